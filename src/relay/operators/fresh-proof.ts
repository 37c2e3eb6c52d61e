import type { FreshProof as GivenProof } from '../../contract/console/people.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { SecurityLog } from '../auth/security-log.ts'
import type { TokenBuckets } from '../limits/token-buckets.ts'
import type { Operator } from './operator.ts'
import type { PersonWays } from './person-ways.ts'

/** Tells whether the person herself is there now and means exactly this. */
export interface FreshProof {
  /**
   * Takes a proof, which works once: a code that was not used before. A wrong proof is recorded with its person.
   * @param digest SHA-256 of what is approved, in hexadecimal
   * @throws Problem `rate-limited` after too many, so that nobody at an open page can try out all codes
   */
  check(operator: Operator, digest: string, proof: GivenProof): Promise<boolean>
}

/** Lists what the check needs. */
export interface FreshProofDeps {
  ways: Pick<PersonWays, 'takeCode'>
  /** False in a demonstration, whose people have no authenticator: there, being signed in is enough. */
  wantsCode: boolean
  buckets: TokenBuckets
  security: SecurityLog
}

const perMinute = 5

/** Creates the check. */
export const createFreshProof = ({ ways, wantsCode, buckets, security }: FreshProofDeps): FreshProof => ({
  async check({ id, login }, digest, { code }) {
    if (!wantsCode) return true
    const { allowed, retryAfterMs } = await buckets.take(`proof:${id}`, perMinute)
    if (!allowed) {
      security.record({ kind: 'approval-refused', actor: login, detail: 'too many codes' })
      throw new Problem('rate-limited', { detail: 'Too many codes. Wait a minute.', retryAfterMs })
    }
    if (await ways.takeCode(id, code)) return true
    security.record({ kind: 'approval-refused', actor: login, detail: `code for ${digest.slice(0, 12)}` })
    return false
  },
})

import type { FreshProof as GivenProof } from '../../../contract/console/people.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { TokenBuckets } from '../../security/rate-limits/token-buckets.ts'
import type { PersonWays } from './credentials.ts'
import type { Operator } from './operator.ts'
import type { KeptSignature, Passkeys } from './passkeys.ts'

/** How a person proved that they are present: `nothing` only in a demonstration, `key` by an API key. */
export type Proven =
  | { by: 'code' | 'provider' | 'nothing' | 'key' }
  | { by: 'passkey'; signature: KeptSignature }

/** Checks that the person is present now and intends exactly this action. */
export interface FreshProof {
  /**
   * Counts an attempt of the person at anything that could be guessed.
   * @throws Problem `rate-limited` after too many, so that no one at an open page can try all codes
   */
  count(operator: Operator): Promise<void>
  /**
   * Verifies a proof, which works once: an unused code, or a signature of one of the person's passkeys over
   * this digest. A wrong or missing one returns undefined, and is recorded with the person.
   * @param digest SHA-256 of the action, in hexadecimal
   * @throws Problem `rate-limited`
   */
  check(operator: Operator, digest: string, proof: GivenProof | undefined): Promise<Proven | undefined>
}

/** Dependencies of the check. */
export interface FreshProofDeps {
  ways: Pick<PersonWays, 'takeCode'>
  passkeys: Pick<Passkeys, 'takeProof'>
  /** False in a demonstration, which requires no proof: there, being signed in is enough. */
  wantsCode: boolean
  buckets: TokenBuckets
  security: SecurityLog
  clock: Clock
}

const perMinute = 5
/** Time for which an authentication at the provider is accepted as proof. */
const providerMs = 5 * 60_000

/** Returns whether a provider whose second factor is accepted has just authenticated the person. */
export const isJustSeen = ({ provenAt }: Operator, now: string): boolean =>
  provenAt !== undefined && Date.parse(provenAt) > Date.parse(now) - providerMs

/** Returns enough of a digest to find its action. */
const nameOf = (digest: string): string => digest.slice(0, 12)

/** Creates the check. */
export function createFreshProof(deps: FreshProofDeps): FreshProof {
  const { ways, passkeys, wantsCode, buckets, security, clock } = deps
  const take = async (operator: Operator, digest: string, proof: GivenProof): Promise<Proven | undefined> => {
    const { id } = operator
    if ('provider' in proof) return isJustSeen(operator, clock()) ? { by: 'provider' } : undefined
    if ('code' in proof) return (await ways.takeCode(id, proof.code)) ? { by: 'code' } : undefined
    const signature = await passkeys.takeProof(id, digest, proof.passkey)
    return signature && { by: 'passkey', signature }
  }
  const count: FreshProof['count'] = async ({ id, login }) => {
    const { allowed, retryAfterMs } = await buckets.take(`proof:${id}`, perMinute)
    if (allowed) return
    security.record({ kind: 'approval-refused', actor: login, detail: 'too many proofs' })
    throw new Problem('rate-limited', { detail: 'Too many tries. Wait a minute.', retryAfterMs })
  }
  return {
    count,
    async check(operator, digest, proof) {
      const { login } = operator
      // A signature is verified in a demonstration as anywhere else.
      if (!wantsCode && !(proof && 'passkey' in proof)) return { by: 'nothing' }
      if (!proof) {
        security.record({ kind: 'approval-refused', actor: login, detail: `no proof for ${nameOf(digest)}` })
        return undefined
      }
      await count(operator)
      const proven = await take(operator, digest, proof)
      if (!proven) {
        const detail = `${Object.keys(proof)[0]} for ${nameOf(digest)}`
        security.record({ kind: 'approval-refused', actor: login, detail })
      }
      return proven
    },
  }
}

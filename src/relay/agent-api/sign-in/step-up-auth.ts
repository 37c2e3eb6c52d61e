import type { FreshProof as GivenProof } from '../../../contract/console/people.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { TokenBuckets } from '../../security/rate-limits/token-buckets.ts'
import type { PersonWays } from './credentials.ts'
import type { Operator } from './operator.ts'
import type { KeptSignature, Passkeys } from './passkeys.ts'

/** How somebody has proven that she is there: `nothing` in a demonstration alone. */
export type Proven = { by: 'code' | 'provider' | 'nothing' } | { by: 'passkey'; signature: KeptSignature }

/** Tells whether the person herself is there now and means exactly this. */
export interface FreshProof {
  /**
   * Counts a try of hers, of whatever could be found by trying.
   * @throws Problem `rate-limited` after too many, so that nobody at an open page can try out all codes
   */
  count(operator: Operator): Promise<void>
  /**
   * Takes a proof, which works once: a code that was not used before, or what a passkey of hers has signed over this
   * digest. A wrong or a missing one gives undefined, and is recorded with its person.
   * @param digest SHA-256 of what is approved, in hexadecimal
   * @throws Problem `rate-limited`
   */
  check(operator: Operator, digest: string, proof: GivenProof | undefined): Promise<Proven | undefined>
}

/** Lists what the check needs. */
export interface FreshProofDeps {
  ways: Pick<PersonWays, 'takeCode'>
  passkeys: Pick<Passkeys, 'takeProof'>
  /** False in a demonstration, whose people need nothing: there, being signed in is enough. */
  wantsCode: boolean
  buckets: TokenBuckets
  security: SecurityLog
  clock: Clock
}

const perMinute = 5
/** A provider's word that it has seen her is good for so long. */
const providerMs = 5 * 60_000

/** Tells whether a provider whose second factor counts has just seen her. */
export const isJustSeen = ({ provenAt }: Operator, now: string): boolean =>
  provenAt !== undefined && Date.parse(provenAt) > Date.parse(now) - providerMs

/** Enough of a digest to find what it was for. */
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
      // What is signed in a demonstration is looked at as anywhere else.
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

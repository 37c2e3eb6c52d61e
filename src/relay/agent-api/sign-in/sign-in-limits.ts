import { Problem } from '../../../contract/primitives/problem.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { RefusalCount } from '../../security/rate-limits/refusal-count.ts'
import type { TokenBuckets } from '../../security/rate-limits/token-buckets.ts'

/**
 * Counts an attempt to sign in: per address and in total, and per name.
 * @param address the visitor's, as `createVisitors` names it
 * @throws Problem `rate-limited`
 */
export type LimitSignIn = (address: string, login?: string) => Promise<void>

/** Dependencies of the sign-in limits, which all relays on one Redis share. */
export interface SignInLimitsDeps {
  limits: Pick<Limits, 'spend'>
  buckets: TokenBuckets
  refusals: RefusalCount
}

/** Attempts per minute for one name, from any address. */
const perName = 10

/** Creates the counter. */
export const createLimitSignIn =
  ({ limits, buckets, refusals }: SignInLimitsDeps): LimitSignIn =>
  async (address, login) => {
    await limits.spend('sign-in', { address })
    if (login === undefined) return
    const { allowed, retryAfterMs } = await buckets.take(`sign-in-as:${login}`, perName)
    if (allowed) return
    refusals.note({ kind: 'limit-refused', detail: 'sign-in by name' })
    throw new Problem('rate-limited', { detail: 'Too many attempts. Wait a minute.', retryAfterMs })
  }

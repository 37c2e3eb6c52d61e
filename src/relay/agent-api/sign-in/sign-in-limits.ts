import { Problem } from '../../../contract/primitives/problem.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import type { RefusalCount } from '../../security/rate-limits/refusal-count.ts'
import type { TokenBuckets } from '../../security/rate-limits/token-buckets.ts'

/**
 * Counts an attempt to sign in: of an address and of all, and for one name.
 * @param address the visitor's, as `createVisitors` names it
 * @throws Problem `rate-limited`
 */
export type LimitSignIn = (address: string, login?: string) => Promise<void>

/** Lists what the limits of signing in need; they are shared by all relays on one Redis. */
export interface SignInLimitsDeps {
  limits: Pick<Limits, 'spend'>
  buckets: TokenBuckets
  refusals: RefusalCount
}

/** Attempts a minute for one name, wherever they come from. */
const perName = 10

/** Creates the counting. */
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

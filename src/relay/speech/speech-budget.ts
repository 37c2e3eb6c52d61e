import { Problem } from '../../contract/primitives/problem.ts'
import type { TokenBuckets } from '../limits/token-buckets.ts'

/** What one visitor, and one address, may spend of voice; a clip that is kept costs nothing. */
export interface SpeechBudget {
  /** @throws Problem `rate-limited` */
  spend(kind: SpeechKind, visitor: Visitor): Promise<void>
}

type SpeechKind = 'speech' | 'transcription' | 'upload'

/** Tells who spends: the session, and the address that it comes from. */
export interface Visitor {
  sessionId: string
  address: string
}

/** A minute's worth; refills evenly. Many people of one bank branch share an address. */
const perMinute = {
  speech: { session: 20, address: 200 },
  transcription: { session: 10, address: 100 },
  upload: { session: 10, address: 100 },
} as const satisfies Record<SpeechKind, { session: number; address: number }>

/** Makes the budgets that each session and each address has for voice, by the minute. */
export function createSpeechBudget(buckets: TokenBuckets): SpeechBudget {
  return {
    async spend(kind, { sessionId, address }) {
      const limits = perMinute[kind]
      const verdicts = [
        await buckets.take(`${kind}:session:${sessionId}`, limits.session),
        await buckets.take(`${kind}:address:${address}`, limits.address),
      ]
      const refused = verdicts.filter(({ allowed }) => !allowed)
      if (refused.length === 0) return
      throw new Problem('rate-limited', {
        detail: 'That was a lot of voice in a short time. Wait a moment, or type.',
        retryAfterMs: Math.max(...refused.map(({ retryAfterMs }) => retryAfterMs)),
      })
    },
  }
}

/**
 * The address a request comes from. Each trusted proxy adds one entry to X-Forwarded-For at its end;
 * what stands before those was written by anybody.
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const address = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return address || socketAddress || 'unknown'
}

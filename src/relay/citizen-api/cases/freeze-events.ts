import type { FreezeEvent } from '../../../contract/chat/chat.ts'

/**
 * Passes on what the owner of a case needs of an order to hold money, and nothing of where the money lies. What
 * has no event or no time is left out.
 */
export function toFreezeEvents(timeline: readonly Record<string, unknown>[]): FreezeEvent[] {
  return timeline.flatMap(({ event, amount, at }) =>
    typeof event === 'string' && typeof at === 'string'
      ? [{ event, ...(typeof amount === 'number' && { amount }), at }]
      : [],
  )
}

import type { FreezeEvent } from '../../../contract/chat/chat.ts'

/**
 * Returns the freeze events that the owner of a case may see, without the place where the money is held.
 * Entries without an event or a time are left out.
 */
export function toFreezeEvents(timeline: readonly Record<string, unknown>[]): FreezeEvent[] {
  return timeline.flatMap(({ event, amount, at }) =>
    typeof event === 'string' && typeof at === 'string'
      ? [{ event, ...(typeof amount === 'number' && { amount }), at }]
      : [],
  )
}

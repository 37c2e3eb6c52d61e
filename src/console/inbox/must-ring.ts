import type { InboxPulse, PresenceState } from '../../contract/console/inbox.ts'

/** What decides on the bell. */
export interface AlarmState extends Pick<InboxPulse, 'waiting' | 'escalated'> {
  /** How many waited when it was looked at last. */
  before: number
  /** Somebody has spoken of danger since it was looked at last. */
  isNewDanger: boolean
  /** Milliseconds since it rang. */
  sinceMs: number
  presence: PresenceState
  isSupervisor: boolean
}

/** It rings again after so long while somebody waits, in milliseconds. */
const againMs = 60_000

/**
 * Tells whether to ring: somebody speaks of danger, also in a chat that is being answered, somebody new waits, or somebody
 * still does after a minute. Whoever is offline hears nothing, but a supervisor hears of danger and of those who wait long.
 */
export function mustRing({
  waiting,
  escalated,
  before,
  isNewDanger,
  sinceMs,
  presence,
  isSupervisor,
}: AlarmState): boolean {
  if (isNewDanger && (presence !== 'offline' || isSupervisor)) return true
  const heard = presence === 'offline' ? (isSupervisor ? escalated : 0) : waiting
  return heard > 0 && ((presence !== 'offline' && waiting > before) || sinceMs >= againMs)
}

import type { InboxPulse, PresenceState } from '../../contract/console/inbox.ts'

/** Inputs of the decision whether to ring. */
export interface AlarmState extends Pick<InboxPulse, 'waiting' | 'escalated'> {
  /** Number of waiting chats at the last check. */
  before: number
  /** A citizen has mentioned danger since the last check. */
  isNewDanger: boolean
  /** Milliseconds since the last ring. */
  sinceMs: number
  presence: PresenceState
  isSupervisor: boolean
}

/** Interval after which it rings again while a chat waits, in milliseconds. */
const againMs = 60_000

/**
 * Returns whether to ring: a citizen mentions danger, even in a chat that is being answered; a new chat
 * waits; or one still waits after a minute. Offline users hear nothing, except that supervisors are alerted
 * to danger and to long waits.
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

import type { SessionResponse } from '../../../contract/chat/chat.ts'
import type { Saved } from './ports.ts'
import type { Action, ChatState, SavedSession, Whose } from './state.ts'

/** Number of missed events above which the page starts from the newest messages instead of catching up. */
const catchUpMax = 200
const freshTail = 60

/** Turns the data stored on the device into the first action. */
export function toRestored({ session, log, outbox }: Saved): Action {
  const snapshot = log && log.chatId === session?.chatId ? log : undefined
  return {
    type: 'restored',
    outbox,
    ...(snapshot && { snapshot }),
    ...(session && { channel: session.channel }),
  }
}

/**
 * Turns an open session into an action: continue from the current state, or start from the newest messages.
 */
export function toOpened(
  state: ChatState,
  answer: SessionResponse,
  resumed: boolean,
): Extract<Action, { type: 'opened' }> {
  const { chatId, channel, lastSeq, report } = answer
  const opened = {
    type: 'opened' as const,
    chatId,
    channel,
    newestSeq: lastSeq,
    ...(report && { report }),
  }
  const behind = lastSeq - state.seq
  if (state.chatId === chatId && behind >= 0 && behind <= catchUpMax) {
    return opened
  }
  // In a new chat the greeting is read out; in a resumed one, the history is not.
  const heardSeq = resumed ? lastSeq : 0
  const fresh = { from: Math.max(0, lastSeq - freshTail), heardSeq }
  return { ...opened, fresh }
}

/**
 * Returns whether two tabs may show the same chat: the same person, equally proven, and not different
 * environments.
 */
export const mayShare = (one: Whose = {}, other: Whose): boolean => mayGoOn(one, other) && mayGoOn(other, one)

/**
 * Returns whether the person on the page may continue the chat on this device. A chat bound to a person is
 * closed to anyone who does not name them, and a proven one to anyone who cannot prove it.
 */
export const mayGoOn = (kept: Whose = {}, comer: Whose): boolean =>
  (!kept.humanUid || kept.humanUid === comer.humanUid) &&
  (!kept.proven || !!comer.proven) &&
  (!kept.env || !comer.env || kept.env === comer.env)

/**
 * Turns another tab's session into an action, so that this tab shows its chat too. Its history arrives as a
 * snapshot.
 */
export function toFollowed(state: ChatState, { chatId, channel }: SavedSession): Action {
  const opened = { type: 'opened', chatId, channel, newestSeq: state.newestSeq } as const
  return state.chatId === chatId ? opened : { ...opened, fresh: { from: 0, heardSeq: 0 } }
}

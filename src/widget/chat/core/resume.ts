import type { HumanRequest, SessionResponse } from '../../../contract/chat/chat.ts'
import type { Saved } from './ports.ts'
import type { Action, ChatState, SavedSession } from './state.ts'

/** Further behind than this, the page starts from the newest messages instead of catching up. */
const catchUpMax = 200
const freshTail = 60

/** What the device has kept, as the first thing that happens to the state. */
export function toRestored({ session, log, outbox }: Saved): Action {
  const snapshot = log && log.chatId === session?.chatId ? log : undefined
  return {
    type: 'restored',
    outbox,
    ...(snapshot && { snapshot }),
    ...(session && { channel: session.channel }),
  }
}

/** An open session: go on from what is here, or start from the newest messages. */
export function toOpened(state: ChatState, answer: SessionResponse, resumed: boolean): Action {
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
  // In a chat that has just begun, the greeting is news; in one that was taken up, the past is not.
  const heardSeq = resumed ? lastSeq : 0
  const fresh = { from: Math.max(0, lastSeq - freshTail), heardSeq }
  return { ...opened, fresh }
}

/** Whether the chat on this device may be shown to whom the host page names. */
export const isSamePerson = (saved: SavedSession | undefined, human: HumanRequest | undefined): boolean =>
  !saved?.humanUid || !human || saved.humanUid === human.humanUid

/** Another tab has a session: this one shows its chat too. What has happened in it comes as a snapshot. */
export function toFollowed(state: ChatState, { chatId, channel }: SavedSession): Action {
  const opened = { type: 'opened', chatId, channel, newestSeq: state.newestSeq } as const
  return state.chatId === chatId ? opened : { ...opened, fresh: { from: 0, heardSeq: 0 } }
}

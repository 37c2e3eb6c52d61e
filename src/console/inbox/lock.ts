import type { InboxRow } from '../../contract/console/inbox.ts'

/** Conditions for the lock in addition to the chat itself. */
export interface LockOptions {
  mayAnswer: boolean
  /** Whether the relay's stream is connected: without it the page may be out of date. */
  isLive: boolean
  isOwner: boolean
}

/** Returns why the signed-in user cannot write to the citizen here; nothing if they can. */
export function lockOf(
  { owner, state }: Pick<InboxRow, 'owner' | 'state'>,
  { mayAnswer, isLive, isOwner }: LockOptions,
): string {
  if (!mayAnswer) return 'Your role reads this chat, and does not answer in it.'
  if (!isLive) return 'The connection is lost. What you see may be old, so nothing is sent.'
  if (isOwner) return ''
  if (owner) return `${owner.firstName} has this chat. You can leave a note.`
  return state === 'queued' ? 'Take the chat to write in it.' : 'The assistant has this chat.'
}

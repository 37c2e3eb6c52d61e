import type { InboxRow } from '../../contract/console/inbox.ts'

/** What decides on the lock besides the chat itself. */
export interface LockOptions {
  mayAnswer: boolean
  /** Whether the relay's stream is there: without it the page may be behind. */
  isLive: boolean
  isOwner: boolean
}

/** Says why nobody can write to the citizen here; nothing when the person who is signed in can. */
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

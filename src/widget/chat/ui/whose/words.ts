import type { ChatState } from '../../core/state.ts'

/** Tells whether she has said anything in the chat; undefined until the page has what the relay has. */
export function hasHerWords({
  phase,
  messages,
  outbox,
  earlier,
  seq,
  newestSeq,
}: ChatState): boolean | undefined {
  if (outbox.length > 0 || messages.some(({ author }) => author.kind === 'visitor')) return true
  return phase === 'open' && seq >= newestSeq ? earlier !== 'none' : undefined
}

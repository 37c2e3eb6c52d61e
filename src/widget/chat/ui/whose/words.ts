import type { ChatState } from '../../core/state.ts'

/**
 * Returns whether the citizen has said anything in the chat; undefined until the page has caught up with the
 * relay.
 */
export function hasOwnWords({
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

import type { ChatMessage } from '../../../contract/chat/chat.ts'
import type { Progress } from './state.ts'

/**
 * Holds what the page itself has answered while there was no network. Computed from the unsent messages,
 * stored nowhere, and gone as soon as the relay's own messages are there.
 */
export interface Local {
  /** The first words of a chat that the relay does not know yet. */
  opening: readonly ChatMessage[]
  /** The answers to each of her messages, by its `clientId`. */
  after: ReadonlyMap<string, readonly ChatMessage[]>
  progress?: Progress
}

/** Is the state in which the page has answered nothing. */
export const nothingLocal: Local = { opening: [], after: new Map() }

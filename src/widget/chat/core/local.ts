import type { ChatMessage } from '../../../contract/chat/chat.ts'
import type { Progress } from './state.ts'

/**
 * Answers that the page itself gave while offline. Computed from the unsent messages, never stored, and
 * discarded as soon as the relay's own messages arrive.
 */
export interface Local {
  /** The opening messages of a chat that the relay does not know yet. */
  opening: readonly ChatMessage[]
  /** The answers to each of the citizen's messages, by its `clientId`. */
  after: ReadonlyMap<string, readonly ChatMessage[]>
  progress?: Progress
}

/** State in which the page has answered nothing. */
export const nothingLocal: Local = { opening: [], after: new Map() }

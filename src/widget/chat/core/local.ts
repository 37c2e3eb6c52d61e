import type { ChatMessage } from '../../../contract/chat/chat.ts'
import type { Progress } from './state.ts'

/**
 * What the page itself has answered while there was no network. It is worked out from what waits to be
 * sent, kept nowhere, and gone as soon as the relay's own messages are there.
 */
export interface Local {
  /** The first words of a chat that the relay does not know yet. */
  opening: readonly ChatMessage[]
  /** By the `clientId` of her message that they answer. */
  after: ReadonlyMap<string, readonly ChatMessage[]>
  progress?: Progress
}

export const nothingLocal: Local = { opening: [], after: new Map() }

import type { PageMessage } from '../bridge/bridge.ts'

type DetailOf<T extends PageMessage['type']> = Omit<Extract<PageMessage, { type: T }>, 'type'>

/** Names of the events that `on` accepts, and the detail passed to a listener of each. */
export interface WidgetEvents {
  /** The chat in the panel can be used. Emitted again when the chat page has been reloaded. */
  ready: DetailOf<'ready'>
  /** The panel has opened. */
  open: DetailOf<'close'>
  /** The panel has closed. */
  close: DetailOf<'close'>
  /** A message was added: by whom and when (ISO instant, UTC). Never includes its content. */
  message: DetailOf<'message'>
  /** The number of messages that arrived while the panel was closed has changed. */
  unread: DetailOf<'unread'>
  /** A case was created or has changed. */
  case: DetailOf<'case'>
  /**
   * The chat cannot be used, or the relay refused something. `code` is `unreachable` if the chat page could
   * not be loaded, otherwise one of the relay's problem codes, such as `channel-not-found`.
   */
  error: DetailOf<'error'>
}

/** Name of an event. */
export type EventName = keyof WidgetEvents

/** Function that is called on an event. */
export type Listener<E extends EventName> = (detail: WidgetEvents[E]) => void

/** Function that notifies every listener of an event. */
export type Emit = <E extends EventName>(event: E, detail: WidgetEvents[E]) => void

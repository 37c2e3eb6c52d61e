import type { PageMessage } from '../bridge/bridge.ts'

type DetailOf<T extends PageMessage['type']> = Omit<Extract<PageMessage, { type: T }>, 'type'>

/** What `on` listens to, and what its listener is given. */
export interface WidgetEvents {
  /** The chat in the panel can be used. Comes again when the chat page was loaded again. */
  ready: DetailOf<'ready'>
  open: DetailOf<'close'>
  close: DetailOf<'close'>
  /** A message was added: by whom and when (ISO instant, UTC). Never what it says. */
  message: DetailOf<'message'>
  /** How many messages came while the panel was closed. */
  unread: DetailOf<'unread'>
  /** A case was made or has changed. */
  case: DetailOf<'case'>
  /** `code` is a problem code of the relay, or `unreachable` when the chat page did not load. */
  error: DetailOf<'error'>
}
export type EventName = keyof WidgetEvents
export type Listener<E extends EventName> = (detail: WidgetEvents[E]) => void
export type Emit = <E extends EventName>(event: E, detail: WidgetEvents[E]) => void

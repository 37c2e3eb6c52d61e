/**
 * The protocol between the customer's page (the loader) and the chat page in its frame.
 *
 * The chat page greets its parent once it is listening. The loader answers with one end of a MessageChannel,
 * addressed to the relay's exact origin. From then on both use only that channel. No token, text or
 * transcript ever crosses it, because any script of the customer's page can read its messages.
 */

/** `panel` opens above the launcher, or fills a small screen; `inline` fills a container on the page. */
type EmbedMode = 'panel' | 'inline'
/** Theme of the chat page; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

/**
 * Identity of the person who is chatting: the customer's id for them, and the hash that proves it if the site
 * can provide one.
 */
export interface HumanClaim {
  humanUid: string
  humanHash?: string | undefined
}

/**
 * States who is chatting. `null` signs out the person who was named before; `false` also clears the device if
 * no one was named.
 */
export interface Naming {
  humanUid: string | null | false | undefined
  humanHash?: string | undefined
}

/** Message from the loader to the chat page. */
export type HostMessage =
  /** The first message on every connection. `locale` and `theme` are in the URL of the chat page. */
  | ({
      type: 'init'
      mode: EmbedMode
      env?: string | undefined
    } & Partial<Naming>)
  | ({ type: 'human' } & Naming)
  /**
   * The chat is on screen; `full` if it fills a small one. With `focus` the composer takes the focus; without
   * it, the visitor is busy elsewhere on the customer's page. Sent again when `full` changes.
   */
  | { type: 'opened'; full: boolean; focus: boolean }
  | { type: 'closed' }

/** Message from the chat page to the loader. */
export type PageMessage =
  /** The chat can be used: it is drawn, and its session is open or waiting for the network. */
  | { type: 'ready' }
  /** The visitor closed the panel (button or Escape). */
  | { type: 'close' }
  /** Number of messages that arrived while the panel was closed; 0 once they have been seen. */
  | { type: 'unread'; count: number }
  /** A message was added. `at` is an ISO instant in UTC. */
  | { type: 'message'; author: 'visitor' | 'bot' | 'agent'; at: string }
  | { type: 'case'; caseId: string }
  /** `code` is a problem code of the relay, such as `channel-not-found`. */
  | { type: 'error'; code: string }
  /** The enlarged panel on a desktop, on or off. */
  | { type: 'enlarge'; on: boolean }

/** The full text of the greeting, in both directions. */
const greeting = 'parley'

/**
 * Connects the loader: answers a `message` event if it is the greeting of the chat page in `frame`. A
 * reloaded chat page sends the greeting again, and the newest connection replaces the earlier one.
 *
 * @param origin origin of the relay; a document of any other origin in the frame gets no answer.
 * @returns the port to the chat page: `HostMessage` out (`init` first), `PageMessage` in.
 */
export function connectHost(event: MessageEvent, frame: HTMLIFrameElement, origin: string) {
  if (event.source !== frame.contentWindow || event.origin !== origin || event.data !== greeting) return
  const channel = new MessageChannel()
  ;(event.source as Window).postMessage(greeting, origin, [channel.port2])
  return channel.port1
}

interface PageOptions {
  onMessage(message: HostMessage): void
  /** The page's window; tests pass their own. */
  view?: Window
}

/** The chat page's end of the connection. */
export interface PageEnd {
  /** False on the full page: `send` does nothing there, and no message ever arrives. */
  embedded: boolean
  /** Sends immediately, or as soon as the loader has answered, in order. */
  send(message: PageMessage): void
  close(): void
}

/**
 * Greets the embedding page and accepts the first port that it answers with. Call it when ready to listen.
 */
export function connectPage({ onMessage, view = window }: PageOptions): PageEnd {
  const host = view.parent
  if (host === view) return { embedded: false, send: () => {}, close: () => {} }
  let port: MessagePort | undefined
  const waiting: PageMessage[] = []
  const onAnswer = (event: MessageEvent) => {
    const [given] = event.ports
    if (event.source !== host || event.data !== greeting || !given) return
    view.removeEventListener('message', onAnswer)
    port = given
    port.onmessage = ({ data }) => isHostMessage(data) && onMessage(data)
    for (const message of waiting.splice(0)) port.postMessage(message)
  }
  view.addEventListener('message', onAnswer)
  // The page cannot know its parent's origin; the greeting contains no information.
  host.postMessage(greeting, '*')
  return {
    embedded: true,
    send: (message) => {
      if (port) port.postMessage(message)
      else waiting.push(message)
    },
    close: () => {
      view.removeEventListener('message', onAnswer)
      port?.close()
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isUid = (value: unknown) => value === null || value === false || isTextOrAbsent(value)
const isTextOrAbsent = (value: unknown) => value === undefined || isText(value)

type Fields = Record<string, unknown>

/** Validates the fields of each message, because any script of the customer's page can imitate the loader. */
const hostChecks = {
  init: (m) =>
    (m.mode === 'panel' || m.mode === 'inline') &&
    [m.humanHash, m.env].every(isTextOrAbsent) &&
    isUid(m.humanUid),
  human: (m) => m.humanUid !== undefined && isUid(m.humanUid) && isTextOrAbsent(m.humanHash),
  opened: (m) => typeof m.full === 'boolean' && typeof m.focus === 'boolean',
  closed: () => true,
} satisfies Record<HostMessage['type'], (message: Fields) => boolean>

function isHostMessage(data: unknown): data is HostMessage {
  if (typeof data !== 'object' || data === null) return false
  const fields = data as Fields
  const known = Object.keys(hostChecks).includes(String(fields.type))
  return known && hostChecks[fields.type as HostMessage['type']](fields)
}

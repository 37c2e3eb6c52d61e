import type { Challenge } from '../../../contract/chat/challenge.ts'
import type {
  CaseView,
  ChatEvent,
  FeedbackRequest,
  HistoryResponse,
  HumanRequest,
  MessageRequest,
  MessageResponse,
  SessionRequest,
  SessionResponse,
  TransientEvent,
} from '../../../contract/chat/chat.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { OutboxItem, SavedSession, Snapshot, TabNews } from './state.ts'

/** An item of the event stream; `alive` is any sign of life without content. */
export type StreamItem = ChatEvent | Exclude<TransientEvent, { type: 'citizen-typing' }> | { type: 'alive' }

/** Where to start listening, and until when. */
export interface ListenOptions {
  token: string
  /** Only events with a greater sequence number. */
  after: number
  signal: AbortSignal
}

/** Calls the relay. Every call rejects with a {@link TransportError} on failure. */
export interface Transport {
  /** Calls `onChallenge` if the relay first requires some work from the device, which takes seconds. */
  openSession(request: SessionRequest, onChallenge?: () => void): Promise<SessionResponse>
  /** Reads server-sent events; ends when the relay closes the stream. */
  stream(options: ListenOptions): AsyncIterable<StreamItem>
  /** Makes one long poll: resolves with what has happened since `after`, possibly nothing. */
  poll(options: ListenOptions & { waitSeconds: number }): Promise<readonly StreamItem[]>
  send(token: string, message: MessageRequest): Promise<MessageResponse>
  /** Reports that the citizen is typing, to the agent who has the chat. */
  sayTyping(token: string): Promise<unknown>
  history(token: string, query: { before: number; limit: number }): Promise<HistoryResponse>
  /** Resolves with the session that replaces this one, if the relay provides one. */
  setHuman(token: string, human: HumanRequest): Promise<SessionResponse | undefined>
  /** Ends the sessions of this device in the chat. */
  signOut(token: string): Promise<unknown>
  cases(token: string): Promise<readonly CaseView[]>
  sendFeedback(token: string, feedback: FeedbackRequest): Promise<unknown>
  /** Fetches a file that the citizen may save. */
  file(token: string, name: FileName, what: FileChoice): Promise<Blob>
  erase(token: string): Promise<unknown>
}

/** Name of a call that answers with a file. */
export type FileName = 'getTranscript' | 'getCaseReport'

/** Selects the file: which case, or which format. */
export interface FileChoice {
  id?: string
  query?: { format: 'text' | 'html' }
}

/**
 * Error that explains why a call failed. `code` is the relay's problem code, or one of ours for a call that
 * never reached it.
 */
export class TransportError extends Error {
  // Declared, and assigned below: class field initialisers would make a phone download helpers that it does
  // not need.
  declare readonly code: string
  /** HTTP status; 0 if there was no response. */
  declare readonly status: number
  declare readonly retryAfterMs: number | undefined
  /** The challenge to solve before the call is repeated. */
  declare readonly challenge: Challenge | undefined

  constructor(code: string, status = 0, retryAfterMs?: number, challenge?: Challenge) {
    super(code)
    this.name = 'TransportError'
    this.code = code
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.challenge = challenge
  }
}

/** Returns whether the same call may succeed later without any change. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof TransportError) ||
  error.status === 0 ||
  error.status >= 500 ||
  transientStatuses.has(error.status)

const transientStatuses: ReadonlySet<number> = new Set([408, 425, 429])

/** Data of a chat that is stored on the device. */
export interface Saved {
  session?: SavedSession | undefined
  log?: Snapshot | undefined
  outbox: readonly OutboxItem[]
}

/** Stores what outlives the page. Never rejects: a device that cannot store forgets. */
export interface Store {
  load(): Promise<Saved>
  saveSession(session: SavedSession): Promise<void>
  saveLog(log: Snapshot): Promise<void>
  putItem(item: OutboxItem): Promise<void>
  removeItem(clientId: string): Promise<void>
  /** Deletes everything of this channel; with `forGood`, nothing is stored afterwards. */
  clear(forGood?: boolean): Promise<void>
}

/** Reports whether the device believes that it is online. */
export interface Network {
  online(): boolean
  /** Calls back when the network comes or goes, or the page becomes visible again. */
  onChange(listener: () => void): () => void
}

/** Connects the tabs of the same channel on this device. */
export interface Tabs {
  /** Resolves once this tab leads: it alone sends and listens. Never resolves if the signal aborts first. */
  lead(signal: AbortSignal): Promise<void>
  tell(news: TabNews): void
  onNews(listener: (news: TabNews) => void): () => void
}

/** Resolves after `ms`, or as soon as the signal aborts. Never rejects. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** Asks the citizen the next question while offline; see `offline/`. */
export interface LocalDialog {
  /** Returns the step that the citizen's next answer belongs to, if the question was asked on this device. */
  step(): string | undefined
}

/** Dependencies of the core. */
export interface ChatDeps {
  transport: Transport
  store: Store
  network: Network
  tabs: Tabs
  clock: Clock
  ids: Ids
  sleep: Sleep
  /** A number in [0, 1). */
  random: () => number
}

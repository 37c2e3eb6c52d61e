import type {
  CaseView,
  ChannelInfo,
  ChatEvent,
  ChatMessage,
  MessageRequest,
} from '../../../contract/chat/chat.ts'
import type { ReportPlace } from '../../../contract/chat/report-outline.ts'

/** The session as stored on this device. */
export interface SavedSession {
  token: string
  expiresAt: string
  chatId: string
  channel: ChannelInfo
  /** The uid that the host claimed, so that another person's chat is never resumed. */
  humanUid?: string | undefined
  /** The environment that the host named, for the same reason. */
  env?: string | undefined
  /**
   * Whether a proof shows that the chat belongs to the citizen, so that they need not be asked who wrote it.
   */
  proven?: boolean | undefined
}

/** Progress of the report: question `step` of `of`; `of` is 0 if no report is in progress. */
export interface Progress {
  step: number
  of: number
}

/** A message of the citizen's that the relay has not yet echoed. */
export interface OutboxItem {
  request: MessageRequest
  /** ISO instant; determines the sending order. */
  at: string
  /** The last event when the message was written; a failed message is shown after it. */
  afterSeq: number
  status: 'waiting' | 'sent' | 'failed'
  /** Set if the message begins a chat that has no session yet, in this language. */
  begins?: { locale?: string }
  /** Its sequence number, once the relay has accepted it. */
  seq?: number
  /** Problem code, if `status` is `failed`. */
  code?: string
}

type Phase =
  /** Reading what is stored on the device. */
  | 'loading'
  /** No session yet; what is stored on the device is shown. */
  | 'opening'
  | 'open'
  /** The relay refused permanently; see `refusal`. */
  | 'refused'
  /** The citizen has erased the chat, or another person has come to this device. */
  | 'ended'

/** State of the connection to the relay; `checking` while the device works on a challenge. */
export type Connection = 'connecting' | 'checking' | 'live' | 'retrying' | 'offline'

/** Whether there are messages before the oldest one here. */
type Earlier = 'none' | 'some' | 'loading' | 'failed'

/** Everything that the views may know. Changed only by {@link reduce}. */
export interface ChatState {
  phase: Phase
  /** Problem code of a refusal. */
  refusal?: string
  /** Whether the ended chat was erased here and on the relay. */
  isErased?: boolean | undefined
  connection: Connection
  chatId?: string
  channel?: ChannelInfo | undefined
  /** Number of the last event applied. */
  seq: number
  /** Number of the relay's last event when the session was opened. */
  newestSeq: number
  /** In order of their sequence numbers, without duplicates. */
  messages: readonly ChatMessage[]
  earlier: Earlier
  outbox: readonly OutboxItem[]
  typing: boolean
  progress: Progress
  /** The state of the citizen's report as the relay last reported it. */
  report?: ReportPlace
  /** The citizen's cases in this chat, oldest first. */
  caseIds: readonly string[]
  /** Grows with every change of a case; the cases are then requested again. */
  caseNews: number
  /** The citizen's cases as the relay last reported them. */
  cases: readonly CaseView[]
  /** Messages up to this sequence number are history and are not read out. */
  heardSeq: number
  /**
   * Whether the host page can prove who the citizen is, but someone else may have written the earlier
   * messages.
   */
  asksWhose: boolean
}

/** State before anything is known. */
export const initialState: ChatState = {
  phase: 'loading',
  connection: 'connecting',
  seq: 0,
  newestSeq: 0,
  messages: [],
  earlier: 'none',
  outbox: [],
  typing: false,
  progress: { step: 0, of: 0 },
  caseIds: [],
  caseNews: 0,
  cases: [],
  heardSeq: 0,
  asksWhose: false,
}

/** The part of the state that is stored on the device or passed between tabs. */
export type Snapshot = Pick<ChatState, 'seq' | 'messages' | 'progress' | 'caseIds' | 'earlier' | 'report'> & {
  chatId: string
}

/** Everything that can happen to the state. */
export type Action =
  | { type: 'restored'; snapshot?: Snapshot; channel?: ChannelInfo; outbox: readonly OutboxItem[] }
  /**
   * With `fresh`, the current messages belong to another chat or are too old to catch up: the chat starts
   * after `fresh.from`.
   */
  | {
      type: 'opened'
      chatId: string
      channel: ChannelInfo
      newestSeq: number
      report?: ReportPlace
      fresh?: { from: number; heardSeq: number }
    }
  | { type: 'snapshot'; snapshot: Snapshot }
  /** Known without a session. */
  | { type: 'channel'; channel: ChannelInfo }
  | { type: 'report'; report: ReportPlace }
  | { type: 'refused'; code: string }
  | { type: 'connection'; connection: Connection }
  | { type: 'event'; event: ChatEvent }
  | { type: 'typing'; on: boolean }
  | { type: 'cases'; cases: readonly CaseView[] }
  | { type: 'outbox'; item: OutboxItem }
  | { type: 'outbox-removed'; clientId: string }
  | { type: 'earlier'; messages: readonly ChatMessage[]; more: boolean }
  | { type: 'earlier-state'; earlier: Earlier }
  | { type: 'trimmed'; keep: number }
  | { type: 'whose'; asks: boolean }
  /** With `isLeft`, the person whom the host named has left this device. */
  | { type: 'ended'; isErased?: boolean; isLeft?: boolean }

/**
 * Owner of a chat: the person, whether they are proven, and the environment, as far as a host has named them.
 */
export type Whose = Pick<SavedSession, 'humanUid' | 'env' | 'proven'>

/** Message from one tab to the others, with the owner of its chat. */
export type TabNews = { of?: Whose } & (
  | { type: 'action'; action: Action }
  | { type: 'session'; session: SavedSession }
  /** Asks the leader for its whole state, and ends the chat of any other person. */
  | { type: 'hello' }
)

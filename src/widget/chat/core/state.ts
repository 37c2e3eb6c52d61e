import type {
  CaseView,
  ChannelInfo,
  ChatEvent,
  ChatMessage,
  MessageRequest,
} from '../../../contract/chat/chat.ts'
import type { ReportPlace } from '../../../contract/chat/report-outline.ts'

/** Holds the session as this device keeps it. */
export interface SavedSession {
  token: string
  expiresAt: string
  chatId: string
  channel: ChannelInfo
  /** The uid that the host claimed, so that another person's chat is never resumed. */
  humanUid?: string | undefined
  /** The environment that the host named, for the same reason. */
  env?: string | undefined
  /** Whether the chat is hers by a proof, so that she need not be asked whose words it holds. */
  proven?: boolean | undefined
}

/** Tells how far the report is: question `step` of `of`; `of` is 0 when no report is in progress. */
export interface Progress {
  step: number
  of: number
}

/** Holds a message of hers that the relay has not yet echoed. */
export interface OutboxItem {
  request: MessageRequest
  /** ISO instant; the order of sending. */
  at: string
  /** The last event when she wrote it; a failed message is shown after it. */
  afterSeq: number
  status: 'waiting' | 'sent' | 'failed'
  /** Set when the message begins a chat that has no session yet, in this language. */
  begins?: { locale?: string }
  /** Its sequence number, once the relay has taken it. */
  seq?: number
  /** Problem code, when `status` is `failed`. */
  code?: string
}

type Phase =
  /** Reading what the device has kept. */
  | 'loading'
  /** No session yet; what the device has kept is shown. */
  | 'opening'
  | 'open'
  /** The relay said no for good; see `refusal`. */
  | 'refused'
  /** She has erased the chat, or somebody else has come to this device. */
  | 'ended'

/** Names the state of the connection to the relay; `checking` while the device works on a challenge. */
export type Connection = 'connecting' | 'checking' | 'live' | 'retrying' | 'offline'

/** Whether there are messages before the oldest one here. */
type Earlier = 'none' | 'some' | 'loading' | 'failed'

/** Holds everything that the views may know. Changed only by {@link reduce}. */
export interface ChatState {
  phase: Phase
  /** Problem code of a refusal. */
  refusal?: string
  /** What has ended is erased here and at the relay. */
  isErased?: boolean | undefined
  connection: Connection
  chatId?: string
  channel?: ChannelInfo | undefined
  /** Number of the last event applied. */
  seq: number
  /** Number of the relay's last event when the session was opened. */
  newestSeq: number
  /** In order of their numbers, without duplicates. */
  messages: readonly ChatMessage[]
  earlier: Earlier
  outbox: readonly OutboxItem[]
  typing: boolean
  progress: Progress
  /** The state of her report as the relay last told it. */
  report?: ReportPlace
  /** Her cases in this chat, oldest first. */
  caseIds: readonly string[]
  /** Grows with every change of a case; then they are asked for again. */
  caseNews: number
  /** Her cases as the relay last told them. */
  cases: readonly CaseView[]
  /** Messages up to this number are history, and not read out. */
  heardSeq: number
  /** The host page can prove who she is, and what was said before that may not be hers. */
  asksWhose: boolean
}

/** Is the state before anything is known. */
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

/** Holds the part of the state that the device keeps, or another tab hands over. */
export type Snapshot = Pick<ChatState, 'seq' | 'messages' | 'progress' | 'caseIds' | 'earlier' | 'report'> & {
  chatId: string
}

/** Describes everything that can happen to the state. */
export type Action =
  | { type: 'restored'; snapshot?: Snapshot; channel?: ChannelInfo; outbox: readonly OutboxItem[] }
  /**
   * With `fresh`, the present messages belong to another chat, or are too old to catch up: it starts after
   * `fresh.from`.
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
  /** With `isLeft`, the person whom the host has named has left this device. */
  | { type: 'ended'; isErased?: boolean; isLeft?: boolean }

/** Says whose a chat is: the person, whether they are proven, and the environment, as far as a host has named them. */
export type Whose = Pick<SavedSession, 'humanUid' | 'env' | 'proven'>

/** Describes what one tab tells the others, and of whose chat. */
export type TabNews = { of?: Whose } & (
  | { type: 'action'; action: Action }
  | { type: 'session'; session: SavedSession }
  /** Asks the leader for all of it, and ends the chat of anybody else. */
  | { type: 'hello' }
)

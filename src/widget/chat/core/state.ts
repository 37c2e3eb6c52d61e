import type {
  CaseView,
  ChannelInfo,
  ChatEvent,
  ChatMessage,
  MessageRequest,
} from '../../../contract/chat/chat.ts'
import type { ReportPlace } from '../../../contract/chat/report-outline.ts'

/** The session as this device keeps it. */
export interface SavedSession {
  token: string
  expiresAt: string
  chatId: string
  channel: ChannelInfo
  /** The uid that the host claimed, so that another person's chat is never gone on with. */
  humanUid?: string
}

/** Question `step` of `of`; `of` 0 when no report is under way. */
export interface Progress {
  step: number
  of: number
}

/** A message of hers that the relay has not yet told back to us. */
export interface OutboxItem {
  request: MessageRequest
  /** ISO instant; the order of sending. */
  at: string
  /** What the chat had reached when she wrote it: the place where a failed one is shown. */
  afterSeq: number
  status: 'waiting' | 'sent' | 'failed'
  /** It is to begin a chat, in this language, for which there has been no session yet. */
  begins?: { locale?: string }
  /** Its number, once the relay has taken it. */
  seq?: number
  /** Problem code of a failed one. */
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
  /** She has erased the chat. */
  | 'ended'

export type Connection = 'connecting' | 'live' | 'retrying' | 'offline'

/** What is known of the messages before the oldest one here. */
type Earlier = 'none' | 'some' | 'loading' | 'failed'

/** Everything that the views may know. Changed by {@link reduce} alone. */
export interface ChatState {
  phase: Phase
  /** Problem code of a refusal. */
  refusal?: string
  connection: Connection
  chatId?: string
  channel?: ChannelInfo
  /** The last event applied. */
  seq: number
  /** The last event that the relay had when the session was opened. */
  newestSeq: number
  /** By sequence, without doubles. */
  messages: readonly ChatMessage[]
  earlier: Earlier
  outbox: readonly OutboxItem[]
  typing: boolean
  progress: Progress
  /** Where her report stood when the relay last told. */
  report?: ReportPlace
  /** Her cases in this chat, oldest first. */
  caseIds: readonly string[]
  /** Grows with every change of a case; then they are asked for again. */
  caseNews: number
  /** Her cases as the relay last told them. */
  cases: readonly CaseView[]
  /** Messages up to here are history: they are not read out. */
  heardSeq: number
}

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
}

/** The part of the state that the device keeps or another tab hands over. */
export type Snapshot = Pick<ChatState, 'seq' | 'messages' | 'progress' | 'caseIds' | 'earlier' | 'report'> & {
  chatId: string
}

/** Everything that can happen to the state. */
export type Action =
  | { type: 'restored'; snapshot?: Snapshot; channel?: ChannelInfo; outbox: readonly OutboxItem[] }
  /** With `fresh`, what was here is another chat, or too old to catch up: it starts after `fresh.from`. */
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
  | { type: 'ended' }

/** What one tab tells the others. */
export type TabNews =
  | { type: 'action'; action: Action }
  | { type: 'session'; session: SavedSession }
  /** Asks the leader for all of it. */
  | { type: 'hello' }

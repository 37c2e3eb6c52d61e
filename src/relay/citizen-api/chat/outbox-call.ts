import type { DialogInput } from '../../../assistant/dialog/model/types.ts'
import type { PushNotice } from '../../../contract/chat/push.ts'
import type { ScamReport } from '../../../contract/chat/scam-report.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { IntakeBody } from '../../gateway/upstream/trust-layer.ts'
import type { CaseLink } from '../cases/case-links.ts'
import type { ChatFeedback, ChatName, PlatformAnswer } from '../channels/platform-chat.ts'
import type { OutgoingSay } from '../channels/send-message.ts'
import type { NewEvent } from './chat-events.ts'
import type { Chat } from './chats.ts'

/**
 * A call as it waits in the outbox. Identifiers are hashed, except for contact details and the report itself.
 */
export type OutboxCall =
  | { kind: 'create-case'; intake: IntakeBody; lastDigits?: string }
  | { kind: 'get-case'; caseId: string; citizenRef: string }
  /** `caseId` may be the short number. */
  | { kind: 'find-case'; caseId: string; lastDigits: string }
  | { kind: 'send-report'; caseId: string; citizenRef: string; report: ScamReport }
  | { kind: 'hand-over'; reason: 'asked' | 'danger' }
  /** Also when she erases the chat. */
  | { kind: 'stop-news'; cases: readonly CaseLink[] }
  /** Caused by her message to the platform's own bot or agents, not by the dialogue. */
  | { kind: 'send-message'; say: OutgoingSay }
  /** Caused by her rating or erasing a chat with the platform's own bot or agents, not by the dialogue. */
  | ({ kind: 'send-feedback' } & ChatFeedback)
  | ({ kind: 'erase-chat' } & ChatName)
  /** A person's message to the citizen, on a channel of the platform. */
  | ({ kind: 'answer-chat' } & PersonsAnswer)
  /** Caused by a change in the trust layer, not by the dialogue. */
  | { kind: 'watch-case'; caseId: string; citizenRef: string }
  /** Caused by a notification of the trust layer, not by the dialogue. */
  | { kind: 'tell'; text: string }
  /** To her devices, where the page may be closed. */
  | { kind: 'push'; notice: PushNotice }

/** What a person says on a channel of the platform, in the epoch in which the chat was hers. */
export interface PersonsAnswer extends PlatformAnswer {
  personId: string
  clientId: string
  epoch: number
}

/** Holds a row of the outbox. Its id is the idempotency key of its call. */
export interface OutboxRow {
  id: string
  chat_id: string
  kind: string
  sealed: string
  attempts: number
  /** Until when the call is claimed: as long as the row says so, nobody else has it. */
  next_at: string | null
  created_at: string
}

/**
 * Applies the answer of a call, in the transaction that ends the call: it may change tables, and returns what
 * the dialogue is told (nothing when there is no news) and what the chat records.
 */
export type Settle = ((
  trx: Db,
  chat: Chat,
) => Promise<{ input?: DialogInput; events?: readonly NewEvent[] }>) & {
  /** Runs in its place when she has erased the chat while the call was under way. */
  whenErased?: (trx: Db) => Promise<void>
}

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

/** A call in the outbox. Identifiers are hashed, except for contact details and the report itself. */
export type OutboxCall =
  | { kind: 'create-case'; intake: IntakeBody; lastDigits?: string }
  | { kind: 'get-case'; caseId: string; citizenRef: string }
  /** `caseId` may be the short number. */
  | { kind: 'find-case'; caseId: string; lastDigits: string }
  | { kind: 'send-report'; caseId: string; citizenRef: string; report: ScamReport }
  | { kind: 'add-note'; caseId: string; citizenRef: string; note: string }
  | { kind: 'hand-over'; reason: 'asked' | 'danger' }
  /** Also enqueued when the citizen erases the chat. */
  | { kind: 'stop-news'; cases: readonly CaseLink[] }
  /** Caused by the citizen's message to the platform's own bot or agents, not by the dialogue. */
  | { kind: 'send-message'; say: OutgoingSay }
  /**
   * Caused when the citizen rates or erases a chat with the platform's own bot or agents, not by the
   * dialogue.
   */
  | ({ kind: 'send-feedback' } & ChatFeedback)
  | ({ kind: 'erase-chat' } & ChatName)
  /** An agent's message to the citizen, on a channel of the platform. */
  | ({ kind: 'answer-chat' } & PersonsAnswer)
  /** Caused by a change in the trust layer, not by the dialogue. */
  | { kind: 'watch-case'; caseId: string; citizenRef: string }
  /** Caused by a notification of the trust layer, not by the dialogue. */
  | { kind: 'tell'; text: string }
  /** Push notification to the citizen's devices, in case the page is closed. */
  | { kind: 'push'; notice: PushNotice }

/**
 * An agent's message on a channel of the platform. `epoch` identifies the period in which the agent had the
 * chat.
 */
export interface PersonsAnswer extends PlatformAnswer {
  personId: string
  clientId: string
  epoch: number
}

/** Row of the outbox. Its id is the idempotency key of its call. */
export interface OutboxRow {
  id: string
  chat_id: string
  kind: string
  sealed: string
  attempts: number
  /**
   * When the call is due, or when its claim expires: until then, no other process takes it. Null when it is
   * done.
   */
  next_at: string | null
  created_at: string
}

/**
 * Applies the response of a call, in the transaction that ends the call. It may change tables. It returns the
 * input for the dialogue (none if there is no news) and the events for the chat.
 */
export type Settle = ((
  trx: Db,
  chat: Chat,
) => Promise<{ input?: DialogInput; events?: readonly NewEvent[] }>) & {
  /** Runs instead if the citizen has erased the chat while the call was running. */
  whenErased?: (trx: Db) => Promise<void>
}

import type { ChatsTables } from './chats.ts'
import type { PeopleTables } from './people.ts'
import type { PlatformTables } from './platform.ts'
import type { VoiceTables } from './voice.ts'

/** Instants are ISO strings in UTC, JSON is text, booleans are 0 and 1: the same in both databases. */
interface RelayTables {
  chat: ChatTable
  chat_event: ChatEventTable
  dialog: DialogTable
  session: SessionTable
  outbox: OutboxTable
  chat_case: ChatCaseTable
  case_opening: CaseOpeningTable
  hand_over: HandOverTable
  webhook_event: WebhookEventTable
  chat_link: ChatLinkTable
  feedback: FeedbackTable
  api_key: ApiKeyTable
}

export interface Tables extends RelayTables, PlatformTables, VoiceTables, PeopleTables, ChatsTables {}

export interface ChatTable {
  id: string
  gw_id: string
  lang: string
  human_uid: string | null
  /** 1 when the uid came with a valid hash. */
  human_verified: number
  last_seq: number
  created_at: string
}

interface ChatEventTable {
  chat_id: string
  seq: number
  type: string
  /** The event as JSON, without what stands in the other columns. */
  body: string
  /** Of a message. */
  message_id: string | null
  /** Of a visitor's message; unique in a chat. */
  client_id: string | null
  at: string
}

interface DialogTable {
  chat_id: string
  /** For people who look; the whole state is in `sealed`. */
  step: string
  /** The state, encrypted: it can hold a telephone number. */
  sealed: string
  updated_at: string
}

interface SessionTable {
  id: string
  chat_id: string
  created_at: string
  expires_at: string
}

interface OutboxTable {
  /** Also the idempotency key of the call. */
  id: string
  chat_id: string
  kind: string
  /** The call, encrypted; emptied when it is done. */
  sealed: string
  attempts: number
  /** Calls of a lane are made one after the other, in this order; null: on its own. */
  place: number | null
  /** Null when it is done. */
  next_at: string | null
  created_at: string
}

interface ChatCaseTable {
  case_id: string
  chat_id: string
  /** The keyed hash under which the case was opened; opens it again. */
  citizen_ref: string
  /** Digest of what the chat was last told of it. */
  seen: string
  /** 1 when nothing more can change. */
  is_over: number
  /** When the trust layer was last asked. */
  checked_at: string
  created_at: string
}

interface CaseOpeningTable {
  case_id: string
  citizen_ref: string
  /** Keyed hash of the last digits of her telephone; null when she gave none. */
  digits_hash: string | null
  /** Wrong digits in a row, and when the last were given. */
  tries: number
  tried_at: string | null
}

/** A person is wanted in a chat. */
interface HandOverTable {
  id: string
  chat_id: string
  reason: string
  at: string
}

/** An event that the platform posted. */
interface WebhookEventTable {
  /** Its own id, or its place in the delivery; the same event again is known by it. */
  id: string
  gw_id: string
  chat_id: string | null
  type: string
  state: string
  /** As it came; empty when its messages stand in the chat. */
  body: string
  at: string
}

/** Which chat of ours a chat of the platform is. */
interface ChatLinkTable {
  gw_id: string
  platform_chat_id: string
  chat_id: string
}

interface FeedbackTable {
  id: string
  chat_id: string
  rating: number
  comment: string | null
  at: string
}

interface ApiKeyTable {
  /** The part of the key that may be shown. */
  prefix: string
  /** SHA-256 of the whole key, in hexadecimal. */
  hash: string
  /** JSON array of scopes. */
  scopes: string
  role: string
  /** Of a `citizen_channel` key: the keyed hash of the citizen it speaks for. */
  citizen_ref: string | null
  created_at: string
  expires_at: string | null
  revoked_at: string | null
}

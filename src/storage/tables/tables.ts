import type { Generated } from 'kysely'
import type { ChatsTables } from './chats.ts'
import type { DeskTables } from './desk.ts'
import type { HooksTables } from './hooks.ts'
import type { InboxTables } from './inbox.ts'
import type { OperatorsTables } from './operators.ts'
import type { OverlayTables } from './overlay.ts'
import type { PeopleTables } from './people.ts'
import type { PlatformTables } from './platform.ts'
import type { VoiceTables } from './voice.ts'

/** Instants are ISO strings in UTC, JSON is text, booleans are 0 and 1: the same in both databases. */
interface RelayTables {
  chat: ChatTable
  chat_event: ChatEventTable
  chat_key: ChatKeyTable
  dialog: DialogTable
  session: SessionTable
  outbox: OutboxTable
  chat_case: ChatCaseTable
  case_opening: CaseOpeningTable
  case_number: CaseNumberTable
  webhook_event: WebhookEventTable
  chat_link: ChatLinkTable
  feedback: FeedbackTable
  push_device: PushDeviceTable
  api_key: ApiKeyTable
  day_budget: DayBudgetTable
  upkeep: UpkeepTable
  deployment: DeploymentTable
  security_event: SecurityEventTable
}

/** All tables. Instants are ISO strings in UTC, JSON is text, booleans are 0 and 1, in both databases. */
export interface Tables
  extends RelayTables,
    PlatformTables,
    VoiceTables,
    PeopleTables,
    ChatsTables,
    InboxTables,
    HooksTables,
    OperatorsTables,
    DeskTables,
    OverlayTables {}

/** Used part of a daily budget, by the budget's name; yesterday's rows are deleted. */
interface DayBudgetTable {
  /** Contains a chat's id, a channel's id, or the keyed hash of an address. */
  name: string
  /** The day in UTC, such as 2026-11-22. */
  day: string
  used: number
}

/** A chat of the relay. */
export interface ChatTable {
  id: string
  gw_id: string
  lang: string
  human_uid: string | null
  /** 1 if the uid came with a valid hash. */
  human_verified: number
  /**
   * The environment that its page named, or an empty string; null for a chat from before environments were
   * stored.
   */
  env: string | null
  last_seq: number
  created_at: string
}

interface ChatEventTable {
  chat_id: string
  seq: number
  type: string
  /** The event without the contents of the other columns, encrypted with the chat's key. */
  body: string
  /** Null for an event that is not a message. */
  message_id: string | null
  /** The page's id of a visitor's message, unique in a chat; null for everything else. */
  client_id: string | null
  at: string
}

/** The key of a chat of the relay or of the platform. */
interface ChatKeyTable {
  chat_id: string
  /** The key, encrypted with the deployment's key. */
  sealed: string
}

interface DialogTable {
  chat_id: string
  /** Readable for operators; `sealed` contains the whole state. */
  step: string
  /** The state, encrypted with the chat's key: it can contain a telephone number. */
  sealed: string
  updated_at: string
}

interface SessionTable {
  id: string
  chat_id: string
  created_at: string
  expires_at: string
  /** 1 if it was opened with proof of identity, or resumes such a session. */
  proven: Generated<number>
  /**
   * The first session of those that were resumed from one another; null for one from before families were
   * stored.
   */
  family: Generated<string | null>
}

interface OutboxTable {
  /** Also the idempotency key of the call. */
  id: string
  chat_id: string
  kind: string
  /** The call, encrypted; emptied afterwards. */
  sealed: string
  attempts: number
  /** The chat's calls with a number are made sequentially, in this order; null if the order is free. */
  place: number | null
  /** When to try next; null if the call is done or was given up. */
  next_at: string | null
  created_at: string
}

interface ChatCaseTable {
  case_id: string
  chat_id: string
  /** The keyed hash under which the case was opened, and is read. */
  citizen_ref: string
  /** Digest of the last state of the case that was reported to the chat. */
  seen: string
  /** 1 if nothing more can change. */
  is_over: number
  /** When the trust layer was last polled. */
  checked_at: string
  created_at: string
}

interface CaseOpeningTable {
  case_id: string
  citizen_ref: string
  /** Keyed hash of the last digits of the citizen's telephone number; null if they gave none. */
  digits_hash: string | null
  /** Consecutive wrong digits, and when the last were given. */
  tries: number
  tried_at: string | null
  created_at: string
}

/** The short number of a case. */
interface CaseNumberTable {
  case_id: string
  /** Keyed hash of the number, by which it is found. */
  number_hash: string
  /** The number, encrypted with the deployment's key, to be shown to the citizen. */
  sealed: string
  /** Instant. */
  drawn_at: Generated<string>
}

/** An event that an operator looks up after an attack; `hash` chains the rows. Contains no personal data. */
interface SecurityEventTable {
  seq: number
  at: string
  kind: string
  actor: string | null
  gw_id: string | null
  chat_id: string | null
  detail: string | null
  /** Number of identical events. */
  count: number
  prev_hash: string
  hash: string
}

/** Upkeep that one relay at a time does at intervals. */
interface UpkeepTable {
  name: string
  due_at: string
}

/** Rows by which sweeps distinguish a wrong clock from elapsed time; see `createSweepGuard`. */
type SweepRow = 'time-seen' | 'sweep-held' | 'sweep-confirmed' | 'retention-days'

/** Data that all processes on one database must agree on. */
interface DeploymentTable {
  name: 'process' | 'seal' | 'tokens' | 'pepper' | SweepRow
  value: string
  at: string
}

/** An event that the platform posted. */
interface WebhookEventTable {
  /** The event's id, or its position in the delivery; identifies repeated events. */
  id: string
  gw_id: string
  chat_id: string | null
  type: string
  state: string
  /** The event as received, encrypted; emptied once its messages are in the chat. */
  body: string
  at: string
}

/** Links a chat of the platform to ours. */
interface ChatLinkTable {
  gw_id: string
  platform_chat_id: string
  chat_id: string
}

/** A device that is notified of a chat while its page is closed. */
interface PushDeviceTable {
  chat_id: string
  /** Hash of its address. */
  id: string
  /** Its address and keys, encrypted with the chat's key. */
  sealed: string
  created_at: string
}

interface FeedbackTable {
  id: string
  chat_id: string
  rating: number
  /** The citizen's words, encrypted with the chat's key. */
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
  /** For a `citizen_channel` key: the keyed hash of the citizen on whose behalf it acts. */
  citizen_ref: string | null
  /** JSON: `"all"` or an array of names; null if the key names none. */
  teamspaces: string | null
  companies: string | null
  /** `live` or `test`. */
  environment: string
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  /** Null for keys from before it was stored. */
  made_by: string | null
  /** The person or the system that holds it; null if nobody was named. */
  owner: string | null
}

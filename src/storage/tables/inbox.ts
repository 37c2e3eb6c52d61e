import type { Generated } from 'kysely'

/** Lists the tables of the inbox. Instants are ISO strings in UTC, booleans are 0 and 1. */
export interface InboxTables {
  chat_desk: ChatDeskTable
  chat_assignment: ChatAssignmentTable
  chat_note: ChatNoteTable
  agent_message: AgentMessageTable
  agent_presence: AgentPresenceTable
  agent_lease: AgentLeaseTable
  agent_device: AgentDeviceTable
}

/** Describes whom a chat belongs to. A chat without a row is the assistant's, and always was. */
export interface ChatDeskTable {
  chat_id: string
  gw_id: string
  state: string
  owner_id: string | null
  /** The first name under which the owner writes. */
  owner_name: string | null
  offered_to: string | null
  offered_name: string | null
  offer_ends_at: string | null
  /** What the one who hands it on wrote, encrypted with the chat's key. */
  offer_note: string | null
  /** Raised with each change of who may write. */
  epoch: number
  /** Raised with each change of this row. */
  version: number
  reason: string | null
  is_danger: number
  /** When the citizen last spoke of danger; each time alarms whoever answers. */
  danger_at: string | null
  /** What could still be lost within the hour, for the order. */
  urgency: number
  queued_at: string | null
  /** When her first message came that no person has answered. */
  waiting_since: string | null
  /** When a person first answered since she came into the queue. */
  first_human_reply_at: string | null
  /** Until when a person shall have answered, as the channel had it when she came into the queue; null for no target. */
  answer_due_at: string | null
  /** How far people's browsers were told of it: one more than the `alert_level` that they heard of last, 0 before. */
  told_level: Generated<number>
  /** How far the alert has gone: 0 those who are there, 1 the supervisors, 2 the address on call. */
  alert_level: number
  outcome: string | null
  case_id: string | null
  /** Scam type, amount and moment, encrypted with the chat's key. */
  told: string | null
  /** The last line of the chat, encrypted with the chat's key. */
  last_line: string | null
  changed_at: string
  /** Its owner has set it aside until then, or until she writes; the end of time where she named none. */
  snoozed_until: string | null
  /** When it came into the queue last, from which the alerts count; `queued_at` is where it stands in it. */
  alerted_from: string | null
  /** When her page was last open while she waited. */
  seen_at: string | null
  /** She has left a number to be called on. */
  call_wanted: Generated<number>
}

/** One owner of a chat. At most one row of a chat has no end; the database holds that. */
interface ChatAssignmentTable {
  id: string
  chat_id: string
  person_id: string
  person_name: string
  kind: string
  at: string
  ended_at: string | null
  end_reason: string | null
  /** What came along with the chat, encrypted with the chat's key. */
  note: string | null
}

/** A note that no call of a citizen can read. */
interface ChatNoteTable {
  id: string
  chat_id: string
  client_id: string
  person_id: string
  person_name: string
  /** Encrypted with the chat's key. */
  text: string
  at: string
}

/** A message that a person has sent, so that the same one is not taken twice. */
interface AgentMessageTable {
  chat_id: string
  client_id: string
  person_id: string
  seq: number
  at: string
}

/** How a person says that she can be reached. */
interface AgentPresenceTable {
  person_id: string
  status: string
  changed_at: string
}

/** An open page of a person; alive while it was seen within the last minute. */
interface AgentLeaseTable {
  id: string
  person_id: string
  first_name: string
  role: string
  /** JSON: `"all"` or an array of channels. */
  channels: string
  seen_at: string
}

/** A browser of a person that is told, with the page closed, that somebody waits. */
interface AgentDeviceTable {
  /** SHA-256 of its address at the push service, base64url. */
  id: string
  person_id: string
  /** What the push service knows it by, and what a notice is encrypted with, sealed. */
  sealed: string
  created_at: string
  /** When it was told last. */
  told_at: string | null
}

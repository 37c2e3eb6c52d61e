import type { Generated } from 'kysely'
import type { ChatState, HandOverReason, Outcome, PresenceState } from '../../contract/console/inbox-words.ts'
import type { ConsoleRole } from '../../contract/console/roles.ts'

/** Tables of the inbox. Instants are ISO strings in UTC, booleans are 0 and 1. */
export interface InboxTables {
  chat_desk: ChatDeskTable
  chat_assignment: ChatAssignmentTable
  chat_note: ChatNoteTable
  agent_message: AgentMessageTable
  agent_presence: AgentPresenceTable
  agent_lease: AgentLeaseTable
  agent_device: AgentDeviceTable
}

/** The owner of a chat. A chat without a row is the assistant's, and always was. */
export interface ChatDeskTable {
  chat_id: string
  gw_id: string
  state: ChatState
  owner_id: string | null
  /** The first name under which the owner writes. */
  owner_name: string | null
  offered_to: string | null
  offered_name: string | null
  offer_ends_at: string | null
  /** Note by the agent who hands it on, encrypted with the chat's key. */
  offer_note: string | null
  /** Incremented with each change of who may write. */
  epoch: number
  /** Incremented with each change of this row. */
  version: number
  reason: HandOverReason | null
  is_danger: number
  /** When the citizen last spoke of danger; each time alerts the agent. */
  danger_at: string | null
  /** Amount that could still be lost within the hour, used for the order. */
  urgency: number
  queued_at: string | null
  /** When the citizen's first message arrived that no agent has answered. */
  waiting_since: string | null
  /** When an agent first answered since the chat entered the queue. */
  first_human_reply_at: string | null
  /**
   * Deadline for an agent's answer, by the channel's setting when the chat entered the queue; null for no
   * target.
   */
  answer_due_at: string | null
  /**
   * How far agents' browsers were notified of it: one more than the last notified `alert_level`; 0 before.
   */
  told_level: Generated<number>
  /**
   * How far the alert has escalated: 0 the agents who are present, 1 the supervisors, 2 the on-call address.
   */
  alert_level: number
  outcome: Outcome | null
  case_id: string | null
  /** Scam type, amount and time, encrypted with the chat's key. */
  told: string | null
  /** The last line of the chat, encrypted with the chat's key. */
  last_line: string | null
  changed_at: string
  /**
   * Until when its owner has snoozed it, or until the citizen writes; the end of time if the owner set no
   * time.
   */
  snoozed_until: string | null
  /**
   * When it last entered the queue, from which the alerts are timed; `queued_at` is its position in the
   * queue.
   */
  alerted_from: string | null
  /** When the citizen's page was last open while they were waiting. */
  seen_at: string | null
  /** Whether the citizen has left a number to be called back on. */
  call_wanted: Generated<number>
}

/** One owner of a chat. At most one row of a chat has no end, which the database enforces. */
interface ChatAssignmentTable {
  id: string
  chat_id: string
  person_id: string
  person_name: string
  kind: 'claim' | 'manual' | 'transfer'
  at: string
  ended_at: string | null
  end_reason: string | null
  /** Note handed over with the chat, encrypted with the chat's key. */
  note: string | null
}

/** Agents' note, hidden from the citizen API. */
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

/** A message that an agent has sent, so that the same one is not accepted twice. */
interface AgentMessageTable {
  chat_id: string
  client_id: string
  person_id: string
  seq: number
  at: string
}

/** An agent's own statement of being available. */
interface AgentPresenceTable {
  person_id: string
  status: PresenceState
  changed_at: string
}

/** An open page of an agent; alive if it was seen within the last minute. */
interface AgentLeaseTable {
  id: string
  person_id: string
  first_name: string
  role: ConsoleRole
  /** JSON: `"all"` or an array of channels. */
  channels: string
  seen_at: string
}

/** An agent's browser that is notified of waiting citizens while the page is closed. */
interface AgentDeviceTable {
  /** SHA-256 of its address at the push service, base64url. */
  id: string
  person_id: string
  /** Its address at the push service and encryption keys for notices, encrypted. */
  sealed: string
  created_at: string
  /** When it was last notified. */
  told_at: string | null
}

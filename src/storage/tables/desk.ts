import type { ProposalState, ProposalView } from '../../contract/console/cases.ts'

/** Tables of the casework module. Amounts are minor units, instants are ISO strings in UTC. */
export interface DeskTables {
  case_file: CaseFileTable
  case_deed: CaseDeedTable
  case_note: CaseNoteTable
  proposal: ProposalTable
}

/** A case that came through this relay. It outlives its chat. */
export interface CaseFileTable {
  case_id: string
  /** Empty if the chat was deleted before cases were stored. */
  gw_id: string
  /** Null once the chat is erased. */
  chat_id: string | null
  scam_type: string
  amount: number
  /** Empty until it is certain that it is the deployment's currency. */
  currency: string
  opened_at: string
  /** When the money left, according to the citizen. */
  paid_at: string | null
  /** 1 if the citizen knows only the day of it, 0 if they know the time; null if it was not stored. */
  is_paid_day: number | null
  status: string
  /** 1 if nothing more can happen. */
  is_over: number
  held: number
  returned: number
  /** What next ends automatically, and when. */
  due_at: string | null
  due_what: string | null
  /** Orders cases by the amount that can still be saved per hour; see `case-urgency.ts`. */
  rank: number
  assignee_id: string | null
  assignee_name: string | null
  /** Incremented by each change that an agent would want to see. */
  version: number
  /** When the trust layer was last polled; empty means immediately. */
  checked_at: string
  has_report: number
  /**
   * Keyed hashes of the last digits of the citizen's telephone number, the receiving account and the
   * payment's reference.
   */
  digits_hash: string | null
  account_hash: string | null
  reference_hash: string | null
  /** Details of the payment from the intake, encrypted; empty for none. */
  sealed: string
  /** The citizen's telephone number, encrypted with the chat's key and lost with it; null for none. */
  contact: string | null
}

/** An action of a person, or the relay, in a case. */
interface CaseDeedTable {
  id: string
  case_id: string
  kind: string
  /** Object that it created or concerned: the id of a trace, a freeze, a document. */
  ref: string | null
  /** Null for the relay itself. */
  person_id: string | null
  person_name: string | null
  at: string
  /** Request and response, encrypted; empty for none. */
  sealed: string
}

interface CaseNoteTable {
  id: string
  case_id: string
  /** The page's id of the note, unique for its writer. */
  client_id: string
  person_id: string
  person_name: string
  at: string
  /** The note, encrypted. */
  sealed: string
}

/** A person's proposal concerning money, and its result. */
export interface ProposalTable {
  /** Also the idempotency key of its execution. */
  id: string
  case_id: string
  gw_id: string
  action: ProposalView['action'] | 'setting'
  /** The account or freeze of the case that only one open proposal may concern. */
  subject: string
  state: ProposalState
  /** 1 for a short hold by one person. */
  is_hold: number
  digest: string
  case_version: number
  proposed_by: string
  proposed_by_name: string
  proposed_at: string
  expires_at: string
  decided_by: string | null
  decided_by_name: string | null
  decided_at: string | null
  /** Until when the process that executes it may be alive; null if none does. */
  lease_until: string | null
  /** When a hold is released unless someone else has extended it; null if there is nothing to release. */
  lapses_at: string | null
  /** The exact action, reason, evidence, authorization token, note and result, encrypted. */
  sealed: string
}

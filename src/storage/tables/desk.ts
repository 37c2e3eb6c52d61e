/** Lists the tables of the desk, where people work on cases. Amounts are minor units, instants ISO strings in UTC. */
export interface DeskTables {
  case_file: CaseFileTable
  case_deed: CaseDeedTable
  case_note: CaseNoteTable
  proposal: ProposalTable
}

/** Describes a case that came through this relay. It outlives its chat. */
export interface CaseFileTable {
  case_id: string
  /** Empty where the chat was gone before cases were kept. */
  gw_id: string
  /** Null once the chat is erased. */
  chat_id: string | null
  scam_type: string
  amount: number
  /** Empty until the deployment's is known to be meant. */
  currency: string
  opened_at: string
  /** When the money left, as she said. */
  paid_at: string | null
  /** 1 where she knows the day of it alone, 0 where its time; null where it was not kept. */
  is_paid_day: number | null
  status: string
  /** 1 when nothing more can happen. */
  is_over: number
  held: number
  returned: number
  /** What ends next by itself, and when. */
  due_at: string | null
  due_what: string | null
  /** Orders cases by what can still be saved per hour; see `case-urgency.ts`. */
  rank: number
  assignee_id: string | null
  assignee_name: string | null
  /** Raised by each change that a person would want to have seen. */
  version: number
  /** When the trust layer was last asked; empty for at once. */
  checked_at: string
  has_report: number
  /** Keyed hashes of the last digits of her telephone, the receiving account, the payment's reference. */
  digits_hash: string | null
  account_hash: string | null
  reference_hash: string | null
  /** What the intake named of the payment, encrypted; empty for none. */
  sealed: string
  /** Her telephone number, encrypted with the chat's key, and gone with it; null for none. */
  contact: string | null
}

/** What a person, or the relay, did in a case. */
interface CaseDeedTable {
  id: string
  case_id: string
  kind: string
  /** What it made or was about: the id of a trace, a freeze, a document. */
  ref: string | null
  /** Null for the relay itself. */
  person_id: string | null
  person_name: string | null
  at: string
  /** What was asked and answered, encrypted; empty for nothing. */
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

/** Describes what somebody wants to do with money, and what became of it. */
export interface ProposalTable {
  /** Also the idempotency key of its execution. */
  id: string
  case_id: string
  gw_id: string
  action: string
  /** What only one open proposal may be about: an account or a freeze of the case. */
  subject: string
  state: string
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
  /** Until when the process that executes it may be alive; null while none does. */
  lease_until: string | null
  /** When a hold is released unless somebody else has extended it; null when there is nothing to release. */
  lapses_at: string | null
  /** The exact act, reason, evidence, authorization token, note and result, encrypted. */
  sealed: string
}

import type { Generated, Selectable } from 'kysely'
import type {
  DeliveryStatus,
  FailureReason,
  FreezeEvent,
  FreezeOutcome,
  FreezeStatus,
  IncidentStatus,
  LegalOrderStatus,
  OdrStatus,
  ParticipantStatus,
  Priority,
  RefusalReason,
  ReturnStatus,
  TraceStatus,
  TransactionStatus,
} from '../../contract/operations/answer-words.ts'
import type { IncidentType } from '../../contract/operations/vocabulary.ts'

/**
 * Tables of the embedded platform's trust layer. Money is integer minor units, instants are ISO strings in
 * UTC with milliseconds, JSON is text, booleans are 0 and 1.
 */
export interface PlatformTables {
  pf_participant: ParticipantTable
  pf_certificate: CertificateTable
  pf_account: AccountTable
  pf_ledger_tx: LedgerTxTable
  pf_stated: StatedTable
  pf_account_number: AccountNumberTable
  pf_incomplete_statement: IncompleteStatementTable
  pf_case: CaseTable
  pf_case_tx: CaseTxTable
  pf_case_event: CaseEventTable
  pf_case_news: CaseNewsTable
  pf_routing: RoutingTable
  pf_trace: TraceTable
  pf_trace_node: TraceNodeTable
  pf_freeze: FreezeTable
  pf_freeze_event: FreezeEventTable
  pf_return: ReturnTable
  pf_odr: OdrTable
  pf_legal_order: LegalOrderTable
  pf_notification: NotificationTable
  pf_delivery: DeliveryTable
  pf_notice: NoticeTable
  pf_document: DocumentTable
  pf_incident: IncidentTable
  pf_token: TokenTable
  pf_account_report: AccountReportTable
  pf_scam_report: ScamReportTable
  pf_verification: VerificationTable
  pf_metadata: MetadataTable
  pf_idempotency: IdempotencyTable
  pf_job: JobTable
  pf_audit: AuditTable
  pf_setting: SettingTable
  pf_outbox: OutboxMessageTable
  pf_sms_part: SmsPartTable
}

/** A participating institution, and how its simulation behaves. */
export interface ParticipantTable {
  institution_code: string
  participant_id: string
  institution_name: string
  contact_email: string | null
  status: ParticipantStatus
  /**
   * How the simulated institution answers a freeze: `auto`, `auto:60`, `partial:50`, `refuse:no_balance`,
   * `silent`.
   */
  behaviour: string
  /** JSON array of `redress`, `recovery`, `ips`. */
  apis: string
  data_retention_days: number
  /** SHA-256 of the public key that its certificate was issued for, hexadecimal. */
  public_key_digest: string | null
  certificate: string | null
  certificate_serial: string | null
  certificate_expires_at: string | null
  client_id: string | null
  client_secret_digest: string | null
  registered_at: string
}

/** A certificate issued to a participant. */
export interface CertificateTable {
  /** Hexadecimal, upper case. */
  serial: string
  institution_code: string
  /** SHA-256 of the public key, hexadecimal. */
  public_key_digest: string
  /** PEM. */
  certificate: string
  issued_at: string
  expires_at: string
  revoked_at: string | null
}

/** An account of the ledger, with its running balances in minor units. */
export interface AccountTable {
  account_hash: string
  /** Empty for the ledger's own accounts: `in_transit`, `pool`, `external`. */
  institution_code: string
  /** Encrypted. */
  holder_name_enc: string | null
  account_type: string
  opened_at: string | null
  status: string
  opening_balance: number
  /** Opening balance stated by an import; null if there is none. */
  opening_stated: number | null
  /** Instant of the stated opening balance; null for an account that no import has opened. */
  opening_as_of: string | null
  balance: number
  /** Sum of the frozen amounts of its active freezes; never above the balance. */
  held: number
  confirmed_mule: number
}

/** One movement of money; `amount` and `returned` are minor units. */
export interface LedgerTxTable {
  transaction_id: string
  /** Booking order of rows with the same instant. */
  seq: number
  booked_at: string
  sender_hash: string
  /** Null if the money left the ledger by `withdrawal_method`. */
  receiver_hash: string | null
  amount: number
  kind: 'payment' | 'freeze_return' | 'freeze_return_reversal' | 'pool_payment' | 'odr_settlement'
  withdrawal_method: string | null
  status: TransactionStatus
  status_at: string
  settled_at: string | null
  credited_at: string | null
  delayed_until: string | null
  narrative: string | null
  /** For repaid money: the case, and the freeze that it was taken from. */
  case_id: string | null
  freeze_id: string | null
  /** For money that a failed return puts back: the row of that return. */
  reversal_of: string | null
  /** How much of this payment has come back to its sender. */
  returned: number
  /** Finds equal payments: the beginnings of both hashes and the amount; null if nobody received it. */
  parties_key: string | null
  /** Parties whose institutions' statements do not have this payment so far. */
  unstated: 'both' | Side | null
}

/** Party of a payment whose institution states it. */
type Side = 'debit' | 'credit'

/** An entry of an institution's statement, and the payment that it is about. */
export interface StatedTable {
  /** Digest of what the entry says, and of its number among equal ones of its file. */
  entry_key: string
  transaction_id: string
  /** `message` if another file than a statement has it. */
  side: Side | 'message'
  /** References that the other party's institution also knows. */
  tx_id: string | null
  uetr: string | null
  end_to_end_id: string | null
  /** Kind of the document, such as `camt.053`, with `-pending` for an entry that is not booked yet. */
  document: string
  /** Finds equal bookings of the account: the beginning of its hash and the amount; null for a message. */
  own_key: string | null
  /** Day of the booking in the ledger's time zone, or for entries of earlier releases in UTC. */
  day: string | null
  /** Reference of the institution itself. */
  own_reference: string | null
}

/** The number of an account, as its own institution has stated it. */
interface AccountNumberTable {
  account_hash: string
  number_enc: string
}

/** A statement of an account with entries that could not be booked as they were. */
export interface IncompleteStatementTable {
  account_hash: string
  /** The institution's identifier of the statement. */
  statement: string
}

/** A citizen's case. */
export interface CaseTable {
  case_id: string
  citizen_id_hash: string
  scam_type: string
  scam_type_raw: string
  /** Sum of the verified payments, or the amount that the citizen named if none is verified. */
  amount: number
  reported_amount: number
  transaction_reference: string | null
  receiving_account_hint: string | null
  /** 1 if the ledger has the referenced transaction. */
  reference_found: number
  /** 1 if the amount in the ledger differs from the one that the citizen named. */
  amount_mismatch: number
  sender_account_hash: string | null
  sender_institution_code: string | null
  /** First receiver: from the ledger, or from the hint if it names an account. */
  receiver_account_hash: string | null
  receiver_institution_code: string | null
  payment_at: string | null
  /** JSON, without the citizen's contact details. */
  confidence_metadata: string
  /** The citizen's contact details, encrypted; null if there are none. */
  contact_sealed: string | null
  /** JSON array of the channels on which the citizen receives unsolicited news; null for none. */
  news_channels: string | null
  /** The channel whose chat page opens the citizen's case from a message; null if unknown. */
  news_gw_id: string | null
  /** In thousandths. */
  confidence: number
  language: string
  priority: Priority
  priority_score: number
  /** The status as last computed from the rest of the case; stored to detect when it changes. */
  status: string
  routing_due_at: string
  routed_at: string | null
  /** Paid to the victim, minor units. */
  paid: number
  pool_paid: number
  overdue: number
  rejected_at: string | null
  closed_at: string | null
  /** JSON of the classification's request and answer. */
  classification: string | null
  dedupe_key: string
  created_at: string
}

interface CaseTxTable {
  case_id: string
  transaction_id: string
  amount: number
  added_at: string
}

interface CaseEventTable {
  case_id: string
  /** Counts within the case, from 1. */
  seq: number
  from_status: string | null
  to_status: string
  cause: string
  at: string
}

/** A milestone of a case that was reported or found not worth reporting. */
interface CaseNewsTable {
  case_id: string
  milestone: string
  at: string
}

/** A routing: who was assigned to a case. */
export interface RoutingTable {
  routing_id: string
  case_id: string
  routing_logic: string
  /** JSON array of `{type, ref}`. */
  routed_to: string
  internal_notes: string | null
  sla_due_at: string
  at: string
}

/** A trace of money from the victim's payment. */
export interface TraceTable {
  trace_id: string
  case_id: string
  transaction_id: string
  amount: number
  sender_institution_code: string
  receiver_account_hash: string
  depth: number
  sensitivity: string
  status: TraceStatus
  created_at: string
  due_at: string
  completed_at: string | null
  as_of: string | null
  /** JSON: result of the algorithm; null until then. */
  result: string | null
}

/** One account of a trace's chain, with the amounts (minor units) that a freeze may take. */
interface TraceNodeTable {
  trace_id: string
  account_hash: string
  institution_code: string
  hop: number
  received: number
  remaining: number
}

/** An order to hold money, and the held amounts, in minor units. */
export interface FreezeTable {
  freeze_id: string
  case_id: string
  trace_id: string
  account_hash: string
  institution_code: string
  status: FreezeStatus
  requested: number
  frozen_at_ack: number
  /** Amount currently held; 0 in every terminal state. */
  frozen: number
  freeze_type: string
  duration_hours: number
  justification: string
  issued_at: string
  ack_due_at: string
  order_valid_until: string
  acknowledged_at: string | null
  effective_at: string | null
  /** Last row of the ledger when the hold began, and when it ended early. */
  began_seq: number
  ended_seq: number
  expiry_at: string | null
  extension_count: number
  outcome: FreezeOutcome
  refusal_reason: RefusalReason | null
  sla_breached: number
  legal_order_reference: string | null
  legal_order_status: LegalOrderStatus
  ended_at: string | null
  /** JSON of the release, once released, or once its end was confirmed. */
  release: string | null
}

/** An order of an authority that was recorded for a case. */
export interface LegalOrderTable {
  case_id: string
  reference: string
  /** The authority, in its own words. */
  issued_by: string
  /** Null for every account of the case. */
  account_hash: string | null
  valid_until: string
  recorded_by: string
  recorded_at: string
}

interface FreezeEventTable {
  case_id: string
  /** Counts within the case, from 1. */
  seq: number
  freeze_id: string
  institution_code: string
  event: FreezeEvent
  freeze_status: FreezeStatus
  amount: number
  at: string
}

/** A return of money to a victim; `amount` is in minor units. */
export interface ReturnTable {
  return_id: string
  case_id: string
  freeze_id: string | null
  status: ReturnStatus
  amount: number
  beneficiary: string
  /** The ledger account that is credited. */
  beneficiary_hash: string
  victim_institution_code: string
  return_method: string
  narrative: string | null
  initiated_at: string
  expected_by: string
  ended_at: string | null
}

/** An online dispute resolution; amounts are in minor units. */
export interface OdrTable {
  odr_id: string
  case_id: string
  institution_code: string
  status: OdrStatus
  dispute_amount: number
  settlement_authority: string
  opened_at: string
  response_due_at: string
  resolution_due_at: string
  /** The institution's offer; null until it makes one. */
  offered_amount: number | null
  settled_amount: number
  overdue: number
  ended_at: string | null
}

/** A message to a citizen, before its deliveries. */
export interface NotificationTable {
  notification_id: string
  case_id: string
  notification_type: string
  language: string
  /** SHA-256 of type, variables and channels; within a minute, equal digests are one notification. */
  digest: string
  created_at: string
}

/** The delivery of a notification on one channel. */
export interface DeliveryTable {
  delivery_id: string
  notification_id: string
  case_id: string
  channel: string
  status: DeliveryStatus
  failure_reason: FailureReason | null
  expected_by: string
  /** Encrypted address and text; emptied once sent or given up. */
  sealed: string | null
  sent_at: string | null
  attempts: number
  next_at: string | null
}

interface DocumentTable {
  document_id: string
  case_id: string
  document_type: string
  account_hash: string | null
  /** JSON of the draft in earlier releases; empty since drafts are encrypted in `sealed`. */
  body: string
  sealed: string | null
  generated_at: string
}

/** An incident that a participant reported. */
export interface IncidentTable {
  incident_id: string
  incident_type: IncidentType
  severity: string
  /** JSON array of institution codes. */
  affected: string
  /** Sorted codes in one string; within ten minutes, equal keys are one incident. */
  affected_key: string
  impact_percentage: number | null
  description: string
  status: IncidentStatus
  acknowledged_at: string
  expected_resolution_at: string | null
  /** JSON array of the codes of the notified institutions. */
  notified: string
}

/** A notice of an incident to an institution. */
export interface NoticeTable {
  notice_id: string
  institution_code: string
  incident_id: string
  created_at: string
  /** `queued`, `sent` or `failed`; null if it is only available on the mTLS listener. */
  email_status: string | null
  /** Failed attempts. */
  attempts: number
  /** When it is mailed next; null if it is not. */
  next_at: string | null
}

/** An authorization token for a freeze or a release. */
export interface TokenTable {
  token_id: string
  /** SHA-256 of the token, hexadecimal. */
  digest: string
  scope: string
  case_id: string | null
  expires_at: string | null
  /** Null for any number of uses. */
  max_uses: number | null
  uses: number
  issued_by: string
  /** The one account, amount (minor units) or freeze that it is valid for; null for any. */
  account_hash: string | null
  amount: number | null
  freeze_id: string | null
}

/** A citizen's report of an account. */
interface AccountReportTable {
  case_id: string
  account_hash: string
  citizen_id_hash: string
  at: string
  /** 0 once the case was classified as no fraud. */
  counts: number
  /** Source of the report: the caller's id without the citizen. */
  source: string
}

interface ScamReportTable {
  report_id: string
  case_id: string
  /** The report, encrypted. */
  sealed: string
  created_at: string
  delete_at: string
}

/** A name check of an account; it contains the band of the result, and no name. */
export interface VerificationTable {
  verification_id: string
  account_hash: string
  match_result: string
  /** `pre_payment`, `post_complaint` or `other`. */
  query_context: string
  actor: string
  at: string
}

/** The metadata that an institution submitted about a payment. */
export interface MetadataTable {
  transaction_id: string
  /** The submitting institution; the key together with the payment's id. */
  sender_institution_code: string
  digest: string
  /** JSON of the request. */
  body: string
  unknown_institutions: number
  received_at: string
}

interface IdempotencyTable {
  /** SHA-256 of principal, route and key. */
  key: string
  body_digest: string
  status: number
  headers: string
  body: string
  expires_at: string
}

/** A job that runs automatically at `due_at`. */
export interface JobTable {
  job_id: string
  kind: string
  subject_id: string
  due_at: string
  /** `exact`: done before any read at or after `due_at`. `background`: done soon after. */
  lane: 'exact' | 'background'
  /** Number of failures. */
  tries: Generated<number>
  /** When it is retried after a failure; null before the first. */
  retry_at: Generated<string | null>
}

/** A job as it is read. */
export type Job = Selectable<JobTable>

/** An entry of the audit trail; `hash` covers the entry and `prev_hash`, which chains the entries. */
export interface AuditTable {
  seq: number
  at: string
  actor: string
  role: string
  action: string
  resource_type: string
  resource_id: string | null
  case_id: string | null
  request_id: string | null
  before_digest: string | null
  after_digest: string | null
  reason: string | null
  prev_hash: string
  hash: string
}

interface SettingTable {
  name: string
  /** Encrypted. */
  sealed: string
}

/** An SMS that the centre has accepted, by the message id that it assigned. */
interface SmsPartTable {
  service_id: string
  delivery_id: string
  /** Null until the centre has reported it. */
  outcome: 'delivered' | 'failed' | null
  at: string
}

/** A message on a channel for which no delivery service is configured. */
interface OutboxMessageTable {
  message_id: string
  channel: string
  /** The message, encrypted. */
  sealed: string
  at: string
}

/**
 * The words in the answers of the operations. The interface names these members and does not list their values, so the words are
 * ours (docs/gaps.md): the embedded platform answers them, and a real host may answer others. Plain data.
 */

/** Lists the statuses of a case. */
export const caseStatuses = [
  'received',
  'routed',
  'tracing',
  'traced',
  'freeze_pending',
  'frozen',
  'disputed',
  'returning',
  'partially_recovered',
  'recovered',
  'intelligence_only',
  'rejected',
  'closed',
] as const
/** Names the status of a case. */
export type CaseStatus = (typeof caseStatuses)[number]

/** Lists the priorities of a case; P1 comes first. */
export const priorities = ['P1', 'P2', 'P3', 'P4'] as const
/** Names the priority of a case. */
export type Priority = (typeof priorities)[number]

/** Lists the states of an online dispute resolution. */
export const odrStatuses = [
  'opened',
  'institution_responded',
  'settled',
  'rejected',
  'escalated',
  'decided',
  'withdrawn',
  'expired',
] as const
/** Names the state of an online dispute resolution. */
export type OdrStatus = (typeof odrStatuses)[number]

/** Lists how far a notification has come by one channel. */
export const deliveryStatuses = ['queued', 'sent', 'delivered', 'failed'] as const
/** Names how far a notification has come by one channel. */
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Lists why a notification did not go out by a channel. */
export const failureReasons = [
  'no_contact',
  'no_connector',
  'refused',
  'over_budget',
  'not_handed_over',
  'not_delivered',
  'withdrawn',
] as const
/** Names why a notification did not go out by a channel. */
export type FailureReason = (typeof failureReasons)[number]

/** Lists the states of a trace. */
export const traceStatuses = [
  'queued',
  'running',
  'completed',
  'completed_partial',
  'failed',
  'cancelled',
  'superseded',
] as const
/** Names the state of a trace. */
export type TraceStatus = (typeof traceStatuses)[number]

/** Lists the ways in which money leaves the ledger for good. */
export const exitMethods = [
  'atm_cash',
  'agent_cashout',
  'branch_cash',
  'card_purchase',
  'crypto_exchange',
  'international_remittance',
  'gift_voucher',
  'airtime_topup',
  'gambling',
  'bill_payment',
  'unknown',
] as const
/** Names a way in which money leaves the ledger for good. */
export type ExitMethod = (typeof exitMethods)[number]

/** Lists, in one word each, how traced money can have left an account. */
export const withdrawalMethods = [
  'none',
  'onward_transfer',
  ...exitMethods,
  'returned_to_victim',
  'mixed',
] as const
/** Names how traced money left an account. */
export type WithdrawalMethod = (typeof withdrawalMethods)[number]

/** Lists what to do about an account of a trace. */
export const recommendedActions = [
  'freeze_now',
  'freeze_and_verify_holder',
  'request_information',
  'preserve_withdrawal_evidence',
  'contact_exchange',
  'send_recall',
  'flag_account',
  'monitor_account',
  'already_frozen',
] as const
/** Names what to do about an account of a trace. */
export type RecommendedAction = (typeof recommendedActions)[number]

/** Lists how soon the money of an account will be out of reach. */
export const recoveryUrgencies = ['critical', 'high', 'medium', 'low', 'secured', 'gone'] as const
/** Names how soon the money of an account will be out of reach. */
export type RecoveryUrgency = (typeof recoveryUrgencies)[number]

/** Lists the states of a freeze. */
export const freezeStatuses = [
  'pending_ack',
  'active',
  'rejected',
  'lapsed',
  'exhausted',
  'expired',
  'released',
] as const
/** Names the state of a freeze. */
export type FreezeStatus = (typeof freezeStatuses)[number]

/** Lists the events in the life of a freeze. */
export const freezeEvents = [
  'issued',
  'acknowledged',
  'refused',
  'extended',
  'partially_returned',
  'released',
  'expired',
  'lapsed',
] as const
/** Names an event in the life of a freeze. */
export type FreezeEvent = (typeof freezeEvents)[number]

/** Lists what an institution has done with an order to hold money. */
export const freezeOutcomes = ['none', 'full', 'partial', 'refused'] as const
/** Names what an institution has done with an order to hold money. */
export type FreezeOutcome = (typeof freezeOutcomes)[number]

/** Lists why an institution may refuse a freeze. */
export const refusalReasons = ['no_balance', 'account_closed', 'cannot_freeze', 'other'] as const
/** Names why an institution refused a freeze. */
export type RefusalReason = (typeof refusalReasons)[number]

/** Lists how the legal order behind a freeze stands. */
export const legalOrderStatuses = [
  'not_required',
  'required_for_extension',
  'in_force',
  'expired',
  'revoked',
] as const
/** Names how the legal order behind a freeze stands. */
export type LegalOrderStatus = (typeof legalOrderStatuses)[number]

/** Lists the states of a return of money. */
export const returnStatuses = ['initiated', 'processing', 'delivered', 'failed', 'cancelled'] as const
/** Names the state of a return of money. */
export type ReturnStatus = (typeof returnStatuses)[number]

/** Lists the bands of a risk score. */
export const riskCategories = ['low', 'medium', 'high', 'critical'] as const
/** Names the band of a risk score. */
export type RiskCategory = (typeof riskCategories)[number]

/** Lists what a mule score looks at. */
export const muleFactors = [
  'pass_through_ratio',
  'median_dwell',
  'fan_in',
  'fan_out',
  'velocity',
  'account_age',
  'dormancy_burst',
  'night_share',
  'balance_retention',
  'reports',
  'peer_network',
  'cash_out_share',
  'verified_business',
  'long_standing',
  'confirmed_mule',
] as const
/** Names what a mule score looks at. */
export type MuleFactor = (typeof muleFactors)[number]

/** Lists how far a legal document is; only people sign. */
export const documentStatuses = ['draft_unsigned'] as const

/** Lists in what office somebody signs a legal document. */
export const signatories = [
  'judge',
  'investigating_officer',
  'supervising_officer',
  'regulator',
  'issuing_authority',
] as const
/** Names in what office somebody signs a legal document. */
export type Signatory = (typeof signatories)[number]

/** Lists what the instant-payment system may do about a payment. */
export const ipsActions = ['allow', 'show_overlay', 'extra_verification', 'delay_settlement'] as const
/** Names what the instant-payment system may do about a payment. */
export type IpsAction = (typeof ipsActions)[number]

/** Lists the warnings that a payer can be shown. */
export const overlays = ['OVL-MULE', 'OVL-NAME', 'OVL-NEWPAYEE', 'OVL-GENERIC'] as const
/** Names a warning that a payer can be shown. */
export type Overlay = (typeof overlays)[number]

/** Lists why a name check ended as it did. */
export const verificationReasons = [
  'name_match',
  'name_close',
  'name_mismatch',
  'name_unusable',
  'account_not_found',
  'account_type_not_supported',
  'institution_not_participating',
  'institution_unavailable',
] as const
/** Names why a name check ended as it did. */
export type VerificationReason = (typeof verificationReasons)[number]

/** Lists the states of a payment. */
export const transactionStatuses = [
  'received',
  'screening',
  'delayed',
  'settled',
  'credited',
  'recall_requested',
  'recall_refused',
  'partially_returned',
  'returned',
  'rejected',
] as const
/** Names the state of a payment. */
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Lists the states of a participant. */
export const participantStatuses = [
  'csr_loaded',
  'certificate_issued',
  'active',
  'suspended',
  'revoked',
] as const
/** Names the state of a participant. */
export type ParticipantStatus = (typeof participantStatuses)[number]

/** Lists the states of an incident. */
export const incidentStatuses = ['reported', 'acknowledged', 'mitigating', 'resolved', 'closed'] as const
/** Names the state of an incident. */
export type IncidentStatus = (typeof incidentStatuses)[number]

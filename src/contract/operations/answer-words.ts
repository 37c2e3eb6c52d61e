/**
 * Vocabularies in the responses of the operations. The interface names these members without listing their
 * values, so the words are ours (docs/gaps.md): the embedded platform uses them, and a real host may use
 * others. Plain data.
 */

/** Statuses of a case. */
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
/** Status of a case. */
export type CaseStatus = (typeof caseStatuses)[number]

/** Priorities of a case; P1 is the highest. */
export const priorities = ['P1', 'P2', 'P3', 'P4'] as const
/** Priority of a case. */
export type Priority = (typeof priorities)[number]

/** States of an online dispute resolution. */
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
/** State of an online dispute resolution. */
export type OdrStatus = (typeof odrStatuses)[number]

/** Delivery states of a notification on one channel. */
export const deliveryStatuses = ['queued', 'sent', 'delivered', 'failed'] as const
/** Delivery state of a notification on one channel. */
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Reasons why a notification was not sent on a channel. */
export const failureReasons = [
  'no_contact',
  'no_connector',
  'refused',
  'over_budget',
  'not_handed_over',
  'not_delivered',
  'withdrawn',
] as const
/** Reason why a notification was not sent on a channel. */
export type FailureReason = (typeof failureReasons)[number]

/** States of a trace. */
export const traceStatuses = [
  'queued',
  'running',
  'completed',
  'completed_partial',
  'failed',
  'cancelled',
  'superseded',
] as const
/** State of a trace. */
export type TraceStatus = (typeof traceStatuses)[number]

/** Ways in which money leaves the ledger permanently. */
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
/** Way in which money leaves the ledger permanently. */
export type ExitMethod = (typeof exitMethods)[number]

/** Ways in which traced money can have left an account, in one word each. */
export const withdrawalMethods = [
  'none',
  'onward_transfer',
  ...exitMethods,
  'returned_to_victim',
  'mixed',
] as const
/** How traced money left an account. */
export type WithdrawalMethod = (typeof withdrawalMethods)[number]

/** Recommended actions for an account of a trace. */
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
/** Recommended action for an account of a trace. */
export type RecommendedAction = (typeof recommendedActions)[number]

/** Urgency levels: how soon the money of an account will be out of reach. */
export const recoveryUrgencies = ['critical', 'high', 'medium', 'low', 'secured', 'gone'] as const
/** Urgency level: how soon the money of an account will be out of reach. */
export type RecoveryUrgency = (typeof recoveryUrgencies)[number]

/** States of a freeze. */
export const freezeStatuses = [
  'pending_ack',
  'active',
  'rejected',
  'lapsed',
  'exhausted',
  'expired',
  'released',
] as const
/** State of a freeze. */
export type FreezeStatus = (typeof freezeStatuses)[number]

/** Events in the lifecycle of a freeze. */
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
/** Event in the lifecycle of a freeze. */
export type FreezeEvent = (typeof freezeEvents)[number]

/** Outcomes of an order to hold money: what the institution has done. */
export const freezeOutcomes = ['none', 'full', 'partial', 'refused'] as const
/** Outcome of an order to hold money: what the institution has done. */
export type FreezeOutcome = (typeof freezeOutcomes)[number]

/** Reasons for which an institution may refuse a freeze. */
export const refusalReasons = ['no_balance', 'account_closed', 'cannot_freeze', 'other'] as const
/** Reason why an institution refused a freeze. */
export type RefusalReason = (typeof refusalReasons)[number]

/** Statuses of the legal order behind a freeze. */
export const legalOrderStatuses = [
  'not_required',
  'required_for_extension',
  'in_force',
  'expired',
  'revoked',
] as const
/** Status of the legal order behind a freeze. */
export type LegalOrderStatus = (typeof legalOrderStatuses)[number]

/** States of a return of money. */
export const returnStatuses = ['initiated', 'processing', 'delivered', 'failed', 'cancelled'] as const
/** State of a return of money. */
export type ReturnStatus = (typeof returnStatuses)[number]

/** Categories of a risk score. */
export const riskCategories = ['low', 'medium', 'high', 'critical'] as const
/** Category of a risk score. */
export type RiskCategory = (typeof riskCategories)[number]

/** Factors of a mule score. */
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
/** Factor of a mule score. */
export type MuleFactor = (typeof muleFactors)[number]

/** States of a legal document; only people can sign one. */
export const documentStatuses = ['draft_unsigned'] as const

/** Offices in which a person signs a legal document. */
export const signatories = [
  'judge',
  'investigating_officer',
  'supervising_officer',
  'regulator',
  'issuing_authority',
] as const
/** Office in which a person signs a legal document. */
export type Signatory = (typeof signatories)[number]

/** Actions that the instant payment system may take on a payment. */
export const ipsActions = ['allow', 'show_overlay', 'extra_verification', 'delay_settlement'] as const
/** Action that the instant payment system may take on a payment. */
export type IpsAction = (typeof ipsActions)[number]

/** Warnings that can be shown to a payer. */
export const overlays = ['OVL-MULE', 'OVL-NAME', 'OVL-NEWPAYEE', 'OVL-GENERIC'] as const
/** Warning that can be shown to a payer. */
export type Overlay = (typeof overlays)[number]

/** Reasons for the result of a name check. */
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
/** Reason for the result of a name check. */
export type VerificationReason = (typeof verificationReasons)[number]

/** States of a payment. */
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
/** State of a payment. */
export type TransactionStatus = (typeof transactionStatuses)[number]

/** States of a participant. */
export const participantStatuses = [
  'csr_loaded',
  'certificate_issued',
  'active',
  'suspended',
  'revoked',
] as const
/** State of a participant. */
export type ParticipantStatus = (typeof participantStatuses)[number]

/** States of an incident. */
export const incidentStatuses = ['reported', 'acknowledged', 'mitigating', 'resolved', 'closed'] as const
/** State of an incident. */
export type IncidentStatus = (typeof incidentStatuses)[number]

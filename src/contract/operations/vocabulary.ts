/**
 * The values on the wire of fields that the interface names without listing their values. Plain data. Those
 * of custom fields are the interface's; most others are ours (docs/gaps.md).
 */

/** Lists the kinds of scam. */
export const scamTypes = [
  'impersonation_bank_police',
  'impersonation_other',
  'impersonation_family_friend',
  'investment',
  'purchase',
  'romance',
  'advance_fee',
  'job_task',
  'invoice_mandate',
  'ceo_fraud',
  'account_takeover',
  'remote_access',
  'extortion_coercion',
  'recovery_scam',
  'mistaken_payment',
  'other',
  'unknown',
] as const
/** Names a kind of scam. */
export type ScamType = (typeof scamTypes)[number]

/** Lists the ways in which a case can be routed. */
export const routingLogics = ['auto', 'recovery_engine', 'analyst_queue', 'institution'] as const
/** Names a way in which a case can be routed. */
export type RoutingLogic = (typeof routingLogics)[number]

/** Lists how a case can end. */
export const recoveryOutcomes = [
  'full_recovery',
  'partial_recovery',
  'no_recovery',
  'reimbursed_by_institution',
  'not_fraud',
  'withdrawn_by_citizen',
  'duplicate',
] as const
/** Names how a case ended. */
export type RecoveryOutcome = (typeof recoveryOutcomes)[number]

/** Lists the failures of an institution's controls that a classification can name. */
export const controlFailures = [
  'no_payee_check',
  'ignored_alert',
  'late_freeze',
  'weak_onboarding',
  'no_cooling_off',
  'late_response',
  'none',
] as const

/** Lists the messages that a citizen can be sent about her case. */
export const notificationTypes = [
  'case_received',
  'information_request',
  'trace_update',
  'freeze_confirmed',
  'freeze_expiring',
  'freeze_ended',
  'odr_opened',
  'odr_result',
  'funds_returned',
  'case_closed',
  'safety_advice',
] as const
/** Names a message that a citizen can be sent about her case. */
export type NotificationType = (typeof notificationTypes)[number]

/** Lists the channels of a notification. */
export const deliveryChannels = ['sms', 'voice_callback', 'email'] as const

/** Lists how readily a trace takes an account for a mule. */
export const traceSensitivities = ['low', 'medium', 'high'] as const
/** Names how readily a trace takes an account for a mule. */
export type TraceSensitivity = (typeof traceSensitivities)[number]

/** Lists the authorities under which money is frozen. */
export const freezeTypes = ['administrative_hold', 'legal_order'] as const
/** Names the authority under which money is frozen. */
export type FreezeType = (typeof freezeTypes)[number]

/** Lists why a freeze can end. */
export const releaseReasons = [
  'expiry',
  'court_order',
  'non_fraud_determination',
  'funds_returned',
  'victim_withdrawal',
  'duplicate_freeze',
] as const
/** Names why a freeze ended. */
export type ReleaseReason = (typeof releaseReasons)[number]

/** Lists how money goes back to the victim. */
export const returnMethods = ['original_account_reversal', 'instant_credit', 'victim_fund_pool'] as const

/** Lists the legal documents that can be drafted. */
export const documentTypes = [
  'freeze_order',
  'police_hold',
  'regulatory_directive',
  'reimbursement_warrant',
] as const
/** Names a legal document that can be drafted. */
export type DocumentType = (typeof documentTypes)[number]

/** Lists when an account is checked: before a payment, or after a complaint. */
export const queryContexts = ['pre_payment', 'post_complaint'] as const
/** Lists the parts of the interface that a participant can be registered for. */
export const participantApis = ['redress', 'recovery', 'ips'] as const
/** Lists the kinds of incident that a participant can report. */
export const incidentTypes = [
  'outage',
  'degradation',
  'fraud_spike',
  'settlement_delay',
  'data_breach',
  'cyber_attack',
  'other',
] as const
/** Names a kind of incident that a participant can report. */
export type IncidentType = (typeof incidentTypes)[number]

/** Lists the severities of an incident, mildest first. */
export const severities = ['low', 'medium', 'high', 'critical'] as const

/** Lists the types of custom fields. */
export const fieldTypes = ['text', 'number', 'boolean', 'select', 'single_select', 'datetime'] as const
/** Lists what a custom field can belong to. */
export const fieldEntities = ['customer', 'conversation', 'ticket', 'livechat'] as const

/** Lists what is said in an open dispute by the institution, the citizen, or the authority. The words are ours. */
export const odrOutcomes = [
  'respond',
  'settle',
  'reject',
  'accept',
  'escalate',
  'decide',
  'withdraw',
] as const
/** Names what is said in a dispute. */
export type OdrOutcome = (typeof odrOutcomes)[number]

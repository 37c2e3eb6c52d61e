/**
 * Wire values of fields that the interface names without listing their values. Plain data. Those of custom
 * fields come from the interface; most others are ours (docs/gaps.md).
 */

/** Scam types. */
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
/** Scam type. */
export type ScamType = (typeof scamTypes)[number]

/** Ways to route a case. */
export const routingLogics = ['auto', 'recovery_engine', 'analyst_queue', 'institution'] as const
/** Way to route a case. */
export type RoutingLogic = (typeof routingLogics)[number]

/** Outcomes of a closed case. */
export const recoveryOutcomes = [
  'full_recovery',
  'partial_recovery',
  'no_recovery',
  'reimbursed_by_institution',
  'not_fraud',
  'withdrawn_by_citizen',
  'duplicate',
] as const
/** Outcome of a closed case. */
export type RecoveryOutcome = (typeof recoveryOutcomes)[number]

/** Failures of an institution's controls that a classification can name. */
export const controlFailures = [
  'no_payee_check',
  'ignored_alert',
  'late_freeze',
  'weak_onboarding',
  'no_cooling_off',
  'late_response',
  'none',
] as const

/** Messages about a case that can be sent to the citizen. */
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
/** Message about a case that can be sent to the citizen. */
export type NotificationType = (typeof notificationTypes)[number]

/** Channels of a notification. */
export const deliveryChannels = ['sms', 'voice_callback', 'email'] as const

/** Sensitivities of mule detection in a trace: how readily it classifies an account as a mule's. */
export const traceSensitivities = ['low', 'medium', 'high'] as const
/** Sensitivity of mule detection in a trace. */
export type TraceSensitivity = (typeof traceSensitivities)[number]

/** Authorities under which money can be frozen. */
export const freezeTypes = ['administrative_hold', 'legal_order'] as const
/** Authority under which money is frozen. */
export type FreezeType = (typeof freezeTypes)[number]

/** Reasons why a freeze can end. */
export const releaseReasons = [
  'expiry',
  'court_order',
  'non_fraud_determination',
  'funds_returned',
  'victim_withdrawal',
  'duplicate_freeze',
] as const
/** Reason why a freeze ended. */
export type ReleaseReason = (typeof releaseReasons)[number]

/** Ways in which money is returned to the victim. */
export const returnMethods = ['original_account_reversal', 'instant_credit', 'victim_fund_pool'] as const

/** Legal documents that can be drafted. */
export const documentTypes = [
  'freeze_order',
  'police_hold',
  'regulatory_directive',
  'reimbursement_warrant',
] as const
/** Legal document that can be drafted. */
export type DocumentType = (typeof documentTypes)[number]

/** Contexts of an account check: before a payment, or after a complaint. */
export const queryContexts = ['pre_payment', 'post_complaint'] as const
/** Parts of the interface that a participant can register for. */
export const participantApis = ['redress', 'recovery', 'ips'] as const
/** Kinds of incident that a participant can report. */
export const incidentTypes = [
  'outage',
  'degradation',
  'fraud_spike',
  'settlement_delay',
  'data_breach',
  'cyber_attack',
  'other',
] as const
/** Kind of incident that a participant can report. */
export type IncidentType = (typeof incidentTypes)[number]

/** Severities of an incident, lowest first. */
export const severities = ['low', 'medium', 'high', 'critical'] as const

/** Types of custom fields. */
export const fieldTypes = ['text', 'number', 'boolean', 'select', 'single_select', 'datetime'] as const
/** Entities that a custom field can belong to. */
export const fieldEntities = ['customer', 'conversation', 'ticket', 'livechat'] as const

/** Statements in an open dispute by the institution, the citizen or the authority. The words are ours. */
export const odrOutcomes = [
  'respond',
  'settle',
  'reject',
  'accept',
  'escalate',
  'decide',
  'withdraw',
] as const
/** Statement in an open dispute. */
export type OdrOutcome = (typeof odrOutcomes)[number]

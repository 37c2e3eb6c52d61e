/**
 * The words of the wire, where the interface names a field and not what may stand in it. Plain data.
 * Those of custom fields are the interface's; most others are ours (docs/gaps.md).
 */

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
export type ScamType = (typeof scamTypes)[number]

export const routingLogics = ['auto', 'recovery_engine', 'analyst_queue', 'institution'] as const
export type RoutingLogic = (typeof routingLogics)[number]

export const recoveryOutcomes = [
  'full_recovery',
  'partial_recovery',
  'no_recovery',
  'reimbursed_by_institution',
  'not_fraud',
  'withdrawn_by_citizen',
  'duplicate',
] as const
export type RecoveryOutcome = (typeof recoveryOutcomes)[number]

export const controlFailures = [
  'no_payee_check',
  'ignored_alert',
  'late_freeze',
  'weak_onboarding',
  'no_cooling_off',
  'late_response',
  'none',
] as const

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
export type NotificationType = (typeof notificationTypes)[number]

export const deliveryChannels = ['sms', 'voice_callback', 'email'] as const

export const traceSensitivities = ['low', 'medium', 'high'] as const
export type TraceSensitivity = (typeof traceSensitivities)[number]

export const freezeTypes = ['administrative_hold', 'legal_order'] as const
export type FreezeType = (typeof freezeTypes)[number]

export const releaseReasons = [
  'expiry',
  'court_order',
  'non_fraud_determination',
  'funds_returned',
  'victim_withdrawal',
  'duplicate_freeze',
] as const
export type ReleaseReason = (typeof releaseReasons)[number]

export const returnMethods = ['original_account_reversal', 'instant_credit', 'victim_fund_pool'] as const

export const documentTypes = [
  'freeze_order',
  'police_hold',
  'regulatory_directive',
  'reimbursement_warrant',
] as const
export type DocumentType = (typeof documentTypes)[number]

export const queryContexts = ['pre_payment', 'post_complaint'] as const
export const participantApis = ['redress', 'recovery', 'ips'] as const
export const incidentTypes = [
  'outage',
  'degradation',
  'fraud_spike',
  'settlement_delay',
  'data_breach',
  'cyber_attack',
  'other',
] as const
export type IncidentType = (typeof incidentTypes)[number]

export const severities = ['low', 'medium', 'high', 'critical'] as const

export const fieldTypes = ['text', 'number', 'boolean', 'select', 'single_select', 'datetime'] as const
export const fieldEntities = ['customer', 'conversation', 'ticket', 'livechat'] as const

/** Where an online dispute resolution stands. */
export type OdrStatus =
  | 'opened'
  | 'institution_responded'
  | 'settled'
  | 'rejected'
  | 'escalated'
  | 'decided'
  | 'withdrawn'

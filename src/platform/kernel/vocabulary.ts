/**
 * The values and bands of the trust layer. Values that the interface leaves open are ours (docs/gaps.md); the
 * bands are design values that no outside body has validated.
 */

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

/** Lists the exits that leave somebody with cash in hand. */
export const cashMethods: readonly ExitMethod[] = ['atm_cash', 'agent_cashout', 'branch_cash']

/** Lists the exits that a mule uses to get money out of reach: cash, and what is as good as cash. */
export const cashOutMethods: readonly ExitMethod[] = [
  ...cashMethods,
  'crypto_exchange',
  'international_remittance',
  'gift_voucher',
]

const recommendedActions = [
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
const recoveryUrgencies = ['critical', 'high', 'medium', 'low', 'secured', 'gone'] as const
/** Names how soon the money of an account will be out of reach. */
export type RecoveryUrgency = (typeof recoveryUrgencies)[number]

/** Lists why an institution may refuse a freeze. */
export const refusalReasons = ['no_balance', 'account_closed', 'cannot_freeze', 'other'] as const
/** Names why an institution refused a freeze. */
export type RefusalReason = (typeof refusalReasons)[number]

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

const priorities = ['P1', 'P2', 'P3', 'P4'] as const
/** Names the priority of a case; P1 comes first. */
export type Priority = (typeof priorities)[number]

const riskCategories = ['low', 'medium', 'high', 'critical'] as const
/** Names the band of a risk score. */
export type RiskCategory = (typeof riskCategories)[number]

/** Finds the band of a mule or fraud score; `points` are 0 to 1000. */
export function toRiskCategory(points: number): RiskCategory {
  if (points >= 800) return 'critical'
  if (points >= 600) return 'high'
  return points >= 300 ? 'medium' : 'low'
}

/** Converts points (0 to 1000) to the score on the wire: 0 to 1, with three decimals. */
export const toWireScore = (points: number): number => points / 1000

/**
 * Normalises a free descriptive term: lower case, with one underscore for whatever is not a letter or a
 * digit. A term that is not in the list becomes `other`.
 */
export function normaliseTerm<T extends string>(raw: string, known: readonly T[]): T | 'other' {
  const term = raw
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return known.find((word) => word === term) ?? 'other'
}

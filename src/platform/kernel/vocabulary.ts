/**
 * The words and bands of the trust layer. Words that the interface leaves open are ours; the bands
 * are design values that no outside body has validated.
 */

/** Ways in which money leaves the ledger for good. */
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
export type ExitMethod = (typeof exitMethods)[number]

/** How traced money left one account, in one word. */
export const withdrawalMethods = [
  'none',
  'onward_transfer',
  ...exitMethods,
  'returned_to_victim',
  'mixed',
] as const
export type WithdrawalMethod = (typeof withdrawalMethods)[number]

/** Exits that leave somebody with cash in hand. */
export const cashMethods: readonly ExitMethod[] = ['atm_cash', 'agent_cashout', 'branch_cash']

/** Exits that a mule uses to get money out of reach: cash, and what is as good as cash. */
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
export type RecommendedAction = (typeof recommendedActions)[number]

/** How soon the money of an account will be out of reach. */
const recoveryUrgencies = ['critical', 'high', 'medium', 'low', 'secured', 'gone'] as const
export type RecoveryUrgency = (typeof recoveryUrgencies)[number]

/** Why an institution may refuse a freeze. */
export const refusalReasons = ['no_balance', 'account_closed', 'cannot_freeze', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]

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
export type CaseStatus = (typeof caseStatuses)[number]

const priorities = ['P1', 'P2', 'P3', 'P4'] as const
export type Priority = (typeof priorities)[number]

const riskCategories = ['low', 'medium', 'high', 'critical'] as const
export type RiskCategory = (typeof riskCategories)[number]

/** Bands of the mule score and of the fraud score; `points` are 0 to 1000. */
export function toRiskCategory(points: number): RiskCategory {
  if (points >= 800) return 'critical'
  if (points >= 600) return 'high'
  return points >= 300 ? 'medium' : 'low'
}

/** The wire's form of a score: three decimals between 0 and 1. */
export const toWireScore = (points: number): number => points / 1000

/**
 * Brings a free descriptive word to its canonical form: lower case, everything but letters and
 * digits as one underscore. What the list does not hold becomes `other`.
 */
export function normaliseTerm<T extends string>(raw: string, known: readonly T[]): T | 'other' {
  const term = raw
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return known.find((word) => word === term) ?? 'other'
}

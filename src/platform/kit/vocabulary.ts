import type { ExitMethod, RiskCategory } from '../../contract/operations/answer-words.ts'

/**
 * What the trust layer does with its words and scores. The bands are design values that no outside body has validated.
 */

/** Lists the exits that leave somebody with cash in hand. */
export const cashMethods: readonly ExitMethod[] = ['atm_cash', 'agent_cashout', 'branch_cash']

/** Lists the exits that a mule uses to get money out of reach: cash, and what is as good as cash. */
export const cashOutMethods: readonly ExitMethod[] = [
  ...cashMethods,
  'crypto_exchange',
  'international_remittance',
  'gift_voucher',
]

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

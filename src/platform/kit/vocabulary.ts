import type { ExitMethod, RiskCategory } from '../../contract/operations/answer-words.ts'

/**
 * How the trust layer uses its words and scores. The bands are design values that no external body has
 * validated.
 */

/** Exits that leave a person with cash in hand. */
export const cashMethods: readonly ExitMethod[] = ['atm_cash', 'agent_cashout', 'branch_cash']

/** Exits by which a mule moves money out of reach: cash and its equivalents. */
export const cashOutMethods: readonly ExitMethod[] = [
  ...cashMethods,
  'crypto_exchange',
  'international_remittance',
  'gift_voucher',
]

/** Returns the band of a mule or fraud score; `points` are 0 to 1000. */
export function toRiskCategory(points: number): RiskCategory {
  if (points >= 800) return 'critical'
  if (points >= 600) return 'high'
  return points >= 300 ? 'medium' : 'low'
}

/** Converts points (0 to 1000) to the score on the wire: 0 to 1, with three decimals. */
export const toWireScore = (points: number): number => points / 1000

/**
 * Normalises a free descriptive term: lower case, with one underscore for each run of characters that are not
 * letters or digits. A term that is not in the list becomes `other`.
 */
export function normaliseTerm<T extends string>(raw: string, known: readonly T[]): T | 'other' {
  const term = raw
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return known.find((word) => word === term) ?? 'other'
}

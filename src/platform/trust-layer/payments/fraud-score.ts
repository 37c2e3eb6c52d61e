import type { IpsAction, Overlay, RiskCategory } from '../../../contract/operations/answer-words.ts'
import { isRatioAtLeast, mulDivRound } from '../../kit/integer-ratio.ts'
import { toRiskCategory } from '../../kit/vocabulary.ts'

/** Everything that the score of a payment depends on; amounts are minor units. */
export interface FraudScoreInput {
  /** Mule score of the receiver, 0 to 1000. */
  receiverMulePoints: number
  isHighValue: boolean
  isGeographicAnomaly: boolean
  isTimeOfDayAnomaly: boolean
  isFirstPaymentToPayee: boolean
  amountMinor: number
  /** Median of the sender's payments of the last 30 days; null if there are none. */
  medianMinor: number | null
  /** Number of payments behind that median; null if the sender is unknown. */
  pastPayments: number | null
  hasNarrativeKeyword: boolean
  /** Last name check of this pair within an hour; null if there is none. */
  nameCheck: 'match' | 'close_match' | 'no_match' | null
  hasInstitutionFraudSpike: boolean
}

/** The score of a payment, and what the instant payment system may do about it. */
export interface FraudScore {
  /** 0 to 1000. */
  points: number
  category: RiskCategory
  action: IpsAction
  /** The warning shown to the payer; null for none. */
  overlay: Overlay | null
  /** Factors with points, as `code:+points` joined by `; `, most points first. */
  reason: string
}

const actions = {
  low: 'allow',
  medium: 'show_overlay',
  high: 'extra_verification',
  critical: 'delay_settlement',
} as const satisfies Record<RiskCategory, IpsAction>

/** Overlays of the factors that have one. */
const overlayOf: Readonly<Record<string, Overlay>> = {
  receiver_mule_score: 'OVL-MULE',
  name_mismatch: 'OVL-NAME',
  first_payment_to_payee: 'OVL-NEWPAYEE',
}

/**
 * Scores how far the amount exceeds the sender's usual payments; a sender without a history gets a few
 * points.
 */
function amountRatioPoints({ amountMinor, medianMinor, pastPayments }: FraudScoreInput): number {
  if (pastPayments === null) return 0
  if (pastPayments < 3 || medianMinor === null) return 30
  if (isRatioAtLeast(amountMinor, medianMinor, 10, 1)) return 100
  if (isRatioAtLeast(amountMinor, medianMinor, 5, 1)) return 70
  return isRatioAtLeast(amountMinor, medianMinor, 3, 1) ? 40 : 0
}

const nameMismatchPoints = { match: 0, close_match: 30, no_match: 100 } as const

/** Computes the points of each factor. The weights are design values. */
const pointsOf = (input: FraudScoreInput): Record<string, number> => ({
  receiver_mule_score: mulDivRound(400, input.receiverMulePoints, 1000),
  high_value: input.isHighValue ? 100 : 0,
  geographic_anomaly: input.isGeographicAnomaly ? 120 : 0,
  time_of_day_anomaly: input.isTimeOfDayAnomaly ? 60 : 0,
  first_payment_to_payee: input.isFirstPaymentToPayee ? 60 : 0,
  amount_ratio: amountRatioPoints(input),
  narrative_keyword: input.hasNarrativeKeyword ? 60 : 0,
  name_mismatch: input.nameCheck === null ? 0 : nameMismatchPoints[input.nameCheck],
  institution_fraud_spike: input.hasInstitutionFraudSpike ? 50 : 0,
})

/** Scores how likely a payment is a scam, and determines what the instant payment system may do about it. */
export function scoreFraud(input: FraudScoreInput): FraudScore {
  const factors = Object.entries(pointsOf(input))
    .filter(([, points]) => points > 0)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const points = Math.min(
    1000,
    factors.reduce((sum, [, value]) => sum + value, 0),
  )
  const category = toRiskCategory(points)
  return {
    points,
    category,
    action: actions[category],
    overlay: category === 'low' ? null : (overlayOf[factors[0]?.[0] ?? ''] ?? 'OVL-GENERIC'),
    reason: factors.map(([code, value]) => `${code}:+${value}`).join('; '),
  }
}

/** Removes case, accents and repeated spaces, so that a word list matches what people write. */
const fold = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Returns whether a narrative contains one of the words or phrases, as whole words. */
export function hasKeyword(narrative: string, keywords: Iterable<string>): boolean {
  const text = fold(narrative)
  for (const keyword of keywords) if (fold(keyword) !== '  ' && text.includes(fold(keyword))) return true
  return false
}

/** Computes the median of amounts in minor units, rounded half up; null without any. */
export function medianMinor(amounts: readonly number[]): number | null {
  const sorted = [...amounts].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? upper)
  return Math.floor((lower + upper + 1) / 2)
}

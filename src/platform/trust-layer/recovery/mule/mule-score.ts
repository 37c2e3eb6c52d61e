import type { RiskCategory } from '../../../../contract/operations/answer-words.ts'
import { mulDivRound } from '../../../kit/integer-ratio.ts'
import { toRiskCategory } from '../../../kit/vocabulary.ts'
import { dayMs, measureBehaviour } from './account-behaviour.ts'
import { factors, type MuleScoreInput } from './mule-factors.ts'

/** Measurement of one factor, and the points that it adds. */
interface Contribution {
  factor: string
  /** Null if it could not be measured. */
  value: number | null
  points: number
  maxPoints: number
}

/** The score of an account and its components. */
export interface MuleScore {
  /** 0 to 1000. */
  points: number
  category: RiskCategory
  /** 0 to 1, three decimals: how much history the score is based on. */
  confidence: number
  insufficientHistory: boolean
  /** Codes of the incriminating factors, most points first. */
  riskFactors: string[]
  /**
   * Every factor, including those without points; they add up to the score before it is clamped to its range.
   */
  contributions: Contribution[]
}

/** Version of the rules and weights; any change to them requires a new version. */
export const modelVersion = 'scorecard-1'

const confirmedMulePoints = 900

/** Lists the codes with points above zero: most points first, ties by name. */
const rankFactors = (contributions: readonly Pick<Contribution, 'factor' | 'points'>[]) =>
  contributions
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.factor < b.factor ? -1 : 1))

/**
 * Computes `0.5 · min(1, rows/20) + 0.2 · min(1, days/90) + 0.3 · [it was reported]`; weights are design
 * values.
 */
function toConfidence(rows: number, ageDays: number, reports: number): number {
  const ninths = 225 * Math.min(rows, 20) + 20 * Math.min(ageDays, 90) + (reports > 0 ? 2700 : 0)
  return mulDivRound(ninths, 1, 9) / 1000
}

/**
 * Raises a confirmed mule to 900 points. The raise is shown as a factor, so that the contributions add up.
 */
function liftOf(contributions: readonly Contribution[]): Contribution {
  const sum = contributions.reduce((total, { points }) => total + points, 0)
  const points = Math.max(0, confirmedMulePoints - sum)
  const mostTakenOff = factors.reduce((total, { maxPoints }) => total + Math.max(0, -maxPoints), 0)
  return { factor: 'confirmed_mule', value: 1, points, maxPoints: confirmedMulePoints + mostTakenOff }
}

/** Scores how much an account behaves like one that passes on stolen money. */
export function scoreMule(input: MuleScoreInput): MuleScore {
  const behaviour = measureBehaviour(input)
  const ageDays =
    input.openedAtMs === null ? null : Math.max(0, Math.floor((input.scoredAtMs - input.openedAtMs) / dayMs))
  const measured = factors.map(({ factor, maxPoints, measure }): Contribution => {
    return { factor, ...measure({ input, behaviour, ageDays }), maxPoints }
  })
  const contributions = input.isConfirmedMule ? [...measured, liftOf(measured)] : measured
  const sum = contributions.reduce((total, { points }) => total + points, 0)
  const points = Math.min(1000, Math.max(0, sum))
  return {
    points,
    category: toRiskCategory(points),
    confidence: toConfidence(behaviour.rows, ageDays ?? 0, input.reports),
    insufficientHistory: behaviour.rows < 3 && input.reports === 0,
    riskFactors: rankFactors(contributions).map(({ factor }) => factor),
    contributions,
  }
}

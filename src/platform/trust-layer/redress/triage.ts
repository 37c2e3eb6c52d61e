import type { Priority } from '../../../contract/operations/answer-words.ts'
import { roundHalfUp } from '../../kit/integer-ratio.ts'

/** Facts of a new complaint. */
export interface TriageFacts {
  /** Minor units; 0 if no money has left. */
  amountMinor: number
  /** The deployment's typical loss, in minor units. */
  refMinor: number
  /** Hours since the payment; null if unknown. */
  hoursSincePayment: number | null
  isReferenceFound: boolean
  isHintResolved: boolean
  isVulnerable: boolean
  isRepeatVictim: boolean
  /**
   * Whether the citizen is still in contact with the scammer, further payments are pending, or someone else
   * controls the device.
   */
  isOngoing: boolean
}

/** How soon a person must look at a complaint. */
export interface Triage {
  /** 0 to 100. */
  score: number
  priority: Priority
}

/** Hours after which half of the chance to recover the money is lost. A design value. */
const halfLifeHours = 6

const timePoints = (hours: number) => roundHalfUp(40 * 2 ** (-Math.max(hours, 0) / halfLifeHours))

/** Computes the points of the amount on a logarithmic scale, so that small losses count too. */
const amountPoints = (amountMinor: number, refMinor: number) =>
  roundHalfUp(25 * Math.min(1, Math.log10(1 + amountMinor / refMinor) / 2))

function actionablePoints({ isReferenceFound, isHintResolved }: TriageFacts): number {
  if (isReferenceFound) return 10
  return isHintResolved ? 6 : 0
}

function toPriority(score: number): Priority {
  if (score >= 70) return 'P1'
  if (score >= 45) return 'P2'
  return score >= 25 ? 'P3' : 'P4'
}

/**
 * Computes how soon a person must look at a complaint. If no money was lost, time and amount give no points.
 */
export function triage(facts: TriageFacts): Triage {
  const { amountMinor, hoursSincePayment } = facts
  const score =
    (amountMinor > 0 && hoursSincePayment !== null ? timePoints(hoursSincePayment) : 0) +
    (amountMinor > 0 ? amountPoints(amountMinor, facts.refMinor) : 0) +
    actionablePoints(facts) +
    (facts.isVulnerable || facts.isRepeatVictim ? 15 : 0) +
    (facts.isOngoing ? 10 : 0)
  return { score, priority: toPriority(score) }
}

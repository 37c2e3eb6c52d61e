import type { Priority } from '../../../contract/operations/answer-words.ts'
import type { PlatformProfile } from '../../kit/profile.ts'
import { hoursBetween } from '../../kit/time.ts'
import type { Clues } from './complaint-clues.ts'
import { toIntakeConfidence } from './intake-confidence.ts'
import { triage } from './triage.ts'

/** Facts by which a complaint is assessed. */
export interface AssessmentInput {
  amountMinor: number
  now: string
  paymentAt: string | null
  isReferenceFound: boolean
  isHintResolved: boolean
  /** Whether an earlier case of the citizen was closed as that of a repeat victim. */
  isKnownVictim: boolean
  /** The member that named the payment. */
  usedSlot: 'transaction_reference' | 'receiving_account_hint'
  clues: Clues
}

/** How urgent a complaint is, and how reliable its facts are. */
export interface Assessment {
  priority: Priority
  /** 0 to 100. */
  score: number
  /** In thousandths. */
  confidence: number
  routingWithinSeconds: number
}

/** Number of seconds within which a case of each priority must be routed and then acted on. Design values. */
export const routingDueSeconds = {
  P1: 300,
  P2: 1800,
  P3: 4 * 3600,
  P4: 24 * 3600,
} as const satisfies Record<Priority, number>

const freshHours = 1

/** Computes how urgent a complaint is, and how reliable its facts are. */
export function assess(profile: PlatformProfile, input: AssessmentInput): Assessment {
  const { clues } = input
  const hours = input.paymentAt === null ? null : Math.max(0, hoursBetween(input.paymentAt, input.now))
  const { score, priority } = triage({
    amountMinor: input.amountMinor,
    refMinor: profile.triageRefMinor,
    hoursSincePayment: hours,
    isReferenceFound: input.isReferenceFound,
    isHintResolved: input.isHintResolved,
    isVulnerable: clues.isVulnerable,
    isRepeatVictim: clues.isRepeatVictim || input.isKnownVictim,
    isOngoing: clues.isOngoing,
  })
  const isTooOld = hours !== null && hours > profile.maxReportAgeDays * 24
  const settled = isTooOld ? 'P4' : priority
  // Most of the money that left within the last hour may still be there, so such a case does not wait half an
  // hour.
  const isFresh = settled === 'P2' && input.isReferenceFound && hours !== null && hours <= freshHours
  return {
    priority: settled,
    score,
    confidence: Math.round(1000 * confidenceOf(input)),
    routingWithinSeconds: routingDueSeconds[isFresh ? 'P1' : settled],
  }
}

const confidenceOf = ({ clues, usedSlot }: AssessmentInput) =>
  toIntakeConfidence({
    isVoice: clues.channel === 'voice',
    asrConfidence: clues.asrConfidence,
    amountConfidence: clues.slotConfidence.amount ?? null,
    clueConfidence: clues.slotConfidence[usedSlot] ?? null,
    isConfirmedByCitizen: clues.isConfirmed,
  })

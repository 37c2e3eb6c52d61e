import { roundHalfUp } from '../../kit/integer-ratio.ts'

/** How sure the channel was of the citizen's statements; each number is between 0 and 1. */
export interface IntakeEvidence {
  isVoice: boolean
  asrConfidence: number | null
  amountConfidence: number | null
  /** Confidence of the transaction reference, or of the hint if that was used. */
  clueConfidence: number | null
  isConfirmedByCitizen: boolean
}

const withoutEvidence = 0.5
const whenConfirmed = 0.9

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Computes how reliable the facts of an intake are: 0 to 1, with three decimals. */
export function toIntakeConfidence(evidence: IntakeEvidence): number {
  const slots = [evidence.amountConfidence, evidence.clueConfidence].filter((value) => value !== null)
  const heard = evidence.isVoice ? evidence.asrConfidence : null
  const isKnown = slots.length > 0 || heard !== null
  const told = isKnown ? Math.min(1, ...slots.map(clamp)) * clamp(heard ?? 1) : withoutEvidence
  const confidence = evidence.isConfirmedByCitizen ? Math.max(told, whenConfirmed) : told
  return roundHalfUp(confidence * 1000) / 1000
}

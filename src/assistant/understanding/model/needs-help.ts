import type { Candidates } from '../candidates/candidates.ts'
import type { Reading, Told } from '../facts/reading.ts'
import { toldFacts } from './told-facts.ts'

/** Confidence from which a fact of the reader is not changed by a model. */
export const sureFrom = 0.9

/**
 * Whether a model is asked about a message: always for the citizen's first words, and for an answer if the
 * reader is unsure of a fact in it, or has found amounts, institutions or numbers without a role. A message
 * that is a yes or a no is complete.
 */
export function needsHelp(
  { expected }: { expected?: string | undefined },
  reading: Reading,
  candidates: Candidates,
): boolean {
  if (reading.consent) return false
  if (expected === undefined) return true
  const facts = toldFacts(reading)
  const isUnsure = ({ confidence }: Told<unknown>) => confidence < sureFrom
  const { money, institutions, accounts } = candidates
  return facts.some(isUnsure) || money.length + institutions.length + accounts.length > facts.length
}

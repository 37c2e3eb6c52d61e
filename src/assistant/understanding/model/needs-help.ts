import type { Candidates } from '../candidates/candidates.ts'
import type { Reading, Told } from '../facts/reading.ts'
import { toldFacts } from './told-facts.ts'

/** A fact that the reader is so sure of stands, whatever a model says. */
export const sureFrom = 0.9

/**
 * Whether a model is asked about a message: her first words always, an answer where the reader is unsure of a fact in it, or
 * has found amounts, institutions or numbers of which it tells nothing. A message that is a yes or a no is complete.
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

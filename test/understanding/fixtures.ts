import { readingWords } from '../../src/languages/reading-words.ts'
import {
  type Candidates,
  createCandidateFinders,
  type ReadingProfile,
} from '../../src/understanding/candidates/candidates.ts'
import deployment from '../../src/understanding/corpus/deployment.json' with { type: 'json' }
import { createAnswerTeller } from '../../src/understanding/facts/told-answer.ts'
import { createReader } from '../../src/understanding/reader.ts'
import { createDecisions } from '../../src/understanding/roles/decisions.ts'
import { tokenize } from '../../src/understanding/text/tokens.ts'
import trained from '../../src/understanding/weights/trained.json' with { type: 'json' }

/** The deployment that the corpora were labelled for. */
export const profile: ReadingProfile = deployment

/** A Sunday, twenty past two in the afternoon in Manila. */
export const now = Date.parse('2026-11-22T14:20:00+08:00')

const finders = createCandidateFinders(Object.values(readingWords), profile)

/** Finds the candidates of a message in a language. */
export function candidatesOf(text: string, lang = 'en', asked?: 'amount' | 'reference'): Candidates {
  const spoken = [...new Set([lang, 'en'])].flatMap((one) => readingWords[one] ?? [])
  return finders(spoken)(tokenize(text), now)(asked)
}

/** The reader as the relay has it. */
export const reader = createReader({
  profile,
  words: readingWords,
  decisions: createDecisions(trained),
  answers: createAnswerTeller,
})

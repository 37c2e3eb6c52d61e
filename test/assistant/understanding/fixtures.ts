import { readingWords } from '../../../src/assistant/languages/reading-words.ts'
import {
  type Candidates,
  createCandidateFinders,
  type ReadingProfile,
} from '../../../src/assistant/understanding/candidates/candidates.ts'
import { elsewhere } from '../../../src/assistant/understanding/candidates/elsewhere.ts'
import { createAnswerTeller } from '../../../src/assistant/understanding/facts/told-answer.ts'
import { createReader } from '../../../src/assistant/understanding/reader.ts'
import { createDecisions } from '../../../src/assistant/understanding/roles/decisions.ts'
import { tokenize } from '../../../src/assistant/understanding/text/tokens.ts'
import trained from '../../../src/assistant/understanding/weights/trained.json' with { type: 'json' }
import deployment from '../../../training/corpus/deployment.json' with { type: 'json' }

/** The deployment that the corpora were labelled for. */
export const profile: ReadingProfile = { ...deployment, elsewhere }

/** A Sunday, twenty past two in the afternoon in Manila. */
export const now = Date.parse('2026-11-22T14:20:00+08:00')

const finders = createCandidateFinders(Object.values(readingWords), profile)

/** Finds the candidates of a message in a language. */
export function candidatesOf(text: string, lang = 'en', asked?: 'amount' | 'reference'): Candidates {
  const spoken = [...new Set([lang, 'en'])].flatMap((one) => readingWords[one] ?? [])
  return finders(spoken)(tokenize(text), { now })(asked)
}

/** The reader as the relay uses it. */
export const reader = createReader({
  profile,
  words: readingWords,
  decisions: createDecisions(trained),
  answers: createAnswerTeller,
})

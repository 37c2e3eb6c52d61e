import { removeSecrets } from '../src/assistant/dialog/redaction/secrets.ts'
import { readingWords } from '../src/assistant/languages/reading-words.ts'
import { createAnalyser, type Message } from '../src/assistant/understanding/analyser.ts'
import type { ReadingProfile } from '../src/assistant/understanding/candidates/candidates.ts'
import { elsewhere, unlisted } from '../src/assistant/understanding/candidates/elsewhere.ts'
import { createAnswerTeller } from '../src/assistant/understanding/facts/told-answer.ts'
import { onlyPayments } from '../src/assistant/understanding/only-payments.ts'
import { createReader, type Reader } from '../src/assistant/understanding/reader.ts'
import { type AllWeights, createDecisions } from '../src/assistant/understanding/roles/decisions.ts'
import { examplesOf, learnAll } from './examples.ts'
import { type Labelled, type Labels, toLabels } from './labels.ts'

const seed = 20_261_122

/** Learns all weights from labelled texts, of words and signs or of signs alone; the same texts give the same weights. */
export function train(all: readonly Labelled[], profile: ReadingProfile, hasWords: boolean): AllWeights {
  // Signs alone never tell what a message does at a question.
  const texts = hasWords ? all : all.filter(({ gold }) => gold.only === undefined)
  const analyse = createAnalyser({
    // Names from a list would teach less about how a name is written.
    profile: {
      ...profile,
      elsewhere: {
        money: '',
        countries: '',
        institutions: unlisted,
        countryOf: () => undefined,
        moneyOf: () => undefined,
      },
    },
    words: hasWords ? readingWords : onlyPayments(readingWords),
    hasWords,
  })
  const analysed = texts.map((text) => ({ text, analysis: analyse(messageOf(text).message) }))
  return learnAll(
    analysed.map(({ text, analysis }) => examplesOf(text, analysis, profile.institutions)),
    analysed.map(({ text: { gold }, analysis: { scene } }) => ({ gold, scene })),
    { hasWords, random: () => mulberry32(seed) },
  )
}

/** Creates a reader from trained weights. */
export const readerOf = (weights: AllWeights, profile: ReadingProfile, hasWords: boolean): Reader =>
  createReader({
    profile: { ...profile, ...(hasWords && { elsewhere }) },
    words: hasWords ? readingWords : onlyPayments(readingWords),
    decisions: createDecisions(weights),
    ...(hasWords && { answers: createAnswerTeller }),
  })

/** Reads one text as the relay does, secrets first. */
export function readText(
  reader: Reader,
  text: Labelled,
): { facts: Labels; reading: ReturnType<Reader['read']>; message: Message } {
  const { message, secret } = messageOf(text)
  const reading = reader.read(message)
  return { facts: { ...toLabels(reading), ...(secret && { secret: true as const }) }, reading, message }
}

function messageOf({ text, now, lang, expected }: Labelled): { message: Message; secret: boolean } {
  const removed = removeSecrets(text)
  return {
    message: { text: removed.text, now: Date.parse(now), lang, ...(expected && { expected }) },
    secret: removed.found.length > 0,
  }
}

/** A small generator of numbers from 0 to 1 that returns the same sequence for the same seed. */
function mulberry32(state: number): () => number {
  let at = state
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

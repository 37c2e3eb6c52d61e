import type { BankAnswer } from '../model/state.ts'
import type { Bank } from '../model/types.ts'
import { editDistance } from './edit-distance.ts'
import { fold, holds } from './fold.ts'

/** Words of a bank's name that tell nothing by themselves. */
const generic = new Set(
  'bank banks banque bangko banko banki savings wallet ewallet e the of and de la du my from pay mobile money account'.split(
    ' ',
  ),
)

/**
 * The bank of the list that a text names, with slips of the keyboard forgiven. Undefined when none
 * or more than one fits equally well.
 */
export function matchBank(text: string, banks: readonly Bank[]): BankAnswer | undefined {
  const folded = fold(text)
  if (folded === '') return undefined
  const words = [...new Set(folded.split(' '))].filter((word) => !generic.has(word))
  const said = { text: folded, whole: folded.replaceAll(' ', ''), words: words.slice(0, maxSlippedWords) }
  const scored = banks
    .map((bank) => ({ bank, score: Math.min(...namesOf(bank).map((name) => distanceTo(said, name))) }))
    .filter(({ score }) => score < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.score - b.score)
  const [best, second] = scored
  if (!best || (second && second.score === best.score)) return undefined
  return { code: best.bank.code, name: best.bank.name }
}

/** A slip is looked for in so many different words: in an answer or the beginning of a story, not in a book. */
const maxSlippedWords = 24

/** A folded text, and the different words in it that may be a bank's name with a slip. */
interface Said {
  text: string
  /** Without its spaces. */
  whole: string
  words: readonly string[]
}

const namesOf = (bank: Bank) => [bank.name, ...(bank.aliases ?? []), bank.code].map(fold)

/** 0 for the name itself, below 1 for a part that tells it apart, slips above; infinite for no match. */
function distanceTo({ text, whole: joined, words }: Said, name: string): number {
  if (text === name) return 0
  if (holds(text, name)) return 0.1 - name.length / 10_000
  const significant = name.split(' ').filter((word) => !generic.has(word))
  if (significant.length > 0 && significant.every((word) => holds(text, word))) return 0.5
  const whole = slips(joined, name.replaceAll(' ', ''))
  const byWord =
    significant.length === 0
      ? Number.POSITIVE_INFINITY
      : significant.reduce(
          (total, word) =>
            total + Math.min(Number.POSITIVE_INFINITY, ...words.map((token) => slips(token, word))),
          0,
        )
  return 1 + Math.min(whole, byWord)
}

/** Edits between two words, or infinite when they are more than a slip apart. */
function slips(said: string, word: string): number {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  if (generic.has(said) || Math.abs(said.length - word.length) > most) return Number.POSITIVE_INFINITY
  const edits = editDistance(said, word)
  return edits <= most ? edits : Number.POSITIVE_INFINITY
}

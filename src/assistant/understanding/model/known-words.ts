import type { ReadingWords } from '../../languages/tables/reading-words.ts'
import { fold } from '../text/tokens.ts'

/** The words that say what happened and identify no one: those of the maintained lists. */
export interface KnownWords {
  /** Whether a folded word is in a list. */
  has(word: string): boolean
  /**
   * Whether it indicates a scam type, such as the name of an app; then it may start with a capital letter.
   */
  tellsKind(word: string): boolean
  /** Whether it is a word for a number. */
  isNumber(word: string): boolean
}

/** Shorter beginnings would also match names. */
const shortestStem = 5

/** Returns the words that are known where some languages are spoken. */
export type KnownWordsOf = (langs: readonly string[]) => KnownWords

/**
 * Collects the words of each language's lists. They contain no names of people, but a word of one language
 * can be a name where another is spoken.
 */
export function createKnownWords(words: Readonly<Record<string, ReadingWords>>): KnownWordsOf {
  const known = new Map(Object.entries(words).map(([lang, own]) => [lang, gather(own)]))
  const kinds = new Map(Object.entries(words).map(([lang, own]) => [lang, gather(own.kinds)]))
  const numbers = gather(Object.values(words).map(({ numbers: { units, scales } }) => [units, scales]))
  const holdsIn = (lists: ReadonlyMap<string, Gathered>, langs: readonly string[], word: string) =>
    word.length <= longestWord && langs.some((lang) => holds(lists.get(lang), word))
  return (langs) => ({
    has: (word) => holdsIn(known, langs, word),
    tellsKind: (word) => holdsIn(kinds, langs, word),
    isNumber: (word) => numbers.whole.has(word),
  })
}

/** The lists contain beginnings of words, to which anything could be joined. */
const longestWord = 24

interface Gathered {
  whole: ReadonlySet<string>
  stems: ReadonlySet<string>
}

function gather(lists: unknown): Gathered {
  const [whole, stems] = [new Set<string>(), new Set<string>()]
  for (const list of textsIn(lists))
    for (const word of fold(list).split(separators)) {
      if (!word.endsWith('*')) whole.add(word)
      else if (word.length > shortestStem) stems.add(word.slice(0, -1))
    }
  return { whole, stems }
}

const separators = /[\s,_`'’‘-]+|=\S*/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function holds(gathered: Gathered | undefined, word: string): boolean {
  if (!gathered) return false
  const { whole, stems } = gathered
  if (whole.has(word)) return true
  for (let length = shortestStem; length <= word.length; length++)
    if (stems.has(word.slice(0, length))) return true
  return false
}

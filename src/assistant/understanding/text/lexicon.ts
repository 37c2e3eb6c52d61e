import type { WordValues } from '../../languages/tables/reading-words.ts'
import { phrasesOf } from './phrases.ts'
import { fold } from './tokens.ts'

/** Reads `one=1 two=2`; an underscore represents a blank. */
export const valuesOf = (list: WordValues | undefined): Map<string, number> =>
  new Map([...pairsOf(list)].map(([word, value]) => [word, Number(value)]))

/** Reads `peso=PHP euro=EUR`. */
export const pairsOf = (list: WordValues | undefined): Map<string, string> =>
  new Map(
    (list ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => {
        const cut = pair.lastIndexOf('=')
        return [
          fold(pair.slice(0, cut).replaceAll('_', ' ')).replace(/['’-]/g, ' '),
          pair.slice(cut + 1),
        ] as const
      }),
  )

/** Reads phrases into a set, for those of one word. */
export const wordSet = (...lists: readonly string[]): Set<string> => new Set(lists.flatMap(phrasesOf))

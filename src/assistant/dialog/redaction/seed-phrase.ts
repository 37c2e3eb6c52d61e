import type { SecretSpan } from './secret-span.ts'
import type { Searched } from './secret-value.ts'
import { endOfPhrase } from './told-login.ts'

/** Minimum number of words of a seed phrase; the usual numbers are 12 and 24. */
const least = 12
/** Maximum tokens between its name and its words: "seed phrase nayanditse kuri site:". */
const maxBetween = 8

/**
 * Finds a wallet's seed phrase after its name: twelve or more plain words in a row, without the small words
 * that sentences have.
 */
export function seedPhrases(searched: Searched): SecretSpan[] {
  const { tokens, lexicon } = searched
  return tokens.flatMap((_, at) => {
    const end = endOfPhrase(tokens, at, lexicon.seeds)
    if (end === undefined) return []
    for (let from = end; from <= end + maxBetween; from++) {
      const span = runFrom(searched, from)
      if (span) return [span]
    }
    return []
  })
}

function runFrom({ tokens, lexicon }: Searched, from: number): SecretSpan | undefined {
  let words = 0
  let last = from
  for (let at = from; at < tokens.length; at++) {
    const { text, isMark } = tokens[at] ?? { text: '', isMark: true }
    if (isMark && text === ',') continue
    if (!/^[a-z]{3,8}$/.test(text) || lexicon.between.has(text) || lexicon.stops.has(text)) break
    words += 1
    last = at
  }
  const [first, end] = [tokens[from], tokens[last]]
  return first && end && words >= least ? { kind: 'password', start: first.start, end: end.end } : undefined
}

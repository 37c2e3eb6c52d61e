import type { SecretLexicon } from './secret-lexicon.ts'
import type { SecretSpan } from './secret-span.ts'
import { isUnit, type Searched, type Stretch } from './secret-value.ts'
import { endOfPhrase } from './told-login.ts'

/** Characters before a run of digits that may say what it is of. */
const lookBack = 60
/** Words behind a verb of telling before what is told: "I said to him", "I read it to her". */
const maxBetween = 5

/**
 * Finds digits that are told one by one in words, as nobody tells an amount: "so I sent four four one nine". A card's
 * are found near a word for a card; the 4 to 8 of another secret in a text that names one, or behind a verb of telling
 * ("I read it to her: eight one four"); those of an account or a telephone stay.
 */
export function digitRuns(searched: Searched, isNamed: boolean): SecretSpan[] {
  const { plain, lexicon } = searched
  return [...lexicon.findSpoken(plain)].flatMap(({ 0: run, index: start }) => {
    const end = start + run.length
    const count = run.match(/[\p{L}\p{M}]+/gu)?.length ?? 0
    const next = /^[\s-]*([\p{L}\p{M}]+)/u.exec(plain.slice(end, end + 20))?.[1] ?? ''
    const isCard = count > 12
    if (isUnit(next, lexicon) || (count > 8 && !isCard)) return []
    const near = nearestOf(plain.slice(Math.max(0, start - lookBack), start), lexicon)
    const span = { kind: isCard ? ('card-number' as const) : ('one-time-code' as const), start, end }
    if (isCard) return near === 'card' ? [span] : []
    // "The code on my phone, and I said …": what was asked for stands before, and the verb right before what she told.
    const isTold = isBesideVerb(searched, span)
    return isTold ? (near === 'other' && !isNamed ? [] : [span]) : near !== 'other' && isNamed ? [span] : []
  })
}

function isBesideVerb({ tokens, lexicon }: Searched, { start, end }: Stretch): boolean {
  const after = tokens.findIndex((token) => token.start >= end)
  if (after >= 0 && endOfPhrase(tokens, after, lexicon.tells) !== undefined) return true
  const last = tokens.findLastIndex((token) => token.end <= start)
  for (let at = last; at >= 0 && at > last - maxBetween; at--) {
    if (lexicon.harmless.has(tokens[at]?.text ?? '')) return false
    if (endOfPhrase(tokens, at, lexicon.tells) !== undefined) return true
  }
  return false
}

/** Of what the last word in a text says that the number behind it is. */
export function nearestOf(before: string, { cards, harmless }: SecretLexicon): string | undefined {
  const last = before.match(/[\p{L}\p{M}]+/gu)?.findLast((word) => cards.has(word) || harmless.has(word))
  return last && (cards.has(last) ? 'card' : 'other')
}

import type { SecretLexicon } from './secret-lexicon.ts'
import type { SecretSpan } from './secret-span.ts'
import { isUnit, type Searched, type Stretch } from './secret-value.ts'
import { endOfPhrase } from './told-login.ts'

/** Characters searched before a run of digits for a word that says what it is. */
const lookBack = 60
/** Maximum words between a verb of telling and what is told: "I said to him", "I read it to her". */
const maxBetween = 5

/**
 * Finds digits that are spelled out one by one in words, as amounts never are: "so I sent four four one
 * nine". A card number is found near a word for a card; the 4 to 8 digits of another secret in a text that
 * names one, or after a verb of telling ("I read it to her: eight one four"). Account and telephone numbers
 * are left in.
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
    // "The code on my phone, and I said …": the name of the secret comes earlier, and the verb is right
    // before the digits.
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

/** Tells what the last word of a text says about the number after it. */
export function nearestOf(before: string, { cards, harmless }: SecretLexicon): string | undefined {
  const last = before.match(/[\p{L}\p{M}]+/gu)?.findLast((word) => cards.has(word) || harmless.has(word))
  return last && (cards.has(last) ? 'card' : 'other')
}

import type { SecretLexicon } from './secret-lexicon.ts'
import type { SecretSpan } from './secret-span.ts'
import { isUnit } from './secret-value.ts'

/** Characters before a run of digits that may say what it is of. */
const lookBack = 60

/**
 * Finds digits that are told one by one in words, as nobody tells an amount: "so I sent four four one nine". A card's
 * are found near a word for a card, the 4 to 8 of another secret in a text that names one; those of an account or a
 * telephone stay.
 */
export function digitRuns(plain: string, lexicon: SecretLexicon, isNamed: boolean): SecretSpan[] {
  return [...plain.matchAll(lexicon.spoken)].flatMap(({ 0: run, index: start }) => {
    const end = start + run.length
    const count = run.match(/\p{L}+/gu)?.length ?? 0
    const next = /^[\s-]*(\p{L}+)/u.exec(plain.slice(end, end + 20))?.[1] ?? ''
    const isCard = count > 12
    if (isUnit(next, lexicon) || (count > 8 && !isCard)) return []
    const near = nearestOf(plain.slice(Math.max(0, start - lookBack), start), lexicon)
    if (isCard ? near !== 'card' : near === 'other' || !isNamed) return []
    return { kind: isCard ? 'card-number' : 'one-time-code', start, end } satisfies SecretSpan
  })
}

/** Of what the last word in a text says that the number behind it is. */
export function nearestOf(before: string, { cards, harmless }: SecretLexicon): string | undefined {
  const last = before.match(/\p{L}+/gu)?.findLast((word) => cards.has(word) || harmless.has(word))
  return last && (cards.has(last) ? 'card' : 'other')
}

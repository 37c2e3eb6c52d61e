import type { SecretSpan } from './secret-span.ts'
import { digitsOf, hasLook, isUnit, type Searched, type Stretch, valueFrom, valueTo } from './secret-value.ts'
import { endOfPhrase } from './told-login.ts'

/** Number of digits of a code that is not named. */
const length = [4, 8] as const
/** Maximum small words between "I typed" and the code. */
const maxBetween = 5
/** Maximum words after a number that may say what it is: "I typed 482913 as the account". */
const maxBehind = 4

/**
 * Finds numbers that look like a code and that the citizen says they typed, read out or told, although no
 * code is named: "I typed 482913", "maine 482913 type kiya". Amounts, accounts, references and telephone
 * numbers are left in.
 */
export function toldCodes(searched: Searched): SecretSpan[] {
  const { plain, tokens, lexicon } = searched
  return tokens.flatMap((_, at) => {
    const end = endOfPhrase(tokens, at, lexicon.tells)
    if (end === undefined) return []
    const value = behind(searched, end) ?? ahead(searched, at)
    if (!value || !hasLook(plain, value) || isRound(plain.slice(value.start, value.end))) return []
    if (isOther(searched, value)) return []
    return [{ kind: 'one-time-code' as const, ...value }]
  })
}

function behind(searched: Searched, end: number): Stretch | undefined {
  const { tokens, lexicon } = searched
  for (let at = end; at <= end + maxBetween; at++) {
    const token = tokens[at]
    if (!token) return undefined
    if (token.isNumber) return valueFrom(searched, at, length)
    if (lexicon.harmless.has(token.text) || (token.isMark && !/^[:,"“«'’]$/.test(token.text)))
      return undefined
    if (!token.isMark && !lexicon.between.has(token.text) && !lexicon.is.has(token.text)) return undefined
  }
  return undefined
}

/** In Urdu the verb comes last. */
function ahead(searched: Searched, at: number): Stretch | undefined {
  const last = searched.tokens[at - 1]
  return last?.isNumber && digitsOf(last, searched.lexicon) > 0
    ? valueTo(searched, at - 1, length)
    : undefined
}

/** A four-digit price mostly ends with a zero. */
const isRound = (figures: string) => /0$/.test(figures) && figures.replace(/\D/g, '').length <= 5

function isOther({ tokens, lexicon }: Searched, { start, end }: Stretch): boolean {
  const before = tokens.findLastIndex((token) => token.end <= start)
  const after = tokens.findIndex((token) => token.start >= end)
  const near = [
    ...tokens.slice(Math.max(0, before - maxBehind + 1), before + 1),
    ...(after < 0 ? [] : tokens.slice(after, after + maxBehind)),
  ]
  const isOfUnit = after >= 0 && isUnit(tokens[after]?.text ?? '', lexicon)
  const isPlace = (at: number) => [1, 2].some((back) => places.has(near[at - back]?.text ?? ''))
  return (
    isOfUnit ||
    near.some(({ text }, at) => otherThings.has(text) || (lexicon.harmless.has(text) && !isPlace(at)))
  )
}

/** Words before the thing it was typed on: "on the phone", "sur mon téléphone". */
const places: ReadonlySet<string> = new Set(['on', 'in', 'into', 'sa', 'sur', 'kuri', 'pe', 'par'])

/** Other things that people type as a number. */
const otherThings: ReadonlySet<string> = new Set(
  'amount, sum, price, total, pesos, php, peso, halaga, kantidad, montant, somme, amafaranga, raqam, paise, rupees, رقم, روپے'.split(
    ', ',
  ),
)

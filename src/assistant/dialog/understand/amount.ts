import type { Candidates } from '../../understanding/candidates/candidates.ts'
import type { ForeignAmount, Payment } from '../model/state.ts'
import type { FoundAmount } from '../model/step.ts'

/** Largest amount that the trust layer accepts, in major units. */
const maxMajor = 999_999_999_999

/** Lists the amounts that the reader found in a text, in order, without those that have more decimals than the currency. */
export const toAmounts = ({ doc, money }: Candidates, exponent: number): FoundAmount[] =>
  money.flatMap(({ value, isMarked, isOwn, currency, first, last }, index) => {
    const exact = value * 10 ** exponent
    const minor = Math.round(exact)
    if (Math.abs(exact - minor) > 0.001 || value >= maxMajor + 1) return []
    const start = doc.tokens[first]?.start ?? 0
    const end = doc.tokens[last]?.end ?? start
    const between = doc.tokens.slice((money[index - 1]?.last ?? first) + 1, first)
    const isNext = next.test(between.map(({ folded }) => folded).join(' '))
    return [
      { minor, marked: isMarked, ...(currency && { currency }), ...(isOwn && { isOwn }), isNext, start, end },
    ]
  })

/** Creates an amount of another currency from major units; cents are kept if there are any. */
export function toForeign(currency: string, major: number): ForeignAmount {
  const decimals = Number.isInteger(major) ? 0 : 2
  return { currency, minor: Math.round(major * 10 ** decimals), decimals }
}

/** Creates the amount of a payment from a found one, in its original currency. */
export const toSum = (
  { minor, currency }: Pick<FoundAmount, 'minor' | 'currency'>,
  exponent: number,
): Payment =>
  currency
    ? { amountMinor: null, foreign: toForeign(currency, minor / 10 ** exponent) }
    : { amountMinor: minor }

/** "And", with up to three words for what the next amount was. */
const next =
  /^(?:[,+;&،] ?)?(?:and|plus|then|et|puis|ug|og|at|saka|tapos|na|aur|phir|اور|y|más|mas|luego|después|e|mais|depois|kisha|halafu|hanyuma|और|फिर|و|ثم|وبعدها|وكمان|زائد)(?: (?!not )[\p{L}\p{M}]+){0,3}$|^[,+;&،]$/u

/**
 * Of several amounts in the deployment's currency, the one that is marked as money, or otherwise the largest.
 * Next to an amount of another currency, a bare number does not count.
 */
export function mainAmount(found: readonly FoundAmount[]): number | undefined {
  const own = found.filter(({ currency }) => currency === undefined)
  const marked = own.filter((amount) => amount.marked)
  const pool = marked.length > 0 || own.length < found.length ? marked : own
  return pool.length > 0 ? Math.max(...pool.map(({ minor }) => minor)) : undefined
}

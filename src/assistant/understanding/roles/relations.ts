import type { Money } from '../candidates/money.ts'
import type { Hit } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import type { Features } from './feature-set.ts'
import type { Reach } from './reach.ts'

/** How much of each sign reaches a candidate. */
export type Reaches = ReadonlyMap<string, Reach>

/** Signs that distinguish amounts; the strongest of them on each side is a feature of its own. */
const telling = [
  'paid',
  'unpaid',
  'mightPay',
  'asked',
  'back',
  'balance',
  'earlier',
  'not',
  'unreal',
  'total',
  'each',
  'correction',
]
/** A sign that reaches less than this is not the strongest of its side. */
const leastTelling = 0.05

/**
 * The relations between the amounts of a message: which is more clearly paid, which is the sum, the half or
 * the multiple of others, which came before. Takes time in proportion to the square of their number,
 * which is limited.
 */
export function createMoneyRelations(
  { money, doc }: { money: readonly Money[]; doc: Doc },
  sure: ReadonlyMap<string, readonly Hit[]>,
  reaches: readonly Reaches[],
) {
  const clauses = clausesOf(money, doc, sure)
  const paid = reaches.map((of) => most(of.get('paid')))
  const asked = reaches.map((of) => most(of.get('asked')))
  const sides = reaches.map((of) => [strongest(of, 'before'), strongest(of, 'behind')] as const)
  const sums = sumsIn(money)
  return (features: Features, index: number): void => {
    const own = money[index]
    if (!own) return
    const put = (name: string, value = 1) => features.set(name, value)
    const [before, behind] = sides[index] ?? ['', '']
    put(`n<${before}`)
    put(`n>${behind}`)
    put(`n${before}|${behind}`)
    rank(paid, index, 'paid', put)
    rank(asked, index, 'asked', put)
    for (const [at, name] of [
      [index - 1, 'prev'],
      [index + 1, 'next'],
    ] as const) {
      const other = money[at]
      put(`${name}${other ? compared(own.value, other.value) : 'none'}`, 0.7)
      if (other) put(`${name}:${sides[at]?.join('|')}`, 0.5)
    }
    const { ahead = [], behind: after = [], head = '', isOwn = false } = clauses[index] ?? {}
    for (const sign of ahead) put(`c<${sign}`)
    for (const sign of after) put(`c>${sign}`)
    put(`head${isOwn ? '' : '~'}${head}`)
    put(`head${head}|${after[0] ?? ''}`)
    put(`heads${clauses[index - 1]?.head ?? '-'}|${head}`, 0.7)
    if (sums.totals.has(index)) put('isSum')
    if (sums.parts.has(index)) put('isPart')
    for (const [at, other] of money.entries()) {
      if (at === index) continue
      if (other.value === own.value) {
        put(at < index ? 'saidBefore' : 'saidAgain')
        put('samePaid', Math.max(features.get('samePaid') ?? 0, paid[at] ?? 0))
      }
      const ratio = other.value / own.value
      if (ratio === 2) put('hasDouble')
      else if (ratio === 0.5) put('hasHalf')
      else if (Number.isInteger(ratio) && ratio > 2 && ratio <= 100) put('hasMultiple')
      else if (Number.isInteger(1 / ratio) && ratio < 0.5 && ratio >= 0.01) put('isMultiple')
    }
  }
}

/** The part of a sentence that belongs to one amount, up to the neighbouring amounts. */
interface Clause {
  /** Signs before the amount and after it, in the order of the text. */
  ahead: readonly string[]
  behind: readonly string[]
  /** The nearest decisive sign before it, or that of the amount before it: "sent 5,000 and 3,000". */
  head: string
  isOwn: boolean
}

function clausesOf(
  money: readonly Money[],
  { tokens }: Doc,
  sure: ReadonlyMap<string, readonly Hit[]>,
): Clause[] {
  const hits = telling
    .flatMap((sign) => (sure.get(sign) ?? []).map(({ first }) => ({ sign, first })))
    .sort((a, b) => a.first - b.first)
  const clauses: Clause[] = []
  let next = 0
  for (const [index, { first, last }] of money.entries()) {
    const sentence = tokens[first]?.sentence
    const until = money[index + 1]?.first ?? tokens.length
    const ahead: string[] = []
    const behind: string[] = []
    for (; next < hits.length && (hits[next]?.first ?? 0) < first; next++)
      if (tokens[hits[next]?.first ?? 0]?.sentence === sentence) ahead.push(hits[next]?.sign ?? '')
    for (let at = next; at < hits.length && (hits[at]?.first ?? 0) < until; at++)
      if ((hits[at]?.first ?? 0) > last && tokens[hits[at]?.first ?? 0]?.sentence === sentence)
        behind.push(hits[at]?.sign ?? '')
    const own = ahead.findLast((sign) => heads.has(sign))
    const before = clauses[index - 1]
    const isSame = tokens[money[index - 1]?.last ?? -1]?.sentence === sentence
    clauses.push({
      ahead,
      behind,
      head: own ?? (isSame ? (before?.head ?? '') : ''),
      isOwn: own !== undefined,
    })
  }
  return clauses
}
/** Signs that say what happened to the amounts after them, until another one. */
const heads = new Set(['paid', 'unpaid', 'mightPay', 'asked', 'back', 'balance', 'earlier'])

const most = (reach: Reach | undefined) => Math.max(reach?.before ?? 0, reach?.behind ?? 0)

function strongest(reaches: Reaches, side: 'before' | 'behind'): string {
  let [best, strength] = ['', leastTelling]
  for (const sign of telling) {
    const value = reaches.get(sign)?.[side] ?? 0
    if (value > strength) [best, strength] = [sign, value]
  }
  return best
}

/** How much more, or less, a sign reaches one amount than any other. */
function rank(
  all: readonly number[],
  index: number,
  name: string,
  put: (name: string, value?: number) => void,
): void {
  if (all.length < 2) return
  const own = all[index] ?? 0
  const rival = all.reduce((best, value, at) => (at === index ? best : Math.max(best, value)), 0)
  if (own > rival) put(`+${name}`, own - rival)
  else put(`-${name}`, rival - own)
}

const compared = (own: number, other: number) => (own === other ? '=' : own > other ? '>' : '<')

/** Amounts that are the sum of two or more adjacent ones, and the parts of such sums. */
function sumsIn(money: readonly Money[]): { totals: Set<number>; parts: Set<number> } {
  const totals = new Set<number>()
  const parts = new Set<number>()
  for (let from = 0; from < money.length; from++) {
    let sum = money[from]?.value ?? 0
    for (let to = from + 1; to < money.length && to < from + mostParts; to++) {
      sum += money[to]?.value ?? 0
      for (const total of [from - 1, to + 1]) {
        if (Math.abs((money[total]?.value ?? -1) - sum) >= 0.01) continue
        totals.add(total)
        for (let part = from; part <= to; part++) parts.add(part)
      }
    }
  }
  return { totals, parts }
}
const mostParts = 8

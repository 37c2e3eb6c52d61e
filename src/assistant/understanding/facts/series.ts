import type { Candidates } from '../candidates/candidates.ts'
import type { Money } from '../candidates/money.ts'
import type { Range } from '../text/phrases.ts'

/** An amount that was chosen as paid. */
export interface Chosen {
  money: Money
  probability: number
}

const gap = (a: Range, b: Range) => (a.last < b.first ? b.first - a.last : a.first - b.last)

/** "each", "tig", "chacun" right next to an amount: it is the price of one of several. */
const isOfEach = ({ doc, signs, counts, money: all }: Candidates, money: Money): boolean =>
  signs.each.some(
    (hit) =>
      doc.tokens[hit.first]?.sentence === doc.tokens[money.first]?.sentence &&
      ((hit.last < money.first && money.first - hit.last <= 2 && !parts(all, hit, money)) ||
        (hit.first > money.last && hit.first - money.last <= 3 && !parts(all, money, hit))),
  ) || counts.some((count) => count.of === 'pieces' && count.last < money.first && isPriced(count, money))

/** Whether another amount is between two ranges. */
const parts = (all: readonly Money[], from: Range, to: Range) =>
  all.some(({ first, last }) => first > from.last && last < to.first)

/** "10 pcs of 1,000", "6 cartes à 3 000". */
const isPriced = (pieces: Range, money: Range) => money.first - pieces.last === 2

const isWhole = (ratio: number, most: number) =>
  ratio >= 1.99 && ratio <= most && Math.abs(ratio - Math.round(ratio)) < 1e-6
const mostPieces = 100

/** Of a unit price and its total, the citizen paid the total, unless they paid the price that many times. */
export function withoutPrices(chosen: readonly Chosen[], candidates: Candidates): Chosen[] {
  const { counts } = candidates
  const dropped = new Set<Chosen>()
  const [total] = chosen
  if (total && chosen.length === 1) {
    // "3x, 6,780 each, total 20,340": only the total looks paid.
    const each = candidates.money.find(
      (money) =>
        isWhole(total.money.value / money.value, mostPieces) &&
        isOfEach(candidates, money) &&
        counts.some(({ of, count }) => of === 'times' && count * money.value === total.money.value),
    )
    if (each) return [{ ...total, money: each }]
  }
  for (const one of chosen) {
    if (chosen.filter(({ money }) => money.value === one.money.value).length > 1) continue
    const isEach = isOfEach(candidates, one.money)
    for (const other of chosen) {
      const ratio = other.money.value / one.money.value
      if (!isWhole(ratio, mostPieces)) continue
      const isTimes = counts.some(({ of, count }) => of === 'times' && count === Math.round(ratio))
      const isPieces = counts.some(({ of, count }) => of === 'pieces' && count === Math.round(ratio))
      if (isEach && isTimes) dropped.add(other)
      else if (isEach || isPieces) dropped.add(one)
    }
  }
  return chosen.filter((one) => !dropped.has(one))
}

/** Of three or more amounts, one that is the sum of the others is not a payment. */
export function withoutTotal(chosen: readonly Chosen[]): Chosen[] {
  if (chosen.length < 3) return [...chosen]
  const sum = chosen.reduce((total, { money }) => total + money.value, 0)
  const total = chosen.find(({ money }) => Math.abs(2 * money.value - sum) < 1)
  return chosen.filter((one) => one !== total)
}

/** "3,000 no wait 3,500" is one payment. */
export function withoutCorrected(chosen: readonly Chosen[], { signs }: Candidates): Chosen[] {
  return chosen.filter(({ money }, index) => {
    const next = chosen[index + 1]?.money
    if (!next || next.first - money.last > 7) return true
    return !signs.correction.some((hit) => hit.first > money.last && hit.last < next.first)
  })
}

/**
 * The same amount told again is the same payment, unless the citizen says "another", lists it, or gives each
 * its own moment.
 */
export function withoutRepeats(chosen: readonly Chosen[], candidates: Candidates): Chosen[] {
  const { signs } = candidates
  const kept: Chosen[] = []
  for (const one of chosen) {
    const same = kept.findLast(({ money }) => money.value === one.money.value)
    const isListed = same !== undefined && isList(same.money, one.money, candidates)
    const isAgain =
      same !== undefined && signs.each.some((hit) => hit.first > same.money.last && gap(hit, one.money) <= 2)
    if (!same || isListed || isAgain || haveOwnMoments(same.money, one.money, candidates)) kept.push(one)
  }
  return kept
}

const joins = /^(?:[,;+&/–-]|and|plus|then|et|puis|ug|og|at|na|aur|اور|y|e|और|و|،|php|pesos?|₱|p)$/

/** Whether only marks and "and" are between two amounts, with the first one's currency and the second one's day. */
function isList(a: Money, b: Money, { doc, moments }: Candidates): boolean {
  const day = moments.find((moment) => isOfNext(moment, b, doc.tokens))
  const between = doc.tokens.slice(a.last + 1, day?.first ?? b.first)
  const [first, ...others] = between
  const isUnit = a.isMarked && a.currency !== undefined && first !== undefined && !joins.test(first.folded)
  return between.length <= 4 && (isUnit ? others : between).every(({ folded }) => joins.test(folded))
}

/** "450 and yesterday 1200": the day is right before the second amount, and separated from the first. */
const isOfNext = (moment: Range, next: Range, tokens: Candidates['doc']['tokens']): boolean =>
  moment.last + 1 === next.first && joins.test(tokens[moment.first - 1]?.folded ?? '')

/** Whether a moment belongs to another amount than this one, which stands before it. */
export const isOfLater = (moment: Range, money: Range, { doc, money: all }: Candidates): boolean =>
  moment.first > money.last && all.some((next) => isOfNext(moment, next, doc.tokens))

/** Amounts that are given as a list are treated alike: "5k, 3k and 2k". */
export function sharedInLists(all: readonly Chosen[], candidates: Candidates): Chosen[] {
  const runs: Chosen[][] = []
  for (const one of all) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && isList(before.money, one.money, candidates)) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap((run) => {
    const probability = run.reduce((sum, one) => sum + one.probability, 0) / run.length
    return run.map(({ money }) => ({ money, probability }))
  })
}

/** "15,000 on March 1 … 15,000 on March 8". */
function haveOwnMoments(a: Money, b: Money, candidates: Candidates): boolean {
  const [one, two] = [momentBeside(a, candidates), momentBeside(b, candidates)]
  return one !== undefined && two !== undefined && one.at !== two.at
}

/**
 * "Last night she told me that he is fake": a clause about finding out, in which nothing is paid, does not
 * tell a payment's moment.
 */
export function isOfDiscovery({ doc: { tokens }, signs }: Candidates, { first, last }: Range): boolean {
  const sentence = tokens[first]?.sentence
  const isEdge = (at: number) =>
    tokens[at]?.sentence !== sentence ||
    /^[,،]$/.test(tokens[at]?.folded ?? '') ||
    signs.next.some((hit) => hit.first === at)
  let [from, to] = [first, last]
  while (!isEdge(from - 1)) from--
  while (!isEdge(to + 1)) to++
  const here = (hits: readonly Range[]) => hits.filter((hit) => hit.first >= from && hit.last <= to)
  const found = here(signs.found)
  // "rendu compte" does not mean that something was given back.
  const isOther = (hit: Range) => found.every((one) => hit.last < one.first || hit.first > one.last)
  return found.length > 0 && !here(signs.paid).some(isOther)
}

/** The moment next to an amount, after or before it, with no other amount in between. */
export function momentBeside(money: Money, candidates: Candidates) {
  const { moments, money: all } = candidates
  const own = moments.filter((moment) => !isOfLater(moment, money, candidates))
  return behind(money, own, all) ?? before(money, own, all)
}

const behind = <T extends Range>(money: Money, ranges: readonly T[], all: readonly Money[]) =>
  ranges.find((range) => range.first > money.last && gap(money, range) <= beside && !parts(all, money, range))
const before = <T extends Range>(money: Money, ranges: readonly T[], all: readonly Money[]) =>
  ranges.findLast(
    (range) => range.last < money.first && gap(money, range) <= beside && !parts(all, range, money),
  )
const beside = 6

/**
 * What is told next to each of several amounts: "5000 from Unity and 3000 from GCash", or "from Unity 5000, from
 * GCash 3000".
 */
export function besideEach<T extends Range>(
  amounts: readonly Money[],
  ranges: readonly T[],
  { money: all }: Candidates,
): (T | undefined)[] {
  const [first, last] = [amounts[0], amounts.at(-1)]
  const leads =
    first && last && before(first, ranges, all) !== undefined && behind(last, ranges, all) === undefined
  const find = leads ? before : behind
  return amounts.map((money) => find(money, ranges, all))
}

/**
 * The one amount that was paid, as often as the citizen paid it: "4 × 2,000"; the total of several pieces is
 * one payment.
 */
export function repeated(only: Chosen, candidates: Candidates): Chosen[] {
  const { counts, money: all } = candidates
  const { money } = only
  const near = counts.find(
    (count) =>
      count.of === 'times' &&
      gap(count, money) <= 3 &&
      !parts(all, count, money) &&
      !parts(all, money, count),
  )
  // "3 times, total 120,000" and "120,000 in two payments" are totals.
  if (near && (isTotal(candidates, money) || isSplit(candidates, near))) return [only]
  if (near) return Array.from({ length: near.count }, () => only)
  if (!isOfEach(candidates, money)) return [only]
  const isOfOther = (count: Range) =>
    all.some((other) => other.value !== money.value && gap(other, count) <= 2)
  const times = counts.find((count) => count.of === 'times' && !isOfOther(count))
  if (times) return Array.from({ length: times.count }, () => only)
  const pieces = counts.find(({ of }) => of === 'pieces')
  if (pieces) return [{ ...only, money: { ...money, value: money.value * pieces.count } }]
  const days = daysAround(money, candidates)
  return Array.from({ length: Math.max(1, days) }, () => only)
}

/**
 * "In two payments", "do dafa mein": an amount was paid in that many parts, unless something else says
 * "each".
 */
const isSplit = ({ doc: { tokens }, signs }: Candidates, { first, last }: Range): boolean =>
  (/^(?:in|into|over|across|en|sa|mu)$/.test(tokens[first - 1]?.folded ?? '') ||
    /^(?:mein|men|me|main|mai|mn|مین|m|मे)$/.test(tokens[last + 1]?.folded ?? '')) &&
  !signs.each.some((hit) => hit.last < first || hit.first > last)

/** Whether "total" is right before an amount, or "in total" right after it. */
const isTotal = ({ signs }: Candidates, money: Money): boolean =>
  signs.total.some((hit) => gap(hit, money) <= 2)

/** "March 5 and April 1, 5,000 each": the number of dates told in the same sentence. */
function daysAround(money: Money, { doc, moments }: Candidates): number {
  const sentence = doc.tokens[money.first]?.sentence
  const days = moments.filter(
    ({ first, precision }) => precision === 'day' && doc.tokens[first]?.sentence === sentence,
  )
  return new Set(days.map(({ at }) => at)).size
}

import type { Candidates } from '../candidates/candidates.ts'
import type { Moment } from '../candidates/moments.ts'
import type { Money } from '../candidates/money.ts'
import {
  type Chosen,
  isOfDiscovery,
  isOfLater,
  momentBeside,
  repeated,
  sharedInLists,
  withoutCorrected,
  withoutPrices,
  withoutRepeats,
  withoutTotal,
} from './series.ts'

/** An amount that was paid, with its confidence. */
export interface Paid {
  money: Money
  probability: number
  moment?: { moment: Moment; probability: number }
}

/** The decisions about the candidates of a message. */
export interface Judged {
  candidates: Candidates
  /** For each amount, that it was the first payment. */
  paid: readonly number[]
  /** For each amount, that it was another payment. */
  paidLater: readonly number[]
  /** For each moment, that the first payment was made then. */
  when: readonly number[]
  /** For each moment, that another payment was made then. */
  whenLater: readonly number[]
  /** That money has left at all. */
  left: number
}

const likely = 0.5
/** Minimum probability of another amount, as a share of the likeliest one's. */
const nearMost = 0.65
/** Minimum for the best amount if the citizen says that money has left. */
const enoughForOne = 0.12
/** Probability from which that is nearly sure: "he asked for 5,000 … I sent it". */
const surelyLeft = 0.9
const enoughWhereLeft = 0.04
/** Minimum for an amount before one that is reported as another payment. */
const enoughForFirst = 0.3

/** Picks the amounts that were paid, in the order told, and the moment of each. */
export function choosePayments(judged: Judged): Paid[] {
  const { candidates, paid, paidLater, left } = judged
  const later = (index: number) => paidLater[index] ?? 0
  const all = sharedInLists(
    candidates.money.map((money, index) => ({ money, probability: (paid[index] ?? 0) + later(index) })),
    candidates,
  )
  const most = Math.max(0, ...all.map(({ probability }) => probability))
  let chosen: Chosen[] = all.filter(({ probability }) => probability > Math.max(likely, most * nearMost))
  const [first] = chosen
  if (first) {
    const at = all.indexOf(first)
    // "9,990 and again 15,000": the second one implies that there was another before it.
    if (later(at) > (paid[at] ?? 0)) chosen = [...best(all.slice(0, at), enoughForFirst), ...chosen]
  } else if (left > likely) chosen = best(all, left > surelyLeft ? enoughWhereLeft : enoughForOne)
  for (const narrow of [withoutForeign, withoutCorrected, withoutPrices, withoutTotal, withoutRepeats])
    chosen = narrow(chosen, candidates)
  const [only] = chosen
  if (only && chosen.length === 1) chosen = repeated(only, candidates)
  return withMoments(chosen, judged)
}

/** "300 riyals, in pesos 4,700": the payment is stated in the deployment's money. */
function withoutForeign(chosen: readonly Chosen[]): Chosen[] {
  const own = chosen.filter(({ money }) => money.currency === undefined)
  return own.length > 0 ? own : [...chosen]
}

function best(all: readonly Chosen[], least: number): Chosen[] {
  const [first] = [...all].sort((a, b) => b.probability - a.probability)
  return first && first.probability > least ? [first] : []
}

/**
 * The first payment's moment is the likeliest, or the one next to it if there are several; others have their
 * own.
 */
function withMoments(chosen: readonly Chosen[], { candidates, when, whenLater }: Judged): Paid[] {
  const { moments } = candidates
  const likely = moments.map((moment, index) => (isOfDiscovery(candidates, moment) ? 0 : (when[index] ?? 0)))
  const all = moments.map((moment, index) => ({
    moment,
    probability: likely[index] ? likely[index] + (whenLater[index] ?? 0) : 0,
  }))
  const isOnly = chosen.length === 1 && moments.length === 1
  const least = isOnly ? leastOnlyMoment : leastMoment
  const isSeries = new Set(chosen.map(({ money }) => money)).size > 1
  return chosen.map((paid, index) => {
    const isOther = (moment: Moment) => isSeries && isOfLater(moment, paid.money, candidates)
    const [best] = moments
      .map((moment, at) => ({ moment, probability: isOther(moment) ? 0 : (likely[at] ?? 0) }))
      .sort((a, b) => b.probability - a.probability)
    const beside = momentBeside(paid.money, candidates)
    const own = beside && all.find(({ moment }) => moment === beside)
    if (index > 0) return own?.probability ? { ...paid, moment: own } : paid
    const earliest = isSeries
      ? all.find(({ moment, probability }) => probability > likelyInSeries && !isOther(moment))
      : undefined
    const pick = (isSeries && own && own.probability > likelyInSeries ? own : earliest) ?? best
    return pick && pick.probability > least ? { ...paid, moment: pick } : paid
  })
}
/** Minimum for the moment of the first of several payments that it is a payment's at all. */
const likelyInSeries = 0.5
const leastMoment = 0.2
/** Minimum for the only moment of the only payment. */
const leastOnlyMoment = 0.08

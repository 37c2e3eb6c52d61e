import type { Hit, Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'

/** How much of a sign reaches a candidate, from before it and from after it: 0 to 1 each. */
export interface Reach {
  before: number
  behind: number
}

/** Measures how signs reach a candidate among its rivals of the same kind. */
export type ReachMeter = (candidate: Range, hits: readonly Hit[]) => Reach

/** The effect fades to a third over this many tokens. */
const fading = 7
/**
 * The share that is left after a comma, a word that separates clauses, the end of a sentence, and another
 * candidate.
 */
const left = { comma: 0.75, clause: 0.7, sentence: 0.22, rival: 0.5 } as const
/** Signs that are further away, in tokens, have no effect. */
const farthest = 28

/**
 * Creates a meter of one document for one kind of candidate. `then` are the phrases that separate clauses;
 * `hits` must be in the order of the text. A measurement checks at most as many signs as {@link farthest}
 * tokens can contain.
 */
export function createReachMeter(
  { tokens }: Doc,
  then: readonly Hit[],
  rivals: readonly Range[],
): ReachMeter {
  const parting = new Set(then.map(({ first }) => first))
  const commas = sums(tokens.length, (index) => /^[,،:—–-]$/.test(tokens[index]?.folded ?? ''))
  const clauses = sums(tokens.length, (index) => parting.has(index))
  const starts = new Set(rivals.map(({ first }) => first))
  const crossed = sums(tokens.length, (index) => starts.has(index))
  const between = (counts: Uint16Array, from: number, to: number) =>
    Math.max(0, (counts[to] ?? 0) - (counts[from + 1] ?? 0))
  const strength = (candidate: Range, hit: Range, distance: number) => {
    const from = Math.min(candidate.last, hit.last)
    const to = Math.max(candidate.first, hit.first)
    const sentences = Math.abs((tokens[hit.first]?.sentence ?? 0) - (tokens[candidate.first]?.sentence ?? 0))
    return (
      Math.exp(-(distance - 1) / fading) *
      left.comma ** between(commas, from, to) *
      left.clause ** between(clauses, from, to) *
      left.sentence ** Math.min(sentences, 3) *
      left.rival ** between(crossed, from, to)
    )
  }
  return (candidate, hits) => {
    const reach: Reach = { before: 0, behind: 0 }
    for (let at = firstFrom(hits, candidate.first - farthest); at < hits.length; at++) {
      const hit = hits[at]
      if (!hit || hit.first > candidate.last + farthest) break
      const side = hit.first > candidate.last ? 'behind' : 'before'
      const distance = side === 'behind' ? hit.first - candidate.last : candidate.first - hit.last
      if (distance > 0) reach[side] = Math.max(reach[side], strength(candidate, hit, distance))
    }
    return reach
  }
}

/** How many of the tokens before each one count. */
function sums(length: number, counts: (index: number) => boolean): Uint16Array {
  const result = new Uint16Array(length + 2)
  for (let index = 0; index < length; index++)
    result[index + 1] = (result[index] ?? 0) + (counts(index) ? 1 : 0)
  result[length + 1] = result[length] ?? 0
  return result
}

/** The first hit at or after a token. */
function firstFrom(hits: readonly Hit[], token: number): number {
  let [low, high] = [0, hits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hits[middle]?.first ?? 0) < token) low = middle + 1
    else high = middle
  }
  return low
}

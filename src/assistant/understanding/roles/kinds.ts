import type { Flags } from './scene.ts'

/**
 * Weight of one phrase that names a scam type, and of one that hints at it; further ones add less and less.
 */
const [telling, hinting] = [3, 0.9] as const
const fading = 0.45
/** Weight of no scam type at all. */
const forNone = 1.3
/** Weight of phrases compared to what was learned, as logits. */
const share = 0.6
const most = 6

/** Adds the evidence of phrases for the scam type to learned probabilities, in the order of `classes`. */
export function withPhrases(
  chances: ArrayLike<number>,
  classes: readonly string[],
  { kinds }: Flags,
): number[] {
  const scores = new Map<string, number>([['none', forNone]])
  for (const [kind, [tells, hints]] of kinds) {
    const different = (hits: readonly { words: string }[]) => new Set(hits.map(({ words }) => words)).size
    const weighed = (weight: number, count: number) => (weight * (1 - fading ** count)) / (1 - fading)
    scores.set(kind, Math.min(most, weighed(telling, different(tells)) + weighed(hinting, different(hints))))
  }
  const logits = classes.map(
    (name, at) => Math.log((chances[at] ?? 0) + 1e-3) + share * (scores.get(name) ?? 0),
  )
  const highest = Math.max(...logits)
  const exponents = logits.map((logit) => Math.exp(logit - highest))
  const sum = exponents.reduce((total, one) => total + one, 0)
  return exponents.map((one) => one / sum)
}

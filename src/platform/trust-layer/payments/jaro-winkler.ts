const prefixWeight = 0.1
const longestPrefix = 4
const boostAbove = 0.7

/**
 * Finds the letters that match between `a` and `b` near the same position; returns those of each, in order.
 */
function matchLetters(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Set<number>()
  const matched = a.filter((letter, index) => {
    const end = Math.min(b.length, index + reach + 1)
    for (let at = Math.max(0, index - reach); at < end; at++) {
      if (b[at] !== letter || taken.has(at)) continue
      taken.add(at)
      return true
    }
    return false
  })
  return [matched, b.filter((_, index) => taken.has(index))]
}

/**
 * Computes the Jaro–Winkler similarity of two words, 0 to 1: Jaro's, with Winkler's bonus for a common prefix
 * (0.1 for each of at most 4 letters, only above 0.7). Symmetric.
 */
export function jaroWinkler(left: string, right: string): number {
  const [a, b] = [[...left], [...right]]
  const [matchedA, matchedB] = matchLetters(a, b)
  const matches = matchedA.length
  if (matches === 0) return 0
  const swapped = matchedA.filter((letter, index) => letter !== matchedB[index]).length / 2
  const jaro = (matches / a.length + matches / b.length + (matches - swapped) / matches) / 3
  if (jaro <= boostAbove) return jaro
  const common = a.findIndex((letter, index) => letter !== b[index])
  const prefix = Math.min(longestPrefix, common === -1 ? a.length : common)
  return jaro + prefix * prefixWeight * (1 - jaro)
}

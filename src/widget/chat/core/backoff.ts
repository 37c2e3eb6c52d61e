const firstMs = 1000
const longestMs = 30_000

/**
 * Returns the delay before retry number `attempt` in milliseconds (1 is the first retry): doubles from one
 * second up to thirty, with a random factor of 0.5 to 1, so that a thousand pages do not return at the same
 * moment. At least `retryAfterMs`.
 */
export function backoffMs(attempt: number, random: () => number, retryAfterMs = 0): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(attempt - 1, 10))
  return Math.max(retryAfterMs, full / 2 + (full / 2) * random())
}

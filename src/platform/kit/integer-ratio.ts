/** Exact integer arithmetic: money is in minor units, and ratios are never rounded floats. */

/** Largest product that stays an exact double when it is doubled and a remainder is added. */
const exactLimit = 2 ** 51

/**
 * Computes `a × b ÷ c`, rounded half up. All three are whole and not negative, and `c` is not zero; the
 * product may exceed 2^53.
 */
export function mulDivRound(a: number, b: number, c: number): number {
  const product = a * b
  if (product <= exactLimit && c <= exactLimit) return Math.floor((product * 2 + c) / (c * 2))
  return Number((BigInt(a) * BigInt(b) * 2n + BigInt(c)) / (BigInt(c) * 2n))
}

/** Computes `a × b ÷ c`, rounded up; same conditions as {@link mulDivRound}. */
export function mulDivCeil(a: number, b: number, c: number): number {
  const product = a * b
  if (product <= exactLimit && c <= exactLimit) return Math.ceil(product / c)
  return Number((BigInt(a) * BigInt(b) + BigInt(c) - 1n) / BigInt(c))
}

/**
 * Returns whether `a ÷ b ≥ numerator ÷ denominator`. All are whole and not negative; false if `b` is zero.
 */
export function isRatioAtLeast(a: number, b: number, numerator: number, denominator: number): boolean {
  if (b === 0) return false
  const [left, right] = [a * denominator, numerator * b]
  if (left <= exactLimit && right <= exactLimit) return left >= right
  return BigInt(a) * BigInt(denominator) >= BigInt(numerator) * BigInt(b)
}

/** Rounds to the nearest whole number, halves up; not for money. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

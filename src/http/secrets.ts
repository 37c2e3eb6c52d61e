import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares bytes, such as digests, in constant time. */
export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

/**
 * Compares strings in constant time; the timing reveals neither where they differ nor how long the other is.
 */
export const equalSecrets = (one: string, other: string): boolean => equalBytes(sha256(one), sha256(other))

const sha256 = (text: string) => createHash('sha256').update(text).digest()

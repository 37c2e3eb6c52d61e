import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares bytes, such as digests, in a time that tells nothing of where they differ. */
export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

/** Compares texts in a time that tells nothing of where they differ, nor of how long the other is. */
export const equalSecrets = (one: string, other: string): boolean => equalBytes(sha256(one), sha256(other))

const sha256 = (text: string) => createHash('sha256').update(text).digest()

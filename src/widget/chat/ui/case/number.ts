/** Longest part without a hyphen, in characters, that is still easy to read out. */
const longest = 9

/**
 * Splits a case number at the points where it may wrap: after each hyphen, and long parts into groups of
 * four.
 */
export const toGroups = (number: string): string[] =>
  (number.match(/[^-]*-|[^-]+$/g) ?? [number]).flatMap((part) =>
    part.length > longest ? (part.match(/.{1,4}/g) ?? []) : part,
  )

/** A part without a hyphen that is longer than this is hard to read out. */
const longest = 9

/** Splits a case number where it may wrap: after its hyphens, and long parts into fours. */
export const toGroups = (number: string): string[] =>
  (number.match(/[^-]*-|[^-]+$/g) ?? [number]).flatMap((part) =>
    part.length > longest ? (part.match(/.{1,4}/g) ?? []) : part,
  )

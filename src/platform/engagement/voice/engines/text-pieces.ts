/** Marks after which a pause is natural, strongest first. */
const breaks = [/[.!?…؟۔。！？](?=\s|$)/gu, /[;:,،؛，、](?=\s|$)/gu, /\s/gu]

/**
 * Cuts a text into pieces of at most `maxChars`, at sentence ends if possible, otherwise at commas or between
 * words. A neural voice's memory use grows with the square of a piece's length.
 */
export function toPieces(text: string, maxChars = 200): string[] {
  const pieces: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest.length > maxChars) {
    const cut = findCut(rest, maxChars)
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}

function findCut(text: string, maxChars: number): number {
  const head = text.slice(0, maxChars)
  for (const mark of breaks) {
    const last = [...head.matchAll(mark)].at(-1)
    // A piece of a few letters sounds clipped.
    if (last && last.index > maxChars / 5) return last.index + 1
  }
  // Does not split a surrogate pair.
  return /[\uD800-\uDBFF]/.test(head.at(-1) ?? '') ? maxChars - 1 : maxChars
}

/** Characters beyond ASCII and Latin-1 that the standard PDF fonts can draw (the rest of Windows-1252). */
const extraLetters = '–—‘’‚“”„†‡•…‰‹›€™ŒœŠšŽžŸƒ'

const isDrawable = (letter: string) =>
  (letter >= ' ' && letter <= '~') ||
  (letter >= '\u00a0' && letter <= '\u00ff') ||
  extraLetters.includes(letter)

const notDrawable = '[other script: see the Markdown text]'

/** Returns what to draw for a letter: itself, its base letter without accents, or undefined. */
function toDrawable(letter: string): string | undefined {
  if (isDrawable(letter)) return letter
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return base !== '' && [...base].every(isDrawable) ? base : undefined
}

/**
 * Replaces characters that the standard fonts cannot draw. A word in another script becomes a reference to
 * the Markdown text, which contains it, rather than wrong letters.
 */
export function toPdfText(text: string): string {
  const words = text.split(' ').map((word) => {
    const letters = [...word].map(toDrawable)
    return letters.every((letter) => letter !== undefined) ? letters.join('') : notDrawable
  })
  return words.filter((word, index) => word !== notDrawable || words[index - 1] !== notDrawable).join(' ')
}

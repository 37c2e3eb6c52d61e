import { createShapeFinder, replaceFound } from '../../understanding/text/shapes.ts'
/** A word, a run of digits, or a single punctuation mark of a plain text. */
export interface Token {
  text: string
  start: number
  end: number
  isMark: boolean
  isNumber: boolean
}

/** Splits a plain text into words, numbers and marks; spaces are only the gaps between them. */
export const tokensOf = (plain: string): Token[] =>
  [...plain.matchAll(/[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    isMark: !/[\p{L}\p{M}\d]/u.test(text),
    isNumber: /\d/.test(text),
  }))

/** Characters used to disguise letters. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'i',
  '|': 'i',
  '@': 'a',
  $: 's',
}

const notAfter = /[\p{L}\d]$/u
const findDisguised = createShapeFinder([
  { written: String.raw`(?=[!|$@\d]{0,13}[a-z])[a-z\d!|$@]{3,14}(?![\p{L}\d])`, notAfter },
])
const findSpaced = createShapeFinder([
  { written: String.raw`[a-z](?:[ .\-_*]{1,2}[a-z]){2,13}(?!\p{L})`, notAfter },
])

/**
 * Rewrites names that are disguised by signs ("p!n", "0tp", "pas$word") or spaced letters ("p i n") in plain
 * letters, without moving anything: the text keeps its length.
 */
export function undisguise(plain: string, names: ReadonlySet<string>): string {
  const bared = replaceFound(plain, findDisguised(plain), (word) => {
    const bare = word.replace(/[!|$@]+$/, '')
    const read = bare.replace(/[\d!|$@]/g, (sign) => disguises[sign] ?? sign)
    return names.has(read) ? read + word.slice(bare.length) : word
  })
  return replaceFound(bared, findSpaced(bared), (run) => {
    const letters = run.replace(/[^a-z]/g, '')
    // In "m y p i n", only the end is a name.
    for (let from = 0; from + 3 <= letters.length; from++) {
      const name = letters.slice(from)
      if (!names.has(name)) continue
      const at = placeOfLetter(run, from)
      return run.slice(0, at) + name.padEnd(run.length - at)
    }
    return run
  })
}

function placeOfLetter(run: string, wanted: number): number {
  let seen = -1
  for (let at = 0; at < run.length; at++) {
    if (/[a-z]/.test(run[at] ?? '')) seen += 1
    if (seen === wanted) return at
  }
  return run.length
}

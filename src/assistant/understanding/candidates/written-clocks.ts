import type { Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'

/** A time of day as told: "3:15 pm", "alas otso y medya", "saa yine", "21h50". */
export interface Clock extends Range {
  hour: number
  minute: number
  half?: 'am' | 'pm'
  /** Told on a 24-hour clock, so that the half of the day is known. */
  isExact: boolean
  /**
   * Told on the clock that starts at six; the hour is that of the day, 7 to 18, until a part of the day says
   * otherwise.
   */
  isFromSix?: true
}

const wordAt = (doc: Doc, index: number) => doc.tokens[index]?.folded ?? ''

/** "9:15", "09:15 pm", "9.15 pm", "9 pm", "9 p.m.", "21h50". */
export function writtenClocks(doc: Doc, isBesideTime: (index: number) => boolean): Clock[] {
  const clocks: Clock[] = []
  for (const [first, { folded, isId }] of doc.tokens.entries()) {
    const written = isId ? undefined : /^(\d{1,2})(?:([:.])(\d{2}))?$/.exec(folded)
    if (!written) continue
    const [, hours = '', mark, minutes] = written
    const half = halfAfter(doc, first + 1)
    const isDotted = mark === '.' && isBesideTime(first)
    if (mark !== ':' && !half && !isDotted) {
      const joined = hourMark(doc, first)
      if (joined && minutes === undefined) clocks.push(joined)
      continue
    }
    const clock = { hour: Number(hours), minute: Number(minutes ?? 0) }
    if (clock.hour > 23 || clock.minute > 59) continue
    const isExact = !half && (hours.startsWith('0') || clock.hour > 12)
    clocks.push({ first, last: half?.last ?? first, ...clock, ...(half && { half: half.half }), isExact })
  }
  return clocks
}

/** "am", "p.m.", "a m". */
export function halfAfter(doc: Doc, index: number): { half: 'am' | 'pm'; last: number } | undefined {
  const word = wordAt(doc, index)
  if (word === 'am' || word === 'pm') return { half: word, last: index }
  if (word !== 'a' && word !== 'p') return undefined
  const at = wordAt(doc, index + 1) === '.' ? index + 2 : index + 1
  if (wordAt(doc, at) !== 'm') return undefined
  return { half: word === 'a' ? 'am' : 'pm', last: wordAt(doc, at + 1) === '.' ? at + 1 : at }
}

/** "21h50", "9 h", "14 h 05". */
function hourMark(doc: Doc, first: number): Clock | undefined {
  if (wordAt(doc, first + 1) !== 'h') return undefined
  const hour = Number(wordAt(doc, first))
  const minutes = wordAt(doc, first + 2)
  const hasMinutes = /^[0-5]\d$/.test(minutes)
  // The minutes of "9 h et demie" are in words.
  const isHalf = /^(?:et (?:demie?|quart|un|trois)|moins (?:le|un|\p{L}+))$/u.test(
    `${minutes} ${wordAt(doc, first + 3)}`,
  )
  if (hour > 23 || isHalf) return undefined
  return {
    first,
    last: first + (hasMinutes ? 2 : 1),
    hour,
    minute: hasMinutes ? Number(minutes) : 0,
    isExact: true,
  }
}

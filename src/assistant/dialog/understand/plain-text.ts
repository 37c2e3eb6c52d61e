import { marks } from '../../understanding/text/digits.ts'
import { digitValue, withoutCompoundSigns } from './fold.ts'

/** A text in plain lower-case characters, and the position of each in the original. */
export interface PlainText {
  text: string
  index: readonly number[]
}

/** Converts a text: no accents, marks or invisible characters, and digits of every script as ASCII digits. */
export function toPlain(text: string): PlainText {
  const known = new Map<string, string>()
  let plain = ''
  const index: number[] = []
  let at = 0
  for (const character of text) {
    let part = known.get(character)
    if (part === undefined) {
      part = plainOf(character)
      known.set(character, part)
    }
    plain += part
    for (let unit = 0; unit < part.length; unit++) index.push(at)
    at += character.length
  }
  index.push(text.length)
  return { text: plain, index }
}

/** Empty for marks and invisible characters, ASCII for digits of any script, otherwise lower case. */
function plainOf(character: string): string {
  const folded = withoutCompoundSigns(character).normalize('NFKD').replace(marks, '')
  return folded.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit))).toLowerCase()
}

import { marks } from '../../understanding/text/digits.ts'

/**
 * Normalises text for comparison: lower case, without accents, each run of other characters one space. Digits
 * of every script become ASCII digits.
 */
export const fold = (text: string): string => {
  if (isAscii(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return asciiDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Most messages are ASCII, and need none of the slow steps. */
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** Maximum length of the plain form of a character, in characters. */
const maxPlainChars = 2
/**
 * Ranges of characters whose plain forms may be longer, such as ½ (1⁄2, which would be read as two numbers)
 * and ﷺ, which is a phrase of 18 characters.
 */
const compoundSigns = /[\u00bc-\u00be\u2000-\u2bff\u3200-\u33ff\ufb00-\ufdff\u{1f100}-\u{1f2ff}]/gu

/**
 * Replaces characters that represent a whole phrase by a space, so that a text does not grow when it is
 * normalised: 4,000 of them would be 72,000 characters to read.
 */
export const withoutCompoundSigns = (text: string): string =>
  text.replace(
    compoundSigns,
    onceEach((sign) => (sign.normalize('NFKC').length > maxPlainChars ? ' ' : sign)),
  )

/** Replaces digits of every script by ASCII digits, and wide or styled characters by plain ones. */
export const asciiDigits = (text: string): string =>
  isAscii(text)
    ? text
    : withoutCompoundSigns(text)
        .normalize('NFKC')
        .replace(
          /[^\P{Nd}0-9]/gu,
          onceEach((digit) => String(digitValue(digit))),
        )

/** Caches the result for each character of one text: there are few, and they occur thousands of times. */
function onceEach(read: (sign: string) => string): (sign: string) => string {
  const known = new Map<string, string>()
  return (sign) => {
    const before = known.get(sign)
    if (before !== undefined) return before
    const plain = read(sign)
    known.set(sign, plain)
    return plain
  }
}

/** Value of a decimal digit of any script. Unicode puts the ten digits of a script in one row. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** Whether the words of `phrase` are next to each other in `text`; both are folded. */
export const holds = (text: string, phrase: string): boolean =>
  text.includes(phrase) && ` ${text} `.includes(` ${phrase} `)

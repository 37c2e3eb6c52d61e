/**
 * Text as it is compared: lower case, without accents, each run of other characters one space.
 * Digits of every script become ASCII digits.
 */
export const fold = (text: string): string =>
  asciiDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Longest plain form of a sign that is read letter by letter, in characters. */
const maxPlainChars = 4
/** Where the signs stand whose plain forms are longer, such as ﷺ, which is a phrase of 18 characters. */
const compoundSigns = /[\u3300-\u33ff\ufb00-\ufdff\u{1f100}-\u{1f2ff}]/gu

/**
 * Replaces signs that stand for a whole phrase by a space, so that a text does not grow when it is
 * normalised: 4,000 of them would be 72,000 characters to read.
 */
export const withoutCompoundSigns = (text: string): string =>
  text.replace(compoundSigns, (sign) => (sign.normalize('NFKC').length > maxPlainChars ? ' ' : sign))

/** Replaces digits of every script by ASCII digits, and wide or styled characters by plain ones. */
export const asciiDigits = (text: string): string =>
  withoutCompoundSigns(text)
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))

/** Value of a decimal digit of any script. Unicode puts the ten digits of a script in one row. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** Whether the words of `phrase` stand side by side in `text`; both are folded. */
export const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `)

/**
 * The short number of a case, such as R4X-807-5: six signs that are drawn, and one that checks them. It can be said on a
 * telephone and written on paper; between servers a case keeps its long id.
 */

/**
 * The signs, by their values. Digits have a name in every language; of the letters those are left out that are read as a
 * digit (I L O Q D Z S B G), that look or sound like another (U as V, N as M), and A and E, so that no word arises. They
 * are 23 because that is a prime number: then the check below misses no slip.
 */
const signs = '0123456789CFHJKMPRTVWXY'
/** So many of the signs are digits; they come first. */
const digits = 10

/** What people read or write in the place of a sign. D is not here: it may be a 0 or a T. */
const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  U: 'V',
  N: 'M',
}

/** What names a secret in what people write (5 is read as S), and would have the signs after it taken out. */
const namesSecret = /PW|CV[CV]|C5C/

/** Signs of a whole number. */
export const caseNumberLength = 7

/**
 * Draws a number. A letter begins it, so that it is not taken for an amount, a telephone number or a code, and keeps its
 * order amid words that are written from the right. It has a digit, so that it is not taken for a word, and names no
 * secret; undefined when that was not drawn (four times in a hundred).
 *
 * @param random gives a whole number from 0 to below its argument, each with the same probability
 */
export function drawCaseNumber(random: (below: number) => number): string | undefined {
  const first = digits + random(signs.length - digits)
  const drawn = [first, ...Array.from({ length: caseNumberLength - 2 }, () => random(signs.length))]
  const all = [...drawn, checkOf(drawn)].map((value) => signs[value]).join('')
  return isNumber(all) && !namesSecret.test(all) ? toGroups(all) : undefined
}

/**
 * Reads a number as people write it: in lower case, in any groups, with O for 0.
 *
 * @returns the number as it is shown; undefined where a sign must be wrong, missing or too many
 */
export function parseCaseNumber(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const all = typed.replace(/[A-Z]/g, (letter) => lookalikes[letter] ?? letter)
  const values = [...all].map((sign) => signs.indexOf(sign))
  if (values.length !== caseNumberLength || values.includes(-1)) return undefined
  return values.at(-1) === checkOf(values.slice(0, -1)) && isNumber(all) ? toGroups(all) : undefined
}

/**
 * The sign that makes the weighted sum of all seven a multiple of 23, with the weights 7 to 1: the check of ISBN-10 (ISO
 * 2108:1992), with 23 for its 11. The weights differ and the modulus is prime, so that the sum changes with any one sign,
 * with the swap of any two that differ, and with a pair such as 33 that becomes 44.
 */
function checkOf(values: readonly number[]): number {
  const sum = values.reduce((all, value, index) => all + value * (caseNumberLength - index), 0)
  return (signs.length - (sum % signs.length)) % signs.length
}

/** Whether a letter begins it and it has a digit. */
const isNumber = (all: string): boolean => /^[A-Z].*\d/.test(all)

const toGroups = (all: string): string => `${all.slice(0, 3)}-${all.slice(3, 6)}-${all.slice(6)}`

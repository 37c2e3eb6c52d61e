/**
 * The short number of a case, such as R4X-807-5: six random signs and a check sign. It can be read out over
 * the telephone and written on paper; between servers, a case is identified by its long id.
 */

/**
 * The signs, by their values. Digits have a name in every language. Letters are left out if they are read as
 * a digit (I L O Q D Z S B G), look or sound like another (U as V, N as M), or could form words (A and E).
 * There are 23 because it is prime: the check below then detects every slip.
 */
const signs = '0123456789CFHJKMPRTVWXY'
/** The first 10 signs are digits. */
const digits = 10

/** Characters that people read or write instead of a sign. D is not included: it may be a 0 or a T. */
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

/**
 * Signs that would name a secret in what people write (5 is read as S), so that the signs after it would be
 * redacted.
 */
const namesSecret = /PW|CV[CV]|C5C/

/** Signs of a complete number. */
export const caseNumberLength = 7

/**
 * Generates a number. It starts with a letter, so that it is not mistaken for an amount, a telephone number
 * or a code, and keeps its order within right-to-left text. It contains a digit, so that it is not mistaken
 * for a word, and it names no secret. Returns undefined if the random signs do not meet these rules (4 % of
 * the time).
 * @param random returns a uniformly distributed integer from 0 to below its argument
 */
export function drawCaseNumber(random: (below: number) => number): string | undefined {
  const first = digits + random(signs.length - digits)
  const drawn = [first, ...Array.from({ length: caseNumberLength - 2 }, () => random(signs.length))]
  const all = [...drawn, checkOf(drawn)].map((value) => signs[value]).join('')
  return isNumber(all) && !namesSecret.test(all) ? toGroups(all) : undefined
}

/**
 * Parses a number as people write it: in lower case, in any grouping, with O for 0.
 * @returns the number as it is displayed; undefined if a sign must be wrong, missing or superfluous
 */
export function parseCaseNumber(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const all = typed.replace(/[A-Z]/g, (letter) => lookalikes[letter] ?? letter)
  const values = [...all].map((sign) => signs.indexOf(sign))
  if (values.length !== caseNumberLength || values.includes(-1)) return undefined
  return values.at(-1) === checkOf(values.slice(0, -1)) && isNumber(all) ? toGroups(all) : undefined
}

/**
 * Returns the sign that makes the weighted sum of all seven a multiple of 23, with weights 7 to 1: the check
 * of ISBN-10 (ISO 2108:1992), with 23 instead of 11. The weights differ and the modulus is prime, so the sum
 * changes if any one sign changes, if any two different signs are swapped, or if a pair such as 33 becomes
 * 44.
 */
function checkOf(values: readonly number[]): number {
  const sum = values.reduce((all, value, index) => all + value * (caseNumberLength - index), 0)
  return (signs.length - (sum % signs.length)) % signs.length
}

/** Whether it starts with a letter and contains a digit. */
const isNumber = (all: string): boolean => /^[A-Z].*\d/.test(all)

const toGroups = (all: string): string => `${all.slice(0, 3)}-${all.slice(3, 6)}-${all.slice(6)}`

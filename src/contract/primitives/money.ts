/** Gives the number of decimals of each currency that a deployment can have (ISO 4217). */
export const currencyExponents = { PHP: 2, PKR: 2, NAD: 2, RWF: 0, ZAR: 2, GBP: 2, BRL: 2 } as const

/**
 * Limits amounts on the wire, in major units. Below it a double holds every amount with two decimals exactly.
 */
export const maxAmount = 999_999_999_999.99

/** Says why a number is not an amount. */
export type AmountFault = 'not_a_number' | 'out_of_range' | 'too_many_decimals'

/**
 * Turns a number of the wire (major units) into integer minor units, exactly. A double holds every amount up
 * to {@link maxAmount} with its decimals, so its shortest text is the text that was sent. Returns the fault
 * of what is not an amount.
 */
export function toMinor(value: unknown, exponent: number): number | AmountFault {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'not_a_number'
  if (!(Math.abs(value) <= maxAmount)) return 'out_of_range'
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plainText(value)) ?? []
  if (decimals.length > exponent) return 'too_many_decimals'
  return Number(`${sign}${whole}${decimals.padEnd(exponent, '0')}`)
}

/** Turns integer minor units into the number of the wire (major units). */
export function toMajor(minor: number, exponent: number): number {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const cut = digits.length - exponent
  return Number(`${minor < 0 ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut) || '0'}`)
}

/**
 * Writes a number without an exponent (1e-7 by default); twenty decimals are always more than a currency has.
 */
const plainText = (value: number) => (String(value).includes('e') ? value.toFixed(20) : String(value))

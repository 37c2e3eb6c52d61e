/** Number of decimals of each currency that a deployment can have (ISO 4217). */
export const currencyExponents = { PHP: 2, PKR: 2, NAD: 2, RWF: 0, ZAR: 2, GBP: 2, BRL: 2 } as const

/**
 * Largest amount on the wire, in major units. A double represents every amount up to it with two decimals
 * exactly.
 */
export const maxAmount = 999_999_999_999.99

/** Reason why a number is not an amount. */
export type AmountFault = 'not_a_number' | 'out_of_range' | 'too_many_decimals'

/**
 * Converts a number on the wire (major units) to integer minor units, exactly. A double represents every
 * amount up to {@link maxAmount} with its decimals, so its shortest text is the text that was sent. Returns
 * the fault if it is not an amount.
 */
export function toMinor(value: unknown, exponent: number): number | AmountFault {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'not_a_number'
  if (!(Math.abs(value) <= maxAmount)) return 'out_of_range'
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plainText(value)) ?? []
  if (decimals.length > exponent) return 'too_many_decimals'
  return Number(`${sign}${whole}${decimals.padEnd(exponent, '0')}`)
}

/** Converts integer minor units to the number on the wire (major units). */
export function toMajor(minor: number, exponent: number): number {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const cut = digits.length - exponent
  return Number(`${minor < 0 ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut) || '0'}`)
}

/**
 * Formats a number without an exponent (JavaScript writes 1e-7); twenty decimals are more than any currency
 * has.
 */
const plainText = (value: number) => (String(value).includes('e') ? value.toFixed(20) : String(value))

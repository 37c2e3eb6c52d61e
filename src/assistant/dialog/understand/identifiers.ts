import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { units } from '../../understanding/candidates/money.ts'
import { type Receiver, toldForeign } from '../model/state.ts'
import type { Context } from '../model/step.ts'
import { bankIn } from './bank.ts'
import { asciiDigits } from './fold.ts'

/**
 * A transaction reference of 6 to 64 letters and digits (inner dashes are kept, spaces removed). Undefined if
 * the text contains none.
 */
export function parseReference(text: string): string | undefined {
  const plain = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
  const bare = plain.replace(/^[^:#]*[:#]\s*(?=\S*\d)/u, '')
  for (const candidate of [bare, ...runs(bare).slice(0, maxReferences)]) {
    const reference = candidate.replace(/\s+/g, '').replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '')
    if (
      isReference(reference) &&
      (candidate !== bare || !/\s[a-z]{2,}\s|^[a-z]{2,}\s/i.test(`${bare} `) || reference === bare)
    )
      return reference
  }
  return undefined
}

/** Maximum runs of words, the longest first, that are checked for a reference. */
const maxReferences = 40

const isReference = (text: string) =>
  /^[A-Za-z0-9][A-Za-z0-9._/-]{4,62}[A-Za-z0-9]$/.test(text) && /\d/.test(text)

/** Neighbouring words that look like parts of one reference: with a digit, or in capitals. */
function runs(text: string): string[] {
  const words = text.split(/[\s,;]+/)
  const looks = (word: string) => /\d/.test(word) || /^[A-Z]{2,}$/.test(word)
  const found: string[] = []
  let run: string[] = []
  for (const word of [...words, '']) {
    if (looks(word)) run.push(word)
    else {
      if (run.some((part) => /\d/.test(part))) found.push(run.join(''))
      run = []
    }
  }
  return found.sort((a, b) => b.length - a.length)
}

/** Digits and their usual separators, 4 to 34 of them, or an IBAN. */
const numberPattern =
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,4})?\b|\+?\d(?:[\s().-]{0,2}\d){3,33}/giu

/** An account or telephone number, with its written form and without separators. */
export function findAccount(text: string): { account: string; written: string } | undefined {
  const plain = asciiDigits(text).replace(/\p{Cf}/gu, '')
  const found = [...plain.matchAll(numberPattern)]
    .map(([written]) => ({ written, account: written.replace(/[\s().-]/g, '').toUpperCase() }))
    .filter(({ account }) => account.length >= 4 && account.length <= 34)
  return found.sort((a, b) => b.account.length - a.account.length)[0]
}

/** An address to which money is sent, such as a Pix key or a UPI id: `ravi.k@okbank`. */
export const findAlias = (text: string): string | undefined =>
  /[\p{L}\p{N}._-]{2,64}@[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]+)*/u.exec(text)?.[0]

/** Account or telephone number, name and bank of a receiver, as many of them as a text names. */
export function parseReceiver(
  text: string,
  c: Pick<Context, 'profile' | 'institutions'>,
): Receiver | undefined {
  const alias = findAlias(text)
  const number = alias ? { account: alias.toLowerCase(), written: alias } : findAccount(text)
  const plain = asciiDigits(text).replace(/\p{Cf}/gu, '')
  const rest = (number ? plain.replace(number.written, ',') : plain).trim()
  const bank = bankIn(rest, c)
  const name = alias ? undefined : nameIn(rest, (part) => bank !== undefined && bankIn(part, c) !== undefined)
  const receiver: Receiver = {
    ...(number && { account: number.account }),
    ...(bank && { bank }),
    ...(name && { name }),
  }
  return Object.keys(receiver).length > 0 ? receiver : undefined
}

const fillers =
  /\b(?:account|acct|acc|number|no|phone|mobile|name|bank|to|at|in|the|it|was|is|went|a|an|of|on|and|with|under|named|called|shown|wallet|savings|i|sent|money|paid)\b/giu

/** Maximum parts of a line about the receiver; more are a list. */
const maxParts = 20

/** The rest without numbers, the bank and small words: a name of at least two letters. */
function nameIn(rest: string, isBank: (part: string) => boolean): string | undefined {
  const parts = rest
    .split(/[,;:\n]+/, maxParts)
    .filter((part) => !isBank(part))
    .map((part) =>
      part
        .replace(fillers, ' ')
        .replace(/[^\p{L}\p{M}'’. -]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => /\p{L}{2}/u.test(part))
  const name = parts.sort((a, b) => b.length - a.length)[0]
  return name && name.length <= 140 ? name : undefined
}

/** How telephone numbers are grouped only in North America. */
const american = /^\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}$/

const phoneIn = (written: string, country: string | undefined) =>
  parsePhoneNumberFromString(written, country as CountryCode)

/** Maximum numbers that are checked for a telephone number. */
const maxPhones = 20

/**
 * A telephone number in E.164, read by the rules of the first country in which a number without a country
 * code is valid.
 */
export function parsePhone(text: string, ...countries: readonly string[]): string | undefined {
  const plain = asciiDigits(text).replace(/\p{Cf}/gu, '')
  const candidates = [...plain.matchAll(/\+?\d(?:[\s().\-/]{0,3}\d){5,16}/g)].slice(0, maxPhones)
  for (const country of [...(candidates.some(([one]) => american.test(one)) ? ['US'] : []), ...countries])
    for (const [candidate] of candidates) {
      const phone = phoneIn(candidate, country)
      // A country code shows the intention, even if a range of numbers is newer than our list.
      if (phone?.isPossible() && (phone.isValid() || candidate.startsWith('+'))) return phone.number
    }
  return undefined
}

/**
 * The number in a message at the question for the citizen's own: "landline, 980 555 014" is no amount. Numbers in
 * longer messages are somebody else's.
 */
export const phoneGiven = (text: string, c: Context): string | undefined =>
  c.state.step === 'contact' && text.length <= mostPhoneLetters
    ? parsePhone(text, ...countriesOf(c))
    : undefined
const mostPhoneLetters = 300

/** Whether a message at that question contains such a number. */
export const givesPhone = (text: string, c: Context): boolean => phoneGiven(text, c) !== undefined

/**
 * A number given twice that has the right length where the citizen's bank is, although it belongs to no range on
 * our list.
 */
export function likelyPhone(text: string, c: Context): string | undefined {
  const [country] = countriesOf(c)
  const [written] = /\+?\d(?:[\s().\-/]{0,3}\d){7,14}/.exec(asciiDigits(text).replace(/\p{Cf}/gu, '')) ?? []
  if (c.state.misses === 0 || !written || country === c.profile.country) return undefined
  const phone = phoneIn(written, country)
  return phone?.isPossible() ? phone.number : undefined
}

/**
 * The countries by whose rules the citizen may write a number: those of their bank, of the currency they
 * named, of the deployment and of the language.
 */
export function countriesOf({ state, profile, countryOf }: Context): string[] {
  const { bank } = state.answers.payments[0] ?? {}
  const ofBank = (!bank?.code && countryOf(bank?.name)) || []
  const currency = toldForeign(state)?.currency ?? ''
  // The first two letters of most currency codes are the country; dollars and bitcoins are paid from anywhere.
  const ofMoney = currency === 'USD' || units.has(currency) ? [] : [currency.slice(0, 2)]
  const ofLanguage = mainCountries[state.lang] ?? []
  // Dollars of no bank that is known are mostly American.
  if (currency === 'USD') return [ofBank, profile.country, 'US', ofLanguage].flat()
  return currency === 'EUR'
    ? [ofBank, ofLanguage, profile.country].flat()
    : [ofBank, ofMoney, profile.country, ofLanguage].flat()
}
/** Countries of a language whose telephone numbers cannot be mistaken for each other's. */
const mainCountries: Readonly<Record<string, readonly string[]>> = {
  en: ['GB', 'US'],
  fr: ['FR'],
  ur: ['PK'],
  hi: ['IN'],
  pt: ['PT', 'BR'],
  es: ['ES', 'MX', 'EC', 'PE'],
  ar: ['EG'],
  sw: ['KE', 'TZ'],
  rw: ['RW'],
  kj: ['NA'],
}

/** The country code of a number in E.164, for reading it back: `+63`. */
export const countryCodeOf = (e164: string): string =>
  `+${parsePhoneNumberFromString(e164)?.countryCallingCode ?? ''}`

/**
 * The country (ISO 3166-1 alpha-2) of a number in E.164; undefined if several share its code and it belongs
 * to none.
 */
export const countryOf = (e164: string): string | undefined => parsePhoneNumberFromString(e164)?.country

/** An e-mail address in the citizen's words. */
export function findEmail(text: string): string | undefined {
  const plain = text.normalize('NFKC')
  const at = plain.indexOf('@')
  if (at < 0) return undefined
  // Only the characters around the sign are searched, however long the message is.
  const around = plain.slice(Math.max(0, at - maxEmailChars), at + maxEmailChars)
  const found = /[^\s@<>,;:()"'“”«»]+@[^\s@<>,;:()"'“”«»]+\.\p{L}{2,}/u.exec(around)?.[0]
  return found && found.length <= maxEmailChars ? found : undefined
}

/** Maximum length of an address by RFC 5321. */
const maxEmailChars = 254

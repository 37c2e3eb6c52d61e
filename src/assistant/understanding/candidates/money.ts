import type { NumberReading, WordValues } from '../../languages/tables/reading-words.ts'
import { numberIn } from '../text/digits.ts'
import { pairsOf, valuesOf, wordSet } from '../text/lexicon.ts'
import { createPhraseFinder, type Range } from '../text/phrases.ts'
import type { Doc, Token } from '../text/tokens.ts'
import type { SaidNumber } from './numbers.ts'
import { joinShorthand } from './shorthand.ts'

/** A number that can be an amount of money. */
export interface Money extends Range {
  /** In units of the currency, with its decimals. */
  value: number
  /** A currency, a scale or the form of the number says that it is money. */
  isMarked: boolean
  /** ISO 4217, if a currency other than the deployment's is named. */
  currency?: string
  /** The deployment's currency is named. */
  isOwn?: true
}

/** The currency in which the citizen has told a payment, if not the deployment's. */
export interface ToldCurrency {
  /** ISO 4217. */
  code: string
  /** An amount without a currency is in it unless it is this much or more: then it is the converted value. */
  below: number
}

/** Parts of a message that are already found in other roles. */
interface Surroundings {
  numbers: readonly SaidNumber[]
  /** Tokens of moments. */
  taken: ReadonlySet<number>
  /** A bare number is expected, as after "How much?". */
  isAsked: boolean
  /** Words that say that money went. */
  paid: readonly Range[]
  /** Words that announce a number that is not an amount, such as a telephone number. */
  announced: readonly Range[]
  /** Transaction references. */
  references: readonly Range[]
  currency?: ToldCurrency | undefined
}

/** Finds amounts. */
export type MoneyFinder = (doc: Doc, around: Surroundings) => Money[]

interface Grammar {
  scales: Map<string, number>
  money: Map<string, string>
  /** The currency of a country whose name stands next to the name of its money. */
  countries: ReadonlyMap<string, string>
  /**
   * Words that show that the number before them is not an amount or, where scales come first, the number
   * after them.
   */
  counted: Set<string>
  countedBefore: Set<string>
}

const signs: Readonly<Record<string, string>> = {
  '₱': 'PHP',
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '﷼': 'SAR',
  '¥': 'JPY',
  '₹': 'INR',
  '₦': 'NGN',
  '₵': 'GHS',
  '₩': 'KRW',
  '₫': 'VND',
  '฿': 'THB',
}

/**
 * Creates a finder for a deployment's currency (ISO 4217) from the tables of several languages, and words for
 * other money.
 */
export function createMoneyFinder(
  tables: readonly NumberReading[],
  currency: string,
  others?: { money: WordValues; countries: WordValues },
): MoneyFinder {
  const grammar: Grammar = {
    // The first language that has a word determines its value.
    scales: new Map([...tables].reverse().flatMap(({ scales }) => [...valuesOf(scales)])),
    money: new Map([
      ...pairsOf(others?.money),
      ...[...tables].reverse().flatMap(({ money }) => [...pairsOf(money)]),
    ]),
    countries: new Map(pairsOf(others?.countries)),
    counted: wordSet(...tables.map(({ counted }) => counted)),
    countedBefore: wordSet(...tables.filter(({ scaleFirst }) => scaleFirst).map(({ counted }) => counted)),
  }
  const numberBefore = createPhraseFinder(...tables.map((table) => table.numberBefore ?? ''))
  return (doc, { announced, ...rest }) => {
    const around = { ...rest, announced: [...announced, ...numberBefore.find(doc)] }
    const free = around.numbers.filter(({ first }) => !around.taken.has(first))
    const numbers = joinShorthand(free, around.isAsked)
    const said = numbers.flatMap((number) => saidMoney(doc, number, around, grammar, currency))
    const inWords = new Set(said.flatMap(({ first, last }) => range(first, last)))
    const written: Found[] = []
    for (let index = 0; index < doc.tokens.length; index++) {
      if (inWords.has(index) || around.taken.has(index)) continue
      const found = writtenMoney(doc, index, around, grammar, currency)
      if (!found) continue
      written.push(found)
      index = found.last
    }
    const found = [...said, ...written]
      .filter(({ first }) => !isInCode(doc, first))
      .sort((a, b) => a.first - b.first)
    const all = inToldCurrency(found, around.currency)
    return around.isAsked ? all.map((one) => inThousands(one, all)) : all
  }
}

/** "T_XK4PLQ82M" names no 82 million. */
const isInCode = ({ raw, tokens }: Doc, first: number): boolean =>
  /\d[a-z_]+$/i.test(raw.slice(Math.max(0, (tokens[first]?.start ?? 0) - longestCode), tokens[first]?.start))
const longestCode = 20

/** "He asked for 20k, I paid only 8": a small number next to thousands is in thousands. */
function inThousands(money: Money, all: readonly Money[]): Money {
  const isSmall = !money.isMarked && money.value < 100
  const isBeside = all.some(({ value }) => value >= 1000 && value % 1000 === 0 && value < 100_000)
  return isSmall && isBeside ? { ...money, value: money.value * 1000 } : money
}

/**
 * An amount with the code of the currency that is named next to it; the empty text if "francs" or "cash"
 * names none.
 */
type Found = Money & { code?: string | undefined }

/**
 * Someone who tells one amount in dollars tells the next in dollars too. A message that names the
 * deployment's own money, or two others, specifies each itself.
 */
function inToldCurrency(found: readonly Found[], before: ToldCurrency | undefined): Money[] {
  const codes = new Set(found.flatMap(({ code }) => code || []))
  const named = found.find(({ currency }) => currency && !units.has(currency))
  const here = named?.currency && { code: named.currency, below: named.value * worthMore }
  const told = codes.size === 0 ? before : codes.size === 1 && here
  return found.map(({ code, ...money }) =>
    told && !code && money.value < told.below ? { ...money, currency: told.code } : money,
  )
}
/** Cryptocurrencies count only by these names. */
export const units: ReadonlySet<string> = new Set('USDT USDC BTC ETH BNB XRP LTC DOGE'.split(' '))

/** An amount this many times higher is the converted value in the deployment's money. */
export const worthMore = 10

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const wordAt = (doc: Doc, index: number) => doc.tokens[index]?.folded ?? ''

/**
 * The currency next to an amount: its ISO code, an empty text for money of no specific currency, or
 * undefined.
 */
const moneyWord = (word: string, { money }: Grammar): string | undefined => money.get(word) ?? signs[word]

/** "R$ 50" is not in US dollars. */
function moneyBefore(doc: Doc, first: number, grammar: Grammar): string | undefined {
  const word = wordAt(doc, first - 1)
  const token = doc.tokens[first - 1]
  // "R14,900" is in rand; "r 3" is text-speak.
  if (token?.written === 'R' && token.end === doc.tokens[first]?.start) return 'ZAR'
  const dollars = word === '$' ? grammar.money.get(wordAt(doc, first - 2) + word) : undefined
  return dollars ?? moneyWord(word, grammar)
}

/**
 * The currency after an amount; "francs" names none, "francs CFA", "pesos colombianos" and "NZ dollars" name
 * one.
 */
function moneyBehind(doc: Doc, last: number, grammar: Grammar): string | undefined {
  // "Half a bitcoin", "dos millones de pesos".
  const next = /^(?:a|de|of)$/.test(wordAt(doc, last + 1)) ? last + 2 : last + 1
  const code = moneyWord(wordAt(doc, next), grammar)
  const country = code === undefined ? countryBefore(doc, next, grammar) : countryBehind(doc, next, grammar)
  if (country) return country
  return code === '' ? moneyWord(wordAt(doc, next + 1), grammar) || code : code
}

/** "NZ dollars". */
const countryBefore = (doc: Doc, at: number, grammar: Grammar): string | undefined =>
  moneyWord(wordAt(doc, at + 1), grammar) === undefined ? undefined : grammar.countries.get(wordAt(doc, at))

/** "Pesos colombianos", "shillings za Kenya"; in "20,000 pesos. Singapore number" the country is of something else. */
function countryBehind(doc: Doc, at: number, { countries }: Grammar): string | undefined {
  const next = /^(?:za|ya|de|du|of)$/.test(wordAt(doc, at + 1)) ? at + 2 : at + 1
  return countries.get(wordAt(doc, next))
}

/** Shillings of no country are the deployment's, if that has shillings, or else those of most people who have. */
const shillings: ReadonlySet<string> = new Set(['KES', 'TZS', 'UGX', 'SOS'])

const foreign = (word: string | undefined, currency: string) => {
  const code = word !== 'shilling' ? word : shillings.has(currency) ? currency : 'KES'
  return { code, ...(code && (code === currency ? { isOwn: true as const } : { currency: code })) }
}

/** "twenty five thousand pesos". */
function saidMoney(
  doc: Doc,
  number: SaidNumber,
  { taken, isAsked }: Surroundings,
  grammar: Grammar,
  currency: string,
): Found[] {
  const { first, last, value, isScaled } = number
  const code = moneyBehind(doc, last, grammar) ?? moneyBefore(doc, first, grammar)
  if (range(first, last).some((token) => taken.has(token))) return []
  const isCounted =
    grammar.counted.has(wordAt(doc, last + 1)) || grammar.countedBefore.has(wordAt(doc, first - 1))
  if (isCounted || isPercent(doc, number) || value <= 0) return []
  // "The last one was 15,000": "one" is hardly ever an amount.
  const isAnswer = isAsked && value !== 1
  if (!isScaled && !(code !== undefined && value >= 20) && !isAnswer) return []
  return [
    {
      first,
      last,
      value: cents(value),
      isMarked: isScaled || code !== undefined,
      ...foreign(code, currency),
    },
  ]
}

/** The second half of "vingt pour cent". */
const isPercent = (doc: Doc, { first, last }: SaidNumber) =>
  first === last && wordAt(doc, first) === 'cent' && wordAt(doc, first - 1) === 'pour'

const cents = (value: number) => Math.round(value * 100) / 100

/** "25,000.00", "25k", "33 600", "P1,500", "25". */
function writtenMoney(
  doc: Doc,
  first: number,
  around: Surroundings,
  grammar: Grammar,
  currency: string,
): Found | undefined {
  const token = doc.tokens[first]
  if (!token) return undefined
  const before =
    moneyBefore(doc, first, grammar) ??
    (wordAt(doc, first - 1) === '.' ? moneyWord(wordAt(doc, first - 2), grammar) : undefined)
  // Eight digits are an account, unless they are round and a currency or the question shows that they are an
  // amount.
  const isSum =
    /^[1-9]\d{5,8}00$/.test(token.written) &&
    (around.isAsked || (before ?? moneyBehind(doc, first, grammar)) !== undefined)
  if (token.isId ? !isSum : !/^\d[\d.,]*$/.test(token.folded) || noNumber.test(token.folded)) return undefined
  let { value, last } = token.isId ? { value: Number(token.written), last: first } : grouped(doc, first)
  const unit = doc.tokens[last + 1]
  // "3L" is three lakh.
  const isLakh = unit?.written === 'L' && unit.start === doc.tokens[last]?.end
  const scale = isLakh ? 100_000 : grammar.scales.get(wordAt(doc, last + 1))
  if (scale !== undefined && scale >= 100) {
    value *= scale
    last++
  }
  const after = moneyBehind(doc, last, grammar)
  const code = after ?? before
  const hasForm = /[.,]\d{3}(?!\d)|[.,]\d{2}$/.test(token.folded) || last > first
  const isMarked = code !== undefined || hasForm
  const isPart = isPartOfWord(doc, token, first, hasForm) && before === undefined
  if (isPart || (!isMarked && !couldBeMoney(doc, { first, last }, value, around, grammar))) return undefined
  if (/^(?:%|percent)$/.test(wordAt(doc, last + 1)) || value <= 0) return undefined
  return { first, last, value: cents(value), isMarked, ...foreign(code, currency) }
}

/** "25.125.12", "1.2345": neither thousands nor decimals of money. */
const noNumber = /^[^.,]*([.,])\d+\1(?:\d+\1)*(?!\d{3}$)\d+$|^\d+[.,]\d{4,}$/

/** Thousands grouped by blanks: "33 600", "164 980,50". */
function grouped(doc: Doc, first: number): { value: number; last: number } {
  let last = first
  let value = numberIn(wordAt(doc, first))
  if (!/^\d{1,3}$/.test(wordAt(doc, first))) return { value, last }
  const follows = (index: number) => doc.tokens[index + 1]?.start === (doc.tokens[index]?.end ?? 0) + 1
  while (/^\d{3}$/.test(wordAt(doc, last + 1)) && follows(last)) {
    value = value * 1000 + Number(wordAt(doc, last + 1))
    last++
  }
  const decimals = /^(\d{3}),(\d{2})$/.exec(wordAt(doc, last + 1))
  if (decimals && follows(last)) {
    value = value * 1000 + Number(decimals[1]) + Number(decimals[2]) / 100
    last++
  }
  return { value, last }
}

/** "Soleil2019", "@shop24", "#5"; but "-2,700" and "tag-20,000" are amounts. */
function isPartOfWord(doc: Doc, token: Token, index: number, hasForm: boolean): boolean {
  const before = doc.tokens[index - 1]
  if (!before || before.end !== token.start) return false
  const isSign = before.written === '-' && (hasForm || doc.tokens[index - 2]?.end !== before.start)
  if (isSign && !doc.tokens[index - 2]?.isId) return false
  return /^\p{L}/u.test(before.written) || /^[@#/:_-]$/.test(before.written)
}

const codeWords =
  /^(?:code|codes|otp|pin|mpin|kodigo|password|cvv|ref|reference|order|tracking|case|room|unit|ending|ends|کوڈ|پن|ओटीपी|पिन|कोड|codigo|clave|senha|کود)$/

/** Whether a bare number without any sign of money can be an amount. */
function couldBeMoney(
  doc: Doc,
  { first, last }: Range,
  value: number,
  around: Surroundings,
  { counted, countedBefore }: Grammar,
): boolean {
  const { isAsked, paid } = around
  const written = wordAt(doc, first)
  if (isOtherNumber(doc, first, around)) return false
  if (counted.has(wordAt(doc, last + 1)) || wordAt(doc, last + 1) === '/' || wordAt(doc, first - 1) === '/')
    return false
  if (/^0\d/.test(written) || countedBefore.has(wordAt(doc, first - 1))) return false
  const back = [1, 2, 3].find((words) => codeWords.test(wordAt(doc, first - words)))
  // "482913, the otp"
  const behind = /^(?:the|my|a|an|as|is|was|,|yung|ang|le|mon)$/.test(wordAt(doc, last + 1))
    ? last + 2
    : last + 1
  if (
    /^\d{4,8}$/.test(written) &&
    /^(?:otp|otps|pin|mpin|code|kodigo|کوڈ|پن|ओटीपी|पिन|कोड|codigo)$/.test(wordAt(doc, behind))
  )
    return false
  // "The otp and took 18500", "the otp and now 25000 is gone": money has gone since.
  const from = first - (back ?? 0)
  if (back !== undefined && !paid.some((word) => word.first > from && word.first <= last + 2)) return false
  // No one pays 2,026 without a sign of money; for round 2,000 and older years, the word before decides.
  if (!isAsked && /^20(?:0[1-9]|[1-3]\d)$/.test(written)) return false
  const isYear = /^(?:19|20)\d\d$/.test(written) && value > 1990 && value < 2040
  if (isYear && /^(?:in|since|year|noong|nung|niadtong|en|depuis|,|mwaka|saal)$/.test(wordAt(doc, first - 1)))
    return false
  return isAsked || value >= 100
}

/**
 * Whether a bare number that is not round is a telephone, account or reference number, judging by the words
 * around it.
 */
function isOtherNumber(doc: Doc, first: number, { announced, references }: Surroundings): boolean {
  const next = doc.tokens[first + 1]
  // "555 0148"
  if (next && /^0\d{2,}$/.test(next.folded) && next.start === (doc.tokens[first]?.end ?? 0) + 1) return true
  if (/^(?:\d{1,4}|\d+00)$/.test(wordAt(doc, first))) return false
  return (
    references.some((range) => range.first <= first && first <= range.last) ||
    announced.some(({ last }) => last < first && first - last <= 2)
  )
}

/** A part of a message, with the words that say a fact. */
export interface QuoteParts {
  before: string
  /** Empty if the message says the fact in other words. */
  said: string
  after: string
}

/** Maximum length of a quote, in characters. */
const mostChars = 90

/**
 * Cuts a message to the words around a fact: "PHP 25,000.00" is said by "25000" or "25,000", and "account ending
 * in 0101" by the number that ends so. Without a place that says it, returns the beginning.
 */
export function quoteAround(message: string, value: string): QuoteParts {
  const { first, last } = placeOf(message, value) ?? { first: 0, last: 0 }
  const room = Math.max(0, mostChars - (last - first))
  const from = Math.max(0, Math.min(first - Math.ceil(room / 2), message.length - mostChars))
  const start = from === 0 ? 0 : afterSpace(message, from, first)
  const to = Math.max(last, Math.min(message.length, start + mostChars))
  const end = to === message.length ? to : Math.max(last, message.lastIndexOf(' ', to))
  return {
    before: `${start > 0 ? '… ' : ''}${message.slice(start, first)}`,
    said: message.slice(first, last),
    after: `${message.slice(last, end)}${end < message.length ? ' …' : ''}`,
  }
}

/** Begins a quote with a whole word. */
function afterSpace(message: string, from: number, first: number): number {
  const space = message.indexOf(' ', from)
  return space >= 0 && space < first ? space + 1 : from
}

interface Place {
  first: number
  last: number
}

/** The fact itself, its number or its longest word, as far as a message contains it. */
function placeOf(message: string, value: string): Place | undefined {
  const whole = message.toLowerCase().indexOf(value.toLowerCase())
  if (whole >= 0) return { first: whole, last: whole + value.length }
  const numbers = [...value.matchAll(number)]
    .map(([text]) => digitsOf(text))
    .filter(({ length }) => length > 1)
  const said = [...message.matchAll(number)].map((match) => ({
    first: match.index,
    last: match.index + match[0].length,
    digits: digitsOf(match[0]),
  }))
  const ending = said.find(({ digits }) =>
    numbers.some((one) => digits === one || (one.length > 3 && digits.endsWith(one))),
  )
  if (ending) return ending
  const words = value.match(/\p{L}{3,}/gu)?.sort((a, b) => b.length - a.length) ?? []
  for (const word of words) {
    const first = message.toLowerCase().indexOf(word.toLowerCase())
    if (first >= 0) return { first, last: first + word.length }
  }
  return undefined
}

/** Digits with separators between them. */
const number = /\p{Nd}(?:[\s.,-]?\p{Nd})*/gu
/** The same number however it is written: without separators, and without cents of zero. */
const digitsOf = (text: string): string => text.replace(/[.,]00$/, '').replace(/\D/g, '')

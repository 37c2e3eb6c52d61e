import { asciiDigits, marks } from './digits.ts'
import { createShapeFinder } from './shapes.ts'
import { spellings } from './spellings.ts'

/** A word, number, mark or identifier, with its position in the text as written. */
export interface Token {
  start: number
  /** Index after the last character. */
  end: number
  written: string
  /** Without case, accents and variants of spelling; `#id` for an identifier. */
  folded: string
  /** Index of its sentence, from 0. */
  sentence: number
  /** A telephone, account, card or reference number, which is neither an amount nor a moment. */
  isId: boolean
}

/** A message as tokens. */
export interface Doc {
  /** As written, cut to the longest that is read. */
  raw: string
  tokens: readonly Token[]
  /** Indices of the tokens that are searched for phrases: all but words of courtesy. */
  said: readonly number[]
}

/** Number of characters of a message that are read; the rest is ignored to limit the time. */
const longestRead = 4000

/**
 * Number of words, numbers and marks of a message that are read: twice as many as in the longest story of the
 * corpora.
 */
const mostTokens = 500

/** Folds a word, or the words of a phrase, for comparison. */
export const fold = (words: string): string => {
  const plain = foldLetters(words)
  return plain.includes(' ')
    ? plain.replace(/[a-z]+(?![a-z*])/g, (word) => spellings.get(word) ?? word)
    : (spellings.get(plain) ?? plain)
}

/** Most words, which only need lower case. */
const isPlain = /^[ -~]*$/

const foldLetters = (words: string): string => (isPlain.test(words) ? words.toLowerCase() : foldMarked(words))

const foldMarked = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[ىيئے]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةۃهھ]/g, 'ہ')
    .replace(/ں/g, 'ن')
    .replace(/œ/g, 'oe')

const ofNumber = /[\d.,]$/
const ofWord = /[\p{L}\d]$/u
// Each of them is linear: no two of its parts can match the same character in more than one way.
const findIdentifiers = createShapeFinder([
  // Long runs of digits in groups: cards, accounts.
  { written: String.raw`\+?\d(?:[ .-]?\d){12,18}(?![\d])` },
  // Mobile numbers, with a country code or a zero.
  {
    written: String.raw`(?:\+\d{1,3}[ -]?)?\(?0?9\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)`,
    notAfter: ofNumber,
  },
  // "(02) 8123-4567", "0788 123 456", "06 12 34 56 78": a date has no two groups of three digits.
  {
    written: String.raw`\(?0\d{1,3}\)?(?:[ .-]?\d{3,4}){2}(?!\d)|0\d(?:[ .-]\d{2}){4}(?!\d)`,
    notAfter: ofNumber,
  },
  // Numbers of other countries, in groups of any length: "+33 6 39 98 00 42".
  { written: String.raw`\+\d(?:[ -]?\d){7,14}(?!\d)` },
  // "3301 7745 902": groups that are not thousands.
  { written: String.raw`\d{3,4}(?:[ -]\d{2,4}){2,4}(?![ -]?\d|,\d)`, notAfter: /(?:[\d.,]|\d )$/ },
  { written: String.raw`\d{8,18}(?![.,]*\d)`, notAfter: ofNumber },
  // References: "TRX-88213", "UB77120-4".
  {
    written: String.raw`(?=[A-Z0-9-]{0,40}\d)(?=[A-Z0-9-]{0,40}[A-Z])[A-Z0-9]{1,20}(?:-[A-Z0-9]{1,20}){1,5}(?![\p{L}\d])`,
    notAfter: ofWord,
  },
  { written: String.raw`[A-Z]{2,5}\d{5,20}(?:-\d{1,10})?`, notAfter: ofWord },
])
// "33 600", and a list of round amounts: "3000 2000 2000".
const thousands = /^(?:\d{1,3}(?:[ .]\d{3})+|\d{1,3}00(?: \d{1,3}00)+)$/
const word = /[\p{L}\p{M}\p{Cf}]+|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu
const sentenceEnds = new Set(['.', '!', '?', '۔', '؟', ';', '…', '।', '॥'])
const abbreviation = /^(?:mr|mrs|ms|dr|atty|ref|no|nr|st|acct|acc|m|mme|num|nu|tel|p|php|rs)$/
/** Words of courtesy that can be inside any phrase, and are left out of messages and phrases alike. */
export const courtesy: ReadonlySet<string> = new Set([
  'po',
  'pong',
  'poh',
  'naman',
  'namang',
  'ho',
  'raw',
  'daw',
])

/** Splits a message into tokens. Takes time in proportion to its length. */
export function tokenize(text: string): Doc {
  const raw = text.slice(0, longestRead)
  const plain = asciiDigits(raw)
  const tokens: Token[] = []
  const add = (start: number, end: number, isId: boolean) => {
    const written = plain.slice(start, end)
    tokens.push({ start, end, written, folded: isId ? '#id' : fold(written), sentence: 0, isId })
  }
  const addWords = (from: number, to: number) => {
    for (const match of plain.slice(from, to).matchAll(word)) {
      const start = from + match.index
      if (!isInnerMark(plain, start, match[0])) add(start, start + match[0].length, false)
    }
  }
  let done = 0
  for (const match of findIdentifiers(plain)) {
    if (thousands.test(match[0])) continue
    addWords(done, match.index)
    done = match.index + match[0].length
    add(match.index, done, true)
  }
  addWords(done, plain.length)
  tokens.length = Math.min(tokens.length, mostTokens)
  numberSentences(tokens, plain)
  const said = [...tokens.keys()].filter((index) => !courtesy.has(tokens[index]?.folded ?? ''))
  return { raw, tokens, said }
}

/** An apostrophe or hyphen between letters. */
const isInnerMark = (text: string, at: number, mark: string): boolean =>
  /^['’‘`-]$/.test(mark) && /\p{L}/u.test(text[at - 1] ?? ' ') && /\p{L}/u.test(text[at + 1] ?? ' ')

function numberSentences(tokens: Token[], text: string): void {
  let sentence = 0
  for (const [index, token] of tokens.entries()) {
    token.sentence = sentence
    const next = tokens[index + 1]
    const before = tokens[index - 1]
    const isLineEnd = next !== undefined && text.slice(token.end, next.start).includes('\n')
    const isAbbreviated =
      token.folded === '.' &&
      before !== undefined &&
      (abbreviation.test(before.folded) || /^\p{Lu}$/u.test(before.written))
    if (isLineEnd || (sentenceEnds.has(token.folded) && !isAbbreviated)) sentence++
  }
}

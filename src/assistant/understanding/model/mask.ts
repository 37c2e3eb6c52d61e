import type { ReadingWords } from '../../languages/tables/reading-words.ts'
import { type Candidates, mostOfAKind } from '../candidates/candidates.ts'
import { quoteOf, type Range } from '../text/phrases.ts'
import type { Doc, Token } from '../text/tokens.ts'
import { createKnownWords, type KnownWords } from './known-words.ts'

/**
 * Kinds of candidates that a model may see, each with the word for its ids. A candidate written in two ways
 * is the first.
 */
const idWords = {
  references: 'reference',
  accounts: 'number',
  moments: 'moment',
  money: 'money',
  institutions: 'institution',
  names: 'name',
} as const

/** A kind of candidate that a model may see. */
export type MaskedKind = keyof typeof idWords

/**
 * A message in the form in which it may be sent to a model: words of the lists, and ids in place of possible
 * facts.
 */
export interface Masked {
  text: string
  /**
   * The candidate of each id, such as `money1`: its kind, and its index among the candidates of that kind.
   */
  ids: ReadonlyMap<string, { kind: MaskedKind; index: number }>
  /**
   * The citizen's own words for a part of the text; undefined if it is not part of it, or contains none of
   * their words.
   */
  ownWords(quote: string): string | undefined
}

/** A longer text is not sent. */
const longestSent = 6000

/** Masks a message for sending; undefined if it contains too much to be sure. */
export type Masker = (analysis: {
  candidates: Candidates
  /** Languages in which it was read. */
  langs: readonly string[]
}) => Masked | undefined

/**
 * Creates a masker. A word is sent only if it is in the lists of the message's languages: names, addresses
 * and typos are not, and no digits and no numbers in words are sent.
 */
export function createMasker(words: Readonly<Record<string, ReadingWords>>): Masker {
  const knownIn = createKnownWords(words)
  return ({ candidates, langs }) => {
    // There may be more of a kind than were looked at, which then would not be masked.
    if (kinds.some((kind) => candidates[kind].length >= mostOfAKind)) return undefined
    const { doc } = candidates
    const known = knownIn(langs)
    const { labels, ids } = toLabels(candidates)
    const pieces = toPieces(doc, (token, index) => labels.get(index) ?? sendable(doc, index, token, known))
    const text = pieces.map(({ written }) => written).join('')
    if (text.length > longestSent) return undefined
    return { text, ids, ownWords: (quote) => ownWordsOf(doc, pieces, text, quote) }
  }
}

const kinds = Object.keys(idWords) as MaskedKind[]

/** Replacements for a hidden word, and for a number that is not a candidate. */
const [hiddenWord, hiddenNumber] = ['[word]', '[number]'] as const

/** Gives each candidate an id, the same for identical spellings, and assigns each token to one candidate. */
function toLabels(candidates: Candidates) {
  const { doc } = candidates
  const labels = new Map<number, string>()
  const ids = new Map<string, { kind: MaskedKind; index: number }>()
  for (const kind of kinds) {
    const byWriting = new Map<string, string>()
    const list: readonly Range[] = candidates[kind]
    for (const [index, range] of list.entries()) {
      const tokens = tokensOf(range)
      if (tokens.some((token) => labels.has(token))) {
        for (const token of tokens) if (!labels.has(token)) labels.set(token, hiddenWord)
        continue
      }
      // The same amount twice can be two payments.
      const writing = kind === 'money' ? String(index) : quoteOf(doc, range).toLowerCase()
      const id = byWriting.get(writing) ?? `${idWords[kind]}${byWriting.size + 1}`
      byWriting.set(writing, id)
      if (!ids.has(id)) ids.set(id, { kind, index })
      for (const token of tokens) labels.set(token, `[${id}]`)
    }
  }
  return { labels, ids }
}

const tokensOf = ({ first, last }: Range) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** A mark that is sent unchanged. Brackets are reserved for our own marks. */
const mark = /^[.,!?;:؟،۔…"()/-]$/

/** A token in the form in which it may be sent. */
function sendable(doc: Doc, index: number, { written, folded, isId }: Token, known: KnownWords): string {
  if (isId || /\p{N}/u.test(written)) return hiddenNumber
  if (!/\p{L}/u.test(written)) return mark.test(written) ? written : ''
  const isNumber = (at: number) => known.isNumber(doc.tokens[at]?.folded ?? '')
  // One word may be an article, but several are digits of something.
  if (isNumber(index) && (isNumber(index - 1) || isNumber(index + 1))) return hiddenNumber
  const begins = doc.tokens[index - 1]?.sentence !== doc.tokens[index]?.sentence
  const isNamed = /^\p{Lu}\p{Ll}/u.test(written) && !begins && !known.tellsKind(folded)
  // As written in the lists: invisible marks and letters could carry anything.
  return known.has(folded) && !isNamed ? folded : hiddenWord
}

/** Part of the text that is sent, and the tokens that it represents. */
interface Piece extends Range {
  start: number
  /** With the blank before it. */
  written: string
}

function toPieces(doc: Doc, toWritten: (token: Token, index: number) => string): Piece[] {
  const pieces: Piece[] = []
  let length = 0
  for (const [index, token] of doc.tokens.entries()) {
    const shown = toWritten(token, index)
    const last = pieces.at(-1)
    if (shown === '') continue
    // The number of hidden words is not revealed, and a candidate of several tokens is one.
    if (last && shown.startsWith('[') && last.written.endsWith(shown)) {
      last.last = index
      continue
    }
    const written = gapBefore(doc, index) + shown
    pieces.push({ first: index, last: index, start: length, written })
    length += written.length
  }
  return pieces
}

/** A line break, a blank, or the apostrophe or hyphen inside a word; nothing else separates tokens. */
function gapBefore({ raw, tokens }: Doc, index: number): string {
  const gap = raw.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start)
  if (index === 0 || gap === '') return ''
  return gap.includes('\n') ? '\n' : /^\s+$/.test(gap) ? ' ' : gap === '-' ? '-' : "'"
}

const anyId = /\[\w+\]/g

function ownWordsOf(doc: Doc, pieces: readonly Piece[], text: string, quote: string): string | undefined {
  const wanted = quote.trim().toLowerCase()
  const start = /\p{L}{2}/u.test(wanted.replace(anyId, '')) ? text.indexOf(wanted) : -1
  if (start === -1) return undefined
  const end = start + wanted.length
  const touched = pieces.filter((piece) => piece.start < end && piece.start + piece.written.length > start)
  const [first, last] = [touched[0], touched.at(-1)]
  return first && last && quoteOf(doc, { first: first.first, last: last.last })
}

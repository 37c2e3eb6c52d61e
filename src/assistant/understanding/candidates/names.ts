import { createPhraseFinder, type Range } from '../text/phrases.ts'
import { type Doc, fold, type Token } from '../text/tokens.ts'

/** A possible name of a person or a firm. */
export interface NameCandidate extends Range {
  /** As written. */
  value: string
  /** It follows a phrase such as "account name". */
  isAnnounced: boolean
}

const longest = 5
const titles = new Set(
  'mr mrs ms dr doc doctor atty attorney engr engineer madam sir mme mlle m sgt inspector captain officer agent aling mang sahab bhai certain'.split(
    ' ',
  ),
)
const particles = new Set('de la del dela delos dos san y al bin el van'.split(' '))
const links =
  /^(?:[:.'"“”«»،,’=(-]|is|ay|of|na|si|ni|kay|nga|was|named|called|one|isang|ng|account|sa|est|ko|hai|ki|ka|said|says|d|l|un|une|certain|po|ہی|کا|کی|का|की|के)$/

/** Creates a finder of names: after phrases that announce one, and runs of two to four capitalised words. */
export function createNameFinder(
  lists: readonly string[],
  stopWords: ReadonlySet<string>,
): (doc: Doc) => NameCandidate[] {
  const announcers = createPhraseFinder(...lists)
  return (doc) => {
    const isShouted = isAllCapitals(doc)
    const found: NameCandidate[] = []
    for (const { last } of announcers.find(doc)) {
      let at = last + 1
      while (at < last + 5 && (links.test(wordAt(doc, at)) || titles.has(wordAt(doc, at)))) at++
      const range = announcedAt(doc, at, stopWords)
      if (range && !found.some((other) => other.first === range.first)) found.push(named(doc, range, true))
    }
    for (let first = 0; first < doc.tokens.length && !isShouted; first++) {
      const range = capitalsAt(doc, first, stopWords)
      if (!range) continue
      if (!found.some((other) => other.first <= range.last && other.last >= range.first))
        found.push(named(doc, range, false))
      first = range.last
    }
    return found.sort((a, b) => a.first - b.first)
  }
}

const wordAt = (doc: Doc, index: number) => doc.tokens[index]?.folded ?? ''
const isCapital = (token: Token | undefined) => /^\p{Lu}/u.test(token?.written ?? '')
const isWord = (token: Token | undefined) =>
  token !== undefined && /^[\p{L}\p{M}\p{Cf}]+$/u.test(token.written)

const named = (doc: Doc, { first, last }: Range, isAnnounced: boolean): NameCandidate => {
  const [start, end] = [doc.tokens[first]?.start ?? 0, doc.tokens[last]?.end ?? 0]
  const dotted = doc.raw[end] === '.' && (doc.tokens[last]?.written.length ?? 0) === 1
  return { first, last, value: doc.raw.slice(start, dotted ? end + 1 : end), isAnnounced }
}

const isAllCapitals = ({ tokens }: Doc) => {
  const words = tokens.filter(({ written }) => /^\p{L}{2,}$/u.test(written))
  return (
    words.length > 6 &&
    words.filter(({ written }) => written === written.toUpperCase() && written !== written.toLowerCase())
      .length >
      words.length / 2
  )
}

/** The words after "account name": capitalised ones, or up to three lower-case ones before a common word. */
function announcedAt(doc: Doc, first: number, stopWords: ReadonlySet<string>): Range | undefined {
  const hasCapital = isCapital(doc.tokens[first])
  const isLatin = /[a-z]/i.test(doc.tokens[first]?.written ?? '')
  let last = first - 1
  const most = hasCapital ? longest : 3
  for (let at = first; at < first + most; at++) {
    const token = doc.tokens[at]
    if (isInitialDot(doc, at)) continue
    const isParticle = at > first && particles.has(token?.folded ?? '') && isWord(doc.tokens[at + 1])
    if (!token || !isWord(token) || token.sentence !== doc.tokens[first]?.sentence) break
    if (
      !isParticle &&
      ((stopWords.has(token.folded) && !isInitial(token) && !(at > first && isSurname(doc, at))) ||
        (hasCapital && isLatin && !isCapital(token)))
    )
      break
    last = at
  }
  while (last > first && postpositions.has(wordAt(doc, last))) last--
  return last < first ? undefined : { first, last }
}

/** Words that follow a name in Urdu without being part of it. */
const postpositions = new Set(
  'ko ka ki ke k se ne na tha کو کا کی کے سے نے का की के को से ने'.split(' ').map(fold),
)

/** One capital letter, which may be a word in lower case. */
const isInitial = ({ written }: Token) => /^\p{Lu}$/u.test(written)

const institutionWords = /^(?:bank|banque|banki|bangko|wallet|pay|savings|account|acct|number|no|ref)$/

/** A common word of some language at the end of or inside a name: "Mae L. Uy", "Dae Han Global". */
function isSurname(doc: Doc, at: number): boolean {
  const [before, token, next] = [doc.tokens[at - 1], doc.tokens[at], doc.tokens[at + 1]]
  if (!isCapital(token) || !(isCapital(before) || before?.folded === '.')) return false
  if (institutionWords.test(token?.folded ?? '') || isAllCapitals(doc)) return false
  return next === undefined || isCapital(next) || !isWord(next)
}

/** The dot after an initial: "Arvin Q. Salonga". */
const isInitialDot = (doc: Doc, at: number) =>
  wordAt(doc, at) === '.' && (doc.tokens[at - 1]?.written.length ?? 9) <= 2 && isCapital(doc.tokens[at + 1])

function capitalsAt(doc: Doc, first: number, stopWords: ReadonlySet<string>): Range | undefined {
  const token = doc.tokens[first]
  if (
    !token ||
    !isCapital(token) ||
    !isWord(token) ||
    (stopWords.has(token.folded) && !(isInitial(token) && isInitialDot(doc, first + 1))) ||
    titles.has(token.folded)
  )
    return undefined
  let last = first
  for (let at = first + 1; at <= first + longest; at++) {
    if (isInitialDot(doc, at)) continue
    const next = doc.tokens[at]
    const gap = (next?.start ?? 0) - (doc.tokens[at - 1]?.end ?? 0)
    if (!next || gap > 1 || !isWord(next) || next.sentence !== token.sentence) break
    if (particles.has(next.folded) && isCapital(doc.tokens[at + 1])) continue
    const isCommon = stopWords.has(next.folded) && !isInitial(next) && !isSurname(doc, at)
    if (!isCapital(next) || isCommon) break
    last = at
  }
  return last > first ? { first, last } : undefined
}

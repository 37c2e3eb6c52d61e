import type { Range } from '../text/phrases.ts'
import type { Doc } from '../text/tokens.ts'
import { fold } from '../text/tokens.ts'
import { skeletonOfArabic, skeletonOfLatin } from './skeleton.ts'

/** A bank or wallet of the deployment. */
export interface KnownInstitution {
  code: string
  name: string
  aliases?: readonly string[] | undefined
}

/** A bank or wallet that a message names. */
export interface Institution extends Range {
  /** Absent if the deployment does not have it. */
  code?: string
  /** As written, or the usual name of an institution of another deployment. */
  name: string
}

/** Finds institutions that a deployment does not have; `taken` are the tokens of those that it has. */
export type OtherInstitutions = (
  doc: Doc,
  taken: ReadonlySet<number>,
) => readonly (Range & { /** The usual name, if known. */ name?: string })[]

/** Finds institutions. */
export type InstitutionFinder = (doc: Doc) => Institution[]

interface Known {
  code: string
  /** The word that identifies it: "harbor" of "Harbor Wallet". */
  key: string
  /** Every spelling of it, in words. */
  forms: string[][]
  skeleton: string
}

const generic =
  'bank banks banque bangko banko banki wallet walet savings saving pay remit padala cash finance trust bancorp cooperative coop microfinance money mobile'
/** Words for institutions. */
export const genericWords = new Set([
  ...generic.split(' '),
  ...['بینک', 'بنک', 'والٹ', 'والیٹ', 'سیونگز', 'बैंक', 'वॉलेट', 'खाता'].map(fold),
])

/** Creates a finder of a deployment's institutions, also with typos and in Arabic letters, and of others. */
export function createInstitutionFinder(
  known: readonly KnownInstitution[],
  findOthers?: OtherInstitutions,
): InstitutionFinder {
  const prepared = known.map(prepare)
  return (doc) => {
    const found: Institution[] = []
    const taken = new Set<number>()
    const slips = new Map<string, Known | undefined>()
    const put = (first: number, last: number, code?: string, name?: string) => {
      for (let index = first; index <= last; index++) taken.add(index)
      const [from, to] = [doc.tokens[first]?.start ?? 0, doc.tokens[last]?.end ?? 0]
      found.push({ first, last, name: name ?? doc.raw.slice(from, to), ...(code && { code }) })
    }
    for (let index = 0; index < doc.tokens.length; index++) {
      const match = taken.has(index) ? undefined : matchAt(doc, index, prepared, slips)
      if (match) put(index, match.last, match.code)
    }
    for (const { first, last, name } of findOthers?.(doc, taken) ?? [])
      put(first, name ? withGeneric(doc, last, last + 2) : last, undefined, name)
    // "Sunbird Pay … from Sunbird".
    const named = new Set(
      found.flatMap(({ code, first }) => (code ? [] : (doc.tokens[first]?.folded ?? []))).filter(isName),
    )
    for (const [index, { folded }] of doc.tokens.entries())
      if (!taken.has(index) && named.has(folded)) put(index, index)
    return found.sort((a, b) => a.first - b.first)
  }
}

/** Whether the first word of a name stands for the whole: not the "e" of "e-Mola", nor "banco". */
const isName = (word: string): boolean =>
  word.length > 2 &&
  !genericWords.has(word) &&
  !/^(?:banco|caixa|caisse|credit|national|first|union)$/.test(word)

function prepare({ code, name, aliases }: KnownInstitution): Known {
  const forms = [name, code, ...(aliases ?? [])].map((form) => fold(form).split(/\s+/))
  const key =
    fold(name)
      .split(/\s+/)
      .find((word) => !genericWords.has(word)) ?? fold(name)
  const bare = forms
    .flatMap((form) => form.filter((word) => !genericWords.has(word)).slice(0, 1))
    .map((word) => [word])
  return { code, key, forms: [...forms, ...bare, [forms[0]?.join('') ?? '']], skeleton: skeletonOfLatin(key) }
}

function matchAt(
  doc: Doc,
  index: number,
  known: readonly Known[],
  slips: Map<string, Known | undefined>,
): { last: number; code: string } | undefined {
  const token = doc.tokens[index]
  if (!token || token.isId || !/\p{L}/u.test(token.folded)) return undefined
  const exact = formAt(doc, index, known)
  if (exact) return { code: exact.code, last: withGeneric(doc, index + exact.words - 1, index + 2) }
  if (!slips.has(token.folded)) slips.set(token.folded, slipOf(token.folded, known))
  const slip = slips.get(token.folded)
  return slip && { code: slip.code, last: withGeneric(doc, index, index + 2) }
}

/** The longest spelling of a known institution that starts at a token. */
function formAt(
  doc: Doc,
  index: number,
  known: readonly Known[],
): { code: string; words: number } | undefined {
  const first = doc.tokens[index]?.folded
  for (const { code, forms } of known) {
    let words = 0
    for (const form of forms)
      if (
        form[0] === first &&
        form.length > words &&
        form.every((word, at) => doc.tokens[index + at]?.folded === word)
      )
        words = form.length
    if (words > 0) return { code, words }
  }
  return undefined
}

/** The known institution whose name a word is, with a typo or in Arabic letters. */
function slipOf(word: string, known: readonly Known[]): Known | undefined {
  const skeleton = skeletonOfArabic(word)
  return known.find((one) => isNear(word, one.key) || (one.skeleton.length > 1 && skeleton === one.skeleton))
}

/** Includes "bank" or "wallet" after a name. */
function withGeneric({ tokens }: Doc, from: number, most: number): number {
  let last = from
  while (
    last < most &&
    genericWords.has(tokens[last + 1]?.folded ?? '') &&
    !verbs.test(tokens[last + 1]?.folded ?? '')
  )
    last++
  return last
}
/** Words for institutions that are verbs or money after one. */
const verbs = /^(?:cash|money|pay|padala|mobile)$/

/** English and French words that are one typo away only from a bank's name. */
const common = new Set(
  'unit units unite united harder hardly humanity community opportunity immunity costly personal postal total coast costal until untie mortal median medium habor labor arbor union'.split(
    ' ',
  ),
)

function isNear(word: string, key: string): boolean {
  if (
    word.length < 4 ||
    key.length < 5 ||
    word[0] !== key[0] ||
    (common.has(word) && word !== 'habor' && word !== 'costal')
  )
    return false
  const most = key.length > 6 ? 2 : 1
  return Math.abs(word.length - key.length) <= most && edits(word, key) <= most
}

function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, replaced))
    }
    row = next
  }
  return row[b.length] ?? 0
}

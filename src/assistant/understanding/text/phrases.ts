import { courtesy, type Doc, fold } from './tokens.ts'

/** Tokens from `first` to `last`, both included. */
export interface Range {
  first: number
  last: number
}

/** The words of a range, as written. */
export const quoteOf = ({ raw, tokens }: Doc, { first, last }: Range): string =>
  raw.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)

/** Position of a phrase. */
export interface Hit extends Range {
  /** The phrase as found in the message, folded. */
  words: string
}

/** Finds the phrases of one list in a message. */
export interface PhraseFinder {
  /** The longest phrase at each token, in order; hits inside a longer hit are left out. */
  find(doc: Doc): Hit[]
}

/** Finds the phrases of many lists in one pass over a message; a list without a hit is empty. */
export type PhraseIndex<K extends string> = (doc: Doc) => Record<K, Hit[]>

/**
 * What can follow phrases that start with the same words. Most have few continuations, and there are tens of
 * thousands.
 */
interface Branch {
  words: Map<string, Branch> | undefined
  /** By the beginning of a word, if the phrase has `*`. */
  stems: Map<string, Branch> | undefined
  /** Lists with a phrase that ends here. */
  ends: number[] | undefined
}

const newBranch = (): Branch => ({ words: undefined, stems: undefined, ends: undefined })
const shortestStem = 2
const longestStem = 14

/**
 * Splits a string of phrases into the form used for comparison: apostrophes and hyphens separate words as
 * they do in messages. The string is folded as a whole, since there are tens of thousands of phrases.
 */
export const phrasesOf = (list: string): string[] =>
  fold(list)
    .replace(/['’‘`-]/g, ' ')
    .split(',')
    .map((phrase) =>
      phrase
        .trim()
        .split(/\s+/)
        .filter((word) => !courtesy.has(word))
        .join(' '),
    )
    .filter(Boolean)

/** Prepares phrases for finding; see `Phrases` for their form. */
export function createPhraseFinder(...lists: readonly string[]): PhraseFinder {
  const index = createPhraseIndex({ all: lists })
  return { find: (doc) => index(doc).all }
}

/** Prepares many lists, each of phrases of several languages. */
export function createPhraseIndex<K extends string>(
  lists: Readonly<Record<K, readonly string[]>>,
): PhraseIndex<K> {
  const names = Object.keys(lists) as K[]
  const root = newBranch()
  for (const [list, name] of names.entries())
    for (const phrase of lists[name].flatMap(phrasesOf)) {
      const branch = branchOf(root, phrase)
      if (branch.ends) branch.ends.push(list)
      else branch.ends = [list]
    }
  return (doc) => {
    const found = names.map((): Hit[] => [])
    const reached = new Int32Array(names.length).fill(-1)
    const longest = new Map<number, number>()
    for (let index = 0; index < doc.said.length; index++) {
      walk(doc, root, index, longest)
      if (longest.size === 0) continue
      for (const [list, last] of longest) {
        if (last <= (reached[list] ?? 0)) continue
        reached[list] = last
        found[list]?.push(toHit(doc, index, last))
      }
      longest.clear()
    }
    return Object.fromEntries(names.map((name, list) => [name, found[list]])) as Record<K, Hit[]>
  }
}

function branchOf(root: Branch, phrase: string): Branch {
  let at = root
  for (const part of phrase.split(' ')) {
    const isStem = part.endsWith('*')
    const key = isStem ? part.slice(0, Math.min(longestStem, part.length - 1)) : part
    const kind = isStem ? 'stems' : 'words'
    const next = at[kind] ?? new Map<string, Branch>()
    at[kind] = next
    const known = next.get(key) ?? newBranch()
    next.set(key, known)
    at = known
  }
  return at
}

/** Records for each list the last word of its longest phrase that starts with the words walked so far. */
function walk(doc: Doc, at: Branch, next: number, longest: Map<number, number>): void {
  for (const list of at.ends ?? []) longest.set(list, Math.max(longest.get(list) ?? -1, next - 1))
  const word = doc.tokens[doc.said[next] ?? -1]?.folded
  if (word === undefined) return
  const exact = at.words?.get(word)
  if (exact) walk(doc, exact, next + 1, longest)
  if (!at.stems) return
  for (let length = shortestStem; length <= Math.min(word.length, longestStem); length++) {
    const stem = at.stems.get(word.slice(0, length))
    if (stem) walk(doc, stem, next + 1, longest)
  }
}

function toHit({ tokens, said }: Doc, from: number, to: number): Hit {
  const range = said.slice(from, to + 1)
  return {
    first: range[0] ?? 0,
    last: range.at(-1) ?? 0,
    words: range.map((token) => tokens[token]?.folded).join(' '),
  }
}

import type { TextsOf } from '../texts/index.ts'
import type { Texts } from '../texts/texts.ts'
import type { DialogLang } from '../types.ts'
import { wordsOf } from '../words/index.ts'
import type { Words } from '../words/words.ts'
import { fold } from './fold.ts'

/** Labels that can be tapped, as they are compared. */
export type Labels = Pick<
  Texts,
  'taps' | 'firstKinds' | 'moreKinds' | 'labels' | 'contactWays' | 'identityTypes'
>

/** How people of a deployment say things, folded once for all comparing. */
export interface Understanding {
  /** By language: the chat's first, for she may answer in any. */
  words: readonly Words[]
  wordLangs: readonly DialogLang[]
  labels: readonly Labels[]
}

/** Prepares the words of some languages; the result puts the language of a chat first. */
export function createUnderstanding(
  langs: readonly DialogLang[],
  textsOf: TextsOf,
): (lang: DialogLang) => Understanding {
  const known = [...new Set([...langs, 'en' as const])].map((lang) => ({
    lang,
    words: foldAll(wordsOf(lang)),
    labels: foldAll(labelsOf(textsOf(lang))),
  }))
  const sorted = new Map(known.map(({ lang }) => [lang, toUnderstanding(known, lang)]))
  return (lang) => sorted.get(lang) ?? toUnderstanding(known, lang)
}

type Known = { lang: DialogLang; words: Words; labels: Labels }

function toUnderstanding(known: readonly Known[], first: DialogLang): Understanding {
  const ordered = [...known].sort((a, b) => Number(b.lang === first) - Number(a.lang === first))
  return {
    words: ordered.map(({ words }) => words),
    wordLangs: ordered.map(({ lang }) => lang),
    labels: ordered.map(({ labels }) => labels),
  }
}

const labelsOf = ({ taps, firstKinds, moreKinds, labels, contactWays, identityTypes }: Texts): Labels => ({
  taps,
  firstKinds,
  moreKinds,
  labels,
  contactWays,
  identityTypes,
})

/** Folds every phrase of a table, and every key that is a word with a number. */
function foldAll<T>(value: T): T {
  if (typeof value === 'string') return fold(value) as T
  if (Array.isArray(value)) return value.map(foldAll) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]) => [
    typeof entry === 'number' ? fold(key) : key,
    foldAll(entry),
  ])
  return Object.fromEntries(entries) as T
}

import type { LanguagePacks } from '../pack.ts'
import type { Texts } from '../texts/texts.ts'
import type { TextsOf } from '../texts/wording.ts'
import type { DialogLang } from '../types.ts'
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

/** Prepares the words of some languages, as far as they are here; the result puts the chat's first. */
export function createUnderstanding(
  langs: readonly DialogLang[],
  packs: LanguagePacks,
  textsOf: TextsOf,
): (lang: DialogLang) => Understanding {
  const known = [...new Set([...langs, 'en' as const])].flatMap((lang) => {
    const pack = packs[lang]
    const labels = pack?.texts && foldAll(labelsOf(textsOf(lang)))
    return pack ? [{ lang, words: foldAll(pack.words), labels }] : []
  })
  const sorted = new Map(known.map(({ lang }) => [lang, toUnderstanding(known, lang)]))
  return (lang) => sorted.get(lang) ?? toUnderstanding(known, lang)
}

type Known = { lang: DialogLang; words: Words; labels: Labels | undefined }

function toUnderstanding(known: readonly Known[], first: DialogLang): Understanding {
  const ordered = [...known].sort((a, b) => Number(b.lang === first) - Number(a.lang === first))
  return {
    words: ordered.map(({ words }) => words),
    wordLangs: ordered.map(({ lang }) => lang),
    labels: ordered.flatMap(({ labels }) => labels ?? []),
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

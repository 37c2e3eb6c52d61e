import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { Words } from '../../languages/tables/words.ts'
import type { LanguagePacks } from '../model/pack.ts'
import type { Labels, Understanding } from '../model/understanding.ts'
import type { TextsOf } from '../model/wording.ts'
import { fold } from './fold.ts'

/** Prepares the words of some languages, as far as they are loaded; the result puts the chat's first. */
export function createUnderstanding(
  langs: readonly string[],
  packs: LanguagePacks,
  textsOf: TextsOf,
): (lang: string) => Understanding {
  const known = [...new Set([...langs, 'en' as const])].flatMap((lang) => {
    const pack = packs[lang]
    const labels = pack?.texts && foldAll(labelsOf(textsOf(lang)))
    return pack ? [{ lang, words: foldAll(pack.words), labels }] : []
  })
  const sorted = new Map(known.map(({ lang }) => [lang, toUnderstanding(known, lang)]))
  return (lang) => sorted.get(lang) ?? toUnderstanding(known, lang)
}

type Known = { lang: string; words: Words; labels: Labels | undefined }

function toUnderstanding(known: readonly Known[], first: string): Understanding {
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

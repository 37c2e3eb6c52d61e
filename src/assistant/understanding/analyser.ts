import type { ReadingWords } from '../languages/tables/reading-words.ts'
import {
  type Asked,
  type CandidateFinder,
  type Candidates,
  createCandidateFinders,
  type Known,
  type ReadingProfile,
} from './candidates/candidates.ts'
import { createFlagFinder, type Flags, type Scene, toScene } from './roles/scene.ts'
import { type Doc, tokenize } from './text/tokens.ts'

/** A message and its context. */
export interface Message {
  /** Without secrets. */
  text: string
  /** Milliseconds since the epoch. */
  now: number
  /** The chat's language. */
  lang: string
  /** The open question; absent for the citizen's first words. */
  expected?: string | undefined
  /** The currency in which the citizen has told amounts so far. */
  currency?: Known['currency']
}

/** The input of the decisions, and everything that was found on the way; for training and tuning. */
export interface Analysis {
  candidates: Candidates
  /** Languages in which it was read: the chat's, another one that it also uses, and English. */
  langs: readonly string[]
  flags: Flags
  scene: Scene
}

/** Finds candidates and signs in a message, without any decision. */
export type Analyser = (message: Message) => Analysis

/** Inputs of an analyser. */
export interface AnalyserParts {
  profile: ReadingProfile
  /** Words by language; English is required. */
  words: Readonly<Record<string, ReadingWords>>
  /**
   * Whether the decisions use the words themselves, and not the signs alone: they must be trained
   * accordingly.
   */
  hasWords: boolean
}

/** Creates an analyser. */
export function createAnalyser({ profile, words, hasWords }: AnalyserParts): Analyser {
  const all = Object.values(words)
  const findFlags = createFlagFinder(all)
  const vocabularies = Object.entries(words).map(([lang, table]) => [lang, ownWords(table)] as const)
  const makeFinder = createCandidateFinders(all, profile)
  const finders = new Map<string, CandidateFinder>()
  const finderFor = (langs: readonly string[]) => {
    const key = langs.join()
    const made = finders.get(key) ?? makeFinder(langs.flatMap((lang) => words[lang] ?? []))
    finders.set(key, made)
    return made
  }
  // Done now, so that the first message of a language does not have to wait for it.
  for (const lang of Object.keys(words)) finderFor([...new Set([lang, 'en'])])
  const prepare = ({ text, lang, ...known }: Message) => {
    const doc = tokenize(beginning(text))
    const other = otherLanguage(doc, lang, vocabularies)
    const langs = [...new Set([lang, ...(other ? [other] : []), 'en'])]
    const candidatesAt = finderFor(langs)(doc, known)
    const flagsBeside = findFlags(doc)
    const found = new Map<Asked, Omit<Analysis, 'scene'>>()
    return (asked: Asked) => {
      const before = found.get(asked)
      if (before) return before
      const candidates = candidatesAt(asked)
      const here = { candidates, langs, flags: flagsBeside(candidates.money) }
      found.set(asked, here)
      return here
    }
  }
  // One message is read at several questions, one after the other.
  let last: { of: string; findAt: ReturnType<typeof prepare> } | undefined
  return (message) => {
    const { text, now, lang, expected, currency } = message
    const asked = expected === 'amount' || expected === 'reference' ? expected : undefined
    const of = `${now} ${lang} ${currency?.code} ${currency?.below} ${text}`
    if (last?.of !== of) last = { of, findAt: prepare(message) }
    const found = last.findAt(asked)
    return {
      ...found,
      scene: toScene(found.candidates, found.flags, { now, lang, expected: expected ?? 'story', hasWords }),
    }
  }
}

/** The part of a message that is read. */
function beginning(text: string): string {
  if (text.length <= mostChars) return text
  const end = text.lastIndexOf(' ', mostChars)
  return text.slice(0, end > 0 ? end : mostChars)
}

/**
 * Text beyond this many characters is not read, so that no message takes long; half of the stories have 215.
 */
const mostChars = 1_250

/** Words of a language's numbers and times, by which it is recognised in addition to the chat's. */
function ownWords({ numbers, time }: ReadingWords): Set<string> {
  const lists = [
    time.today,
    time.yesterday,
    time.hour,
    time.minute,
    time.ago,
    time.beforeHour,
    time.afterHour,
    time.night,
    time.morning,
  ]
  const words = [
    ...lists.flatMap((list) => list.split(/[ ,]+/)),
    ...`${numbers.units} ${numbers.scales}`.split(/\s+/).map((pair) => pair.split('=')[0] ?? ''),
  ]
  return new Set(words.filter((word) => word.length > 2))
}

/** The language, other than the chat's and English, whose numbers and times a message uses most. */
function otherLanguage(
  { tokens }: Doc,
  lang: string,
  vocabularies: readonly (readonly [string, Set<string>])[],
): string | undefined {
  const said = new Set(tokens.map(({ folded }) => folded))
  const known = vocabularies.filter(([code]) => code === lang || code === 'en').map(([, own]) => own)
  let best: { code: string; hits: number } | undefined
  for (const [code, own] of vocabularies) {
    if (code === lang || code === 'en') continue
    let hits = 0
    for (const word of said) if (own.has(word) && !known.some((other) => other.has(word))) hits++
    if (hits > (best?.hits ?? 0)) best = { code, hits }
  }
  return best?.code
}

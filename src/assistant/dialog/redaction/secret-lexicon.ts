import type { NamedSecret, SecretWords } from '../../languages/tables/secret-words.ts'
import { createShapeFinder } from '../../understanding/text/shapes.ts'
import { toPlain } from '../understand/plain-text.ts'
import { tokensOf } from './secret-tokens.ts'

/** A name of a secret, word by word. */
export interface SecretName {
  kind: NamedSecret
  words: readonly string[]
  /** The word "code" alone may refer to something harmless. */
  isCode: boolean
}

/** Phrases as lists of words, by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** The words of several languages, in the form they have in a plain text. */
export interface SecretLexicon {
  /** By first word, the longest first. */
  names: ReadonlyMap<string, readonly SecretName[]>
  /** Names of one word in Latin letters, which are also recognised in disguise. */
  single: ReadonlySet<string>
  harmless: ReadonlySet<string>
  between: ReadonlySet<string>
  is: ReadonlySet<string>
  stops: ReadonlySet<string>
  /** Digits that a word stands for: 1 or 2. */
  digits: ReadonlyMap<string, number>
  amounts: ReadonlySet<string>
  noPassword: ReadonlySet<string>
  cards: ReadonlySet<string>
  passes: Phrases
  logins: Phrases
  tells: Phrases
  seeds: Phrases
  /** Runs of digits in words. */
  findSpoken(plain: string): Iterable<RegExpExecArray>
}

/** Builds a lexicon from the words of several languages. */
export function createSecretLexicon(secretWords: readonly SecretWords[]): SecretLexicon {
  const wordsOf = (phrase: string) =>
    tokensOf(toPlain(phrase).text).flatMap(({ text, isMark }) => (isMark ? [] : text))
  const all = (pick: (words: SecretWords) => readonly string[]) =>
    new Set(secretWords.flatMap(pick).flatMap(wordsOf))
  const phrases = (pick: (words: SecretWords) => readonly string[]): Phrases => {
    const byFirst = new Map<string, string[][]>()
    const longestFirst = secretWords
      .flatMap(pick)
      .map(wordsOf)
      .sort((a, b) => b.length - a.length)
    for (const words of longestFirst) {
      const [first = ''] = words
      byFirst.set(first, [...(byFirst.get(first) ?? []), words])
    }
    return byFirst
  }
  const names = new Map<string, SecretName[]>()
  const add = (kind: NamedSecret, phrase: string, isCode = false) => {
    const words = wordsOf(phrase)
    const [first = ''] = words
    const known = names.get(first) ?? []
    if (known.every((name) => name.words.join(' ') !== words.join(' '))) known.push({ kind, words, isCode })
    names.set(first, known)
  }
  for (const words of secretWords) {
    for (const kind of Object.keys(words.names) as NamedSecret[])
      for (const phrase of words.names[kind]) add(kind, phrase)
    for (const phrase of words.codes) add('one-time-code', phrase, true)
  }
  for (const known of names.values()) known.sort((a, b) => b.words.length - a.words.length)
  const single = [...names.values()].flat().flatMap(({ words }) => (words.length === 1 ? words : []))
  const digit = `(?:${[...all(({ digits }) => digits)].join('|')})`
  return {
    names,
    single: new Set(single.filter((word) => /^[a-z]{3,}$/.test(word))),
    harmless: all(({ harmless }) => harmless),
    between: all(({ between }) => between),
    is: all((words) => words.is),
    stops: all(({ stops }) => stops),
    digits: new Map([
      ...[...all(({ tens }) => tens)].map((word) => [word, 2] as const),
      ...[...all(({ digits }) => digits)].map((word) => [word, 1] as const),
    ]),
    amounts: all(({ amounts }) => amounts),
    noPassword: all(({ noPassword }) => noPassword),
    cards: all(({ cards }) => cards),
    passes: phrases(({ passes }) => passes),
    logins: phrases(({ logins }) => logins),
    tells: phrases(({ tells }) => tells),
    seeds: phrases(({ seeds }) => seeds),
    findSpoken: createShapeFinder([
      { written: `(?:${digit}[\\s,.-]{1,4}){3,18}${digit}(?![\\p{L}\\p{M}])`, notAfter: /[\p{L}\p{M}]$/u },
    ]),
  }
}

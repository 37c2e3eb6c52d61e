import type { ScamType } from '../../../contract/operations/vocabulary.ts'
import type { Taps } from '../../languages/tables/dialog-texts.ts'
import type { Tri } from '../../languages/tables/vocabulary.ts'
import { type Field, fields } from '../../languages/tables/vocabulary.ts'
import type { Words } from '../../languages/tables/words.ts'
import type { Labels, Understanding } from '../model/understanding.ts'
import { fold, holds } from './fold.ts'

/**
 * A longer text, in characters, is neither a tap nor a phrase, however much of it is space or punctuation.
 */
const maxPhraseChars = 400

/** Whether the whole text is one of some folded phrases. */
export const isOneOf = (text: string, folded: readonly string[]): boolean =>
  text.length <= maxPhraseChars && folded.includes(fold(text))

/** Whether a text has a question mark, in any script. */
export const hasQuestionMark = (text: string): boolean => /[?？؟]/.test(text)

/** Whether a text is a number, a link or an address alone, which asks nothing. */
export const isBareValue = (text: string): boolean => /[\d@]/.test(text) && !/\s/.test(text.trim())

/** Whether the text is the label of a tap, in any language of the deployment. */
export const isTap = (text: string, tap: keyof Taps, { labels }: Understanding): boolean => {
  if (text.length > maxPhraseChars) return false
  const said = fold(text)
  return labels.some(({ taps }) => taps[tap] === said)
}

/** Selects the phrases of a language for one thing. */
type Pick = (words: Words) => readonly string[] | undefined

/** Phrases of all languages for one thing. */
export const phrases = ({ words }: Understanding, pick: Pick): string[] => {
  const all: string[] = []
  for (const entry of words) for (const phrase of pick(entry) ?? []) all.push(phrase)
  return all
}

/**
 * Whether any phrase of any language matches; no combined list is built, since this is called often for each
 * message.
 */
const someOf = ({ words }: Understanding, pick: Pick, isIt: (phrase: string) => boolean): boolean =>
  words.some((entry) => pick(entry)?.some(isIt))

/** Whether the whole text is one of the phrases. */
const isWhole = (text: string, c: Understanding, ...picks: readonly Pick[]): boolean => {
  if (text.length > maxPhraseChars) return false
  const said = fold(text)
  return picks.some((pick) => someOf(c, pick, (phrase) => phrase === said))
}

/** Whether the citizen tapped a label or said one of its phrases, and nothing else. */
export const means = (text: string, c: Understanding, tap: keyof Taps, pick: Pick = () => []): boolean =>
  isTap(text, tap, c) || isWhole(text, c, pick)

/** Whether the citizen's words contain one of the phrases. */
export const mentions = (text: string, c: Understanding, pick: Pick): boolean => {
  const said = fold(text)
  return someOf(c, pick, (phrase) => holds(said, phrase))
}

/**
 * Whether one of the phrases is in a clause of the citizen's words that neither denies nor asks anything. A
 * single word counts at the start of a clause, or in one of at most `mostWords`: "please continue", but not
 * "he makes me continue".
 */
export const saysOutright = (
  text: string,
  c: Understanding,
  pick: Pick,
  mostWords = Number.POSITIVE_INFINITY,
): boolean =>
  mentions(text, c, pick) &&
  (text.match(clauses) ?? []).slice(0, mostClauses).some((clause) => {
    const said = fold(clause)
    const isShort = said.split(' ').length <= mostWords
    const isSaid = (phrase: string) =>
      holds(said, phrase) && (isShort || phrase.includes(' ') || said.startsWith(phrase))
    // "No, nobody is hurt": the phrase denies by itself.
    const isDenied = mentions(clause, c, (w) => w.newsNot)
    const isMeant = (phrase: string) =>
      isSaid(phrase) && (!isDenied || /^no\w+ /.test(phrase) || mentions(phrase, c, (w) => w.newsNot))
    return !/[?؟]$/.test(clause) && someOf(c, pick, isMeant)
  })
/** Longer messages do not occur; checking thousands of clauses would delay other chats. */
const mostClauses = 50
/** Each with the mark that makes it a question. */
const clauses = /[^.,;!،۔\n?؟]+[?؟]?/gu

/** Which entry of a labelled table was tapped or typed. */
export function labelIn<K extends string>(
  text: string,
  c: Understanding,
  pick: (labels: Labels) => Readonly<Record<K, string>>,
): K | undefined {
  if (text.length > maxPhraseChars) return undefined
  const said = fold(text)
  for (const labels of c.labels) {
    const table = pick(labels)
    for (const key of Object.keys(table) as K[]) if (table[key] === said) return key
  }
  return undefined
}

/** Whether the citizen's words start with the label of a tap, in any language of the deployment. */
export const beginsWithTap = (text: string, tap: keyof Taps, { labels }: Understanding): boolean => {
  const said = fold(text)
  return labels.some(({ taps }) => said === taps[tap] || (said.startsWith(`${taps[tap]} `) && !isNoOne(said)))
}

/** "No one is with me" is no "no". */
const isNoOne = (folded: string): boolean => folded.startsWith('no one ')

/** Whether the citizen's words contain the label of a tap, in any language of the deployment. */
export const saysTap = (text: string, tap: keyof Taps, { labels }: Understanding): boolean => {
  const said = fold(text)
  return labels.some(({ taps }) => holds(said, taps[tap]))
}

/** Yes, no or not sure, also at the start of a sentence. */
export function parseTri(text: string, c: Understanding): Tri | undefined {
  const whole = (...picks: Pick[]) => isWhole(text, c, ...picks)
  const unsure: Pick[] = [(w) => w.notSure, (w) => w.dontKnow]
  if (isTap(text, 'notSure', c) || whole(...unsure)) return 'unsure'
  if (
    isTap(text, 'yes', c) ||
    whole(
      (w) => w.yes,
      (w) => w.yesAlone,
    )
  )
    return 'yes'
  if (isTap(text, 'no', c) || whole((w) => w.no)) return 'no'
  const said = fold(text)
  const isLongAndHeld = (phrase: string) => phrase.includes(' ') && holds(said, phrase)
  if (unsure.some((pick) => someOf(c, pick, isLongAndHeld))) return 'unsure'
  const starts = (pick: Pick) => someOf(c, pick, (phrase) => said.startsWith(`${phrase} `))
  if (starts((w) => w.no)) return isNoOne(said) ? undefined : 'no'
  return starts((w) => w.yes) ? 'yes' : undefined
}

/** "I don't know", "skip" and the like, as the whole message. */
export const isUnknown = (text: string, c: Understanding): boolean =>
  isWhole(
    text,
    c,
    (w) => w.dontKnow,
    (w) => w.skip,
  ) || (['dontKnow', 'skip', 'cantFind'] as const).some((tap) => isTap(text, tap, c))

/** The scam type whose words are in a text: the longest phrase of at least `least` letters decides. */
export function parseKind(text: string, c: Understanding, least = 1): ScamType | undefined {
  const said = fold(text)
  let best: { kind: ScamType; length: number } = { kind: 'unknown', length: least - 1 }
  for (const { kinds } of c.words) {
    for (const kind of Object.keys(kinds) as ScamType[]) {
      for (const phrase of kinds[kind] ?? []) {
        if (holds(said, phrase) && phrase.length > best.length) best = { kind, length: phrase.length }
      }
    }
  }
  return best.length >= least ? best.kind : undefined
}

/** The fact that a text names: "the amount". */
export function parseField(text: string, c: Understanding): Field | undefined {
  const label = labelIn(text, c, ({ labels }) => labels)
  if (label) return label
  const said = fold(text)
  const matching = fields.map((field) => ({
    field,
    length: Math.max(
      0,
      ...phrases(c, (w) => w.fields[field])
        // "De" is a label of the bank, and a word of most sentences.
        .filter((phrase) => phrase.length > 2 && holds(said, phrase))
        .map((phrase) => phrase.length),
    ),
  }))
  const best = matching.sort((a, b) => b.length - a.length)[0]
  return best && best.length > 0 ? best.field : undefined
}

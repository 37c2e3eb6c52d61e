import type { Tri } from '../state.ts'
import type { Context } from '../step.ts'
import type { Taps, Texts } from '../texts/texts.ts'
import { type Field, fields, type ScamType } from '../vocabulary.ts'
import type { Words } from '../words/words.ts'
import { fold, holds } from './fold.ts'

type Understanding = Pick<Context, 'words' | 'allTexts'>

/** Whether the whole text is one of the phrases. */
export const isOneOf = (text: string, phrases: readonly string[]): boolean => {
  const said = fold(text)
  return phrases.some((phrase) => fold(phrase) === said)
}

/** Whether the text holds one of the phrases. */
export const holdsOneOf = (text: string, phrases: readonly string[]): boolean => {
  const said = fold(text)
  return phrases.some((phrase) => holds(said, fold(phrase)))
}

/** Whether the text is a tap's label, in any language of the deployment. */
export const isTap = (text: string, tap: keyof Taps, { allTexts }: Understanding): boolean =>
  isOneOf(
    text,
    allTexts.map(({ taps }) => taps[tap]),
  )

/** Phrases of all languages for one thing. */
export const phrases = ({ words }: Understanding, pick: (words: Words) => readonly string[]): string[] =>
  words.flatMap((entry) => [...pick(entry)])

/** Which entry of a labelled table was tapped or typed. */
export function labelIn<K extends string>(
  text: string,
  c: Understanding,
  pick: (texts: Texts) => Readonly<Record<K, string>>,
): K | undefined {
  for (const texts of c.allTexts) {
    const table = pick(texts)
    for (const key of Object.keys(table) as K[]) if (isOneOf(text, [table[key]])) return key
  }
  return undefined
}

/** Yes, no or not sure, also at the head of a sentence. */
export function parseTri(text: string, c: Understanding): Tri | undefined {
  const whole = (pick: (words: Words) => readonly string[]) => isOneOf(text, phrases(c, pick))
  if (whole((w) => w.notSure) || whole((w) => w.dontKnow) || isTap(text, 'notSure', c)) return 'unsure'
  if (whole((w) => w.yes) || isTap(text, 'yes', c)) return 'yes'
  if (whole((w) => w.no) || isTap(text, 'no', c)) return 'no'
  if (
    holdsOneOf(
      text,
      phrases(c, (w) => w.notSure.filter((phrase) => phrase.includes(' '))),
    ) ||
    holdsOneOf(
      text,
      phrases(c, (w) => w.dontKnow.filter((phrase) => phrase.includes(' '))),
    )
  )
    return 'unsure'
  const said = fold(text)
  const starts = (list: readonly string[]) => list.some((phrase) => said.startsWith(`${fold(phrase)} `))
  if (starts(phrases(c, (w) => w.no))) return 'no'
  if (starts(phrases(c, (w) => w.yes))) return 'yes'
  return undefined
}

/** "I don't know", "skip" and the like, as the whole message. */
export const isUnknown = (text: string, c: Understanding): boolean =>
  isOneOf(
    text,
    phrases(c, (w) => [...w.dontKnow, ...w.skip]),
  ) || (['dontKnow', 'skip', 'cantFind'] as const).some((tap) => isTap(text, tap, c))

/** The kind of scam whose words stand in a text: the longest phrase decides. */
export function parseKind(text: string, c: Understanding): ScamType | undefined {
  const said = fold(text)
  let best: { kind: ScamType; length: number } | undefined
  for (const { kinds } of c.words) {
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      for (const phrase of kinds[kind] ?? []) {
        const words = fold(phrase)
        if (holds(said, words) && words.length > (best?.length ?? 0)) best = { kind, length: words.length }
      }
    }
  }
  return best?.kind
}

/** The fact that a text names: "the amount". */
export function parseField(text: string, c: Understanding): Field | undefined {
  const label = labelIn(text, c, (texts) => texts.labels)
  if (label) return label
  const matching = fields.map((field) => ({
    field,
    length: Math.max(
      0,
      ...phrases(c, (w) => w.fields[field])
        .map(fold)
        .filter((phrase) => holds(fold(text), phrase))
        .map((phrase) => phrase.length),
    ),
  }))
  const best = matching.sort((a, b) => b.length - a.length)[0]
  return best && best.length > 0 ? best.field : undefined
}

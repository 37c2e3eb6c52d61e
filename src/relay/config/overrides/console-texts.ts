import * as z from 'zod'
import { allPacks } from '../../../assistant/dialog/deployment/packs.ts'
import { textKeys } from '../../../assistant/dialog/model/wording.ts'

/**
 * The dialogue texts that the console can reword: those that the citizen reads. Texts that the citizen taps,
 * or that are used to understand answers, stay in the configuration file, since answers offered in open chats
 * must still be understood.
 */
const groups = [
  'ask',
  'say',
  'answers',
  'answersAfter',
  'advice',
  'adviceMore',
  'todo',
  'status',
  'retention',
]

/** Values without which the citizen would not learn whom to call. */
const numbers = ['number', 'numbers', 'hotlines'] as const
const maxChars = 2000

/** A text of the dialogue as shipped with Parley. */
export interface OwnText {
  key: string
  /** With placeholders such as `{amount}`. */
  text: string
}

/** Cached texts of each language; shipped texts never change. */
const known = new Map<string, ReadonlyMap<string, OwnText>>()

/** Lists the texts of a language that can be reworded. */
export const textsIn = (lang: string): OwnText[] => [...ownTexts(lang).values()]

/** Reads the texts of a language once, since each setting of a view asks for its own. */
function ownTexts(lang: string): ReadonlyMap<string, OwnText> {
  const before = known.get(lang)
  if (before) return before
  const texts = (allPacks[lang] ?? allPacks.en).texts ?? {}
  const own = new Map(
    textKeys(texts)
      .filter((key) => groups.includes(key.split('.')[0] ?? ''))
      .map((key) => [key, { key, text: templateOf(find(texts, key)) }]),
  )
  known.set(lang, own)
  return own
}

/** Returns the schema for the wording of a text; undefined if the console cannot change it. */
export function consoleText(lang: string, key: string): z.ZodType<string> | undefined {
  const own = ownTexts(lang).get(key)
  if (!own) return undefined
  const values = placeholdersOf(own.text)
  return z
    .string()
    .trim()
    .min(1)
    .max(maxChars)
    .superRefine((wording, context) => {
      const given = placeholdersOf(wording)
      const unknown = given.find((name) => !values.includes(name))
      const missing = numbers.find((name) => values.includes(name) && !given.includes(name))
      if (unknown !== undefined) {
        const there = values.length > 0 ? values.map((name) => `{${name}}`).join(', ') : 'it has none'
        context.addIssue({ code: 'custom', message: `{${unknown}} is no value of this text: ${there}` })
      }
      if (missing !== undefined)
        context.addIssue({
          code: 'custom',
          message: `must have {${missing}}, or nobody would know whom to call`,
        })
    })
}

const find = (texts: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
      texts,
    )

const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
]

/** Returns a text with placeholders where it is built from values. */
function templateOf(text: unknown): string {
  if (typeof text !== 'function') return String(text)
  const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` })
  return String(text(names))
}

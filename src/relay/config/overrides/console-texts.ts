import * as z from 'zod'
import { allPacks } from '../../../assistant/dialog/deployment/packs.ts'
import { textKeys } from '../../../assistant/dialog/model/wording.ts'

/**
 * The texts that the console may word anew: what she reads. What she taps and what she is understood by stays with the
 * configuration file, since the answers that she is offered in open chats must go on being understood.
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

/** Values without which she would not be told whom to call. */
const numbers = ['number', 'numbers', 'hotlines'] as const
const maxChars = 2000

/** A text of the dialogue as it comes with Parley. */
export interface OwnText {
  key: string
  /** With the values that it fills in, as `{amount}`. */
  text: string
}

/** What was read of each language: it stays as it comes with Parley. */
const known = new Map<string, ReadonlyMap<string, OwnText>>()

/** Lists the texts of a language that can be worded anew. */
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

/** Checks the wording of a text; undefined for one that the console has nothing to do with. */
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
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts)

const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
]

/** Has a text that is made of values say where each of them stands. */
function templateOf(text: unknown): string {
  if (typeof text !== 'function') return String(text)
  const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` })
  return String((text as (values: object) => string)(names))
}

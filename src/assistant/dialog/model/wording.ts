import type { Texts } from '../../languages/tables/dialog-texts.ts'
import type { LanguagePacks } from './pack.ts'
import type { DialogProfile } from './types.ts'

/** The texts of a language. */
export type TextsOf = (lang: string) => Texts

/** The texts of each language, with the deployment's own wording applied. */
export function createTexts(profile: Pick<DialogProfile, 'texts'>, packs: LanguagePacks): TextsOf {
  const worded = new Map<string, Texts>(
    Object.entries(packs).flatMap(([lang, { texts }]) =>
      texts ? [[lang, override(texts, profile.texts?.[lang] ?? {})] as const] : [],
    ),
  )
  return (lang) => worded.get(lang) ?? packs.en.texts
}

/** Replaces texts by key; `{name}` in a template stands for the value of that name. */
export function override(texts: Texts, templates: Readonly<Record<string, string>>): Texts {
  const walk = (value: unknown, path: string): unknown => {
    const template = templates[path]
    if (typeof value === 'string') return template ?? value
    if (typeof value === 'function') return template === undefined ? value : fill(template)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, entry]) => [
      key,
      walk(entry, path ? `${path}.${key}` : key),
    ])
    return Object.fromEntries(entries)
  }
  // The walk keeps the shape: a string stays a string, and a function keeps its parameters.
  return walk(texts, '') as Texts
}

const fill = (template: string) => (values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Lists the keys of texts that can be reworded, such as `ask.contact.ask`. */
export function textKeys(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return typeof value === 'object' && value !== null ? textKeys(value, here) : [here]
  })
}

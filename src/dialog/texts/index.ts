import type { DialogLang, DialogProfile } from '../types.ts'
import { ceb } from './ceb.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { kj } from './kj.ts'
import { rw } from './rw.ts'
import type { Texts } from './texts.ts'
import { tl } from './tl.ts'
import { ur } from './ur.ts'

const all: Record<DialogLang, Texts> = { en, fr, rw, kj, tl, ceb, ur }

export type TextsOf = (lang: DialogLang) => Texts

/** The texts of each language, with those that the deployment has worded itself. */
export function createTexts(profile: Pick<DialogProfile, 'texts'>): TextsOf {
  const worded = new Map(
    (Object.keys(all) as DialogLang[]).map((lang) => [
      lang,
      override(all[lang], profile.texts?.[lang] ?? {}),
    ]),
  )
  return (lang) => worded.get(lang) ?? en
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
  // The walk keeps the shape: a string stays a string, a function a function of the same values.
  return walk(texts, '') as Texts
}

const fill = (template: string) => (values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Every key that can be worded anew, such as `ask.contact.ask`. */
export function textKeys(texts: object = en, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return typeof value === 'object' && value !== null ? textKeys(value, here) : [here]
  })
}

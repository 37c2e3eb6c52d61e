import type { NotificationType } from '../../vocabulary.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { NotificationTexts } from './texts.ts'

/** Languages whose texts somebody who speaks them has written; others are told in English. */
const languages: Readonly<Record<string, NotificationTexts>> = { en, fr }

export interface WrittenNotification {
  language: string
  isFallback: boolean
  subject: string
  text: string
  /** Names of the values that were not given. */
  missing: string[]
}

/** Writes a notification in the language asked for, or in English. */
export function writeNotification(
  type: NotificationType,
  wanted: string,
  values: Readonly<Record<string, string>>,
): WrittenNotification {
  const code = wanted.toLowerCase().split('-')[0] ?? 'en'
  const texts = Object.hasOwn(languages, code) ? languages[code] : undefined
  const { [type]: text, footer } = texts ?? en
  const missing = new Set<string>()
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined) missing.add(name)
      return value ?? ''
    })
  return {
    language: texts ? code : 'en',
    isFallback: !texts,
    subject: fill(text.subject),
    text: `${fill(text.body)}\n\n${footer}`,
    missing: [...missing],
  }
}

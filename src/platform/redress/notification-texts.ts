import { type DialogueLanguage, toDialogueLanguage } from '../../contract/language/dialogue-languages.ts'
import type { NotificationType, OdrStatus } from '../../contract/operations/vocabulary.ts'
import { ceb } from '../../languages/ceb/notification-texts.ts'
import { en } from '../../languages/en/notification-texts.ts'
import { fr } from '../../languages/fr/notification-texts.ts'
import { kj } from '../../languages/kj/notification-texts.ts'
import { rw } from '../../languages/rw/notification-texts.ts'
import type { NotificationTexts } from '../../languages/tables/notification-texts.ts'
import { tl } from '../../languages/tl/notification-texts.ts'
import { ur } from '../../languages/ur/notification-texts.ts'

/** The texts of every language that citizens are spoken to in; what is missing does not compile. */
export const notificationTexts = {
  en,
  fr,
  rw,
  kj,
  tl,
  ceb,
  ur,
} as const satisfies Record<DialogueLanguage, NotificationTexts>

/** The language in which somebody is told who asked for `wanted`: that one, or English. */
export const notificationLanguage = (wanted: string): DialogueLanguage => toDialogueLanguage(wanted) ?? 'en'

export interface NotificationOrder {
  type: NotificationType
  language: DialogueLanguage
  values: Readonly<Record<string, string>>
  /** Of the case's last dispute; stands for `{result}` when the caller says nothing else. */
  dispute?: OdrStatus | undefined
}

export interface WrittenNotification {
  subject: string
  text: string
  /** Names of the values that were not given. */
  missing: string[]
}

/** Writes a notification, its values filled in. */
export function writeNotification({
  type,
  language,
  values,
  dispute,
}: NotificationOrder): WrittenNotification {
  const { [type]: text, footer, disputes }: NotificationTexts = notificationTexts[language]
  const missing = new Set<string>()
  const fill = (template: string, from: Readonly<Record<string, string>>) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = Object.hasOwn(from, name) ? from[name] : undefined
      if (value === undefined) missing.add(name)
      return value ?? ''
    })
  const all = dispute ? { result: fill(disputes[dispute], values), ...values } : values
  return {
    subject: fill(text.subject, all),
    text: `${fill(text.body, all)}\n\n${footer}`,
    missing: [...missing],
  }
}

import { notificationTexts } from '../../../assistant/languages/at-once.ts'
import { texts as english } from '../../../assistant/languages/en/notification-texts.ts'
import { toLanguage } from '../../../assistant/languages/languages.ts'
import type {
  NewsMilestone,
  NotificationTexts,
} from '../../../assistant/languages/tables/notification-texts.ts'
import type { OdrStatus } from '../../../contract/operations/answer-words.ts'
import type { NotificationType } from '../../../contract/operations/vocabulary.ts'

/** Returns our notification language for the language tag `wanted`; undefined if there is none. */
export function findNotificationLanguage(wanted: string): string | undefined {
  const language = toLanguage(wanted)
  return language !== undefined && Object.hasOwn(notificationTexts, language) ? language : undefined
}

/** Does the same as {@link findNotificationLanguage}, with English as the fallback. */
export const notificationLanguage = (wanted: string): string => findNotificationLanguage(wanted) ?? 'en'

/** A notification to write. */
export interface NotificationOrder {
  type: NotificationType
  /** Language code; English is used if there are no notifications in the language. */
  language: string
  values: Readonly<Record<string, string>>
  /** State of the case's last dispute; used for `{result}` if the caller provides nothing else. */
  dispute?: OdrStatus | undefined
}

/** A notification with its values filled in. */
export interface WrittenNotification {
  subject: string
  text: string
  /** Names of the missing values. */
  missing: string[]
}

/** Writes a notification with its values filled in. */
export function writeNotification({
  type,
  language,
  values,
  dispute,
}: NotificationOrder): WrittenNotification {
  const { [type]: text, footer, disputes }: NotificationTexts = notificationTexts[language] ?? english
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

/** News of a case, sent unsolicited. */
export interface NewsOrder {
  milestone: NewsMilestone
  /** As in {@link NotificationOrder}. */
  language: string
  caseId: string
  /** Opens the case; absent if links cannot be tapped. */
  address?: string | undefined
}

/**
 * Writes the progress of a case for a message that others may read: it never names an amount, a bank or an
 * account.
 */
export function writeNews({
  milestone,
  language,
  caseId,
  address,
}: NewsOrder): Pick<WrittenNotification, 'subject' | 'text'> {
  const { news, footer }: NotificationTexts = notificationTexts[language] ?? english
  const fill = (template: string) => template.replace('{case_id}', caseId)
  const lines = [`${fill(news.about)} ${news[milestone]}`, address && `${news.open} ${address}`, '', footer]
  return { subject: fill(news.subject), text: lines.filter((line) => line !== undefined).join('\n') }
}

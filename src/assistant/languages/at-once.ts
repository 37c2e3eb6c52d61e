import { byCode } from './by-code.ts'
import { more as english } from './en/page-texts-more.ts'
import { stop } from './en/page-texts-stop.ts'
import { languages } from './languages.ts'
import type { Texts } from './tables/dialog-texts.ts'
import type { FormTexts } from './tables/form-texts.ts'
import type { LegalTexts } from './tables/legal-texts.ts'
import type { NotificationTexts } from './tables/notification-texts.ts'
import type { LaterTexts, UiTexts } from './tables/page-texts.ts'
import type { PaperTexts } from './tables/paper-texts.ts'
import type { Words } from './tables/words.ts'

/**
 * The texts of all languages by code, for servers, which have the memory for them. A page fetches those of
 * one language: see dialogue.ts, page-texts.ts and voice-texts.ts.
 */

/** Texts of the dialogue. */
export const dialogTexts = byCode(
  import.meta.glob<Texts>('./{??,???}/dialog-texts.ts', { eager: true, import: 'texts' }),
)

/** Codes of the languages that the dialogue speaks, in the order of their places. */
export const dialogueLanguages: readonly string[] = Object.keys(languages).filter((lang) =>
  Object.hasOwn(dialogTexts, lang),
)

/** How people answer the dialogue. */
export const words = byCode(import.meta.glob<Words>('./{??,???}/words.ts', { eager: true, import: 'words' }))

/** Notifications to citizens by SMS, call and e-mail. */
export const notificationTexts = byCode(
  import.meta.glob<NotificationTexts>('./{??,???}/notification-texts.ts', { eager: true, import: 'texts' }),
)

/** Texts of the chat page. */
export const pageTexts = byCode(
  import.meta.glob<UiTexts>('./{??,???}/page-texts.ts', { eager: true, import: 'texts' }),
)

/** Texts of the PDF report other than the facts. */
export const paperTexts = byCode(
  import.meta.glob<PaperTexts>('./{??,???}/paper-texts.ts', { eager: true, import: 'texts' }),
)

/** Texts of the menu and the cases of the chat page. */
export const moreTexts: Readonly<Record<string, LaterTexts>> = {
  ...byCode(
    import.meta.glob<LaterTexts>(['./{??,???}/page-texts.ts', '!./en/*'], { eager: true, import: 'more' }),
  ),
  en: { ...english, ...stop },
}

/** Texts of legal documents; a language without them has none. */
export const legalTexts = byCode(
  import.meta.glob<LegalTexts>('./{??,???}/legal-texts.ts', { eager: true, import: 'texts' }),
)

/** Texts of the form that works without scripts. */
export const formTexts = byCode(
  import.meta.glob<FormTexts>('./{??,???}/form-texts.ts', { eager: true, import: 'texts' }),
)

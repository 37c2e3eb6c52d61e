/** The languages that citizens are spoken to in, by the dialogue and by notifications. */
export const dialogueLanguages = ['en', 'fr', 'rw', 'kj', 'tl', 'ceb', 'ur'] as const

export type DialogueLanguage = (typeof dialogueLanguages)[number]

/**
 * Tags for `Intl`: languages that it does not know well are written as their neighbours write, and
 * digits are Latin ones everywhere.
 */
export const intlTags = {
  en: 'en-GB',
  fr: 'fr-FR',
  rw: 'rw-RW',
  kj: 'en-NA',
  tl: 'fil-PH',
  ceb: 'ceb-PH',
  ur: 'ur-PK-u-nu-latn',
} as const satisfies Record<DialogueLanguage, string>

/** Other tags under which a language is known. */
const aliases: Readonly<Record<string, DialogueLanguage>> = {
  fil: 'tl',
  ng: 'kj',
  ndonga: 'kj',
  kin: 'rw',
  kua: 'kj',
  urd: 'ur',
  tgl: 'tl',
  eng: 'en',
  fra: 'fr',
}

/** The language that a tag such as `fil-PH` asks for; undefined when nobody speaks it here. */
export function toDialogueLanguage(tag: string): DialogueLanguage | undefined {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  const alias = Object.hasOwn(aliases, base) ? aliases[base] : undefined
  return dialogueLanguages.find((language) => language === base) ?? alias
}

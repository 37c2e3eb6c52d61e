import type { VoiceInfo } from '../../../../contract/chat/chat.ts'
import { languageNames } from '../../texts/language-names.ts'

export type VoiceLanguage = VoiceInfo['languages'][number]

/** The channel's language that a tag such as `tl-PH` or `fil` stands for. */
export function findLanguage(
  languages: readonly VoiceLanguage[],
  tag: string | undefined,
): VoiceLanguage | undefined {
  const primary = tag?.toLowerCase().split('-')[0]
  const code = primary === 'fil' ? 'tl' : primary
  return (
    languages.find((language) => language.code === tag) ??
    languages.find((language) => language.code.split('-')[0] === code)
  )
}

/** The gender to ask for: her choice, where the language has it. */
export function genderFor(
  language: VoiceLanguage | undefined,
  chosen: 'male' | 'female' | undefined,
): 'male' | 'female' | undefined {
  return chosen !== undefined && language?.[chosen] !== null ? chosen : undefined
}

/** A language by its own name; the device's for those that the page does not speak. */
export function nameOf(code: string): string {
  const own = languageNames[code as keyof typeof languageNames]
  return own ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}

import { languages as ours, toLanguage } from '../../../../assistant/languages/languages.ts'
import type { VoiceInfo } from '../../../../contract/chat/chat.ts'

/** Capabilities of voice in one language. */
export type VoiceLanguage = VoiceInfo['languages'][number]

/** Finds the channel's language for a tag such as `tl-PH` or `fil`. */
export function findLanguage(
  languages: readonly VoiceLanguage[],
  tag: string | undefined,
): VoiceLanguage | undefined {
  const code = tag && (toLanguage(tag) ?? tag.toLowerCase().split('-')[0])
  return (
    languages.find((language) => language.code === tag) ??
    languages.find((language) => language.code.split('-')[0] === code)
  )
}

/** Returns the gender to request: the citizen's choice, if the language has that voice. */
export function genderFor(
  language: VoiceLanguage | undefined,
  chosen: 'male' | 'female' | undefined,
): 'male' | 'female' | undefined {
  return chosen !== undefined && language?.[chosen] !== null ? chosen : undefined
}

/**
 * Returns a language's name in that language; for languages that the page does not support, the name comes
 * from the device.
 */
export const nameOf = (code: string): string =>
  ours[code]?.name ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

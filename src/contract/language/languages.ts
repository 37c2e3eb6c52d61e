/**
 * Languages in which speech can be recognised and spoken, as the interface lists them. Plain data that every
 * module can import.
 */

/** Gender of a voice. */
export type Gender = 'male' | 'female'

/** Voice support of a local language of the interface. */
export interface LocalLanguage {
  asr: boolean
  male: boolean
  female: boolean
  /** Whether a missing gender is produced by converting the other. */
  converts: boolean
}

/** The local-language pipeline. */
export const localLanguages = {
  rw: { asr: true, male: false, female: true, converts: true },
  kj: { asr: true, male: false, female: true, converts: false },
  tl: { asr: true, male: true, female: true, converts: true },
  ceb: { asr: true, male: true, female: true, converts: true },
  ur: { asr: false, male: false, female: true, converts: false },
} as const satisfies Record<string, LocalLanguage>

type LocalCode = keyof typeof localLanguages

/** The general model recognises and speaks each of these, in both genders. */
// biome-ignore format: a list to be compared with the interface
export const generalLanguages = [
  'af', 'am', 'ar', 'as', 'az', 'be', 'bem', 'bg', 'bn', 'bo', 'bs', 'ca',
  'cs', 'cy', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr',
  'gl', 'gu', 'ha', 'haw', 'he', 'hi', 'hr', 'ht', 'hu', 'hy', 'id', 'is',
  'it', 'ja', 'ka', 'kk', 'km', 'kn', 'ko', 'la', 'lb', 'lo', 'lt', 'lv',
  'mg', 'mi', 'mk', 'ml', 'mn', 'mr', 'ms', 'mt', 'my', 'ne', 'nl', 'no',
  'ny', 'pa', 'pl', 'ps', 'pt', 'ro', 'ru', 'sd', 'si', 'sk', 'sl', 'sn',
  'so', 'sq', 'sr', 'su', 'sv', 'sw', 'ta', 'te', 'tg', 'th', 'tk', 'ton',
  'tr', 'tt', 'tw', 'uk', 'ur', 'uz', 'vi', 'yi', 'yo', 'zh-Hans', 'zh-Hant',
] as const

/** Voice support of a language. */
export interface Speech {
  pipeline: 'local' | 'general'
  /** The model that recognises speech in this language; null if none does. */
  asr: 'local' | 'general' | null
  /** How a voice of this gender is produced. */
  male: 'native' | 'converted' | null
  female: 'native' | 'converted' | null
}

const general: ReadonlySet<string> = new Set(generalLanguages)
const isLocal = (code: string): code is LocalCode => Object.hasOwn(localLanguages, code)

/**
 * Returns the voice support of a language code; undefined if neither table contains it. Urdu is in both
 * tables: the general model recognises its speech and produces its male voice.
 */
export function speechOf(code: string): Speech | undefined {
  if (!isLocal(code)) {
    return general.has(code)
      ? { pipeline: 'general', asr: 'general', male: 'native', female: 'native' }
      : undefined
  }
  const facts = localLanguages[code]
  const voice = (native: boolean) =>
    native || general.has(code) ? 'native' : facts.converts ? 'converted' : null
  return {
    pipeline: 'local',
    asr: facts.asr ? 'local' : general.has(code) ? 'general' : null,
    male: voice(facts.male),
    female: voice(facts.female),
  }
}

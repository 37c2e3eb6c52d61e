/** What can be heard and spoken in which language, as the interface says. Plain data for every room. */

/** Names the gender of a voice. */
export type Gender = 'male' | 'female'

/** Says what voice can do in a local language of the interface. */
export interface LocalLanguage {
  asr: boolean
  male: boolean
  female: boolean
  /** Whether a gender that it does not have is made by converting the other. */
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

/** The general model hears and speaks each of these, in both genders. */
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

/** Says what voice can do in a language. */
export interface Speech {
  pipeline: 'local' | 'general'
  /** Whether speech of this language is recognised, and by which model. */
  asr: 'local' | 'general' | null
  /** How a voice of this gender comes about. */
  male: 'native' | 'converted' | null
  female: 'native' | 'converted' | null
}

const general: ReadonlySet<string> = new Set(generalLanguages)
const isLocal = (code: string): code is LocalCode => Object.hasOwn(localLanguages, code)

/**
 * What a code can do; undefined when neither table has it. Urdu stands in both: its speech is
 * recognised, and its male voice made, by the general model.
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

import type { LanguagePack, LanguagePacks } from '../../../../assistant/dialog/model/pack.ts'
import type { namedDanger } from '../../../../assistant/dialog/understand/named-danger.ts'
import { type Sleeping, wake } from '../../../../assistant/languages/asleep.ts'
import {
  loadDialogTexts,
  loadReadingWords,
  loadSecretWords,
  loadWords,
} from '../../../../assistant/languages/dialogue.ts'
import { pickLanguage } from '../../../../assistant/languages/languages.ts'
import type { PaymentWords } from '../../../../assistant/languages/tables/reading-words.ts'
import type { SecretWords } from '../../../../assistant/languages/tables/secret-words.ts'
import type { AllWeights } from '../../../../assistant/understanding/roles/decisions.ts'
import type { ReportOutline } from '../../../../contract/chat/report-outline.ts'

/**
 * Everything that a report on the device needs, already fetched. Large parts sleep until they are requested.
 */
export interface Supplies {
  outline: ReportOutline
  /**
   * Answer words in every language of the deployment, and the dialogue's texts in English and the languages
   * used in the chat.
   */
  packs(): LanguagePacks
  /** The words for payments in the languages whose texts are loaded. */
  payments(): Readonly<Record<string, PaymentWords>>
  /** Words for recognising secrets, in every language of the deployment. */
  secrets(): readonly SecretWords[]
  weights(): AllWeights
  /** Detects danger to life, in every language. */
  namedDanger: typeof namedDanger
  /**
   * Fetches the texts in the language nearest to a tag, unless they are loaded, and returns the language's
   * code. Rejects if they cannot be fetched now.
   */
  learn(tag: string): Promise<string>
}

/** Options for fetching supplies: the source, and the language. */
export interface SupplyOptions {
  /** Language tag of the report that is in progress or would begin. */
  wanted: string
  /** Fetches the public part of the deployment, in a language. */
  fetchOutline(lang: string): Promise<ReportOutline>
}

interface Spoken {
  pack(): Required<LanguagePack>
  payments(): PaymentWords
}

/** Fetches a whole language: the dialogue's texts, how people answer, and the words for payments. */
async function loadLanguage(lang: string): Promise<Spoken> {
  const [words, texts, payments] = await Promise.all([
    loadWords(lang),
    loadDialogTexts(lang),
    loadReadingWords(lang),
  ])
  return {
    pack: () => ({ words: wake(words).words, texts: wake(texts).texts }),
    payments: () => wake(payments).readingWords,
  }
}

const loadWeights = (): Promise<Sleeping<{ default: AllWeights }>> =>
  import('../../../../assistant/understanding/weights/light.json')

const loadNamedDanger = (): Promise<Sleeping<{ namedDanger: typeof namedDanger }>> =>
  import('../../../../assistant/dialog/understand/named-danger.ts')

/** Fetches everything that a report on the device needs. Rejects if a part of it cannot be fetched now. */
export async function fetchSupplies({ wanted, fetchOutline }: SupplyOptions): Promise<Supplies> {
  const outline = await fetchOutline(wanted)
  const { languages } = outline.profile
  const spoken: Record<string, Spoken> = {}
  const nearest = (tag: string): string => pickLanguage(tag, languages) ?? languages[0] ?? 'en'
  const speak = async (lang: string): Promise<string> => {
    spoken[lang] ??= await loadLanguage(lang)
    return lang
  }
  // In parallel, so that an intermittent network is needed only for a moment.
  const [heard, secrets, weights, danger, english] = await Promise.all([
    Promise.all(languages.map(async (lang) => [lang, await loadWords(lang)] as const)),
    Promise.all(languages.map((lang) => loadSecretWords(lang))),
    loadWeights(),
    loadNamedDanger(),
    loadLanguage('en'),
    speak(nearest(wanted)),
  ])
  spoken.en = english
  const ofSpoken = <T>(part: (language: Spoken) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(spoken).map(([lang, language]) => [lang, part(language)]))

  return {
    outline,
    packs: () => ({
      ...Object.fromEntries(heard.map(([lang, words]) => [lang, { words: wake(words).words }])),
      ...ofSpoken(({ pack }) => pack()),
      en: english.pack(),
    }),
    payments: () => ofSpoken(({ payments }) => payments()),
    secrets: () => secrets.map((words) => wake(words).secretWords),
    weights: () => wake(weights).default,
    namedDanger: (text) => wake(danger).namedDanger(text),
    learn: (tag) => speak(nearest(tag)),
  }
}

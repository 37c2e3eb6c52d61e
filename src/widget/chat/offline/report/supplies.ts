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

/** What a report on the device needs, all of it fetched. What is large sleeps until it is asked for. */
export interface Supplies {
  outline: ReportOutline
  /** How people answer in every language of the deployment, and what is said in those that she has spoken and in English. */
  packs(): LanguagePacks
  /** The words of payments in the languages that can be spoken. */
  payments(): Readonly<Record<string, PaymentWords>>
  /** How secrets are told in every language of the deployment. */
  secrets(): readonly SecretWords[]
  weights(): AllWeights
  /** Hears danger to life, in every language. */
  namedDanger: typeof namedDanger
  /**
   * Fetches what is said in the language nearest to a tag, unless it is here, and gives the language's code. Rejects where
   * it cannot be fetched now.
   */
  learn(tag: string): Promise<string>
}

/** Says where supplies come from, and for whom. */
export interface SupplyOptions {
  /** Language tag that the report is in, or would begin in. */
  wanted: string
  /** Fetches the public part of the deployment, in a language. */
  fetchOutline(lang: string): Promise<ReportOutline>
}

interface Spoken {
  pack(): Required<LanguagePack>
  payments(): PaymentWords
}

/** Fetches a language whole: what the dialogue says in it, how people answer, and the words of payments. */
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

/** Fetches what a report on the device needs. Rejects when a part of it cannot be fetched now. */
export async function fetchSupplies({ wanted, fetchOutline }: SupplyOptions): Promise<Supplies> {
  const outline = await fetchOutline(wanted)
  const { languages } = outline.profile
  const spoken: Record<string, Spoken> = {}
  const nearest = (tag: string): string => pickLanguage(tag, languages) ?? languages[0] ?? 'en'
  const speak = async (lang: string): Promise<string> => {
    spoken[lang] ??= await loadLanguage(lang)
    return lang
  }
  // All at once, so that a network that comes and goes is needed for one moment only.
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

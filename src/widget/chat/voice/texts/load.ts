import type { VoiceTexts } from '../../../../languages/tables/voice-texts.ts'
import type { UiLanguage } from '../../texts/languages.ts'

/** Voice speaks every language of the page: one that is missing does not compile. */
const voiceTexts: Record<UiLanguage, () => Promise<{ texts: VoiceTexts }>> = {
  en: () => import('../../../../languages/en/voice-texts.ts'),
  fr: () => import('../../../../languages/fr/voice-texts.ts'),
  rw: () => import('../../../../languages/rw/voice-texts.ts'),
  kj: () => import('../../../../languages/kj/voice-texts.ts'),
  tl: () => import('../../../../languages/tl/voice-texts.ts'),
  ceb: () => import('../../../../languages/ceb/voice-texts.ts'),
  ur: () => import('../../../../languages/ur/voice-texts.ts'),
  sw: () => import('../../../../languages/sw/voice-texts.ts'),
  es: () => import('../../../../languages/es/voice-texts.ts'),
  pt: () => import('../../../../languages/pt/voice-texts.ts'),
  ar: () => import('../../../../languages/ar/voice-texts.ts'),
  hi: () => import('../../../../languages/hi/voice-texts.ts'),
}

/** Rejects without a network, as the rest of voice does. */
export const loadVoiceTexts = async (lang: UiLanguage): Promise<VoiceTexts> =>
  (await voiceTexts[lang]()).texts

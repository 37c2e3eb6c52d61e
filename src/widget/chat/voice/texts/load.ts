import type { UiLanguage } from '../../texts/languages.ts'
import type { VoiceTexts } from './types.ts'

/** Voice speaks every language of the page: one that is missing does not compile. */
export const voiceTexts: Record<UiLanguage, () => Promise<{ texts: VoiceTexts }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  rw: () => import('./rw.ts'),
  kj: () => import('./kj.ts'),
  tl: () => import('./tl.ts'),
  ceb: () => import('./ceb.ts'),
  ur: () => import('./ur.ts'),
  sw: () => import('./sw.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
}

/** Rejects without a network, as the rest of voice does. */
export const loadVoiceTexts = async (lang: UiLanguage): Promise<VoiceTexts> =>
  (await voiceTexts[lang]()).texts

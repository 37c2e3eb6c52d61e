import { texts as en } from './en.ts'
import type { VoiceTexts } from './types.ts'

/** Languages that voice itself speaks; the others hear it in English. */
const files: Readonly<Record<string, () => Promise<{ texts: VoiceTexts }>>> = {
  fr: () => import('./fr.ts'),
  tl: () => import('./tl.ts'),
  es: () => import('./es.ts'),
}

/** Never rejects: what cannot be fetched is said in English. */
export const loadVoiceTexts = async (lang: string): Promise<VoiceTexts> =>
  (await files[lang]?.().catch(() => undefined))?.texts ?? en

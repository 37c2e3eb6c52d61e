import { loaderOf } from './by-code.ts'
import type { VoiceTexts } from './tables/voice-texts.ts'

/** Fetches the voice texts of a language. */
export const loadVoiceTexts = loaderOf(
  import.meta.glob<VoiceTexts>('./{??,???}/voice-texts.ts', { import: 'texts' }),
)

import { loaderOf } from './by-code.ts'
import type { VoiceTexts } from './tables/voice-texts.ts'

/** Fetches what voice says in a language. */
export const loadVoiceTexts = loaderOf(
  import.meta.glob<VoiceTexts>('./{??,???}/voice-texts.ts', { import: 'texts' }),
)

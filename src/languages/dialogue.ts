import { loaderOf } from './by-code.ts'
import type { Texts } from './tables/dialog-texts.ts'
import type { Words } from './tables/words.ts'

/** Fetches what the dialogue says in a language. */
export const loadDialogTexts = loaderOf(
  import.meta.glob<Texts>('./{??,???}/dialog-texts.ts', { import: 'texts' }),
)

/** Fetches how people answer the dialogue in a language. */
export const loadWords = loaderOf(import.meta.glob<Words>('./{??,???}/words.ts', { import: 'words' }))

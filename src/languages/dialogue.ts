import { loaderOf } from './by-code.ts'
import type { Texts } from './tables/dialog-texts.ts'
import type { PaymentWords } from './tables/reading-words.ts'
import type { Words } from './tables/words.ts'

/** Fetches what the dialogue says in a language. */
export const loadDialogTexts = loaderOf(
  import.meta.glob<Texts>('./{??,???}/dialog-texts.ts', { import: 'texts' }),
)

/** Fetches the words by which payments are read in a language. */
export const loadReadingWords = loaderOf(
  import.meta.glob<PaymentWords>('./{??,???}/reading-words.ts', { import: 'readingWords' }),
)

/** Fetches how people answer the dialogue in a language. */
export const loadWords = loaderOf(import.meta.glob<Words>('./{??,???}/words.ts', { import: 'words' }))

import type { Sleeping } from './asleep.ts'
import { loaderOf } from './by-code.ts'
import type { Texts } from './tables/dialog-texts.ts'
import type { PaymentWords } from './tables/reading-words.ts'
import type { SecretWords } from './tables/secret-words.ts'
import type { Words } from './tables/words.ts'

/** Fetches the texts of the dialogue in a language. */
export const loadDialogTexts = loaderOf(
  import.meta.glob<Sleeping<{ texts: Texts }>>('./{??,???}/dialog-texts.ts'),
)

/**
 * Fetches the words by which payments are read in a language. Those of Arabic and Hindi are too many for a
 * page: it reads numbers there, and the server all of it.
 */
export const loadReadingWords = loaderOf(
  import.meta.glob<Sleeping<{ readingWords: PaymentWords }>>(['./{??,???}/reading-words.ts', '!./{ar,hi}/*']),
)

/** Loads the words that people use to state secrets in one language. */
export const loadSecretWords = loaderOf(
  import.meta.glob<Sleeping<{ secretWords: SecretWords }>>('./{??,???}/secret-words.ts'),
)

/** Fetches how people answer the dialogue in a language. */
export const loadWords = loaderOf(import.meta.glob<Sleeping<{ words: Words }>>('./{??,???}/words.ts'))

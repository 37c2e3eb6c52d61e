import type { SecretWords } from './tables/secret-words.ts'

/**
 * The words that people use to state secrets, for all languages together: secrets are removed from the citizen's
 * words before their language is known.
 */
export const secretWords: readonly SecretWords[] = Object.values(
  import.meta.glob<SecretWords>('./{??,???}/secret-words.ts', { eager: true, import: 'secretWords' }),
)

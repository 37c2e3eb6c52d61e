import type { SecretWords } from './tables/secret-words.ts'

/**
 * How secrets are told, in all languages at once: what nobody may know is taken out of her words before anybody
 * asks in which language they are.
 */
export const secretWords: readonly SecretWords[] = Object.values(
  import.meta.glob<SecretWords>('./{??,???}/secret-words.ts', { eager: true, import: 'secretWords' }),
)

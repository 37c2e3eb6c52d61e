import { secretWords } from '../../languages/secret-words.ts'
import { createSecretFinder } from './secret-removal.ts'

/** Finds secrets in every language, because the language of a text is not known yet. */
export const secretFinder = createSecretFinder(secretWords)

/** Removes secrets in every language from a text. */
export const removeSecrets = secretFinder.remove

import { secretWords } from '../../languages/secret-words.ts'
import { createSecretFinder } from './secret-removal.ts'

/** Finds secrets in every language: nobody has asked yet in which language a text is. */
export const secretFinder = createSecretFinder(secretWords)

/** Takes secrets out of a text, in every language. */
export const removeSecrets = secretFinder.remove

import type { SecretWords } from '../../languages/tables/secret-words.ts'
import { toPlain } from '../understand/plain-text.ts'
import { cardNumbers } from './card-number.ts'
import { createSecretLexicon, type SecretLexicon } from './secret-lexicon.ts'
import type { SecretKind } from './secret-span.ts'
import { codeAlone, placeOfCode, spokenSecrets } from './spoken-secrets.ts'

/** A text with its secrets removed, and their kinds. */
export interface SecretRemoval {
  text: string
  found: SecretKind[]
  /**
   * The text is only a number that looks like a code; the citizen's earlier message decides ({@link
   * Removing}).
   */
  isNumberAlone?: true
}

/** Context of a text whose secrets are removed. */
interface Removing {
  /**
   * The citizen's previous message: if it names a code, a number alone is that code. Leave it out if the open
   * question asks for a number.
   */
  before?: string | undefined
}

/** Replacement for a secret. */
const removedMark = '•••'

/**
 * Removes PINs, one-time codes, card security codes, passwords and full card numbers from a text, in whatever
 * script, spacing or disguise of characters they are written, in digits or in words. Must be called before
 * anything is stored.
 */
export type RemoveSecrets = (text: string, removing?: Removing) => SecretRemoval

/** Finds secrets by their names in some languages. */
export interface SecretFinder {
  remove: RemoveSecrets
  /** Finds where a plain text first names a numeric secret. */
  placeOfCode(plain: string): number | undefined
}

/** Creates a finder of secrets for the languages whose words are given. */
export function createSecretFinder(words: readonly SecretWords[]): SecretFinder {
  const lexicon = createSecretLexicon(words)
  return {
    remove: (text, removing = {}) => removeBy(lexicon, text, removing),
    placeOfCode: (plain) => placeOfCode(plain, lexicon),
  }
}

function removeBy(lexicon: SecretLexicon, text: string, { before }: Removing): SecretRemoval {
  const plain = toPlain(text)
  const alone = codeAlone(plain.text, lexicon)
  const isAsked =
    alone !== undefined && before !== undefined && placeOfCode(toPlain(before).text, lexicon) !== undefined
  const spans = [
    ...cardNumbers(plain.text),
    ...spokenSecrets(plain.text, lexicon),
    ...(isAsked ? [alone] : []),
  ].sort((a, b) => a.start - b.start)
  if (spans.length === 0) return { text, found: [], ...(alone && { isNumberAlone: true }) }
  let kept = ''
  let end = 0
  const found = new Set<SecretKind>()
  for (const span of spans) {
    const from = plain.index[span.start] ?? text.length
    const to = plain.index[span.end] ?? text.length
    if (to <= end) continue
    if (from >= end) kept += text.slice(end, from) + removedMark
    end = to
    found.add(span.kind)
  }
  return { text: kept + text.slice(end), found: [...found] }
}

import type { SecretWords } from '../../languages/tables/secret-words.ts'
import { toPlain } from '../understand/plain-text.ts'
import { cardNumbers } from './card-number.ts'
import { createSecretLexicon, type SecretLexicon } from './secret-lexicon.ts'
import type { SecretKind } from './secret-span.ts'
import { codeAlone, placeOfCode, spokenSecrets } from './spoken-secrets.ts'

/** A text without what nobody may know, and what it was. */
export interface SecretRemoval {
  text: string
  found: SecretKind[]
  /** Nothing is in it but a number with the look of a code; what she said before decides ({@link Removing}). */
  isNumberAlone?: true
}

/** What is known of a text whose secrets are taken out. */
interface Removing {
  /**
   * What she said before: where it names a code, a number alone is that code. To be left out where the open question asks
   * for a number.
   */
  before?: string | undefined
}

/** What stands in the place of a secret. */
const removedMark = '•••'

/**
 * Takes PINs, one-time codes, card security codes, passwords and full card numbers out of a text, in
 * whatever script, spacing or disguise of characters they are written, in digits or in words. To be called
 * before anything is stored.
 */
export type RemoveSecrets = (text: string, removing?: Removing) => SecretRemoval

/** Finds secrets by how they are called in some languages. */
export interface SecretFinder {
  remove: RemoveSecrets
  /** Finds where a plain text first names a secret of figures. */
  placeOfCode(plain: string): number | undefined
}

/** Makes what finds secrets in the languages whose words it is given. */
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

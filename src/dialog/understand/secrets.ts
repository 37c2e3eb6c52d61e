import { cardNumbers } from './card-number.ts'
import { digitValue, withoutCompoundSigns } from './fold.ts'
import type { SecretKind } from './secret-span.ts'
import { spokenSecrets } from './secret-words.ts'

/** A text without what nobody may know, and what it was. */
export interface SecretRemoval {
  text: string
  found: SecretKind[]
}

/** What stands in the place of a secret. */
const removedMark = '•••'

/**
 * Takes PINs, one-time codes, card security codes, passwords and full card numbers out of a text, in
 * whatever script, spacing or disguise of characters they are written. To be called before anything
 * is stored.
 */
export function removeSecrets(text: string): SecretRemoval {
  const plain = toPlain(text)
  const spans = [...cardNumbers(plain.text), ...spokenSecrets(plain.text)].sort((a, b) => a.start - b.start)
  if (spans.length === 0) return { text, found: [] }
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

/** A text in plain lower-case characters, and where each of them stood in the original. */
function toPlain(text: string): { text: string; index: number[] } {
  let plain = ''
  const index: number[] = []
  let at = 0
  for (const character of text) {
    for (const part of plainOf(character)) {
      plain += part
      for (let unit = 0; unit < part.length; unit++) index.push(at)
    }
    at += character.length
  }
  index.push(text.length)
  return { text: plain, index }
}

/** Nothing for marks and invisible characters, ASCII for digits of any script, else lower case. */
function plainOf(character: string): string {
  if (/[\p{M}\p{Cf}]/u.test(character)) return ''
  const folded = withoutCompoundSigns(character).normalize('NFKD').replace(/\p{M}/gu, '')
  return folded.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit))).toLowerCase()
}

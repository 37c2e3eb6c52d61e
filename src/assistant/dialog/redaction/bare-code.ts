import type { SecretSpan } from './secret-span.ts'
import { digitsOf, hasLook, type Searched, valueFrom } from './secret-value.ts'
import { endOfPhrase } from './told-login.ts'

/** Number of digits of a code that is given on its own. */
const length = [4, 8] as const
/** Small words next to the digits: "it was", "ang sabi ko ay". */
const maxSmall = 5

/**
 * Finds the code in a message that contains only a code: "four eight two nine one three", "it was 482913".
 * The caller must check that the citizen's previous message mentioned a code.
 */
export function bareCode(searched: Searched): SecretSpan | undefined {
  const { plain, tokens, lexicon } = searched
  const from = tokens.findIndex((token) => digitsOf(token, lexicon) > 0)
  const to = tokens.findLastIndex((token) => digitsOf(token, lexicon) > 0)
  if (from < 0) return undefined
  const beside = [...tokens.slice(0, from), ...tokens.slice(to + 1)].filter(({ isMark }) => !isMark)
  const isTold = tokens.some((_, at) => endOfPhrase(tokens, at, lexicon.tells) !== undefined)
  const isSmall = beside.every(({ text }) => lexicon.between.has(text) || lexicon.is.has(text))
  if (beside.length > maxSmall || !(isSmall || isTold)) return undefined
  const value = valueFrom(searched, from, length)
  if (!value || value.end !== tokens[to]?.end) return undefined
  const isInFigures = /^[\d\s.,-]+$/.test(plain.slice(value.start, value.end))
  return isInFigures && !hasLook(plain, value) ? undefined : { kind: 'one-time-code', ...value }
}

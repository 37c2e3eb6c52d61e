import type { NamedSecret } from '../../languages/tables/secret-words.ts'
import { bareCode } from './bare-code.ts'
import { mistypedCards } from './card-number.ts'
import type { SecretLexicon, SecretName } from './secret-lexicon.ts'
import type { SecretSpan } from './secret-span.ts'
import { type Token, tokensOf, undisguise } from './secret-tokens.ts'
import {
  type Digits,
  digitsOf,
  hasLook,
  isUnit,
  type Searched,
  type Stretch,
  valueFrom,
  valueTo,
} from './secret-value.ts'
import { seedPhrases } from './seed-phrase.ts'
import { digitRuns, nearestOf } from './spoken-digits.ts'
import { toldCodes } from './told-code.ts'
import { toldLogins } from './told-login.ts'
import { passwordAfter } from './told-password.ts'

/** Number of digits of such a secret. */
const lengths: Readonly<Record<NamedSecret, Digits>> = {
  pin: [3, 8],
  'one-time-code': [4, 10],
  cvv: [3, 4],
  password: [3, 16],
}

/** The same for secrets that are not tied to their names. */
const looseLengths: typeof lengths = { ...lengths, pin: [4, 6], 'one-time-code': [6, 9] }

/** Maximum small words and marks between a name and its secret. */
const maxBetween = 18
/** Maximum other words between them if a verb or a colon ties them together. */
const maxOthers = 3
/** Maximum other words between them if nothing ties them. */
const maxLoose = 7
/** Maximum words between a verb and the name that follows: "482913 is your Harbor verification code". */
const maxOwners = 3

/**
 * Finds secrets next to their names in a plain text (see `removeSecrets`). Reads the text once, and from each
 * name only a few words further.
 */
export function spokenSecrets(text: string, lexicon: SecretLexicon): SecretSpan[] {
  return search(text, lexicon).found
}

/** Finds where a numeric secret, such as a PIN or a code, is first named. */
export const placeOfCode = (text: string, lexicon: SecretLexicon): number | undefined =>
  search(text, lexicon).named

/**
 * Finds the code in a message that contains only a code, for use after the citizen has said that one was
 * requested.
 */
export const codeAlone = (text: string, lexicon: SecretLexicon): SecretSpan | undefined =>
  bareCode(toSearched(text, lexicon))

function toSearched(text: string, lexicon: SecretLexicon): Searched {
  const plain = undisguise(text, lexicon.single)
  return { plain, tokens: tokensOf(plain), lexicon }
}

function search(text: string, lexicon: SecretLexicon): { found: SecretSpan[]; named: number | undefined } {
  const searched = toSearched(text, lexicon)
  const { plain, tokens } = searched
  const found = mistypedCards(plain, (before) => nearestOf(before, lexicon) === 'card')
  let named: number | undefined
  for (const [at, token] of tokens.entries()) {
    for (const name of lexicon.names.get(token.text) ?? []) {
      const end = endOfName(tokens, at, name)
      if (end === undefined || isHarmless(searched, { at, end }, name) || isInNumber(searched, { at, end }))
        continue
      if (name.kind !== 'password') named ??= token.start
      const secrets = [
        after(searched, end, name),
        before(searched, { at, end }, name),
        name.kind === 'password' ? passwordAfter(searched, end) : undefined,
      ]
      const spans = secrets.flatMap((secret) => (secret ? [{ kind: name.kind, ...secret }] : []))
      found.push(...spans)
      if (spans.length > 0) break
    }
  }
  const all = [
    ...found,
    ...seedPhrases(searched),
    ...toldLogins(searched),
    ...toldCodes(searched),
    ...digitRuns(searched, named !== undefined),
  ]
  return { found: all.filter((span) => span.kind !== 'one-time-code' || !isAlsoAmount(plain, span)), named }
}

/** "Type the refund code 24990 … it sent 24,990": the scammers call the amount a code. */
function isAlsoAmount(plain: string, { start, end }: Stretch): boolean {
  const digits = plain.slice(start, end)
  if (!/^\d{4,8}$/.test(digits)) return false
  const grouped = digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return plain.includes(grouped)
}

/** Marks that may stand between the words of a name. */
const joints: ReadonlySet<string> = new Set([..."'’‘`._-"])

/** Index of the token after a name; undefined if the name is not at `at`. */
function endOfName(tokens: readonly Token[], at: number, { words }: SecretName): number | undefined {
  let next = at
  for (const [index, word] of words.entries()) {
    // "CVV2 000" is named by its digit; in "CVV 2 0 0 0" it is the first of the secret.
    const isLastDigit = next > at && index === words.length - 1 && /^\d/.test(word)
    if (isLastDigit && tokens[next]?.start !== tokens[next - 1]?.end) return undefined
    if (next > at) for (let marks = 0; marks < 2 && joints.has(tokens[next]?.text ?? ''); marks++) next += 1
    if (tokens[next]?.text !== word) return undefined
    next += 1
  }
  return next
}

interface Place {
  /** The first token of a name. */
  at: number
  /** The token after it. */
  end: number
}

/** "reference code", "code de transaction": a code that is not a secret. */
function isHarmless({ tokens, lexicon }: Searched, { at, end }: Place, { isCode }: SecretName): boolean {
  if (!isCode) return false
  const near = (index: number) => (tokens[index]?.text === '-' ? undefined : tokens[index]?.text) ?? ''
  const [previous, next] = [near(at - 1) || near(at - 2), near(end)]
  const isOf = /^(?:of|de|du|d|ya|y|yo|ng|sa|for|no|number)$/.test(next)
  const following = isOf ? near(end + 1) || near(end + 2) : next
  return lexicon.harmless.has(previous) || lexicon.harmless.has(following)
}

/**
 * "Order 7PW123": letters of a number that is not a secret. "PIN4821" is one, as is "4PIN 4821"; "order
 * PW123" is not.
 */
function isInNumber({ tokens, lexicon }: Searched, { at, end }: Place): boolean {
  const isGlued = (index: number) => tokens[index]?.end === tokens[index + 1]?.start
  const next = tokens[end]?.text === '-' && isGlued(end) ? end + 1 : end
  if (!isGlued(end - 1) || !tokens[next]?.isNumber) return false
  const isBehindDigits = tokens[at - 1]?.isNumber === true && isGlued(at - 1)
  return isBehindDigits || lexicon.harmless.has(tokens[at - 1]?.text ?? '')
}

/**
 * "my PIN is 1234", "my code from the bank: 48 29 13". If other words are in between and nothing ties them,
 * as in "tinanong PIN ko, sabi ko 6210", the number must look like a secret.
 */
function after(searched: Searched, end: number, { kind }: SecretName): Stretch | undefined {
  const { plain, tokens, lexicon } = searched
  let words = 0
  let others = 0
  let isTied = false
  for (let at = end; at < end + maxBetween; at++) {
    const token = tokens[at]
    if (!token) return undefined
    const { text, isMark, isNumber } = token
    const isNear = others === 0 || (isTied && others <= maxOthers)
    if (isNumber || (isNear && digitsOf(token, lexicon) > 0)) {
      const value = valueFrom(searched, at, isNear ? lengths[kind] : looseLengths[kind])
      // "my PIN, I gave 25000": an amount.
      const isAmount = !isTied && words > 0 && plain.endsWith('000', value?.end)
      if (value && (isNear ? !isAmount : hasLook(plain, value))) return value
      if (isNumber) return undefined
    }
    if (isMark) {
      if (others > 0 && /[.!;\n]/.test(text) && /^\s/.test(plain.slice(token.end, token.end + 1)))
        return undefined
      if (/[:=]/.test(text)) isTied = true
      continue
    }
    words += 1
    if (lexicon.is.has(text)) isTied = true
    else if (!lexicon.between.has(text)) {
      others += 1
      isTied = false
      if (others > maxLoose || lexicon.harmless.has(text)) return undefined
      // "He asked for the PIN and I gave 4829": the sentence continues.
      const goesOn = [1, 2].every((ahead) => lexicon.between.has(tokens[at + ahead]?.text ?? ''))
      if ((lexicon.stops.has(text) && !goesOn) || isUnit(text, lexicon)) return undefined
    }
  }
  return undefined
}

/** "1234 is my PIN", "482913 est votre code", "1234 میرا پن ہے". */
function before(searched: Searched, { at, end }: Place, { kind }: SecretName): Stretch | undefined {
  const { tokens, lexicon } = searched
  const isVerbLast = lexicon.is.has(tokens[end]?.text ?? '')
  const isLast = tokens[end] === undefined || tokens[end]?.isMark === true
  for (let owners = 0, index = at - 1; index >= 0 && owners <= maxOwners; index--) {
    const token = tokens[index] as Token
    if (isUnit(token.text, lexicon)) return undefined
    // "I sent him 482913 the otp": the otp is not the subject of anything that follows.
    const number = tokens[index - 1]?.text === ',' ? index - 2 : index - 1
    if (isLast && determiners.has(token.text) && tokens[number]?.isNumber) {
      const value = valueTo(searched, number, looseLengths[kind])
      return value && hasLook(searched.plain, value) && !searched.plain.endsWith('000', value.end)
        ? value
        : undefined
    }
    if (token.isMark ? /[:=-]/.test(token.text) : isTie(token.text, lexicon)) {
      let last = index - 1
      for (let small = 0; small < 3 && courtesies.has(tokens[last]?.text ?? ''); small++) last -= 1
      if (tokens[last]?.isMark) last -= 1
      if (digitsOf(tokens[last], lexicon) === 0) return undefined
      const value = valueTo(searched, last, lengths[kind])
      // "25000 yung pin ko": an amount, and a new thought.
      return value && articles.has(token.text) && searched.plain.endsWith('000', value.end)
        ? undefined
        : value
    }
    if (digitsOf(token, lexicon) > 0) return isVerbLast ? valueTo(searched, index, lengths[kind]) : undefined
    if (token.isMark && !/['’]/.test(token.text)) return undefined
    if (!token.isMark && token.text.length > 1) owners += 1
  }
  return undefined
}

/** Words that tie a secret to the name after it. */
const isTie = (word: string, lexicon: SecretLexicon) =>
  articles.has(word) || ties.has(word) || lexicon.is.has(word)
const ties: ReadonlySet<string> = new Set(['as', 'yo', 'niyo', 'mao'])
/** Ties that can also start a new thought. */
const articles: ReadonlySet<string> = new Set(['ang', 'yung', 'ung', 'iyong'])
const determiners: ReadonlySet<string> = new Set(['the', 'my'])
/** Small words before ties. */
const courtesies: ReadonlySet<string> = new Set(
  'po, daw, raw, kuno, yan, iyan, ni, mao, ito, yun'.split(', '),
)

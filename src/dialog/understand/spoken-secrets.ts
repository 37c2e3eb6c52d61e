import type { NamedSecret } from '../../languages/tables/secret-words.ts'
import { createSecretLexicon, type SecretName } from './secret-lexicon.ts'
import type { SecretSpan } from './secret-span.ts'
import { type Token, tokensOf, undisguise } from './secret-tokens.ts'
import { type Digits, digitsOf, type Searched, type Stretch, valueFrom, valueTo } from './secret-value.ts'

const lexicon = createSecretLexicon()

/** Digits that such a secret has. */
const lengths: Readonly<Record<NamedSecret, Digits>> = {
  pin: [3, 8],
  'one-time-code': [4, 10],
  cvv: [3, 4],
  password: [3, 16],
}

/** Small words and marks between a name and its secret. */
const maxBetween = 14
/** Other words between them, when a verb or a colon ties them together. */
const maxOthers = 3
/** Words between a verb and the name that follows: "482913 is your Harbor verification code". */
const maxOwners = 3

/**
 * Finds secrets that stand beside their names in a plain text (see `removeSecrets`). Goes through the text once,
 * and from each name no further than a few words.
 */
export function spokenSecrets(text: string): SecretSpan[] {
  const plain = undisguise(text, lexicon.single)
  const tokens = tokensOf(plain)
  const searched: Searched = { plain, tokens, lexicon }
  const found: SecretSpan[] = []
  for (const [at, token] of tokens.entries()) {
    for (const name of lexicon.names.get(token.text) ?? []) {
      const end = endOfName(tokens, at, name)
      if (end === undefined || isHarmless(tokens, { at, end }, name)) continue
      const secrets = [
        after(searched, end, name),
        before(searched, { at, end }, name),
        password(searched, end, name),
      ]
      const spans = secrets.flatMap((secret) => (secret ? [{ kind: name.kind, ...secret }] : []))
      found.push(...spans)
      if (spans.length > 0) break
    }
  }
  return found
}

/** Marks that may stand between the words of a name. */
const joints: ReadonlySet<string> = new Set([..."'’‘`._-"])

/** Where the words after a name begin; undefined when it is not this name that stands at `at`. */
function endOfName(tokens: readonly Token[], at: number, { words }: SecretName): number | undefined {
  let next = at
  for (const word of words) {
    if (next > at) for (let marks = 0; marks < 2 && joints.has(tokens[next]?.text ?? ''); marks++) next += 1
    if (tokens[next]?.text !== word) return undefined
    next += 1
  }
  return next
}

interface Place {
  /** The first token of a name. */
  at: number
  /** The token behind it. */
  end: number
}

/** "reference code", "code de transaction": a code of something that is no secret. */
function isHarmless(tokens: readonly Token[], { at, end }: Place, { isCode }: SecretName): boolean {
  if (!isCode) return false
  const near = (index: number) => (tokens[index]?.text === '-' ? undefined : tokens[index]?.text) ?? ''
  const [previous, next] = [near(at - 1) || near(at - 2), near(end)]
  const isOf = /^(?:of|de|du|d|ya|y|yo|ng|sa|for|no|number)$/.test(next)
  const following = isOf ? near(end + 1) || near(end + 2) : next
  return lexicon.harmless.has(previous) || lexicon.harmless.has(following)
}

/** "my PIN is 1234", "my code from the bank: 48 29 13". */
function after(searched: Searched, end: number, { kind }: SecretName): Stretch | undefined {
  const { plain, tokens } = searched
  let others = 0
  let isTied = false
  for (let at = end; at < end + maxBetween; at++) {
    const token = tokens[at]
    if (!token) return undefined
    if (digitsOf(token, lexicon) > 0 && (others === 0 || isTied)) {
      const value = valueFrom(searched, at, lengths[kind])
      if (value || token.isNumber) return value
    }
    const endsSentence = token.isMark && /[.!?;\n]/.test(token.text)
    if (token.isMark) {
      if (endsSentence && others > 0 && /^\s/.test(plain.slice(token.end))) return undefined
      if (/[:=]/.test(token.text)) isTied = true
    } else if (lexicon.is.has(token.text)) isTied = true
    else if (!lexicon.between.has(token.text)) {
      others += 1
      if (token.isNumber || others > maxOthers || lexicon.stops.has(token.text)) return undefined
      if (lexicon.harmless.has(token.text) || lexicon.amounts.has(token.text)) return undefined
      isTied = false
    }
  }
  return undefined
}

/** "1234 is my PIN", "482913 est votre code", "1234 میرا پن ہے". */
function before(searched: Searched, { at, end }: Place, { kind }: SecretName): Stretch | undefined {
  const { tokens } = searched
  const isVerbLast = lexicon.is.has(tokens[end]?.text ?? '')
  for (let owners = 0, index = at - 1; index >= 0 && owners <= maxOwners; index--) {
    const token = tokens[index] as Token
    if (token.isMark ? /[:=-]/.test(token.text) : ties.has(token.text) || lexicon.is.has(token.text)) {
      const last = tokens[index - 1]?.isMark ? index - 2 : index - 1
      return digitsOf(tokens[last], lexicon) > 0 ? valueTo(searched, last, lengths[kind]) : undefined
    }
    if (digitsOf(token, lexicon) > 0) return isVerbLast ? valueTo(searched, index, lengths[kind]) : undefined
    if (token.isMark && !/['’]/.test(token.text)) return undefined
    if (!token.isMark && token.text.length > 1) owners += 1
  }
  return undefined
}

/** What ties a secret to the name behind it, beside verbs. */
const ties: ReadonlySet<string> = new Set(['as', 'yo', 'ang', 'niyo', 'mao'])

const quoted = /"[^"\n]{1,80}"|“[^”\n]{1,80}”|«[^»\n]{1,80}»|[^\s"“”«»]{3,80}/y
const lookingSo = /(?=\S*\d)(?=\S*[\p{L}!@#$%^&*_?+-])\S{5,80}/uy

/** A password may be anything: the next word after "is" or a colon, or a word that looks like one. */
function password(searched: Searched, end: number, { kind }: SecretName): Stretch | undefined {
  if (kind !== 'password') return undefined
  const { plain, tokens } = searched
  let at = end
  let isTied = false
  for (; at < end + 4; at++) {
    const token = tokens[at]
    if (!token || plain.slice(tokens[at - 1]?.end, token.start).includes('\n')) return undefined
    if (lexicon.is.has(token.text) || /^[:=]$/.test(token.text)) isTied = true
    else if (!owned.has(token.text)) break
  }
  const token = tokens[at]
  if (!token || token.start === tokens[at - 1]?.end) return undefined
  if (isTied && !lexicon.noPassword.has(token.text)) return match(quoted, plain, token.start)
  return isTied ? undefined : match(lookingSo, plain, token.start)
}

/** Words and marks between the name and the verb: "ang password ko ay". */
const owned: ReadonlySet<string> = new Set([
  'ko',
  'nako',
  'yanjye',
  'ryanjye',
  'yange',
  'mera',
  'میرا',
  '-',
  '>',
  "'",
  '’',
])

function match(pattern: RegExp, plain: string, at: number): Stretch | undefined {
  const sticky = new RegExp(pattern)
  sticky.lastIndex = at
  const found = sticky.exec(plain)
  return found ? { start: at, end: at + found[0].length } : undefined
}

import type { Phrases } from './secret-lexicon.ts'
import type { SecretSpan } from './secret-span.ts'
import type { Token } from './secret-tokens.ts'
import { isUnit, type Searched } from './secret-value.ts'

/** Maximum words between the word for a login and its value: "my login is maria", "login ko: maria". */
const maxTies = 3

/**
 * Finds passwords next to a login or after "pass:" that are not called a password: "login: maria / tinker99",
 * "pass: hunter2".
 */
export function toldLogins(searched: Searched): SecretSpan[] {
  const { tokens, lexicon } = searched
  let isLogin = false
  return tokens.flatMap((_, at) => {
    const login = endOfPhrase(tokens, at, lexicon.logins)
    isLogin ||= login !== undefined
    const pass = endOfPhrase(tokens, at, lexicon.passes)
    const secret =
      (pass === undefined ? undefined : behindPass(searched, pass, isLogin)) ??
      (login === undefined ? undefined : behindLogin(searched, login))
    return secret ? [{ kind: 'password' as const, ...secret }] : []
  })
}

/** Index of the token after a phrase; undefined if no phrase is at `at`. */
export function endOfPhrase(tokens: readonly Token[], at: number, phrases: Phrases): number | undefined {
  for (const words of phrases.get(tokens[at]?.text ?? '') ?? []) {
    let next = at
    const isHere = words.every((word) => {
      // "nag-type", "j'ai".
      while (next > at && /^[-'’]$/.test(tokens[next]?.text ?? '')) next += 1
      return tokens[next++]?.text === word
    })
    if (isHere) return next
  }
  return undefined
}

/** Letters and digits, without the punctuation of an address. */
const mixed = /^(?=.*\p{L}{3})(?=.*\d)[\p{L}\d!#$%&*_?+]+$/u
const word = /[^\s"“”«»]{3,80}/y

/**
 * Next to a login, the colon is optional if the word looks like a password: "username maria88, pass
 * tinker99".
 */
function behindPass({ plain, tokens, lexicon }: Searched, end: number, isLogin: boolean) {
  const isMarked = /^[:=]$/.test(tokens[end]?.text ?? '')
  const at = isMarked ? end + 1 : end
  const value = tokens[at]
  if (!value) return undefined
  // "Bus pass: 500 pesos".
  if (value.isNumber && isUnit(tokens[at + 1]?.text ?? '', lexicon)) return undefined
  const said = stretchAt(plain, value.start)
  const looksSo = said !== undefined && mixed.test(plain.slice(said.start, said.end))
  return isMarked || (isLogin && looksSo) ? said : undefined
}

function behindLogin({ plain, tokens, lexicon }: Searched, end: number) {
  let at = end
  for (let ties = 0; ties < maxTies; ties++) {
    const text = tokens[at]?.text ?? ''
    if (/^[:=,]$/.test(text) || lexicon.is.has(text)) at += 1
  }
  const name = tokens[at]
  if (!name || name.isMark) return undefined
  const first = stretchAt(plain, name.start)
  if (!first) return undefined
  const rest = plain.slice(first.end, first.end + 100)
  const behindSlash = /^\s*[/|]\s*(?=\S)/.exec(rest)
  const behindSpace = /^,?\s+/.exec(rest) ?? (plain[first.end - 1] === ',' ? /^\s*/.exec(rest) : null)
  const gap = behindSlash ?? behindSpace
  const second = gap && stretchAt(plain, first.end + gap[0].length)
  if (!second) return undefined
  const said = plain.slice(second.start, second.end)
  const isAddress = /[@.]\p{L}{2,}/u.test(said)
  if (isAddress) return undefined
  return behindSlash || mixed.test(said) ? second : undefined
}

function stretchAt(plain: string, at: number): { start: number; end: number } | undefined {
  const sticky = new RegExp(word)
  sticky.lastIndex = at
  const found = sticky.exec(plain)?.[0].replace(/[.,;!?)]+$/, '')
  return found && found.length >= 3 ? { start: at, end: at + found.length } : undefined
}

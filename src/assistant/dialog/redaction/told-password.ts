import type { Searched, Stretch } from './secret-value.ts'

/** Maximum characters between the name and the end of a password that looks like one. */
const lookAhead = 120

const quoted = /"[^"\n]{1,80}"|“[^”\n]{1,80}”|«[^»\n]{1,80}»|[^\s"“”«»]{3,80}/y
const lookingSo = /(?=\S*\d)(?=\S*[\p{L}!@#$%^&*_?+-])\S{5,80}/uy

/**
 * Finds the password after its name. It may be anything: the next word after "is" or a colon, a word right
 * after the name that looks like a password, or a word a little further on that can hardly be anything else
 * ("Mango2020").
 */
export function passwordAfter(searched: Searched, end: number): Stretch | undefined {
  const { plain, tokens, lexicon } = searched
  let at = end
  let isTied = false
  for (; at < end + 4; at++) {
    const token = tokens[at]
    if (!token || plain.slice(tokens[at - 1]?.end, token.start).includes('\n')) break
    if (lexicon.is.has(token.text) || /^[:=]$/.test(token.text)) isTied = true
    else if (!owned.has(token.text)) break
  }
  const token = tokens[at]
  const isApart = token !== undefined && token.start !== tokens[at - 1]?.end
  if (isApart && isTied && !lexicon.noPassword.has(token.text)) return match(quoted, plain, token.start)
  return (isApart && !isTied && match(lookingSo, plain, token.start)) || unlikeWords(searched, end)
}

/** Words and marks between the name and the verb: "ang password ko ay". */
const owned: ReadonlySet<string> = new Set([
  ...['ko', 'po', 'nako', 'yanjye', 'ryanjye', 'yange', 'mera', 'میرا'],
  ...['-', '>', "'", '’'],
])

/** Names of other words with digits that people tell along with a password. */
const otherNames: ReadonlySet<string> = new Set(['user', 'username', 'identifiant'])

function unlikeWords({ plain, tokens, lexicon }: Searched, end: number): Stretch | undefined {
  const from = tokens[end - 1]?.end ?? 0
  let before = ''
  for (const { 0: word, index } of plain.slice(from, from + lookAhead).matchAll(/[^\s"“”«»,;:=()]+/gu)) {
    const bare = word.replace(/[.?'’]+$/, '')
    const isOther = otherNames.has(before) || lexicon.harmless.has(before)
    if (!isOther && isUnlikeWords(bare, lexicon.amounts))
      return { start: from + index, end: from + index + bare.length }
    before = bare
  }
  return undefined
}

/** Letters followed by digits, more letters than digits; not a unit ("pesos500"), address or reference. */
function isUnlikeWords(word: string, amounts: ReadonlySet<string>): boolean {
  if (!/^\p{L}/u.test(word) || /[./\\-]/.test(word)) return false
  const letters = word.replace(/[^\p{L}]/gu, '')
  const figures = word.replace(/\D/g, '').length
  const isMixed = figures >= 2 || /\p{L}{3}\d\p{L}{3}/u.test(word)
  return letters.length >= 4 && isMixed && figures <= letters.length && !amounts.has(letters)
}

function match(pattern: RegExp, plain: string, at: number): Stretch | undefined {
  const sticky = new RegExp(pattern)
  sticky.lastIndex = at
  const found = sticky.exec(plain)
  return found ? { start: at, end: at + found[0].length } : undefined
}

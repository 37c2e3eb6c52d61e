/**
 * Patterns of words, as in danger-words.ts: one a line. Its words follow each other with at most four others
 * between; `a+b` stand side by side, `_` is up to eight words of any kind, `a|b.c` is one of several words or
 * phrases, `*` any beginning or ending, `¶` the end of a sentence, and `{name}` stands for the alternatives of that
 * name.
 */

/** Letters that are written in several ways, and below each the form used for comparison. */
const variants = 'ٱىیےکہھةں'
const plainForms = 'ايييكهههن'

/**
 * Normalises letters for comparison: without accents, with one form of each letter, and without doubled
 * letters.
 */
const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    // The vowels of Devanagari are marks; only its dots are removed.
    .replace(/[\u0901\u0902\u093c]|(?![\u0900-\u097f])\p{M}/gu, '')
    .replace(/[ٱىیےکہھةںـ]/g, (letter) => plainForms[variants.indexOf(letter)] ?? '')
    .replace(/(\p{L})\1+/gu, '$1')

/** Characters that replace a letter in disguised words: "s*icide", "k1ll". */
const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'il',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
  '!': 'il',
}
const disguised = ['suicide', 'suicidal', 'kill', 'killing', 'die', 'unalive']

const unmask = (token: string): string =>
  disguised.find(
    (word) =>
      word.length === token.length &&
      [...word].every((letter, i) => {
        const sign = token[i] ?? ''
        return sign === letter || /[*#_.-]/.test(sign) || disguises[sign]?.includes(letter)
      }),
  ) ?? token

/** Maximum length of a message; some characters become a whole phrase. */
const mostChars = 4_000

/** Normalises a message for comparison: a blank between words and `¶` between sentences. */
export function foldMessage(text: string): string {
  const plain = text
    .normalize('NFKC')
    .slice(0, mostChars)
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[a-z]+[a-z0-9@$!*#_.-]*[a-z]/g, (token) => (/^[a-z]+$/.test(token) ? token : unmask(token)))
    .replace(/\b(qu|[jldmnsct])['’](?=\p{L})/gu, '$1 ')
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/[.…]{2,}/g, ' ')
    .replace(/[.!?;\n؟۔।]+/g, ' ¶ ')
  return ` ${foldLetters(plain)
    .replace(/[^\p{L}\p{M}\p{N}¶]+/gu, ' ')
    .replace(/[^ ]{40,}/g, '')
    .trim()} `
}

/** Compiles the patterns of a table into one expression. */
export function compilePatterns(patterns: string, parts = ''): RegExp {
  const named = new Map<string, string>()
  const fill = (text: string): string => text.replace(/\{(\w)\}/g, (_, name) => named.get(name) ?? '')
  for (const line of foldLetters(parts).trim().split('\n'))
    named.set(line.slice(0, 1), `(?:${fill(line.slice(2))})`)
  const toWords = (alternatives: string): string =>
    `(?:${alternatives.replaceAll('*', '[^ ¶]*').replaceAll('.', ' ')}) `
  const sources = fill(foldLetters(patterns))
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .map((part) => (part === '_' ? '' : part.split('+').map(toWords).join('')))
        .join(`(?:${anyWord}){0,${mostBetween}}`),
    )
  return new RegExp(` (?:${sources.join('|')})`, 'gu')
}
const anyWord = '[^ ¶]+ '
const mostBetween = 4

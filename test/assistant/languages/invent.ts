/**
 * Translates texts into a made-up language: every English word gets an ending, so that nobody who reads English alone
 * understands the answers. Names in braces stay, and so do the values that a text is given.
 */
export function invent<T>(english: T): T {
  if (typeof english === 'string') return english.replace(/\{\w+\}|\p{L}+/gu, endWord) as T
  if (typeof english === 'function') return ((values: Values) => fill(invent(english(names)), values)) as T
  if (Array.isArray(english)) return english.map(invent) as T
  if (typeof english !== 'object' || english === null) return english
  // A key with a number is itself a word, such as "twenty".
  const entries = Object.entries(english).map(([key, value]) => [
    typeof value === 'number' ? invent(key) : key,
    invent(value),
  ])
  return Object.fromEntries(entries) as T
}

type Values = Readonly<Record<string, string>>

const endWord = (word: string): string => (word.startsWith('{') ? word : `${word}qa`)

/** Gives each value of a text its own name in braces. */
const names: Values = new Proxy({}, { get: (_, name) => `{${String(name)}}` })

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

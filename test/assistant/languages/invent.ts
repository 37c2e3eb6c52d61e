/**
 * Translates texts into a made-up language: every English word gets an ending, so that a dialogue in English
 * does not understand it. Placeholders in braces and their values stay unchanged.
 */
export function invent<T>(english: T): T {
  if (typeof english === 'string') return english.replace(/\{\w+\}|\p{L}+/gu, endWord) as T
  if (typeof english === 'function') return ((values: Values) => fill(invent(english(names)), values)) as T
  if (Array.isArray(english)) return english.map(invent) as T
  if (typeof english !== 'object' || english === null) return english
  // A key whose value is a number is itself a word, such as "twenty".
  const entries = Object.entries(english).map(([key, value]) => [
    typeof value === 'number' ? invent(key) : key,
    invent(value),
  ])
  return Object.fromEntries(entries) as T
}

type Values = Readonly<Record<string, string>>

const endWord = (word: string): string => (word.startsWith('{') ? word : `${word}qa`)

/** Replaces each value of a text with its name in braces. */
const names: Values = new Proxy({}, { get: (_, name) => `{${String(name)}}` })

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

import { compareNumber } from 'lossless-json'
import { type FieldError, Problem } from './problem.ts'

const maxDepth = 64
const dangerous: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/**
 * Matches the numbers that a double may not hold exactly: 16 digits or more, or an exponent of three digits.
 */
const suspicious = /[\d.]{16}|\d[eE][+-]?\d{3}/
/** Matches the strings and numbers of a valid JSON document; all digits are inside these. */
const textsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g

/**
 * Parses external JSON. Members that could reach a prototype are dropped.
 * @throws Problem `malformed-json`; `validation-error` if it is nested deeper than 64 levels, names a member of
 * an object twice, or contains numbers that a double cannot represent exactly
 */
export function parseJson(text: string): unknown {
  // Before parsing: a parser spends memory and time on each open level.
  const { isTooDeep, repeated } = scan(text)
  if (isTooDeep) {
    const message = `Must not be nested deeper than ${maxDepth} levels.`
    throw invalid([{ field: '$', code: 'too_deep', message }])
  }
  const value = parse(text)
  // Of two members with one name, each reader would take another one.
  if (repeated !== undefined) {
    throw invalid([{ field: repeated, code: 'repeated', message: 'Give this once.' }])
  }
  tidy(value)
  if (suspicious.test(text)) refuseInexactNumbers(text)
  return value
}

/** Returns whether a value is a JSON object, rather than a list or a single value. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a stored JSON array of texts, and leaves out anything else. */
export function textsIn(json: string): string[] {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The parser's message quotes the body, so it is only stored as the cause.
    throw new Problem('malformed-json', {
      errors: [{ field: '$', code: 'malformed', message: 'The body is not valid JSON.' }],
      cause,
    })
  }
}

/** An open object or list: the names seen in it, and the member that is being read. */
interface Level {
  /** Undefined for a list. */
  names: Set<string> | undefined
  member: string
}

/**
 * Finds out whether a document is nested deeper than the rest of the code may recurse, and the first member
 * that its object has twice. Brackets in strings do not count. A document that is not JSON gives any result.
 */
function scan(text: string): { isTooDeep: boolean; repeated: string | undefined } {
  const levels: Level[] = []
  let repeated: string | undefined
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') {
      const end = endOfText(text, at)
      const level = levels.at(-1)
      if (level?.names && repeated === undefined && isName(text, end)) {
        level.member = nameOf(text.slice(at, end))
        if (level.names.has(level.member)) repeated = pathOf(levels)
        if (!dangerous.has(level.member)) level.names.add(level.member)
      }
      at = end - 1
    } else if (sign === '[' || sign === '{') {
      if (levels.length === maxDepth) return { isTooDeep: true, repeated }
      levels.push({ names: sign === '{' ? new Set() : undefined, member: '' })
    } else if (sign === ']' || sign === '}') levels.pop()
  }
  return { isTooDeep: false, repeated }
}

/** Returns the position after a string that begins at a quotation mark. */
function endOfText(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** Returns whether a colon follows. */
function isName(text: string, from: number): boolean {
  let at = from
  while (/\s/.test(text[at] ?? '')) at++
  return text[at] === ':'
}

function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted)
  } catch {
    return quoted
  }
}

const pathOf = (levels: readonly Level[]): string =>
  levels
    .flatMap(({ names, member }) => (names ? [member] : []))
    .join('.')
    .slice(0, 200) || '$'

/** Drops dangerous members. */
function tidy(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) tidy(item)
    return
  }
  for (const key of Object.keys(value)) {
    if (dangerous.has(key)) Reflect.deleteProperty(value, key)
    else tidy(Reflect.get(value, key))
  }
}

/**
 * First characters of strings that were strings in the document, and of those that replace invalid numbers.
 */
const [textMark, faultMark] = ['s', '!'] as const

/**
 * Rejects numbers that a double cannot represent exactly. JSON.parse does not reveal how a number was
 * written, so a marked copy is parsed: each string gets the prefix `s`, and each invalid number becomes a
 * string with the prefix `!`. Runs in linear time for any input.
 */
function refuseInexactNumbers(text: string): void {
  let hasFault = false
  const marked = text.replace(textsAndNumbers, (token) => {
    if (token.startsWith('"')) return `"${textMark}${token.slice(1)}`
    const fault = faultOf(token)
    hasFault ||= fault !== undefined
    return fault === undefined ? token : `"${faultMark}${fault}"`
  })
  if (!hasFault) return
  const errors: FieldError[] = []
  findFaults(JSON.parse(marked), [], errors)
  if (errors.length > 0) throw invalid(errors)
}

/** Returns the fault of a number; undefined if JavaScript would write the same value again. */
function faultOf(token: string): 'out_of_range' | 'inexact_number' | undefined {
  const number = Number(token)
  if (!Number.isFinite(number)) return 'out_of_range'
  return compareNumber(String(number), token) === 0 ? undefined : 'inexact_number'
}

/** Collects the members that are invalid numbers, at most 100. */
function findFaults(value: unknown, path: readonly string[], errors: FieldError[]): void {
  if (typeof value === 'string' && value.startsWith(faultMark)) {
    const field = path.join('.').slice(0, 200) || '$'
    errors.push(
      value === `${faultMark}out_of_range`
        ? { field, code: 'out_of_range', message: 'Is too large a number.' }
        : { field, code: 'inexact_number', message: 'Has more digits than can be kept exactly.' },
    )
  }
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const key of Object.keys(value)) {
    if (errors.length >= 100) return
    findFaults(Reflect.get(value, key), [...path, isList ? key : key.slice(textMark.length)], errors)
  }
}

const invalid = (errors: FieldError[]) => new Problem('validation-error', { errors })

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
 * @throws Problem `malformed-json`; `validation-error` if it is nested deeper than 64 levels, or contains
 * numbers that a double cannot represent exactly
 */
export function parseJson(text: string): unknown {
  // Before parsing: a parser spends memory and time on each open level.
  if (isTooDeep(text)) {
    const message = `Must not be nested deeper than ${maxDepth} levels.`
    throw invalid([{ field: '$', code: 'too_deep', message }])
  }
  const value = parse(text)
  tidy(value)
  if (suspicious.test(text)) refuseInexactNumbers(text)
  return value
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

/**
 * Returns whether the nesting is deeper than the rest of the code may recurse; brackets in strings do not
 * count.
 */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isInText) {
      if (sign === '\\') at++
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') {
      if (++depth > maxDepth) return true
    } else if (sign === ']' || sign === '}') depth--
  }
  return false
}

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
  // An invalid member that a later one with the same name overrides does not count.
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

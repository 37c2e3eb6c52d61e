import { isSafeNumber, parse } from 'lossless-json'
import { Problem } from './problem.ts'

const maxDepth = 64
const dangerous: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** Only a number of so many digits can be more than a double holds. */
const longNumber = /[\d.]{16}/

/**
 * Parses JSON that came from outside. Members that could reach a prototype are dropped.
 * @throws Problem `malformed-json`; `validation-error` when it is nested too deep, or has a number
 * that would not be kept as it was written
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text, (key, member) => (dangerous.has(key) ? undefined : member))
  } catch (cause) {
    throw new Problem('malformed-json', {
      errors: [{ field: '$', code: 'malformed', message: 'The body is not valid JSON.' }],
      cause,
    })
  }
  if (longNumber.test(text)) refuseInexactNumbers(text)
  if (depthOf(value, 0) > maxDepth) throw invalid('too_deep', `The body is nested deeper than ${maxDepth}.`)
  return value
}

function refuseInexactNumbers(text: string) {
  parse(text, undefined, {
    parseNumber: (number) => {
      if (isSafeNumber(number)) return Number(number)
      throw invalid('inexact_number', 'A number has more digits than can be kept exactly.')
    },
  })
}

function depthOf(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return depth
  let deepest = depth + 1
  for (const member of Object.values(value)) deepest = Math.max(deepest, depthOf(member, depth + 1))
  return deepest
}

const invalid = (code: string, message: string) =>
  new Problem('validation-error', { errors: [{ field: '$', code, message }] })

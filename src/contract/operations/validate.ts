import * as z from 'zod'
import { type FieldError, Problem } from '../primitives/problem.ts'

type Issue = z.core.$ZodIssue

/** Lists the errors in the headers of an operation; each may be absent. */
export const headerErrors = (
  schemas: Readonly<Record<string, z.ZodType>> = {},
  headers: Readonly<Record<string, unknown>>,
): FieldError[] =>
  Object.entries(schemas).flatMap(([name, schema]) => {
    const issues = schema.optional().safeParse(headers[name]).error?.issues ?? []
    return toFieldErrors(
      issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })),
      headers,
    )
  })

/** Prevents a body with many small errors from producing a much larger response. */
const maxErrors = 100
const maxNameChars = 64

/**
 * Validates external input against a schema.
 * @throws Problem `validation-error` naming every wrong field
 */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  const errors = result.success ? [] : toFieldErrors(result.error.issues, value)
  errors.push(...letterCaseErrors(schema, value))
  if (result.success && errors.length === 0) return result.data
  throw new Problem('validation-error', { errors })
}

/**
 * Lists the members whose names differ only in letter case from a member of the schema that is also given:
 * some readers do not tell `Amount` from `amount`, and would take the other one. Open objects are not read.
 */
export function letterCaseErrors(schema: z.ZodType, value: unknown): FieldError[] {
  const errors: FieldError[] = []
  findLetterCase(schema, value, [], errors)
  return errors
}

function findLetterCase(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
  errors: FieldError[],
): void {
  if (typeof value !== 'object' || value === null || errors.length >= maxErrors) return
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      findLetterCase(inner.element, item, [...path, index], errors)
    }
  }
  if (!(inner instanceof z.ZodObject) || Array.isArray(value)) return
  const { shape } = inner
  const names = Object.keys(value)
  const known = names.filter((name) => Object.hasOwn(shape, name))
  for (const name of known) {
    const member = shape[name]
    if (member) findLetterCase(member, Reflect.get(value, name), [...path, name], errors)
  }
  if (known.length === names.length) return
  const byFolded = new Map(known.map((name) => [name.toLowerCase(), name]))
  for (const name of names) {
    const twin = Object.hasOwn(shape, name) ? undefined : byFolded.get(name.toLowerCase())
    if (twin === undefined || errors.length >= maxErrors) continue
    const message = `Differs only in letter case from ${fieldOf([...path, twin])}. Give it once, as ${twin}.`
    errors.push({ field: fieldOf([...path, name]), code: 'repeated', message })
  }
}

/** Returns the schema of the value itself, without wrappers and before any transformation. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in)
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isWrapper ? unwrapped(schema.unwrap()) : schema
}

/**
 * Converts the issues that zod found in `value` to field errors: one for each wrong field, at most 100, in
 * words for people and without the values that were sent.
 */
export function toFieldErrors(issues: readonly Issue[], value: unknown): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of issues.flatMap(leaves)) {
    if (errors.size >= maxErrors) break
    const field = fieldOf(issue.path)
    if (errors.has(field)) continue
    errors.set(
      field,
      isMissing(issue, value)
        ? { field, code: 'required', message: 'This field is required.' }
        : { field, code: codeOf(issue), message: messageOf(issue) },
    )
  }
  return [...errors.values()]
}

/**
 * Formats a path with dots; `$` is the whole body. Callers choose the names in open objects, so they are
 * truncated.
 */
const fieldOf = (path: readonly PropertyKey[]) =>
  path.length === 0 ? '$' : path.map((key) => String(key).slice(0, maxNameChars)).join('.')

/** Replaces the issue of a union by those of its best-fitting alternative, if any has the right type. */
function leaves(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const fitting = issue.errors.filter((errors) => !errors.some(isWrongType))
  const best = fitting.sort((a, b) => a.length - b.length)[0]
  if (!best) return [issue]
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(leaves)
}

const isWrongType = (issue: Issue) => issue.code === 'invalid_type' && issue.path.length === 0

const isMissing = (issue: Issue, value: unknown) =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union') &&
  at(value, issue.path) === undefined

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? Reflect.get(part, key)
        : undefined,
    value,
  )
}

const codeOf = (issue: Issue): string =>
  issue.code === 'custom' ? String(issue.params?.code ?? 'invalid') : issue.code

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
  null: 'null',
}
const unitWords: Record<string, string> = { string: 'character', array: 'item', set: 'item', file: 'byte' }

/** Keeps messages that a schema defines; replaces zod's own, which are written for programmers. */
function messageOf(issue: Issue): string {
  const { message } = issue
  if (!/^(Invalid|Too (small|big)|Unrecognized)/.test(message)) return toSentence(message)
  if (issue.code === 'invalid_type') return `Must be ${typeWords[issue.expected] ?? issue.expected}.`
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'invalid_union') return unionMessage(issue)
  if (issue.code === 'invalid_key') return 'The name of this member is too long or not allowed.'
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeMessage(issue)
  return 'Does not have the right form.'
}

function unionMessage(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if ('options' in issue && Array.isArray(issue.options))
    return `Must be one of: ${issue.options.join(', ')}.`
  const types = issue.errors.flatMap((errors) => errors.filter(isWrongType))
  const words = types.map((type) => ('expected' in type ? (typeWords[type.expected] ?? type.expected) : ''))
  return words.length > 0 ? `Must be ${words.join(', or ')}.` : 'Does not have the right form.'
}

function sizeMessage(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const small = issue.code === 'too_small'
  const bound = small ? issue.minimum : issue.maximum
  const unit = unitWords[issue.origin]
  if (unit !== undefined) {
    if (small && bound === 1) return 'Must not be empty.'
    return `Must have at ${small ? 'least' : 'most'} ${bound} ${unit}${bound === 1 ? '' : 's'}.`
  }
  if (issue.inclusive === false) return `Must be ${small ? 'more' : 'less'} than ${bound}.`
  return `Must be at ${small ? 'least' : 'most'} ${bound}.`
}

const toSentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`

import fc from 'fast-check'
import type * as z from 'zod'
import type { Operation } from '../../src/contract/operations/operation.ts'
import { createWav } from './audio.ts'
import { pathOf } from './operation-call.ts'
import type { ValidCall } from './valid-calls.ts'

/** A call that the relay itself must refuse. */
export interface InvalidCall {
  why: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array | FormData
}

type Json = Record<string, unknown>

/** Generates calls of an operation, each with at least one error, from a valid one. */
export function invalidCalls(operation: Operation, call: ValidCall): fc.Arbitrary<InvalidCall> {
  const { method, request } = operation
  const path = pathOf(operation, call)
  const right = { method, path, headers: call.body ? { 'content-type': 'application/json' } : {} }
  const json = call.body === undefined ? undefined : JSON.stringify(call.body)
  const kinds: fc.Arbitrary<InvalidCall>[] = [withoutKey({ ...right, why: '', ...(json && { body: json }) })]
  if (call.params && request.params) {
    kinds.push(
      wrongParams(call.params, request.params).map((params) => ({
        ...right,
        why: `path ${JSON.stringify(params)}`,
        path: pathOf(operation, { ...call, params }),
        ...(json && { body: json }),
      })),
    )
  }
  if (call.query && request.query) {
    kinds.push(
      wrongObject(call.query, request.query, text).map((query) => ({
        ...right,
        why: `query ${JSON.stringify(query)}`,
        path: `${path.split('?')[0]}?${new URLSearchParams(query as Record<string, string>)}`,
      })),
    )
  }
  if (json !== undefined && request.body)
    kinds.push(...wrongBodies(right, json, call.body ?? {}, request.body))
  if (call.form) kinds.push(wrongForm.map((form) => ({ ...right, ...form })))
  return fc.oneof(...kinds)
}

const text = fc.oneof(fc.constant(''), fc.string({ minLength: 300, maxLength: 600 }), fc.constant('\u0001'))
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  text,
  fc.constant(-1),
  fc.constant(1e308),
  fc.constant(0.5),
)

const withoutKey = (call: InvalidCall): fc.Arbitrary<InvalidCall> =>
  fc
    .oneof(
      fc.constant(undefined),
      fc.constantFrom(
        '',
        'Bearer',
        'Bearer x',
        'Basic YTpi',
        `Bearer pk_${'0'.repeat(12)}_${'A'.repeat(43)}`,
      ),
    )
    .map((authorization) => ({
      ...call,
      why: `key ${authorization}`,
      headers: { ...call.headers, authorization: authorization ?? '' },
    }))

/** Removes or replaces fields so that the schema rejects the object. */
function wrongObject(right: Json, schema: z.ZodType, values: fc.Arbitrary<unknown>): fc.Arbitrary<Json> {
  const names = fc.constantFrom(...Object.keys(right))
  const change = fc.tuple(names, fc.option(values, { nil: undefined }))
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => {
      const changed: Json = { ...right, ...Object.fromEntries(changes) }
      return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
    })
    .filter((changed) => !schema.safeParse(changed).success)
}

const wrongSegment = fc.oneof(
  fc.string({ minLength: 129, maxLength: 200, unit: fc.constantFrom('a', '1', '-') }),
  fc.constantFrom('a/b', '../x', 'a\\b', '\u0000', 'a\u0007b', ' ', '\u007f'),
)
const wrongParams = (right: Record<string, string>, schema: z.ZodType) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(right)), wrongSegment)
    .map(([name, value]) => ({ ...right, [name]: value }))
    .filter(
      (params) => !schema.safeParse(params).success || /[/\\]|\.\./.test(Object.values(params).join('')),
    )

function wrongBodies(
  call: Pick<InvalidCall, 'method' | 'path' | 'headers'>,
  json: string,
  body: Json,
  schema: z.ZodType,
): fc.Arbitrary<InvalidCall>[] {
  const notJson = fc
    .oneof(
      fc.nat(json.length - 1).map((end) => json.slice(0, end)),
      fc.string().filter((one) => !isJson(one)),
      fc.uint8Array({ minLength: 1, maxLength: 30 }).map((bytes) => Buffer.from([0xff, ...bytes])),
    )
    .map((wrong) => ({ ...call, why: 'not JSON', body: wrong }))
  const notObject = fc
    .oneof(fc.array(fc.integer()), fc.integer(), fc.constant(null), fc.string())
    .map((wrong) => ({ ...call, why: 'no object', body: JSON.stringify(wrong) }))
  const wrongType = fc
    .constantFrom(
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
    )
    .map((type) => ({ ...call, why: type, headers: { 'content-type': type }, body: json }))
  const tooLarge = fc
    .integer({ min: 64 * 1024, max: 100 * 1024 })
    .map((size) => ({ ...call, why: 'too large', body: JSON.stringify({ ...body, more: 'x'.repeat(size) }) }))
  const kinds: fc.Arbitrary<InvalidCall>[] = [notJson, notObject, wrongType, tooLarge]
  // If every field is optional and accepts many forms, an invalid one is rare.
  const wrong = wrongObject(body, schema, anything)
  kinds.push(wrong.map((changed) => ({ ...call, why: 'fields', body: JSON.stringify(changed) })))
  return kinds
}

function isJson(one: string): boolean {
  try {
    JSON.parse(one)
    return true
  } catch {
    return false
  }
}

const wrongForm = fc
  .record({
    lang: fc.option(fc.constantFrom('', '?', 'english', '12', 'a b'), { nil: undefined }),
    file: fc.constantFrom('wav', 'text', 'empty', 'none'),
    first: fc.boolean(),
    rightLang: fc.boolean(),
  })
  .filter(({ file, rightLang }) => file !== 'wav' || !rightLang)
  .map(({ lang, file, first, rightLang }) => {
    const form = new FormData()
    const named = rightLang ? 'tl' : lang
    if (first && named !== undefined) form.append('lang', named)
    const content = {
      wav: createWav(0.2),
      text: Buffer.from('not audio '.repeat(50)),
      empty: Buffer.alloc(0),
    }
    if (file !== 'none') form.append('file', new Blob([new Uint8Array(content[file])]), 'a.wav')
    if (!first && named !== undefined) form.append('lang', named)
    return { why: `form ${named} ${file}`, body: form }
  })

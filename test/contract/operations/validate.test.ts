import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { operations } from '../../../src/contract/operations/index.ts'
import { parseWith } from '../../../src/contract/operations/validate.ts'
import { type FieldError, isProblem } from '../../../src/contract/primitives/problem.ts'

function errorsOf(schema: z.ZodType, value: unknown): FieldError[] {
  try {
    parseWith(schema, value)
  } catch (error) {
    if (isProblem(error) && error.code === 'validation-error') return error.options.errors ?? []
    throw error
  }
  return []
}
const intake = operations['POST /v1/cases/intake'].request.body

describe('validation', () => {
  it('returns the value with its defaults', () => {
    const { body } = operations['POST /api/platform/v1/voice/{teamspace_id}/tts'].request
    expect(parseWith(body, { text: 'Hi' })).toEqual({
      text: 'Hi',
      lang: 'en',
      response_format: 'mp3',
      speed: 1,
    })
  })

  it('names every wrong field together, and reports missing ones as required', () => {
    const errors = errorsOf(intake, { citizen_id_hash: '', amount: -1 })
    expect(errors.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'amount too_small',
      'citizen_id_hash too_small',
      'scam_type required',
    ])
  })

  it('refuses a member that differs only in letter case from a given one, and names both', () => {
    const schema = z.looseObject({
      amount: z.number(),
      lines: z.array(z.object({ id: z.string() })).optional(),
      open: z.record(z.string(), z.unknown()).optional(),
    })
    expect(errorsOf(schema, { amount: 1, Amount: 2, AMOUNT: 3, lines: [{ id: 'a', Id: 'b' }] })).toEqual([
      {
        field: 'lines.0.Id',
        code: 'repeated',
        message: 'Differs only in letter case from lines.0.id. Give it once, as id.',
      },
      ...['Amount', 'AMOUNT'].map((field) => ({
        field,
        code: 'repeated',
        message: 'Differs only in letter case from amount. Give it once, as amount.',
      })),
    ])
    expect(errorsOf(schema, { amount: 1, Other: 2, open: { Name: 1, name: 2 } })).toEqual([])
  })

  it('calls the whole body $', () => {
    for (const body of [[], null, 'text', 7, undefined]) expect(errorsOf(intake, body)[0]?.field).toBe('$')
  })

  it.each([
    [z.string(), 7, 'Must be a text.'],
    [z.number(), '7', 'Must be a number.'],
    [z.number(), Number.POSITIVE_INFINITY, 'Must be a number.'],
    [z.number().int(), 2.5, 'Must be a whole number.'],
    [z.boolean(), 'yes', 'Must be true or false.'],
    [z.array(z.string()), {}, 'Must be a list.'],
    [z.object({}), [], 'Must be an object.'],
    [z.string().min(1), '', 'Must not be empty.'],
    [z.string().min(6), 'abc', 'Must have at least 6 characters.'],
    [z.string().max(1), 'abc', 'Must have at most 1 character.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Must have at most 2 items.'],
    [z.number().min(1), 0, 'Must be at least 1.'],
    [z.number().positive(), 0, 'Must be more than 0.'],
    [z.number().max(9), 10, 'Must be at most 9.'],
    [z.enum(['a', 'b']), 'c', 'Must be one of: a, b.'],
    [z.email(), 'x', 'Does not have the right form.'],
    [z.string().regex(/x/, 'must have an x'), 'y', 'Must have an x.'],
    [z.union([z.string(), z.number()]), true, 'Must be a text, or a number.'],
    [z.union([z.string().max(2), z.number()]), 'abc', 'Must have at most 2 characters.'],
    [
      z.record(z.string().max(1), z.number()),
      { abc: 1 },
      'The name of this member is too long or not allowed.',
    ],
  ])('explains errors in words for people: %#', (schema, value, message) => {
    expect(errorsOf(schema, value)[0]?.message).toBe(message)
  })

  it('names the available kinds if the kind is unknown, and requires one if there is none', () => {
    const schema = z.discriminatedUnion('type', [
      z.object({ type: z.literal('a') }),
      z.object({ type: z.literal('b'), n: z.number() }),
    ])
    expect(errorsOf(schema, { type: 'c' })).toEqual([
      { field: 'type', code: 'invalid_union', message: 'Must be one of: a, b.' },
    ])
    expect(errorsOf(schema, {})).toMatchObject([{ field: 'type', code: 'required' }])
    expect(errorsOf(schema, { type: 'b', n: '1' })).toMatchObject([{ field: 'n', code: 'invalid_type' }])
  })

  it('reports a missing member of any type as required', () => {
    const schema = z.object({
      kind: z.enum(['a']),
      either: z.union([z.string(), z.number()]),
      deep: z.object({ list: z.array(z.string()) }),
    })
    const errors = errorsOf(schema, { deep: {} })
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'kind required',
      'either required',
      'deep.list required',
    ])
  })

  it('never repeats the input', () => {
    const schema = z.object({
      phone: z.string().regex(/^\d+$/),
      kind: z.enum(['a', 'b']),
      at: z.object({ n: z.number() }),
      either: z.union([z.number(), z.boolean()]),
      open: z.record(z.string().max(4), z.number()),
    })
    const errors = errorsOf(schema, {
      phone: 'secret-1',
      kind: 'secret-2',
      at: { n: 'secret-3' },
      either: 'secret-4',
      open: { a: 'secret-5' },
    })
    expect(errors.map(({ field }) => field)).toEqual(['phone', 'kind', 'at.n', 'either', 'open.a'])
    expect(JSON.stringify(errors)).not.toContain('secret')
  })

  it('reports at most a hundred of many errors, and truncates long names', () => {
    expect(errorsOf(z.array(z.string()), Array(5000).fill(1))).toHaveLength(100)
    const [error] = errorsOf(z.record(z.string(), z.string()), { ['n'.repeat(5000)]: 1 })
    expect(error?.field).toHaveLength(64)
  })
})

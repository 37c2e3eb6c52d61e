import fc from 'fast-check'
import type * as z from 'zod'
import type { Operation } from '../../src/contract/operations/operation.ts'
import type { ValidCall } from './valid-calls.ts'

type Json = Record<string, unknown>

const values = fc.oneof(
  fc.constantFrom<unknown>(
    'CASE-0',
    'FRZ-none',
    'hm1:nobody',
    'ZZZZ',
    '0',
    '%',
    "'; drop table pf_case; --",
    '\u{1F4B8}',
    '2026-02-28T23:59:60Z',
    '9999-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00+14:00',
    0,
    0.01,
    99_999_999_999.99,
    1_000_000_000,
    true,
    null,
    [],
    {},
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Generates calls that the contract allows but that make no sense: ids of nothing, sums of no payment. */
export function senselessCalls({ request }: Operation, call: ValidCall): fc.Arbitrary<ValidCall> {
  return fc
    .record({
      // A URL loses dot segments before it is sent.
      params: changed(call.params, request.params).filter(
        (params) => !Object.values(params ?? {}).some((value) => /^\.{1,2}$/.test(String(value))),
      ),
      query: changed(call.query, request.query),
      body: changed(call.body, request.body),
    })
    .map(
      (parts) =>
        // Values that the schema accepts may have other types than in the valid call.
        Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as ValidCall,
    )
}

/** Changes some members to other values that the schema accepts. */
function changed(right: Json | undefined, schema: z.ZodType | undefined): fc.Arbitrary<Json | undefined> {
  if (!right || !schema || Object.keys(right).length === 0) return fc.constant(right)
  const change = fc.tuple(fc.constantFrom(...Object.keys(right)), values)
  return fc
    .array(change, { maxLength: 4 })
    .map((changes) => ({ ...right, ...Object.fromEntries(changes) }))
    .filter((one) => schema.safeParse(one).success)
}

import type * as z from 'zod'
import { letterCaseErrors, toFieldErrors } from '../../contract/operations/validate.ts'
import { toMinor } from '../../contract/primitives/money.ts'
import type { FieldError } from '../../contract/primitives/problem.ts'
import { Refusal } from './refusal.ts'

/** Members of requests that contain amounts of money. */
const moneyFields = [
  'amount',
  'dispute_amount',
  'recovery_amount',
  'originating_amount',
  'freeze_amount',
  'return_amount',
] as const

const faultMessages = {
  not_a_number: 'Must be a number.',
  out_of_range: 'Must be at most 999,999,999,999.99.',
  too_many_decimals: 'Has more decimals than the currency.',
} as const

/** How strictly input is validated. */
export interface InputOptions {
  /** Decimals of the currency. */
  exponent: number
  strictIdentifiers: boolean
}

/**
 * Validates a body or query against its schema, amounts against the currency, and identifiers; reports all
 * wrong fields together.
 * @throws Refusal `validation-error`
 */
export function checkInput(schema: z.ZodType, value: unknown, options: InputOptions): unknown {
  const parsed = schema.safeParse(value)
  const found = parsed.success ? [] : toFieldErrors(parsed.error.issues, value)
  const named = new Set(found.map(({ field }) => field))
  const errors = [
    ...found,
    ...letterCaseErrors(schema, value),
    ...moneyErrors(value, options.exponent).filter(({ field }) => !named.has(field)),
    ...(options.strictIdentifiers ? rawIdentifiers(value).map(rawError) : []),
  ]
  if (errors.length > 0 || !parsed.success) throw new Refusal('validation-error', { errors })
  return parsed.data
}

const members = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

function moneyErrors(value: unknown, exponent: number): FieldError[] {
  const body = members(value)
  return moneyFields.flatMap((field) => {
    if (typeof body[field] !== 'number') return []
    const minor = toMinor(body[field], exponent)
    return typeof minor === 'number' ? [] : [{ field, code: minor, message: faultMessages[minor] }]
  })
}

const rawError = (field: string): FieldError => ({
  field,
  code: 'raw_identifier',
  message: 'Must be a keyed hash, not the identifier itself.',
})

/** Returns the members that should be hashes but look like raw identifiers. */
export const rawIdentifiers = (value: unknown): string[] =>
  Object.entries(members(value))
    .filter(([name, member]) => name.endsWith('_hash') && typeof member === 'string' && looksRaw(member))
    .map(([name]) => name)

const looksRaw = (text: string) => /^\d{6,20}$/.test(text) || text.includes('@')

/** Returns the members that are not in the schema. Names that could be personal data are omitted. */
export function unknownMembers(schema: z.ZodType, value: unknown): string[] {
  const shape = shapeOf(schema)
  if (!shape) return []
  return Object.keys(members(value))
    .filter((name) => !Object.hasOwn(shape, name) && /^\w{1,64}$/.test(name))
    .slice(0, 20)
}

const shapeOf = (schema: z.ZodType): object | null =>
  'shape' in schema && typeof schema.shape === 'object' ? schema.shape : null

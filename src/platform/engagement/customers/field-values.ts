import * as z from 'zod'
import type { FieldTable } from '../../../storage/tables/people.ts'

type FieldShape = Pick<FieldTable, 'type' | 'select_options' | 'single_select_options'>

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text.trim())
const instant = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()])
const isInstant = (text: string) => instant.safeParse(text).success
const optionsOf = (json: string | null): string[] => (json === null ? [] : JSON.parse(json))

/** Values that each type of field accepts: as a description and as a check. */
const checks: Record<string, { wants: string; holds: (value: unknown, field: FieldShape) => boolean }> = {
  text: { wants: 'a text', holds: (value) => typeof value === 'string' },
  number: {
    wants: 'a number',
    holds: (value) => typeof value === 'number' || (typeof value === 'string' && isNumber(value)),
  },
  boolean: {
    wants: 'true or false',
    holds: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  },
  datetime: { wants: 'a date and time', holds: (value) => typeof value === 'string' && isInstant(value) },
  select: {
    wants: 'a list of the options',
    holds: (value, field) => {
      const options = optionsOf(field.select_options)
      const chosen = Array.isArray(value) ? value : [value]
      return chosen.every((one) => typeof one === 'string' && options.includes(one))
    },
  },
  single_select: {
    wants: 'one of the options',
    holds: (value, field) =>
      typeof value === 'string' && optionsOf(field.single_select_options).includes(value),
  },
}

/** Describes what is wrong with a value for a field; undefined if it is valid. */
export function faultOf(field: FieldShape, value: unknown): string | undefined {
  const check = checks[field.type]
  if (!check) return 'This field has an unknown type.'
  return check.holds(value, field) ? undefined : `This field takes ${check.wants}.`
}

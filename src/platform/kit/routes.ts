import { toMinor } from '../../contract/primitives/money.ts'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'
import type { UnitsOfWork } from './unit-of-work.ts'

/** Dependencies of the sandbox routes. */
export interface RoutesOptions {
  context: Context
  units: UnitsOfWork
}

/**
 * Converts an amount in major units to minor units.
 * @throws Refusal `validation-error` naming the field
 */
export function readMinor({ profile }: Context, amount: number, field: string): number {
  const value = toMinor(amount, profile.currencyExponent)
  if (typeof value === 'number') return value
  throw new Refusal('validation-error', {
    errors: [{ field, code: value, message: 'Is no amount of this currency.' }],
  })
}

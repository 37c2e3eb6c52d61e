import type * as z from 'zod'
import type { configFile } from '../../src/relay/config/file.ts'
import { defaultCapacity } from '../../src/relay/security/rate-limits/capacity.ts'
import { type LimitRow, limitTable } from '../../src/relay/security/rate-limits/limit-table.ts'

const times = (limits: object, factor: number) =>
  Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit * factor]))

/**
 * Limits that are never reached, except in tests of the limits: all visitors come from one address within
 * seconds.
 */
export const generousLimits = {
  limits: Object.fromEntries(
    Object.entries(limitTable).map(([name, { perMinute, perDay = {} }]: [string, LimitRow]) => [
      name,
      {
        perMinute: times(perMinute, 100),
        ...(Object.keys(perDay).length > 0 && { perDay: times(perDay, 100) }),
      },
    ]),
  ),
  capacity: {
    connectionsPerAddress: defaultCapacity.connections,
    streamsPerAddress: defaultCapacity.streams,
    bodiesPerAddress: defaultCapacity.bodies,
    waiting: 100_000,
    // A busy test machine is always late.
    lateMs: 60_000,
  },
} as Pick<z.input<typeof configFile>, 'limits' | 'capacity'>

import type * as z from 'zod'
import type { configFile } from '../../src/relay/config/file.ts'
import { defaultCapacity } from '../../src/relay/security/rate-limits/capacity.ts'
import { type LimitRow, limitTable } from '../../src/relay/security/rate-limits/limit-table.ts'

const times = (limits: object, factor: number) =>
  Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit * factor]))

/** Limits that no test meets which is not about limits: all its visitors come from one address within seconds. */
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
    // A test machine that is busy is late all the time.
    lateMs: 60_000,
  },
} as Pick<z.input<typeof configFile>, 'limits' | 'capacity'>

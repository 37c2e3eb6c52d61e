import * as z from 'zod'
import { defaultCapacity } from '../security/rate-limits/capacity.ts'
import {
  type BucketLimits,
  type LimitRow,
  type LimitSettings,
  limitTable,
} from '../security/rate-limits/limit-table.ts'

/** Limits and capacity in the configuration. Documented in docs/settings.md. */

const count = z.number().int().min(1).max(100_000_000)

/** Descriptions of the buckets. */
const shareOf: Readonly<Record<keyof BucketLimits, string>> = {
  address: 'from one address',
  chat: 'in one chat',
  channel: 'in one channel',
  all: 'in all',
}

const bucketLimits = (defaults: BucketLimits, unit: string) => {
  const shape = Object.fromEntries(
    Object.entries(defaults).map(([bucket, limit]) => [
      bucket,
      count.default(limit).describe(`${shareOf[bucket as keyof BucketLimits]}, ${unit}`),
    ]),
  )
  const schema = z.strictObject(shape)
  return schema.default(schema.parse({}) as z.output<typeof schema>)
}

const limitRow = ({ what, perMinute, perDay }: LimitRow) => {
  const schema = z.strictObject({
    perMinute: bucketLimits(perMinute, 'a minute'),
    ...(perDay && { perDay: bucketLimits(perDay, 'a day (UTC)') }),
  })
  return schema.default(schema.parse({})).describe(what)
}

const allLimits = z.strictObject(
  Object.fromEntries(Object.entries(limitTable).map(([name, row]) => [name, limitRow(row)])),
)

/** Schema of the limits; each number of the table can be overridden. */
export const limitSettings = allLimits
  .default(allLimits.parse({}) as z.output<typeof allLimits>)
  // Built from the table, whose names the compiler loses in Object.fromEntries.
  .transform((settings) => settings as unknown as LimitSettings)

const most = (limit: number) => z.number().int().min(1).max(1_000_000).default(limit)
const ms = (limit: number) => z.number().int().min(1).max(86_400_000).default(limit)

/** Schema of the server's capacity. */
export const capacitySettings = z.strictObject({
  connections: most(defaultCapacity.connections).describe(
    'connections open at a time; beyond them requests are answered with 503 and `Retry-After`',
  ),
  connectionsPerAddress: most(defaultCapacity.connectionsPerAddress).describe(
    'by one address; not counted behind `trustedProxies`, whose own they are',
  ),
  streams: most(defaultCapacity.streams).describe(
    'event streams and long polls open at a time, a quarter of them for addresses that have none; then 503',
  ),
  streamsPerAddress: most(defaultCapacity.streamsPerAddress).describe('by one address'),
  bodies: most(defaultCapacity.bodies).describe('request bodies that are arriving at a time; then 503'),
  bodiesPerAddress: most(defaultCapacity.bodiesPerAddress).describe('by one address'),
  headersMs: ms(defaultCapacity.headersMs).describe('the head of a request must have arrived within this'),
  requestMs: ms(defaultCapacity.requestMs).describe(
    'a whole request, with the largest upload, must have arrived within this',
  ),
  keepAliveMs: ms(defaultCapacity.keepAliveMs).describe(
    'an idle connection is kept so long for another request',
  ),
  requestsPerConnection: most(defaultCapacity.requestsPerConnection).describe(
    'then the connection is closed, and the next request opens another',
  ),
  turns: most(defaultCapacity.turns).describe(
    'chats opened and messages taken at the same time; the next turn goes to the address that has had fewest lately',
  ),
  waiting: most(defaultCapacity.waiting).describe(
    'that wait for a turn; of more, the busiest address gets 503',
  ),
  lateMs: ms(defaultCapacity.lateMs).describe(
    'when the server is later than this, addresses that have used more than a quarter of their share are answered with 503',
  ),
})

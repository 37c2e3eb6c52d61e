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
  all: 'in total',
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
    perMinute: bucketLimits(perMinute, 'per minute'),
    ...(perDay && { perDay: bucketLimits(perDay, 'per UTC day') }),
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
    'maximum open connections; beyond that, requests get 503 and `Retry-After`',
  ),
  connectionsPerAddress: most(defaultCapacity.connectionsPerAddress).describe(
    'from one address; not counted with `trustedProxies`, since the connections are those of the proxies',
  ),
  streams: most(defaultCapacity.streams).describe(
    'maximum open event streams and long polls, a quarter of them reserved for addresses that have none; then 503',
  ),
  streamsPerAddress: most(defaultCapacity.streamsPerAddress).describe('the same, from one address'),
  bodies: most(defaultCapacity.bodies).describe(
    'maximum request bodies that arrive at the same time; then 503',
  ),
  bodiesPerAddress: most(defaultCapacity.bodiesPerAddress).describe('the same, from one address'),
  headersMs: ms(defaultCapacity.headersMs).describe('timeout for the head of a request'),
  requestMs: ms(defaultCapacity.requestMs).describe(
    'timeout for a whole request, including the largest upload',
  ),
  keepAliveMs: ms(5000)
    .unwrap()
    .optional()
    .describe(
      'how long an idle connection stays open; by default 5000, and 75000 with `trustedProxies`. It must be longer than at the proxy in front',
    ),
  requestsPerConnection: most(defaultCapacity.requestsPerConnection).describe(
    'number of requests after which a connection is closed',
  ),
  turns: most(defaultCapacity.turns).describe(
    'chats opened and messages accepted at the same time; the next turn goes to the address with the fewest recent ones',
  ),
  waiting: most(defaultCapacity.waiting).describe(
    'maximum requests that wait for a turn; beyond that, the busiest address gets 503',
  ),
  lateMs: ms(defaultCapacity.lateMs).describe(
    'event-loop delay beyond which addresses that have used more than a quarter of their limit get 503',
  ),
})

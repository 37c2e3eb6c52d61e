/** Limits on what the server holds open at a time. Times are in milliseconds. */
export interface Capacity {
  connections: number
  connectionsPerAddress: number
  streams: number
  streamsPerAddress: number
  bodies: number
  bodiesPerAddress: number
  /** Time limit for the request headers to arrive. */
  headersMs: number
  /** Time limit for a whole request to arrive, including the largest upload. */
  requestMs: number
  /** An idle keep-alive connection is closed after this. Default: 5 s, and 75 s behind a proxy. */
  keepAliveMs?: number | undefined
  requestsPerConnection: number
  /** How many chats are opened and messages processed concurrently. */
  turns: number
  /** How many more may wait for their turn. */
  waiting: number
  /** Event loop delay from which busy addresses are asked to wait. */
  lateMs: number
}

/**
 * Default capacity. A branch of 30 people needs 180 HTTP/1.1 browser connections and as many streams as it
 * has devices.
 */
export const defaultCapacity: Capacity = {
  connections: 5000,
  connectionsPerAddress: 256,
  streams: 4000,
  streamsPerAddress: 100,
  bodies: 500,
  bodiesPerAddress: 100,
  headersMs: 10_000,
  requestMs: 900_000,
  requestsPerConnection: 1000,
  turns: 4,
  waiting: 100,
  lateMs: 200,
}

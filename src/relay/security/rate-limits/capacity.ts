/** Says how much the server holds open at a time. Times in milliseconds. */
export interface Capacity {
  connections: number
  connectionsPerAddress: number
  streams: number
  streamsPerAddress: number
  bodies: number
  bodiesPerAddress: number
  /** The head of a request must have arrived within this. */
  headersMs: number
  /** A whole request, with the largest upload, must have arrived within this. */
  requestMs: number
  /** A connection that is kept for another request is closed after this. */
  keepAliveMs: number
  requestsPerConnection: number
  /** Chats opened and messages taken at the same time. */
  turns: number
  /** How many more may wait for theirs. */
  waiting: number
  /** The event loop may be so late until busy addresses are asked to wait. */
  lateMs: number
}

/**
 * Sets what a deployment does not configure. A branch of 30 people needs 180 connections of HTTP/1.1 browsers
 * and as many streams as it has devices.
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
  keepAliveMs: 5000,
  requestsPerConnection: 1000,
  turns: 4,
  waiting: 100,
  lateMs: 200,
}

import type { Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import { Server as SocketServer } from 'node:net'
import type { Cancel, Timers } from '../../contract/primitives/timers.ts'
import type { OpenStream } from '../../relay/citizen-api/chat/chat-streams.ts'

/** How long a stopping server keeps the idle connections of a load balancer, in milliseconds. */
export const balancerLingerMs = 5_000
/** How long open requests may take to finish when the process stops, in milliseconds. */
const stopWithinMs = 20_000
/**
 * Interval at which streams are ended, in milliseconds, so that their pages do not all reconnect to another
 * relay at the same time.
 */
const streamPaceMs = 1
/** Time within which all streams are ended, in milliseconds. */
const streamsWithinMs = 5_000

/** Ends streams one after the other. */
function endSpread(streams: ReadonlySet<OpenStream>, timers: Timers): void {
  const all = [...streams]
  const paceMs = Math.min(streamPaceMs, streamsWithinMs / all.length)
  for (const [index, stream] of all.entries()) timers.setTimeout(() => stream.abort(), index * paceMs)
}

/** Options for closing a server. */
export interface CloseOptions {
  /** The event streams of the server. */
  streams: ReadonlySet<OpenStream>
  /**
   * How long idle connections stay open, in milliseconds: a load balancer may be about to send a request on
   * one, and could not tell whether it was received. Each response in this time is the last on its
   * connection. Default: not at all.
   */
  lingerMs?: number | undefined
  timers: Timers
}

/**
 * Stops accepting connections, and resolves when all are closed; those that do not finish in time are cut.
 */
export async function closeServer(
  server: Server | SecureServer,
  { streams, lingerMs, timers }: CloseOptions,
): Promise<void> {
  const stopDeadline = timers.setTimeout(() => server.closeAllConnections(), stopWithinMs)
  endSpread(streams, timers)
  if (lingerMs !== undefined) {
    await takeLastRequests(server, lingerMs, timers)
    // Streams opened in the meantime on existing connections.
    endSpread(streams, timers)
  }
  // A keep-alive connection becomes idle only when its open request has been answered.
  const stopSweeps = timers.setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  stopSweeps()
  stopDeadline()
}

/** Resolves when all connections are closed, or after `ms`. */
async function takeLastRequests(server: Server | SecureServer, ms: number, timers: Timers): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  let cancel: Cancel | undefined
  await Promise.race([
    // The close method of http would close idle connections immediately.
    new Promise<void>((resolve) => SocketServer.prototype.close.call(server, () => resolve())),
    new Promise<void>((resolve) => {
      cancel = timers.setTimeout(resolve, ms)
    }),
  ])
  cancel?.()
}

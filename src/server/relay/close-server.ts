import type { Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import { Server as SocketServer } from 'node:net'
import type { Cancel, Timers } from '../../contract/primitives/timers.ts'
import type { OpenStream } from '../../relay/citizen-api/chat/chat-streams.ts'

/** How long open requests may take to end when the process stops, in milliseconds. */
const stopWithinMs = 20_000
/** Streams end at this pace, in milliseconds each, so that their pages do not all come to another relay at once. */
const streamPaceMs = 1
/** And within so long, in milliseconds. */
const streamsWithinMs = 5_000

/** Ends streams one after the other. */
function endSpread(streams: ReadonlySet<OpenStream>, timers: Timers): void {
  const all = [...streams]
  const paceMs = Math.min(streamPaceMs, streamsWithinMs / all.length)
  for (const [index, stream] of all.entries()) timers.setTimeout(() => stream.abort(), index * paceMs)
}

/** Says how a server is closed. */
export interface CloseOptions {
  /** The event streams of the server. */
  streams: ReadonlySet<OpenStream>
  /**
   * How long idle connections are left open, in milliseconds: a balancer may be about to send a request on one, and would not
   * know whether it was heard. Each answer meanwhile is the last of its connection. Default: not at all.
   */
  lingerMs?: number | undefined
  timers: Timers
}

/** Takes no new connection, and resolves when all are closed; those that do not end in time are cut. */
export async function closeServer(
  server: Server | SecureServer,
  { streams, lingerMs, timers }: CloseOptions,
): Promise<void> {
  const stopDeadline = timers.setTimeout(() => server.closeAllConnections(), stopWithinMs)
  endSpread(streams, timers)
  if (lingerMs !== undefined) {
    await takeLastRequests(server, lingerMs, timers)
    // Those that came meanwhile on connections that were open.
    endSpread(streams, timers)
  }
  // A connection that is kept alive becomes idle only when its open request has been answered.
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
    // The one of http would close what is idle at once.
    new Promise<void>((resolve) => SocketServer.prototype.close.call(server, () => resolve())),
    new Promise<void>((resolve) => {
      cancel = timers.setTimeout(resolve, ms)
    }),
  ])
  cancel?.()
}

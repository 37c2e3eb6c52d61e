import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { realTimers, type Timers } from '../contract/primitives/timers.ts'

/** How long a body is still read after its response, in milliseconds. */
const lingerMs = 10_000

/**
 * Lets a body that is still arriving when its response has been sent run to its end, for at most ten seconds,
 * even if the connection closes after the response. Closing earlier would be a reset, which discards the
 * response before a client that is still sending can read it.
 */
export function hangUpAfterBody(
  req: IncomingMessage,
  res: ServerResponse,
  timers: Timers = realTimers,
): void {
  // Registered before Node's own listener, which closes the connection.
  res.prependOnceListener('finish', () => {
    if (!req.complete && !req.destroyed) linger(req, req.socket, timers)
  })
}

function linger(req: IncomingMessage, socket: Socket, timers: Timers): void {
  let isToClose = false
  socket.destroySoon = () => {
    isToClose = true
  }
  const cancel = timers.setTimeout(() => socket.destroy(), lingerMs)
  const over = () => {
    cancel()
    // Uncovers the socket's original method, which is on its class.
    Reflect.deleteProperty(socket, 'destroySoon')
    if (isToClose) socket.destroySoon()
  }
  req.once('close', over)
}

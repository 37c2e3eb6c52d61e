import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { realTimers, type Timers } from '../contract/primitives/timers.ts'

/** What is still being sent after its answer is read for so long, in milliseconds. */
const lingerMs = 10_000

/**
 * Lets a body that is still arriving when its answer is out run to its end, for ten seconds at most, also where the
 * connection is to close with the answer: a close in between is a reset, which takes the answer away from who is still
 * sending.
 */
export function hangUpAfterBody(
  req: IncomingMessage,
  res: ServerResponse,
  timers: Timers = realTimers,
): void {
  // Before node's own listener, which is what closes.
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
    // The socket's own is that of its class.
    Reflect.deleteProperty(socket, 'destroySoon')
    if (isToClose) socket.destroySoon()
  }
  req.once('close', over)
}

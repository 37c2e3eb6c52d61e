import type { IncomingMessage, ServerResponse } from 'node:http'
import { isProblem, Problem, toProblemDocument } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { problemHeaders, sendDocument } from '../../../http/problem-answers.ts'
import type { ProxiedCall } from './call.ts'

/** Ends a call with a problem, and aborts its upstream request. */
export function refuse(call: ProxiedCall, error: unknown): void {
  if (call.over) return
  call.over = true
  call.hostCall?.abort()
  const { context, res, req, requestId, limitHeaders = [], editionHeaders } = call
  const problem = isProblem(error) ? error : new Problem('internal', { cause: error })
  if (!isProblem(error)) {
    context.logger.error(
      { err: error, requestId, operation: call.operation.id },
      'a call failed unexpectedly',
    )
  }
  // The head has been sent, so cutting the connection is the only way to show that the response is
  // incomplete.
  if (res.headersSent) return void res.destroy()
  drain(req, res, context.timers)
  sendDocument(res, toProblemDocument(problem, requestId), [
    ...limitHeaders,
    ...editionHeaders,
    ...Object.entries(problemHeaders(problem)).flat(),
  ])
}

/** How much of a rejected body is read at most. */
const maxDrainBytes = 32 * 1024 * 1024
const maxDrainMs = 30_000

/**
 * Reads and discards the rest of a rejected body, within limits, so that a caller who is still sending can
 * read the response.
 */
function drain(req: IncomingMessage, res: ServerResponse, timers: Timers): void {
  if (req.complete || req.destroyed) return
  let left = maxDrainBytes
  const cancel = timers.setTimeout(() => req.socket.destroy(), maxDrainMs)
  res.once('close', cancel)
  req.once('close', cancel)
  req.removeAllListeners('data')
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) req.socket.destroy()
  })
  req.resume()
}

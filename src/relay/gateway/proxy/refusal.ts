import type { IncomingMessage, ServerResponse } from 'node:http'
import { isProblem, Problem, toProblemDocument } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { problemHeaders, sendDocument } from '../../../http/problem-answers.ts'
import type { ProxiedCall } from './call.ts'

/** Ends a call with a problem, and whatever upstream was doing for it. */
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
  // The head is out: all that is left is to show that the answer is not whole.
  if (res.headersSent) return void res.destroy()
  drain(req, res, context.timers)
  sendDocument(res, toProblemDocument(problem, requestId), [
    ...limitHeaders,
    ...editionHeaders,
    ...Object.entries(problemHeaders(problem)).flat(),
  ])
}

/** More than this of a refused body is not waited for. */
const maxDrainBytes = 32 * 1024 * 1024
const maxDrainMs = 30_000

/**
 * Lets the rest of a refused body run out, so that the caller, who is still sending, gets to read
 * the answer; within bounds.
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

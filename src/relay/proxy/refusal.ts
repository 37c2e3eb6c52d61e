import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  isProblem,
  Problem,
  type ProblemDocument,
  toProblemDocument,
} from '../../contract/primitives/problem.ts'
import type { Call } from './call.ts'

/** Ends a call with a problem, and whatever upstream was doing for it. */
export function refuse(call: Call, error: unknown): void {
  if (call.over) return
  call.over = true
  call.hostCall?.abort()
  const { context, res, req, requestId, limitHeaders = [] } = call
  const problem = isProblem(error) ? error : new Problem('internal', { cause: error })
  if (!isProblem(error)) {
    context.logger.error(
      { err: error, requestId, operation: call.operation.id },
      'a call failed unexpectedly',
    )
  }
  // The head is out: all that is left is to show that the answer is not whole.
  if (res.headersSent) return void res.destroy()
  drain(req, res)
  sendDocument(res, toProblemDocument(problem, requestId), [
    ...limitHeaders,
    ...problemHeaders(problem),
    'x-request-id',
    requestId,
  ])
}

/** Writes a problem document. `headers` is a flat list of names and values. */
export function sendDocument(res: ServerResponse, document: ProblemDocument, headers: string[]): void {
  const body = Buffer.from(JSON.stringify(document))
  res.writeHead(document.status, [
    'content-type',
    'application/problem+json',
    'content-length',
    String(body.length),
    'cache-control',
    'no-store',
    ...headers,
  ])
  res.end(body)
}

function problemHeaders({ status, options: { retryAfterMs } }: Problem): string[] {
  return [
    ...(retryAfterMs === undefined
      ? []
      : ['retry-after', String(Math.max(1, Math.ceil(retryAfterMs / 1000)))]),
    ...(status === 401 ? ['www-authenticate', 'Bearer'] : []),
    // Its body may never end.
    ...(status === 408 ? ['connection', 'close'] : []),
  ]
}

/** More than this of a refused body is not waited for. */
const maxDrainBytes = 32 * 1024 * 1024
const maxDrainMs = 30_000

/**
 * Lets the rest of a refused body run out, so that the caller, who is still sending, gets to read
 * the answer; within bounds.
 */
function drain(req: IncomingMessage, res: ServerResponse): void {
  if (req.complete || req.destroyed) return
  let left = maxDrainBytes
  const timer = setTimeout(() => req.socket.destroy(), maxDrainMs)
  timer.unref()
  res.once('close', () => clearTimeout(timer))
  req.once('close', () => clearTimeout(timer))
  req.removeAllListeners('data')
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) req.socket.destroy()
  })
  req.resume()
}

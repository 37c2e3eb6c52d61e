import type { Readable } from 'node:stream'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import type { Credential } from '../upstream/credentials.ts'
import { startHostCall } from '../upstream/host-call.ts'
import type { UpstreamRequest } from '../upstream/upstream.ts'
import { createAnswer, toSilence } from './answer.ts'
import { allow, deadlineOf, type ProxiedCall } from './call.ts'
import { toUpstreamHeaders } from './headers.ts'
import { refuse } from './refusal.ts'

/** Calls upstream and sends its response. The call ends on every path. */
export function forward(
  call: ProxiedCall,
  credential: Credential | undefined,
  body: Buffer | Readable | null,
): void {
  const { operation, req } = call
  const headers = toUpstreamHeaders(call, credential)
  const length = req.headers['content-length']
  if (length !== undefined && body !== null && !Buffer.isBuffer(body)) headers['content-length'] = length
  const request: UpstreamRequest = {
    method: operation.method,
    path: req.url ?? '/',
    headers,
    body,
  }
  expectAnswer(call)
  attempt(call, request, credential)
}

/** Gives the host the operation's time limit for its next step: to accept more of the body, or to respond. */
export function expectAnswer(call: ProxiedCall): void {
  const { operation, context } = call
  allow(call, deadlineOf(operation, context.timing), () => {
    call.hostCall?.late()
    context.logger.warn(
      { requestId: call.requestId, operation: operation.id },
      'an answer did not come in time',
    )
    const again = operation.retry === 'never' ? {} : { retryAfterMs: 5000 }
    refuse(call, new Problem('upstream-timeout', again))
  })
}

function attempt(call: ProxiedCall, request: UpstreamRequest, credential: Credential | undefined): void {
  const { context, host } = call
  call.attempts += 1
  const onSilence = (error: Error) => {
    // The circuit breaker is open.
    if (isProblem(error)) return refuse(call, error)
    if (mayRepeat(call, request)) {
      host.count('retried')
      context.timers.setTimeout(() => {
        if (!call.over) attempt(call, request, credential)
      }, context.timing.retryDelayMs)
      return
    }
    const { requestId, operation } = call
    context.logger.warn(
      { requestId, operation: operation.id, code: codeOf(error) },
      'upstream did not answer',
    )
    refuse(call, toSilence(call, error))
  }
  call.hostCall = startHostCall(host, request, createAnswer(call, credential, onSilence))
  // It may have failed before `call.hostCall` was assigned.
  if (call.over) call.hostCall.abort()
}

/**
 * Returns whether the call can be retried: it is idempotent, its body can be sent again, and this was the
 * first attempt.
 */
function mayRepeat({ attempts, operation, req }: ProxiedCall, { body }: UpstreamRequest): boolean {
  if (attempts > 1 || (body !== null && !Buffer.isBuffer(body))) return false
  if (operation.retry === 'keyed') return req.headers['idempotency-key'] !== undefined
  return operation.retry === 'safe'
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.name)

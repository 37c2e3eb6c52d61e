import { Readable } from 'node:stream'
import type { Operation } from '../../contract/operations/operation.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { HostRoute } from './hosts.ts'
import { type AnswerHeaders, type Flow, InvalidAnswer } from './upstream.ts'

/** A call of the relay's own to one of the operations, whose answer is read as it comes. */
export interface StreamRequest {
  operation: Operation
  path: string
  teamspaceId: string
  headers: Record<string, string>
  body: Uint8Array | Readable
  /** For the beginning of the answer, in milliseconds. */
  deadlineMs: number
  signal?: AbortSignal | undefined
}

export interface StreamAnswer {
  status: number
  headers: AnswerHeaders
  /** To be read to its end or destroyed. */
  body: Readable
}

/**
 * Calls a host with its credential put in.
 * @throws Problem `upstream-unreachable`, `upstream-timeout`, `upstream-invalid` or `client-closed`
 */
export function callHost(host: HostRoute, request: StreamRequest): Promise<StreamAnswer> {
  const { operation, teamspaceId, signal, deadlineMs } = request
  const credential = host.credentials.credentialFor(operation.auth, teamspaceId)
  if (!credential) {
    return Promise.reject(
      new Problem('upstream-unreachable', { detail: 'There is no secret for the voice.' }),
    )
  }
  const waitMs = host.breaker.wait()
  if (waitMs > 0) return Promise.reject(new Problem('upstream-unreachable', { retryAfterMs: waitMs }))

  return new Promise((resolve, reject) => {
    let flow: Flow | undefined
    let begun = false
    let over = false
    const body = new Readable({
      read: () => flow?.resume(),
      destroy(error, done) {
        if (!over) flow?.abort()
        over = true
        done(error)
      },
    })
    const settle = (outcome: 'answered' | 'silent' | 'left'): void => {
      if (begun) return
      begun = true
      clearTimeout(timer)
      host.breaker.report(outcome)
    }
    const giveUp = (outcome: 'silent' | 'left', problem: Problem): void => {
      if (begun) return
      settle(outcome)
      over = true
      flow?.abort()
      reject(problem)
    }
    const timer = setTimeout(() => giveUp('silent', new Problem('upstream-timeout')), deadlineMs)
    const onLeft = (): void => {
      giveUp('left', new Problem('client-closed'))
      body.destroy()
    }
    if (signal?.aborted) return onLeft()
    signal?.addEventListener('abort', onLeft, { once: true })

    flow = host.upstream.send(
      {
        host: operation.host,
        method: operation.method,
        path: request.path,
        headers: { ...request.headers, [credential.header]: credential.value },
        body: request.body,
      },
      {
        onStart(status, headers) {
          settle('answered')
          resolve({ status, headers, body })
        },
        onData(chunk) {
          if (!body.push(chunk)) flow?.pause()
        },
        onEnd() {
          over = true
          signal?.removeEventListener('abort', onLeft)
          body.push(null)
        },
        onFail(error) {
          over = true
          signal?.removeEventListener('abort', onLeft)
          const code = error instanceof InvalidAnswer ? 'upstream-invalid' : 'upstream-unreachable'
          const problem = new Problem(code, { cause: error })
          if (begun) body.destroy(problem)
          else giveUp('silent', problem)
        },
      },
    )
  })
}

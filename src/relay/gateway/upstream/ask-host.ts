import type { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import { realTimers, type Timers } from '../../../contract/primitives/timers.ts'
import type { Dispatch } from '../../../contract/primitives/wire.ts'
import { readBytes } from '../../../http/read-bytes.ts'
import type { HostAuth } from './credentials.ts'
import { startHostCall } from './host-call.ts'
import type { HostRoute } from './hosts.ts'
import { type AnswerHeaders, InvalidAnswer, type UpstreamRequest } from './upstream.ts'

/** A call that the relay itself makes to a host, with the relay's credential. */
export interface HostQuestion extends UpstreamRequest {
  /** The kind of credential that the host requires. */
  auth: HostAuth
  /** The teamspace whose secret is used, if each teamspace has its own. */
  teamspaceId?: string
  /** How long the head of the response may take, in milliseconds. Default: until the signal aborts. */
  deadlineMs?: number
  /** Default: real time. */
  timers?: Timers
  /** Ends the call. If the reason is that of `AbortSignal.timeout`, the host counts as too slow. */
  signal?: AbortSignal | undefined
}

/** A streamed response. */
export interface HostAnswer {
  status: number
  headers: AnswerHeaders
  /** Must be read to its end or destroyed. */
  body: Readable
}

/**
 * Calls a host, and resolves when its response begins. Later errors destroy the response body with the same
 * problems.
 * @throws Problem `upstream-unreachable`, `upstream-timeout`, `upstream-invalid` or `client-closed`
 */
export async function askHost(host: HostRoute, question: HostQuestion): Promise<HostAnswer> {
  const { auth, teamspaceId, deadlineMs, timers = realTimers, signal, ...request } = question
  const credential = host.credentials.credentialFor(auth, teamspaceId)
  if (auth === 'takeover-secret' && !credential) {
    throw new Problem('upstream-unreachable', { detail: 'There is no secret for the voice.' })
  }
  const headers = { ...request.headers, ...(credential && { [credential.header]: credential.value }) }
  if (signal?.aborted) throw ofSignal(signal.reason)
  return new Promise((resolve, reject) => {
    let isOver = false
    const body = new Readable({
      read: () => call.resume(),
      destroy(error, done) {
        if (!isOver) giveUp(new Problem('client-closed'))
        done(error)
      },
    })
    // The reader may attach later; an error before that must not be unhandled.
    body.on('error', () => {})
    const end = () => {
      isOver = true
      stopTimer?.()
      signal?.removeEventListener('abort', onSignal)
    }
    const giveUp = (problem: Problem) => {
      if (isOver) return
      end()
      if (problem.code === 'upstream-timeout') call.late()
      else call.abort()
      reject(problem)
      body.destroy(problem)
    }
    const onSignal = () => giveUp(ofSignal(signal?.reason))
    const stopTimer =
      deadlineMs === undefined
        ? undefined
        : timers.setTimeout(() => giveUp(new Problem('upstream-timeout')), deadlineMs)
    signal?.addEventListener('abort', onSignal)
    const call = startHostCall(
      host,
      { ...request, headers },
      {
        onStart(status, given) {
          stopTimer?.()
          resolve({ status, headers: given, body })
        },
        onData(chunk) {
          if (!body.push(chunk)) call.pause()
        },
        onEnd() {
          end()
          body.push(null)
        },
        onFail(error) {
          end()
          const problem = toProblem(error)
          reject(problem)
          body.destroy(problem)
        },
      },
    )
  })
}

/**
 * Reads a whole response into memory.
 * @throws Problem `upstream-invalid` when it is longer than `maxBytes`, or those of {@link askHost}
 */
export async function readAnswer({ body }: HostAnswer, maxBytes: number): Promise<Buffer> {
  try {
    return await readBytes(body, { maxBytes, tooLarge: () => new Problem('upstream-invalid') })
  } finally {
    body.destroy()
  }
}

/** More than any response to the chat's own calls. */
const maxAnswerBytes = 256 * 1024

/**
 * Returns a function that calls a host for the chat: with the relay's credential for the trust layer, the
 * whole response in memory, and only the content type of its headers. Rejects with the problems of {@link
 * askHost}, or `upstream-invalid` if the response is longer than 256 KB.
 */
export const dispatchTo =
  (host: HostRoute): Dispatch =>
  async ({ method, path, headers: given, body, signal }) => {
    const answer = await askHost(host, { auth: 'trust-layer', method, path, headers: given, body, signal })
    const contentType = answer.headers['content-type']
    return {
      status: answer.status,
      headers: typeof contentType === 'string' ? { 'content-type': contentType } : {},
      body: await readAnswer(answer, maxAnswerBytes),
    }
  }

const ofSignal = (reason: unknown): Problem =>
  new Problem(
    reason instanceof Error && reason.name === 'TimeoutError' ? 'upstream-timeout' : 'client-closed',
    {
      cause: reason,
    },
  )

function toProblem(error: Error): Problem {
  if (isProblem(error)) return error
  const code = error instanceof InvalidAnswer ? 'upstream-invalid' : 'upstream-unreachable'
  return new Problem(code, { cause: error })
}

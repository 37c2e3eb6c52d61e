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

/** A call of the relay's own to a host, into which the relay's credential is put. */
export interface HostQuestion extends UpstreamRequest {
  /** What the host wants to know the relay by. */
  auth: HostAuth
  /** Whose secret it is, where each teamspace has one. */
  teamspaceId?: string
  /** How long the beginning of the answer may take, in milliseconds. Default: as long as the signal lets it. */
  deadlineMs?: number
  /** Default: real time. */
  timers?: Timers
  /** Ends the call. With the reason of `AbortSignal.timeout`, it is the host that was too slow. */
  signal?: AbortSignal | undefined
}

/** An answer that is read as it comes. */
export interface HostAnswer {
  status: number
  headers: AnswerHeaders
  /** Must be read to its end or destroyed. */
  body: Readable
}

/**
 * Calls a host, and resolves when its answer begins. What goes wrong later destroys the answer's body
 * with the same problems.
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
    // Its reader may come later; until then nobody else hears of a failure.
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
 * Reads an answer whole, or gives it up.
 * @throws Problem `upstream-invalid` when it is longer than `maxBytes`, or those of {@link askHost}
 */
export async function readAnswer({ body }: HostAnswer, maxBytes: number): Promise<Buffer> {
  try {
    return await readBytes(body, { maxBytes, tooLarge: () => new Problem('upstream-invalid') })
  } finally {
    body.destroy()
  }
}

/** More than any answer to the chat's own calls. */
const maxAnswerBytes = 256 * 1024

/**
 * A host as the chat calls it: with the relay's credential for the trust layer put in, and the whole
 * answer in memory, of whose headers the content type alone is kept. Rejects with the problems of
 * {@link askHost}, or `upstream-invalid` when the answer is longer than 256 KB.
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

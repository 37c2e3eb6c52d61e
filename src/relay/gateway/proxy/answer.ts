import { Buffer } from 'node:buffer'
import { STATUS_CODES } from 'node:http'
import { isProblem, Problem } from '../../../contract/primitives/problem.ts'
import { sendDocument } from '../../../http/problem-answers.ts'
import type { Credential } from '../upstream/credentials.ts'
import { type AnswerHeaders, type AnswerSink, InvalidAnswer } from '../upstream/upstream.ts'
import { allow, type ProxiedCall } from './call.ts'
import { toAnswerHeaders } from './headers.ts'
import { createStreamMask, maskWhole, type StreamMask } from './mask.ts'
import { refuse } from './refusal.ts'

/**
 * A successful response up to this size is sent in one piece, so that one that breaks off can still become a
 * 502.
 */
const wholeBytes = 64 * 1024
/** Maximum size of an error body, in bytes; anything longer is not an explanation. */
const errorBytes = 64 * 1024

/** Sends an upstream's response to the caller. `onSilence` handles one that never started. */
export function createAnswer(
  call: ProxiedCall,
  credential: Credential | undefined,
  onSilence: (error: Error) => void,
): AnswerSink {
  let part: AnswerSink | undefined
  return {
    onStart(status, headers) {
      const chosen = choose(call, credential, status, headers)
      allow(call, call.context.timing.idleMs, () => stalled(call, chosen))
      part = chosen
    },
    onData(chunk) {
      if (call.over) return
      allow(call, call.context.timing.idleMs, call.onDue)
      part?.onData(chunk)
    },
    onEnd: () => part?.onEnd(),
    onFail(error) {
      if (call.over) return
      if (part) part.onFail(error)
      else onSilence(error)
    },
  }
}

function stalled(call: ProxiedCall, part: AnswerSink): void {
  call.hostCall?.late()
  part.onFail(new Problem('upstream-timeout'))
}

function choose(
  call: ProxiedCall,
  credential: Credential | undefined,
  status: number,
  headers: AnswerHeaders,
): AnswerSink {
  // A redirect, or the page of a proxy or of another server: neither is an answer to the operation.
  if ((status >= 300 && status < 400) || isPage(headers)) return createRefused(call, 'a page or a redirect')
  const list = toAnswerHeaders(call, headers, credential)
  if (status >= 300) return createError(call, status, headers, list)
  // No caller has asked for an encoding, and the mask cannot see through it.
  if (!isPlain(headers)) return createRefused(call, 'an encoding that was not asked for')
  const length = Number(headers['content-length'] ?? Number.NaN)
  if (length <= wholeBytes) return createWhole(call, status, list, credential?.secretBytes ?? [])
  return createStream(call, status, list, credential)
}

const ignore = () => {}

function createWhole(
  call: ProxiedCall,
  status: number,
  list: string[],
  secrets: readonly Buffer[],
): AnswerSink {
  let body: Buffer | undefined
  return {
    onStart: ignore,
    onData(chunk) {
      body = body ? Buffer.concat([body, chunk]) : asBuffer(chunk)
    },
    onEnd() {
      if (call.over) return
      call.over = true
      if (body) maskWhole(body, secrets)
      call.res.writeHead(status, list)
      // A string is written together with the head; a buffer would need a second write.
      call.res.end(body?.toString('latin1'), 'latin1')
    },
    onFail: (error) => broken(call, error),
  }
}

/** Passes a response on as it arrives, at the reader's pace. */
function createStream(
  call: ProxiedCall,
  status: number,
  list: string[],
  credential: Credential | undefined,
): AnswerSink {
  const { res } = call
  const mask: StreamMask | undefined = credential && createStreamMask(credential.secretBytes)
  res.writeHead(status, list)
  return {
    onStart: ignore,
    onData(chunk) {
      const bytes = mask ? mask.push(asBuffer(chunk)) : chunk
      if (bytes.length === 0 || res.write(bytes)) return
      call.hostCall?.pause()
      const { onDue } = call
      // A reader that accepts nothing times out like an upstream that sends nothing.
      allow(call, call.context.timing.idleMs, () => refuse(call, new Problem('client-closed')))
      res.once('drain', () => {
        allow(call, call.context.timing.idleMs, onDue)
        call.hostCall?.resume()
      })
    },
    onEnd() {
      if (call.over) return
      call.over = true
      res.end(mask?.rest())
    },
    onFail: (error) => broken(call, error),
  }
}

/** An error keeps its status; its body is passed on if it is a short text. */
function createError(call: ProxiedCall, status: number, headers: AnswerHeaders, list: string[]): AnswerSink {
  let body: Buffer = Buffer.alloc(0)
  const explain = () => {
    if (call.over) return
    call.over = true
    call.hostCall?.abort()
    sendDocument(
      call.res,
      { type: 'about:blank', title: STATUS_CODES[status] ?? 'Unknown', status, instance: call.requestId },
      withoutBody(list),
    )
  }
  const readable = isReadable(headers)
  return {
    onStart: ignore,
    onData(chunk) {
      if (!readable || body.length + chunk.length > errorBytes) return explain()
      body = Buffer.concat([body, chunk])
    },
    onEnd() {
      if (call.over) return
      call.over = true
      maskWhole(body, call.host.secrets)
      call.res.writeHead(status, list)
      call.res.end(body)
    },
    onFail: explain,
  }
}

function createRefused(call: ProxiedCall, reason: string): AnswerSink {
  broken(call, new InvalidAnswer(reason))
  return { onStart: ignore, onData: ignore, onEnd: ignore, onFail: ignore }
}

function broken(call: ProxiedCall, error: Error): void {
  call.context.logger.warn({ requestId: call.requestId, operation: call.operation.id }, 'an answer broke off')
  refuse(call, isProblem(error) ? error : new Problem('upstream-invalid', { cause: error }))
}

/** Creates the problem for an upstream that gave no response at all. */
export function toSilence(call: ProxiedCall, error: Error): Problem {
  if (isProblem(error)) return error
  if (error instanceof InvalidAnswer) return new Problem('upstream-invalid', { cause: error })
  const again = call.operation.retry === 'never' ? {} : { retryAfterMs: 1000 }
  return new Problem('upstream-unreachable', { cause: error, ...again })
}

const isPlain = ({ 'content-encoding': encoding = 'identity' }: AnswerHeaders): boolean =>
  encoding === 'identity' || encoding === ''

const isPage = ({ 'content-type': type }: AnswerHeaders): boolean => /^text\/html\b/i.test(String(type))

const textual = /^(text\/|application\/([a-z0-9.+-]+\+)?json\b)/i

function isReadable(headers: AnswerHeaders): boolean {
  const { 'content-type': type = '' } = headers
  const length = Number(headers['content-length'] ?? 0)
  return isPlain(headers) && textual.test(String(type)) && length <= errorBytes
}

/** Returns the response headers without those that describe the dropped body. */
function withoutBody(list: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < list.length; at += 2) {
    const [name = '', value = ''] = [list[at], list[at + 1]]
    if (!/^(content-|etag|last-modified|cache-control|x-content-type|x-request-id)/.test(name))
      kept.push(name, value)
  }
  return kept
}

const asBuffer = (chunk: Uint8Array): Buffer =>
  Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)

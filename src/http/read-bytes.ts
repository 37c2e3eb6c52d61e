import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { isProblem, Problem } from '../contract/primitives/problem.ts'
import { type Cancel, realTimers, type Timers } from '../contract/primitives/timers.ts'

/** Source of bytes: a message in memory, a Node stream or a web stream. */
type ByteSource = Uint8Array | Readable | AsyncIterable<Uint8Array> | null

/** Limits for reading a body, and the error beyond them. */
export interface ReadLimit {
  maxBytes: number
  /** Value of Content-Length, so that a body that declares itself too large is not read at all. */
  declared?: string | null | undefined
  /** Timeout for the whole body, in milliseconds. Default: none. */
  withinMs?: number | undefined
  /** Default: real time. */
  timers?: Timers | undefined
  /** Creates the error for a body that is too large. Default: the problem `payload-too-large`. */
  tooLarge?: (maxBytes: number) => Error
}

/**
 * Reads a whole body, holding at most `maxBytes` of it. A Node stream that is too large is left open, so that
 * a response can still be sent on its socket.
 * @throws Problem `payload-too-large`, or what `tooLarge` returns; `request-timeout` if it takes too long;
 * `client-closed` if the body is cut off
 */
export function readBytes(source: ByteSource, limit: ReadLimit): Promise<Buffer<ArrayBuffer>> {
  const { withinMs, timers = realTimers } = limit
  const reading = readAll(source, limit)
  return withinMs === undefined ? reading : within(reading, withinMs, timers)
}

/** @throws Problem `request-timeout` if `reading` takes longer than `ms` */
async function within<T>(reading: Promise<T>, ms: number, timers: Timers): Promise<T> {
  let cancel: Cancel | undefined
  const late = new Promise<never>((_, reject) => {
    cancel = timers.setTimeout(() => reject(new Problem('request-timeout')), ms)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    cancel?.()
    // The reader notices by itself that the connection was closed.
    reading.catch(() => undefined)
  }
}

function readAll(source: ByteSource, limit: ReadLimit): Promise<Buffer<ArrayBuffer>> {
  const { maxBytes, declared, tooLarge = payloadTooLarge } = limit
  if (Number(declared ?? 0) > maxBytes) return Promise.reject(tooLarge(maxBytes))
  if (source === null) return Promise.resolve(Buffer.alloc(0))
  const refuse = () => tooLarge(maxBytes)
  if (source instanceof Uint8Array) {
    if (source.length > maxBytes) return Promise.reject(refuse())
    return Promise.resolve(Buffer.from(source))
  }
  return source instanceof Readable ? readStream(source, maxBytes, refuse) : readWeb(source, maxBytes, refuse)
}

/**
 * Listens instead of iterating: an iterator costs the proxy more time than all its checks, and ends the
 * stream.
 */
function readStream(stream: Readable, maxBytes: number, refuse: () => Error): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = []
    let size = 0
    const brokenOff = (cause?: Error | null) => reject(toBroken(cause ?? undefined))
    if (stream.destroyed) return brokenOff(stream.errored)
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => {
      size += chunk.length
      if (size > maxBytes) return reject(refuse())
      chunks.push(chunk)
    })
    stream.once('end', () => {
      // Every stream closes at the end; creating an error that goes unused costs more than the reading.
      stream.off('close', brokenOff)
      const [first] = chunks
      resolve(first && chunks.length === 1 ? first : Buffer.concat(chunks))
    })
    stream.once('error', brokenOff)
    stream.once('close', brokenOff)
  })
}

async function readWeb(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  refuse: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw toBroken(cause)
  }
  if (size > maxBytes) throw refuse()
  return Buffer.concat(chunks)
}

const toBroken = (cause: unknown) => (isProblem(cause) ? cause : new Problem('client-closed', { cause }))

/** Creates the problem for a body, or a `field` of it, that is larger than `maxBytes`. */
export const payloadTooLarge = (maxBytes: number, field = '$'): Problem =>
  new Problem('payload-too-large', {
    errors: [{ field, code: 'too_big', message: `The body may have at most ${maxBytes} bytes.` }],
  })

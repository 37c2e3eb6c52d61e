import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { isProblem, Problem } from '../contract/primitives/problem.ts'
import { type Cancel, realTimers, type Timers } from '../contract/primitives/timers.ts'

/** Whatever brings bytes: those of a message in memory, a stream of node, a stream of the web. */
type ByteSource = Uint8Array | Readable | AsyncIterable<Uint8Array> | null

/** How much may be read, and what to say of more. */
export interface ReadLimit {
  maxBytes: number
  /** What Content-Length says, so that a body which says itself too large is not read at all. */
  declared?: string | null | undefined
  /** The whole body must have arrived within so many milliseconds. Default: any time. */
  withinMs?: number | undefined
  /** Default: real time. */
  timers?: Timers | undefined
  /** Makes the error for a body that is too large. Default: the problem `payload-too-large`. */
  tooLarge?: (maxBytes: number) => Error
}

/**
 * Reads a body whole; never holds more than `maxBytes` of it. A stream of node is left open when it is
 * too large, so that an answer can still go out on its socket.
 * @throws Problem `payload-too-large`, or what `tooLarge` makes; `request-timeout` when it takes too long;
 * `client-closed` when the body breaks off
 */
export function readBytes(source: ByteSource, limit: ReadLimit): Promise<Buffer<ArrayBuffer>> {
  const { withinMs, timers = realTimers } = limit
  const reading = readAll(source, limit)
  return withinMs === undefined ? reading : within(reading, withinMs, timers)
}

/** @throws Problem `request-timeout` when `reading` takes longer than `ms` */
async function within<T>(reading: Promise<T>, ms: number, timers: Timers): Promise<T> {
  let cancel: Cancel | undefined
  const late = new Promise<never>((_, reject) => {
    cancel = timers.setTimeout(() => reject(new Problem('request-timeout')), ms)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    cancel?.()
    // The reader finds out by itself that the connection has been closed.
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

/** Listens instead of iterating: an iterator costs the proxy more than all its checks, and ends the stream. */
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
      // Every stream closes in the end; to make an error that nobody gets costs more than the reading.
      stream.off('close', brokenOff)
      resolve(chunks.length === 1 ? (chunks[0] as Buffer<ArrayBuffer>) : Buffer.concat(chunks))
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

/** Says that a body, or a `field` of it, is larger than `maxBytes`. */
export const payloadTooLarge = (maxBytes: number, field = '$'): Problem =>
  new Problem('payload-too-large', {
    errors: [{ field, code: 'too_big', message: `The body may have at most ${maxBytes} bytes.` }],
  })

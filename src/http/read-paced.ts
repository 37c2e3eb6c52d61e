import { Problem } from '../contract/primitives/problem.ts'
import { type Cancel, realTimers, type Timers } from '../contract/primitives/timers.ts'

/** How slow a sender may be. */
export interface Pace {
  /** Timeout for the next `minBytes`, in milliseconds. */
  idleMs: number
  /** Default: 1 KB. */
  minBytes?: number
  /** Default: real time. */
  timers?: Timers
}

/**
 * Reads a body in chunks as they arrive. Only the time spent waiting for the sender counts, so that a slow
 * reader does not cause a timeout.
 * @throws Problem `request-timeout` if the sender is too slow; `client-closed` if the body is cut off
 */
export async function* readPaced(
  body: ReadableStream<Uint8Array> | null,
  { idleMs, minBytes = 1024, timers = realTimers }: Pace,
): AsyncGenerator<Uint8Array, undefined> {
  if (!body) return undefined
  const reader = body.getReader()
  let waitedMs = 0
  let bytes = 0
  try {
    for (;;) {
      const from = timers.now()
      const { done, value } = await readWithin(reader, idleMs - waitedMs, timers)
      if (done) return undefined
      waitedMs += timers.now() - from
      bytes += value.length
      if (bytes >= minBytes) {
        waitedMs = 0
        bytes = 0
      }
      yield value
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

/** @throws Problem `request-timeout` or `client-closed` */
async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number, timers: Timers) {
  let cancel: Cancel | undefined
  const late = new Promise<never>((_, reject) => {
    cancel = timers.setTimeout(() => reject(new Problem('request-timeout')), Math.max(0, ms))
  })
  const reading = reader.read().catch((cause: unknown) => {
    throw new Problem('client-closed', { cause })
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    cancel?.()
    reading.catch(() => undefined)
  }
}

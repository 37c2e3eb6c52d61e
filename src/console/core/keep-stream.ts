import { isFinal, type Refused } from './api.ts'

/** A stream that was refused is opened again after so long, and each time after twice as long, in milliseconds. */
const leastMs = 2_000
const mostMs = 30_000

/**
 * Keeps a stream open until `signal` is aborted. A browser opens one again by itself when it breaks off, but never one that was
 * answered with anything but 200, as by a proxy before a relay that is just starting.
 * @param open asks for it before it opens it, since a stream that is refused does not say why; it is called again also when it
 * rejects, and may give nothing after the abort
 * @param onRefused is told why there will be none: the relay has refused it for good, and is not asked again
 */
export function keepStream(
  signal: AbortSignal,
  open: () => Promise<EventSource | undefined>,
  onRefused: (why: Refused) => void,
): void {
  let waitMs = leastMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream: EventSource | undefined
  const again = () => {
    if (signal.aborted) return
    timer = setTimeout(start, waitMs)
    waitMs = Math.min(2 * waitMs, mostMs)
  }
  const take = (opened: EventSource | undefined) => {
    if (signal.aborted) return opened?.close()
    stream = opened
    opened?.addEventListener('open', () => {
      waitMs = leastMs
    })
    opened?.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) again()
    })
  }
  const fail = (error: unknown) => {
    if (!isFinal(error)) return again()
    if (!signal.aborted) onRefused(error)
  }
  const start = () => void open().then(take, fail)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stream?.close()
  })
  start()
}

import { isFinal, type Refused } from './api.ts'

/**
 * Delay before a refused stream is reopened, in milliseconds. It doubles with each attempt, up to the
 * maximum.
 */
const leastMs = 2_000
const mostMs = 30_000

/**
 * Keeps a stream open until `signal` is aborted. A browser reconnects by itself when a stream breaks, but not
 * after any answer other than 200, for example from a proxy in front of a relay that is starting.
 * @param open asks for permission before it opens the stream, since a refused stream does not say why; it is
 * called again even if it rejects, and may return nothing after the abort
 * @param onRefused receives the reason if the relay has refused the stream permanently; `open` is then not
 * called again
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

import { backoffMs } from './backoff.ts'
import {
  isTransient,
  type Network,
  type Sleep,
  type StreamItem,
  type Transport,
  TransportError,
} from './ports.ts'
import type { Session } from './session.ts'
import type { Connection } from './state.ts'

/** A stream without any byte for this long is dead; the relay's heartbeat is more frequent. */
const silenceMs = 45_000
/** The relay greets immediately; if there is no greeting for this long, a proxy is buffering the stream. */
const firstWordMs = 12_000
const pollWaitSeconds = 25
/** Number of streams without a greeting after which the page polls instead. */
const mutesBeforePolling = 2

/** Dependencies of the listener. */
export interface ListenerDeps {
  session: Session
  transport: Transport
  network: Network
  sleep: Sleep
  random: () => number
  /** Returns the number of the last event applied. */
  seq(): number
  /** Applies one item; returns false if an event before it is missing. */
  onItem(item: StreamItem, isFirst: boolean): boolean
  onConnection(connection: Connection): void
  /** Called when the relay refuses; resolves when it is worth asking again. */
  onRefused(code: string): Promise<void>
}

/**
 * Listens until the signal aborts: connects, applies what arrives, notices silence, waits, and reconnects
 * after the last event applied. Falls back to long polling if a proxy buffers the stream.
 */
export async function listen(deps: ListenerDeps, signal: AbortSignal): Promise<void> {
  const { network, sleep, random, onConnection } = deps
  let failures = 0
  let mutes = 0
  while (!signal.aborted) {
    if (!network.online()) {
      onConnection('offline')
      await untilOnline(network, signal)
      continue
    }
    const polls = mutes >= mutesBeforePolling
    const heard = { anything: false }
    try {
      await (polls ? pollOnce : streamOnce)(deps, heard, signal)
      failures = 0
      if (polls) continue
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof TransportError && error.code === 'mute') mutes++
      if (heard.anything) failures = 0
      if (!isTransient(error)) {
        await deps.onRefused((error as TransportError).code)
        continue
      }
      failures++
      onConnection(network.online() ? 'retrying' : 'offline')
      await sleepAfterFailure(deps, error, failures, signal)
      continue
    }
    // The relay has closed the stream, for example to restart: wait a moment, then reconnect.
    if (!signal.aborted && network.online()) await sleep(250 + 250 * random(), signal)
  }
}

interface Heard {
  anything: boolean
}

async function streamOnce(deps: ListenerDeps, heard: Heard, signal: AbortSignal): Promise<void> {
  const { session, transport, sleep } = deps
  const abort = whileOnline(deps.network, signal)
  let items: AsyncIterator<StreamItem> | undefined
  try {
    await session.withToken(async (token) => {
      items = transport.stream({ token, after: deps.seq(), signal: abort.signal })[Symbol.asyncIterator]()
      let isFirst = true
      for (;;) {
        const item = await within(
          items.next(),
          heard.anything ? silenceMs : firstWordMs,
          sleep,
          heard.anything,
        )
        if (item.done) return
        if (!heard.anything) deps.onConnection('live')
        heard.anything = true
        if (!deps.onItem(item.value, isFirst)) return
        if ('seq' in item.value) isFirst = false
      }
    })
  } finally {
    abort.stop()
    void items?.return?.()?.catch(() => undefined)
  }
}

async function pollOnce(deps: ListenerDeps, heard: Heard, signal: AbortSignal): Promise<void> {
  const { session, transport, sleep } = deps
  const abort = whileOnline(deps.network, signal)
  try {
    const items = await session.withToken((token) =>
      within(
        transport.poll({ token, after: deps.seq(), waitSeconds: pollWaitSeconds, signal: abort.signal }),
        silenceMs,
        sleep,
        true,
      ),
    )
    heard.anything = true
    deps.onConnection('live')
    let isFirst = true
    for (const item of items) {
      if (!deps.onItem(item, isFirst)) return
      isFirst = false
    }
  } finally {
    abort.stop()
  }
}

/**
 * Creates a signal that also aborts when the device loses its network, because a dead connection stays
 * silent.
 */
function whileOnline(network: Network, signal: AbortSignal): { signal: AbortSignal; stop(): void } {
  const abort = linked(signal)
  const off = network.onChange(() => {
    if (!network.online()) abort.stop()
  })
  abort.signal.addEventListener('abort', off)
  return abort
}

/** Creates an abort controller that follows another signal. */
function linked(signal: AbortSignal): { signal: AbortSignal; stop(): void } {
  const controller = new AbortController()
  const stop = (): void => {
    signal.removeEventListener('abort', stop)
    controller.abort()
  }
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  return { signal: controller.signal, stop }
}

async function within<T>(promise: Promise<T>, ms: number, sleep: Sleep, hasSpoken: boolean): Promise<T> {
  const done = new AbortController()
  const silence = sleep(ms, done.signal).then(() => {
    if (done.signal.aborted) return promise
    throw new TransportError(hasSpoken ? 'silent' : 'mute')
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    done.abort()
    silence.catch(() => undefined)
  }
}

/**
 * Waits after failure number `failures` in a row; see {@link backoffMs}. Ends early when the network comes or
 * goes, or the page becomes visible.
 */
export async function sleepAfterFailure(
  { network, sleep, random }: Pick<ListenerDeps, 'network' | 'sleep' | 'random'>,
  error: unknown,
  failures: number,
  signal: AbortSignal,
): Promise<void> {
  const retryAfterMs = error instanceof TransportError ? error.retryAfterMs : undefined
  const abort = linked(signal)
  const off = network.onChange(abort.stop)
  await sleep(backoffMs(failures, random, retryAfterMs), abort.signal)
  off()
  abort.stop()
}

/** Resolves once the device has a network, or the signal aborts. */
export function untilOnline(network: Network, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!network.online() && !signal.aborted) return
      off()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const off = network.onChange(check)
    signal.addEventListener('abort', check)
    check()
  })
}

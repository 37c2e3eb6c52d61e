import type { ChatEvent, TransientEvent } from '../../contract/chat/chat.ts'
import type { ChatNotifier } from './chat-notifier.ts'

/** Says which events to stream, and until when. */
export interface EventStreamOptions {
  /** Reads at most `limit` events after `seq`; undefined once the reader may have nothing more. */
  read: (seq: number, limit: number) => Promise<ChatEvent[] | undefined>
  notifier: ChatNotifier
  chatId: string
  /** Whose page reads: what is told to people alone never reaches hers. Default: hers. */
  reader?: 'citizen' | 'person'
  /** Number of the last event that the page has. */
  after: number
  /** Aborting it ends the stream; the stream aborts it when its reader has left. */
  control: AbortController
  /** Milliseconds between heartbeats. Default 15 s. */
  heartbeatMs?: number
}

const pageSize = 100

/**
 * Streams the events of a chat as server-sent events: first those that the page missed, then each as it
 * comes. The next page is read when the reader has taken the previous one, so that a slow reader costs no
 * memory.
 */
export function createEventStream(options: EventStreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const chunks = writeChunks(options)
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      options.control.abort()
      await chunks.return(undefined)
    },
  })
}

async function* writeChunks(options: EventStreamOptions): AsyncGenerator<string, undefined> {
  const { read, heartbeatMs = 15_000 } = options
  const { signal } = options.control
  let seq = options.after
  const waiter = createWaiter(options)
  try {
    yield 'retry: 1000\n\n'
    while (!signal.aborted) {
      const events = await read(seq, pageSize)
      if (!events) return undefined
      seq = events.at(-1)?.seq ?? seq
      if (events.length > 0) yield events.map(toChunk).join('')
      if (events.length === pageSize) continue
      const transient = await waiter.wait(heartbeatMs)
      if (transient === 'quiet') yield ': still here\n\n'
      else if (transient.length > 0) yield transient.map(toTransientChunk).join('')
    }
  } finally {
    waiter.stop()
  }
  return undefined
}

/** Waits at most `waitMs` for events after `after`; for pages behind a proxy that holds streams back. */
export async function pollEvents(options: EventStreamOptions & { waitMs: number }): Promise<ChatEvent[]> {
  const { read, after, waitMs } = options
  const { signal } = options.control
  const waiter = createWaiter(options)
  const deadline = Date.now() + waitMs
  try {
    for (;;) {
      const events = await read(after, pageSize)
      if (!events) return []
      const leftMs = deadline - Date.now()
      if (events.length > 0 || leftMs <= 0 || signal.aborted) return events
      await waiter.wait(leftMs)
    }
  } finally {
    waiter.stop()
  }
}

/** Waits for notifications, and remembers one that comes between two waits. */
function createWaiter({ notifier, chatId, reader = 'citizen', control: { signal } }: EventStreamOptions) {
  let isNotified = false
  let transient: TransientEvent[] = []
  let resume = () => {}
  const onNews = (event?: TransientEvent) => {
    if (event?.type === 'citizen-typing' && reader === 'citizen') return
    isNotified = true
    // Only the newest is kept: after a pause nobody needs to know who was typing.
    if (event) transient = [event]
    resume()
  }
  const stopListening = notifier.subscribe(chatId, onNews)
  const onAbort = () => onNews()
  signal.addEventListener('abort', onAbort)
  return {
    async wait(ms: number): Promise<'quiet' | TransientEvent[]> {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          resume = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const result = isNotified ? transient : 'quiet'
      isNotified = false
      transient = []
      return result
    },
    stop() {
      stopListening()
      signal.removeEventListener('abort', onAbort)
      resume()
    },
  }
}

const toChunk = (event: ChatEvent) =>
  `id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
const toTransientChunk = (event: TransientEvent) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

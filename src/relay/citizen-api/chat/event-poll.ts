import type { ChatEvent } from '../../../contract/chat/chat.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { type ChatNotifier, isNews } from './chat-notifier.ts'

/** Options of a long poll. */
export interface PollOptions {
  /** Reads at most `limit` events after `seq`; undefined if the reader has lost access. */
  read: (seq: number, limit: number) => Promise<ChatEvent[] | undefined>
  notifier: ChatNotifier
  chatId: string
  /** Number of the last event that the page has received. */
  after: number
  /** Maximum wait in milliseconds. */
  waitMs: number
  timers: Timers
  /** Ends the wait when it is aborted. */
  signal: AbortSignal
}

const pageSize = 100

/**
 * Waits for events after `after`, for pages behind a proxy that buffers streams. Events that are not stored
 * are not returned.
 */
export async function pollEvents(options: PollOptions): Promise<ChatEvent[]> {
  const { read, notifier, chatId, after, waitMs, timers, signal } = options
  const deadline = timers.now() + waitMs
  let isNotified = false
  let resume = () => {}
  const onNews = () => {
    isNotified = true
    resume()
  }
  const unsubscribe = notifier.subscribe(chatId, (event) => {
    if (isNews(event)) onNews()
  })
  signal.addEventListener('abort', onNews)
  try {
    for (;;) {
      isNotified = false
      const events = await read(after, pageSize)
      if (!events) return []
      const leftMs = deadline - timers.now()
      if (events.length > 0 || leftMs <= 0 || signal.aborted) return events
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const cancel = timers.setTimeout(resolve, leftMs)
          resume = () => {
            cancel()
            resolve()
          }
        })
      }
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', onNews)
    resume()
  }
}

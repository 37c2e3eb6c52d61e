import { EventEmitter } from 'node:events'
import type { TransientEvent } from '../../../contract/chat/chat.ts'
import { realTimers, type Timers } from '../../../contract/primitives/timers.ts'

/**
 * Notifies the streams of a chat about new events. A lost notification loses no event: readers check again at
 * their next heartbeat.
 */
export interface ChatNotifier {
  /** Wakes the readers of the chat. `event`, if given, is sent to the current streams and is not stored. */
  notify(chatId: string, event?: TransientEvent): void
  /** Calls `onNews` at each notification. Returns the function that unsubscribes. */
  subscribe(chatId: string, onNews: (event?: TransientEvent) => void): () => void
}

/**
 * Returns whether something may have been stored: the end of typing arrives together with the typed message.
 */
export const isNews = (event: TransientEvent | undefined): boolean =>
  event === undefined || (event.type === 'typing' && !event.on)

/** A {@link ChatNotifier} for the chats of one process. */
export interface LocalChatNotifier extends ChatNotifier {
  /**
   * Makes every reader check again, one per millisecond, because notifications of other processes may have
   * been lost.
   */
  wakeAll(): void
}

/** Creates a notifier for the chats of one process. */
export function createChatNotifier(timers: Timers = realTimers): LocalChatNotifier {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    notify: (chatId, event) => emitter.emit(chatId, event),
    subscribe(chatId, onNews) {
      emitter.on(chatId, onNews)
      return () => emitter.off(chatId, onNews)
    },
    wakeAll() {
      for (const [ms, chatId] of emitter.eventNames().entries())
        timers.setTimeout(() => emitter.emit(chatId), ms)
    },
  }
}

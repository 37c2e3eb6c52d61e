import { EventEmitter } from 'node:events'
import type { TransientEvent } from '../../../contract/chat/chat.ts'
import { realTimers, type Timers } from '../../../contract/primitives/timers.ts'

/**
 * Tells whoever streams a chat that there is something new in it. A lost call loses no event: readers look again at
 * their next heartbeat.
 */
export interface ChatNotifier {
  /** Wakes the readers of the chat; `event`, when given, is sent to those who stream now and is not stored. */
  notify(chatId: string, event?: TransientEvent): void
  /** Calls `onNews` at each notification. Returns the function that ends the subscription. */
  subscribe(chatId: string, onNews: (event?: TransientEvent) => void): () => void
}

/** Tells whether something may have been written: what ends somebody's typing comes with what was typed. */
export const isNews = (event: TransientEvent | undefined): boolean =>
  event === undefined || (event.type === 'typing' && !event.on)

/** A {@link ChatNotifier} for the chats of one process. */
export interface LocalChatNotifier extends ChatNotifier {
  /** Has every reader look again, one a millisecond, because calls of other processes may have been lost. */
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

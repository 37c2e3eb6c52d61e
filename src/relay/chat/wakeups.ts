import { EventEmitter } from 'node:events'
import type { PassingEvent } from '../../contract/chat/chat.ts'

/** Tells whoever streams a chat that there is something new in it. Nothing is lost if a call is. */
export interface Wakeups {
  /** `passing` is shown to those who stream now, and kept nowhere. */
  wake(chatId: string, passing?: PassingEvent): void
  /** Gives the function that ends the listening. */
  listen(chatId: string, onWake: (passing?: PassingEvent) => void): () => void
}

/** Wake-ups inside one process. */
export function createWakeups(): Wakeups {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    wake: (chatId, passing) => emitter.emit(chatId, passing),
    listen(chatId, onWake) {
      emitter.on(chatId, onWake)
      return () => emitter.off(chatId, onWake)
    },
  }
}

import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'

/** Names what is woken with every change of the inbox; no chat has such an id. */
export const inboxNews = 'the-inbox'

/** Wakes those who look at the inbox, together with those who look at a chat. */
export interface InboxWaker {
  /** Remembers that the row of a chat changes in a transaction that is still open. */
  changes(chatId: string): void
  /** Tells of a chat, which is done after the commit, and then of the inbox where the row has changed. */
  notifier: ChatNotifier
}

/** Creates the waker: whoever was woken before the commit would read what was, and sleep on. */
export function createInboxWaker(notifier: ChatNotifier): InboxWaker {
  const changed = new Set<string>()
  return {
    changes: (chatId) => void changed.add(chatId),
    notifier: {
      subscribe: notifier.subscribe,
      notify(chatId, event) {
        notifier.notify(chatId, event)
        // That the assistant writes is told while its turn is still under way.
        const isUnderWay = event?.type === 'typing' && event.on
        if (!isUnderWay && changed.delete(chatId)) notifier.notify(inboxNews)
      },
    },
  }
}

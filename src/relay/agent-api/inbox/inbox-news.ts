import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'

/** Notification key for every change of the inbox; no chat has this id. */
export const inboxNews = 'the-inbox'

/** Notifies readers of the inbox together with readers of a chat. */
export interface InboxWaker {
  /** Records that a chat's row changes in a transaction that is still open. */
  changes(chatId: string): void
  /** Notifies readers of a chat after the commit, and then readers of the inbox if the row has changed. */
  notifier: ChatNotifier
}

/** Creates the waker. A reader notified before the commit would read the old state and miss the change. */
export function createInboxWaker(notifier: ChatNotifier): InboxWaker {
  const changed = new Set<string>()
  return {
    changes: (chatId) => void changed.add(chatId),
    notifier: {
      subscribe: notifier.subscribe,
      notify(chatId, event) {
        notifier.notify(chatId, event)
        // The assistant's typing is reported while its turn is still in progress.
        const isUnderWay = event?.type === 'typing' && event.on
        if (!isUnderWay && changed.delete(chatId)) notifier.notify(inboxNews)
      },
    },
  }
}

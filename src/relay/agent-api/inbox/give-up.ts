import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { ChatEvents } from '../../citizen-api/chat/chat-events.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import { chatScope, findChat } from '../../citizen-api/chat/chats.ts'
import { toNotice } from '../../citizen-api/chat/notice.ts'
import type { TellCustomer } from '../../citizen-api/chat/tell-customer.ts'
import type { WaitingTexts } from '../../citizen-api/chat/waiting-texts.ts'
import { changeDesk, findDesk } from './desk-rows.ts'
import { inboxNews } from './inbox-news.ts'

/** Dependencies of giving up chats. */
export interface GiveUpDeps {
  storage: Storage
  events: Pick<ChatEvents, 'append'>
  texts: Pick<WaitingTexts, 'gaveUp'>
  tellCustomer: TellCustomer
  notifier: ChatNotifier
  clock: Clock
  ids: Ids
}

/**
 * Creates the function that gives up a chat whose citizen left the queue long ago, and tells the citizen how
 * to rejoin it.
 */
export function createGiveUp(deps: GiveUpDeps) {
  const { storage, events, texts, tellCustomer, notifier, clock, ids } = deps
  return async (chatId: string): Promise<void> => {
    await storage.write(chatScope(chatId), async (trx) => {
      const [chat, desk] = [await findChat(trx, chatId), await findDesk(trx, chatId)]
      // An agent may have claimed it since the check.
      if (!chat || desk?.state !== 'queued') return
      await changeDesk(trx, desk, clock(), {
        state: 'abandoned',
        epoch: desk.epoch + 1,
        waiting_since: null,
        alert_level: 0,
      })
      await tellCustomer(trx, chat, { type: 'hand_over_ended', to: 'assistant', outcome: null })
      const text = texts.gaveUp(chat.lang)
      await events.append(trx, chatId, clock(), [toNotice(text, { id: ids(), at: clock(), lang: chat.lang })])
    })
    notifier.notify(chatId)
    notifier.notify(inboxNews)
  }
}

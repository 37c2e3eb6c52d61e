import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../kit/ports.ts'
import { messageContext } from './chats.ts'
import { webhookContext } from './events.ts'

/** Encrypts the platform's chats from before chats had keys, and returns how many there were. */
export const sealPlainChats = (storage: Storage, chatKeys: ChatKeys): Promise<number> =>
  storage.write('platform-chats', async (trx) => {
    const chats = await trx
      .selectFrom('pf_chat')
      .leftJoin('chat_key', 'chat_key.chat_id', 'pf_chat.id')
      .select('pf_chat.id')
      .where('chat_key.chat_id', 'is', null)
      .execute()
    for (const { id } of chats) await sealChat(trx, id, chatKeys)
    return chats.length
  })

async function sealChat(trx: Db, chatId: string, chatKeys: ChatKeys): Promise<void> {
  const seal = await chatKeys.create(trx, chatId)
  const messages = await trx
    .selectFrom('pf_chat_message')
    .select(['id', 'body'])
    .where('chat_id', '=', chatId)
    .execute()
  for (const { id, body } of messages) {
    await trx
      .updateTable('pf_chat_message')
      .set({ body: seal.encrypt(JSON.parse(body), messageContext(id)) })
      .where('id', '=', id)
      .execute()
  }
  const events = await trx
    .selectFrom('pf_webhook_delivery')
    .select(['event_id', 'body'])
    .where('chat_id', '=', chatId)
    .where('body', '!=', '')
    .execute()
  for (const { event_id: id, body } of events) {
    await trx
      .updateTable('pf_webhook_delivery')
      .set({ body: seal.encrypt(JSON.parse(body), webhookContext(id)) })
      .where('event_id', '=', id)
      .execute()
  }
}

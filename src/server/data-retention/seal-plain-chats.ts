import { eventContext } from '../../relay/citizen-api/chat/chat-events.ts'
import { chatScope } from '../../relay/citizen-api/chat/chats.ts'
import { dialogContext } from '../../relay/citizen-api/chat/dialog-states.ts'
import { feedbackContext } from '../../relay/citizen-api/chat/feedback.ts'
import type { ChatKeys } from '../../relay/security/auth/chat-keys.ts'
import type { Seal } from '../../relay/security/auth/seal.ts'
import { webhookEventContext } from '../../relay/webhooks/incoming/intake.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'

/** Dependencies of encrypting plain chats. */
export interface SealPlainChatsDeps {
  storage: Storage
  seal: Seal
  chatKeys: ChatKeys
}

/** Number of chats looked up per query. */
const pageSize = 100

/**
 * Encrypts what an earlier version has stored in plain text, removes the plain text from the files, and
 * returns the number of chats. Call it before the relay listens. Each chat is one transaction, and an
 * interrupted run resumes with the remaining ones.
 */
export async function sealPlainChats(deps: SealPlainChatsDeps): Promise<number> {
  const { storage } = deps
  let count = 0
  for (;;) {
    const chats = await withoutKey(storage.db).limit(pageSize).execute()
    if (chats.length === 0) break
    for (const { id } of chats) {
      await storage.write(chatScope(id), async (trx) => {
        // Another relay may have been faster.
        const isPlain = await withoutKey(trx).where('chat.id', '=', id).executeTakeFirst()
        if (isPlain) await sealChat(deps, trx, id)
      })
      count += 1
    }
  }
  const webhooks = await sealPlainWebhooks(deps)
  if (count + webhooks > 0) await storage.scrub('all')
  return count
}

const withoutKey = (db: Db) =>
  db
    .selectFrom('chat')
    .leftJoin('chat_key', 'chat_key.chat_id', 'chat.id')
    .select('chat.id')
    .where('chat_key.chat_id', 'is', null)

async function sealChat(deps: SealPlainChatsDeps, trx: Db, chatId: string): Promise<void> {
  const seal = await deps.chatKeys.create(trx, chatId)
  const events = await trx
    .selectFrom('chat_event')
    .select(['seq', 'body'])
    .where('chat_id', '=', chatId)
    .execute()
  for (const { seq, body } of events) {
    await trx
      .updateTable('chat_event')
      .set({ body: seal.encrypt(JSON.parse(body), eventContext(chatId, seq)) })
      .where('chat_id', '=', chatId)
      .where('seq', '=', seq)
      .execute()
  }
  await sealState(deps, trx, { chatId, seal })
  const comments = await trx
    .selectFrom('feedback')
    .select(['id', 'comment'])
    .where('chat_id', '=', chatId)
    .where('comment', 'is not', null)
    .execute()
  for (const { id, comment } of comments) {
    await trx
      .updateTable('feedback')
      .set({ comment: seal.encrypt(comment, feedbackContext(id)) })
      .where('id', '=', id)
      .execute()
  }
  const received = await trx
    .selectFrom('webhook_event')
    .select(['id', 'body'])
    .where('chat_id', '=', chatId)
    .where('body', '!=', '')
    .execute()
  for (const { id, body } of received) {
    await trx
      .updateTable('webhook_event')
      .set({ body: seal.encrypt(JSON.parse(body), webhookEventContext(id)) })
      .where('id', '=', id)
      .execute()
  }
  // An incomplete upload is sent again.
  await trx.deleteFrom('voice_upload').where('chat_id', '=', chatId).execute()
}

/** The dialogue's state was encrypted with the deployment's key. */
async function sealState(
  { seal: deployment }: SealPlainChatsDeps,
  trx: Db,
  { chatId, seal }: { chatId: string; seal: Seal },
): Promise<void> {
  const row = await trx.selectFrom('dialog').select('sealed').where('chat_id', '=', chatId).executeTakeFirst()
  if (!row) return
  const sealed = seal.encrypt(deployment.decrypt(row.sealed, chatId), dialogContext(chatId))
  await trx.updateTable('dialog').set({ sealed }).where('chat_id', '=', chatId).execute()
}

/** Encrypts events that belong to no chat. */
function sealPlainWebhooks({ storage, seal }: SealPlainChatsDeps): Promise<number> {
  return storage.write('webhooks', async (trx) => {
    const rows = await trx
      .selectFrom('webhook_event')
      .select(['id', 'body'])
      .where('chat_id', 'is', null)
      .where('body', 'like', '{%')
      .execute()
    for (const { id, body } of rows) {
      await trx
        .updateTable('webhook_event')
        .set({ body: seal.encrypt(JSON.parse(body), webhookEventContext(id)) })
        .where('id', '=', id)
        .execute()
    }
    return rows.length
  })
}

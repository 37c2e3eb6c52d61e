import type { Chat } from '../../relay/citizen-api/chat/chats.ts'
import type { Effects } from '../../relay/citizen-api/chat/dialog-effects.ts'
import type { ChatKeys } from '../../relay/security/auth/chat-keys.ts'
import type { RecordEvents } from '../../relay/webhooks/outgoing/record-events.ts'
import type { Db } from '../../storage/database/storage.ts'

/** Dependencies of deleting a chat. */
export interface ForgetChatDeps {
  effects: Pick<Effects, 'enqueueErase'>
  /** Deletes pending webhook deliveries. */
  hooks: Pick<RecordEvents, 'erase'>
  chatKeys: ChatKeys
}

/**
 * Creates the function that deletes a chat with everything that belongs to it and destroys its key, in a
 * transaction with the chat's scope. Calls in progress stay: a report that is being sent still arrives.
 */
export const createForgetChat =
  ({ effects, hooks, chatKeys }: ForgetChatDeps) =>
  async (trx: Db, chat: Chat): Promise<void> => {
    await effects.enqueueErase(trx, chat)
    await hooks.erase(trx, chat)
    await trx.deleteFrom('outbox').where('chat_id', '=', chat.id).where('next_at', 'is', null).execute()
    await trx.deleteFrom('webhook_event').where('chat_id', '=', chat.id).execute()
    await deleteClips(trx, chat.id)
    // The case continues without a link to the citizen.
    await trx
      .updateTable('case_file')
      .set({ chat_id: null, contact: null })
      .where('chat_id', '=', chat.id)
      .execute()
    // Sessions, events, state, uploads, links, comments and hand-off requests are deleted with the chat.
    await trx.deleteFrom('chat').where('id', '=', chat.id).execute()
    await chatKeys.destroy(trx, [chat.id])
  }

/**
 * Deletes speech clips that were not played in any other chat: they can contain the citizen's name, or what
 * they lost. The chat's uses are deleted first: a clip that is still being generated is not stored without
 * one.
 */
async function deleteClips(trx: Db, chatId: string): Promise<void> {
  const uses = await trx
    .deleteFrom('speech_clip_use')
    .where('chat_id', '=', chatId)
    .returning('key')
    .execute()
  if (uses.length === 0) return
  await trx
    .deleteFrom('speech_clip')
    .where(
      'key',
      'in',
      uses.map(({ key }) => key),
    )
    .where('key', 'not in', (eb) => eb.selectFrom('speech_clip_use').select('key'))
    .execute()
}

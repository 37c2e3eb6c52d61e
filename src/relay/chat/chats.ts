import type { Db } from '../../storage/database/storage.ts'
import type { ChatTable } from '../../storage/tables/tables.ts'

/** Holds a chat's row. */
export type Chat = ChatTable

/** Names the scope of transactions that add to a chat; see `Storage.write`. */
export const chatScope = (chatId: string) => `chat:${chatId}`

/** Reads a chat by its id. */
export const findChat = (db: Db, chatId: string): Promise<Chat | undefined> =>
  db.selectFrom('chat').selectAll().where('id', '=', chatId).executeTakeFirst()

/** Finds the latest chat of a person whose uid was proven. */
export const findChatOfHuman = (db: Db, gwId: string, uid: string): Promise<Chat | undefined> =>
  db
    .selectFrom('chat')
    .selectAll()
    .where('gw_id', '=', gwId)
    .where('human_uid', '=', uid)
    .where('human_verified', '=', 1)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** Finds the number of the message that the page sent under `clientId`, if it has arrived before. */
export async function seqOfClientId(db: Db, chatId: string, clientId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('chat_event')
    .select('seq')
    .where('chat_id', '=', chatId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.seq
}

/** Tells whether anybody has said anything in a chat, other than those who answer. */
export async function hasVisitorsWords(db: Db, chatId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_event')
    .select('seq')
    .where('chat_id', '=', chatId)
    .where('client_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

import type { Db } from '../../../storage/database/storage.ts'
import type { ChatTable } from '../../../storage/tables/tables.ts'

/** Row of a chat. */
export type Chat = ChatTable

/** Scope of transactions that append to a chat; see `Storage.write`. */
export const chatScope = (chatId: string) => `chat:${chatId}`

/** Reads a chat by its id. */
export const findChat = (db: Db, chatId: string): Promise<Chat | undefined> =>
  db.selectFrom('chat').selectAll().where('id', '=', chatId).executeTakeFirst()

/** A chat with the data that its next message requires. */
export interface ChatAtMessage extends Chat {
  /** Number of the message already stored with this `clientId`; null if there is none. */
  known_seq: number | null
  /** State of the dialogue, encrypted; null if there is none. */
  dialog: string | null
}

/**
 * Reads a chat for a message of one of its sessions, in one statement. Returns undefined if either was
 * deleted.
 */
export const findChatAtMessage = (
  db: Db,
  { chatId, sessionId, clientId }: { chatId: string; sessionId: string; clientId: string },
): Promise<ChatAtMessage | undefined> =>
  db
    .selectFrom('session')
    .innerJoin('chat', 'chat.id', 'session.chat_id')
    .leftJoin('dialog', 'dialog.chat_id', 'chat.id')
    .leftJoin('chat_event as known', (join) =>
      join.onRef('known.chat_id', '=', 'chat.id').on('known.client_id', '=', clientId),
    )
    .selectAll('chat')
    .select(['known.seq as known_seq', 'dialog.sealed as dialog'])
    .where('session.id', '=', sessionId)
    .where('chat.id', '=', chatId)
    .executeTakeFirst()

/**
 * Finds the latest chat of a person whose uid was proven, in this environment or from before environments
 * were stored.
 */
export const findChatOfHuman = (
  db: Db,
  { gwId, env }: { gwId: string; env: string },
  uid: string,
): Promise<Chat | undefined> =>
  db
    .selectFrom('chat')
    .selectAll()
    .where('gw_id', '=', gwId)
    .where((eb) => eb.or([eb('env', 'is', null), eb('env', '=', env)]))
    .where('human_uid', '=', uid)
    .where('human_verified', '=', 1)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** Returns the number of the message that the page sent with `clientId`, if it has already arrived. */
export async function seqOfClientId(db: Db, chatId: string, clientId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('chat_event')
    .select('seq')
    .where('chat_id', '=', chatId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.seq
}

/** Returns whether a chat contains a message of the visitor. */
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

import type { ChatEvent, ChatMessage } from '../../contract/chat/chat.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { ChatTable } from '../../storage/tables/tables.ts'

/** Holds a chat's row. */
export type Chat = ChatTable

/** Holds an event that has no sequence number yet. */
export type NewEvent =
  | { type: 'message'; message: Omit<ChatMessage, 'seq'> }
  | { type: 'progress'; step: number; of: number }
  | { type: 'case'; caseId: string; status: string }

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

/**
 * Appends events to a chat, in order, and returns the number of the first. The caller holds the chat's scope,
 * so that numbers have neither gaps nor duplicates.
 */
export async function appendEvents(
  trx: Db,
  chatId: string,
  at: string,
  events: readonly NewEvent[],
): Promise<number> {
  const chat = await trx
    .updateTable('chat')
    .set((eb) => ({ last_seq: eb('last_seq', '+', events.length) }))
    .where('id', '=', chatId)
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  const first = chat.last_seq - events.length + 1
  if (events.length === 0) return first
  await trx
    .insertInto('chat_event')
    .values(events.map((event, index) => toRow(chatId, first + index, at, event)))
    .execute()
  return first
}

/** Reads at most `limit` events after `seq`, oldest first. */
export async function eventsAfter(db: Db, chatId: string, seq: number, limit: number): Promise<ChatEvent[]> {
  const rows = await db
    .selectFrom('chat_event')
    .select(['seq', 'type', 'body'])
    .where('chat_id', '=', chatId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
}

/** Reads the newest `limit` messages before `before`, oldest first, and whether there are older ones. */
export async function messagesBefore(
  db: Db,
  chatId: string,
  options: { before?: number | undefined; limit: number },
): Promise<{ messages: ChatMessage[]; more: boolean }> {
  const rows = await db
    .selectFrom('chat_event')
    .select(['seq', 'type', 'body'])
    .where('chat_id', '=', chatId)
    .where('type', '=', 'message')
    .$if(options.before !== undefined, (query) => query.where('seq', '<', options.before ?? 0))
    .orderBy('seq', 'desc')
    .limit(options.limit + 1)
    .execute()
  const page = rows.slice(0, options.limit).reverse()
  const messages = page.flatMap((row) => {
    const event = fromRow(row)
    return event.type === 'message' ? [event.message] : []
  })
  return { messages, more: rows.length > options.limit }
}

/** Finds a message of this chat only. */
export async function findMessage(
  db: Db,
  chatId: string,
  messageId: string,
): Promise<ChatMessage | undefined> {
  const row = await db
    .selectFrom('chat_event')
    .select(['seq', 'type', 'body'])
    .where('chat_id', '=', chatId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  const event = row && fromRow(row)
  return event?.type === 'message' ? event.message : undefined
}

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

/** Reads when she sent her last message in a chat (ISO instant, as recorded). */
export async function lastSaidAt(db: Db, chatId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat_event')
    .select(['seq', 'type', 'body'])
    .where('chat_id', '=', chatId)
    .where('client_id', 'is not', null)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  const event = row && fromRow(row)
  return event?.type === 'message' ? event.message.at : undefined
}

function toRow(chatId: string, seq: number, at: string, { type, ...body }: NewEvent) {
  const message = 'message' in body ? body.message : undefined
  return {
    chat_id: chatId,
    seq,
    type,
    body: JSON.stringify(body),
    message_id: message?.id ?? null,
    client_id: message?.clientId ?? null,
    at,
  }
}

/** The body was written by {@link toRow}, so its shape is known. */
function fromRow(row: { seq: number; type: string; body: string }): ChatEvent {
  const body = JSON.parse(row.body)
  if (row.type === 'message')
    return { type: 'message', seq: row.seq, message: { ...body.message, seq: row.seq } }
  return { type: row.type, seq: row.seq, ...body } as ChatEvent
}

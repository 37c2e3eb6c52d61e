import type { ChatEvent, ChatMessage } from '../../../contract/chat/chat.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Seal } from '../../security/auth/seal.ts'
import type { ChatName } from './tell-customer.ts'

/** An event without a sequence number. */
export type NewEvent =
  | { type: 'message'; message: Omit<ChatMessage, 'seq'> }
  | { type: 'progress'; step: number; of: number }
  | { type: 'case'; caseId: string; status: string }

/** Reads and writes the events of chats. Their bodies are encrypted with the chat's key. */
export interface ChatEvents {
  /**
   * Appends events to a chat, in order, and returns the number of the first. The caller holds the chat's
   * scope, so numbers have neither gaps nor duplicates. `lang` becomes the language of the chat.
   */
  append(
    trx: Db,
    chatId: string,
    at: string,
    events: readonly NewEvent[],
    changes?: { lang: string },
  ): Promise<number>
  /** Reads at most `limit` events after `seq`, oldest first. Returns none if the chat's key was destroyed. */
  after(db: Db, chatId: string, seq: number, limit: number): Promise<ChatEvent[]>
  /**
   * Reads like {@link after} for a session of the chat, in one statement. Returns undefined if the session
   * has ended, so that nothing written after its end is read.
   */
  afterFor(
    db: Db,
    session: { chatId: string; sessionId: string },
    seq: number,
    limit: number,
  ): Promise<ChatEvent[] | undefined>
  /** Reads the newest `limit` messages before `before`, oldest first, and whether there are older ones. */
  messagesBefore(
    db: Db,
    chatId: string,
    options: { before?: number | undefined; limit: number },
  ): Promise<{ messages: ChatMessage[]; more: boolean }>
  /** Finds a message by its id, in this chat only. */
  findMessage(db: Db, chatId: string, messageId: string): Promise<ChatMessage | undefined>
  /** Returns when the citizen sent their last message in a chat (ISO instant, as recorded). */
  lastSaidAt(db: Db, chatId: string): Promise<string | undefined>
}

/** Listener for events appended to a chat, called in the transaction that appends them. */
export type HearAppended = (trx: Db, chat: ChatName, events: readonly NewEvent[]) => Promise<void>

/** Creates the store of chat events. @param hear listener for appended events; default none */
export function createChatEvents(keys: ChatKeys, hear?: HearAppended): ChatEvents {
  /** Decrypts the only row of a query as a message. */
  const toMessage = async (db: Db, chatId: string, row: Row | undefined) => {
    const seal = row && (await keys.find(db, chatId))
    const event = row && seal && fromRow(seal, row)
    return event?.type === 'message' ? event.message : undefined
  }
  return {
    async append(trx, chatId, at, events, changes) {
      const chat = await trx
        .updateTable('chat')
        .set((eb) => ({ ...changes, last_seq: eb('last_seq', '+', events.length) }))
        .where('id', '=', chatId)
        .returning(['id', 'gw_id', 'human_uid', 'human_verified', 'env', 'last_seq'])
        .executeTakeFirstOrThrow()
      const first = chat.last_seq - events.length + 1
      if (events.length === 0) return first
      const seal = await keys.get(trx, chatId)
      await trx
        .insertInto('chat_event')
        .values(events.map((event, index) => toRow(seal, { chatId, seq: first + index, at, event })))
        .execute()
      await hear?.(trx, chat, events)
      return first
    },
    async after(db, chatId, seq, limit) {
      const rows = await rowsOf(db, chatId).where('seq', '>', seq).orderBy('seq').limit(limit).execute()
      const seal = rows.length > 0 && (await keys.find(db, chatId))
      return seal ? rows.map((row) => fromRow(seal, row)) : []
    },
    async afterFor(db, { chatId, sessionId }, seq, limit) {
      const rows = await db
        .selectFrom('session')
        .leftJoin('chat_event as event', (join) =>
          join.onRef('event.chat_id', '=', 'session.chat_id').on('event.seq', '>', seq),
        )
        .select(['event.seq', 'event.type', 'event.body'])
        .where('session.id', '=', sessionId)
        .where('session.chat_id', '=', chatId)
        .orderBy('event.seq')
        .limit(limit)
        .execute()
      if (rows.length === 0) return undefined
      const found = rows.flatMap(({ seq: number, type, body }) =>
        number === null || type === null || body === null
          ? []
          : [{ chat_id: chatId, seq: number, type, body }],
      )
      const seal = found.length > 0 && (await keys.find(db, chatId))
      return seal ? found.map((row) => fromRow(seal, row)) : []
    },
    async messagesBefore(db, chatId, { before, limit }) {
      const rows = await rowsOf(db, chatId)
        .where('type', '=', 'message')
        .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
        .orderBy('seq', 'desc')
        .limit(limit + 1)
        .execute()
      const seal = await keys.find(db, chatId)
      if (!seal) return { messages: [], more: false }
      const messages = rows
        .slice(0, limit)
        .reverse()
        .flatMap((row) => {
          const event = fromRow(seal, row)
          return event.type === 'message' ? [event.message] : []
        })
      return { messages, more: rows.length > limit }
    },
    findMessage: async (db, chatId, messageId) =>
      toMessage(db, chatId, await rowsOf(db, chatId).where('message_id', '=', messageId).executeTakeFirst()),
    async lastSaidAt(db, chatId) {
      const row = await rowsOf(db, chatId)
        .where('client_id', 'is not', null)
        .orderBy('seq', 'desc')
        .executeTakeFirst()
      return (await toMessage(db, chatId, row))?.at
    },
  }
}

interface Row {
  chat_id: string
  seq: number
  type: string
  body: string
}

const rowsOf = (db: Db, chatId: string) =>
  db.selectFrom('chat_event').select(['chat_id', 'seq', 'type', 'body']).where('chat_id', '=', chatId)

/** Encryption context of an event's body. */
const eventContext = (chatId: string, seq: number) => `event:${chatId}:${seq}`

interface Place {
  chatId: string
  seq: number
  at: string
  event: NewEvent
}

function toRow(seal: Seal, { chatId, seq, at, event: { type, ...body } }: Place) {
  const message = 'message' in body ? body.message : undefined
  return {
    chat_id: chatId,
    seq,
    type,
    body: seal.encrypt(body, eventContext(chatId, seq)),
    message_id: message?.id ?? null,
    client_id: message?.clientId ?? null,
    at,
  }
}

/** Decrypts an event. The body was written by {@link toRow}, so its shape is known. */
function fromRow(seal: Seal, { chat_id: chatId, seq, type, body: sealed }: Row): ChatEvent {
  const body = seal.decrypt<Record<string, object>>(sealed, eventContext(chatId, seq))
  if (type === 'message') return { type, seq, message: { ...body.message, seq } } as ChatEvent
  return { type, seq, ...body } as ChatEvent
}

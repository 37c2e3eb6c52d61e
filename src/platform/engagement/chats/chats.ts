import type { ExpressionBuilder } from 'kysely'
import type { FeedbackBody, SayBody, SendMessageBody } from '../../../contract/platform/chat-bodies.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { SweepShare } from '../../../storage/sweep-guard.ts'
import type { PlatformChatTable } from '../../../storage/tables/chats.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import type { ChatKeys } from '../../kit/ports.ts'
import { profileOfUid } from '../customers/human-records.ts'
import { type ChatHuman, type ChatOccurrence, toEvent, webhookContext } from './events.ts'

/** Dependencies of the platform's chats. */
export interface PlatformChatsDeps {
  storage: Storage
  chatKeys: ChatKeys
  clock: Clock
  ids: Ids
  /** Called when there is an event to deliver. */
  onEvent: () => void
}

/** Chats as the platform stores them. A change and its events are one transaction. */
export interface PlatformChats {
  /** Adds a citizen's message, once for each `messageId`. */
  receive(body: SendMessageBody, messageId: string): Promise<{ chat_id: string; message_id: string }>
  /** Adds messages of a bot or an agent. `chatId` is the platform's id or the chat's token. */
  say(
    chatId: string,
    body: SayBody,
    /** Identifies the messages, so that they are added once. Default: every call adds them. */
    sayingId?: string,
  ): Promise<{ chat_id: string; message_ids: string[] }>
  rate(chatId: string, body: FeedbackBody): Promise<{ chat_id: string }>
  /** Deletes the chat with its messages and undelivered events. Does nothing if the chat does not exist. */
  erase(key: { gwId: string; chatToken: string }): Promise<void>
  /**
   * Counts the chats that would be deleted, and all chats. The count of deletions stops at one more than
   * `enough` returns.
   */
  countBefore(db: Db, before: string, enough: (all: number) => number): Promise<SweepShare>
  /** Deletes the chats without messages since `before`, in the caller's transaction. */
  forgetBefore(trx: Db, before: string): Promise<void>
  /** Reads the messages of a chat, oldest first. */
  read(chatId: string): Promise<object | undefined>
}

/** Creates the platform's chats, stored in SQL. */
export function createPlatformChats(deps: PlatformChatsDeps): PlatformChats {
  const { storage, chatKeys, clock, ids, onEvent } = deps
  const write = async <T>(work: (trx: Db) => Promise<T>): Promise<T> => {
    const result = await storage.write('platform-chats', work)
    onEvent()
    return result
  }

  const open = async (
    trx: Db,
    key: { gwId: string; chatToken: string; env?: string | undefined },
  ): Promise<PlatformChatTable> => {
    const known = await find(trx, key)
    if (known) return known
    const row: PlatformChatTable = {
      id: `CHT-${ids()}`,
      gw_id: key.gwId,
      chat_token: key.chatToken,
      human_uid: null,
      human_verified: 0,
      env: key.env ?? null,
      reply_token: null,
      last_seq: 0,
      created_at: clock(),
    }
    await trx.insertInto('pf_chat').values(row).execute()
    await chatKeys.create(trx, row.id)
    return row
  }

  /** Finds the chat of an agent's message; creates it under its token if it does not exist yet. */
  const openNamed = async (trx: Db, chatId: string, gwId: string): Promise<PlatformChatTable> => {
    const known = await findByName(trx, chatId)
    if (known) return known
    const chat = await open(trx, { gwId, chatToken: chatId })
    await tell(trx, chat, { type: 'chat_started' })
    return chat
  }

  const nextSeq = async (trx: Db, chat: PlatformChatTable): Promise<number> => {
    const { last_seq } = await trx
      .updateTable('pf_chat')
      .set((eb) => ({ last_seq: eb('last_seq', '+', 1) }))
      .where('id', '=', chat.id)
      .returning('last_seq')
      .executeTakeFirstOrThrow()
    return last_seq
  }

  const tell = async (trx: Db, chat: PlatformChatTable, occurrence: ChatOccurrence): Promise<void> => {
    const eventId = `EVT-${ids()}`
    const at = clock()
    const event = toEvent(occurrence, { eventId, at, chat, human: await humanOf(trx, chat) })
    await trx
      .insertInto('pf_webhook_delivery')
      .values({
        event_id: eventId,
        chat_id: chat.id,
        seq: await nextSeq(trx, chat),
        body: (await chatKeys.get(trx, chat.id)).encrypt(event, webhookContext(eventId)),
        attempts: 0,
        next_at: at,
        created_at: at,
      })
      .execute()
  }

  const keep = async (
    trx: Db,
    chat: PlatformChatTable,
    message: { id: string; author: 'visitor' | 'bot' | 'agent'; body: object },
  ): Promise<void> => {
    const { id, author, body } = message
    const sealed = (await chatKeys.get(trx, chat.id)).encrypt(body, messageContext(id))
    const row = { id, chat_id: chat.id, author, body: sealed, at: clock() }
    await trx
      .insertInto('pf_chat_message')
      .values({ ...row, seq: await nextSeq(trx, chat) })
      .execute()
  }

  return {
    receive: ({ chatToken, gwId, env, human, message, replyToken }, messageId) =>
      write(async (trx) => {
        const before = await find(trx, { gwId, chatToken })
        const chat = before ?? (await open(trx, { gwId, chatToken, env }))
        const answer = { chat_id: chat.id, message_id: messageId }
        if (await hasMessage(trx, messageId)) return answer
        const known = { ...chat, ...(await identify(trx, chat, human, replyToken)) }
        if (!before) await tell(trx, known, { type: 'chat_started' })
        const sent = { id: messageId, ...message }
        await keep(trx, known, { id: messageId, author: 'visitor', body: sent })
        await tell(trx, known, { type: 'message_sent', message: sent })
        return answer
      }),
    say: (chatId, { gwId, replyToken, messages }, sayingId) =>
      write(async (trx) => {
        const chat = await openNamed(trx, chatId, gwId)
        const named = messages.map((message, index) => ({
          id: sayingId === undefined ? `MSG-${ids()}` : `${sayingId}.${index}`,
          ...message,
        }))
        const answer = { chat_id: chat.id, message_ids: named.map(({ id }) => id) }
        if (sayingId !== undefined && (await hasMessage(trx, `${sayingId}.0`))) return answer
        for (const message of named) {
          await keep(trx, chat, { id: message.id, author: message.author_type, body: message })
        }
        const token = replyToken ?? chat.reply_token
        await tell(trx, chat, {
          type: 'new_messages',
          messages: named,
          ...(token !== null && { replyToken: token }),
        })
        return answer
      }),
    rate: (chatId, { gwId, rating, comment }) =>
      write(async (trx) => {
        const chat = await openNamed(trx, chatId, gwId)
        await tell(trx, chat, { type: 'feedback_given', feedback: { rating, comment } })
        return { chat_id: chat.id }
      }),
    async erase({ gwId, chatToken }) {
      await write(async (trx) => {
        const gone = await trx
          .deleteFrom('pf_chat')
          .where('gw_id', '=', gwId)
          .where('chat_token', '=', chatToken)
          .returning('id')
          .execute()
        await chatKeys.destroy(
          trx,
          gone.map(({ id }) => id),
        )
      })
      await storage.scrub('log')
    },
    async countBefore(db, before, enough) {
      const { count } = await db
        .selectFrom('pf_chat')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      const due = await db
        .selectFrom('pf_chat')
        .select('id')
        .where('created_at', '<', before)
        .where(isSilentSince(before))
        .limit(enough(Number(count)) + 1)
        .execute()
      return { what: 'platform-chats', due: due.length, all: Number(count) }
    },
    async forgetBefore(trx, before) {
      const gone = await trx
        .deleteFrom('pf_chat')
        .where('created_at', '<', before)
        .where(isSilentSince(before))
        .returning('id')
        .execute()
      await chatKeys.destroy(
        trx,
        gone.map(({ id }) => id),
      )
    },
    async read(chatId) {
      const chat = await findByName(storage.db, chatId)
      if (!chat) return undefined
      const rows = await storage.db
        .selectFrom('pf_chat_message')
        .select(['id', 'author', 'body', 'at'])
        .where('chat_id', '=', chat.id)
        .orderBy('seq')
        .execute()
      const seal = await chatKeys.get(storage.db, chat.id)
      return {
        chat_id: chat.id,
        chatToken: chat.chat_token,
        human: await humanOf(storage.db, chat),
        messages: rows.map(({ id, author, body, at }) => ({
          author,
          at,
          ...seal.decrypt<object>(body, messageContext(id)),
        })),
      }
    },
  }
}

/** Condition for chats without messages since an instant. */
const isSilentSince = (since: string) => (eb: ExpressionBuilder<Tables, 'pf_chat'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('pf_chat_message')
        .select('pf_chat_message.id')
        .whereRef('pf_chat_message.chat_id', '=', 'pf_chat.id')
        .where('pf_chat_message.at', '>=', since),
    ),
  )

/** Returns the seal context of a message's row. */
const messageContext = (id: string) => `platform-message:${id}`

const find = (db: Db, { gwId, chatToken }: { gwId: string; chatToken: string }) =>
  db
    .selectFrom('pf_chat')
    .selectAll()
    .where('gw_id', '=', gwId)
    .where('chat_token', '=', chatToken)
    .executeTakeFirst()

const findByName = (db: Db, name: string) =>
  db
    .selectFrom('pf_chat')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', name), eb('chat_token', '=', name)]))
    .executeTakeFirst()

const hasMessage = async (trx: Db, id: string) =>
  (await trx.selectFrom('pf_chat_message').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * Stores who is chatting, and the token of the next answer. An unproven uid does not replace a proven one.
 */
async function identify(
  trx: Db,
  chat: PlatformChatTable,
  human: SendMessageBody['human'],
  replyToken: string | undefined,
) {
  const isNews = human !== undefined && (human.verified || chat.human_verified === 0)
  const changed = {
    reply_token: replyToken ?? null,
    ...(isNews && { human_uid: human.uid, human_verified: human.verified ? 1 : 0 }),
  }
  await trx.updateTable('pf_chat').set(changed).where('id', '=', chat.id).execute()
  return changed
}

async function humanOf(db: Db, chat: PlatformChatTable): Promise<ChatHuman> {
  const visitor = { id: `visitor:${chat.id}`, name: 'Visitor' }
  if (chat.human_uid === null) return visitor
  const claim = { uid: chat.human_uid, verified: chat.human_verified === 1 }
  const profile = await profileOfUid(db, chat.human_uid)
  return profile ? { id: profile.id, name: profile.fullname, ...claim } : { ...visitor, ...claim }
}

import { randomBytes } from 'node:crypto'
import type { Db } from '../../../storage/database/storage.ts'
import { createSeal, type Seal } from './seal.ts'

/**
 * Gives each chat a seal with a random key of its own. The key lies in the database, encrypted by the
 * deployment's seal; with the row of the key goes every reading of what the chat has sealed, in the database,
 * in its old pages and in backups that do not hold the row.
 */
export interface ChatKeys {
  /** Makes the key of a new chat, in the transaction that makes the chat. */
  create(trx: Db, chatId: string): Promise<Seal>
  /** Finds the seal of a chat; undefined when there is none, or it was destroyed. */
  find(db: Db, chatId: string): Promise<Seal | undefined>
  /** Finds the seal of a chat that is known to be there. @throws Error when it has no key */
  get(db: Db, chatId: string): Promise<Seal>
  /** Destroys the keys of chats, in the transaction that deletes the chats. */
  destroy(trx: Db, chatIds: readonly string[]): Promise<void>
}

/** Lists what the keys of chats need. */
export interface ChatKeysDeps {
  /** Encrypts the keys. */
  seal: Seal
  /** How many opened keys stay in memory. Default 10,000. */
  maxOpened?: number
}

const keyBytes = 32

/** Creates the keys of chats, of the relay and of the platform. Ids of chats are never used twice. */
export function createChatKeys({ seal, maxOpened = 10_000 }: ChatKeysDeps): ChatKeys {
  // In the order of their last use. A key never changes, so that what is opened once stays true.
  const opened = new Map<string, Seal>()
  const remember = (chatId: string, chatSeal: Seal): Seal => {
    opened.delete(chatId)
    if (opened.size >= maxOpened) opened.delete(opened.keys().next().value ?? '')
    opened.set(chatId, chatSeal)
    return chatSeal
  }

  const find: ChatKeys['find'] = async (db, chatId) => {
    const known = opened.get(chatId)
    if (known) return remember(chatId, known)
    const row = await db
      .selectFrom('chat_key')
      .select('sealed')
      .where('chat_id', '=', chatId)
      .executeTakeFirst()
    if (!row) return undefined
    const key = Buffer.from(seal.decrypt<string>(row.sealed, chatKeyContext(chatId)), 'base64')
    return remember(chatId, createSeal(key))
  }

  return {
    async create(trx, chatId) {
      const key = randomBytes(keyBytes)
      const sealed = seal.encrypt(key.toString('base64'), chatKeyContext(chatId))
      await trx.insertInto('chat_key').values({ chat_id: chatId, sealed }).execute()
      return createSeal(key)
    },
    find,
    async get(db, chatId) {
      const chatSeal = await find(db, chatId)
      if (!chatSeal) throw new Error(`the chat ${chatId} has no key`)
      return chatSeal
    },
    async destroy(trx, chatIds) {
      for (const chatId of chatIds) opened.delete(chatId)
      if (chatIds.length > 0) await trx.deleteFrom('chat_key').where('chat_id', 'in', chatIds).execute()
    },
  }
}

/** Gives what the key of a chat is bound to. */
export const chatKeyContext = (chatId: string) => `chat-key:${chatId}`

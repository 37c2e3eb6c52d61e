import { randomBytes } from 'node:crypto'
import type { Db } from '../../../storage/database/storage.ts'
import { createSeal, type Seal } from './seal.ts'

/**
 * Gives each chat its own random encryption key. The key is in the database, encrypted by the deployment's
 * seal. Deleting the key's row makes everything that the chat has encrypted unreadable: in the database, in
 * old database pages, and in backups that do not contain the row.
 */
export interface ChatKeys {
  /** Creates the key of a new chat, in the transaction that creates the chat. */
  create(trx: Db, chatId: string): Promise<Seal>
  /** Returns the seal of a chat; undefined if it never existed or was destroyed. */
  find(db: Db, chatId: string): Promise<Seal | undefined>
  /** Returns the seal of a chat that must exist. @throws Error when it has no key */
  get(db: Db, chatId: string): Promise<Seal>
  /** Destroys the keys of chats, in the transaction that deletes the chats. */
  destroy(trx: Db, chatIds: readonly string[]): Promise<void>
}

/** Dependencies of the chat keys. */
export interface ChatKeysDeps {
  /** Encrypts the keys. */
  seal: Seal
  /** How many decrypted keys stay in memory. Default 10,000. */
  maxOpened?: number
}

const keyBytes = 32

/** Creates the chat keys of the relay and of the platform. Chat ids are never reused. */
export function createChatKeys({ seal, maxOpened = 10_000 }: ChatKeysDeps): ChatKeys {
  // In order of last use. A key never changes, so a cached key never goes stale.
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

/** Returns the encryption context of a chat's key. */
export const chatKeyContext = (chatId: string) => `chat-key:${chatId}`

import { createHash } from 'node:crypto'
import type { PushRequest } from '../../../contract/chat/push.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'

/** A device that is notified about a chat. */
interface PushDevice extends PushRequest {
  id: string
  /** The deployment's public key with which it subscribed. */
  publicKey: string
}

/**
 * Stores the devices that are notified about each chat. Their subscriptions are encrypted with the chat's
 * key.
 */
export interface PushDevices {
  /**
   * Adds a device. If there are more than {@link mostDevices}, the oldest is removed. Adding the same device
   * again changes nothing.
   */
  add(trx: Db, chatId: string, device: PushRequest & { publicKey: string }): Promise<void>
  /** Returns the devices of a chat. */
  of(db: Db, chatId: string): Promise<PushDevice[]>
  /** Returns whether a chat has a device, without decrypting anything. */
  has(db: Db, chatId: string): Promise<boolean>
  remove(db: Db, chatId: string, id: string): Promise<void>
  removeAll(db: Db, chatId: string): Promise<void>
}

/** Maximum number of devices per chat. */
const mostDevices = 5

/** Creates the store of push devices. They are deleted with their chat. */
export function createPushDevices({ chatKeys, clock }: { chatKeys: ChatKeys; clock: Clock }): PushDevices {
  const rowsOf = (db: Db, chatId: string) => db.selectFrom('push_device').where('chat_id', '=', chatId)
  const remove: PushDevices['remove'] = async (db, chatId, id) => {
    await db.deleteFrom('push_device').where('chat_id', '=', chatId).where('id', '=', id).execute()
  }
  return {
    async add(trx, chatId, device) {
      const id = createHash('sha256').update(device.endpoint).digest('base64url')
      const sealed = (await chatKeys.get(trx, chatId)).encrypt(device, deviceContext(chatId, id))
      await trx
        .insertInto('push_device')
        .values({ chat_id: chatId, id, sealed, created_at: clock() })
        .onConflict((conflict) => conflict.columns(['chat_id', 'id']).doUpdateSet({ sealed }))
        .execute()
      const rows = await rowsOf(trx, chatId).select('id').orderBy('created_at', 'desc').execute()
      for (const { id: oldest } of rows.slice(mostDevices)) await remove(trx, chatId, oldest)
    },
    async of(db, chatId) {
      const rows = await rowsOf(db, chatId).select(['id', 'sealed']).execute()
      const seal = rows.length > 0 && (await chatKeys.find(db, chatId))
      if (!seal) return []
      return rows.map(({ id, sealed }) => ({
        ...seal.decrypt<PushRequest & { publicKey: string }>(sealed, deviceContext(chatId, id)),
        id,
      }))
    },
    has: async (db, chatId) => (await rowsOf(db, chatId).select('id').executeTakeFirst()) !== undefined,
    remove,
    async removeAll(db, chatId) {
      await db.deleteFrom('push_device').where('chat_id', '=', chatId).execute()
    },
  }
}

const deviceContext = (chatId: string, id: string) => `push-device:${chatId}:${id}`

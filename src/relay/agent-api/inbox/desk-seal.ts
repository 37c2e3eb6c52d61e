import type { InboxRow } from '../../../contract/console/inbox.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'

/** Facts that a list shows; encrypted with the chat's key. */
export interface Told {
  scamType: string | null
  /** In major units. */
  amount: number | null
  paidAt: string | null
  /** The citizen's latest message when they asked for a person. */
  wish: string | null
}

/** Last line of a chat; encrypted with the chat's key. */
export type LastLine = NonNullable<InboxRow['lastLine']>

type Part = 'told' | 'last-line' | 'offer-note' | `note:${string}` | `assignment:${string}`
const contextOf = (chatId: string, part: Part) => `desk:${chatId}:${part}`

/**
 * Encrypts and decrypts the inbox data of a chat. Erasing the chat destroys the key, and with it all of this
 * data.
 */
export interface DeskSeal {
  seal<T>(trx: Db, chatId: string, part: Part, value: T): Promise<string>
  /** Returns null if there is no data, or the key has been destroyed. */
  open<T>(db: Db, chatId: string, part: Part, sealed: string | null): Promise<T | null>
}

/** Creates the encryption of inbox data with the keys of chats. */
export const createDeskSeal = (keys: ChatKeys): DeskSeal => ({
  seal: async (trx, chatId, part, value) =>
    (await keys.get(trx, chatId)).encrypt(value, contextOf(chatId, part)),
  async open<T>(db: Db, chatId: string, part: Part, sealed: string | null) {
    const key = sealed === null ? undefined : await keys.find(db, chatId)
    return key && sealed !== null ? key.decrypt<T>(sealed, contextOf(chatId, part)) : null
  },
})

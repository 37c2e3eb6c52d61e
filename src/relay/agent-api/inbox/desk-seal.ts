import type { InboxRow } from '../../../contract/console/inbox.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'

/** What a list shows of what she told; sealed with the chat's key. */
export interface Told {
  scamType: string | null
  /** Major units. */
  amount: number | null
  paidAt: string | null
  /** Her newest words when she asked for a person. Absent in rows of earlier releases. */
  wish?: string | null
}

/** The last line of a chat; sealed with the chat's key. */
export type LastLine = NonNullable<InboxRow['lastLine']>

type Part = 'told' | 'last-line' | 'offer-note' | `note:${string}` | `assignment:${string}`
const contextOf = (chatId: string, part: Part) => `desk:${chatId}:${part}`

/** Seals and opens what the inbox keeps of a chat. Erasing the chat destroys the key, and so all of it. */
export interface DeskSeal {
  seal<T>(trx: Db, chatId: string, part: Part, value: T): Promise<string>
  /** Gives null where there is nothing, or no key any more. */
  open<T>(db: Db, chatId: string, part: Part, sealed: string | null): Promise<T | null>
}

/** Creates the seal of the inbox over the keys of chats. */
export const createDeskSeal = (keys: ChatKeys): DeskSeal => ({
  seal: async (trx, chatId, part, value) =>
    (await keys.get(trx, chatId)).encrypt(value, contextOf(chatId, part)),
  async open<T>(db: Db, chatId: string, part: Part, sealed: string | null) {
    const key = sealed === null ? undefined : await keys.find(db, chatId)
    return key && sealed !== null ? key.decrypt<T>(sealed, contextOf(chatId, part)) : null
  },
})

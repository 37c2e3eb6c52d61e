import type { Db } from '../../storage/database/storage.ts'
import type { Chat } from './chats.ts'

/** Tells the conversation whether a person has the chat. Every method runs in the caller's transaction. */
export interface ChatDesk {
  /** While a person has it, the dialogue takes no answer and asks nothing. */
  isPersons(db: Db, chatId: string): Promise<boolean>
  /** Hears what she wrote, without secrets. */
  heard(trx: Db, chat: Chat, text: string): Promise<void>
}

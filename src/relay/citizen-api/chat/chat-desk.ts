import type { PutAnswer } from '../../../assistant/dialog/model/put.ts'
import type { HandOver } from '../../../assistant/dialog/model/types.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Chat } from './chats.ts'

/** Whose a chat is when a message of hers comes. */
interface DeskAtMessage {
  isPersons: boolean
  /**
   * Notes a message of the citizen, without secrets; `stored` is how it is stored, where that hides who they are. `toldOf` gives
   * what the citizen has told by now, for the place in the queue.
   */
  heard(text: string, stored?: string, toldOf?: () => HandOver | undefined): Promise<void>
}

/** Tells the conversation whether a person has the chat. Every method runs in the caller's transaction. */
export interface ChatDesk {
  /** While a person has it, the dialogue takes no answer and asks nothing. */
  isPersons(db: Db, chatId: string): Promise<boolean>
  /** Learns what she has said to what a person, or the wait for one, has put to her. */
  answered(trx: Db, chat: Chat, answer: PutAnswer): Promise<void>
  /** Looks once at whose the chat is, for a message of hers. */
  at(trx: Db, chat: Chat): Promise<DeskAtMessage>
}

import type { PutAnswer } from '../../../assistant/dialog/model/put.ts'
import type { HandOver } from '../../../assistant/dialog/model/types.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Chat } from './chats.ts'

/** Who handles a chat when a message of the citizen arrives. */
interface DeskAtMessage {
  isPersons: boolean
  /**
   * Records a message of the citizen, without secrets. `stored` is the stored version if that one masks who
   * they are. `toldOf` returns what the citizen has told so far, for the position in the queue.
   */
  heard(text: string, stored?: string, toldOf?: () => HandOver | undefined): Promise<void>
}

/**
 * Tells the conversation whether an agent handles the chat. Every method runs in the caller's transaction.
 */
export interface ChatDesk {
  /** While an agent handles the chat, the dialogue accepts no answers and asks no questions. */
  isPersons(db: Db, chatId: string): Promise<boolean>
  /** Receives the citizen's answer to a prompt from an agent or from the queue. */
  answered(trx: Db, chat: Chat, answer: PutAnswer): Promise<void>
  /** Looks up who handles the chat, once per message of the citizen. */
  at(trx: Db, chat: Chat): Promise<DeskAtMessage>
}

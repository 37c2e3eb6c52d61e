import type { CustomerNews } from '../../../contract/chat/customer-event.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Chat } from './chats.ts'

/**
 * Tells the customer's server what has happened in a chat, in the transaction in which it happens. Where nobody wants to hear it,
 * that is no statement.
 */
export type TellCustomer = (trx: Db, chat: ChatName, news: CustomerNews) => Promise<void>

/** Holds what is said of a chat beside each event. */
export type ChatName = Pick<Chat, 'id' | 'gw_id' | 'human_uid' | 'human_verified' | 'env'>

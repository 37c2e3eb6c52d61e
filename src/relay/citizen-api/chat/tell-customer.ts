import type { CustomerNews } from '../../../contract/chat/customer-event.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Chat } from './chats.ts'

/**
 * Reports an event of a chat to the customer's server, in the transaction of the event. If no webhook is
 * registered, it runs no statement.
 */
export type TellCustomer = (trx: Db, chat: ChatName, news: CustomerNews) => Promise<void>

/** Chat columns that are sent with each event. */
export type ChatName = Pick<Chat, 'id' | 'gw_id' | 'human_uid' | 'human_verified' | 'env'>

import type { HeardMessage, PreparedReading } from '../../../assistant/dialog/model/types.ts'
import type { MessageRequest, MessageResponse } from '../../../contract/chat/chat.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { ChatNotifier } from './chat-notifier.ts'
import { type Chat, chatScope, findChat, findChatAtMessage } from './chats.ts'
import type { Conversation } from './conversation.ts'
import type { Outbox } from './outbox.ts'
import { ended, findSession } from './session-rows.ts'

/** Dependencies of the message service. */
export interface MessagesDeps {
  storage: Storage
  /** Returns the conversation of a chat: with the dialogue, or with the platform. */
  conversationOf: (chat: Chat) => Pick<Conversation, 'receive'> & Partial<Pick<Conversation, 'hear'>>
  /** Helps to interpret a message before its turn. Default: the dialogue interprets it alone. */
  help?: (heard: HeardMessage) => Promise<PreparedReading | undefined>
  /** Reads the state of a report, for pages that request it. */
  place: Conversation['place']
  outbox: Pick<Outbox, 'kick'>
  notifier: ChatNotifier
}

/** Receives citizens' messages. */
export interface Messages {
  /**
   * Interprets a message with the help of a language model before it is sent. This may take seconds, during
   * which no transaction or turn is held. Returns undefined if the dialogue interprets the message alone.
   */
  prepare(claims: SessionClaims, request: MessageRequest): Promise<PreparedReading | undefined>
  /**
   * Receives a message. Resolves after the message and all its effects are committed.
   * @throws Problem 401 when the session has ended, also while the message waited for its turn
   */
  send(
    claims: SessionClaims,
    request: MessageRequest,
    options?: { withReport?: boolean; prepared?: PreparedReading | undefined },
  ): Promise<MessageResponse>
}

/** Creates the service that receives citizens' messages. */
export function createMessages({
  storage,
  conversationOf,
  help,
  place,
  outbox,
  notifier,
}: MessagesDeps): Messages {
  return {
    async prepare({ chatId, sessionId }, request) {
      const session = help && (await findSession(storage.db, sessionId))
      const chat = session && (await findChat(storage.db, chatId))
      const heard = chat && (await conversationOf(chat).hear?.(storage.db, chat, request))
      return heard && help?.(heard)
    },
    async send({ chatId, sessionId }, request, { withReport = false, prepared } = {}) {
      const { clientId } = request
      const { seq, hasCalls, report } = await storage.write(chatScope(chatId), async (trx) => {
        const chat = await findChatAtMessage(trx, { chatId, sessionId, clientId })
        if (!chat) throw ended('authorization')
        const received = await conversationOf(chat).receive(trx, chat, request, prepared)
        return { ...received, report: withReport ? await place(trx, chatId) : undefined }
      })
      notifier.notify(chatId)
      if (hasCalls) outbox.kick()
      return { seq, clientId, ...(report && { report }) }
    },
  }
}

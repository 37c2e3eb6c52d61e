import type { HeardMessage, PreparedReading } from '../../../assistant/dialog/model/types.ts'
import type { MessageRequest, MessageResponse } from '../../../contract/chat/chat.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { ChatNotifier } from './chat-notifier.ts'
import { type Chat, chatScope, findChat, findChatAtMessage } from './chats.ts'
import type { Conversation } from './conversation.ts'
import type { Outbox } from './outbox.ts'
import { ended, findSession } from './session-rows.ts'

/** Lists what messages need. */
export interface MessagesDeps {
  storage: Storage
  /** Finds the conversation of a chat: with the dialogue, or with the platform. */
  conversationOf: (chat: Chat) => Pick<Conversation, 'receive'> & Partial<Pick<Conversation, 'hear'>>
  /** Helps to read a message before its turn. Default: the dialogue reads alone. */
  help?: (heard: HeardMessage) => Promise<PreparedReading | undefined>
  /** Reads the state of a report, for pages that ask for it. */
  place: Conversation['place']
  outbox: Pick<Outbox, 'kick'>
  notifier: ChatNotifier
}

/** Takes what a citizen says. */
export interface Messages {
  /**
   * Has a message read with help, before it is sent: that may take seconds, in which nothing is held. Undefined where the
   * dialogue reads it alone.
   */
  prepare(claims: SessionClaims, request: MessageRequest): Promise<PreparedReading | undefined>
  /**
   * Takes a message; resolves after the commit of the message and of everything that it caused.
   * @throws Problem 401 when the session has been ended, also while the message waited for its turn
   */
  send(
    claims: SessionClaims,
    request: MessageRequest,
    options?: { withReport?: boolean; prepared?: PreparedReading | undefined },
  ): Promise<MessageResponse>
}

/** Creates the service that takes citizens' messages. */
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

import type { MessageRequest, MessageResponse } from '../../contract/chat/chat.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { Storage } from '../../storage/database/storage.ts'
import type { SessionClaims } from '../auth/session-tokens.ts'
import type { ChatNotifier } from './chat-notifier.ts'
import { type Chat, chatScope, findChat } from './chats.ts'
import type { Conversation } from './conversation.ts'
import type { Outbox } from './outbox.ts'
import { findSession } from './session-rows.ts'

/** Lists what messages need. */
export interface MessagesDeps {
  storage: Storage
  /** Finds the conversation of a chat: with the dialogue, or with the platform. */
  conversationOf: (chat: Chat) => Pick<Conversation, 'receive'>
  /** Reads the state of a report, for pages that ask for it. */
  place: Conversation['place']
  outbox: Pick<Outbox, 'kick'>
  notifier: ChatNotifier
}

/** Takes what a citizen says. */
export interface Messages {
  /** Takes a message; resolves after the commit of the message and of everything that it caused. */
  send(
    claims: SessionClaims,
    request: MessageRequest,
    options?: { withReport?: boolean },
  ): Promise<MessageResponse>
}

/** Creates the service that takes citizens' messages. */
export function createMessages({ storage, conversationOf, place, outbox, notifier }: MessagesDeps): Messages {
  return {
    async send({ chatId, sessionId }, request, { withReport = false } = {}) {
      const answer = await storage.write(chatScope(chatId), async (trx) => {
        const chat = await findChat(trx, chatId)
        // It may have been ended while the message waited for its turn.
        if (!chat || !(await findSession(trx, sessionId))) throw new Problem('unauthenticated')
        const seq = await conversationOf(chat).receive(trx, chat, request)
        const report = withReport ? await place(trx, chatId) : undefined
        return { seq, clientId: request.clientId, ...(report && { report }) }
      })
      notifier.notify(chatId)
      outbox.kick()
      return answer
    },
  }
}

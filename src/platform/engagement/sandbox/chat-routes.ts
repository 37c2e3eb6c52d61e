import { Refusal } from '../../kit/refusal.ts'
import type { PlatformChats } from '../chats/chats.ts'
import type { SandboxHandlers } from './sandbox-dispatch.ts'

type ChatRouteId =
  | 'sendMessage'
  | 'sendFeedback'
  | 'eraseChat'
  | 'answerChat'
  | 'sayInChat'
  | 'rateChat'
  | 'readChat'

/**
 * Creates the handlers of the platform's chat calls: citizens' messages arrive here, and bots and agents
 * answer. The interface names a send-message operation without describing it, shows only the event of
 * feedback, and defines nothing for erasure.
 */
export const createChatHandlers = (
  chats: PlatformChats,
  newId: () => string,
): SandboxHandlers<ChatRouteId> => ({
  sendMessage: ({ body, headers }) =>
    chats.receive(body, headers['idempotency-key']?.slice(0, 128) || `MSG-${newId()}`),
  sendFeedback: ({ body: { chatToken, ...feedback } }) => chats.rate(chatToken, feedback),
  async eraseChat({ body }) {
    await chats.erase(body)
    return { erased: true }
  },
  answerChat: ({ body: { chatToken, say }, headers }) =>
    chats.say(chatToken, say, headers['idempotency-key']?.slice(0, 128)),
  sayInChat: ({ params, body }) => chats.say(params.chat_id, body),
  rateChat: ({ params, body }) => chats.rate(params.chat_id, body),
  async readChat({ params }) {
    const chat = await chats.read(params.chat_id)
    if (!chat) throw new Refusal('not-found')
    return chat
  },
})

import {
  answerChatBody,
  eraseChatBody,
  feedbackBody,
  sayBody,
  sendFeedbackBody,
  sendMessageBody,
} from '../chats/bodies.ts'
import type { PlatformChats } from '../chats/chats.ts'
import { Refusal } from '../kernel/refusal.ts'
import { parseBody, type SandboxRoute, whole } from './sandbox-dispatch.ts'

/**
 * Paths that the relay calls for a citizen, and for a person of its console. The interface names a send-message operation without describing
 * it, of feedback it shows only the event, and it has nothing for erasing.
 */
export const chatPaths = {
  sendMessage: '/sandbox/send-message',
  sendFeedback: '/sandbox/send-feedback',
  eraseChat: '/sandbox/erase-chat',
  answerChat: '/sandbox/answer-chat',
} as const

const maxMessageBytes = 256 * 1024

/**
 * Creates the routes of the platform's side of a chat: citizens' messages arrive here, and bots and agents
 * answer.
 */
export const createChatRoutes = (chats: PlatformChats, newId: () => string): SandboxRoute[] => [
  {
    method: 'POST',
    path: whole(chatPaths.sendMessage),
    roles: ['citizen_channel'],
    answer: async ({ body, headers }) => ({
      status: 202,
      body: await chats.receive(
        parseBody(sendMessageBody, body),
        headers['idempotency-key']?.slice(0, 128) || `MSG-${newId()}`,
      ),
    }),
  },
  {
    method: 'POST',
    path: whole(chatPaths.sendFeedback),
    roles: ['citizen_channel'],
    answer: async ({ body }) => {
      const { chatToken, ...feedback } = parseBody(sendFeedbackBody, body)
      return { status: 202, body: await chats.rate(chatToken, feedback) }
    },
  },
  {
    method: 'POST',
    path: whole(chatPaths.eraseChat),
    roles: ['citizen_channel'],
    answer: async ({ body }) => {
      await chats.erase(parseBody(eraseChatBody, body))
      return { body: { erased: true } }
    },
  },
  {
    method: 'POST',
    path: whole(chatPaths.answerChat),
    roles: ['admin'],
    answer: async ({ body, headers }) => {
      const { chatToken, say } = parseBody(answerChatBody, body)
      const sayingId = headers['idempotency-key']?.slice(0, 128)
      return { status: 202, body: await chats.say(chatToken, say, sayingId) }
    },
  },
  {
    method: 'POST',
    path: /^\/sandbox\/chats\/([\w.:-]{1,256})\/messages$/,
    maxBytes: maxMessageBytes,
    answer: async ({ params, body }) => ({
      status: 202,
      body: await chats.say(params[0] ?? '', parseBody(sayBody, body)),
    }),
  },
  {
    method: 'POST',
    path: /^\/sandbox\/chats\/([\w.:-]{1,256})\/feedback$/,
    answer: async ({ params, body }) => ({
      status: 202,
      body: await chats.rate(params[0] ?? '', parseBody(feedbackBody, body)),
    }),
  },
  {
    method: 'GET',
    path: /^\/sandbox\/chats\/([\w.:-]{1,256})$/,
    answer: async ({ params }) => {
      const chat = await chats.read(params[0] ?? '')
      if (!chat) throw new Refusal('not-found')
      return { body: chat }
    },
  },
]

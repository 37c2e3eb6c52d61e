import { feedbackBody, sayBody, sendMessageBody } from '../chats/bodies.ts'
import type { PlatformChats } from '../chats/chats.ts'
import { Refusal } from '../frame/refusal.ts'
import { parseBody, type SandboxRoute } from './sandbox-dispatch.ts'

/** The send-message call of the embedded platform; the interface names one and does not describe it. */
export const sendMessagePath = '/sandbox/send-message'

const maxMessageBytes = 256 * 1024

/** Chats from their other side: what citizens say arrives here, and bots and agents answer. */
export const createChatRoutes = (chats: PlatformChats, newId: () => string): SandboxRoute[] => [
  {
    method: 'POST',
    path: /^\/sandbox\/send-message$/,
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

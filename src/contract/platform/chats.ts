import * as z from 'zod'
import {
  answerChatBody,
  eraseChatBody,
  feedbackBody,
  sayBody,
  sendFeedbackBody,
  sendMessageBody,
} from './chat-bodies.ts'
import { idempotencyHeader, own } from './own-route.ts'

const chatParams = z.object({ chat_id: z.string().regex(/^[\w.:-]{1,256}$/) })
const chatAnswer = z.object({ chat_id: z.string() })
const saidAnswer = z.object({ chat_id: z.string(), message_ids: z.array(z.string()) })
const said = { author_type: 'agent', author_name: 'Ana', text: 'Your bank has been told.' } as const
const rating = { gwId: 'demo', rating: 5, comment: null }

/** The platform's chat calls: citizens' messages arrive here, and bots and agents answer. */
export const chatRows = {
  sendMessage: own('sendMessage', {
    area: 'chats',
    summary: 'Take what a citizen says in a chat of a platform channel',
    roles: ['citizen_channel'],
    always: true,
    headers: { 'idempotency-key': { description: 'Id of the message: the same again is the same message.' } },
    body: sendMessageBody,
    status: 202,
    answer: z.object({ chat_id: z.string(), message_id: z.string() }),
    example: {
      body: { chatToken: 'CHT-1', gwId: 'demo', message: { type: 'text', text: 'I was scammed.' } },
      answer: { chat_id: 'CHT-2', message_id: 'MSG-1' },
    },
  }),
  sendFeedback: own('sendFeedback', {
    area: 'chats',
    summary: 'Take a citizen’s rating of a chat',
    roles: ['citizen_channel'],
    always: true,
    body: sendFeedbackBody,
    status: 202,
    answer: chatAnswer,
    example: { body: { chatToken: 'CHT-1', ...rating }, answer: { chat_id: 'CHT-2' } },
  }),
  eraseChat: own('eraseChat', {
    area: 'chats',
    summary: 'Erase a chat with its messages and the events that were not delivered',
    roles: ['citizen_channel'],
    always: true,
    body: eraseChatBody,
    answer: z.object({ erased: z.literal(true) }),
    example: { body: { chatToken: 'CHT-1', gwId: 'demo' }, answer: { erased: true } },
  }),
  answerChat: own('answerChat', {
    area: 'chats',
    summary: 'Say something in a chat as a person of the console',
    always: true,
    headers: idempotencyHeader,
    body: answerChatBody,
    status: 202,
    answer: saidAnswer,
    example: {
      body: { chatToken: 'CHT-1', say: said },
      answer: { chat_id: 'CHT-2', message_ids: ['MSG-2.0'] },
    },
  }),
  sayInChat: own('sayInChat', {
    area: 'chats',
    summary: 'Say something in a chat as a bot or an agent',
    params: chatParams,
    body: sayBody,
    maxBytes: 256 * 1024,
    status: 202,
    answer: saidAnswer,
    example: { body: said, answer: { chat_id: 'CHT-2', message_ids: ['MSG-2'] } },
  }),
  rateChat: own('rateChat', {
    area: 'chats',
    summary: 'Rate a chat in the citizen’s place',
    params: chatParams,
    body: feedbackBody,
    status: 202,
    answer: chatAnswer,
    example: { body: rating, answer: { chat_id: 'CHT-2' } },
  }),
  readChat: own('readChat', {
    area: 'chats',
    summary: 'Read a chat as the platform has it',
    params: chatParams,
    answer: z.object({
      chat_id: z.string(),
      chatToken: z.string(),
      human: z.looseObject({ id: z.string(), name: z.string() }),
      messages: z.array(
        z.looseObject({ id: z.string(), author: z.enum(['visitor', 'bot', 'agent']), at: z.string() }),
      ),
    }),
    problems: ['not-found'],
    example: {
      answer: {
        chat_id: 'CHT-2',
        chatToken: 'CHT-1',
        human: { id: 'visitor:CHT-2', name: 'Visitor' },
        messages: [
          { author: 'visitor', at: '2026-11-20T09:00:00.000Z', id: 'MSG-1', type: 'text', text: 'Hello' },
        ],
      },
    },
  }),
} as const

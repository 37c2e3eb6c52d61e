import * as z from 'zod'
import { messageContent } from '../../contract/chat/message.ts'

/** What the embedded platform takes about chats. The interface does not describe its send-message call. */

const identifier = z.string().min(1).max(256)
const replyToken = z.string().max(512).optional()

/** `POST /sandbox/send-message`: what a citizen says. `Idempotency-Key` names the message. */
export const sendMessageBody = z.object({
  /** Id of the chat on the caller's side; the first message of a token opens the chat. */
  chatToken: identifier,
  /** The channel; its webhook gets the answers. */
  gwId: z.string().min(1).max(128),
  human: z.object({ uid: identifier, verified: z.boolean().default(false) }).optional(),
  message: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string().min(1).max(10_000) }),
    z.object({
      type: z.literal('button'),
      payload: z.string().max(10_000),
      text: z.string().max(200).default(''),
    }),
  ]),
  /** Comes back with the next answer. */
  replyToken,
})

const said = {
  author_type: z.enum(['bot', 'agent']).default('agent'),
  author_id: z.string().max(256).default('agent-1'),
  author_name: z.string().max(500).default('Agent'),
  author_avatar: z.string().max(2048).optional(),
}
const content = z.intersection(z.object(said), messageContent)
/** `{text}` alone is a text message. */
const words = z
  .object({ ...said, type: z.undefined().optional(), text: z.string().min(1).max(10_000) })
  .transform(({ text, type: _, ...rest }) => ({ ...rest, type: 'text' as const, data: { text } }))
const chatOptions = {
  /** Of the chat, when it is not known yet. */
  gwId: z.string().min(1).max(128).default('demo'),
  replyToken,
}

/** `POST /sandbox/chats/{chat_id}/messages`: one message of a bot or an agent, or several. */
export const sayBody = z.union([
  z.object({
    ...chatOptions,
    messages: z
      .array(z.union([words, content]))
      .min(1)
      .max(100),
  }),
  z
    .intersection(z.object(chatOptions), z.union([words, content]))
    .transform(({ gwId, replyToken, ...message }) => ({
      gwId,
      replyToken,
      messages: [message],
    })),
])

/** A chat as its channel names it. */
const chatName = { chatToken: identifier, gwId: z.string().min(1).max(128) }

/** `POST /sandbox/send-feedback`: how a citizen rates a chat. */
export const sendFeedbackBody = z.object({
  ...chatName,
  /** 1 (bad) to 5 (good). */
  rating: z.number().int().min(1).max(5),
  comment: z.string().max(2000).nullable().default(null),
})

/** `POST /sandbox/erase-chat`: a citizen takes everything back that she said. */
export const eraseChatBody = z.object(chatName)

/** `POST /sandbox/chats/{chat_id}/feedback`. */
export const feedbackBody = z.object({
  gwId: chatOptions.gwId,
  /** 1 (bad) to 5 (good). */
  rating: z.number().int().min(1).max(5),
  comment: z.string().max(2000).nullable().default(null),
})

export type SendMessageBody = z.output<typeof sendMessageBody>
export type SayBody = z.output<typeof sayBody>
export type FeedbackBody = z.output<typeof feedbackBody>

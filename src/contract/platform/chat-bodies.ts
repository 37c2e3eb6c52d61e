import * as z from 'zod'
import { messageContent } from '../chat/message.ts'

/**
 * Request bodies of the embedded platform's chat calls. The interface does not describe its send-message
 * call.
 */

const identifier = z.string().min(1).max(256)
const replyToken = z.string().max(512).optional()

/**
 * Schema of the body of `POST /sandbox/send-message`: a citizen's message. `Idempotency-Key` identifies the
 * message.
 */
export const sendMessageBody = z.object({
  /** Id of the chat on the caller's side; the first message with a new token opens the chat. */
  chatToken: identifier,
  /** The channel; its webhook receives the answers. */
  gwId: z.string().min(1).max(128),
  /** The environment that the page named; included in every event. */
  env: z.string().min(1).max(64).optional(),
  human: z.object({ uid: identifier, verified: z.boolean().default(false) }).optional(),
  message: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string().min(1).max(10_000) }),
    z.object({
      type: z.literal('button'),
      payload: z.string().max(10_000),
      text: z.string().max(200).default(''),
    }),
  ]),
  /** Returned with the next answer. */
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
  /** The channel, if the chat does not exist yet. */
  gwId: z.string().min(1).max(128).default('demo'),
  replyToken,
}

/**
 * Schema of the body of `POST /sandbox/chats/{chat_id}/messages`: one or more messages of a bot or an agent.
 */
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

/** Identifies a chat by its channel and token. */
const chatName = { chatToken: identifier, gwId: z.string().min(1).max(128) }

/** Schema of the body of `POST /sandbox/send-feedback`: a citizen's rating of a chat. */
export const sendFeedbackBody = z.object({
  ...chatName,
  /** 1 (bad) to 5 (good). */
  rating: z.number().int().min(1).max(5),
  comment: z.string().max(2000).nullable().default(null),
})

/** Schema of the body of `POST /sandbox/erase-chat`: a citizen erases their chat. */
export const eraseChatBody = z.object(chatName)

/**
 * Schema of the body of `POST /sandbox/answer-chat`: a message from a user of the relay's console.
 * `Idempotency-Key` identifies it.
 */
export const answerChatBody = z.object({ chatToken: identifier, say: sayBody })

/** Schema of the body of `POST /sandbox/chats/{chat_id}/feedback`. */
export const feedbackBody = z.object({
  gwId: chatOptions.gwId,
  /** 1 (bad) to 5 (good). */
  rating: z.number().int().min(1).max(5),
  comment: z.string().max(2000).nullable().default(null),
})

/** A citizen's message. */
export type SendMessageBody = z.output<typeof sendMessageBody>
/** One or more messages of a bot or an agent. */
export type SayBody = z.output<typeof sayBody>
/** A rating of a chat. */
export type FeedbackBody = z.output<typeof feedbackBody>

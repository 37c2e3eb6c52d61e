import * as z from 'zod'
import { messageContent } from './message.ts'

/**
 * Events that the platform posts about chats. The interface names `chat`, `human`, `id`, `name`, `channel`
 * and `chatToken`; the other names are ours (docs/gaps.md).
 */

const common = {
  chat: z.looseObject({
    id: z.string().min(1).max(256),
    human: z.looseObject({ id: z.string().max(256), name: z.string().max(500) }).optional(),
  }),
  channel: z.looseObject({ id: z.string().min(1).max(256) }),
  /** The token that was sent when the chat was created. */
  chatToken: z.string().max(512).optional(),
}

/** A message that the bot or an agent added. */
const webhookMessage = z.intersection(
  z.looseObject({
    author_type: z.enum(['bot', 'agent']),
    author_id: z.string().max(256),
    author_name: z.string().max(500),
    /** https address of a picture; our own optional member. */
    author_avatar: z.string().max(2048).optional(),
  }),
  messageContent,
)

/** Schema of the event that carries new messages of a bot or an agent. */
const newMessagesEvent = z.looseObject({
  ...common,
  type: z.literal('new_messages'),
  /** Id of the event; the same in a repeated delivery. */
  event_id: z.string().max(256).optional(),
  messages: z.array(webhookMessage).min(1).max(100),
  /** The token that was sent with a message. */
  replyToken: z.string().max(512).optional(),
})

/** An event of another type, which is stored and has no further effect. */
const otherEvent = z.looseObject({
  ...common,
  type: z
    .string()
    .min(1)
    .max(128)
    .refine((type) => type !== 'new_messages'),
  event_id: z.string().max(256).optional(),
})

/** Schema of one event that the platform posts. */
export const webhookEvent = z.union([newMessagesEvent, otherEvent])

/**
 * Schema of the body of a delivery. Each event is validated separately, so that one invalid event does not
 * affect the others.
 */
export const webhookEnvelope = z.looseObject({ events: z.array(z.unknown()).min(1).max(1000) })

/** New messages of a bot or an agent. */
export type NewMessagesEvent = z.infer<typeof newMessagesEvent>
/** One event that the platform posted. */
export type WebhookEvent = z.infer<typeof webhookEvent>

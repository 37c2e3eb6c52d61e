import * as z from 'zod'
import { messageContent } from './message.ts'

/**
 * What the platform posts about chats. The interface names `chat`, `human`, `id`, `name`, `channel` and
 * `chatToken`; the other names are ours (docs/gaps.md).
 */

const common = {
  chat: z.looseObject({
    id: z.string().min(1).max(256),
    human: z.looseObject({ id: z.string().max(256), name: z.string().max(500) }).optional(),
  }),
  channel: z.looseObject({ id: z.string().min(1).max(256) }),
  /** The token that was given when the chat was created. */
  chatToken: z.string().max(512).optional(),
}

/** A message that the bot or an agent added. */
const webhookMessage = z.intersection(
  z.looseObject({
    author_type: z.enum(['bot', 'agent']),
    author_id: z.string().max(256),
    author_name: z.string().max(500),
    /** A picture (https); ours, optional. */
    author_avatar: z.string().max(2048).optional(),
  }),
  messageContent,
)

/** Checks the event that carries new messages of a bot or an agent. */
const newMessagesEvent = z.looseObject({
  ...common,
  type: z.literal('new_messages'),
  /** Identifies the event; the same in a repeated delivery. */
  event_id: z.string().max(256).optional(),
  messages: z.array(webhookMessage).min(1).max(100),
  /** The token that was given when a message was sent. */
  replyToken: z.string().max(512).optional(),
})

/** An event of another type: it is stored, and has no further effect. */
const otherEvent = z.looseObject({
  ...common,
  type: z
    .string()
    .min(1)
    .max(128)
    .refine((type) => type !== 'new_messages'),
  event_id: z.string().max(256).optional(),
})

/** Checks one event that the platform posts. */
export const webhookEvent = z.union([newMessagesEvent, otherEvent])

/**
 * Checks the body of a delivery. Each event is checked on its own, so that one bad event does not spoil the
 * others.
 */
export const webhookEnvelope = z.looseObject({ events: z.array(z.unknown()).min(1).max(1000) })

/** Holds new messages of a bot or an agent. */
export type NewMessagesEvent = z.infer<typeof newMessagesEvent>
/** Holds one event that the platform posted. */
export type WebhookEvent = z.infer<typeof webhookEvent>

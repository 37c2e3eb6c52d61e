import type { PlatformChatTable } from '../../../storage/tables/chats.ts'

/** An occurrence in a chat, before the chat's own properties are added. */
export type ChatOccurrence =
  | { type: 'chat_started' }
  | { type: 'message_sent'; message: SentMessage }
  | { type: 'feedback_given'; feedback: { rating: number; comment: string | null } }
  | { type: 'new_messages'; messages: readonly object[]; replyToken?: string }

/** A citizen's message, as it appears in events. */
type SentMessage =
  | { id: string; type: 'text'; text: string }
  | { id: string; type: 'button'; text: string; payload: string }

/** The person who is chatting: the profile of their uid, or an anonymous visitor. */
export interface ChatHuman {
  id: string
  name: string
  uid?: string
  /** Whether the uid was proven; otherwise it is only claimed. */
  verified?: boolean
}

/** Builds an event of the webhook's envelope: the common properties and those of its type. */
export const toEvent = (
  occurrence: ChatOccurrence,
  { eventId, at, chat, human }: { eventId: string; at: string; chat: PlatformChatTable; human: ChatHuman },
) => ({
  event_id: eventId,
  created_at: at,
  chat: { id: chat.id, human },
  channel: { id: chat.gw_id },
  chatToken: chat.chat_token,
  ...(chat.env !== null && { env: chat.env }),
  ...occurrence,
})

/** Returns the seal context of an event's row, in which it is stored until it is delivered. */
export const webhookContext = (eventId: string) => `webhook:${eventId}`

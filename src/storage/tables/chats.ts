/** Tables of the embedded platform's chats. JSON is text, booleans are 0 and 1. */
export interface ChatsTables {
  pf_chat: PlatformChatTable
  pf_chat_message: PlatformMessageTable
  pf_webhook_delivery: WebhookDeliveryTable
}

/** A chat of the embedded platform. */
export interface PlatformChatTable {
  id: string
  gw_id: string
  /** The token that the chat was created with: the relay's own id for it. */
  chat_token: string
  human_uid: string | null
  human_verified: number
  /** The environment that the caller named; null if it named none. */
  env: string | null
  /** The token of the citizen's last message; returned with the next answer. */
  reply_token: string | null
  /** Last number of the chat's sequence, which messages and events share. */
  last_seq: number
  created_at: string
}

interface PlatformMessageTable {
  /** For a citizen's message, the idempotency key of the call that sent it. */
  id: string
  chat_id: string
  seq: number
  author: 'visitor' | 'bot' | 'agent'
  /** The message, encrypted with the chat's key. */
  body: string
  at: string
}

/** An event to deliver to the relay. */
interface WebhookDeliveryTable {
  event_id: string
  chat_id: string
  /** Its number in the chat's sequence. */
  seq: number
  /** The event, encrypted with the chat's key; emptied after its delivery. */
  body: string
  attempts: number
  /** When to try next; null after its delivery, or if it was given up. */
  next_at: string | null
  created_at: string
}

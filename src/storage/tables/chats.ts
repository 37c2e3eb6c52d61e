/** Tables of the embedded platform's chats. JSON is text, booleans 0 and 1. */
export interface ChatsTables {
  pf_chat: PlatformChatTable
  pf_chat_message: PlatformMessageTable
  pf_webhook_delivery: WebhookDeliveryTable
}

export interface PlatformChatTable {
  id: string
  gw_id: string
  /** What the chat was created with; the relay's own id for it. */
  chat_token: string
  human_uid: string | null
  human_verified: number
  /** Of the citizen's last message; goes back with the next answer. */
  reply_token: string | null
  /** Of messages and events together. */
  last_seq: number
  created_at: string
}

interface PlatformMessageTable {
  /** Of a citizen's message: the key of the call that brought it. */
  id: string
  chat_id: string
  seq: number
  author: 'visitor' | 'bot' | 'agent'
  body: string
  at: string
}

/** An event that the relay must be told. */
interface WebhookDeliveryTable {
  event_id: string
  chat_id: string
  /** Its place in the chat. */
  seq: number
  /** The event as JSON; empty when it has arrived. */
  body: string
  attempts: number
  /** Null when it has arrived, or was given up. */
  next_at: string | null
  created_at: string
}

import type {
  CustomerEventType,
  DeliveryFault,
  DeliveryState,
  testEventType,
} from '../../contract/chat/customer-event-names.ts'

/**
 * Tables of the webhooks to the customer's servers. Instants are ISO strings in UTC, booleans are 0 and 1.
 */
export interface HooksTables {
  hook_chat: HookChatTable
  hook_event: HookEventTable
  hook_delivery: HookDeliveryTable
  hook_try: HookTryTable
  hook_pause: HookPauseTable
  hook_target: HookTargetTable
}

/** Number of events of a chat. */
interface HookChatTable {
  chat_id: string
  last_seq: number
}

/** An event as it is posted to all of its targets. */
interface HookEventTable {
  /** Sent as `event_id`. */
  id: string
  gw_id: string
  /**
   * Null for an event that belongs to no chat, or outlives its chat: it is encrypted with the deployment's
   * key.
   */
  chat_id: string | null
  seq: number
  type: string
  /** The event, encrypted; emptied when it will not be posted again. */
  body: string
  at: string
}

/** The delivery of an event to one target. */
export interface HookDeliveryTable {
  id: string
  event_id: string
  /** The name of the channel and of the target itself: `demo/crm`. */
  target: string
  gw_id: string
  /**
   * The events of a chat are delivered to a target in the order of `seq`; empty if the event belongs to no
   * chat.
   */
  chat_id: string
  seq: number
  type: CustomerEventType | typeof testEventType
  state: DeliveryState
  /** 1 if it was requested manually: it is tried once and does not delay others. */
  is_repeat: number
  /** 1 while a relay posts it; `next_at` is then when that relay counts as dead. */
  is_claimed: number
  attempts: number
  /** Null if it is finished, or waits for an earlier one. */
  next_at: string | null
  last_status: number | null
  last_fault: DeliveryFault | null
  last_ms: number | null
  last_at: string | null
  created_at: string
}

/** One attempt of a delivery. */
interface HookTryTable {
  delivery_id: string
  nr: number
  at: string
  status: number | null
  fault: DeliveryFault | null
  ms: number
}

/** A target that receives nothing until it is resumed manually. */
interface HookPauseTable {
  target: string
  reason: 'gone' | 'failing' | 'person'
  at: string
}

/** A target configured in the console; one of the configuration file has no row. */
interface HookTargetTable {
  id: string
  gw_id: string
  name: string
  url: string
  /** JSON array of event names. */
  events: string
  /** The secret that its deliveries are signed with, encrypted with the deployment's key. */
  sealed: string
  created_at: string
}

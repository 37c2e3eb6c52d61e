/** Lists the tables of what the customer's servers are told. Instants are ISO strings in UTC, booleans are 0 and 1. */
export interface HooksTables {
  hook_chat: HookChatTable
  hook_event: HookEventTable
  hook_delivery: HookDeliveryTable
  hook_try: HookTryTable
  hook_pause: HookPauseTable
  hook_target: HookTargetTable
}

/** Counts the events of a chat. */
interface HookChatTable {
  chat_id: string
  last_seq: number
}

/** An event as it is posted to everybody who is told of it. */
interface HookEventTable {
  /** Goes out as `event_id`. */
  id: string
  gw_id: string
  /** Null for an event that belongs to no chat, or outlives its chat: it is sealed with the deployment's key. */
  chat_id: string | null
  seq: number
  type: string
  /** The event, encrypted; emptied when it is not to be posted again. */
  body: string
  at: string
}

/** Describes an event on its way to one target. */
export interface HookDeliveryTable {
  id: string
  event_id: string
  /** The name of the channel and the target's own: `demo/crm`. */
  target: string
  gw_id: string
  /** Those of a chat go to a target in the order of `seq`; empty for what belongs to no chat. */
  chat_id: string
  seq: number
  type: string
  state: string
  /** 1 when somebody has asked for it: it is tried once, and holds nothing back. */
  is_repeat: number
  /** 1 while a relay posts it; `next_at` is then when that relay is taken for dead. */
  is_claimed: number
  attempts: number
  /** Null when it is over, or waits for one before it. */
  next_at: string | null
  last_status: number | null
  last_fault: string | null
  last_ms: number | null
  last_at: string | null
  created_at: string
}

/** One try of a delivery. */
interface HookTryTable {
  delivery_id: string
  nr: number
  at: string
  status: number | null
  fault: string | null
  ms: number
}

/** A target that gets nothing until somebody lets it go on. */
interface HookPauseTable {
  target: string
  /** `gone`, `failing`, or `person`. */
  reason: string
  at: string
}

/** A target that was named at the console; one of the configuration file has no row. */
interface HookTargetTable {
  id: string
  gw_id: string
  name: string
  url: string
  /** JSON array of names of events. */
  events: string
  /** What its deliveries are signed with, encrypted with the deployment's key. */
  sealed: string
  created_at: string
}

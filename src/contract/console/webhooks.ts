import * as z from 'zod'
import {
  type CustomerEventType,
  type DeliveryFault,
  type DeliveryState,
  deliveryStates,
} from '../chat/customer-event-names.ts'
import { targetEvents, targetName, targetUrl } from '../chat/webhook-target.ts'

/** The calls of the console for webhooks to customers' servers. */

const target = z.string().max(200)

/** Checks which part of the delivery log is wanted, newest first. */
export const deliveryQuery = z.object({
  target: target.optional(),
  state: z.enum(deliveryStates).optional(),
  chat: z.string().max(64).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** Checks that a target is paused, or goes on. */
export const pauseRequest = z.strictObject({ target, isPaused: z.boolean() })

/** Checks which target is tried, given another secret, or taken away. */
export const oneTarget = z.strictObject({ target })

/** Checks a new target. */
export const targetRequest = z.strictObject({
  gwId: z.string().max(128),
  name: targetName,
  url: targetUrl,
  events: targetEvents,
})

/** Checks what a target is to be from now on. */
export const targetChange = z.strictObject({ target, url: targetUrl, events: targetEvents })

/** Describes a target, without its secret. */
export interface TargetView {
  /** The name of the channel and its own: `demo/crm`. */
  id: string
  gwId: string
  name: string
  url: string
  events: readonly CustomerEventType[]
  /** Where it is named, and can be changed. */
  from: 'file' | 'console'
  /** Null while it gets what it is told. */
  pause: { reason: 'gone' | 'failing' | 'person'; at: string } | null
  /** How many deliveries wait for their turn or their next try. */
  waiting: number
  /** The last try. */
  last: { at: string; status: number | null; fault: DeliveryFault | null } | null
}

/** Lists the targets of the channels that a person sees. */
export interface TargetList {
  targets: readonly TargetView[]
  /** Channels that a target can be named for. */
  channels: readonly string[]
}

/** Answers a new target or a new secret: this once, with the secret. */
export interface TargetSecret {
  target: string
  secret: string
}

/** Describes a delivery in the log. It holds nothing of what was said. */
export interface DeliveryRow {
  id: string
  /** The same for all targets of an event, and in each repetition. */
  eventId: string
  target: string
  type: CustomerEventType | 'test'
  chatId: string | null
  seq: number
  state: DeliveryState
  tries: number
  /** Null when it is over, or waits for one before it. */
  nextAt: string | null
  status: number | null
  fault: DeliveryFault | null
  ms: number | null
  /** When it happened. */
  at: string
  /** Of the last try. */
  lastAt: string | null
}

/** Describes a part of the delivery log. */
export interface DeliveryPage {
  rows: readonly DeliveryRow[]
  next: string | null
}

/** Describes a delivery with its tries, the newest first. */
export interface DeliveryView {
  delivery: DeliveryRow
  tries: readonly { nr: number; at: string; status: number | null; fault: DeliveryFault | null; ms: number }[]
  /** Whether what was posted is still there to be posted again. */
  canRepeat: boolean
}

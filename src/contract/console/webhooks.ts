import * as z from 'zod'
import {
  type CustomerEventType,
  type DeliveryFault,
  type DeliveryState,
  deliveryStates,
} from '../chat/customer-event-names.ts'
import { targetEvents, targetName, targetUrl } from '../chat/webhook-target.ts'

/** Console calls for webhooks to customers' servers. */

const target = z.string().max(200)

/** Schema of a delivery log query; rows are returned newest first. */
export const deliveryQuery = z.object({
  target: target.optional(),
  state: z.enum(deliveryStates).optional(),
  chat: z.string().max(64).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** Schema of a request to pause or resume a target. */
export const pauseRequest = z.strictObject({ target, isPaused: z.boolean() })

/** Schema of the target to test, delete, or issue a new secret for. */
export const oneTarget = z.strictObject({ target })

/** Schema of a new target. */
export const targetRequest = z.strictObject({
  gwId: z.string().max(128),
  name: targetName,
  url: targetUrl,
  events: targetEvents,
})

/** Schema of a change to a target. */
export const targetChange = z.strictObject({ target, url: targetUrl, events: targetEvents })

/** Webhook target, without its secret. */
export interface TargetView {
  /** Channel name and target name: `demo/crm`. */
  id: string
  gwId: string
  name: string
  url: string
  events: readonly CustomerEventType[]
  /** Where it is defined, and can be changed. */
  from: 'file' | 'console'
  /** Null while deliveries are not paused. */
  pause: { reason: 'gone' | 'failing' | 'person'; at: string } | null
  /** Number of deliveries that wait for their turn or their next attempt. */
  waiting: number
  /** Last attempt. */
  last: { at: string; status: number | null; fault: DeliveryFault | null } | null
}

/** Targets of the channels that the user may see. */
export interface TargetList {
  targets: readonly TargetView[]
  /** Channels for which a target can be added. */
  channels: readonly string[]
}

/** New target or new secret, with the secret, which is shown only this once. */
export interface TargetSecret {
  target: string
  secret: string
}

/** Delivery in the log, without any content of the chat. */
export interface DeliveryRow {
  id: string
  /** The same for all targets of an event, and for each retry. */
  eventId: string
  target: string
  type: CustomerEventType | 'test'
  chatId: string | null
  seq: number
  state: DeliveryState
  tries: number
  /** Null if it is finished, or waits for an earlier delivery. */
  nextAt: string | null
  status: number | null
  fault: DeliveryFault | null
  ms: number | null
  /** When the event happened. */
  at: string
  /** Time of the last attempt. */
  lastAt: string | null
}

/** Page of the delivery log. */
export interface DeliveryPage {
  rows: readonly DeliveryRow[]
  next: string | null
}

/** Delivery with its attempts, newest first. */
export interface DeliveryView {
  delivery: DeliveryRow
  tries: readonly { nr: number; at: string; status: number | null; fault: DeliveryFault | null; ms: number }[]
  /** Whether the payload is still stored, so that it can be sent again. */
  canRepeat: boolean
}

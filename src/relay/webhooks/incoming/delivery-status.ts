import { Hono } from 'hono'
import { type DeliveryReport, deliveryReports } from '../../../contract/chat/delivery-status.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { limits as bounds } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { readBytes } from '../../../http/read-bytes.ts'
import { toJson } from '../../../http/read-json.ts'
import type { RelayConfig } from '../../config/file.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import { checkDelivery, type SignatureRules } from './signature.ts'

/** Channels whose services report the delivery status of messages. */
type ReportingChannel = keyof RelayConfig['deliveries']

/** Receives delivery reports from the services that the deployment sends notifications with. */
export interface DeliveryStatus {
  /** Signing secrets by channel. Reports of a channel without one are rejected. */
  secrets: Readonly<Partial<Record<ReportingChannel, string | undefined>>>
  /** Stores the status of messages; returns how many have changed. */
  take(channel: ReportingChannel, reports: readonly DeliveryReport[]): Promise<number>
}

/** Dependencies of the delivery report route. */
export interface DeliveryStatusRoutesDeps extends DeliveryStatus {
  rules: SignatureRules
  clock: Clock
  limits: Limits
  /** Maximum time in milliseconds for a report to arrive. */
  bodyMs: number
  timers: Timers
}

const isReporting = (channel: string): channel is ReportingChannel =>
  channel === 'sms' || channel === 'voice_callback'

/** Creates `POST /{channel}/status`, which responds with 200 only after the reports are stored. */
export const createDeliveryStatusRoutes = (deps: DeliveryStatusRoutesDeps): Hono =>
  new Hono().post('/:channel/status', async (c) => {
    const channel = c.req.param('channel')
    const secret = isReporting(channel) ? deps.secrets[channel] : undefined
    if (!isReporting(channel) || secret === undefined) throw new Problem('not-found')
    const { headers, body: stream } = c.req.raw
    const body = await readBytes(stream, {
      maxBytes: bounds.webhookBodyBytes,
      declared: headers.get('content-length'),
      withinMs: deps.bodyMs,
      timers: deps.timers,
    })
    checkDelivery(
      { headers, body, pathSecret: undefined, now: deps.clock() },
      { signing: secret },
      deps.rules,
    )
    await deps.limits.spend('webhook', { channel: `delivery:${channel}` })
    const { statuses } = parseWith(deliveryReports, toJson(body))
    return c.json({ received: statuses.length, news: await deps.take(channel, statuses) })
  })

import { Hono } from 'hono'
import { Counter, type Registry } from 'prom-client'
import { webhookEnvelope } from '../../../contract/chat/webhook.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { limits as bounds } from '../../../contract/primitives/limits.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import { readBytes } from '../../../http/read-bytes.ts'
import { toJson } from '../../../http/read-json.ts'
import type { Channel } from '../../config/channel.ts'
import type { Limits } from '../../security/rate-limits/limits.ts'
import { deliveryKeyOf, type WebhookIntake } from './intake.ts'
import { checkDelivery, type SignatureRules, type WebhookSecrets } from './signature.ts'

/** Dependencies of the webhook route. */
export interface WebhookRoutesDeps {
  intake: WebhookIntake
  channels: ReadonlyMap<string, Channel>
  secretsOf: (gwId: string) => WebhookSecrets
  rules: SignatureRules
  registry: Registry
  clock: Clock
  limits: Limits
  /** Maximum time in milliseconds for a delivery to arrive. */
  bodyMs: number
  timers: Timers
}

const unusable = 'No event of this delivery can be used. It is stored, and the log names the fields.'

/** Creates `POST /webhooks/{gwId}`, which responds with 200 only after the events are stored. */
export function createWebhookRoutes(deps: WebhookRoutesDeps): Hono {
  const counter = new Counter({
    name: 'parley_webhook_events_total',
    help: 'Events that the platform posted, by what became of them',
    labelNames: ['result'],
    registers: [deps.registry],
  })
  const take = async (request: Request, gwId: string, pathSecret: string | undefined): Promise<Response> => {
    const { intake, channels, secretsOf, rules, clock, limits, timers, bodyMs: withinMs } = deps
    if (!channels.has(gwId)) throw new Problem('channel-not-found')
    const declared = request.headers.get('content-length')
    const body = await readBytes(request.body, {
      maxBytes: bounds.webhookBodyBytes,
      declared,
      withinMs,
      timers,
    })
    checkDelivery({ headers: request.headers, body, pathSecret, now: clock() }, secretsOf(gwId), rules)
    // Only signed deliveries count towards the channel's rate limit, so that others cannot use it up.
    await limits.spend('webhook', { channel: gwId })
    const { events } = parseWith(webhookEnvelope, toJson(body))
    const results = await intake.take(gwId, events, deliveryKeyOf(body))
    for (const result of results) counter.inc({ result })
    const quarantined = results.filter((result) => result === 'quarantined').length
    if (quarantined === results.length) throw new Problem('events-unusable', { detail: unusable })
    return Response.json({ received: events.length, quarantined })
  }
  return new Hono()
    .post('/:gwId', (c) => take(c.req.raw, c.req.param('gwId'), undefined))
    .post('/:gwId/:secret', (c) => take(c.req.raw, c.req.param('gwId'), c.req.param('secret')))
}

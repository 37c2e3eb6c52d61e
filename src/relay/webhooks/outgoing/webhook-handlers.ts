import type { WebhookRouteName } from '../../../contract/console/routes.ts'
import {
  type DeliveryView,
  deliveryQuery,
  oneTarget,
  pauseRequest,
  type TargetList,
  type TargetSecret,
  targetChange,
  targetRequest,
} from '../../../contract/console/webhooks.ts'
import { parseWith } from '../../../contract/operations/validate.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { readJson } from '../../../http/read-json.ts'
import { createReadMeant } from '../../agent-api/sign-in/confirm-intent.ts'
import type { ConsoleHandlers } from '../../agent-api/sign-in/console-api.ts'
import { sees } from '../../agent-api/sign-in/operator.ts'
import type { OperatorContext } from '../../agent-api/sign-in/route-guards.ts'
import type { FreshProof } from '../../agent-api/sign-in/step-up-auth.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { Hooks } from './hooks-room.ts'
import type { HookTarget } from './targets.ts'

/** Dependencies of the webhook handlers. */
export interface WebhookHandlersDeps {
  hooks: Hooks
  /** The `gwId` of each channel. */
  channels: readonly string[]
  freshProof: FreshProof
  security: SecurityLog
}

/**
 * Creates the console's handlers for webhooks. Operators only see the targets of channels they have access
 * to.
 */
export function createWebhookHandlers(deps: WebhookHandlersDeps): ConsoleHandlers<WebhookRouteName> {
  const { hooks, channels, freshProof } = deps
  const readMeant = createReadMeant(freshProof)
  const { targets, pauses, record, storage, sender, log } = hooks

  return {
    listWebhooks: async (c) => c.json(await listOf(deps, c)),
    async addWebhook(c) {
      const { wish: wanted, prove } = await readMeant(c, 'addWebhook', targetRequest)
      if (!channels.includes(wanted.gwId) || !sees(c.get('operator'), wanted.gwId))
        throw new Problem('not-found')
      refuseUnreachable(deps, wanted.url)
      await prove()
      const secret = await targets.add(wanted)
      const target = targetOf(deps, c, `${wanted.gwId}/${wanted.name}`)
      note(deps, c, target, 'added')
      return c.json({ target: target.id, secret } satisfies TargetSecret, 201)
    },
    async changeWebhook(c) {
      const { wish, prove } = await readMeant(c, 'changeWebhook', targetChange)
      const { target: id, ...to } = wish
      const target = targetOf(deps, c, id)
      refuseUnreachable(deps, to.url)
      await prove()
      await targets.change(id, to)
      note(deps, c, target, 'changed')
      return c.json(await listOf(deps, c))
    },
    async removeWebhook(c) {
      const target = await oneOf(deps, c)
      await targets.remove(target.id)
      note(deps, c, target, 'removed')
      return c.json(await listOf(deps, c))
    },
    async renewWebhookSecret(c) {
      const { wish, prove } = await readMeant(c, 'renewWebhookSecret', oneTarget)
      const target = targetOf(deps, c, wish.target)
      await prove()
      const secret = await targets.renewSecret(target.id)
      note(deps, c, target, 'new secret')
      return c.json({ target: target.id, secret } satisfies TargetSecret)
    },
    async pauseWebhook(c) {
      const { target: id, isPaused } = await readJson(c.req.raw, pauseRequest)
      const target = targetOf(deps, c, id)
      if (isPaused) await pauses.pause(id, 'person')
      else await pauses.resume(id)
      note(deps, c, target, isPaused ? 'paused' : 'resumed')
      sender.kick()
      return c.json(await listOf(deps, c))
    },
    async testWebhook(c) {
      const target = await oneOf(deps, c)
      await refusePaused(deps, target)
      const id = await storage.write(`hook-test:${target.id}`, (trx) => record.test(trx, target))
      note(deps, c, target, 'tried')
      return c.json({ id }, 202)
    },
    async listDeliveries(c) {
      const { target, ...query } = parseWith(deliveryQuery, c.req.query())
      const ids = target === undefined ? seenIds(deps, c) : [targetOf(deps, c, target).id]
      return c.json(await log.list({ ...query, targets: ids }))
    },
    getDelivery: async (c) => c.json(await viewOf(deps, c)),
    async repeatDelivery(c) {
      const { delivery } = await viewOf(deps, c)
      const target = targetOf(deps, c, delivery.target)
      await refusePaused(deps, target)
      await log.repeat(delivery.id)
      note(deps, c, target, `repeated ${delivery.id}`)
      return c.json(await viewOf(deps, c), 202)
    },
  }
}

async function listOf(deps: WebhookHandlersDeps, c: OperatorContext): Promise<TargetList> {
  const { channels, hooks } = deps
  const [paused, standing] = [await hooks.pauses.all(), await hooks.log.standing(seenIds(deps, c))]
  return {
    channels: channels.filter((gwId) => sees(c.get('operator'), gwId)),
    targets: seen(deps, c).map(({ secret: _, ...target }) => ({
      ...target,
      pause: paused.get(target.id) ?? null,
      ...(standing.get(target.id) ?? { waiting: 0, last: null }),
    })),
  }
}

function targetOf(deps: WebhookHandlersDeps, c: OperatorContext, id: string): HookTarget {
  const target = seen(deps, c).find((one) => one.id === id)
  if (target) return target
  throw new Problem('not-found')
}

const seen = ({ hooks }: WebhookHandlersDeps, c: OperatorContext): readonly HookTarget[] =>
  hooks.targets.all().filter(({ gwId }) => sees(c.get('operator'), gwId))

const seenIds = (deps: WebhookHandlersDeps, c: OperatorContext) => seen(deps, c).map(({ id }) => id)

async function viewOf(deps: WebhookHandlersDeps, c: OperatorContext): Promise<DeliveryView> {
  const view = await deps.hooks.log.find(c.req.param('id') ?? '', seenIds(deps, c))
  if (view) return view
  throw new Problem('not-found')
}

async function oneOf(deps: WebhookHandlersDeps, c: OperatorContext): Promise<HookTarget> {
  return targetOf(deps, c, (await readJson(c.req.raw, oneTarget)).target)
}

const note = (
  { security }: WebhookHandlersDeps,
  c: OperatorContext,
  { gwId, id }: HookTarget,
  detail: string,
) =>
  security.record({
    kind: 'settings-changed',
    actor: c.get('operator').login,
    gwId,
    detail: `webhook ${id}: ${detail}`,
  })

function refuseUnreachable({ hooks }: WebhookHandlersDeps, url: string): void {
  if (hooks.mayReach(url)) return
  const message =
    'This address is private, or plain http outside of the networks that the configuration file names.'
  throw new Problem('validation-error', { errors: [{ field: 'url', code: 'private', message }] })
}

async function refusePaused({ hooks }: WebhookHandlersDeps, { id }: HookTarget): Promise<void> {
  if ((await hooks.pauses.all()).has(id))
    throw new Problem('conflict', { detail: 'This target is paused. Let it go on first.' })
}

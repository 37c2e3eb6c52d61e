import type { Logger } from 'pino'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { PostWebhook } from '../../../http/post-webhook.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { HookDeliveryTable } from '../../../storage/tables/hooks.ts'
import type { ChatKeys } from '../../security/auth/chat-keys.ts'
import type { Seal } from '../../security/auth/seal.ts'
import { createDeliveries, type Deliveries, type TryResult } from './deliveries.ts'
import { faultOfError, faultOfStatus } from './fault-of.ts'
import type { PauseReason, Pauses } from './pauses.ts'
import { hookEventContext } from './record-events.ts'
import type { HookTarget, HookTargets } from './targets.ts'

/** Dependencies of the sender. */
export interface HookSenderDeps {
  storage: Storage
  targets: HookTargets
  pauses: Pauses
  chatKeys: ChatKeys
  seal: Seal
  post: PostWebhook
  /** Names of the signature headers. */
  headers: { signatureHeader: string; timestampHeader: string }
  /** Real time, because signatures are checked against it. */
  clock: Clock
  timers: Timers
  logger: Logger
}

/** Posts recorded events, each at least once, and those of a chat to each target in order. */
export interface HookSender {
  /**
   * Reads the targets and, if a single process owns the database, takes over the claims of a dead process.
   */
  takeOver(): Promise<void>
  start(): void
  /** Polls for due deliveries. */
  kick(): void
  /** Resolves when no due delivery is left. */
  settled(): Promise<void>
  /** Stops polling. Resolves when no post is in progress. */
  stop(): Promise<void>
}

const retryDelaysMs = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400].map((seconds) => seconds * 1_000)
/** Age in milliseconds at which a delivery is given up, so that the chat's next event can be sent. */
const giveUpMs = 24 * 3_600_000
/**
 * Maximum number of simultaneous posts to one target; only one after {@link failuresInARow}, so that a target
 * is not flooded while it is down.
 */
const perTarget = 8
const failuresInARow = 5
const idleMs = 5_000

/** Creates the sender. A slow or unreachable target does not delay the others. */
export function createHookSender(deps: HookSenderDeps): HookSender {
  const { storage, targets, pauses, timers, logger } = deps
  const deliveries = createDeliveries(deps)
  const running = new Map<string, Set<Promise<void>>>()
  const carrier = createCarrier(deps, deliveries)
  let stopLooking: Cancel | undefined
  let started = false
  let asked = false
  let looking: Promise<void> | undefined

  const runningAt = (id: string) => running.get(id) ?? running.set(id, new Set()).get(id) ?? new Set()

  const look = async () => {
    while (asked && started) {
      asked = false
      const paused = await pauses.all()
      for (const target of targets.all()) if (!paused.has(target.id)) await launchDue(target)
    }
  }

  const launchDue = async (target: HookTarget) => {
    const tasks = runningAt(target.id)
    const free = (carrier.isFailing(target.id) ? 1 : perTarget) - tasks.size
    if (free <= 0) return
    for (const row of await deliveries.claim(target.id, free)) {
      const task = carrier
        .carry(target, row)
        .catch((err: unknown) => logger.error({ err, delivery: row.id }, 'a webhook delivery was not noted'))
        .finally(() => {
          tasks.delete(task)
          kick()
        })
      tasks.add(task)
    }
  }

  const kick = () => {
    asked = true
    if (!started || looking || targets.all().length === 0) return
    looking = look()
      .catch((err: unknown) => logger.error({ err }, 'webhook deliveries could not be read'))
      .finally(() => {
        looking = undefined
        // Requested after the last poll had ended.
        if (asked) kick()
      })
  }

  const refresh = async () => {
    await targets
      .refresh()
      .catch((err: unknown) => logger.error({ err }, 'the targets of webhooks could not be read'))
    kick()
  }

  return {
    async takeOver() {
      await targets.refresh()
      if (storage.exclusive) await deliveries.free()
    },
    start() {
      started = true
      // Finds deliveries postponed, and targets changed, by another process.
      stopLooking = timers.setInterval(() => void refresh(), idleMs)
      kick()
    },
    kick,
    async settled() {
      kick()
      while (looking || [...running.values()].some(({ size }) => size > 0))
        await Promise.all([looking, ...[...running.values()].flatMap((tasks) => [...tasks])])
    },
    async stop() {
      started = false
      stopLooking?.()
      await looking
      await Promise.all([...running.values()].flatMap((tasks) => [...tasks]))
    },
  }
}

/** Carries deliveries to their targets, and counts how often each has failed in a row. */
function createCarrier(deps: HookSenderDeps, deliveries: Deliveries) {
  const { clock, logger } = deps
  const failures = new Map<string, number>()
  const isFailing = (target: string) => (failures.get(target) ?? 0) >= failuresInARow

  const taken = async ({ id }: HookTarget, row: HookDeliveryTable, result: TryResult) => {
    await deliveries.end(row, result)
    const wasFailing = isFailing(id)
    failures.delete(id)
    if (wasFailing) await deliveries.hasten(id)
  }

  const refused = async ({ id }: HookTarget, row: HookDeliveryTable, result: TryResult) => {
    failures.set(id, (failures.get(id) ?? 0) + 1)
    const { status, fault } = result
    logger.warn({ target: id, status, fault, attempts: row.attempts }, 'a webhook was not taken')
    if (fault === 'gone') await pause(deps, id, 'gone')
    const ageMs = Date.parse(clock()) - Date.parse(row.created_at)
    if (ageMs > giveUpMs && row.is_repeat === 0 && !(await deliveries.hasTakenSince(id, row.created_at)))
      await pause(deps, id, 'failing')
    if (ageMs > giveUpMs || row.is_repeat === 1) return deliveries.end(row, result)
    const delayMs = retryDelaysMs[Math.min(row.attempts, retryDelaysMs.length) - 1] ?? 5_000
    // The last attempt is made when the day is over.
    await deliveries.postpone(row, result, Math.min(delayMs, giveUpMs - ageMs + 1))
  }

  return {
    isFailing,
    async carry(target: HookTarget, row: HookDeliveryTable): Promise<void> {
      const body = await bodyOf(deps, row)
      // The chat was erased, including the event's body.
      if (!body) return deliveries.end(row, { status: null, fault: 'too-old', ms: 0 })
      const result = await attempt(deps, target, row, body)
      if (result.fault === null) return taken(target, row, result)
      await refused(target, row, result)
    },
  }
}

/** Posts an event to a target once. */
async function attempt(
  deps: HookSenderDeps,
  { url, secret }: HookTarget,
  row: HookDeliveryTable,
  body: Uint8Array,
): Promise<TryResult> {
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  try {
    const status = await deps.post(
      { url, secret, ...deps.headers },
      { body, at: deps.clock(), headers: { 'x-parley-delivery': row.id } },
    )
    return { status, fault: faultOfStatus(status) ?? null, ms: ms() }
  } catch (error) {
    return { status: null, fault: faultOfError(error), ms: ms() }
  }
}

async function pause({ pauses, logger }: HookSenderDeps, target: string, reason: PauseReason) {
  if (await pauses.pause(target, reason))
    logger.error({ target, reason }, 'a webhook target is paused until somebody resumes it')
}

/** Reads the body to post; undefined if it was deleted. */
async function bodyOf(
  { storage: { db }, chatKeys, seal }: HookSenderDeps,
  { event_id: id }: HookDeliveryTable,
): Promise<Uint8Array | undefined> {
  const event = await db
    .selectFrom('hook_event')
    .select(['chat_id', 'body'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event || event.body === '') return undefined
  const opened = event.chat_id === null ? seal : await chatKeys.find(db, event.chat_id)
  if (!opened) return undefined
  return Buffer.from(`{"events":[${JSON.stringify(opened.decrypt(event.body, hookEventContext(id)))}]}`)
}

import type { Clock } from '../../../contract/primitives/ids.ts'
import type { PostWebhook, WebhookAddress } from '../../../http/post-webhook.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { ChatKeys, Logger } from '../../kit/ports.ts'
import { webhookContext } from './events.ts'

/** Dependencies of the webhook courier. */
export interface WebhookCourierDeps {
  storage: Storage
  chatKeys: ChatKeys
  /** Real time: receivers check signatures against it. */
  clock: Clock
  /** Returns undefined if the channel has no webhook. */
  targetOf: (gwId: string) => WebhookAddress | undefined
  post: PostWebhook
  logger: Logger
}

/** Delivers each event at least once, and the events of a chat in order. */
export interface WebhookCourier {
  start(): Promise<void>
  kick(): void
  /** Resolves when no delivery is in progress. */
  stop(): Promise<void>
}

/** Longer than a delivery may take: a process whose claim is older counts as dead. */
const leaseMs = 20_000
const retryDelaysMs = [1_000, 3_000, 9_000, 30_000, 120_000, 300_000]
/** After this time, an undeliverable event no longer blocks the next events of its chat. */
const giveUpMs = 24 * 3_600_000
/** Events of one chat in one delivery. */
const batch = 50
const parallel = 16

interface Batch {
  chatId: string
  gwId: string
  events: { id: string; body: string }[]
  attempts: number
  /** When the claim ends: as long as the rows contain this value, no other process has claimed them. */
  until: string
  createdAt: string
}

/** Creates the courier of webhook events. */
export function createWebhookCourier(deps: WebhookCourierDeps): WebhookCourier {
  const { storage, clock, targetOf, logger } = deps
  const running = new Map<string, Promise<void>>()
  let started = false
  let looking: Promise<void> | undefined
  let asked = false

  const look = async () => {
    while (asked && started) {
      asked = false
      const chats = await dueChats(storage.db, clock(), parallel)
      for (const { chatId, gwId } of chats) {
        const target = targetOf(gwId)
        if (!target || running.has(chatId) || running.size >= parallel) continue
        const work = carry(chatId, gwId, target).then(
          () => {
            running.delete(chatId)
            kick()
          },
          (error: unknown) => {
            logger.error({ err: error }, 'a webhook delivery was not noted')
            // Retried at the next poll: an immediate retry would fail again.
            running.delete(chatId)
          },
        )
        running.set(chatId, work)
      }
    }
  }

  const kick = () => {
    asked = true
    if (!started || looking) return
    looking = look()
      .catch((error: unknown) => logger.error({ err: error }, 'webhook deliveries could not be read'))
      .finally(() => {
        looking = undefined
        // Kicked after the last poll ended.
        if (asked) kick()
      })
  }

  const carry = async (chatId: string, gwId: string, target: WebhookAddress) => {
    const load = await claim(deps, { chatId, gwId })
    if (!load) return
    const status = await send(load, target).catch(() => 0)
    if (status >= 200 && status < 300) return finish(storage.db, load)
    const ageMs = Date.parse(clock()) - Date.parse(load.createdAt)
    const delayMs = retryDelaysMs[Math.min(load.attempts, retryDelaysMs.length) - 1] ?? 1_000
    logger.warn({ status, gwId, attempts: load.attempts }, 'a webhook was not taken')
    await (ageMs > giveUpMs ? finish(storage.db, load) : postpone(storage.db, load, later(clock(), delayMs)))
  }

  const send = (load: Batch, target: WebhookAddress): Promise<number> =>
    deps.post(target, {
      body: Buffer.from(`{"events":[${load.events.map((event) => event.body).join(',')}]}`),
      at: clock(),
    })

  return {
    async start() {
      // Only one process uses a SQLite file: anything claimed at its start was claimed by a process that
      // died.
      if (storage.exclusive) {
        await storage.db
          .updateTable('pf_webhook_delivery')
          .set({ next_at: clock() })
          .where('next_at', 'is not', null)
          .execute()
      }
      started = true
      kick()
    },
    kick,
    async stop() {
      started = false
      await looking
      await Promise.all(running.values())
    },
  }
}

/** Selects chats whose oldest open event is due: later events wait for it. */
const dueChats = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('pf_webhook_delivery as event')
    .innerJoin('pf_chat as chat', 'chat.id', 'event.chat_id')
    .select(['event.chat_id as chatId', 'chat.gw_id as gwId'])
    .where('event.next_at', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pf_webhook_delivery as earlier')
            .select('earlier.event_id')
            .whereRef('earlier.chat_id', '=', 'event.chat_id')
            .whereRef('earlier.seq', '<', 'event.seq')
            .where('earlier.next_at', 'is not', null),
        ),
      ),
    )
    .orderBy('event.next_at')
    .limit(limit)
    .execute()

/** Claims the oldest open events of a chat for the duration of the lease. */
const claim = (
  { storage, chatKeys, clock }: WebhookCourierDeps,
  { chatId, gwId }: { chatId: string; gwId: string },
): Promise<Batch | undefined> =>
  storage.write('platform-chats', async (trx) => {
    const now = clock()
    const rows = await trx
      .selectFrom('pf_webhook_delivery')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('next_at', 'is not', null)
      .orderBy('seq')
      .limit(batch)
      .execute()
    const [first] = rows
    // Another process was faster.
    if (!first?.next_at || first.next_at > now) return undefined
    const seal = await chatKeys.get(trx, chatId)
    const events = rows.map(({ event_id: id, body }) => ({
      id,
      body: JSON.stringify(seal.decrypt(body, webhookContext(id))),
    }))
    const until = later(now, leaseMs)
    await trx
      .updateTable('pf_webhook_delivery')
      .set((eb) => ({ next_at: until, attempts: eb('attempts', '+', 1) }))
      .where('event_id', 'in', idsOf({ events }))
      .execute()
    return { chatId, gwId, events, attempts: first.attempts + 1, until, createdAt: first.created_at }
  })

const idsOf = ({ events }: Pick<Batch, 'events'>) => events.map((event) => event.id)

/** Marks events as done, even if another process has claimed them since. */
const finish = async (db: Db, load: Batch) => {
  await db
    .updateTable('pf_webhook_delivery')
    .set({ next_at: null, body: '' })
    .where('event_id', 'in', idsOf(load))
    .execute()
}

/**
 * Postpones undelivered events, unless another process has claimed them since: it may have delivered them.
 */
const postpone = async (db: Db, load: Batch, nextAt: string) => {
  await db
    .updateTable('pf_webhook_delivery')
    .set({ next_at: nextAt })
    .where('event_id', 'in', idsOf(load))
    .where('next_at', '=', load.until)
    .execute()
}

const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString()

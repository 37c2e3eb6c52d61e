import type { Db, Storage } from '../../storage/database/storage.ts'
import type { DeliveryTable } from '../../storage/tables/platform.ts'
import type { Deliveries, DeliveryChannel, Logger, OutgoingMessage, Seal } from '../kernel/ports.ts'
import { system } from '../kernel/principal.ts'
import { sealContexts } from '../kernel/seal-contexts.ts'
import { plusSeconds } from '../kernel/time.ts'
import type { UnitsOfWork } from '../kernel/unit-of-work.ts'
import { faultOf } from './fault-of.ts'
import type { KeepMessage } from './outbox.ts'
import { leaseSeconds, maxAttempts, retryAfter } from './tries.ts'

/** Lists what delivering messages needs. */
export interface CourierOptions {
  storage: Storage
  units: UnitsOfWork
  /** The ways out; a channel without one has its messages kept instead. */
  deliveries: Partial<Deliveries>
  keep: KeepMessage
  seal: Seal
  now(): string
  logger: Logger
}

/**
 * Hands one waiting message to its channel, outside of any transaction, and notes how that went.
 * False when none is waiting. One process at a time has a message; only a crash while it is being handed over sends it
 * twice, with the same id, rather than never.
 */
export async function deliverNext(options: CourierOptions): Promise<boolean> {
  const { storage, units, seal, logger } = options
  const delivery = await claimNext(storage.db, options.now())
  if (!delivery) return false
  // It was emptied meanwhile, or another process took it: there may be more.
  if (delivery === 'gone' || !delivery.sealed) return true
  let fate: Fate
  try {
    const message = seal.decrypt<OutgoingMessage>(
      delivery.sealed,
      sealContexts.delivery(delivery.delivery_id),
    )
    // The column holds a channel of ours.
    fate = await handOver(options, delivery.channel as keyof Deliveries, message)
  } catch (error) {
    fate = 'not_handed_over'
    logger.warn({ ...faultOf(error), channel: delivery.channel }, 'a message could not be handed over')
  }
  await units.write({ principal: system }, async (unit) => {
    const changes = afterwards[fate](delivery, unit.now)
    await unit.trx
      .updateTable('pf_delivery')
      .set(changes)
      .where('delivery_id', '=', delivery.delivery_id)
      // What she has stopped while it was on its way is not tried again.
      .where('status', '=', 'queued')
      .execute()
    if (changes.status === 'queued') return
    unit.audit({
      action: `delivery.${changes.status}`,
      resourceType: 'delivery',
      resourceId: delivery.delivery_id,
      caseId: delivery.case_id,
      reason: fate === 'no_connector' ? `${delivery.channel}: no connector` : delivery.channel,
    })
  })
  return true
}

/** What became of a message. */
type Fate = 'sent' | 'no_connector' | 'not_handed_over'

/** Gives a message to its way out, or keeps it where there is none. @throws what the way out throws */
async function handOver(
  { deliveries, keep }: CourierOptions,
  channel: DeliveryChannel | 'chat',
  message: OutgoingMessage,
): Promise<Fate> {
  const deliver = deliveries[channel]
  if (deliver) {
    await deliver(message)
    return 'sent'
  }
  if (channel === 'chat') throw new Error('no open chat is told any more')
  await keep(channel, message)
  return 'no_connector'
}

/** Takes the message that is due first, so that no other process takes it for the time of the lease. */
async function claimNext(db: Db, now: string): Promise<DeliveryTable | 'gone' | undefined> {
  const due = await db
    .selectFrom('pf_delivery')
    .select(['delivery_id', 'next_at'])
    .where('status', '=', 'queued')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const claimed = await db
    .updateTable('pf_delivery')
    .set({ next_at: plusSeconds(now, leaseSeconds) })
    .where('delivery_id', '=', due.delivery_id)
    .where('status', '=', 'queued')
    .where('next_at', '=', due.next_at)
    .returningAll()
    .executeTakeFirst()
  return claimed ?? 'gone'
}

/** Lets every message that waits be claimed at once: whoever had claimed some is known to be dead. */
export async function freeClaimed(db: Db, now: string): Promise<void> {
  await db
    .updateTable('pf_delivery')
    .set({ next_at: now })
    .where('status', '=', 'queued')
    .where('next_at', '>', now)
    .execute()
}

const afterwards = {
  sent: (_: DeliveryTable, now: string) =>
    ({ status: 'sent', sent_at: now, sealed: null, next_at: null }) as const,
  // Nobody has got it, and trying again would not help.
  no_connector: () =>
    ({ status: 'failed', failure_reason: 'no_connector', sealed: null, next_at: null }) as const,
  not_handed_over: failed,
} satisfies Record<Fate, unknown>

function failed(delivery: DeliveryTable, now: string) {
  const attempts = delivery.attempts + 1
  if (attempts >= maxAttempts) {
    return {
      status: 'failed',
      failure_reason: 'not_handed_over',
      attempts,
      sealed: null,
      next_at: null,
    } as const
  }
  return { status: 'queued', attempts, next_at: retryAfter(now, attempts) } as const
}

import type { Db, Storage } from '../../storage/database/storage.ts'
import type { DeliveryTable } from '../../storage/tables/platform.ts'
import type { Deliveries, Logger, OutgoingMessage, Seal } from '../kernel/ports.ts'
import { system } from '../kernel/principal.ts'
import { sealContexts } from '../kernel/seal-contexts.ts'
import { plusSeconds } from '../kernel/time.ts'
import type { UnitsOfWork } from '../kernel/unit-of-work.ts'

/** Lists what delivering messages needs. */
export interface CourierOptions {
  storage: Storage
  units: UnitsOfWork
  deliveries: Deliveries
  seal: Seal
  now(): string
  logger: Logger
}

const maxAttempts = 5
const retrySeconds = [5, 15, 60, 120]

/** Longer than handing a message over may take: past it, whoever claimed it is taken for dead. */
const leaseSeconds = 60

/**
 * Hands one waiting message to its channel, outside of any transaction, and notes how that went.
 * False when none is waiting. One process at a time has a message; only a crash while it is being handed over sends it
 * twice, with the same id, rather than never.
 */
export async function deliverNext(options: CourierOptions): Promise<boolean> {
  const { storage, units, deliveries, seal, logger } = options
  const delivery = await claimNext(storage.db, options.now())
  if (!delivery) return false
  // It was emptied meanwhile, or another process took it: there may be more.
  if (delivery === 'gone' || !delivery.sealed) return true
  let isSent = true
  try {
    const message = seal.decrypt<OutgoingMessage>(
      delivery.sealed,
      sealContexts.delivery(delivery.delivery_id),
    )
    // The column holds a channel that had a way out when the message was queued.
    const deliver = deliveries[delivery.channel as keyof Deliveries]
    if (!deliver) throw new Error('this channel has no way out any more')
    await deliver(message)
  } catch (error) {
    isSent = false
    logger.warn({ ...faultOf(error), channel: delivery.channel }, 'a message could not be handed over')
  }
  await units.write({ principal: system }, async (unit) => {
    const changes = isSent ? sent(unit.now) : failed(delivery, unit.now)
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
      reason: delivery.channel,
    })
  })
  return true
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

/** Says what went wrong without the error's own words, in which servers quote whom they refuse. */
function faultOf(error: unknown): { fault: string; status?: number } {
  if (!(error instanceof Error)) return { fault: 'unknown' }
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return { fault: code ?? error.name, ...(responseCode !== undefined && { status: responseCode }) }
}

const sent = (now: string) => ({ status: 'sent', sent_at: now, sealed: null, next_at: null }) as const

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
  const nextAt = plusSeconds(now, retrySeconds[attempts - 1] ?? 120)
  return { status: 'queued', attempts, next_at: nextAt } as const
}

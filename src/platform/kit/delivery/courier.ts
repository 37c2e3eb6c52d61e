import type { FailureReason } from '../../../contract/operations/answer-words.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { DeliveryTable } from '../../../storage/tables/platform.ts'
import type { MessageLimits } from '../message-limits.ts'
import type { Deliveries, DeliveryChannel, Logger, OutgoingMessage, Seal } from '../ports.ts'
import { system } from '../principal.ts'
import { sealContexts } from '../seal-contexts.ts'
import { plusSeconds } from '../time.ts'
import type { UnitsOfWork } from '../unit-of-work.ts'
import { type Claim, createClaim, untilNoted, whileClaimed } from './claims.ts'
import { faultOf } from './fault-of.ts'
import type { KeepMessage } from './outbox.ts'
import { RefusedForGood } from './refused-for-good.ts'
import { restraintOf } from './restraint.ts'
import { leaseSeconds, maxAttempts, retryAfter } from './tries.ts'

/** Dependencies of message delivery. */
export interface CourierOptions {
  storage: Storage
  units: UnitsOfWork
  /** The delivery channels; messages for a missing channel are stored instead. */
  deliveries: Partial<Deliveries>
  keep: KeepMessage
  seal: Seal
  limits: MessageLimits
  /** Time zone of the quiet hours. */
  timezone: string
  now(): string
  timers: Timers
  logger: Logger
}

/**
 * Passes one queued message to its channel, outside any transaction, and records the result. Returns false if
 * none is queued.
 * One process at a time handles a message. If the process ends before it has recorded the result, or the
 * database is unreachable for longer than the claim lasts, the message is sent twice with the same id rather
 * than never.
 */
export async function deliverNext(options: CourierOptions): Promise<boolean> {
  const { storage } = options
  const due = await findDue(storage.db, options.now())
  if (!due) return false
  const restraint = await restraintOf({ ...options, db: storage.db }, due, options.now())
  if (restraint && restraint !== 'over_budget') {
    await putOff(storage.db, due, restraint.until)
    return true
  }
  // Claimed last, so that a message that the citizen cancels during the checks is not sent.
  const claimed = await claim(options, due)
  // It was emptied in the meantime, or another process claimed it: there may be more.
  if (!claimed?.delivery.sealed) return true
  await whileClaimed(options.timers, claimed.claim, settle(options, claimed, restraint))
  return true
}

/** A message, and this process's claim on it. */
interface Claimed {
  delivery: DeliveryTable
  claim: Claim
}

/** Result of a message. */
type Fate = 'sent' | 'no_connector' | 'refused' | 'over_budget' | 'not_handed_over'

/**
 * Delivers a message, unless its result is already known, and records the result, retrying while the database
 * is unreachable.
 */
async function settle(options: CourierOptions, claimed: Claimed, known: Fate | undefined): Promise<void> {
  const fate = known ?? (await hand(options, claimed.delivery))
  await untilNoted(options, () => note(options, claimed, fate))
}

/** Delivers a message and returns the result. */
async function hand(options: CourierOptions, { delivery_id, channel, sealed }: DeliveryTable): Promise<Fate> {
  const { seal, logger } = options
  try {
    const message = seal.decrypt<OutgoingMessage>(sealed ?? '', sealContexts.delivery(delivery_id))
    // The column only contains our channels.
    return await handOver(options, channel as keyof Deliveries, message)
  } catch (error) {
    logger.warn({ ...faultOf(error), channel }, 'a message could not be handed over')
    return error instanceof RefusedForGood ? 'refused' : 'not_handed_over'
  }
}

/**
 * Records the result of a message. `sent` is recorded whichever process holds the claim now; any other result
 * only if no other process has claimed the message since and may be sending it.
 */
const note = ({ units }: CourierOptions, { delivery, claim }: Claimed, fate: Fate): Promise<void> =>
  units.write({ principal: system }, async (unit) => {
    const changes = afterwards[fate](delivery, unit.now)
    const noted = await unit.trx
      .updateTable('pf_delivery')
      .set(changes)
      .where('delivery_id', '=', delivery.delivery_id)
      // A message that the citizen cancelled while it was being sent is not retried.
      .where('status', '=', 'queued')
      .$if(fate !== 'sent', (query) => query.where('next_at', 'in', claim.ends))
      .executeTakeFirst()
    const isKnown = fate === 'sent' || noted.numUpdatedRows > 0n
    if (changes.status === 'queued' || !isKnown) return
    unit.audit({
      action: `delivery.${changes.status}`,
      resourceType: 'delivery',
      resourceId: delivery.delivery_id,
      caseId: delivery.case_id,
      reason: fate === 'no_connector' ? `${delivery.channel}: no connector` : delivery.channel,
    })
  })

/** Postpones a message, unless another process has claimed it in the meantime. */
const putOff = (db: Db, { delivery_id, next_at }: DeliveryTable, until: string) =>
  db
    .updateTable('pf_delivery')
    .set({ next_at: until })
    .where('delivery_id', '=', delivery_id)
    .where('next_at', '=', next_at)
    .execute()

/** Passes a message to its channel, or stores it if there is none. @throws what the channel throws */
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

/** Finds the message that is due first. */
const findDue = (db: Db, now: string): Promise<DeliveryTable | undefined> =>
  db
    .selectFrom('pf_delivery')
    .selectAll()
    .where('status', '=', 'queued')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()

/**
 * Claims a due message for the duration of the lease, so that no other process takes it; undefined if it is
 * no longer due.
 */
async function claim({ storage, now }: CourierOptions, due: DeliveryTable): Promise<Claimed | undefined> {
  const lengthen = (ends: readonly (string | null)[], end: string) =>
    storage.db
      .updateTable('pf_delivery')
      .set({ next_at: end })
      .where('delivery_id', '=', due.delivery_id)
      .where('status', '=', 'queued')
      .where('next_at', 'in', ends)
      .returningAll()
      .executeTakeFirst()
  const end = plusSeconds(now(), leaseSeconds)
  const delivery = await lengthen([due.next_at], end)
  return delivery && { delivery, claim: createClaim(end, now, lengthen) }
}

/**
 * Makes every queued message claimable immediately: all earlier claims belong to processes known to be dead.
 */
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
  // It was not received, and a retry would not help.
  no_connector: () => over('no_connector'),
  refused: () => over('refused'),
  over_budget: () => over('over_budget'),
  not_handed_over: failed,
} satisfies Record<Fate, unknown>

const over = (failure_reason: FailureReason) =>
  ({ status: 'failed', failure_reason, sealed: null, next_at: null }) as const

function failed(delivery: DeliveryTable, now: string) {
  const attempts = delivery.attempts + 1
  if (attempts >= maxAttempts) return { ...over('not_handed_over'), attempts }
  return { status: 'queued', attempts, next_at: retryAfter(now, attempts) } as const
}

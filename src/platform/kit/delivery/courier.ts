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

/** Lists what delivering messages needs. */
export interface CourierOptions {
  storage: Storage
  units: UnitsOfWork
  /** The ways out; a channel without one has its messages kept instead. */
  deliveries: Partial<Deliveries>
  keep: KeepMessage
  seal: Seal
  limits: MessageLimits
  /** Zone whose clocks the quiet hours are told by. */
  timezone: string
  now(): string
  timers: Timers
  logger: Logger
}

/**
 * Hands one waiting message to its channel, outside of any transaction, and notes how that went.
 * False when none is waiting. One process at a time has a message; it is sent twice, with the same id, rather than never where the
 * process ends before that is noted, or the database is away for longer than the claim lasts.
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
  // Last: what she stops while its message is looked at is not sent any more.
  const claimed = await claim(options, due)
  // It was emptied meanwhile, or another process took it: there may be more.
  if (!claimed?.delivery.sealed) return true
  await whileClaimed(options.timers, claimed.claim, settle(options, claimed, restraint))
  return true
}

/** A message, and what this process has of it. */
interface Claimed {
  delivery: DeliveryTable
  claim: Claim
}

/** What became of a message. */
type Fate = 'sent' | 'no_connector' | 'refused' | 'over_budget' | 'not_handed_over'

/** Hands a message over, unless its fate is known, and notes how that went, also where the database is away just then. */
async function settle(options: CourierOptions, claimed: Claimed, known: Fate | undefined): Promise<void> {
  const fate = known ?? (await hand(options, claimed.delivery))
  await untilNoted(options, () => note(options, claimed, fate))
}

/** Hands a message over, and says how that went. */
async function hand(options: CourierOptions, { delivery_id, channel, sealed }: DeliveryTable): Promise<Fate> {
  const { seal, logger } = options
  try {
    const message = seal.decrypt<OutgoingMessage>(sealed ?? '', sealContexts.delivery(delivery_id))
    // The column holds a channel of ours.
    return await handOver(options, channel as keyof Deliveries, message)
  } catch (error) {
    logger.warn({ ...faultOf(error), channel }, 'a message could not be handed over')
    return error instanceof RefusedForGood ? 'refused' : 'not_handed_over'
  }
}

/**
 * Notes what became of a message. That it was sent is so whoever has it now; all else counts as long as nobody else has found the
 * claim over, who may be sending it.
 */
const note = ({ units }: CourierOptions, { delivery, claim }: Claimed, fate: Fate): Promise<void> =>
  units.write({ principal: system }, async (unit) => {
    const changes = afterwards[fate](delivery, unit.now)
    const noted = await unit.trx
      .updateTable('pf_delivery')
      .set(changes)
      .where('delivery_id', '=', delivery.delivery_id)
      // What she has stopped while it was on its way is not tried again.
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

/** Has a message wait that nobody has claimed meanwhile. */
const putOff = (db: Db, { delivery_id, next_at }: DeliveryTable, until: string) =>
  db
    .updateTable('pf_delivery')
    .set({ next_at: until })
    .where('delivery_id', '=', delivery_id)
    .where('next_at', '=', next_at)
    .execute()

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

/** Takes a message that is due, so that no other process takes it for the time of the lease; undefined when it is not due any more. */
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

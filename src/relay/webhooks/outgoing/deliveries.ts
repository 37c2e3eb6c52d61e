import type { DeliveryFault } from '../../../contract/chat/customer-event-names.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { HookDeliveryTable } from '../../../storage/tables/hooks.ts'
import { chatScope } from '../../citizen-api/chat/chats.ts'

/** Result of a delivery attempt. */
export interface TryResult {
  status: number | null
  /** Null if the delivery was accepted. */
  fault: DeliveryFault | null
  ms: number
}

/** Dependencies of the deliveries. */
export interface DeliveriesDeps {
  storage: Storage
  clock: Clock
}

/** Store of deliveries: which are due, which is next in its chat, and the result of each. */
export interface Deliveries {
  /** Claims due deliveries of a target for the time of the lease, so that no other relay takes them. */
  claim(target: string, limit: number): Promise<HookDeliveryTable[]>
  /** Records the last attempt, delivered or given up, and makes the chat's next delivery due. */
  end(row: HookDeliveryTable, result: TryResult): Promise<void>
  /** Records a failed attempt and the time of the next one. */
  postpone(row: HookDeliveryTable, result: TryResult, delayMs: number): Promise<void>
  /** Makes the postponed deliveries of a target due immediately. */
  hasten(target: string): Promise<void>
  /** Returns whether a target has accepted a delivery since an instant. */
  hasTakenSince(target: string, since: string): Promise<boolean>
  /** Releases the claims of a process that is known to be dead. */
  free(): Promise<void>
}

/**
 * Lease in milliseconds, longer than a post may take. After that, the process that claimed a delivery is
 * considered dead.
 */
const leaseMs = 30_000

/** Creates the store of deliveries. */
export function createDeliveries(deps: DeliveriesDeps): Deliveries {
  const { storage, clock } = deps
  const { db } = storage

  return {
    claim: (target, limit) => claimDue(deps, target, limit),
    end: (row, result) =>
      settle(deps, row, result, { state: result.fault === null ? 'delivered' : 'failed', next_at: null }),
    postpone: (row, result, delayMs) => settle(deps, row, result, { next_at: later(clock(), delayMs) }),
    async hasten(target) {
      const now = clock()
      await db
        .updateTable('hook_delivery')
        .set({ next_at: now })
        .where('target', '=', target)
        .where('next_at', '>', now)
        .where('is_claimed', '=', 0)
        .where('attempts', '>', 0)
        .execute()
    },
    async hasTakenSince(target, since) {
      const row = await db
        .selectFrom('hook_delivery')
        .select('id')
        .where('target', '=', target)
        .where('state', '=', 'delivered')
        .where('last_at', '>=', since)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    async free() {
      await db
        .updateTable('hook_delivery')
        .set({ next_at: clock(), is_claimed: 0 })
        .where('is_claimed', '=', 1)
        .execute()
    },
  }
}

async function claimDue(
  { clock, storage }: DeliveriesDeps,
  target: string,
  limit: number,
): Promise<HookDeliveryTable[]> {
  const now = clock()
  const due = await storage.db
    .selectFrom('hook_delivery')
    .select(['id', 'next_at'])
    .where('target', '=', target)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  const claimed = await Promise.all(
    due.map(({ id, next_at }) =>
      storage.db
        .updateTable('hook_delivery')
        .set((eb) => ({ next_at: later(now, leaseMs), is_claimed: 1, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('next_at', '=', next_at)
        .returningAll()
        .executeTakeFirst(),
    ),
  )
  return claimed.filter((row) => row !== undefined)
}

const settle = (
  { storage, clock }: DeliveriesDeps,
  row: HookDeliveryTable,
  { status, fault, ms }: TryResult,
  values: Partial<HookDeliveryTable>,
) =>
  storage.write(chatScope(row.chat_id), async (trx) => {
    const at = clock()
    const open = await trx
      .updateTable('hook_delivery')
      .set({ ...values, is_claimed: 0, last_status: status, last_fault: fault, last_ms: ms, last_at: at })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    // The chat was erased in the meantime, or another relay has recorded the result.
    if (!open) return
    await trx
      .insertInto('hook_try')
      .values({ delivery_id: row.id, nr: row.attempts, at, status, fault, ms })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (values.state !== undefined && row.is_repeat === 0) await giveTurn(trx, row, at)
  })

/** Makes the next delivery of a chat to a target due. */
async function giveTurn(trx: Db, { chat_id, target }: HookDeliveryTable, now: string): Promise<void> {
  const next = await trx
    .selectFrom('hook_delivery')
    .select(['id', 'next_at'])
    .where('chat_id', '=', chat_id)
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .where('is_repeat', '=', 0)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  if (!next || next.next_at !== null) return
  await trx.updateTable('hook_delivery').set({ next_at: now }).where('id', '=', next.id).execute()
}

const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString()

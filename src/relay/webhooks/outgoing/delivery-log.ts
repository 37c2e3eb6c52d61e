import type { DeliveryState } from '../../../contract/chat/customer-event-names.ts'
import type {
  DeliveryPage,
  DeliveryRow,
  DeliveryView,
  TargetView,
} from '../../../contract/console/webhooks.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { HookDeliveryTable } from '../../../storage/tables/hooks.ts'

/** Query of the log. */
interface LogQuery {
  /** Targets that the reader may see. */
  targets: readonly string[]
  state?: DeliveryState | undefined
  chat?: string | undefined
  /** End of the previous page. */
  cursor?: string | undefined
  limit: number
}

/** Reads the log of deliveries, and repeats deliveries. */
export interface DeliveryLog {
  list(query: LogQuery): Promise<DeliveryPage>
  /** Reads a delivery with its attempts; undefined if there is none for these targets. */
  find(id: string, targets: readonly string[]): Promise<DeliveryView | undefined>
  /**
   * Sends a delivery again immediately: the same event with the same id. It does not delay other deliveries.
   * @throws Problem `conflict` when the event's body was deleted
   */
  repeat(id: string): Promise<void>
  /** Returns the number of waiting deliveries and the last attempt for each target. */
  standing(targets: readonly string[]): Promise<ReadonlyMap<string, Pick<TargetView, 'waiting' | 'last'>>>
}

/** Dependencies of the log. */
export interface DeliveryLogDeps {
  storage: Storage
  clock: Clock
  /** Requests a poll for due deliveries after the commit. */
  mark: (trx: Db) => void
}

/** Creates the log. */
export function createDeliveryLog(deps: DeliveryLogDeps): DeliveryLog {
  return {
    list: (query) => listDeliveries(deps, query),
    find: (id, targets) => findDelivery(deps, id, targets),
    repeat: (id) => repeatDelivery(deps, id),
    standing: (targets) => standingOf(deps, targets),
  }
}

async function listDeliveries(
  { storage }: DeliveryLogDeps,
  { targets, state, chat, cursor, limit }: LogQuery,
): Promise<DeliveryPage> {
  if (targets.length === 0) return { rows: [], next: null }
  const [at, id] = cursor?.split('~') ?? []
  const rows = await storage.db
    .selectFrom('hook_delivery')
    .selectAll()
    .where('target', 'in', [...targets])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(chat !== undefined, (query) => query.where('chat_id', '=', chat ?? ''))
    .$if(cursor !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at ?? '', id ?? ''))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { rows: shown.map(toRow), next: last ? `${last.created_at}~${last.id}` : null }
}

async function findDelivery(
  { storage }: DeliveryLogDeps,
  id: string,
  targets: readonly string[],
): Promise<DeliveryView | undefined> {
  const found = await storage.db
    .selectFrom('hook_delivery')
    .innerJoin('hook_event', 'hook_event.id', 'hook_delivery.event_id')
    .selectAll('hook_delivery')
    .select('hook_event.body')
    .where('hook_delivery.id', '=', id)
    .executeTakeFirst()
  if (!found || !targets.includes(found.target)) return undefined
  const tries = await storage.db
    .selectFrom('hook_try')
    .select(['nr', 'at', 'status', 'fault', 'ms'])
    .where('delivery_id', '=', id)
    .orderBy('nr', 'desc')
    .execute()
  return {
    delivery: toRow(found),
    tries,
    canRepeat: found.body !== '',
  }
}

const repeatDelivery = ({ storage, mark, clock }: DeliveryLogDeps, id: string): Promise<void> =>
  storage.write(`hook-delivery:${id}`, async (trx) => {
    const row = await trx
      .selectFrom('hook_delivery')
      .innerJoin('hook_event', 'hook_event.id', 'hook_delivery.event_id')
      .select(['hook_delivery.state', 'hook_delivery.next_at', 'hook_delivery.is_claimed', 'hook_event.body'])
      .where('hook_delivery.id', '=', id)
      .executeTakeFirst()
    if (!row) throw new Problem('not-found')
    if (row.body === '') throw new Problem('conflict', { detail: 'What was posted is not kept any longer.' })
    mark(trx)
    const isOver = row.state !== 'waiting'
    // A delivery that waits for an earlier one keeps its place.
    if (!isOver && (row.next_at === null || row.is_claimed === 1)) return
    await trx
      .updateTable('hook_delivery')
      .set({ next_at: clock(), ...(isOver && { state: 'waiting', is_repeat: 1 }) })
      .where('id', '=', id)
      .execute()
  })

async function standingOf(
  { storage }: DeliveryLogDeps,
  targets: readonly string[],
): Promise<ReadonlyMap<string, Pick<TargetView, 'waiting' | 'last'>>> {
  const all = new Map<string, Pick<TargetView, 'waiting' | 'last'>>()
  for (const target of targets) {
    const { waiting } = await storage.db
      .selectFrom('hook_delivery')
      .select((eb) => eb.fn.countAll<number | string>().as('waiting'))
      .where('target', '=', target)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    const last = await storage.db
      .selectFrom('hook_delivery')
      .select(['last_at', 'last_status', 'last_fault'])
      .where('target', '=', target)
      .where('last_at', 'is not', null)
      .orderBy('last_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    all.set(target, {
      waiting: Number(waiting),
      last: last
        ? {
            at: last.last_at ?? '',
            status: last.last_status,
            fault: last.last_fault,
          }
        : null,
    })
  }
  return all
}

const toRow = (row: HookDeliveryTable): DeliveryRow => ({
  id: row.id,
  eventId: row.event_id,
  target: row.target,
  type: row.type,
  chatId: row.chat_id === '' ? null : row.chat_id,
  seq: row.seq,
  state: row.state,
  tries: row.attempts,
  nextAt: row.next_at,
  status: row.last_status,
  fault: row.last_fault,
  ms: row.last_ms,
  at: row.created_at,
  lastAt: row.last_at,
})

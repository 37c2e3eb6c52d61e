import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { type ChainHead, chain, findBreak, genesis } from '../../../contract/primitives/hash-chain.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { SecurityEvent, SecurityLog } from './security-log.ts'

/** Dependencies of the security trail. */
export interface SecurityTrailDeps {
  /** Also receives every event. */
  log: SecurityLog
  storage: Storage
  /** Registers `parley_security_events_total`, by kind. */
  registry: Registry
  clock: Clock
  timers: Timers
  logger: Logger
  /** Returns whether events may be deleted by age now. */
  maySweep: () => boolean
  /**
   * How long events are gathered into one write, in milliseconds; identical ones become one row. Default
   * 1,000.
   */
  gatherMs?: number
  /** Maximum number of distinct pending events; further ones are counted by kind only. Default 1,000. */
  maxWaiting?: number
}

/** Stores security events in a table in which each row is chained to the previous one. */
export interface SecurityTrail extends SecurityLog {
  /** Writes the pending events. */
  stop(): Promise<void>
}

/** How many days security events are retained. */
export const keptDays = 400
const rowsPerInsert = 200

/**
 * Creates the trail. Events are buffered in memory, so that in a flood a request only increments a counter.
 */
export function createSecurityTrail(deps: SecurityTrailDeps): SecurityTrail {
  const { log, storage, clock, timers, logger, maySweep, gatherMs = 1_000, maxWaiting = 1_000 } = deps
  const total = new Counter({
    name: 'parley_security_events_total',
    help: 'Refusals, sign-ins, erasures, changes of keys and roles.',
    labelNames: ['kind'],
    registers: [deps.registry],
  })
  let waiting = new Map<string, Draft>()
  let cancelFlush: Cancel | undefined
  let writing: Promise<void> = Promise.resolve()

  const flush = (): Promise<void> => {
    cancelFlush?.()
    cancelFlush = undefined
    const drafts = [...waiting.values()]
    waiting = new Map()
    if (drafts.length > 0) {
      writing = writing
        .then(() => append(storage, drafts, { now: clock(), maySweep: maySweep() }))
        .catch((err: unknown) =>
          logger.error({ err, events: drafts.length }, 'security events were not kept'),
        )
    }
    return writing
  }

  return {
    record(event) {
      log.record(event)
      const count = event.count ?? 1
      total.inc({ kind: event.kind }, count)
      const draft = toDraft(waiting.size < maxWaiting ? event : { kind: event.kind }, clock())
      const key = JSON.stringify([draft.kind, draft.actor, draft.gw_id, draft.chat_id, draft.detail])
      const known = waiting.get(key)
      if (known) known.count += count
      else waiting.set(key, { ...draft, count })
      cancelFlush ??= timers.setTimeout(() => void flush(), gatherMs)
    },
    stop: flush,
  }
}

type Draft = ReturnType<typeof toDraft>

const toDraft = ({ kind, actor, gwId, chatId, detail }: SecurityEvent, at: string) => ({
  at,
  kind: kind as string,
  actor: actor ?? null,
  gw_id: gwId ?? null,
  chat_id: chatId ?? null,
  detail: detail?.slice(0, 500) ?? null,
  count: 1,
})

const append = (
  storage: Storage,
  drafts: readonly Draft[],
  { now, maySweep }: { now: string; maySweep: boolean },
): Promise<void> =>
  storage.write('security-events', async (trx) => {
    const last = await trx
      .selectFrom('security_event')
      .select(['seq', 'hash'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    const rows = chain(last ?? genesis, drafts)
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      await trx
        .insertInto('security_event')
        .values(rows.slice(start, start + rowsPerInsert))
        .execute()
    }
    if (!maySweep) return
    const oldest = new Date(Date.parse(now) - keptDays * 86_400_000).toISOString()
    // Never the newest row: the next one is chained to it.
    await trx
      .deleteFrom('security_event')
      .where('at', '<', oldest)
      .where('seq', '<=', last?.seq ?? 0)
      .execute()
  })

/** Result of verifying the chain: the newest row that is linked correctly, or the first that is not. */
export type TrailVerdict =
  | { ok: true; brokenAt: undefined; head?: ChainHead }
  | { ok: false; brokenAt: number }

/**
 * Verifies that the stored rows of the trail form an unbroken chain.
 * @param from a verified row after which to start; by default the oldest
 */
export async function verifySecurityTrail(db: Db, from?: ChainHead): Promise<TrailVerdict> {
  let head = from
  for (;;) {
    const rows = await db
      .selectFrom('security_event')
      .selectAll()
      .where('seq', '>', head?.seq ?? 0)
      .orderBy('seq')
      .limit(1000)
      .execute()
    const [first] = rows
    if (!first) return { ok: true, brokenAt: undefined, ...(head && { head }) }
    // The row before the oldest was deleted when it expired.
    head ??= { seq: first.seq - 1, hash: first.prev_hash }
    const brokenAt = findBreak(head, rows)
    if (brokenAt !== undefined) return { ok: false, brokenAt }
    head = rows.at(-1) ?? head
  }
}

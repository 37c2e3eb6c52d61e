import type { Clock } from '../contract/primitives/ids.ts'
import type { Db, Storage } from './database/storage.ts'

/** How much of something a sweep would delete. */
export interface SweepShare {
  what: 'chats' | 'cases' | 'platform-chats' | 'platform-cases'
  /** Number of due items, as a lower bound; counting stops above a tenth. */
  due: number
  all: number
}

/**
 * Counts what the sweeps of a module would delete now. Stops counting due items at one more than
 * `enough(all)`.
 */
type CountSweep = (db: Db, enough: (all: number) => number) => Promise<SweepShare[]>

/** Why sweeps are on hold: the clock has jumped, or a sweep would delete too much. */
export type HoldReason = 'clock' | 'share'

/** Details of a hold on sweeps. */
export interface SweepHold {
  reason: HoldReason
  /** The highest time seen before. */
  seenAt: string
  shares: readonly SweepShare[]
}

/**
 * Decides whether expired data may be deleted permanently. One decision applies to all processes on a
 * database.
 */
export interface SweepGuard {
  /** Includes a module's deletions in every later decision. */
  add(count: CountSweep): void
  /** Records the time; called every few seconds. */
  see(): Promise<void>
  /**
   * Decides whether a sweep may begin now. If not, sweeps are on hold until the cause no longer exists or an
   * operator confirms.
   * @param db the handle of the caller's transaction; default: the database
   */
  allows(db?: Db): Promise<boolean>
  /** Returns whether destructive jobs may run now, according to the last decision. */
  isOpen(): boolean
  /** Returns whether sweeps are waiting for an operator. */
  isHeld(): boolean
}

/** Dependencies of the guard. */
export interface SweepGuardDeps {
  storage: Storage
  clock: Clock
  /** Retention period in days. */
  retentionDays: number
  /** Called when this process begins to hold the sweeps, and each time it refuses one. */
  onHold: (hold: SweepHold, isNew: boolean) => void
}

const dayMs = 86_400_000
/** In everyday use, up to this many may be due together, even if they are most of what exists. */
const freely = 10

const rowNames = ['time-seen', 'sweep-held', 'sweep-confirmed', 'retention-days'] as const
type Rows = Partial<Record<(typeof rowNames)[number], { value: string; at: string }>>

/**
 * Creates the guard of the sweeps. It stores the highest time seen in the database. A clock that is more than
 * a day ahead of it has jumped if this process has observed the time up to then; otherwise the relays may
 * just have been down. After such a gap, and after the retention period was shortened, a sweep may delete a
 * tenth of everything; on any other day, at least ten.
 */
export function createSweepGuard(deps: SweepGuardDeps): SweepGuard {
  const { storage, clock, retentionDays, onHold } = deps
  const counts: CountSweep[] = []
  /** When this process last had a trusted time, in milliseconds since 1970. */
  let trustedAt: number | undefined
  let held: HoldReason | undefined

  /** Compares the clock with the recorded time; records the new time if it is trusted. */
  const readTime = async (db: Db, now: string): Promise<{ rows: Rows; time: Time }> => {
    const rows = await readRows(db)
    const seenAt = rows['time-seen']?.at ?? (await newestRow(db)) ?? now
    const nowMs = Date.parse(now)
    const isNear = nowMs <= Date.parse(seenAt) + dayMs
    // Time that this process has observed is not a jump, however long the database was down.
    const isSteady = trustedAt !== undefined && Math.abs(nowMs - trustedAt) <= dayMs
    const seen = { ...rows, 'time-seen': { value: '', at: seenAt } }
    if (isNear || (isSteady && rows['sweep-held'] === undefined)) {
      await trust(db, now)
      return { rows: seen, time: 'known' }
    }
    const hasJumped = trustedAt !== undefined || reasonIn(rows) === 'clock'
    if (rows['time-seen'] === undefined) await write(db, 'time-seen', '', seenAt)
    return { rows: seen, time: hasJumped ? 'jumped' : 'gap' }
  }

  const trust = async (db: Db, now: string) => {
    trustedAt = Date.parse(now)
    await db
      .insertInto('deployment')
      .values({ name: 'time-seen', value: '', at: now })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ at: now }).where('deployment.at', '<', now),
      )
      .execute()
  }

  const hold = async (db: Db, reason: HoldReason, { rows, shares }: { rows: Rows; shares: SweepShare[] }) => {
    const isNew = held === undefined
    held = reason
    if (reasonIn(rows) !== reason) await write(db, 'sweep-held', JSON.stringify({ reason, shares }), clock())
    onHold({ reason, seenAt: rows['time-seen']?.at ?? '', shares }, isNew)
  }

  const release = async (db: Db, rows: Rows) => {
    held = undefined
    if (rows['sweep-held']) await db.deleteFrom('deployment').where('name', '=', 'sweep-held').execute()
  }

  const countAll = async (db: Db, limit: (all: number) => number) => {
    const shares: SweepShare[] = []
    for (const count of counts) shares.push(...(await count(db, limit)))
    return shares
  }

  return {
    add: (count) => void counts.push(count),
    isHeld: () => held !== undefined,
    isOpen: () =>
      held === undefined && trustedAt !== undefined && Math.abs(Date.parse(clock()) - trustedAt) <= dayMs,
    async see() {
      const now = clock()
      const { rows, time } = await readTime(storage.db, now)
      const reason = reasonIn(rows)
      if (time === 'jumped' && held === undefined) await hold(storage.db, 'clock', { rows, shares: [] })
      // A corrected clock ends its hold; too large a sweep is counted again before the next one.
      else if (time === 'known' && reason === 'clock') await release(storage.db, rows)
      else if (time !== 'jumped') held = reason
    },
    async allows(db = storage.db) {
      const now = clock()
      const { rows, time } = await readTime(db, now)
      const confirmed = rows['sweep-confirmed']
      const isConfirmed =
        time === 'known' && confirmed?.value === String(retentionDays) && isWithinADay(confirmed.at, now)
      const isShorter = retentionDays < Number(rows['retention-days']?.value ?? retentionDays)
      const limit = time === 'gap' || isShorter ? aTenth : (all: number) => Math.max(freely, aTenth(all))
      const shares = isConfirmed ? [] : await countAll(db, limit)
      const reason =
        time === 'jumped' ? 'clock' : shares.some(({ due, all }) => due > limit(all)) ? 'share' : undefined
      if (reason !== undefined) {
        await hold(db, reason, { rows, shares })
        return false
      }
      await release(db, rows)
      if (time === 'gap') await trust(db, now)
      if (rows['retention-days']?.value !== String(retentionDays)) {
        await write(db, 'retention-days', String(retentionDays), now)
      }
      return true
    },
  }
}

/**
 * Result of the clock check: `known` is plausible; `gap` is ahead, perhaps because no relay was running;
 * `jumped` is ahead after a jump.
 */
type Time = 'known' | 'gap' | 'jumped'

const aTenth = (all: number): number => Math.floor(all / 10)

const isWithinADay = (at: string, now: string): boolean => Math.abs(Date.parse(now) - Date.parse(at)) <= dayMs

const reasonIn = (rows: Rows): HoldReason | undefined =>
  rows['sweep-held'] && (JSON.parse(rows['sweep-held'].value) as SweepHold).reason

async function readRows(db: Db): Promise<Rows> {
  const rows = await db.selectFrom('deployment').selectAll().where('name', 'in', rowNames).execute()
  return Object.fromEntries(rows.map(({ name, value, at }) => [name, { value, at }]))
}

const write = async (db: Db, name: (typeof rowNames)[number], value: string, at: string) => {
  await db
    .insertInto('deployment')
    .values({ name, value, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, at }))
    .execute()
}

/** Finds when something last happened, for a database in which no time was recorded. */
async function newestRow(db: Db): Promise<string | undefined> {
  const newest = await Promise.all(
    (['chat', 'session', 'pf_case'] as const).map((table) =>
      db.selectFrom(table).select(['created_at']).orderBy('created_at', 'desc').limit(1).executeTakeFirst(),
    ),
  )
  return newest
    .flatMap((row) => (row ? [row.created_at] : []))
    .sort()
    .at(-1)
}

/** State of the sweeps, for an operator. */
export interface SweepState {
  hold: Pick<SweepHold, 'reason' | 'shares'> | undefined
  /** The highest time seen; undefined in a new database. */
  seenAt: string | undefined
}

/** Reads the state of the sweeps. */
export async function readSweepState(db: Db): Promise<SweepState> {
  const rows = await readRows(db)
  const value = rows['sweep-held']?.value
  return {
    hold: value === undefined ? undefined : (JSON.parse(value) as SweepHold),
    seenAt: rows['time-seen']?.at,
  }
}

/** Returns whether data may be deleted by age now: there is no hold, and the clock is plausible. */
export async function isTimeKnown(db: Db, now: string): Promise<boolean> {
  const { hold, seenAt } = await readSweepState(db)
  return hold === undefined && (seenAt === undefined || Date.parse(now) <= Date.parse(seenAt) + dayMs)
}

/**
 * Confirms that `now` is right, and that the sweeps of the next day may delete everything older than
 * `retentionDays`, however much that is.
 */
export const confirmSweep = (
  { write: change }: Pick<Storage, 'write'>,
  { now, retentionDays }: { now: string; retentionDays: number },
): Promise<void> =>
  change('sweeps', async (trx) => {
    await write(trx, 'time-seen', '', now)
    await write(trx, 'sweep-confirmed', String(retentionDays), now)
    await trx.deleteFrom('deployment').where('name', '=', 'sweep-held').execute()
  })

/** Refuses every sweep, for a process that does not record the time, such as a command. */
export const closedGuard: SweepGuard = {
  add: () => {},
  see: async () => {},
  allows: async () => false,
  isOpen: () => false,
  isHeld: () => false,
}

/** Allows every sweep, if the caller controls the time. */
export const openGuard: SweepGuard = {
  add: () => {},
  see: async () => {},
  allows: async () => true,
  isOpen: () => true,
  isHeld: () => false,
}

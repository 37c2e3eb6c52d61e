import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../contract/primitives/ids.ts'
import type { Storage } from './database/storage.ts'

/**
 * Identity of a process, so that it is not confused with one that had the same process id before, or has it
 * in another container.
 */
export interface ProcessName {
  host: string
  pid: number
  /**
   * The boot of the machine and the container in which the process id counts; undefined if the system does
   * not reveal them.
   */
  place?: string
  /** When it started, on the system's own scale; undefined if `place` is. */
  begun?: string
}

/** Another process is using a database that only one process may use. */
export class DatabaseInUse extends Error {
  /** @param by the other process */
  constructor({ host, pid }: ProcessName) {
    super(`another process (${pid} on ${host}) uses this SQLite database; several relays need Postgres`)
  }
}

/** Dependencies of the exclusive use of a database. */
export interface SoleProcessDeps {
  storage: Storage
  clock: Clock
  self: ProcessName
  /** Returns whether another process is running; undefined if that cannot be seen from here. */
  isRunning: (other: ProcessName) => boolean | undefined
  /** Called once when it starts waiting for another process's lease to expire. */
  onWait: (other: ProcessName) => void
  /** Resolves after `ms` milliseconds. Default: by the system's timers. */
  wait?: (ms: number) => Promise<unknown>
}

/** Exclusive use of a database by one process. */
export interface SoleProcess {
  /** Renews this process's lease. */
  renew(): Promise<void>
  /** Releases the database to the next process. */
  leave(): Promise<void>
}

/** A process that has not renewed its lease for this long counts as dead, in milliseconds. */
const leaseMs = 15_000
/** How often a process should renew its lease, in milliseconds. */
export const renewMs = 5_000

const name = 'process'

/** How often the other process's lease is polled, in milliseconds. */
const lookMs = 1_000

/**
 * Acquires a database that only one process at a time may use; does nothing for a shared one. If the other
 * process cannot be seen from here, such as one in another container, it waits until that process's lease has
 * expired. Commands that only inspect the database need not acquire it.
 * @throws DatabaseInUse if another process is using it
 */
export async function takeDatabase(deps: SoleProcessDeps): Promise<SoleProcess> {
  const { storage, clock, self, isRunning, onWait, wait = setTimeout } = deps
  if (!storage.exclusive) return { renew: async () => {}, leave: async () => {} }
  const own = toText(self)
  let waitedMs = 0
  /** Acquires it, or returns the other process that may still be running. */
  const tryOnce = () =>
    storage.write(name, async (trx) => {
      const row = await trx.selectFrom('deployment').selectAll().where('name', '=', name).executeTakeFirst()
      const other = row && row.value !== own ? fromText(row.value) : undefined
      // Clocks may have been changed: a process that was silent during the whole wait counts as dead too.
      const isFresh = waitedMs < leaseMs && Date.parse(clock()) - Date.parse(row?.at ?? '') < leaseMs
      const runs = other && isRunning(other)
      if (other && runs) throw new DatabaseInUse(other)
      if (other && runs === undefined && isFresh) return { other, at: row?.at }
      await trx
        .insertInto('deployment')
        .values({ name, value: own, at: clock() })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: own, at: clock() }))
        .execute()
      return undefined
    })
  const first = await tryOnce()
  if (first) onWait(first.other)
  for (let found = first; found; found = await tryOnce()) {
    if (found.at !== first?.at) throw new DatabaseInUse(found.other)
    await wait(lookMs)
    waitedMs += lookMs
  }
  return {
    async renew() {
      await storage.db
        .updateTable('deployment')
        .set({ at: clock() })
        .where('name', '=', name)
        .where('value', '=', own)
        .execute()
    },
    async leave() {
      await storage.db.deleteFrom('deployment').where('name', '=', name).where('value', '=', own).execute()
    },
  }
}

const toText = ({ host, pid, place, begun }: ProcessName): string =>
  [host, ...(place && begun ? [place, begun] : []), pid].join('/')

/** Parses the output of {@link toText}. */
function fromText(text: string): ProcessName | undefined {
  const [, host, place, begun, pid] = /^([^/]*)(?:\/([^/]+)\/([^/]+))?\/(\d+)$/.exec(text) ?? []
  if (host === undefined || pid === undefined) return undefined
  return { host, pid: Number(pid), ...(place && begun && { place, begun }) }
}

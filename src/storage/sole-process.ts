import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../contract/primitives/ids.ts'
import type { Storage } from './database/storage.ts'

/** Names a process, so that it is not taken for one that had its number before, or has it in another container. */
export interface ProcessName {
  host: string
  pid: number
  /** The start of the machine, and the container, in which the number counts; undefined where the system does not tell. */
  place?: string
  /** When it began, in the system's own count; undefined where `place` is. */
  begun?: string
}

/** Says that another process serves a database that is for one. */
export class DatabaseInUse extends Error {
  /** @param by the other process */
  constructor({ host, pid }: ProcessName) {
    super(`another process (${pid} on ${host}) serves this SQLite database; several relays want Postgres`)
  }
}

/** Lists what keeping others away needs. */
export interface SoleProcessDeps {
  storage: Storage
  clock: Clock
  self: ProcessName
  /** Tells whether another process runs; undefined where that cannot be seen from here. */
  isRunning: (other: ProcessName) => boolean | undefined
  /** Hears once that it is waited whether another process still says that it runs. */
  onWait: (other: ProcessName) => void
  /** Resolves after so many milliseconds. Default: by the system's timers. */
  wait?: (ms: number) => Promise<unknown>
}

/** Keeps one process at a time on a database that is one process's. */
export interface SoleProcess {
  /** Says again that this process runs. */
  renew(): Promise<void>
  /** Lets the next one in. */
  leave(): Promise<void>
}

/** Whoever has not said for so long that it runs, does not, in milliseconds. */
const leaseMs = 15_000
/** How often a process should say so, in milliseconds. */
export const renewMs = 5_000

const name = 'process'

/** How often it is looked whether another one has said so, in milliseconds. */
const lookMs = 1_000

/**
 * Takes a database that one process at a time may serve; on a shared one it does nothing. Of a process that cannot be seen from
 * here, such as one of another container, it waits until it has said nothing for the time of its lease. Commands that look into
 * the database need not take it.
 * @throws DatabaseInUse when another process serves it
 */
export async function takeDatabase(deps: SoleProcessDeps): Promise<SoleProcess> {
  const { storage, clock, self, isRunning, onWait, wait = setTimeout } = deps
  if (!storage.exclusive) return { renew: async () => {}, leave: async () => {} }
  const own = toText(self)
  let waitedMs = 0
  /** Takes it, or gives the other one that may still run. */
  const tryOnce = () =>
    storage.write(name, async (trx) => {
      const row = await trx.selectFrom('deployment').selectAll().where('name', '=', name).executeTakeFirst()
      const other = row && row.value !== own ? fromText(row.value) : undefined
      // Clocks may have been set: whoever has said nothing all the while is not believed either.
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

/** Reads what {@link toText} writes; releases before wrote the host and the number alone. */
function fromText(text: string): ProcessName | undefined {
  const [, host, place, begun, pid] = /^([^/]*)(?:\/([^/]+)\/([^/]+))?\/(\d+)$/.exec(text) ?? []
  if (host === undefined || pid === undefined) return undefined
  return { host, pid: Number(pid), ...(place && begun && { place, begun }) }
}

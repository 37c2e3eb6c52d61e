import type { Clock } from '../contract/primitives/ids.ts'
import type { Storage } from './database/storage.ts'

/** Lists what keeping others away needs. */
export interface SoleProcessDeps {
  storage: Storage
  clock: Clock
  /** Names this machine. */
  host: string
  pid: number
  /** Tells whether a process of this machine runs. */
  isRunning: (pid: number) => boolean
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

/**
 * Takes a database that one process at a time may serve; on a shared one it does nothing. Commands that look into the
 * database need not take it.
 * @throws Error when another process serves it
 */
export async function takeDatabase(deps: SoleProcessDeps): Promise<SoleProcess> {
  const { storage, clock, host, pid, isRunning } = deps
  if (!storage.exclusive) return { renew: async () => {}, leave: async () => {} }
  const own = `${host}/${pid}`
  await storage.write(name, async (trx) => {
    const row = await trx.selectFrom('deployment').selectAll().where('name', '=', name).executeTakeFirst()
    const [, otherHost, otherPid] = /^(.*)\/(\d+)$/.exec(row?.value ?? '') ?? []
    const isOther = otherPid !== undefined && row?.value !== own
    // Of its own machine's it is known; another machine's is believed for as long as its lease lasts.
    const runs =
      isOther &&
      (otherHost === host
        ? isRunning(Number(otherPid))
        : Date.parse(clock()) - Date.parse(row?.at ?? '') < leaseMs)
    if (runs) {
      throw new Error(
        `another process (${otherPid} on ${otherHost}) serves this SQLite database; several relays want Postgres`,
      )
    }
    await trx
      .insertInto('deployment')
      .values({ name, value: own, at: clock() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: own, at: clock() }))
      .execute()
  })
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

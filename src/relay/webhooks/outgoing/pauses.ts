import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'

/** Says why a target gets nothing: its server answered 410, took nothing for a day, or a person has stopped it. */
export type PauseReason = 'gone' | 'failing' | 'person'

/** A target that waits for somebody to let it go on. */
interface Pause {
  reason: PauseReason
  at: string
}

/** Keeps which targets get nothing until a person lets them go on. */
export interface Pauses {
  /** Reads all of them, by target. */
  all(): Promise<ReadonlyMap<string, Pause>>
  /** Pauses a target; false when it was paused before. */
  pause(target: string, reason: PauseReason): Promise<boolean>
  /** Lets a target go on: what waits is due, and what is older than a day is tried once more. */
  resume(target: string): Promise<void>
}

/** Creates the pauses. */
export function createPauses({ db, clock }: { db: Db; clock: Clock }): Pauses {
  return {
    async all() {
      const rows = await db.selectFrom('hook_pause').selectAll().execute()
      return new Map(rows.map(({ target, reason, at }) => [target, { reason: reason as PauseReason, at }]))
    },
    async pause(target, reason) {
      const added = await db
        .insertInto('hook_pause')
        .values({ target, reason, at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('target')
        .executeTakeFirst()
      return added !== undefined
    },
    async resume(target) {
      await db.deleteFrom('hook_pause').where('target', '=', target).execute()
      await db
        .updateTable('hook_delivery')
        .set({ next_at: clock() })
        .where('target', '=', target)
        .where('next_at', 'is not', null)
        .where('is_claimed', '=', 0)
        .execute()
    },
  }
}

import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'

/**
 * Reason for a paused target: its server responded with 410, it accepted nothing for a day, or a person has
 * stopped it.
 */
export type PauseReason = 'gone' | 'failing' | 'person'

/** A target that is paused until someone resumes it. */
interface Pause {
  reason: PauseReason
  at: string
}

/** Store of paused targets, which receive nothing until a person resumes them. */
export interface Pauses {
  /** Returns all pauses, by target. */
  all(): Promise<ReadonlyMap<string, Pause>>
  /** Pauses a target; returns false if it was already paused. */
  pause(target: string, reason: PauseReason): Promise<boolean>
  /** Resumes a target: waiting deliveries become due, and those older than a day get one more attempt. */
  resume(target: string): Promise<void>
}

/** Creates the pauses. */
export function createPauses({ db, clock }: { db: Db; clock: Clock }): Pauses {
  return {
    async all() {
      const rows = await db.selectFrom('hook_pause').selectAll().execute()
      return new Map(rows.map(({ target, reason, at }) => [target, { reason, at }]))
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

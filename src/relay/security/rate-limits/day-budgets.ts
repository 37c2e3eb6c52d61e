import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { LimitBucket } from './limit-table.ts'

/** One unit requested from a daily budget. */
interface DayShare {
  bucket: LimitBucket
  /** Unique among the shares of all limits. */
  name: string
  limit: number
}

/** Enforces daily budgets for operations that cost money. */
export interface DayBudgets {
  /**
   * Takes one of each share, or none if one of them is used up. `retryAfterMs` is then the time until
   * midnight (UTC), and 0 if all were taken.
   */
  take(shares: readonly DayShare[]): Promise<{ refused: DayShare | undefined; retryAfterMs: number }>
}

const dayMs = 86_400_000

/** Creates budgets in the database, so that they survive a restart and are shared by all relays. */
export function createDayBudgets({ storage, clock }: { storage: Storage; clock: Clock }): DayBudgets {
  return {
    take(shares) {
      const now = clock()
      const day = now.slice(0, 10)
      return storage.write('day-budgets', async (trx) => {
        await trx.deleteFrom('day_budget').where('day', '<', day).execute()
        const names = shares.map(({ name }) => name)
        const rows = await trx
          .selectFrom('day_budget')
          .select(['name', 'used'])
          .where('name', 'in', names)
          .where('day', '=', day)
          .execute()
        const used = new Map(rows.map((row) => [row.name, row.used]))
        const refused = shares.find(({ name, limit }) => (used.get(name) ?? 0) >= limit)
        if (refused) return { refused, retryAfterMs: dayMs - (Date.parse(now) % dayMs) }
        await trx
          .insertInto('day_budget')
          .values(names.map((name) => ({ name, day, used: 1 })))
          .onConflict((conflict) =>
            conflict.columns(['name', 'day']).doUpdateSet((eb) => ({ used: eb('day_budget.used', '+', 1) })),
          )
          .execute()
        return { refused: undefined, retryAfterMs: 0 }
      })
    },
  }
}

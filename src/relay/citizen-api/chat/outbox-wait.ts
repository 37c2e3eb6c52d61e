import type { Db } from '../../../storage/database/storage.ts'

/** Returns how long the oldest call has been due, in seconds, and how many calls are due. */
export async function findDue(db: Db, now: string): Promise<{ due: number; ageSeconds: number }> {
  const { oldest, due } = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.min('next_at').as('oldest'), eb.fn.countAll<number | string>().as('due')])
    .where('next_at', '<=', now)
    .executeTakeFirstOrThrow()
  const ageSeconds = oldest ? Math.round((Date.parse(now) - Date.parse(oldest)) / 1000) : 0
  return { due: Number(due), ageSeconds }
}

/** Counts the unanswered calls, due or postponed. */
export async function countOpen(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number | string>().as('open'))
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}

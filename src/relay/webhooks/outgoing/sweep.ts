import type { Db } from '../../../storage/database/storage.ts'

/** So long what was posted can be posted again, in milliseconds. */
const payloadMs = 7 * 86_400_000

/**
 * Empties what nobody can want to be posted again, and deletes the log of deliveries from before an instant; gives how many
 * events that were.
 */
export async function sweepHooks(
  db: Db,
  { before, now }: { before: string; now: string },
): Promise<{ numDeletedRows: bigint }[]> {
  await db
    .updateTable('hook_event')
    .set({ body: '' })
    .where('at', '<', new Date(Date.parse(now) - payloadMs).toISOString())
    .where('body', '!=', '')
    .execute()
  // Deliveries and tries go with their event.
  return db.deleteFrom('hook_event').where('at', '<', before).execute()
}

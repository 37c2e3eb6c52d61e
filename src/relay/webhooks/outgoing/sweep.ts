import type { Db } from '../../../storage/database/storage.ts'

/** How long an event can be sent again, in milliseconds. */
const payloadMs = 7 * 86_400_000

/**
 * Clears the bodies of events that are too old to be sent again, and deletes the log of deliveries from
 * before `before`. Returns the number of deleted events.
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
  // Deliveries and attempts are deleted with their event.
  return db.deleteFrom('hook_event').where('at', '<', before).execute()
}

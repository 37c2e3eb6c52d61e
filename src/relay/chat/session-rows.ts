import { Problem } from '../../contract/primitives/problem.ts'
import type { Db } from '../../storage/database/storage.ts'

/** Holds what is stored of a session. */
export interface SessionRow {
  id: string
  chat_id: string
  /** 1 when it was opened by whoever had proven who she is, or goes on from such a one. */
  proven: number
}

/** Reads a session by its id. */
export const findSession = (db: Db, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('session').select(['id', 'chat_id', 'proven']).where('id', '=', id).executeTakeFirst()

/** Finds which of some sessions have not been ended, each with the number of its chat's last event. */
export async function lookAtSessions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('session')
    .innerJoin('chat', 'chat.id', 'session.chat_id')
    .select(['session.id', 'chat.last_seq'])
    .where('session.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, last_seq }) => [id, last_seq]))
}

/** Ends the sessions of a chat that nobody has proven; gives their number. */
export async function endUnproven(trx: Db, chatId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('chat_id', '=', chatId)
    .where('proven', '=', 0)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Says that the session of the token in `field` is gone, with its chat or without. */
export const ended = (field: string) =>
  new Problem('unauthenticated', {
    errors: [{ field, code: 'erased', message: 'This session is no longer there.' }],
  })

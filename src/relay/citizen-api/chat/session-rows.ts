import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'

/** Holds what is stored of a session. */
export interface SessionRow {
  id: string
  chat_id: string
  /** 1 when it was opened by whoever had proven who she is, or goes on from such a one. */
  proven: number
  /** The first session of the device that this one was resumed from, step by step; null for one from before families were stored. */
  family: string | null
}

/** Reads a session by its id. */
export const findSession = (db: Db, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('session')
    .select(['id', 'chat_id', 'proven', 'family'])
    .where('id', '=', id)
    .executeTakeFirst()

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

/** Names the family of a session: all that were resumed from one first session. */
export const familyOf = ({ id, family }: Pick<SessionRow, 'id' | 'family'>): string => family ?? id

/**
 * Signs a device out of a chat: ends every session that it has there, with the devices that are notified of the chat. A chat
 * that nobody has proven loses all of its sessions.
 */
export async function endFamily(trx: Db, session: SessionRow): Promise<void> {
  const family = familyOf(session)
  await trx
    .deleteFrom('session')
    .where('chat_id', '=', session.chat_id)
    .where((eb) => eb.or([eb('proven', '=', 0), eb('id', '=', family), eb('family', '=', family)]))
    .execute()
  await trx.deleteFrom('push_device').where('chat_id', '=', session.chat_id).execute()
}

/** Says that the session of the token in `field` is gone, with its chat or without. */
export const ended = (field: string) =>
  new Problem('unauthenticated', {
    errors: [{ field, code: 'erased', message: 'This session is no longer there.' }],
  })

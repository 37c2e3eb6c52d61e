import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'

/** Stored columns of a session. */
export interface SessionRow {
  id: string
  chat_id: string
  /** 1 if the visitor proved their identity when opening it, or if it resumes such a session. */
  proven: number
  /**
   * First session of the device in the chain of resumed sessions; null for sessions from before families were
   * stored.
   */
  family: string | null
}

/** Reads a session by its id. */
export const findSession = (db: Db, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('session')
    .select(['id', 'chat_id', 'proven', 'family'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns those of the given sessions that have not ended, each with the number of its chat's last event. */
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

/** Ends the unproven sessions of a chat; returns their number. */
export async function endUnproven(trx: Db, chatId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('chat_id', '=', chatId)
    .where('proven', '=', 0)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Returns the family of a session: all sessions resumed from one first session. */
export const familyOf = ({ id, family }: Pick<SessionRow, 'id' | 'family'>): string => family ?? id

/**
 * Signs a device out of a chat: ends all its sessions there and removes the chat's push devices. A chat
 * without a proven identity loses all of its sessions.
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

/** Creates the problem for the token in `field` whose session was deleted, with or without its chat. */
export const ended = (field: string) =>
  new Problem('unauthenticated', {
    errors: [{ field, code: 'erased', message: 'This session is no longer there.' }],
  })

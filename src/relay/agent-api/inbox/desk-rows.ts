import type { Selectable } from 'kysely'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { ChatDeskTable } from '../../../storage/tables/inbox.ts'
import { type Chat, findChat } from '../../citizen-api/chat/chats.ts'
import { type Operator, sees } from '../sign-in/operator.ts'

/** Row with the ownership of a chat. */
export type DeskRow = Selectable<ChatDeskTable>

/** Value for a chat that is snoozed until the citizen writes. */
export const noEnd = '9999-12-31T00:00:00.000Z'

/** Reads the ownership of a chat; undefined for one that has always been with the assistant. */
export const findDesk = (db: Db, chatId: string): Promise<DeskRow | undefined> =>
  db.selectFrom('chat_desk').selectAll().where('chat_id', '=', chatId).executeTakeFirst()

/** Returns which of the given chats wait for an agent. */
export async function queuedAmong(db: Db, chatIds: readonly string[]): Promise<string[]> {
  if (chatIds.length === 0) return []
  const rows = await db
    .selectFrom('chat_desk')
    .select('chat_id')
    .where('chat_id', 'in', chatIds)
    .where('state', '=', 'queued')
    .execute()
  return rows.map(({ chat_id }) => chat_id)
}

/**
 * Finds a chat that a person may see, with its row.
 * @throws Problem `not-found`, also for a chat of a channel that the person may not see
 */
export async function visibleDesk(
  db: Db,
  person: Operator,
  chatId: string,
): Promise<{ chat: Chat; desk: DeskRow }> {
  const chat = await findChat(db, chatId)
  const desk = chat && sees(person, chat.gw_id) ? await findDesk(db, chatId) : undefined
  if (!chat || !desk) throw new Problem('not-found')
  return { chat, desk }
}

/**
 * Asserts that the person is the current owner, in the given epoch.
 * @throws Problem `not-owner`, naming who has the chat
 */
export function assertOwner(desk: DeskRow, person: Operator, epoch: number): void {
  if (desk.state === 'open' && desk.owner_id === person.id && desk.epoch === epoch) return
  throw new Problem('not-owner', { extensions: { owner: desk.owner_name, state: desk.state } })
}

/** Changes a row, and increments its version. */
export const changeDesk = (
  trx: Db,
  desk: Pick<DeskRow, 'chat_id' | 'version'>,
  now: string,
  values: Partial<DeskRow>,
) =>
  trx
    .updateTable('chat_desk')
    .set({ ...values, version: desk.version + 1, changed_at: now })
    .where('chat_id', '=', desk.chat_id)
    .execute()

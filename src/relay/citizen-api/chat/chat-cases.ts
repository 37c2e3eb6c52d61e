import type { Db } from '../../../storage/database/storage.ts'

/** Returns the long ids of a chat's cases. */
export async function caseIdsOf(db: Db, chatId: string): Promise<string[]> {
  const rows = await db.selectFrom('chat_case').select('case_id').where('chat_id', '=', chatId).execute()
  return rows.map((row) => row.case_id)
}

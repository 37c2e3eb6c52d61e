import { fieldTypes } from '../../contract/operations/vocabulary.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { Storage } from '../../storage/database/storage.ts'

/** What a fresh embedded platform has: one teamspace with a ticket, and a field of each type for it. */
export const demoTeamspace = 'demo-teamspace'
const demoTicket = 'ticket-1'
const demoOptions = JSON.stringify(['Low', 'Medium', 'High'])

/** The interface cannot create fields of conversations, so they are there from the start. */
export async function seedRecords(storage: Storage, clock: Clock): Promise<void> {
  await storage.write('records', async (trx) => {
    const added = await trx
      .insertInto('pf_ticket')
      .values({ id: demoTicket, teamspace_id: demoTeamspace })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // Not the first start: a field that was deleted since stays away.
    if (!added) return
    const fields = fieldTypes.map((type) => ({
      id: `conversation-${type.replace('_', '-')}`,
      teamspace_id: demoTeamspace,
      entity: 'conversation',
      type,
      name: `Conversation ${type.replace('_', ' ')}`,
      description: null,
      select_options: type === 'select' ? demoOptions : null,
      single_select_options: type === 'single_select' ? demoOptions : null,
      default_value: null,
      created_at: clock(),
    }))
    await trx
      .insertInto('pf_field')
      .values(fields)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

import { fieldTypes } from '../../../contract/operations/vocabulary.ts'
import { demoTeamspace } from '../../../contract/platform/tests.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'

const demoTicket = 'ticket-1'
const demoOptions = JSON.stringify(['Low', 'Medium', 'High'])

/**
 * Seeds a fresh platform with one teamspace, a ticket, and a conversation field of each type, which the
 * interface cannot create.
 */
export async function seedRecords(storage: Storage, clock: Clock): Promise<void> {
  await storage.write('records', async (trx) => {
    const added = await trx
      .insertInto('pf_ticket')
      .values({ id: demoTicket, teamspace_id: demoTeamspace })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // Not the first start: a field that was deleted since then is not created again.
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

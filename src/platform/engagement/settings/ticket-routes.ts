import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'
import type { RecordSettingsOptions } from './record-settings.ts'

const shownTickets = 500

/** Creates the handlers for the tickets of a teamspace, with the values of their fields. */
export const createTicketHandlers = ({
  units,
}: RecordSettingsOptions): SandboxHandlers<'listTickets' | 'addTicket'> => ({
  listTickets: ({ query }) =>
    units.read(async ({ trx }) => ({ tickets: await ticketsIn(trx, query.teamspace_id) })),
  addTicket: ({ principal, requestId, body: ticket }) => {
    return units.write({ principal, requestId }, async (unit) => {
      const added = await unit.trx
        .insertInto('pf_ticket')
        .values(ticket)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) {
        throw new Problem('conflict', {
          errors: [{ field: 'id', code: 'taken', message: 'There is a ticket of this id.' }],
        })
      }
      unit.audit({ action: 'ticket.created', resourceType: 'ticket', resourceId: ticket.id })
      return { id: ticket.id, values: [] }
    })
  },
})

async function ticketsIn(trx: Db, teamspaceId: string) {
  const tickets = await trx
    .selectFrom('pf_ticket')
    .select('id')
    .where('teamspace_id', '=', teamspaceId)
    .orderBy('id')
    .limit(shownTickets)
    .execute()
  if (tickets.length === 0) return []
  const owners = tickets.map(({ id }) => `${teamspaceId}/${id}`)
  const values = await trx
    .selectFrom('pf_field_value')
    .select(['owner_id', 'field_id', 'value'])
    .where('owner_kind', '=', 'ticket')
    .where('owner_id', 'in', owners)
    .execute()
  return tickets.map(({ id }) => ({
    id,
    values: values
      .filter(({ owner_id }) => owner_id === `${teamspaceId}/${id}`)
      .map(({ field_id, value }) => ({ id: field_id, value: JSON.parse(value) as unknown })),
  }))
}

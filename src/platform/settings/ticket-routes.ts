import * as z from 'zod'
import { Problem } from '../../contract/primitives/problem.ts'
import type { Db } from '../../storage/database/storage.ts'
import { parseBody, type SandboxRoute } from '../sandbox/sandbox-dispatch.ts'
import type { RecordSettingsOptions } from './record-settings.ts'
import { settingRoute } from './setting-route.ts'

const ticketBody = z.strictObject({
  teamspace_id: z.string().min(1).max(128),
  id: z.string().regex(/^[\w.:-]{1,128}$/, 'must be letters, digits, - _ . or :'),
})
const shownTickets = 500

/** Creates the routes for the tickets of a teamspace, with the values of their fields. */
export const createTicketRoutes = ({ units }: RecordSettingsOptions): SandboxRoute[] => [
  settingRoute('GET', 'tickets', ({ query }) =>
    units.read(async ({ trx }) => ({ tickets: await ticketsIn(trx, query.get('teamspace_id') ?? '') })),
  ),
  settingRoute('POST', 'tickets', ({ principal, requestId, body }) => {
    const ticket = parseBody(ticketBody, body)
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
  }),
]

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

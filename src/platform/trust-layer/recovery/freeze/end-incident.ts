import type { Context } from '../../../kit/context.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { acknowledgeLate } from './freeze-lifecycle.ts'

/**
 * Ends an incident, and answers the orders that were waiting for its end. Returns false if it does not exist.
 */
export async function endIncident(context: Context, unit: UnitOfWork, incidentId: string): Promise<boolean> {
  const ended = await unit.trx
    .updateTable('pf_incident')
    .set({ status: 'resolved' })
    .where('incident_id', '=', incidentId)
    .returning('affected')
    .executeTakeFirst()
  if (!ended) return false
  unit.audit({ action: 'incident.resolved', resourceType: 'incident', resourceId: incidentId })
  const waiting = await unit.trx
    .selectFrom('pf_freeze')
    .select('freeze_id')
    .where('status', '=', 'pending_ack')
    .where('institution_code', 'in', JSON.parse(ended.affected) as string[])
    .execute()
  for (const { freeze_id } of waiting) await acknowledgeLate(context, unit, freeze_id)
  return true
}

import type { IncidentType } from '../../contract/operations/vocabulary.ts'
import type { Db } from '../../storage/database/storage.ts'

/** Tells whether an institution has an unresolved incident of this type. */
export async function openIncidents(trx: Db, type: IncidentType, institutionCode: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('pf_incident')
    .select('affected')
    .where('incident_type', '=', type)
    .where('status', 'in', ['reported', 'acknowledged', 'mitigating'])
    .execute()
  return rows.some(({ affected }) => (JSON.parse(affected) as string[]).includes(institutionCode))
}

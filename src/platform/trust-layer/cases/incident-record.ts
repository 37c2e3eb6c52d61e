import type { IncidentStatus } from '../../../contract/operations/answer-words.ts'
import type { IncidentType } from '../../../contract/operations/vocabulary.ts'
import type { Db } from '../../../storage/database/storage.ts'

/** States of an unresolved incident. */
export const openStatuses = [
  'reported',
  'acknowledged',
  'mitigating',
] as const satisfies readonly IncidentStatus[]

/** Returns whether an institution has an unresolved incident of this type. */
export async function openIncidents(trx: Db, type: IncidentType, institutionCode: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('pf_incident')
    .select('affected')
    .where('incident_type', '=', type)
    .where('status', 'in', openStatuses)
    .execute()
  return rows.some(({ affected }) => (JSON.parse(affected) as string[]).includes(institutionCode))
}

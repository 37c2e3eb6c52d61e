import { incidentTypes, severities } from '../../contract/operations/vocabulary.ts'
import type { IncidentTable } from '../../storage/tables/platform.ts'
import type { Context } from '../kernel/context.ts'
import { assertOwn, type OperationRequest, oneOf } from '../kernel/handler.ts'
import { Refusal } from '../kernel/refusal.ts'
import { plusSeconds, toWireTime, toWireTimeOrNull } from '../kernel/time.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { tellInstitutions } from './notices.ts'

const sameWithinSeconds = 600

/** How long an incident lasts of which nobody says when it will end; who knows better reports it again. */
const unestimatedMinutes = 24 * 60

/**
 * Records an incident and tells the institutions that it affects, or finds the same one if it was reported in the last ten minutes. It ends by itself when it
 * was expected to.
 * @throws Refusal `forbidden` when an institution reports another
 */
export async function reportIncident(
  context: Pick<Context, 'tellsByEmail'>,
  unit: UnitOfWork,
  { principal, body }: OperationRequest<'reportIncident'>,
) {
  if (principal.role === 'institution')
    assertOwn(principal, 'affected_institutions', body.affected_institutions)
  const type = oneOf('incident_type', body.incident_type, incidentTypes)
  const severity = oneOf('severity', body.severity, severities)
  const affected = [...new Set(body.affected_institutions)].sort()
  const twin = await unit.trx
    .selectFrom('pf_incident')
    .selectAll()
    .where('incident_type', '=', type)
    .where('affected_key', '=', affected.join(' '))
    .where('acknowledged_at', '>', plusSeconds(unit.now, -sameWithinSeconds))
    .executeTakeFirst()
  if (twin) return toView(twin)
  const minutes = body.estimated_resolution_time_minutes
  const incidentId = unit.newId('INC')
  // Whoever reports knows.
  const others = affected.filter((code) => code !== principal.institution)
  const notified = await tellInstitutions(context, unit, incidentId, others)
  const incident: IncidentTable = {
    incident_id: incidentId,
    incident_type: type,
    severity,
    affected: JSON.stringify(affected),
    affected_key: affected.join(' '),
    impact_percentage: body.estimated_impact_percentage ?? null,
    description: body.description,
    status: 'acknowledged',
    acknowledged_at: unit.now,
    expected_resolution_at: minutes === undefined ? null : plusSeconds(unit.now, minutes * 60),
    notified: JSON.stringify(notified),
  }
  await unit.trx.insertInto('pf_incident').values(incident).execute()
  await unit.schedule({
    kind: 'incident.end',
    subject_id: incident.incident_id,
    due_at: plusSeconds(unit.now, (minutes ?? unestimatedMinutes) * 60),
    lane: 'exact',
  })
  unit.audit({
    action: 'incident.acknowledged',
    resourceType: 'incident',
    resourceId: incident.incident_id,
    after: incident,
  })
  return toView(incident)
}

const toView = (incident: IncidentTable) => ({
  incident_id: incident.incident_id,
  status: incident.status,
  incident_type: incident.incident_type,
  severity: incident.severity,
  acknowledged_at: toWireTime(incident.acknowledged_at),
  expected_resolution_at: toWireTimeOrNull(incident.expected_resolution_at),
  notified_institutions: JSON.parse(incident.notified) as string[],
})

/**
 * Refuses codes that are no participant's.
 * @throws Refusal `institution-not-found`
 */
export async function assertKnown(unit: UnitOfWork, codes: readonly string[]): Promise<void> {
  const known = await unit.trx
    .selectFrom('pf_participant')
    .select('institution_code')
    .where('institution_code', 'in', codes)
    .execute()
  if (known.length < new Set(codes).size) throw new Refusal('institution-not-found')
}

import { incidentTypes, severities } from '../../../contract/operations/vocabulary.ts'
import type { IncidentTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { assertOwn, type OperationRequest, oneOf } from '../../kit/handler.ts'
import { cancelJobs } from '../../kit/jobs.ts'
import { Refusal } from '../../kit/refusal.ts'
import { plusSeconds, toWireTime, toWireTimeOrNull } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { openStatuses } from '../cases/incident-record.ts'
import { tellInstitutions } from './notices.ts'

const incidentEnd = 'incident.end'
const sameWithinSeconds = 600

/** Default duration of an incident without an estimate; a later report can correct it. */
const unestimatedMinutes = 24 * 60

/**
 * Estimates are in minutes: a change of the end by less than this is the same estimate, from a repeated
 * report.
 */
const sameEstimateSeconds = 60

/**
 * Records an incident and notifies the affected institutions. If the same incident was reported in the last
 * ten minutes and is in progress, returns that one, and a new estimate moves its end. An incident ends by
 * itself at its expected end.
 * @throws Refusal `forbidden` if an institution reports another's incident
 */
export async function reportIncident(
  context: Pick<Context, 'tellsByEmail' | 'hasDoor'>,
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
    .where('status', 'in', openStatuses)
    .where('acknowledged_at', '>', plusSeconds(unit.now, -sameWithinSeconds))
    .executeTakeFirst()
  const minutes = body.estimated_resolution_time_minutes
  if (twin) return toView(minutes === undefined ? twin : await expectEnd(unit, twin, minutes))
  const incidentId = unit.newId('INC')
  // The reporting institution already knows.
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
  await scheduleEnd(unit, incidentId, minutes ?? unestimatedMinutes)
  unit.audit({
    action: 'incident.acknowledged',
    resourceType: 'incident',
    resourceId: incident.incident_id,
    after: incident,
  })
  return toView(incident)
}

const scheduleEnd = (unit: UnitOfWork, incidentId: string, minutes: number) =>
  unit.schedule({
    kind: incidentEnd,
    subject_id: incidentId,
    due_at: plusSeconds(unit.now, minutes * 60),
    lane: 'exact',
  })

/** Moves the end of an open incident to its new estimate. */
async function expectEnd(unit: UnitOfWork, incident: IncidentTable, minutes: number): Promise<IncidentTable> {
  const { incident_id, expected_resolution_at: before } = incident
  const end = plusSeconds(unit.now, minutes * 60)
  if (before !== null && Math.abs(Date.parse(end) - Date.parse(before)) < sameEstimateSeconds * 1000)
    return incident
  const after = { ...incident, expected_resolution_at: end }
  await unit.trx
    .updateTable('pf_incident')
    .set({ expected_resolution_at: end })
    .where('incident_id', '=', incident_id)
    .execute()
  await cancelJobs(unit.trx, incident_id, incidentEnd)
  await scheduleEnd(unit, incident_id, minutes)
  unit.audit({
    action: 'incident.estimated',
    resourceType: 'incident',
    resourceId: incident_id,
    before: incident,
    after,
  })
  return after
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
 * Rejects codes that do not belong to a participant.
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

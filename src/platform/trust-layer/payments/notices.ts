import type { IncidentType } from '../../../contract/operations/vocabulary.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { IncidentTable, NoticeTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { toWireTime, toWireTimeOrNull } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'

const shownNotices = 200

/** The API that an institution must be registered for to read its notices. */
export const noticesApi = 'ips'

/**
 * Notifies institutions of an incident. If there is an mTLS listener and an institution is registered for the
 * API, it can read the notice there. If it has named an address and the deployment sends email, it gets an
 * email. Returns the codes of the notified institutions: active participants that can be reached.
 */
export async function tellInstitutions(
  { tellsByEmail, hasDoor }: Pick<Context, 'tellsByEmail' | 'hasDoor'>,
  unit: UnitOfWork,
  incidentId: string,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return []
  const participants = await unit.trx
    .selectFrom('pf_participant')
    .select(['institution_code', 'contact_email', 'certificate', 'apis'])
    .where('institution_code', 'in', codes)
    .where('status', '=', 'active')
    .orderBy('institution_code')
    .execute()
  const rows = participants.flatMap(
    ({ institution_code, contact_email, certificate, apis }): NoticeTable[] => {
      const isMailed = tellsByEmail && contact_email !== null
      // An institution that has never registered has no access and no address.
      const reads = hasDoor && certificate !== null && (JSON.parse(apis) as string[]).includes(noticesApi)
      if (!isMailed && !reads) return []
      return [
        {
          notice_id: unit.newId('NTC'),
          institution_code,
          incident_id: incidentId,
          created_at: unit.now,
          email_status: isMailed ? 'queued' : null,
          attempts: 0,
          next_at: isMailed ? unit.now : null,
        },
      ]
    },
  )
  if (rows.length > 0) await unit.trx.insertInto('pf_notice').values(rows).execute()
  return rows.map(({ institution_code }) => institution_code)
}

/** Reads the newest notices of an institution. */
export async function noticesOf(db: Db, code: string): Promise<object[]> {
  const rows = await db
    .selectFrom('pf_notice as notice')
    .innerJoin('pf_incident as incident', 'incident.incident_id', 'notice.incident_id')
    .selectAll('incident')
    .select(['notice.notice_id', 'notice.created_at'])
    .where('notice.institution_code', '=', code)
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.notice_id', 'desc')
    .limit(shownNotices)
    .execute()
  return rows.map((row) => ({
    notice_id: row.notice_id,
    created_at: toWireTime(row.created_at),
    incident_id: row.incident_id,
    incident_type: row.incident_type,
    severity: row.severity,
    status: row.status,
    description: row.description,
    affected_institutions: JSON.parse(row.affected) as string[],
    estimated_impact_percentage: row.impact_percentage,
    expected_resolution_at: toWireTimeOrNull(row.expected_resolution_at),
  }))
}

const incidentWords: Record<IncidentType, string> = {
  outage: 'Outage',
  degradation: 'Slow or partial service',
  fraud_spike: 'Spike of fraud',
  settlement_delay: 'Late settlement',
  data_breach: 'Data breach',
  cyber_attack: 'Cyber attack',
  other: 'Incident',
}

/** Formats the email of a notice. */
export const noticeMail = (incident: IncidentTable): { subject: string; text: string } => {
  const affected = (JSON.parse(incident.affected) as string[]).join(', ')
  const what = incidentWords[incident.incident_type]
  const end = incident.expected_resolution_at
  return {
    subject: `${what} at ${affected} (${incident.incident_id})`,
    text: [
      `${what} at ${affected}, severity ${incident.severity}, reported at ${toWireTime(incident.acknowledged_at)}.`,
      incident.description,
      end === null ? 'Nobody has said when it ends.' : `It is expected to end at ${toWireTime(end)}.`,
    ].join('\n\n'),
  }
}

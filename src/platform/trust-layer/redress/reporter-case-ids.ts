import type { CaseTable } from '../../../storage/tables/platform.ts'
import type { Principal } from '../../kit/principal.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'

/** Number that a reporter, such as a call centre or a branch, has for a case in its own system. */
export interface ReporterCaseId {
  id: string
  /** Code of the institution, or the role of the caller. */
  reporter: string
}

/** Member of the stored open part that contains the numbers; deleted with it at the end of its retention. */
export const reporterCaseIdsMember = 'reporter_case_ids'

/** The same complaint can come from several systems, but not from any number of them. */
const maxIds = 10

/** Creates the entry for the number that a caller has sent. */
export const toReporterCaseId = ({ institution, role }: Principal, id: string): ReporterCaseId => ({
  id,
  reporter: institution ?? role,
})

/** Reads the numbers of a case, oldest first. */
export function readReporterCaseIds(row: Pick<CaseTable, 'confidence_metadata'>): ReporterCaseId[] {
  const stored: { [reporterCaseIdsMember]?: ReporterCaseId[] } = JSON.parse(row.confidence_metadata)
  return stored[reporterCaseIdsMember] ?? []
}

/** Adds a number to a case that exists, unless it is already there. */
export async function addReporterCaseId(
  unit: UnitOfWork,
  caseId: string,
  given: ReporterCaseId,
): Promise<void> {
  const row = await unit.trx
    .selectFrom('pf_case')
    .select('confidence_metadata')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  const known = readReporterCaseIds(row)
  const isKnown = known.some(({ id, reporter }) => id === given.id && reporter === given.reporter)
  if (isKnown || known.length >= maxIds) return
  const metadata = { ...JSON.parse(row.confidence_metadata), [reporterCaseIdsMember]: [...known, given] }
  await unit.trx
    .updateTable('pf_case')
    .set({ confidence_metadata: JSON.stringify(metadata) })
    .where('case_id', '=', caseId)
    .execute()
  unit.audit({ action: 'case.reporter_number', resourceType: 'case', resourceId: caseId, caseId })
}

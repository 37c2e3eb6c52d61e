import type { OdrStatus } from '../../../contract/operations/answer-words.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseTable, OdrTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { OperationRequest } from '../../kit/handler.ts'
import { cancelJobs } from '../../kit/jobs.ts'
import { Refusal } from '../../kit/refusal.ts'
import { plusHours, toWireTime } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { assertOpen, isInvolved } from '../cases/case-record.ts'
import { refreshCase } from '../cases/case-trail.ts'
import { readOpenLoss } from '../cases/open-loss.ts'
import { assertActive } from './route-case.ts'

const openOdrStatuses = [
  'opened',
  'institution_responded',
  'escalated',
] as const satisfies readonly OdrStatus[]

/** Opens a dispute between the citizen and an institution that the money went through. */
export async function initiateOdr(
  context: Context,
  unit: UnitOfWork,
  { body, minor }: OperationRequest<'initiateOdr'>,
  row: CaseTable,
) {
  const { profile } = context
  const code = body.institution_code
  assertOpen(row)
  if (row.amount === 0) {
    throw new Refusal('invalid-state', { extensions: { current_status: row.status, allowed: [] } })
  }
  await assertActive(unit.trx, [code])
  const isParty = row.receiver_institution_code === code || (await isInvolved(unit.trx, row.case_id, code))
  if (!isParty) throw new Refusal('institution-mismatch')
  const amount = minor(body.dispute_amount)
  await assertDisputable(context, unit, row, { institution: code, amount })
  const hours = body.dispute_timeline_hours ?? profile.odr.defaultHours
  const odr: OdrTable = {
    odr_id: unit.newId('ODR'),
    case_id: row.case_id,
    institution_code: code,
    status: 'opened',
    dispute_amount: amount,
    settlement_authority: body.settlement_authority ?? profile.odr.settlementAuthority,
    opened_at: unit.now,
    response_due_at: plusHours(unit.now, Math.min(profile.odr.responseSlaHours, hours)),
    resolution_due_at: plusHours(unit.now, hours),
    offered_amount: null,
    settled_amount: 0,
    overdue: 0,
    ended_at: null,
  }
  await unit.trx.insertInto('pf_odr').values(odr).execute()
  const subject = { subject_id: odr.odr_id, lane: 'exact' } as const
  await unit.schedule({ ...subject, kind: 'odr.escalate', due_at: odr.response_due_at })
  await unit.schedule({ ...subject, kind: 'odr.expire', due_at: odr.resolution_due_at })
  unit.audit({
    action: 'odr.opened',
    resourceType: 'odr',
    resourceId: odr.odr_id,
    caseId: row.case_id,
    after: odr,
  })
  await refreshCase(context, unit, row.case_id, 'dispute opened')
  return {
    odr_id: odr.odr_id,
    case_id: odr.case_id,
    institution_code: code,
    status: odr.status,
    dispute_amount: toMajor(amount, profile.currencyExponent),
    settlement_authority: odr.settlement_authority,
    opened_at: toWireTime(odr.opened_at),
    response_due_at: toWireTime(odr.response_due_at),
    resolution_due_at: toWireTime(odr.resolution_due_at),
  }
}

/**
 * Asserts that an amount of a case can be disputed with an institution now.
 * @throws Refusal `case-closed`, `odr-already-open`, `amount-out-of-range`
 */
export async function assertDisputable(
  { profile }: Context,
  unit: UnitOfWork,
  row: CaseTable,
  { institution, amount }: { institution: string; amount: number },
): Promise<void> {
  assertOpen(row)
  const open = await openOdrs(unit, row.case_id)
  if (open.some((odr) => odr.institution_code === institution)) throw new Refusal('odr-already-open')
  const disputed = open.reduce((sum, odr) => sum + odr.dispute_amount, 0)
  const { sentBack } = await readOpenLoss(unit.trx, row)
  const max = Math.max(0, row.amount - row.paid - sentBack - disputed)
  if (amount <= max) return
  throw new Refusal('amount-out-of-range', { extensions: { max: toMajor(max, profile.currencyExponent) } })
}

/** Reads the open disputes of a case. */
export const openOdrs = (unit: UnitOfWork, caseId: string): Promise<OdrTable[]> =>
  unit.trx
    .selectFrom('pf_odr')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('status', 'in', openOdrStatuses)
    .execute()

/** Escalates a dispute whose institution has not answered in time. */
export async function escalateOdr(context: Context, unit: UnitOfWork, odrId: string): Promise<void> {
  const odr = await findOdr(unit.trx, odrId)
  if (odr?.status === 'opened') await changeOdr(context, unit, odr, { status: 'escalated' })
}

/** Ends a dispute at its deadline, including any offer; returns its case, whose citizen must be notified. */
export async function expireOdr(
  context: Context,
  unit: UnitOfWork,
  odrId: string,
): Promise<string | undefined> {
  const odr = await findOdr(unit.trx, odrId)
  if (!odr || !isOpen(odr)) return undefined
  await changeOdr(context, unit, odr, { status: 'expired', overdue: 1 })
  return odr.case_id
}

/** Changes a dispute. If that ends it, its timers are cancelled, and its case continues. */
export async function changeOdr(
  context: Context,
  unit: UnitOfWork,
  odr: OdrTable,
  changes: Partial<OdrTable>,
): Promise<OdrTable> {
  const isEnded = !isOpen({ ...odr, ...changes })
  const all = { ...changes, ...(isEnded && { ended_at: unit.now }) }
  const after = { ...odr, ...all }
  await unit.trx.updateTable('pf_odr').set(all).where('odr_id', '=', odr.odr_id).execute()
  if (isEnded) await cancelJobs(unit.trx, odr.odr_id)
  unit.audit({
    action: `odr.${after.status}`,
    resourceType: 'odr',
    resourceId: odr.odr_id,
    caseId: odr.case_id,
    before: odr,
    after,
  })
  await refreshCase(context, unit, odr.case_id, `dispute ${after.status}`)
  return after
}

const isOpen = ({ status }: OdrTable) => (openOdrStatuses as readonly OdrStatus[]).includes(status)

/** Reads a dispute. */
export const findOdr = (trx: Db, odrId: string): Promise<OdrTable | undefined> =>
  trx.selectFrom('pf_odr').selectAll().where('odr_id', '=', odrId).executeTakeFirst()

import type { OdrStatus } from '../../../contract/operations/answer-words.ts'
import { readDateTime } from '../../../contract/primitives/instant.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { CaseTable, OdrTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { loadCase } from '../cases/case-record.ts'
import { toCaseView } from './case-view.ts'
import type { NotificationFormat } from './notification-format.ts'

/** Writes the facts that the case itself provides, in the citizen's language. */
export async function toFacts(
  context: Context,
  unit: UnitOfWork,
  row: CaseTable,
  { amount, moment }: NotificationFormat,
): Promise<{ values: Record<string, string>; dispute: OdrStatus | undefined }> {
  const { profile } = context
  const view = await toCaseView(context, unit, unit.principal, row.case_id)
  const summary: Record<string, unknown> = view.recovery_trace_summary
  const { odrs, freezes } = await loadCase(unit.trx, row.case_id)
  const odr = latest(odrs)
  const expiry = freezes
    .flatMap(({ status, expiry_at }) => (status === 'active' ? (expiry_at ?? []) : []))
    .sort()[0]
  const values = {
    case_id: row.case_id,
    amount: amount(toMajor(row.amount, profile.currencyExponent)),
    amount_located: amount(Number(summary.amount_located ?? 0)),
    amount_frozen: amount(Number(summary.amount_frozen ?? 0)),
    amount_returned: amount(toMajor(row.paid, profile.currencyExponent)),
    settlement_authority: odr?.settlement_authority ?? profile.odr.settlementAuthority,
    ...(odr && {
      institution: await institutionName(unit, odr.institution_code),
      response_due_at: moment(odr.response_due_at),
    }),
    ...(expiry && { freeze_expires_at: moment(expiry) }),
  }
  return { values, dispute: odr?.status }
}

/** Returns the dispute that began or ended last, which is the one to report. */
const latest = (odrs: readonly OdrTable[]): OdrTable | undefined =>
  odrs.toSorted((a, b) => movedAt(a).localeCompare(movedAt(b))).at(-1)
const movedAt = (odr: OdrTable) => odr.ended_at ?? odr.opened_at

async function institutionName(unit: UnitOfWork, code: string): Promise<string> {
  const participant = await unit.trx
    .selectFrom('pf_participant')
    .select('institution_name')
    .where('institution_code', '=', code)
    .executeTakeFirst()
  return participant?.institution_name ?? code
}

/** Formats the caller's values: numeric amounts and instants are formatted like the case's own. */
export const toTexts = (
  variables: Readonly<Record<string, string | number | boolean>>,
  { amount, moment }: NotificationFormat,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      if (typeof value === 'number' && name.startsWith('amount')) return [name, amount(value)]
      const read = typeof value === 'string' ? readDateTime(value) : undefined
      return [name, read && !read.isLocal ? moment(new Date(read.ms).toISOString()) : String(value)]
    }),
  )

import type { ReportTransaction, ScamReport } from '../../../contract/chat/scam-report.ts'
import { toMajor, toMinor } from '../../../contract/primitives/money.ts'
import type { CaseTable, LedgerTxTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { Refusal } from '../../kit/refusal.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'
import { hoursBetween, plusDays, plusSeconds, toInstant } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { assertOpen } from '../cases/case-record.ts'
import { refreshCase } from '../cases/case-trail.ts'
import { addCaseTransaction, caseTransactions } from '../cases/case-transactions.ts'
import { findAccount, findAccountOf } from '../ledger/accounts.ts'
import { findTransaction, isPosted } from '../ledger/bookings.ts'
import { startTrace } from '../recovery/trace/start-trace.ts'
import { countReport } from './account-reports.ts'
import { openContact, scheduleForgetting, sealContact } from './citizen-contact.ts'
import { readReporterCaseIds } from './reporter-case-ids.ts'

const clockSkewSeconds = 300
const incidentMarginHours = 24

/** Stores the detailed report of a case, encrypted, and processes the payments and accounts that it names. */
export async function takeScamReport(context: Context, unit: UnitOfWork, row: CaseTable, report: ScamReport) {
  assertOpen(row)
  assertPlausible(context, unit, report)
  const reportId = unit.newId('RPT')
  const deleteAt = plusDays(unit.now, context.profile.dataRetentionDays)
  await unit.trx
    .insertInto('pf_scam_report')
    .values({
      report_id: reportId,
      case_id: row.case_id,
      sealed: context.seal.encrypt(report, sealContexts.report(reportId)),
      created_at: unit.now,
      delete_at: deleteAt,
    })
    .execute()
  await unit.schedule({ kind: 'scam_report.forget', subject_id: reportId, due_at: deleteAt, lane: 'exact' })
  await keepContact(context, unit, row, report.victimContact)
  const added = await addPayments(context, unit, row, report.transactions)
  await countAccounts(context, unit, row, report)
  const traces = []
  for (const transaction of added) {
    const sender = await findAccount(unit.trx, transaction.sender_hash)
    const order = { caseId: row.case_id, transaction, senderInstitutionCode: sender?.institution_code ?? '' }
    traces.push(await startTrace(context, unit, order))
  }
  unit.audit({ action: 'report.received', resourceType: 'report', resourceId: reportId, caseId: row.case_id })
  await refreshCase(context, unit, row.case_id, 'detailed report')
  return { report_id: reportId, case_id: row.case_id, trace_ids: traces.map(({ trace_id }) => trace_id) }
}

/** Checks times and amounts. @throws Refusal `future-timestamp`, `amount-out-of-range`, `validation-error` */
function assertPlausible({ profile }: Context, unit: UnitOfWork, report: ScamReport): void {
  const instant = (local: string) => toInstant(local, profile.timezone) ?? ''
  const [from, to] = [instant(report.incidentDateTimeFrom), instant(report.incidentDateTimeTo)]
  if (to > plusSeconds(unit.now, clockSkewSeconds)) throw new Refusal('future-timestamp')
  const minor = (major: number) => Number(toMinor(major, profile.currencyExponent))
  const amounts = [report.reportedLossAmount, ...report.transactions.map(({ amount }) => amount)].map(minor)
  if (amounts.some(Number.isNaN)) {
    throw new Refusal('validation-error', {
      errors: [
        {
          field: 'reportedLossAmount',
          code: 'too_many_decimals',
          message: 'Has more decimals than the currency.',
        },
      ],
    })
  }
  const [loss = 0, ...parts] = amounts
  const sum = parts.reduce((total, part) => total + part, 0)
  if (parts.length > 0 && sum !== loss) {
    throw new Refusal('amount-out-of-range', {
      extensions: { expected: toMajor(sum, profile.currencyExponent) },
    })
  }
  for (const [index, { transactionDateTime }] of report.transactions.entries()) {
    const at = instant(transactionDateTime)
    if (hoursBetween(at, from) <= incidentMarginHours && hoursBetween(to, at) <= incidentMarginHours) continue
    const field = `transactions.${index}.transactionDateTime`
    throw new Refusal('validation-error', {
      errors: [{ field, code: 'outside_incident', message: 'Lies more than a day outside of the incident.' }],
    })
  }
}

/** Stores the telephone number of the report if the complaint had none. */
async function keepContact(
  { seal, profile }: Context,
  unit: UnitOfWork,
  row: CaseTable,
  phone: string,
): Promise<void> {
  const known = openContact(seal, row.case_id, row.contact_sealed)
  if (known.phone) return
  await scheduleForgetting(unit, row.case_id, profile.dataRetentionDays)
  await unit.trx
    .updateTable('pf_case')
    .set({ contact_sealed: sealContact(seal, row.case_id, { ...known, phone }) })
    .where('case_id', '=', row.case_id)
    .execute()
}

/**
 * Adds the reported payments that are in the ledger. The amount of the case is then the sum of its payments.
 */
async function addPayments(
  { profile }: Context,
  unit: UnitOfWork,
  row: CaseTable,
  entries: readonly ReportTransaction[],
): Promise<LedgerTxTable[]> {
  const known = await caseTransactions(unit.trx, row.case_id)
  const ids = new Set(known.map(({ transaction_id }) => transaction_id))
  let victim = row.sender_account_hash
  const added: LedgerTxTable[] = []
  for (const entry of entries) {
    const transaction = await findTransaction(unit.trx, entry.transactionId)
    if (transaction?.kind !== 'payment' || !isPosted(transaction.status)) continue
    if (transaction.receiver_hash === null || ids.has(transaction.transaction_id)) continue
    if (toMinor(entry.amount, profile.currencyExponent) !== transaction.amount) continue
    if (victim !== null && transaction.sender_hash !== victim) continue
    victim = transaction.sender_hash
    ids.add(transaction.transaction_id)
    await addCaseTransaction(unit, row.case_id, transaction)
    added.push(transaction)
  }
  if (added.length > 0) await adoptPayments(unit, row, [...known, ...added])
  return added
}

async function adoptPayments(
  unit: UnitOfWork,
  row: CaseTable,
  payments: readonly LedgerTxTable[],
): Promise<void> {
  const first = payments[0]
  const [sender, receiver] = [
    first && (await findAccount(unit.trx, first.sender_hash)),
    first?.receiver_hash ? await findAccount(unit.trx, first.receiver_hash) : undefined,
  ]
  await unit.trx
    .updateTable('pf_case')
    .set({
      amount: payments.reduce((sum, payment) => sum + payment.amount, 0),
      reference_found: 1,
      sender_account_hash: row.sender_account_hash ?? sender?.account_hash ?? null,
      sender_institution_code: row.sender_institution_code ?? sender?.institution_code ?? null,
      receiver_account_hash: row.receiver_account_hash ?? receiver?.account_hash ?? null,
      receiver_institution_code: row.receiver_institution_code ?? receiver?.institution_code ?? null,
    })
    .where('case_id', '=', row.case_id)
    .execute()
}

/** Records the accounts that the citizen names as reported, each once; that holds no money on them. */
async function countAccounts(
  context: Context,
  unit: UnitOfWork,
  row: CaseTable,
  report: ScamReport,
): Promise<void> {
  for (const { receiverAccountNo } of [...report.reportedReceivingAccounts, ...report.transactions]) {
    if (receiverAccountNo === undefined) continue
    const account =
      (await findAccountOf(unit.trx, context.keyedHash, receiverAccountNo)) ??
      (await findAccount(unit.trx, receiverAccountNo))
    if (account && account.institution_code !== '') {
      await countReport(context, unit, row, account.account_hash)
    }
  }
}

/** Deletes a report at the end of its retention. */
export async function forgetScamReport(unit: UnitOfWork, reportId: string): Promise<void> {
  const gone = await unit.trx
    .deleteFrom('pf_scam_report')
    .where('report_id', '=', reportId)
    .returning('case_id')
    .executeTakeFirst()
  if (gone) {
    unit.audit({
      action: 'report.deleted',
      resourceType: 'report',
      resourceId: reportId,
      caseId: gone.case_id,
    })
  }
}

/**
 * Decrypts a report for an analyst, with the reporters' own numbers of its case as `reporterCaseIds`, if there
 * are any.
 */
export async function openScamReport(
  { seal }: Context,
  unit: UnitOfWork,
  reportId: string,
): Promise<ScamReport> {
  const row = await unit.trx
    .selectFrom('pf_scam_report')
    .innerJoin('pf_case', 'pf_case.case_id', 'pf_scam_report.case_id')
    .select(['pf_scam_report.case_id', 'pf_scam_report.sealed', 'pf_case.confidence_metadata'])
    .where('report_id', '=', reportId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found')
  unit.audit({ action: 'report.read', resourceType: 'report', resourceId: reportId, caseId: row.case_id })
  const ids = readReporterCaseIds(row).map(({ id }) => id)
  return {
    ...seal.decrypt<ScamReport>(row.sealed, sealContexts.report(reportId)),
    ...(ids.length > 0 && { reporterCaseIds: ids }),
  }
}

/** Decrypts every report of a case for an analyst, newest first. */
export async function openScamReportsOf(
  context: Context,
  unit: UnitOfWork,
  caseId: string,
): Promise<ScamReport[]> {
  const rows = await unit.trx
    .selectFrom('pf_scam_report')
    .select('report_id')
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .execute()
  const reports: ScamReport[] = []
  for (const { report_id } of rows) reports.push(await openScamReport(context, unit, report_id))
  return reports
}

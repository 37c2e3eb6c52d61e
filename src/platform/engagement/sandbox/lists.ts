import { toMajor } from '../../../contract/primitives/money.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseTable, FreezeTable } from '../../../storage/tables/platform.ts'
import { verifyAudit } from '../../kit/audit.ts'
import type { Context } from '../../kit/context.ts'
import type { OutgoingMessage } from '../../kit/ports.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'
import { toWireTime, toWireTimeOrNull } from '../../kit/time.ts'
import type { Snapshot, UnitsOfWork } from '../../kit/unit-of-work.ts'
import { findCase, loadCase } from '../../trust-layer/cases/case-record.ts'
import { standingOf } from '../../trust-layer/cases/case-trail.ts'
import { toFreezeView } from '../../trust-layer/recovery/freeze/freeze-record.ts'
import { toCaseView } from '../../trust-layer/redress/case-view.ts'
import type { SandboxCall, SandboxHandlers } from './sandbox-dispatch.ts'

/** Dependencies of the console's lists. */
export interface ListRoutesOptions {
  context: Context
  units: UnitsOfWork
}

const maxCases = 200
const maxMessages = 100
const maxAuditRows = 100

/**
 * Creates the lists that a console needs and no operation of the interface covers: the cases, one case with
 * all its history, the messages to citizens, and the end of the audit trail. Amounts are in major units. They
 * show what an analyst may see: no holder's name, no citizen's reference, no address.
 */
export const createListHandlers = ({
  context,
  units,
}: ListRoutesOptions): SandboxHandlers<'listCases' | 'getCase' | 'listMessages' | 'listAudit'> => ({
  listCases: () => units.read((snapshot) => listCases(context, snapshot)),
  getCase: (call) => units.read((snapshot) => showCase(context, snapshot, call)),
  listMessages: () => units.read(({ trx }) => listMessages(context, trx)),
  listAudit: () => units.read(({ trx }) => listAudit(trx)),
})

async function listCases(context: Context, { trx, now }: Snapshot) {
  const rows = await trx
    .selectFrom('pf_case')
    .select('case_id')
    .orderBy('created_at', 'desc')
    .orderBy('case_id', 'desc')
    .limit(maxCases)
    .execute()
  const cases = []
  for (const { case_id } of rows) {
    const record = await loadCase(trx, case_id)
    const { status, nextMilestone } = standingOf(record, now)
    cases.push({
      ...toCaseLine(context, record.row, record.freezes),
      status,
      next_milestone: nextMilestone,
    })
  }
  return { now, currency: context.profile.currency, cases }
}

function toCaseLine({ profile }: Context, row: CaseTable, freezes: readonly FreezeTable[]) {
  const major = (minor: number) => toMajor(minor, profile.currencyExponent)
  return {
    case_id: row.case_id,
    scam_type: row.scam_type,
    language: row.language,
    priority: row.priority,
    priority_score: row.priority_score,
    overdue: row.overdue === 1,
    amount: major(row.amount),
    held: major(freezes.reduce((sum, freeze) => sum + freeze.frozen, 0)),
    returned: major(row.paid),
    payment_at: toWireTimeOrNull(row.payment_at),
    created_at: toWireTime(row.created_at),
  }
}

async function showCase(context: Context, snapshot: Snapshot, { principal, params }: SandboxCall<'getCase'>) {
  const { trx, now } = snapshot
  const { case_id: caseId } = await findCase(trx, principal, params.case_id)
  const { row, freezes, returns, odrs, traces } = await loadCase(trx, caseId)
  const major = (minor: number) => toMajor(minor, context.profile.currencyExponent)
  return {
    now,
    currency: context.profile.currency,
    jurisdiction: context.profile.jurisdiction,
    ...toCaseLine(context, row, freezes),
    ...(await toCaseView(context, snapshot, principal, caseId)),
    transaction_reference: row.transaction_reference,
    sender_account_hash: row.sender_account_hash,
    sender_institution_code: row.sender_institution_code,
    receiver_account_hash: row.receiver_account_hash,
    institutions: await trx
      .selectFrom('pf_participant')
      .select(['institution_code', 'institution_name'])
      .execute(),
    payments: await trx
      .selectFrom('pf_case_tx')
      .innerJoin('pf_ledger_tx', 'pf_ledger_tx.transaction_id', 'pf_case_tx.transaction_id')
      .select(['pf_ledger_tx.transaction_id', 'pf_ledger_tx.receiver_hash', 'pf_ledger_tx.booked_at'])
      .select('pf_ledger_tx.amount')
      .where('pf_case_tx.case_id', '=', caseId)
      .execute()
      .then((payments) => payments.map((payment) => ({ ...payment, amount: major(payment.amount) }))),
    traces: traces.map(({ trace_id, status, transaction_id, created_at }) => ({
      trace_id,
      status,
      transaction_id,
      created_at: toWireTime(created_at),
    })),
    freezes: freezes.map((freeze) => ({
      ...toFreezeView(freeze, context.profile, now),
      account_hash: freeze.account_hash,
      institution_code: freeze.institution_code,
      duration_hours: freeze.duration_hours,
      issued_at: toWireTime(freeze.issued_at),
    })),
    returns: returns.map((entry) => ({
      return_id: entry.return_id,
      freeze_id: entry.freeze_id,
      status: entry.status,
      amount: major(entry.amount),
      initiated_at: toWireTime(entry.initiated_at),
      expected_by: toWireTime(entry.expected_by),
      ended_at: toWireTimeOrNull(entry.ended_at),
    })),
    disputes: odrs.map(({ odr_id, institution_code, status, response_due_at }) => ({
      odr_id,
      institution_code,
      status,
      response_due_at: toWireTime(response_due_at),
    })),
    ...(await caseHistory(trx, caseId)),
  }
}

async function caseHistory(trx: Db, caseId: string) {
  const [events, notifications, documents] = [
    await trx
      .selectFrom('pf_case_event')
      .select(['from_status', 'to_status', 'cause', 'at'])
      .where('case_id', '=', caseId)
      .orderBy('seq')
      .execute(),
    await trx
      .selectFrom('pf_notification')
      .select(['notification_id', 'notification_type', 'language', 'created_at'])
      .where('case_id', '=', caseId)
      .orderBy('created_at')
      .execute(),
    await trx
      .selectFrom('pf_document')
      .select(['document_id', 'document_type', 'generated_at'])
      .where('case_id', '=', caseId)
      .orderBy('generated_at', 'desc')
      .execute(),
  ]
  return { events, notifications, documents }
}

async function listMessages({ seal }: Context, trx: Db) {
  const rows = await trx
    .selectFrom('pf_outbox')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(maxMessages)
    .execute()
  return {
    messages: rows.map(({ message_id, channel, at, sealed }) => {
      const message = seal.decrypt<OutgoingMessage>(sealed, sealContexts.outbox(message_id))
      return {
        message_id,
        channel,
        at: toWireTime(at),
        to: maskAddress(message.to),
        subject: message.subject,
        text: message.text,
        language: message.language,
      }
    }),
  }
}

/** Keeps just enough of an address to tell two apart. */
const maskAddress = (address: string): string => `…${address.slice(-2)}`

async function listAudit(trx: Db) {
  const rows = await trx
    .selectFrom('pf_audit')
    .select(['seq', 'at', 'role', 'action', 'resource_type', 'resource_id', 'case_id', 'reason', 'hash'])
    .orderBy('seq', 'desc')
    .limit(maxAuditRows)
    .execute()
  return { verdict: await verifyAudit(trx), rows }
}

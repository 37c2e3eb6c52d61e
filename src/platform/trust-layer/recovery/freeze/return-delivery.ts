import type { FreezeTable, ReturnTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { cancelJobs } from '../../../kit/jobs.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { refreshCase } from '../../cases/case-trail.ts'
import { creditVictim } from '../../cases/victim-payments.ts'
import { credit, debit, hold } from '../../ledger/accounts.ts'
import { book } from '../../ledger/bookings.ts'
import { changeFreeze } from './freeze-record.ts'

/** Credits the beneficiary with money that is in transit. */
export async function deliverReturn(context: Context, unit: UnitOfWork, returnId: string): Promise<void> {
  const entry = await underWay(unit, returnId)
  if (!entry) return
  if (!(await debit(unit.trx, 'in_transit', entry.amount))) throw new Error('less in transit than was sent')
  await credit(unit.trx, entry.beneficiary_hash, entry.amount)
  await unit.trx
    .updateTable('pf_ledger_tx')
    .set({ status: 'credited', status_at: unit.now, credited_at: unit.now })
    .where('transaction_id', '=', returnId)
    .execute()
  await endReturn(unit, entry, 'delivered')
  if (entry.beneficiary === 'victim') {
    await creditVictim(unit, entry.case_id, { amount: entry.amount, isPool: entry.freeze_id === null })
  }
  await refreshCase(context, unit, entry.case_id, 'return delivered')
}

/** Puts money that could not be delivered back under its freeze or, if the freeze is over, into the pool. */
export async function failReturn(context: Context, unit: UnitOfWork, returnId: string): Promise<boolean> {
  const entry = await underWay(unit, returnId)
  if (!entry) return false
  const freeze = await activeFreeze(unit, entry.freeze_id)
  const isBooked = await book(unit, {
    transaction_id: `${returnId}-back`,
    sender_hash: 'in_transit',
    receiver_hash: freeze?.account_hash ?? 'pool',
    amount: entry.amount,
    booked_at: unit.now,
    case_id: entry.case_id,
    kind: freeze ? 'freeze_return_reversal' : 'pool_payment',
    freeze_id: freeze?.freeze_id ?? null,
    reversal_of: freeze ? returnId : null,
  })
  if (!isBooked) throw new Error('less in transit than was sent')
  if (freeze) await putBack(unit, freeze, entry.amount)
  await endReturn(unit, entry, 'failed')
  await refreshCase(context, unit, entry.case_id, 'return failed')
  return true
}

async function putBack(unit: UnitOfWork, freeze: FreezeTable, amount: number): Promise<void> {
  if (!(await hold(unit.trx, freeze.account_hash, amount))) throw new Error('money put back cannot be held')
  await changeFreeze(unit, freeze, { frozen: freeze.frozen + amount }, { name: 'acknowledged', amount })
}

async function activeFreeze(unit: UnitOfWork, freezeId: string | null): Promise<FreezeTable | undefined> {
  if (freezeId === null) return undefined
  return unit.trx
    .selectFrom('pf_freeze')
    .selectAll()
    .where('freeze_id', '=', freezeId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

async function endReturn(
  unit: UnitOfWork,
  entry: ReturnTable,
  status: 'delivered' | 'failed',
): Promise<void> {
  await cancelJobs(unit.trx, entry.return_id)
  await unit.trx
    .updateTable('pf_return')
    .set({ status, ended_at: unit.now })
    .where('return_id', '=', entry.return_id)
    .execute()
  unit.audit({
    action: `return.${status}`,
    resourceType: 'return',
    resourceId: entry.return_id,
    caseId: entry.case_id,
    before: entry.status,
    after: status,
  })
}

/** Records that a return is overdue. */
export async function noteLateReturn(unit: UnitOfWork, returnId: string): Promise<void> {
  const entry = await underWay(unit, returnId)
  if (!entry) return
  unit.audit({
    action: 'sla.breach',
    resourceType: 'return',
    resourceId: returnId,
    caseId: entry.case_id,
    reason: 'delivery',
  })
}

const underWay = (unit: UnitOfWork, returnId: string): Promise<ReturnTable | undefined> =>
  unit.trx
    .selectFrom('pf_return')
    .selectAll()
    .where('return_id', '=', returnId)
    .where('status', 'in', ['initiated', 'processing'])
    .executeTakeFirst()

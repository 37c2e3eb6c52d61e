import { traceSensitivities } from '../../../contract/operations/vocabulary.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { CaseTable, LedgerTxTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import { change, type Handlers, type OperationRequest, oneOf } from '../../kit/handler.ts'
import type { ReadAuditBuffer } from '../../kit/read-audit-buffer.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import { assertOpen, findCase } from '../cases/case-record.ts'
import { refreshCase } from '../cases/case-trail.ts'
import { addCaseTransaction, belongsTo } from '../cases/case-transactions.ts'
import { findAccount } from '../ledger/accounts.ts'
import { findTransaction, isCleared } from '../ledger/bookings.ts'
import { extendFreeze } from './freeze/extend-freeze.ts'
import { findFreeze, toFreezeView } from './freeze/freeze-record.ts'
import { returnFunds } from './freeze/fund-return.ts'
import { initiateFreeze } from './freeze/initiate-freeze.ts'
import { releaseFreeze } from './freeze/release-freeze.ts'
import { generateLegalDocument } from './legal/generate-legal-document.ts'
import { toMuleScoreView } from './mule/mule-score-view.ts'
import { createFreshTraces, type FreshTraces } from './trace/fresh-trace.ts'
import { startTrace } from './trace/start-trace.ts'
import { findTrace } from './trace/trace-record.ts'
import { toTraceView } from './trace/trace-view.ts'

type RecoveryId =
  | 'initiateTrace'
  | 'getTraceResults'
  | 'initiateFreeze'
  | 'getFreezeStatus'
  | 'extendFreeze'
  | 'releaseFreeze'
  | 'returnFunds'
  | 'getMuleScore'
  | 'generateLegalDocument'

/** Dependencies of the recovery operations. */
export interface RecoveryOptions {
  context: Context
  units: UnitsOfWork
  readAudit: ReadAuditBuffer
  /** Default: traces again with the context. */
  freshTraces?: FreshTraces
}

/** Creates the handlers of the recovery operations. */
export const createRecoveryHandlers = ({
  context,
  units,
  readAudit,
  freshTraces = createFreshTraces(context, units),
}: RecoveryOptions): Pick<Handlers, RecoveryId> => ({
  initiateTrace: change({
    find: async (unit, { principal, body }) => {
      const row = await findCase(unit.trx, principal, body.case_id)
      const transaction = await findTransaction(unit.trx, body.originating_transaction_id)
      if (transaction?.kind !== 'payment') throw new Refusal('transaction-not-found')
      if (!(await belongsTo(unit.trx, row, transaction))) {
        throw new Refusal('transaction-not-found', { detail: 'The case has no such payment' })
      }
      return { row, transaction }
    },
    run: async (unit, call, { row, transaction }) => {
      const sensitivity = oneOf(
        'mule_detection_sensitivity',
        call.body.mule_detection_sensitivity ?? 'medium',
        traceSensitivities,
      )
      assertOpen(row)
      await assertTraceable(unit.trx, call, row, transaction)
      await addCaseTransaction(unit, row.case_id, transaction)
      const trace = await startTrace(context, unit, {
        caseId: row.case_id,
        transaction,
        senderInstitutionCode: call.body.sender_institution_code,
        depth: call.body.trace_depth,
        sensitivity,
      })
      await refreshCase(context, unit, row.case_id, 'trace')
      return { body: { trace_id: trace.trace_id } }
    },
  }),

  getTraceResults: {
    kind: 'view',
    view: async ({ trx }, { params }) => {
      const trace = await findTrace(trx, params.trace_id)
      if (!trace) throw new Refusal('trace-not-found')
      return { body: toTraceView(context, trace) }
    },
  },

  initiateFreeze: change({
    find: async (unit, { principal, body }) => {
      const row = await findCase(unit.trx, principal, body.case_id)
      const trace = await findTrace(unit.trx, body.trace_id)
      if (!trace || trace.case_id !== row.case_id) throw new Refusal('trace-not-found')
      return { row, trace }
    },
    run: async (unit, call, found) => ({
      body: await initiateFreeze({ context, freshTraces }, unit, call, found),
    }),
  }),

  getFreezeStatus: {
    kind: 'view',
    view: async ({ trx, now }, { principal, params }) => ({
      body: toFreezeView(await findFreeze(trx, principal, params.freeze_id), context.profile, now),
    }),
  },

  extendFreeze: change({
    find: (unit, { principal, params }) => findFreeze(unit.trx, principal, params.freeze_id),
    run: async (unit, call, freeze) => ({ body: await extendFreeze(context, unit, call, freeze) }),
  }),

  releaseFreeze: change({
    find: (unit, { principal, params }) => findFreeze(unit.trx, principal, params.freeze_id),
    run: async (unit, call, freeze) => ({ body: await releaseFreeze(context, unit, call, freeze) }),
  }),

  returnFunds: change({
    find: async (unit, { principal, body }) => {
      const row = await findCase(unit.trx, principal, body.case_id)
      const freeze =
        body.freeze_id === undefined ? null : await findFreeze(unit.trx, principal, body.freeze_id)
      if (freeze && freeze.case_id !== row.case_id) throw new Refusal('freeze-not-found')
      return { row, freeze }
    },
    run: async (unit, call, found) => ({ body: await returnFunds(context, unit, call, found) }),
  }),

  generateLegalDocument: change({
    find: (unit, { principal, body }) => findCase(unit.trx, principal, body.case_id),
    run: async (unit, call, row) => ({
      body: await generateLegalDocument({ context, freshTraces }, unit, call, row),
    }),
  }),

  getMuleScore: {
    kind: 'free',
    answer: async ({ principal, body }) => {
      const view = await units.read(async ({ trx, now }) => {
        const account = await findAccount(trx, body.account_hash)
        const isForeign =
          principal.role === 'institution' && account?.institution_code !== principal.institution
        if (!account || isForeign || account.institution_code !== body.institution_code) {
          throw new Refusal('account-not-found')
        }
        return toMuleScoreView(context, { trx, now }, account, body)
      })
      readAudit.read(principal, {
        action: 'score.read',
        resourceType: 'account',
        reason: view.mule_risk_category,
      })
      return { body: view }
    },
  },
})

/** Rejects a trace whose facts differ from the ledger's. */
async function assertTraceable(
  trx: Db,
  { body, minor }: OperationRequest<'initiateTrace'>,
  row: CaseTable,
  transaction: LedgerTxTable,
): Promise<void> {
  if (!isCleared(transaction.status) || transaction.receiver_hash === null) {
    throw new Refusal('invalid-state', {
      extensions: { current_status: transaction.status, allowed: ['settled', 'credited'] },
    })
  }
  if (row.amount === 0) {
    throw new Refusal('invalid-state', { extensions: { current_status: row.status, allowed: [] } })
  }
  if (minor(body.originating_amount) !== transaction.amount) throw new Refusal('originating-amount-mismatch')
  const sender = await findAccount(trx, transaction.sender_hash)
  if (sender?.institution_code !== body.sender_institution_code) throw new Refusal('institution-mismatch')
  if (body.initial_receiver_account_hash !== transaction.receiver_hash)
    throw new Refusal('account-not-in-trace')
}

import type { BodyOf } from '../../../contract/operations/index.ts'
import { type RoutingLogic, routingLogics } from '../../../contract/operations/vocabulary.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Context } from '../../kit/context.ts'
import { change, type Handlers, oneOf } from '../../kit/handler.ts'
import type { Principal } from '../../kit/principal.ts'
import type { ReadAuditBuffer } from '../../kit/read-audit-buffer.ts'
import { Refusal } from '../../kit/refusal.ts'
import { findCase } from '../cases/case-record.ts'
import { findTransaction } from '../ledger/bookings.ts'
import { isParty } from '../ledger/parties.ts'
import { toCaseView } from './case-view.ts'
import { classifyCase } from './classify-case.ts'
import { initiateOdr } from './dispute-lifecycle.ts'
import { notifyCitizen } from './notify-citizen.ts'
import { receiveComplaint } from './receive-complaint.ts'
import { toReporterCaseId } from './reporter-case-ids.ts'
import { routeCase } from './route-case.ts'

type RedressId =
  | 'receiveComplaint'
  | 'getCaseStatus'
  | 'routeCase'
  | 'initiateOdr'
  | 'classifyCase'
  | 'notifyCitizen'

/** Creates the handlers of the redress operations. */
export const createRedressHandlers = (
  context: Context,
  readAudit: ReadAuditBuffer,
): Pick<Handlers, RedressId> => ({
  receiveComplaint: change({
    find: async () => null,
    run: async (unit, { principal, body, headers, minor }) => {
      await assertMayReport(unit.trx, principal, body)
      const { 'x-case-id': own } = headers
      const { caseId, isNew } = await receiveComplaint(context, unit, {
        citizenIdHash: body.citizen_id_hash,
        scamType: body.scam_type,
        amountMinor: minor(body.amount),
        transactionReference: body.transaction_reference ?? null,
        receivingAccountHint: body.receiving_account_hint ?? null,
        confidenceMetadata: body.confidence_metadata ?? {},
        reporterCaseId: own === undefined ? undefined : toReporterCaseId(principal, own),
      })
      return { status: isNew ? 201 : 200, body: { case_id: caseId } }
    },
  }),

  getCaseStatus: {
    kind: 'view',
    view: async (snapshot, { principal, params }) => {
      await findCase(snapshot.trx, principal, params.case_id)
      if (principal.role !== 'citizen_channel') {
        readAudit.read(principal, {
          action: 'case.read',
          resourceType: 'case',
          resourceId: params.case_id,
          caseId: params.case_id,
        })
      }
      return { body: await toCaseView(context, snapshot, principal, params.case_id) }
    },
  },

  routeCase: change({
    find: (unit, { principal, params }) => findCase(unit.trx, principal, params.case_id),
    run: async (unit, { body }, row) => {
      const logic = oneOf('routing_logic', body.routing_logic ?? 'auto', routingLogics)
      requireFor(logic, body)
      if (row.closed_at !== null || row.rejected_at !== null) throw new Refusal('case-closed')
      if (row.amount === 0 && (logic === 'recovery_engine' || logic === 'institution')) {
        throw new Refusal('invalid-state', {
          extensions: { current_status: 'intelligence_only', allowed: ['auto', 'analyst_queue'] },
        })
      }
      return {
        body: await routeCase(context, unit, row.case_id, {
          logic,
          institutionCodes: body.target_institution_codes,
          analystId: body.assigned_analyst_id,
          notes: body.internal_notes,
        }),
      }
    },
  }),

  initiateOdr: change({
    find: (unit, { principal, params }) => findCase(unit.trx, principal, params.case_id),
    run: async (unit, call, row) => ({ body: await initiateOdr(context, unit, call, row) }),
  }),

  classifyCase: change({
    find: (unit, { principal, params }) => findCase(unit.trx, principal, params.case_id),
    run: async (unit, call, row) => ({ body: await classifyCase(context, unit, call, row) }),
  }),

  notifyCitizen: change({
    find: (unit, { principal, params }) => findCase(unit.trx, principal, params.case_id),
    run: async (unit, call, row) => ({ body: await notifyCitizen(context, unit, call, row) }),
  }),
})

/**
 * Checks that the caller may report: a citizen for themselves, and an institution for those from whose
 * accounts it sent the payment.
 * @throws Refusal `forbidden`, `transaction-not-found`
 */
async function assertMayReport(
  trx: Db,
  principal: Principal,
  body: BodyOf<'receiveComplaint'>,
): Promise<void> {
  if (principal.role === 'citizen_channel' && principal.citizenRef !== body.citizen_id_hash) {
    throw new Refusal('forbidden', {
      detail: 'Citizens can only report for themselves',
      errors: [{ field: 'citizen_id_hash', code: 'bound', message: 'Name the citizen of the channel.' }],
    })
  }
  if (principal.role !== 'institution') return
  const { transaction_reference: reference } = body
  if (reference === undefined) {
    throw new Refusal('forbidden', {
      detail: 'An institution reports a payment that it has sent',
      errors: [{ field: 'transaction_reference', code: 'required', message: 'Name the payment.' }],
    })
  }
  const payment = await findTransaction(trx, reference)
  const isOwn = payment && (await isParty(trx, principal, [payment.sender_hash]))
  if (payment?.kind !== 'payment' || !isOwn) throw new Refusal('transaction-not-found')
}

/** Checks the members that each routing logic requires. @throws Refusal `validation-error` */
function requireFor(logic: RoutingLogic, body: BodyOf<'routeCase'>): void {
  const missing =
    logic === 'institution' && !body.target_institution_codes?.length
      ? 'target_institution_codes'
      : logic === 'analyst_queue' && body.assigned_analyst_id === undefined
        ? 'assigned_analyst_id'
        : null
  if (missing === null) return
  throw new Refusal('validation-error', {
    errors: [{ field: missing, code: 'required', message: `Routing by ${logic} needs this field.` }],
  })
}

import type { BodyOf } from '../../../../contract/operations/index.ts'
import { type FreezeType, freezeTypes } from '../../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../../contract/primitives/money.ts'
import type {
  CaseTable,
  FreezeTable,
  LegalOrderTable,
  TraceTable,
} from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { type OperationRequest, oneOf } from '../../../kit/handler.ts'
import { Refusal } from '../../../kit/refusal.ts'
import { plusHours, plusSeconds, toWireTime, toWireTimeOrNull } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { assertOpen } from '../../cases/case-record.ts'
import { refreshCase } from '../../cases/case-trail.ts'
import { caseTransactions } from '../../cases/case-transactions.ts'
import { readOpenLoss } from '../../cases/open-loss.ts'
import { findAccount } from '../../ledger/accounts.ts'
import { isCleared } from '../../ledger/bookings.ts'
import { type FreshTraces, newestOf } from '../trace/fresh-trace.ts'
import { useToken } from './authorization-token.ts'
import { auditFreeze, sendOrder } from './freeze-lifecycle.ts'
import { appendFreezeEvent, hoursRemaining, liveStatuses, toCompliance } from './freeze-record.ts'
import { heldByOthers, readHolds, sumOfHeld } from './holds.ts'
import { assertBeforeEnd, orderNamed } from './legal-order.ts'

/** The case and the trace that a freeze refers to. */
export interface FreezeSubject {
  row: CaseTable
  trace: TraceTable
}

type FreezeCall = OperationRequest<'initiateFreeze'>

/** Dependencies of ordering a hold. */
interface FreezeDeps {
  context: Context
  freshTraces: FreshTraces
}

/**
 * Orders a hold, after checking first the authority, then the case, the account, the amount and the duration.
 * The account is judged by the newest trace of the payment, which is made now if money has moved since.
 */
export async function initiateFreeze(
  { context, freshTraces }: FreezeDeps,
  unit: UnitOfWork,
  call: FreezeCall,
  { row, trace: named }: FreezeSubject,
) {
  const { body, minor } = call
  const freezeType = oneOf('freeze_type', body.freeze_type, freezeTypes)
  const requested = minor(body.freeze_amount)
  const tokenId = await useToken(unit, {
    token: body.freeze_authorization_token,
    scope: 'freeze',
    caseId: row.case_id,
    principal: call.principal,
    act: { accountHash: body.account_hash, amount: requested },
  })
  assertOpen(row)
  const trace = await newestOf(unit.trx, named)
  await freshTraces.assert(unit, [trace], call.created)
  const { received: traced, present } = await tracedAmount(unit, { row, trace }, body)
  const major = (amount: number) => toMajor(amount, context.profile.currencyExponent)
  if (requested > traced) {
    throw new Refusal('freeze-exceeds-traced-amount', { extensions: { max: major(traced) } })
  }
  const { unpaid, unpaidTogether, cases, sentBackOf } = await readOpenLoss(unit.trx, row)
  const holds = await readHolds(unit.trx, cases)
  const left = Math.max(0, unpaid - sumOfHeld(holds.filter(({ caseId }) => caseId === row.case_id)))
  if (requested > left) throw new Refusal('freeze-exceeds-case-amount', { extensions: { max: major(left) } })
  const { transaction_id } = trace
  const payment = { transaction_id, amount: trace.amount - sentBackOf(transaction_id) }
  const others = heldByOthers(holds, { caseId: row.case_id, payment, unpaidTogether })
  if (others && requested > others.left) {
    throw new Refusal('freeze-already-active', {
      detail: 'Another case holds money of the same payment',
      extensions: { freeze_id: others.freezeId, max: major(others.left) },
    })
  }
  const reference = await checkDuration(context, unit, freezeType, body)
  await assertNoOther(unit, row.case_id, body.account_hash)
  const freeze = toFreeze(context, unit, { call, trace, freezeType, requested, reference })
  await unit.trx.insertInto('pf_freeze').values(freeze).execute()
  await appendFreezeEvent(unit, freeze, { name: 'issued', amount: requested })
  auditFreeze(unit, 'freeze.issued', freeze, freeze, `token ${tokenId}`)
  await refreshCase(context, unit, row.case_id, 'freeze issued')
  const issued = toIssued(context, unit.now, await sendOrder(context, unit, freeze))
  if (present === null) return issued
  const extensions = {
    trace_id: trace.trace_id,
    as_of: toWireTimeOrNull(trace.as_of),
    present_amount: major(present),
  }
  return { ...issued, extensions }
}

/** The part of a payment that concerns one account, in minor units. */
interface TracedAmount {
  /** Largest amount that may be held: what arrived there, and never more than the payment. */
  received: number
  /** What of it is there now; null if no trace has reached the account. */
  present: number | null
}

/** Computes how much of the payment of a trace arrived on an account, and how much is there. */
async function tracedAmount(
  unit: UnitOfWork,
  { row, trace }: FreezeSubject,
  { account_hash: hash, institution_code: code }: BodyOf<'initiateFreeze'>,
): Promise<TracedAmount> {
  const node = await unit.trx
    .selectFrom('pf_trace_node')
    .selectAll()
    .where('trace_id', '=', trace.trace_id)
    .where('account_hash', '=', hash)
    .executeTakeFirst()
  if (node) {
    if (node.institution_code !== code) throw new Refusal('institution-mismatch')
    return { received: Math.min(node.received, trace.amount), present: node.remaining }
  }
  const first = await firstReceiverAmount(unit, row, hash)
  if (first !== null) {
    const account = await findAccount(unit.trx, hash)
    if (account?.institution_code !== code) throw new Refusal('institution-mismatch')
    return { received: first, present: null }
  }
  if (trace.status === 'queued' || trace.status === 'running' || trace.status === 'failed') {
    throw new Refusal('invalid-state', {
      extensions: { current_status: trace.status, allowed: ['completed', 'completed_partial', 'superseded'] },
    })
  }
  throw new Refusal('account-not-in-trace')
}

/**
 * Computes the same for an account that a payment of the case went to, without waiting for the trace. It is
 * not enough that the citizen named an account: no money is held on an unproven claim.
 */
async function firstReceiverAmount(unit: UnitOfWork, row: CaseTable, hash: string): Promise<number | null> {
  const payments = await caseTransactions(unit.trx, row.case_id)
  const paid = payments.filter(({ receiver_hash, status }) => receiver_hash === hash && isCleared(status))
  return paid.length > 0 ? paid.reduce((sum, payment) => sum + payment.amount, 0) : null
}

/**
 * Validates the duration. Returns the reference of a legal order, if there is one.
 * @throws Refusal `duration-exceeds-limit`, `legal-order-required`, `self-approval-refused`
 */
async function checkDuration(
  { profile }: Context,
  unit: UnitOfWork,
  freezeType: FreezeType,
  body: BodyOf<'initiateFreeze'>,
): Promise<string | null> {
  const isLegal = freezeType === 'legal_order'
  const maxHours = isLegal ? profile.freeze.legalMaxHours : profile.freeze.adminInitialMaxHours
  const order = isLegal ? await orderOf(unit, body) : null
  if (body.freeze_duration_hours > maxHours) {
    throw new Refusal('duration-exceeds-limit', { extensions: { max_hours: maxHours } })
  }
  return order?.reference ?? null
}

/** How a justification names its legal order; a dot at the end belongs to the sentence. */
const namedOrder = /\bref:([\w./-]{2,127}\w)/

/**
 * Finds the order that authorises a hold, which its justification names.
 * @throws Refusal `legal-order-required`, `self-approval-refused`, `duration-exceeds-limit`
 */
async function orderOf(unit: UnitOfWork, body: BodyOf<'initiateFreeze'>): Promise<LegalOrderTable> {
  const reference = namedOrder.exec(body.legal_justification)?.[1]
  if (reference === undefined) {
    throw new Refusal('legal-order-required', {
      detail: 'A legal order names its reference as ref:ID in its justification',
    })
  }
  const order = await orderNamed(unit, 'legal_justification', {
    caseId: body.case_id,
    accountHash: body.account_hash,
    reference,
  })
  assertBeforeEnd(order, unit.now, plusHours(unit.now, body.freeze_duration_hours))
  return order
}

async function assertNoOther(unit: UnitOfWork, caseId: string, hash: string): Promise<void> {
  const other = await unit.trx
    .selectFrom('pf_freeze')
    .select('freeze_id')
    .where('case_id', '=', caseId)
    .where('account_hash', '=', hash)
    .where('status', 'in', liveStatuses)
    .executeTakeFirst()
  if (other) throw new Refusal('freeze-already-active', { extensions: { freeze_id: other.freeze_id } })
}

interface FreezeParts {
  call: FreezeCall
  trace: TraceTable
  freezeType: FreezeType
  requested: number
  reference: string | null
}

const toFreeze = (
  { profile }: Context,
  unit: UnitOfWork,
  { call: { body }, trace, freezeType, requested, reference }: FreezeParts,
): FreezeTable => ({
  freeze_id: unit.newId('FRZ'),
  case_id: body.case_id,
  trace_id: trace.trace_id,
  account_hash: body.account_hash,
  institution_code: body.institution_code,
  status: 'pending_ack',
  requested,
  frozen_at_ack: 0,
  frozen: 0,
  freeze_type: freezeType,
  duration_hours: body.freeze_duration_hours,
  justification: body.legal_justification,
  issued_at: unit.now,
  ack_due_at: plusSeconds(unit.now, profile.freeze.ackSlaSeconds),
  order_valid_until: plusHours(unit.now, profile.freeze.orderValidityHours),
  acknowledged_at: null,
  effective_at: null,
  began_seq: 0,
  ended_seq: 0,
  expiry_at: null,
  extension_count: 0,
  outcome: 'none',
  refusal_reason: null,
  sla_breached: 0,
  legal_order_reference: reference,
  legal_order_status: freezeType === 'legal_order' ? 'in_force' : 'not_required',
  ended_at: null,
  release: null,
})

function toIssued({ profile }: Context, now: string, freeze: FreezeTable) {
  const major = (minor: number) => toMajor(minor, profile.currencyExponent)
  return {
    freeze_id: freeze.freeze_id,
    case_id: freeze.case_id,
    freeze_status: freeze.status,
    freeze_amount_requested: major(freeze.requested),
    funds_frozen_amount: major(freeze.frozen),
    freeze_type: freeze.freeze_type,
    freeze_expiry_timestamp: toWireTimeOrNull(freeze.expiry_at),
    hours_remaining: hoursRemaining(freeze, now),
    order_issued_at: toWireTime(freeze.issued_at),
    acknowledgement_due_at: toWireTime(freeze.ack_due_at),
    institution_compliance: toCompliance(freeze, profile),
    legal_order_status: freeze.legal_order_status,
  }
}

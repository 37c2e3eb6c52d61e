import type { BodyOf } from '../../../../contract/operations/index.ts'
import { mayCall, operationRoles } from '../../../../contract/operations/roles.ts'
import { returnMethods } from '../../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../../contract/primitives/money.ts'
import type {
  AccountTable,
  CaseTable,
  FreezeTable,
  ReturnTable,
} from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { type OperationRequest, oneOf } from '../../../kit/handler.ts'
import { roleOf } from '../../../kit/principal.ts'
import { Refusal } from '../../../kit/refusal.ts'
import { plusHours, plusSeconds, toWireTime } from '../../../kit/time.ts'
import type { UnitOfWork } from '../../../kit/unit-of-work.ts'
import { assertOpen } from '../../cases/case-record.ts'
import { refreshCase } from '../../cases/case-trail.ts'
import { readOpenLoss } from '../../cases/open-loss.ts'
import { findAccount, findAccountOf, unhold } from '../../ledger/accounts.ts'
import { book, nextSeq } from '../../ledger/bookings.ts'
import { assertActive } from './extend-freeze.ts'
import { changeFreeze } from './freeze-record.ts'

const deliveryHours = 24
const verifiedHours = 24

/** The case of a return, and the freeze that the money comes from; null for the pool. */
export interface ReturnSubject {
  row: CaseTable
  freeze: FreezeTable | null
}

/**
 * Takes money out of a freeze or the pool, and sends it to the victim.
 * @throws Refusal, including `return-in-progress` if the amounts in transit would leave nothing to pay
 */
export async function returnFunds(
  context: Context,
  unit: UnitOfWork,
  { body, minor }: OperationRequest<'returnFunds'>,
  { row, freeze }: ReturnSubject,
) {
  const method = oneOf('return_method', body.return_method, returnMethods)
  assertSource(method === 'victim_fund_pool', body)
  assertOpen(row)
  // An exhausted freeze passes this check, so that the second of two simultaneous returns is refused because
  // of its amount.
  if (freeze && freeze.status !== 'exhausted') assertActive(freeze)
  const amount = minor(body.return_amount)
  const major = (value: number) => toMajor(value, context.profile.currencyExponent)
  if (freeze && amount > freeze.frozen) {
    throw new Refusal('return-exceeds-frozen', { extensions: { max: major(freeze.frozen) } })
  }
  const victim = await verifiedVictim(context, unit, row, body)
  const { unpaid, underWay, sentBack } = await readOpenLoss(unit.trx, row)
  // A victim who has all their money back gets no more; what is still frozen goes to the pool. While the last
  // part is in transit it can still fail, and the victim would then need the frozen money. If another case
  // paid, the pool received its share there.
  const isSurplus = freeze !== null && row.paid + sentBack >= row.amount
  if (freeze && !isSurplus && unpaid === 0 && underWay > 0) throw new Refusal('return-in-progress')
  if (!isSurplus && amount > unpaid) {
    throw new Refusal('return-exceeds-loss', { extensions: { max: major(unpaid) } })
  }
  const entry: ReturnTable = {
    return_id: unit.newId('RTN'),
    case_id: row.case_id,
    freeze_id: freeze?.freeze_id ?? null,
    status: 'processing',
    amount,
    beneficiary: isSurplus ? 'victim_fund_pool' : 'victim',
    beneficiary_hash: isSurplus ? 'pool' : victim.account_hash,
    victim_institution_code: body.victim_institution_code,
    return_method: method,
    narrative: body.return_narrative ?? null,
    initiated_at: unit.now,
    expected_by: plusHours(unit.now, deliveryHours),
    ended_at: null,
  }
  await unit.trx.insertInto('pf_return').values(entry).execute()
  const remaining = await takeOut(unit, entry, freeze)
  unit.audit({
    action: 'return.processing',
    resourceType: 'return',
    resourceId: entry.return_id,
    caseId: row.case_id,
    after: entry,
  })
  await scheduleDelivery(context, unit, entry)
  await refreshCase(context, unit, row.case_id, 'return')
  return {
    return_id: entry.return_id,
    case_id: row.case_id,
    freeze_id: entry.freeze_id,
    status: entry.status,
    return_amount: major(amount),
    beneficiary: isSurplus ? ('victim_fund_pool' as const) : ('victim' as const),
    return_method: method,
    initiated_at: toWireTime(entry.initiated_at),
    expected_delivery_by: toWireTime(entry.expected_by),
    freeze_remaining_amount: remaining === null ? null : major(remaining),
  }
}

function assertSource(isPool: boolean, { freeze_id }: BodyOf<'returnFunds'>): void {
  if (isPool === (freeze_id === undefined)) return
  throw new Refusal('validation-error', {
    errors: [
      isPool
        ? { field: 'freeze_id', code: 'not_allowed', message: 'Money of the pool comes from no freeze.' }
        : { field: 'freeze_id', code: 'required', message: 'Name the freeze that the money comes from.' },
    ],
  })
}

/**
 * Finds the account to credit: the one that the victim paid from, or one whose name was checked for the
 * victim within a day.
 * @throws Refusal `victim-not-verified`, `institution-mismatch`
 */
async function verifiedVictim(
  context: Context,
  unit: UnitOfWork,
  row: CaseTable,
  body: BodyOf<'returnFunds'>,
): Promise<AccountTable> {
  const identifier = body.victim_account_identifier
  const account =
    (await findAccount(unit.trx, identifier)) ??
    (await findAccountOf(unit.trx, context.keyedHash, identifier))
  if (!account || account.institution_code === '') throw new Refusal('victim-not-verified')
  if (
    account.account_hash !== row.sender_account_hash &&
    !(await isMatched(unit, row, account.account_hash))
  ) {
    throw new Refusal('victim-not-verified')
  }
  if (account.institution_code !== body.victim_institution_code) throw new Refusal('institution-mismatch')
  return account
}

/**
 * Returns whether an account was name-checked for this return: after the complaint, by a caller that may pay
 * money back. Anyone may check any account, so no other check proves that it is the victim's.
 */
async function isMatched(unit: UnitOfWork, row: CaseTable, accountHash: string): Promise<boolean> {
  const checks = await unit.trx
    .selectFrom('pf_verification')
    .select('actor')
    .distinct()
    .where('account_hash', '=', accountHash)
    .where('match_result', '=', 'match')
    .where('query_context', '=', 'post_complaint')
    .where('at', '>=', plusHours(unit.now, -verifiedHours))
    .where('at', '>=', row.created_at)
    .execute()
  return checks.some(({ actor }) => {
    const role = roleOf(actor)
    return role !== undefined && mayCall(role, operationRoles.returnFunds)
  })
}

/** Moves the money into transit. Returns the remaining amount that the freeze holds, in minor units. */
async function takeOut(
  unit: UnitOfWork,
  entry: ReturnTable,
  freeze: FreezeTable | null,
): Promise<number | null> {
  const booking = {
    transaction_id: entry.return_id,
    receiver_hash: entry.beneficiary_hash,
    amount: entry.amount,
    booked_at: unit.now,
    status: 'settled',
    case_id: entry.case_id,
  } as const
  if (!freeze) {
    const isBooked = await book(unit, { ...booking, sender_hash: 'pool', kind: 'pool_payment' })
    if (!isBooked) throw new Refusal('pool-insufficient')
    return null
  }
  await unhold(unit.trx, freeze.account_hash, entry.amount)
  const isBooked = await book(unit, {
    ...booking,
    sender_hash: freeze.account_hash,
    kind: 'freeze_return',
    freeze_id: freeze.freeze_id,
  })
  if (!isBooked) throw new Error('a freeze held more than its account')
  const remaining = freeze.frozen - entry.amount
  await changeFreeze(
    unit,
    freeze,
    {
      frozen: remaining,
      ...(remaining === 0 && {
        status: 'exhausted',
        ended_at: unit.now,
        ended_seq: (await nextSeq(unit.trx)) - 1,
      }),
    },
    { name: 'partially_returned', amount: entry.amount },
  )
  return remaining
}

async function scheduleDelivery({ profile }: Context, unit: UnitOfWork, entry: ReturnTable): Promise<void> {
  const subject = { subject_id: entry.return_id, lane: 'exact' } as const
  const dueAt = plusSeconds(unit.now, profile.returnDelaySeconds)
  await unit.schedule({ ...subject, kind: 'return.deliver', due_at: dueAt })
  await unit.schedule({ ...subject, kind: 'return.overdue', due_at: entry.expected_by })
}

import type { OdrStatus } from '../../../contract/operations/answer-words.ts'
import { type OdrOutcome, odrOutcomes } from '../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { CaseTable, OdrTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { PrincipalRole } from '../../kit/principal.ts'
import { Refusal } from '../../kit/refusal.ts'
import { plusHours } from '../../kit/time.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { readOpenLoss } from '../cases/open-loss.ts'
import { creditVictim } from '../cases/victim-payments.ts'
import { book } from '../ledger/bookings.ts'
import { assertDisputable, changeOdr } from './dispute-lifecycle.ts'

/**
 * For each answer, the states in which it is possible, the state that it leads to, and the roles that may
 * give it (in addition to `admin`). A dispute that has ended never changes, except that a rejection can be
 * taken to the authority for some days.
 */
const answers = {
  respond: { from: ['opened'], to: 'institution_responded', by: ['institution'] },
  settle: { from: ['opened', 'institution_responded'], to: 'settled', by: ['institution'] },
  reject: { from: ['opened', 'institution_responded'], to: 'rejected', by: ['institution'] },
  accept: { from: ['institution_responded'], to: 'settled', by: ['citizen_channel', 'analyst'] },
  escalate: {
    from: ['opened', 'institution_responded', 'rejected'],
    to: 'escalated',
    by: ['citizen_channel', 'analyst'],
  },
  decide: { from: ['escalated'], to: 'decided', by: ['analyst'] },
  withdraw: {
    from: ['opened', 'institution_responded', 'escalated'],
    to: 'withdrawn',
    by: ['citizen_channel', 'analyst'],
  },
} as const satisfies Record<
  OdrOutcome,
  { from: readonly OdrStatus[]; to: OdrStatus; by: readonly PrincipalRole[] }
>

/** Returns the roles that may give an answer, in addition to the administrator. */
export const rolesOf = (outcome: OdrOutcome): readonly PrincipalRole[] => answers[outcome].by

/**
 * Returns the possible answers in the current state of a dispute; an offer can only be accepted if there is
 * one.
 */
export const possibleIn = ({ profile }: Pick<Context, 'profile'>, odr: OdrTable, now: string): OdrOutcome[] =>
  odrOutcomes.filter(
    (outcome) =>
      (answers[outcome].from as readonly OdrStatus[]).includes(odr.status) &&
      (outcome !== 'accept' || Boolean(odr.offered_amount)) &&
      (odr.status !== 'rejected' || now <= appealUntil(profile, odr)),
  )

const appealUntil = ({ odr: { appealDays } }: Context['profile'], { ended_at }: OdrTable): string =>
  plusHours(ended_at ?? '', 24 * appealDays)

/**
 * Answer in a dispute. `amount` is in minor units: the amount offered with `respond`, or paid by `settle` and
 * `decide`.
 */
export interface OdrAnswer {
  outcome: OdrOutcome
  amount: number | undefined
}

/**
 * Records an answer by the institution, the citizen or the authority. Money that it pays counts as paid to
 * the victim.
 * @throws Refusal `invalid-state`, `return-exceeds-loss`, `validation-error` for an amount that is missing or
 * not allowed
 */
export async function answerOdr(
  context: Context,
  unit: UnitOfWork,
  odr: OdrTable,
  { outcome, amount }: OdrAnswer,
): Promise<OdrTable> {
  const { from, to } = answers[outcome]
  if (!(from as readonly OdrStatus[]).includes(odr.status)) {
    throw new Refusal('invalid-state', { extensions: { current_status: odr.status, allowed: from } })
  }
  if (outcome === 'respond') {
    if (amount !== undefined) await assertWithinLoss(context, unit, odr, amount)
    return changeOdr(context, unit, odr, { status: to, offered_amount: amount ?? null })
  }
  if (odr.status === 'rejected') return appeal(context, unit, odr, amount)
  const paid = amountOf(odr, { outcome, amount })
  if (paid > 0) await pay(context, unit, odr, paid)
  return changeOdr(context, unit, odr, { status: to, settled_amount: paid })
}

/** Opens a rejected dispute again, for the authority. @throws Refusal `invalid-state`, as for a new dispute */
async function appeal(
  context: Context,
  unit: UnitOfWork,
  odr: OdrTable,
  amount: number | undefined,
): Promise<OdrTable> {
  if (amount !== undefined) throw wrongAmount('unexpected', 'This answer has no amount.')
  if (unit.now > appealUntil(context.profile, odr)) {
    throw new Refusal('invalid-state', {
      detail: `The rejection is more than ${context.profile.odr.appealDays} days old`,
      extensions: { current_status: odr.status, allowed: [] },
    })
  }
  const row = await unit.trx
    .selectFrom('pf_case')
    .selectAll()
    .where('case_id', '=', odr.case_id)
    .executeTakeFirstOrThrow()
  await assertDisputable(context, unit, row, {
    institution: odr.institution_code,
    amount: odr.dispute_amount,
  })
  const resolution_due_at = plusHours(unit.now, context.profile.odr.defaultHours)
  await unit.schedule({
    subject_id: odr.odr_id,
    lane: 'exact',
    kind: 'odr.expire',
    due_at: resolution_due_at,
  })
  return changeOdr(context, unit, odr, { status: 'escalated', ended_at: null, resolution_due_at })
}

/**
 * Returns the amount that an answer pays, in minor units. @throws Refusal `validation-error`, `invalid-state`
 */
function amountOf(odr: OdrTable, { outcome, amount }: OdrAnswer): number {
  if (outcome === 'settle' || outcome === 'decide') {
    if (amount === undefined) throw wrongAmount('required', 'Say how much is paid.')
    if (outcome === 'settle' && amount === 0) throw wrongAmount('too_small', 'A settlement pays something.')
    return amount
  }
  if (amount !== undefined) throw wrongAmount('unexpected', 'This answer has no amount.')
  if (outcome !== 'accept') return 0
  if (odr.offered_amount) return odr.offered_amount
  throw new Refusal('invalid-state', { detail: 'The institution has offered nothing that could be accepted' })
}

const wrongAmount = (code: string, message: string) =>
  new Refusal('validation-error', { errors: [{ field: 'amount', code, message }] })

/**
 * Rejects more than the disputed amount, or than the victim's remaining loss. @throws Refusal
 * `return-exceeds-loss`
 */
async function assertWithinLoss(
  context: Context,
  unit: UnitOfWork,
  odr: OdrTable,
  amount: number,
): Promise<CaseTable> {
  const row = await unit.trx
    .selectFrom('pf_case')
    .selectAll()
    .where('case_id', '=', odr.case_id)
    .executeTakeFirstOrThrow()
  const max = Math.min(odr.dispute_amount, (await readOpenLoss(unit.trx, row)).unpaid)
  if (amount <= max) return row
  throw new Refusal('return-exceeds-loss', {
    extensions: { max: toMajor(max, context.profile.currencyExponent) },
  })
}

async function pay(context: Context, unit: UnitOfWork, odr: OdrTable, amount: number): Promise<void> {
  const row = await assertWithinLoss(context, unit, odr, amount)
  await book(unit, {
    transaction_id: odr.odr_id,
    sender_hash: 'external',
    receiver_hash: row.sender_account_hash,
    amount,
    booked_at: unit.now,
    kind: 'odr_settlement',
    status: 'credited',
    case_id: odr.case_id,
  })
  await creditVictim(unit, odr.case_id, { amount, isPool: false })
}

import type { Db } from '../../../../storage/database/storage.ts'

/** Says what one freeze keeps others from holding; amounts are minor units. */
export interface Hold {
  freezeId: string
  caseId: string
  /** The payment whose money it holds. */
  transactionId: string
  /** What it holds or, before the institution's answer, is to hold. */
  held: number
  /** What was taken out of it and is on its way; it comes back when it cannot be delivered. */
  onItsWay: number
}

/** Reads what freezes of some cases hold, or have on its way. */
export async function readHolds(trx: Db, cases: readonly string[]): Promise<Hold[]> {
  const freezes = await trx
    .selectFrom('pf_freeze')
    .innerJoin('pf_trace', 'pf_trace.trace_id', 'pf_freeze.trace_id')
    .select([
      'pf_freeze.freeze_id',
      'pf_freeze.case_id',
      'pf_freeze.status',
      'pf_freeze.requested',
      'pf_freeze.frozen',
      'pf_trace.transaction_id',
    ])
    .where('pf_freeze.case_id', 'in', cases)
    .execute()
  const returns = await trx
    .selectFrom('pf_return')
    .select(['freeze_id', 'amount'])
    .where('case_id', 'in', cases)
    .where('status', 'in', ['initiated', 'processing'])
    .execute()
  return freezes
    .map((freeze) => ({
      freezeId: freeze.freeze_id,
      caseId: freeze.case_id,
      transactionId: freeze.transaction_id,
      held: freeze.status === 'pending_ack' ? freeze.requested : freeze.frozen,
      onItsWay: returns.reduce(
        (sum, { freeze_id, amount }) => (freeze_id === freeze.freeze_id ? sum + amount : sum),
        0,
      ),
    }))
    .filter((hold) => claimOf(hold) > 0)
}

/** Sums what freezes hold, or are to hold. */
export const sumOfHeld = (holds: readonly Hold[]) => holds.reduce((sum, { held }) => sum + held, 0)

/** Says of which payment a case wants to hold money, and what it and those that share its payments have open together. */
interface Wish {
  caseId: string
  /** `amount` is the payment without what its receivers have sent back by themselves. */
  payment: { transaction_id: string; amount: number }
  unpaidTogether: number
}

/** Says what other cases leave to be held, and which of their freezes holds the most of the rest. */
export interface HeldByOthers {
  left: number
  freezeId: string
}

/**
 * Computes what is left for a case when others hold money of the same payments: of the payment itself, and of what all of them have open.
 * Undefined when no other holds any. What a freeze was ordered for counts like what it holds, or both orders would be answered.
 */
export function heldByOthers(holds: readonly Hold[], wish: Wish): HeldByOthers | undefined {
  const ofPayment = holds.filter(({ transactionId }) => transactionId === wish.payment.transaction_id)
  const others = (some: readonly Hold[]) =>
    some.filter(({ caseId }) => caseId !== wish.caseId).sort((a, b) => claimOf(b) - claimOf(a))
  const [most] = [...others(ofPayment), ...others(holds)]
  if (!most) return undefined
  const leftTogether = wish.unpaidTogether - sumOfHeld(holds)
  const leftOfPayment =
    others(ofPayment).length > 0
      ? wish.payment.amount - ofPayment.reduce((sum, hold) => sum + claimOf(hold), 0)
      : leftTogether
  return { left: Math.max(0, Math.min(leftTogether, leftOfPayment)), freezeId: most.freezeId }
}

const claimOf = ({ held, onItsWay }: Hold) => held + onItsWay

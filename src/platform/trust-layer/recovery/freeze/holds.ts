import type { Db } from '../../../../storage/database/storage.ts'

/** The money that one freeze prevents others from holding; amounts are minor units. */
export interface Hold {
  freezeId: string
  caseId: string
  /** The payment whose money it holds. */
  transactionId: string
  /** Amount held or, before the institution's answer, ordered to be held. */
  held: number
  /** Amount taken out of it that is in transit; it comes back if it cannot be delivered. */
  onItsWay: number
}

/** Reads what freezes of some cases hold or have in transit. */
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

/** Sums what freezes hold or will hold. */
export const sumOfHeld = (holds: readonly Hold[]) => holds.reduce((sum, { held }) => sum + held, 0)

/**
 * The payment whose money a case requests to hold, and the total open loss of that case and those that share
 * its payments.
 */
interface Wish {
  caseId: string
  /** `amount` is the payment minus what its receivers sent back by themselves. */
  payment: { transaction_id: string; amount: number }
  unpaidTogether: number
}

/** What other cases leave available to hold, and which of their freezes holds the most of the rest. */
export interface HeldByOthers {
  left: number
  freezeId: string
}

/**
 * Computes what is left for a case if others hold money of the same payments: of the payment itself, and of
 * their total open loss. Undefined if no other case holds any. An ordered amount counts like a held one;
 * otherwise both orders would be answered.
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

import type { Db } from '../../../storage/database/storage.ts'
import type { LedgerTxTable } from '../../../storage/tables/platform.ts'
import { postedStatuses } from '../ledger/bookings.ts'

/** Money that came back to the victim without a return, a dispute or the pool, in minor units. */
export interface SentBack {
  /** Amount found by the newest trace of the payment. */
  traced: number
  /**
   * Upper bound of what accounts of that trace may have sent back since. A new trace replaces it with the
   * exact amount.
   */
  since: number
}

type Payment = Pick<LedgerTxTable, 'transaction_id' | 'sender_hash' | 'booked_at'>

/** The part of a stored trace that contains repayments. */
interface StoredRepayments {
  asOfSeq: number
  fifo: {
    truncatedAtMs: number | null
    edges: { transactionId: string; to: string | null; tracedMinor: number }[]
  }
}

/**
 * Reads, by payment, how much of it the receivers sent back by themselves, according to the newest trace of
 * each case. Cases that share a payment may have traced it at different times: the larger amount counts.
 */
export async function readSentBack(
  trx: Db,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, SentBack>> {
  const found = new Map<string, SentBack>()
  const known = new Map(payments.map((payment) => [payment.transaction_id, payment]))
  if (known.size === 0) return found
  const traces = await trx
    .selectFrom('pf_trace')
    .select(['trace_id', 'transaction_id', 'result'])
    .where('transaction_id', 'in', [...known.keys()])
    .where('status', 'in', ['completed', 'completed_partial'])
    .execute()
  for (const trace of traces) {
    const payment = known.get(trace.transaction_id)
    if (!payment || trace.result === null) continue
    const repayments = JSON.parse(trace.result) as StoredRepayments
    const next = {
      traced: await tracedTo(trx, payment.sender_hash, repayments),
      since: await sentSince(trx, payment, trace.trace_id, repayments),
    }
    const other = found.get(trace.transaction_id)
    if (!other || sumOf(next) > sumOf(other)) found.set(trace.transaction_id, next)
  }
  return found
}

const sumOf = ({ traced, since }: SentBack) => traced + since

/**
 * Sums the traced money in payments to the victim. Repayments by the platform are in rows of another kind.
 */
async function tracedTo(trx: Db, victim: string, { fifo }: StoredRepayments): Promise<number> {
  const edges = new Map(
    fifo.edges.filter(({ to }) => to === victim).map((edge) => [edge.transactionId, edge]),
  )
  if (edges.size === 0) return 0
  const rows = await trx
    .selectFrom('pf_ledger_tx')
    .select('transaction_id')
    .where('transaction_id', 'in', [...edges.keys()])
    .where('kind', '=', 'payment')
    .execute()
  return rows.reduce((sum, { transaction_id }) => sum + (edges.get(transaction_id)?.tracedMinor ?? 0), 0)
}

/**
 * Computes an upper bound of the traced money in payments since the trace: each of its accounts can have sent
 * back at most what it had left and was free to move.
 */
async function sentSince(
  trx: Db,
  { sender_hash: victim, booked_at }: Payment,
  traceId: string,
  { asOfSeq, fifo }: StoredRepayments,
): Promise<number> {
  const end = fifo.truncatedAtMs === null ? undefined : new Date(fifo.truncatedAtMs).toISOString()
  const known = new Set(fifo.edges.map(({ transactionId }) => transactionId))
  const rows = await trx
    .selectFrom('pf_ledger_tx')
    .innerJoin('pf_trace_node', 'pf_trace_node.account_hash', 'pf_ledger_tx.sender_hash')
    .select(['transaction_id', 'sender_hash', 'amount', 'remaining'])
    .where('trace_id', '=', traceId)
    .where('receiver_hash', '=', victim)
    .where('kind', '=', 'payment')
    .where('status', 'in', postedStatuses)
    .where('booked_at', '>=', booked_at)
    .where((eb) =>
      end === undefined
        ? eb('seq', '>', asOfSeq)
        : eb.or([eb('seq', '>', asOfSeq), eb('booked_at', '>=', end)]),
    )
    .execute()
  const later = rows.filter(({ transaction_id }) => !known.has(transaction_id))
  let total = 0
  for (const account of new Set(later.map(({ sender_hash }) => sender_hash))) {
    const own = later.filter(({ sender_hash }) => sender_hash === account)
    const free = (own[0]?.remaining ?? 0) - (await frozenAt(trx, account))
    total += Math.max(
      0,
      Math.min(
        free,
        own.reduce((sum, { amount }) => sum + amount, 0),
      ),
    )
  }
  return total
}

async function frozenAt(trx: Db, account: string): Promise<number> {
  const rows = await trx
    .selectFrom('pf_freeze')
    .select('frozen')
    .where('account_hash', '=', account)
    .where('status', '=', 'active')
    .execute()
  return rows.reduce((sum, { frozen }) => sum + frozen, 0)
}

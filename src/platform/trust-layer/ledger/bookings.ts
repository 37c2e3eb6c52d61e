import type { TransactionStatus } from '../../../contract/operations/answer-words.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { LedgerTxTable } from '../../../storage/tables/platform.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { credit, debit } from './accounts.ts'

/** Reads a ledger row by its id. */
export const findTransaction = (trx: Db, transactionId: string): Promise<LedgerTxTable | undefined> =>
  trx.selectFrom('pf_ledger_tx').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst()

/** Statuses in which the money has reached its receiver. */
export const postedStatuses = [
  'credited',
  'recall_requested',
  'recall_refused',
  'partially_returned',
  'returned',
] as const satisfies readonly TransactionStatus[]
const posted: ReadonlySet<TransactionStatus> = new Set(postedStatuses)
/** Returns whether money in this status has reached its receiver. */
export const isPosted = (status: TransactionStatus) => posted.has(status)
/** Returns whether money in this status can no longer be stopped, whether or not it is posted. */
export const isCleared = (status: TransactionStatus) => status === 'settled' || isPosted(status)

/**
 * Returns the status of a payment that has reached its receiver, depending on how much of it was paid back.
 */
export function postedStatus({ amount, returned }: Pick<LedgerTxTable, 'amount' | 'returned'>) {
  if (returned === 0) return 'credited'
  return returned === amount ? 'returned' : 'partially_returned'
}

/**
 * Returns the ledger account that holds a row's money, or null while it has not left its sender. A payment
 * moves when it is posted and a withdrawal when it is settled; money that is paid back is `in_transit` in
 * between.
 */
export function creditedAccount(
  row: Pick<LedgerTxTable, 'status' | 'receiver_hash' | 'kind'>,
): string | null {
  if (row.receiver_hash === null) {
    return isCleared(row.status) ? 'external' : null
  }
  if (isPosted(row.status)) return row.receiver_hash
  return row.status === 'settled' && row.kind !== 'payment' ? 'in_transit' : null
}

/** A movement of money to book. */
export interface Booking {
  transaction_id: string
  sender_hash: string
  receiver_hash: string | null
  /** Minor units. */
  amount: number
  booked_at: string
  status?: TransactionStatus
  kind?: LedgerTxTable['kind']
  withdrawal_method?: string | null
  delayed_until?: string | null
  narrative?: string | null
  case_id?: string | null
  freeze_id?: string | null
  reversal_of?: string | null
}

/**
 * Builds the ledger row of a booking with its defaults: a payment is credited immediately, a withdrawal is
 * settled.
 */
export function toLedgerRow(booking: Booking, seq: number): LedgerTxTable {
  const status = booking.status ?? (booking.receiver_hash === null ? 'settled' : 'credited')
  return {
    transaction_id: booking.transaction_id,
    seq,
    booked_at: booking.booked_at,
    sender_hash: booking.sender_hash,
    receiver_hash: booking.receiver_hash,
    amount: booking.amount,
    kind: booking.kind ?? 'payment',
    withdrawal_method: booking.withdrawal_method ?? (booking.receiver_hash === null ? 'unknown' : null),
    status,
    status_at: booking.booked_at,
    settled_at: isCleared(status) ? booking.booked_at : null,
    credited_at: isPosted(status) ? booking.booked_at : null,
    delayed_until: booking.delayed_until ?? null,
    narrative: booking.narrative ?? null,
    case_id: booking.case_id ?? null,
    freeze_id: booking.freeze_id ?? null,
    reversal_of: booking.reversal_of ?? null,
    returned: 0,
    parties_key: partiesKey(booking),
    unstated: booking.kind === undefined || booking.kind === 'payment' ? 'both' : null,
  }
}

/** Returns the key that equal payments share; the migration that adds it to earlier rows builds it too. */
export const partiesKey = ({
  sender_hash,
  receiver_hash,
  amount,
}: Pick<LedgerTxTable, 'sender_hash' | 'receiver_hash' | 'amount'>): string | null =>
  receiver_hash === null ? null : `${sender_hash.slice(4, 16)}-${receiver_hash.slice(4, 16)}-${amount}`

/** Returns the next booking number. */
export async function nextSeq(trx: Db): Promise<number> {
  const last = await trx
    .selectFrom('pf_ledger_tx')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.seq ?? 0) + 1
}

/**
 * Books one row and moves its money. Returns false, without any change, if the sender's balance is too low.
 */
export async function book(unit: UnitOfWork, booking: Booking): Promise<boolean> {
  const row = toLedgerRow(booking, await nextSeq(unit.trx))
  const target = creditedAccount(row)
  if (target !== null) {
    if (!(await debit(unit.trx, row.sender_hash, row.amount))) return false
    await credit(unit.trx, target, row.amount)
  }
  await unit.trx.insertInto('pf_ledger_tx').values(row).execute()
  return true
}

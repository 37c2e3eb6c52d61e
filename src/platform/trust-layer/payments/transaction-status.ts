import type { Db } from '../../../storage/database/storage.ts'
import type { LedgerTxTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { OperationRequest } from '../../kit/handler.ts'
import { Refusal } from '../../kit/refusal.ts'
import { toWireTime, toWireTimeOrNull } from '../../kit/time.ts'
import type { Snapshot } from '../../kit/unit-of-work.ts'
import { findTransaction } from '../ledger/bookings.ts'
import { isParty } from '../ledger/parties.ts'
import { readResult } from '../recovery/trace/trace-record.ts'
import { hoursUntilIrreversible } from './irreversible-hours.ts'

/**
 * Returns the state of a payment, and for how long it can still be undone.
 * @throws Refusal `transaction-not-found`, also if the calling institution is not a party to it
 */
export async function toTransactionStatus(
  { profile }: Context,
  { trx, now }: Snapshot,
  { principal, query }: OperationRequest<'getTransactionStatus'>,
) {
  const row = await findTransaction(trx, query.transaction_id)
  const mayKnow = row && (await isParty(trx, principal, [row.sender_hash, row.receiver_hash]))
  if (row?.kind !== 'payment' || !mayKnow) throw new Refusal('transaction-not-found')
  return {
    transaction_id: row.transaction_id,
    status: row.status,
    status_timestamp: toWireTime(row.status_at),
    clearing_timestamp: toWireTimeOrNull(row.settled_at),
    hours_until_irreversible: hoursUntilIrreversible(
      {
        status: row.status,
        delayedUntilMs: toMs(row.delayed_until),
        settledAtMs: toMs(row.settled_at),
        creditedAtMs: toMs(row.credited_at),
        freezeExpiryMs: await latestExpiry(trx, row),
        isNothingLocated: await isNothingLocated(trx, row),
      },
      Date.parse(now),
      profile.reversalWindowHours,
    ),
    sender_received_credit: row.returned > 0,
    receiver_received_credit: row.credited_at !== null && row.returned < row.amount,
  }
}

const toMs = (at: string | null) => (at === null ? null : Date.parse(at))

/** Finds the latest expiry of the active freezes of the payment's cases, in milliseconds since 1970. */
async function latestExpiry(trx: Db, row: LedgerTxTable): Promise<number | null> {
  const freeze = await trx
    .selectFrom('pf_case_tx')
    .innerJoin('pf_freeze', 'pf_freeze.case_id', 'pf_case_tx.case_id')
    .select('pf_freeze.expiry_at')
    .where('pf_case_tx.transaction_id', '=', row.transaction_id)
    .where('pf_freeze.status', '=', 'active')
    .orderBy('pf_freeze.expiry_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return toMs(freeze?.expiry_at ?? null)
}

async function isNothingLocated(trx: Db, row: LedgerTxTable): Promise<boolean> {
  const trace = await trx
    .selectFrom('pf_trace')
    .selectAll()
    .where('transaction_id', '=', row.transaction_id)
    .where('status', 'in', ['completed', 'completed_partial'])
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const result = trace ? readResult(trace) : null
  return result !== null && result.fifo.totals.remainingMinor === 0
}

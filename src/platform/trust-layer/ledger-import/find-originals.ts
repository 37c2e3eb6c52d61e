import type { Db } from '../../../storage/database/storage.ts'
import type { LedgerTxTable } from '../../../storage/tables/platform.ts'
import { digest } from '../../kit/principal.ts'
import { partiesKey } from '../ledger/bookings.ts'
import type { LedgerEntry, RecallEntry, ReturnEntry } from './ledger-entry.ts'
import { reversalId, spellingsOf } from './match-entries.ts'

/** Maximum number of payments that are compared with one entry. */
const mostFound = 50
/** Days between a return and the statement that has it. */
const apartMs = 5 * 86_400_000

/** Returns the key under which the ledger remembers a return. */
export const returnKey = ({ returnId, original, amountMinor, bookedAt }: ReturnEntry): string =>
  // A return without its reference is the same if it says the same at the same time.
  digest(JSON.stringify(['return', original.references, amountMinor, returnId ?? bookedAt]))

/**
 * Reads the ids of the payments that returns and recalls are about, and of the payments as which statements
 * may have these returns already.
 */
export async function readOriginals(trx: Db, entries: readonly LedgerEntry[]): Promise<string[]> {
  const ids: string[] = []
  for (const entry of entries) {
    if (entry.kind !== 'return' && entry.kind !== 'recall') continue
    const amounts = [entry.original.amountMinor, entry.kind === 'return' ? entry.amountMinor : undefined]
    ids.push(...namesIn(entry), ...(await readNamed(trx, entry, amounts)))
    if (entry.kind === 'return') ids.push(...(await readBetween(trx, entry, ids)))
    await new Promise(setImmediate)
  }
  return ids
}

/** Names that a payment or its return may have as the id of a row. */
function namesIn(entry: ReturnEntry | RecallEntry): string[] {
  const { txId, uetr, endToEndId } = entry.original.references
  const own = [txId, uetr, endToEndId].flatMap((id) => id ?? [])
  if (entry.kind === 'recall') return own
  return [...own, ...own.map(reversalId), ...(entry.returnId === undefined ? [] : [entry.returnId])]
}

async function readNamed(
  trx: Db,
  entry: ReturnEntry | RecallEntry,
  amounts: readonly (number | undefined)[],
): Promise<string[]> {
  const { txId, uetr, endToEndId } = entry.original.references
  const own = entry.kind === 'return' ? entry.returnId : undefined
  const ids: string[] = []
  for (const [column, names] of [
    ['entry_key', entry.kind === 'return' ? [returnKey(entry)] : []],
    ['tx_id', [txId, own]],
    ['uetr', [uetr]],
    ['end_to_end_id', [endToEndId]],
  ] as const) {
    const values = names.flatMap((id) =>
      id === undefined ? [] : column === 'entry_key' ? [id] : spellingsOf(id),
    )
    if (values.length === 0) continue
    const wanted = amounts.flatMap((amount) => amount ?? [])
    const rows = await trx
      .selectFrom('pf_stated')
      .innerJoin('pf_ledger_tx', 'pf_ledger_tx.transaction_id', 'pf_stated.transaction_id')
      .select('pf_stated.transaction_id')
      .where(column, 'in', values)
      // A payer may use one reference for many payments.
      .$if(column === 'end_to_end_id' && entry.original.amountMinor !== undefined, (query) =>
        query.where('amount', 'in', wanted),
      )
      .orderBy('booked_at', 'desc')
      .limit(mostFound)
      .execute()
    ids.push(...rows.map(({ transaction_id }) => transaction_id))
  }
  return ids
}

/** Payments of the returned amount from the receivers of payments back to their senders. */
async function readBetween(trx: Db, entry: ReturnEntry, ids: readonly string[]): Promise<string[]> {
  const originals = await trx
    .selectFrom('pf_ledger_tx')
    .select(['sender_hash', 'receiver_hash'])
    .where('transaction_id', 'in', [...new Set(ids)])
    .execute()
  const keys = originals.flatMap((row) => backKey(row, entry.amountMinor) ?? [])
  if (keys.length === 0) return []
  const bookedMs = Date.parse(entry.bookedAt)
  const rows = await trx
    .selectFrom('pf_ledger_tx')
    .select('transaction_id')
    .where('parties_key', 'in', [...new Set(keys)])
    .where('booked_at', '>=', new Date(bookedMs - apartMs).toISOString())
    .where('booked_at', '<=', new Date(bookedMs + apartMs).toISOString())
    .where('reversal_of', 'is', null)
    .limit(mostFound)
    .execute()
  return rows.map(({ transaction_id }) => transaction_id)
}

const backKey = (
  { sender_hash, receiver_hash }: Pick<LedgerTxTable, 'sender_hash' | 'receiver_hash'>,
  amount: number,
) =>
  receiver_hash === null
    ? null
    : partiesKey({ sender_hash: receiver_hash, receiver_hash: sender_hash, amount })

import { sql } from 'kysely'
import type { Db } from '../../../storage/database/storage.ts'
import type { AccountTable } from '../../../storage/tables/platform.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { findAccount } from '../ledger/accounts.ts'
import { postedStatuses } from '../ledger/bookings.ts'

/** Rows per read, so that an account with very many rows does not block the event loop. */
const rowsPerPage = 1000

/**
 * Sets the opening balance of accounts to the stated value. If an account paid out more than was stated and
 * received before, sets it to what must have been there; files are in any order, so this is only known at
 * their end. The difference is booked to `external`. Returns how many were raised above the stated value, or
 * had none.
 */
export async function settleOpenings(unit: UnitOfWork, hashes: readonly string[]): Promise<number> {
  let assumed = 0
  for (const hash of hashes) {
    const account = await findAccount(unit.trx, hash)
    if (!account || account.institution_code === '') continue
    const needed = await mostMissing(unit.trx, hash)
    const stated = account.opening_as_of === null ? account.opening_balance : (account.opening_stated ?? 0)
    if (needed > stated) assumed += 1
    await setOpening(unit.trx, account, Math.max(stated, needed))
  }
  return assumed
}

async function setOpening(trx: Db, account: AccountTable, opening: number): Promise<void> {
  const by = Math.max(opening - account.opening_balance, account.held - account.balance)
  if (by === 0) return
  const add = (hash: string, amount: number, more: object = {}) =>
    trx
      .updateTable('pf_account')
      .set((eb) => ({ balance: eb('balance', '+', amount), ...more }))
      .where('account_hash', '=', hash)
      .execute()
  await add(account.account_hash, by, { opening_balance: account.opening_balance + by })
  await add('external', -by)
}

interface Movement {
  booked_at: string
  seq: number
  amount: number
}

/** Returns the largest overdraft that an account would have had if it had started at zero; minor units. */
async function mostMissing(trx: Db, hash: string): Promise<number> {
  let [balance, least] = [0, 0]
  let after = { booked_at: '', seq: 0 }
  for (;;) {
    const page = await movements(trx, hash, after)
    for (const { amount } of page) {
      balance += Number(amount)
      least = Math.min(least, balance)
    }
    const last = page.at(-1)
    if (!last || page.length < rowsPerPage) return -least
    after = { booked_at: last.booked_at, seq: Number(last.seq) }
    await new Promise(setImmediate)
  }
}

/** Reads incoming amounts, and outgoing amounts as negative numbers, in booking order. */
async function movements(trx: Db, hash: string, after: Omit<Movement, 'amount'>): Promise<Movement[]> {
  const side = (column: 'sender_hash' | 'receiver_hash') => sql`
    select * from (
      select booked_at, seq, ${sql.raw(column === 'sender_hash' ? '-amount' : 'amount')} as amount
      from pf_ledger_tx
      where ${sql.ref(column)} = ${hash}
        and (booked_at > ${after.booked_at} or (booked_at = ${after.booked_at} and seq > ${after.seq}))
        and status in (${sql.join(column === 'sender_hash' ? ['settled', ...postedStatuses] : postedStatuses)})
      order by booked_at, seq limit ${rowsPerPage}
    ) as side_of_${sql.raw(column)}`
  const { rows } = await sql<Movement>`
    ${side('sender_hash')} union all ${side('receiver_hash')} order by booked_at, seq limit ${rowsPerPage}
  `.execute(trx)
  return rows
}

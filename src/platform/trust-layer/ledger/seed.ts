import type { Db } from '../../../storage/database/storage.ts'
import type { AccountTable, LedgerTxTable, ParticipantTable } from '../../../storage/tables/platform.ts'
import type { Seal } from '../../kit/ports.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { type Booking, creditedAccount, nextSeq, toLedgerRow } from './bookings.ts'

/** Participants, accounts and transactions to add to the ledger. Amounts are minor units. */
export interface LedgerSeed {
  participants: {
    institution_code: string
    institution_name: string
    behaviour?: string
    status?: ParticipantTable['status']
  }[]
  accounts: {
    account_hash: string
    institution_code: string
    holder_name?: string | null
    account_type?: string
    opened_at?: string | null
    opening_balance: number
    confirmed_mule?: boolean
  }[]
  transactions: Booking[]
}

/** Why a transaction cannot be booked. */
export type SeedFault =
  | { code: 'account-not-found'; index: number; field: 'sender_account_hash' | 'receiver_account_hash' }
  | { code: 'insufficient-available-balance'; index: number }
  | { code: 'transaction-conflict'; index: number; differing: readonly Compared[] }

/** Property that a payment must share with the existing payment of the same id. */
type Compared = (typeof compared)[number]
const compared = [
  'sender_hash',
  'receiver_hash',
  'amount',
  'booked_at',
] as const satisfies readonly (keyof LedgerTxTable)[]

/** Counts of what was added. */
export interface SeedResult {
  participants: number
  accounts: number
  transactions: number
}

/** Reports a transaction that cannot be booked; nothing of the seed is stored. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
  readonly fault: SeedFault
  constructor(fault: SeedFault) {
    super(fault.code)
    this.fault = fault
  }
}

const rowsPerInsert = 500

/**
 * Adds participants, accounts and transactions. Identical existing ones stay unchanged, so that a seed can be
 * repeated. Transactions are booked in the order of their times.
 * @throws SeedError if a transaction cannot be booked
 */
export async function seedLedger(unit: UnitOfWork, seed: LedgerSeed, seal: Seal): Promise<SeedResult> {
  const participants = await addParticipants(unit, seed.participants)
  const accounts = await addAccounts(unit, seed.accounts, seal)
  const transactions = await addTransactions(unit, seed.transactions)
  unit.audit({
    action: 'ledger.seeded',
    resourceType: 'ledger',
    after: { participants, accounts, transactions },
  })
  return { participants, accounts, transactions }
}

async function addParticipants(unit: UnitOfWork, participants: LedgerSeed['participants']): Promise<number> {
  for (const participant of participants) {
    const behaviour = participant.behaviour ?? 'auto'
    await unit.trx
      .insertInto('pf_participant')
      .values({
        institution_code: participant.institution_code,
        participant_id: unit.newId('PRT'),
        institution_name: participant.institution_name,
        contact_email: null,
        status: participant.status ?? 'active',
        behaviour,
        apis: '["redress","recovery","ips"]',
        data_retention_days: 365,
        public_key_digest: null,
        certificate: null,
        certificate_serial: null,
        certificate_expires_at: null,
        client_id: null,
        client_secret_digest: null,
        registered_at: unit.now,
      })
      .onConflict((conflict) =>
        conflict.column('institution_code').doUpdateSet({
          institution_name: participant.institution_name,
          ...(participant.behaviour !== undefined && { behaviour }),
          ...(participant.status !== undefined && { status: participant.status }),
        }),
      )
      .execute()
  }
  return participants.length
}

async function addAccounts(unit: UnitOfWork, accounts: LedgerSeed['accounts'], seal: Seal): Promise<number> {
  const there = new Set(
    (
      await accountsByHash(
        unit.trx,
        accounts.map((a) => a.account_hash),
      )
    ).keys(),
  )
  const rows: AccountTable[] = []
  for (const account of accounts) {
    if (there.has(account.account_hash)) continue
    there.add(account.account_hash)
    rows.push({
      account_hash: account.account_hash,
      institution_code: account.institution_code,
      holder_name_enc: account.holder_name
        ? seal.encrypt(account.holder_name, sealContexts.holder(account.account_hash))
        : null,
      account_type: account.account_type ?? 'personal',
      opened_at: account.opened_at ?? null,
      status: 'active',
      opening_balance: account.opening_balance,
      opening_stated: null,
      opening_as_of: null,
      balance: account.opening_balance,
      held: 0,
      confirmed_mule: account.confirmed_mule ? 1 : 0,
    })
  }
  for (const chunk of chunks(rows, rowsPerInsert))
    await unit.trx.insertInto('pf_account').values(chunk).execute()
  const opened = rows.reduce((sum, row) => sum + row.opening_balance, 0)
  await unit.trx
    .updateTable('pf_account')
    .set((eb) => ({ balance: eb('balance', '-', opened) }))
    .where('account_hash', '=', 'external')
    .execute()
  return rows.length
}

async function addTransactions(unit: UnitOfWork, bookings: readonly Booking[]): Promise<number> {
  const hashes = new Set(['external', 'in_transit'])
  for (const { sender_hash, receiver_hash } of bookings) {
    hashes.add(sender_hash)
    if (receiver_hash !== null) hashes.add(receiver_hash)
  }
  const accounts = await accountsByHash(unit.trx, [...hashes])
  const known = await knownTransactions(unit.trx, bookings)
  const before = new Map([...accounts].map(([hash, account]) => [hash, account.balance]))
  const order = bookings.map((booking, index) => ({ booking, index }))
  order.sort((a, b) =>
    a.booking.booked_at < b.booking.booked_at
      ? -1
      : a.booking.booked_at > b.booking.booked_at
        ? 1
        : a.index - b.index,
  )
  let seq = await nextSeq(unit.trx)
  const rows: LedgerTxTable[] = []
  for (const { booking, index } of order) {
    const row = toLedgerRow(booking, seq)
    const twin = known.get(row.transaction_id)
    if (twin) {
      const differing = compared.filter((member) => twin[member] !== row[member])
      if (differing.length > 0) throw new SeedError({ code: 'transaction-conflict', index, differing })
      continue
    }
    move(accounts, row, index)
    known.set(row.transaction_id, row)
    rows.push(row)
    seq += 1
  }
  for (const chunk of chunks(rows, rowsPerInsert))
    await unit.trx.insertInto('pf_ledger_tx').values(chunk).execute()
  for (const [hash, account] of accounts) {
    if (account.balance === before.get(hash)) continue
    await unit.trx
      .updateTable('pf_account')
      .set({ balance: account.balance })
      .where('account_hash', '=', hash)
      .execute()
  }
  return rows.length
}

type Balances = Map<string, { balance: number; held: number }>

function move(accounts: Balances, row: LedgerTxTable, index: number) {
  const sender = accounts.get(row.sender_hash)
  if (!sender) throw new SeedError({ code: 'account-not-found', index, field: 'sender_account_hash' })
  if (row.receiver_hash !== null && !accounts.has(row.receiver_hash)) {
    throw new SeedError({ code: 'account-not-found', index, field: 'receiver_account_hash' })
  }
  const target = creditedAccount(row)
  if (target === null) return
  if (row.sender_hash !== 'external' && sender.balance - sender.held < row.amount) {
    throw new SeedError({ code: 'insufficient-available-balance', index })
  }
  sender.balance -= row.amount
  const receiver = accounts.get(target)
  if (receiver) receiver.balance += row.amount
}

async function accountsByHash(trx: Db, hashes: readonly string[]): Promise<Balances> {
  const found: Balances = new Map()
  for (const chunk of chunks(hashes, rowsPerInsert)) {
    const rows = await trx
      .selectFrom('pf_account')
      .select(['account_hash', 'balance', 'held'])
      .where('account_hash', 'in', chunk)
      .execute()
    for (const row of rows) found.set(row.account_hash, { balance: row.balance, held: row.held })
  }
  return found
}

async function knownTransactions(trx: Db, bookings: readonly Booking[]): Promise<Map<string, LedgerTxTable>> {
  const known = new Map<string, LedgerTxTable>()
  for (const chunk of chunks(bookings, rowsPerInsert)) {
    const ids = chunk.map((booking) => booking.transaction_id)
    const rows = await trx.selectFrom('pf_ledger_tx').selectAll().where('transaction_id', 'in', ids).execute()
    for (const row of rows) known.set(row.transaction_id, row)
  }
  return known
}

function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type {
  AccountTable,
  IncompleteStatementTable,
  LedgerTxTable,
  StatedTable,
} from '../../../storage/tables/platform.ts'
import { keepAccountNumber } from '../ledger/accounts.ts'
import { nextSeq, toLedgerRow } from '../ledger/bookings.ts'
import { readOriginals } from './find-originals.ts'
import { ownKey, readRestated } from './find-restated.ts'
import type { LedgerEntry, NamedAccount, SharedReferences, TransactionEntry } from './ledger-entry.ts'
import {
  type Candidate,
  documentOf,
  entryKey,
  isNumbered,
  isWholeRow,
  type NumberedEntry,
  readSimilar,
  readStated,
} from './match-entries.ts'

/** The part of the ledger that some entries concern: read once, changed in memory, written once. */
export interface LedgerState {
  /**
   * Finds an account by its number, whichever pepper its hash uses; undefined if the ledger does not have it.
   */
  accountOf(account: NamedAccount): AccountTable | undefined
  /** Finds an account by its hash; the ledger's own accounts by their names. */
  accountBy(hash: string): AccountTable | undefined
  /** Returns the hash for an account that does not exist yet. */
  hashOf(account: NamedAccount): string
  transactionOf(id: string): LedgerTxTable | undefined
  /** Returns the payment for which the ledger already has this very entry of a statement. */
  statedAs(key: string): LedgerTxTable | undefined
  /** Payments that an entry of a statement may be about, among others. */
  candidates(): Candidate[]
  nextSeq(): number
  /** Marks a row as new or changed. */
  keepAccount(row: AccountTable): void
  keepTransaction(row: LedgerTxTable): void
  /** Remembers the number of an account, encrypted. */
  keepNumber(hash: string, sealed: string): void
  /** Remembers that an entry of a statement is about a payment. */
  keepStated(key: string, entry: NumberedEntry, transactionId: string): void
  /** Remembers under which references another file than a statement has a payment. */
  keepReferences(key: string, transactionId: string, references: SharedReferences): void
  /** Returns whether a case or a trace refers to a payment, so that it cannot be replaced by another. */
  isQuoted(id: string): boolean
  /** Removes a payment that is the same as another, to which its entries now belong. */
  dropTransaction(row: LedgerTxTable, same: LedgerTxTable): void
  /** Marks the statement of an account as incomplete, or as complete so far. */
  markStatement(account: NamedAccount, statement: string, isIncomplete: boolean): void
  /** Writes the marked rows. */
  write(): Promise<void>
}

const rowsPerStatement = 100

/** The rows that some entries concern, as read from the database. */
interface Loaded {
  hashesOf: ReadonlyMap<string, readonly string[]>
  accounts: Map<string, AccountTable>
  transactions: Map<string, LedgerTxTable>
  stated: Map<string, StatedTable>
  quoted: ReadonlySet<string>
  seq: number
}

async function load(trx: Db, keyedHash: KeyedHash, entries: readonly LedgerEntry[]): Promise<Loaded> {
  const hashesOf = new Map(namesIn(entries).map((number) => [number, keyedHash.all('account', number)]))
  const named = await accountsBy(trx, [...hashesOf.values()].flat())
  const stated = await statedIn(trx, entries, (entry) =>
    toWish(entry, (account) => {
      const hashes = hashesOf.get(account.number) ?? []
      return hashes.find((hash) => named.has(hash)) ?? hashes[0] ?? ''
    }),
  )
  const ids = [...idsIn(entries), ...stated.ids, ...(await readOriginals(trx, entries))]
  const transactions = await transactionsBy(trx, ids)
  for (const row of await readStated(trx, 'transaction_id', [...transactions.keys()]))
    stated.rows.set(row.entry_key, row)
  const parties = [...transactions.values()].flatMap((row) =>
    [row.sender_hash, row.receiver_hash ?? []].flat(),
  )
  const accounts = await accountsBy(trx, [
    ...new Set(['external', 'in_transit', ...parties, ...[...hashesOf.values()].flat()]),
  ])
  // Only payments without a party can be found to be one.
  const isPartial = [...transactions.values()].some((row) => !isWholeRow(row))
  const quoted = await quotedIn(trx, isPartial ? [...transactions.keys()] : [])
  return { hashesOf, accounts, transactions, stated: stated.rows, quoted, seq: await nextSeq(trx) }
}

/** Returns which payments cases and traces refer to. */
async function quotedIn(trx: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const read = (table: 'pf_case_tx' | 'pf_trace') =>
    trx.selectFrom(table).select('transaction_id').where('transaction_id', 'in', ids).execute()
  const rows = [...(await read('pf_case_tx')), ...(await read('pf_trace'))]
  return new Set(rows.map(({ transaction_id }) => transaction_id))
}

/** A statement of an account that has begun, or that has a misfit. */
type Mark = IncompleteStatementTable & { isIncomplete: boolean }

/** Reads the part of the ledger that some entries concern. */
export async function readLedgerState(
  trx: Db,
  keyedHash: KeyedHash,
  entries: readonly LedgerEntry[],
): Promise<LedgerState> {
  const loaded = await load(trx, keyedHash, entries)
  const { hashesOf, accounts, transactions } = loaded
  const known = { accounts: new Set(accounts.keys()), transactions: new Set(transactions.keys()) }
  const changed = { accounts: new Set<string>(), transactions: new Set<string>() }
  /** The payments that replace dropped ones, by the ids of these. */
  const dropped = new Map<string, string>()
  const marks = new Map<string, Mark>()
  const numbers = new Map<string, string>()
  const stated = createStatedRows(loaded.stated)
  let { seq } = loaded
  const hashOf = ({ number }: NamedAccount) => hashesOf.get(number)?.[0] ?? keyedHash('account', number)
  const accountOf = ({ number }: NamedAccount) =>
    hashesOf
      .get(number)
      ?.map((hash) => accounts.get(hash))
      .find((row) => row !== undefined)
  return {
    hashOf,
    accountOf,
    accountBy: (hash) => accounts.get(hash),
    transactionOf: (id) => transactions.get(id),
    statedAs: (key) => transactions.get(stated.paymentOf(key) ?? ''),
    candidates: () => [...transactions.values()].map((row) => ({ row, stated: stated.of(row) })),
    nextSeq: () => seq++,
    keepAccount(row) {
      accounts.set(row.account_hash, row)
      changed.accounts.add(row.account_hash)
    },
    keepTransaction(row) {
      transactions.set(row.transaction_id, row)
      changed.transactions.add(row.transaction_id)
    },
    keepNumber(hash, sealed) {
      numbers.set(hash, sealed)
    },
    keepStated(key, entry, transactionId) {
      const row = transactions.get(transactionId)
      stated.add(toStatedRow(key, entry, transactionId, row))
      // A pending entry comes again when it is booked.
      if (row === undefined || entry.status !== undefined) return
      const unstated = unstatedAfter(row.unstated, entry.stated.side)
      if (unstated === row.unstated) return
      transactions.set(transactionId, { ...row, unstated })
      changed.transactions.add(transactionId)
    },
    keepReferences: (key, transactionId, references) =>
      stated.add(toMessageRow(key, transactionId, references)),
    isQuoted: (id) => loaded.quoted.has(id),
    dropTransaction(row, same) {
      const sides = stated.move(row, same)
      transactions.delete(row.transaction_id)
      changed.transactions.delete(row.transaction_id)
      transactions.set(same.transaction_id, { ...same, unstated: sides.reduce(unstatedAfter, same.unstated) })
      changed.transactions.add(same.transaction_id)
      if (known.transactions.has(row.transaction_id)) dropped.set(row.transaction_id, same.transaction_id)
    },
    markStatement(account, statement, isIncomplete) {
      const account_hash = accountOf(account)?.account_hash ?? hashOf(account)
      marks.set(`${account_hash} ${statement}`, { account_hash, statement, isIncomplete })
    },
    async write() {
      await writeAccounts(trx, split(accounts, changed.accounts, known.accounts))
      await writeTransactions(trx, split(transactions, changed.transactions, known.transactions))
      for (const [id, same] of dropped) await replaceTransaction(trx, id, same)
      await writeStated(trx, stated.fresh())
      for (const [account_hash, number_enc] of numbers)
        await keepAccountNumber(trx, { account_hash, number_enc })
      await writeMarks(trx, [...marks.values()])
    },
  }
}

/** Indexes how statements and messages have payments. */
function createStatedRows(rows: Map<string, StatedTable>) {
  const known = new Set(rows.keys())
  const byPayment = new Map<string, StatedTable[]>()
  const add = (row: StatedTable) => {
    rows.set(row.entry_key, row)
    byPayment.set(row.transaction_id, [...(byPayment.get(row.transaction_id) ?? []), row])
  }
  for (const row of [...rows.values()]) add(row)
  const of = ({ transaction_id }: LedgerTxTable) => byPayment.get(transaction_id) ?? []
  return {
    add,
    of,
    paymentOf: (key: string) => rows.get(key)?.transaction_id,
    /** Gives what one payment has to another. Returns the sides that it had. */
    move(from: LedgerTxTable, to: LedgerTxTable): StatedTable['side'][] {
      const moved = of(from)
      byPayment.delete(from.transaction_id)
      for (const row of moved) add({ ...row, transaction_id: to.transaction_id })
      return moved.map(({ side }) => side)
    },
    fresh: () => [...rows.values()].filter(({ entry_key }) => !known.has(entry_key)),
  }
}

function split<Row>(
  rows: ReadonlyMap<string, Row>,
  changedKeys: ReadonlySet<string>,
  knownKeys: ReadonlySet<string>,
): Changes<Row> {
  const of = (isKnown: boolean) =>
    [...changedKeys].filter((key) => knownKeys.has(key) === isKnown).flatMap((key) => rows.get(key) ?? [])
  return { added: of(false), changed: of(true) }
}

function unstatedAfter(unstated: LedgerTxTable['unstated'], side: StatedTable['side']) {
  if (side === 'message') return unstated
  if (unstated === 'both') return side === 'debit' ? 'credit' : 'debit'
  return unstated === side ? null : unstated
}

function toStatedRow(
  key: string,
  entry: NumberedEntry,
  transactionId: string,
  row: LedgerTxTable | undefined,
): StatedTable {
  const { side, references, ownReference } = entry.stated
  return {
    entry_key: key,
    transaction_id: transactionId,
    side,
    tx_id: references.txId ?? null,
    uetr: references.uetr ?? null,
    end_to_end_id: references.endToEndId ?? null,
    document: documentOf(entry),
    own_key: row ? ownKey(side, row) : null,
    day: entry.day,
    own_reference: ownReference ?? null,
  }
}

const toMessageRow = (
  key: string,
  transactionId: string,
  { txId, uetr, endToEndId }: SharedReferences,
): StatedTable => ({
  entry_key: key,
  transaction_id: transactionId,
  side: 'message',
  tx_id: txId ?? null,
  uetr: uetr ?? null,
  end_to_end_id: endToEndId ?? null,
  document: 'pacs.004',
  own_key: null,
  day: null,
  own_reference: null,
})

/** Returns the row that a transaction would be in the ledger; `hashOf` finds an account. */
export const toWish = (
  entry: TransactionEntry,
  hashOf: (account: NamedAccount) => string,
  transactionId = '',
): LedgerTxTable =>
  toLedgerRow(
    {
      transaction_id: transactionId,
      booked_at: entry.bookedAt,
      sender_hash: entry.sender ? hashOf(entry.sender) : 'external',
      receiver_hash: entry.receiver ? hashOf(entry.receiver) : null,
      amount: entry.amountMinor,
      withdrawal_method: entry.withdrawalMethod ?? null,
      narrative: entry.narrative ?? null,
      ...(entry.status !== undefined && { status: entry.status }),
    },
    0,
  )

/** Finds what the ledger already has of statements' entries, and the payments that new ones may be about. */
async function statedIn(
  trx: Db,
  entries: readonly LedgerEntry[],
  wishOf: (entry: NumberedEntry) => LedgerTxTable,
): Promise<{ rows: Map<string, StatedTable>; ids: string[] }> {
  const wished = entries.filter(isNumbered).map((entry) => ({ entry, wish: wishOf(entry) }))
  const keyOf = ({ entry, wish }: (typeof wished)[number]) => entryKey(entry, wish)
  const rows = new Map(
    (await readStated(trx, 'entry_key', wished.map(keyOf))).map((row) => [row.entry_key, row]),
  )
  const unknown = wished.filter((one) => !rows.has(keyOf(one)))
  const similar = [...(await readSimilar(trx, unknown)), ...(await readRestated(trx, unknown))]
  return { rows, ids: [...[...rows.values()].map(({ transaction_id }) => transaction_id), ...similar] }
}

function namesIn(entries: readonly LedgerEntry[]): string[] {
  const numbers = entries.flatMap((entry) => {
    if (entry.kind === 'account' || entry.kind === 'statement') return [entry.account.number]
    if (entry.kind === 'fault') return entry.account?.number ?? []
    if (entry.kind === 'return' || entry.kind === 'recall') {
      return [entry.original.sender, entry.original.receiver].flatMap((account) => account?.number ?? [])
    }
    return entry.kind === 'transaction'
      ? [entry.sender, entry.receiver].flatMap((account) => account?.number ?? [])
      : []
  })
  return [...new Set(numbers)]
}

const isText = (id: string | undefined): id is string => id !== undefined

const idsIn = (entries: readonly LedgerEntry[]): string[] =>
  entries.flatMap((entry) => {
    if (isNumbered(entry))
      return Object.values(entry.stated.references).concat(entry.transactionId).filter(isText)
    if (entry.kind === 'transaction') return [entry.transactionId].filter(isText)
    return entry.kind === 'status' ? entry.transactionIds : []
  })

async function accountsBy(trx: Db, hashes: readonly string[]): Promise<Map<string, AccountTable>> {
  if (hashes.length === 0) return new Map()
  const rows = await trx.selectFrom('pf_account').selectAll().where('account_hash', 'in', hashes).execute()
  return new Map(rows.map((row) => [row.account_hash, row]))
}

async function transactionsBy(trx: Db, ids: readonly string[]): Promise<Map<string, LedgerTxTable>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('pf_ledger_tx')
    .selectAll()
    .where('transaction_id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.transaction_id, row]))
}

interface Changes<Row> {
  added: Row[]
  changed: Row[]
}

async function writeAccounts(trx: Db, { added, changed }: Changes<AccountTable>): Promise<void> {
  for (let at = 0; at < added.length; at += rowsPerStatement) {
    await trx
      .insertInto('pf_account')
      .values(added.slice(at, at + rowsPerStatement))
      .execute()
  }
  for (const row of changed) {
    await trx.updateTable('pf_account').set(row).where('account_hash', '=', row.account_hash).execute()
  }
}

async function writeTransactions(trx: Db, { added, changed }: Changes<LedgerTxTable>): Promise<void> {
  for (let at = 0; at < added.length; at += rowsPerStatement) {
    await trx
      .insertInto('pf_ledger_tx')
      .values(added.slice(at, at + rowsPerStatement))
      .execute()
  }
  for (const row of changed) {
    await trx.updateTable('pf_ledger_tx').set(row).where('transaction_id', '=', row.transaction_id).execute()
  }
}

/** Deletes a payment, and gives the entries that are about it to another. */
async function replaceTransaction(trx: Db, id: string, same: string): Promise<void> {
  await trx.updateTable('pf_stated').set({ transaction_id: same }).where('transaction_id', '=', id).execute()
  await trx.deleteFrom('pf_ledger_tx').where('transaction_id', '=', id).execute()
}

async function writeStated(trx: Db, rows: StatedTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await trx
      .insertInto('pf_stated')
      .values(rows.slice(at, at + rowsPerStatement))
      .execute()
  }
}

async function writeMarks(trx: Db, marks: readonly Mark[]): Promise<void> {
  for (const { account_hash, statement, isIncomplete } of marks) {
    const row = { account_hash, statement }
    if (isIncomplete) {
      await trx
        .insertInto('pf_incomplete_statement')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await trx
        .deleteFrom('pf_incomplete_statement')
        .where('account_hash', '=', account_hash)
        .where('statement', '=', statement)
        .execute()
    }
  }
}

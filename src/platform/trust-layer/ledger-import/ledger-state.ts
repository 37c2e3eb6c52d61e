import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { AccountTable, LedgerTxTable } from '../../../storage/tables/platform.ts'
import { nextSeq } from '../ledger/bookings.ts'
import type { LedgerEntry, NamedAccount } from './ledger-entry.ts'

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
  nextSeq(): number
  /** Marks a row as new or changed. */
  keepAccount(row: AccountTable): void
  keepTransaction(row: LedgerTxTable): void
  /** Writes the marked rows. */
  write(): Promise<void>
}

const rowsPerStatement = 100

/** Reads the part of the ledger that some entries concern. */
export async function readLedgerState(
  trx: Db,
  keyedHash: KeyedHash,
  entries: readonly LedgerEntry[],
): Promise<LedgerState> {
  const hashesOf = new Map(namesIn(entries).map((number) => [number, keyedHash.all('account', number)]))
  const transactions = await transactionsBy(trx, idsIn(entries))
  const parties = [...transactions.values()].flatMap((row) =>
    [row.sender_hash, row.receiver_hash ?? []].flat(),
  )
  const accounts = await accountsBy(trx, [
    ...new Set(['external', 'in_transit', ...parties, ...[...hashesOf.values()].flat()]),
  ])
  const known = { accounts: new Set(accounts.keys()), transactions: new Set(transactions.keys()) }
  const changed = { accounts: new Set<string>(), transactions: new Set<string>() }
  let seq = await nextSeq(trx)
  const hashOf = ({ number }: NamedAccount) => hashesOf.get(number)?.[0] ?? keyedHash('account', number)
  return {
    hashOf,
    accountOf: ({ number }) =>
      hashesOf
        .get(number)
        ?.map((hash) => accounts.get(hash))
        .find((row) => row !== undefined),
    accountBy: (hash) => accounts.get(hash),
    transactionOf: (id) => transactions.get(id),
    nextSeq: () => seq++,
    keepAccount(row) {
      accounts.set(row.account_hash, row)
      changed.accounts.add(row.account_hash)
    },
    keepTransaction(row) {
      transactions.set(row.transaction_id, row)
      changed.transactions.add(row.transaction_id)
    },
    async write() {
      const split = <Row>(
        rows: ReadonlyMap<string, Row>,
        changedKeys: Set<string>,
        knownKeys: Set<string>,
      ) => {
        const of = (isKnown: boolean) =>
          [...changedKeys]
            .filter((key) => knownKeys.has(key) === isKnown)
            .flatMap((key) => rows.get(key) ?? [])
        return { added: of(false), changed: of(true) }
      }
      await writeAccounts(trx, split(accounts, changed.accounts, known.accounts))
      await writeTransactions(trx, split(transactions, changed.transactions, known.transactions))
    },
  }
}

function namesIn(entries: readonly LedgerEntry[]): string[] {
  const numbers = entries.flatMap((entry) => {
    if (entry.kind === 'account') return [entry.account.number]
    return entry.kind === 'transaction'
      ? [entry.sender, entry.receiver].flatMap((account) => account?.number ?? [])
      : []
  })
  return [...new Set(numbers)]
}

const idsIn = (entries: readonly LedgerEntry[]): string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'transaction') return [entry.transactionId]
    return entry.kind === 'status' ? entry.transactionIds : []
  })

async function accountsBy(trx: Db, hashes: readonly string[]): Promise<Map<string, AccountTable>> {
  const rows = await trx.selectFrom('pf_account').selectAll().where('account_hash', 'in', hashes).execute()
  return new Map(rows.map((row) => [row.account_hash, row]))
}

async function transactionsBy(trx: Db, ids: readonly string[]): Promise<Map<string, LedgerTxTable>> {
  if (ids.length === 0) return new Map()
  const rows = await trx.selectFrom('pf_ledger_tx').selectAll().where('transaction_id', 'in', ids).execute()
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

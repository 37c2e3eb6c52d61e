import type { KeyedHash } from '../../../contract/primitives/keyed-hash.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { AccountTable } from '../../../storage/tables/platform.ts'
import type { Seal } from '../../kit/ports.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'

/** The ledger's own accounts, so that every movement has two sides and money never appears or vanishes. */
const ownAccounts = ['external', 'in_transit', 'pool'] as const
type OwnAccount = (typeof ownAccounts)[number]

/** Reads an account by its hash. */
export const findAccount = (trx: Db, accountHash: string): Promise<AccountTable | undefined> =>
  trx.selectFrom('pf_account').selectAll().where('account_hash', '=', accountHash).executeTakeFirst()

/** Reads the account with a number, whichever pepper its hash uses; newest first. */
export async function findAccountOf(
  trx: Db,
  keyedHash: KeyedHash,
  accountNumber: string,
): Promise<AccountTable | undefined> {
  for (const hash of keyedHash.all('account', accountNumber)) {
    const account = await findAccount(trx, hash)
    if (account) return account
  }
  return undefined
}

/** Stores the encrypted number of an account, unless it is stored. */
export async function keepAccountNumber(
  trx: Db,
  row: { account_hash: string; number_enc: string },
): Promise<void> {
  await trx
    .insertInto('pf_account_number')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Reads the number of an account, for the institution that has stated it and for what is addressed to it; null
 * if no institution has.
 */
export async function readAccountNumber(trx: Db, seal: Seal, accountHash: string): Promise<string | null> {
  const row = await trx
    .selectFrom('pf_account_number')
    .select('number_enc')
    .where('account_hash', '=', accountHash)
    .executeTakeFirst()
  return openAccountNumber(seal, accountHash, row?.number_enc ?? null)
}

/** Decrypts the stored number of an account. */
export const openAccountNumber = (seal: Seal, accountHash: string, sealed: string | null): string | null =>
  sealed === null ? null : seal.decrypt<string>(sealed, sealContexts.account(accountHash))

/** Counts the accounts of people and companies; the ledger's own accounts have names instead of hashes. */
export async function countAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('pf_account')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('institution_code', '<>', '')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Opens the ledger's own accounts. All money comes from `external`, whose balance is negative. */
export async function openOwnAccounts(trx: Db, poolOpeningMinor: number): Promise<void> {
  const row = (hash: OwnAccount, balance: number): AccountTable => ({
    account_hash: hash,
    institution_code: '',
    holder_name_enc: null,
    account_type: 'internal',
    opened_at: null,
    status: 'active',
    opening_balance: balance,
    opening_stated: null,
    opening_as_of: null,
    balance,
    held: 0,
    confirmed_mule: 0,
  })
  await trx
    .insertInto('pf_account')
    .values([row('external', -poolOpeningMinor), row('in_transit', 0), row('pool', poolOpeningMinor)])
    .onConflict((conflict) => conflict.column('account_hash').doNothing())
    .execute()
}

/**
 * Debits `amount` (minor units) from an account, if the balance that is not held suffices. Otherwise returns
 * false without any change. `external` may become negative.
 */
export async function debit(trx: Db, accountHash: string, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pf_account')
    .set((eb) => ({ balance: eb('balance', '-', amount) }))
    .where('account_hash', '=', accountHash)
    .$if(accountHash !== 'external', (query) =>
      query.where((eb) => eb(eb('balance', '-', eb.ref('held')), '>=', amount)),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Credits `amount` (minor units) to an account. */
export async function credit(trx: Db, accountHash: string, amount: number): Promise<void> {
  await trx
    .updateTable('pf_account')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('account_hash', '=', accountHash)
    .execute()
}

/**
 * Holds `amount` (minor units) of the available balance. Returns false, without any change, if less is
 * available.
 */
export async function hold(trx: Db, accountHash: string, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pf_account')
    .set((eb) => ({ held: eb('held', '+', amount) }))
    .where('account_hash', '=', accountHash)
    .where((eb) => eb(eb('balance', '-', eb.ref('held')), '>=', amount))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Releases `amount` (minor units) of the held balance. */
export async function unhold(trx: Db, accountHash: string, amount: number): Promise<void> {
  await trx
    .updateTable('pf_account')
    .set((eb) => ({ held: eb('held', '-', amount) }))
    .where('account_hash', '=', accountHash)
    .execute()
}

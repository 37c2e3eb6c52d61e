import type { Db } from '../../../storage/database/storage.ts'
import type { Principal } from '../../kit/principal.ts'
import { findAccount } from './accounts.ts'

/** Reads the institution that holds an account; null if the account is not in the ledger. */
export async function institutionOf(trx: Db, accountHash: string | null | undefined): Promise<string | null> {
  if (!accountHash) return null
  return (await findAccount(trx, accountHash))?.institution_code || null
}

/**
 * Returns whether a caller may see a payment between these accounts. An institution may if it holds one of
 * them; the other roles act for all.
 */
export async function isParty(
  trx: Db,
  principal: Principal,
  accountHashes: readonly (string | null)[],
): Promise<boolean> {
  if (principal.role !== 'institution') return true
  for (const hash of accountHashes) {
    if ((await institutionOf(trx, hash)) === principal.institution) return true
  }
  return false
}

import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Seal } from './seal.ts'

/** Returns the encryption context of a mark in the `deployment` table. */
export const markContext = (name: string) => `deployment:${name}`

const name = 'seal'

/**
 * Checks the keys against the ones the database was written with, using a text that they encrypted there. A
 * relay with other keys would claim work that it cannot read, and leave it unfinished.
 * @throws Error when none of the keys decrypts it
 */
export async function checkSealKeys({
  storage,
  seal,
  clock,
}: {
  storage: Storage
  seal: Seal
  clock: Clock
}) {
  await storage.write('deployment', async (trx) => {
    if (await refuseOtherKeys(trx, seal)) return
    const value = seal.encrypt('parley', markContext(name))
    await trx.insertInto('deployment').values({ name, value, at: clock() }).execute()
  })
}

/**
 * Checks, without writing, that the keys open what is in the database. Returns false if nothing was written
 * yet.
 * @throws Error when none of the keys decrypts it
 */
export async function refuseOtherKeys(db: Db, seal: Seal): Promise<boolean> {
  const row = await db.selectFrom('deployment').select('value').where('name', '=', name).executeTakeFirst()
  if (!row) return false
  try {
    seal.decrypt<string>(row.value, markContext(name))
    return true
  } catch (cause) {
    throw new Error('PARLEY_SEAL_KEY: this database was written with another key', { cause })
  }
}

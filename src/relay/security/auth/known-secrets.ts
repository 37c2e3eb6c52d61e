import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Seal } from './seal.ts'

/** Names the row that a mark is sealed for. */
export const markContext = (name: string) => `deployment:${name}`

const name = 'seal'

/**
 * Compares the keys with those that the database was written with, by a text that they have sealed there. A relay with other
 * keys would take up work that it cannot read, and leave it behind.
 * @throws Error when none of the keys opens it
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
 * Looks whether the keys open what the database was written with, and changes nothing. False when nothing was written yet.
 * @throws Error when none of the keys opens it
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

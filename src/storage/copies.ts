import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db, Storage } from './database/storage.ts'
import { openStorage } from './open-storage.ts'

/**
 * Writes a whole copy of a SQLite database to `file`, while others go on reading and writing it. What is sealed stays sealed:
 * the copy is of use only with the keys.
 * @throws Error when there is such a file already, or it cannot be written
 */
export async function backUp(db: Db, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already`)
  await sql`vacuum into ${file}`.execute(db)
  chmodSync(file, 0o600)
}

/**
 * Puts a copy in the place of a database that nobody serves; what was there is kept beside it under another name.
 * @param stamp goes into that name, such as `20261123-0401`
 * @returns the name of what was there, if anything was
 * @throws Error when the copy is broken, or no database of a relay
 */
export async function restore(from: string, to: string, stamp: string): Promise<string | undefined> {
  await check(from)
  const before = existsSync(to) ? `${to}.before-${stamp}` : undefined
  if (before) renameSync(to, before)
  for (const end of ['-wal', '-shm']) rmSync(`${to}${end}`, { force: true })
  copyFileSync(from, to)
  chmodSync(to, 0o600)
  const storage = openStorage(`sqlite:${to}`)
  // The process that served it then is not the one that will.
  await storage.db.deleteFrom('deployment').where('name', '=', 'process').execute()
  await storage.close()
  return before
}

async function check(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  let storage: Storage | undefined
  try {
    storage = openStorage(`sqlite:${file}`)
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(storage.db)
    if (rows[0]?.integrity_check !== 'ok') throw new Error(rows[0]?.integrity_check)
    await storage.db.selectFrom('deployment').select('name').execute()
  } catch (cause) {
    throw new Error(`${file} is broken, or no copy of a relay's database`, { cause })
  } finally {
    await storage?.close()
  }
}

import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { Db } from './database/storage.ts'
import { openStorage } from './open-storage.ts'

/**
 * Writes a complete copy of a SQLite database to `file`, while other processes continue to read and write it.
 * Encrypted values stay encrypted: the copy is only useful with the keys.
 * @throws Error if the file already exists, or cannot be written
 */
export async function backUp(db: Db, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already`)
  await sql`vacuum into ${file}`.execute(db)
  chmodSync(file, 0o600)
}

/** Suffixes of the files next to a database while it is open, and after a crash. */
const besides = ['-wal', '-shm']

/**
 * Replaces a database that no process is using with a copy; the previous database is kept next to it under
 * another name. The copy itself is only read.
 * @param stamp part of that name, such as `20261123-0401`
 * @returns the name of the previous database, if there was one
 * @throws Error if the copy is corrupt, or not a relay's database; then nothing is replaced
 */
export async function restore(from: string, to: string, stamp: string): Promise<string | undefined> {
  if (!existsSync(from)) throw new Error(`there is no file ${from}`)
  const next = `${to}.next`
  const before = existsSync(to) ? `${to}.before-${stamp}` : undefined
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    for (const end of ['', ...besides]) rmSync(`${next}${end}`, { force: true })
    for (const end of ['', '-wal']) {
      if (!existsSync(`${from}${end}`)) continue
      copyFileSync(`${from}${end}`, `${next}${end}`)
      chmodSync(`${next}${end}`, 0o600)
    }
    await prepare(next).catch((cause) => {
      throw new Error(`${from} is broken, or no copy of a relay's database`, { cause })
    })
    // Changes that a crashed process left in its log belong to the previous database.
    for (const end of ['', ...besides])
      if (before && existsSync(`${to}${end}`)) renameSync(`${to}${end}`, `${before}${end}`)
    for (const end of besides) rmSync(`${to}${end}`, { force: true })
    renameSync(next, to)
  } finally {
    for (const end of ['', ...besides]) rmSync(`${next}${end}`, { force: true })
  }
  return before
}

/** Checks the copy. The process that used it then is not the one that will use it now. */
async function prepare(file: string): Promise<void> {
  const storage = openStorage(`sqlite:${file}`)
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(storage.db)
    if (rows[0]?.integrity_check !== 'ok') throw new Error(rows[0]?.integrity_check)
    await storage.db.deleteFrom('deployment').where('name', '=', 'process').execute()
    await storage.scrub('log')
  } finally {
    await storage.close()
  }
}

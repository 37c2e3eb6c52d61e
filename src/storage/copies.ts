import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { Db } from './database/storage.ts'
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

/** What lies beside a database while it is open, and after a crash. */
const besides = ['-wal', '-shm']

/**
 * Puts a copy in the place of a database that nobody serves; what was there is kept beside it under another name. The copy
 * itself is only read.
 * @param stamp goes into that name, such as `20261123-0401`
 * @returns the name of what was there, if anything was
 * @throws Error when the copy is broken, or no database of a relay; then nothing is replaced
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
    // Changes that a crashed process has left in its log are a part of what was there.
    for (const end of ['', ...besides])
      if (before && existsSync(`${to}${end}`)) renameSync(`${to}${end}`, `${before}${end}`)
    for (const end of besides) rmSync(`${to}${end}`, { force: true })
    renameSync(next, to)
  } finally {
    for (const end of ['', ...besides]) rmSync(`${next}${end}`, { force: true })
  }
  return before
}

/** Checks what was copied. The process that served it then is not the one that will. */
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

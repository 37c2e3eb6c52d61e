import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp, restore } from '../../storage/copies.ts'
import { makePrivateFolder } from '../../storage/files/private-files.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { DatabaseInUse, takeDatabase } from '../../storage/sole-process.ts'
import { isRunning, nameThisProcess } from '../process-running.ts'
import { findDatabase, type Outcome, printOutcome } from './run-command.ts'

/** Backs up a SQLite database while the relay runs, and restores a backup while it doesn't. */

const usage = 'npm run backup -- FILE\nnpm run restore -- FILE'

const [command, given] = process.argv.slice(2)
const clock = () => new Date().toISOString()

await printOutcome(async () => {
  if ((command !== 'backup' && command !== 'restore') || !given) return { output: usage, code: 1 }
  const { settings, path } = findDatabase(process.env)
  if (!path) {
    return { output: 'DATABASE_URL is Postgres: use pg_dump and pg_restore, see docs/operations.md', code: 1 }
  }
  const file = resolve(given)
  if (command === 'backup') return backUpTo(file, path)
  makePrivateFolder(settings.PARLEY_DATA)
  return restoreFrom(file, path)
})

async function backUpTo(file: string, path: string): Promise<Outcome> {
  if (!existsSync(path)) {
    throw new Error(`There is no database at ${path}: set PARLEY_DATA or DATABASE_URL as the relay has it.`)
  }
  const storage = openStorage(`sqlite:${path}`)
  await backUp(storage.db, file).finally(() => storage.close())
  return {
    output: `${file}\nThe keys are not in it: keep PARLEY_DATA/secrets.json, or the variables, apart.`,
    code: 0,
  }
}

async function restoreFrom(file: string, path: string): Promise<Outcome> {
  if (existsSync(path)) await refuseWhileServed(path)
  const before = await restore(file, path, clock().replaceAll(/[-:]|\..*/g, ''))
  return { output: `${path}${before ? `\nWhat was there is kept as ${before}.` : ''}`, code: 0 }
}

/** @throws DatabaseInUse while a relay serves the database that would be replaced */
async function refuseWhileServed(path: string): Promise<void> {
  try {
    const storage = openStorage(`sqlite:${path}`)
    await takeDatabase({
      storage,
      clock,
      self: nameThisProcess(),
      isRunning,
      onWait: ({ host, pid }) =>
        process.stderr.write(
          `Process ${pid} on ${host} has served the database: waiting whether it still does.\n`,
        ),
    }).finally(() => storage.close())
  } catch (error) {
    if (error instanceof DatabaseInUse) throw error
    // A broken database is what a backup is for.
    process.stderr.write(
      `What is there cannot be read (${error instanceof Error ? error.message : String(error)}).\n`,
    )
  }
}

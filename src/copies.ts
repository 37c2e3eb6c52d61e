import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { isRunning } from './process-running.ts'
import { runCommand } from './run-command.ts'
import { backUp, restore } from './storage/copies.ts'
import { takeDatabase } from './storage/sole-process.ts'

/** Copies a SQLite database while the relay runs, and puts a copy back while it doesn't. */

const usage = 'npm run backup -- FILE\nnpm run restore -- FILE'

await runCommand(process.env, async ({ settings, storage, clock }) => {
  const [command, given] = process.argv.slice(2)
  if ((command !== 'backup' && command !== 'restore') || !given) return { output: usage, code: 1 }
  if (!storage.exclusive) {
    return { output: 'DATABASE_URL is Postgres: use pg_dump and pg_restore, see docs/operations.md', code: 1 }
  }
  const file = resolve(given)
  if (command === 'backup') {
    await backUp(storage.db, file)
    return {
      output: `${file}\nThe keys are not in it: keep PARLEY_DATA/secrets.json, or the variables, apart.`,
      code: 0,
    }
  }
  const to =
    /^sqlite:(?:\/\/)?(.+)$/.exec(settings.DATABASE_URL ?? '')?.[1] ??
    resolve(settings.PARLEY_DATA, 'parley.db')
  // Throws while a relay serves what would be replaced.
  await takeDatabase({ storage, clock, host: hostname(), pid: process.pid, isRunning })
  await storage.close()
  const before = await restore(file, to, clock().replaceAll(/[-:]|\..*/g, ''))
  return { output: `${to}${before ? `\nWhat was there is kept as ${before}.` : ''}`, code: 0 }
})

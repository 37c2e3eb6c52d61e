import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import pino from 'pino'
import { Registry } from 'prom-client'
import type { Clock } from '../../contract/primitives/ids.ts'
import { realTimers } from '../../contract/primitives/timers.ts'
import { parseSettings, type Settings } from '../../relay/config/environment.ts'
import { createSecurityLog, type SecurityLog } from '../../relay/security/auth/security-log.ts'
import { createSecurityTrail } from '../../relay/security/auth/security-trail.ts'
import type { Storage } from '../../storage/database/storage.ts'
import { makePrivateFolder } from '../../storage/files/private-files.ts'
import { migrate } from '../../storage/migrations/index.ts'
import { openStorage, sqliteFileOf } from '../../storage/open-storage.ts'
import { closedGuard } from '../../storage/sweep-guard.ts'
import { createProcessLog } from '../process-log.ts'

/** Context of an operator's command. */
export interface CommandContext {
  settings: Settings
  storage: Storage
  clock: Clock
  security: SecurityLog
}

/** Output of a command, and the exit code of its process. */
export interface Outcome {
  output: string
  code: number
}

/**
 * Runs an operator's command on the relay's database, which a running relay may have open too. Prints its
 * output, to standard error if it failed; logs always go there. Sets the exit code of the process.
 *
 * @param environment environment variables of the process
 */
export async function runCommand(
  environment: Record<string, string | undefined>,
  command: (context: CommandContext) => Promise<Outcome>,
): Promise<void> {
  await printOutcome(() => onStorage(environment, command))
}

/**
 * Runs a command and prints its output, to standard error if it failed. Sets the exit code of the process.
 */
export async function printOutcome(work: () => Promise<Outcome>): Promise<void> {
  try {
    const { output, code } = await work()
    const stream = code === 0 ? process.stdout : process.stderr
    stream.write(`${output}\n`)
    process.exitCode = code
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/**
 * Resolves the relay's database from its settings; `path` is set for SQLite. Files written from now on are
 * accessible only to their owner.
 */
export function findDatabase(environment: Record<string, string | undefined>) {
  process.umask(0o077)
  const settings = parseSettings(environment)
  const url = settings.DATABASE_URL ?? `sqlite:${resolve(settings.PARLEY_DATA, 'parley.db')}`
  return { settings, url, path: sqliteFileOf(url) }
}

async function onStorage<T>(
  environment: Record<string, string | undefined>,
  command: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const { settings, url, path } = findDatabase(environment)
  const isNew = path !== undefined && !existsSync(path)
  makePrivateFolder(settings.PARLEY_DATA)
  const storage = openStorage(url)
  const logger = createProcessLog(settings.LOG_LEVEL, pino.destination(2))
  try {
    await migrate(storage)
    const clock = () => new Date().toISOString()
    const log = createSecurityLog({ logger })
    const security = createSecurityTrail({
      log,
      storage,
      registry: new Registry(),
      clock,
      timers: realTimers,
      logger,
      maySweep: closedGuard.isOpen,
    })
    const result = await command({
      settings,
      storage,
      clock,
      security,
    })
    await security.stop()
    if (isNew) {
      process.stderr.write(
        `There was no database at ${path}: a new one was made. A relay with another PARLEY_DATA does not know what is in it.\n`,
      )
    }
    return result
  } finally {
    await storage.close()
  }
}

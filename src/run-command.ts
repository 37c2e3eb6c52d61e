import { resolve } from 'node:path'
import pino from 'pino'
import { Registry } from 'prom-client'
import type { Clock } from './contract/primitives/ids.ts'
import { createSecurityLog, type SecurityLog } from './relay/auth/security-log.ts'
import { createSecurityTrail } from './relay/auth/security-trail.ts'
import { parseSettings, type Settings } from './relay/config/environment.ts'
import type { Storage } from './storage/database/storage.ts'
import { makePrivateFolder } from './storage/files/private-files.ts'
import { migrate } from './storage/migrations/index.ts'
import { openStorage } from './storage/open-storage.ts'

/** Holds what an operator's command works with. */
export interface CommandContext {
  settings: Settings
  storage: Storage
  clock: Clock
  security: SecurityLog
}

/**
 * Runs an operator's command on the relay's database, which a running relay may have open too. Prints its output, to
 * standard error when it failed; logs go there in any case. Sets the exit code of the process.
 *
 * @param environment the variables of the process
 */
export async function runCommand(
  environment: Record<string, string | undefined>,
  command: (context: CommandContext) => Promise<{ output: string; code: number }>,
): Promise<void> {
  try {
    const { output, code } = await onStorage(environment, command)
    const stream = code === 0 ? process.stdout : process.stderr
    stream.write(`${output}\n`)
    process.exitCode = code
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

async function onStorage<T>(
  environment: Record<string, string | undefined>,
  command: (context: CommandContext) => Promise<T>,
): Promise<T> {
  process.umask(0o077)
  const settings = parseSettings(environment)
  makePrivateFolder(settings.PARLEY_DATA)
  const storage = openStorage(settings.DATABASE_URL ?? `sqlite:${resolve(settings.PARLEY_DATA, 'parley.db')}`)
  const logger = pino({ level: settings.LOG_LEVEL }, pino.destination(2))
  try {
    await migrate(storage)
    const clock = () => new Date().toISOString()
    const log = createSecurityLog({ logger })
    const security = createSecurityTrail({ log, storage, registry: new Registry(), clock, logger })
    const result = await command({ settings, storage, clock, security })
    await security.stop()
    return result
  } finally {
    await storage.close()
  }
}

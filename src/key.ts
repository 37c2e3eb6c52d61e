import { resolve } from 'node:path'
import pino from 'pino'
import { Registry } from 'prom-client'
import { createApiKeys } from './relay/auth/api-keys.ts'
import { runKeyCommand } from './relay/auth/key-command.ts'
import { createSecurityLog } from './relay/auth/security-log.ts'
import { createSecurityTrail, verifySecurityTrail } from './relay/auth/security-trail.ts'
import { parseSettings } from './relay/config/environment.ts'
import { makePrivateFolder } from './storage/files/private-files.ts'
import { migrate } from './storage/migrations/index.ts'
import { openStorage } from './storage/open-storage.ts'

/** Makes, lists and revokes API keys in the relay's database; the relay may be running. */

async function main() {
  process.umask(0o077)
  const settings = parseSettings(process.env)
  makePrivateFolder(settings.PARLEY_DATA)
  const storage = openStorage(settings.DATABASE_URL ?? `sqlite:${resolve(settings.PARLEY_DATA, 'parley.db')}`)
  // Standard output is for the key alone.
  const logger = pino({ level: settings.LOG_LEVEL }, pino.destination(2))
  try {
    await migrate(storage)
    const clock = () => new Date().toISOString()
    const log = createSecurityLog({ logger })
    const security = createSecurityTrail({ log, storage, registry: new Registry(), clock, logger })
    const { output, code } = await runKeyCommand(process.argv.slice(2), {
      keys: createApiKeys({ db: storage.db, clock }),
      clock,
      security,
      verifyTrail: () => verifySecurityTrail(storage.db),
      environment: settings.PARLEY_ENVIRONMENT,
    })
    await security.stop()
    const stream = code === 0 ? process.stdout : process.stderr
    stream.write(`${output}\n`)
    process.exitCode = code
  } finally {
    await storage.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

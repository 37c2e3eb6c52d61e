import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import { Registry } from 'prom-client'
import { platformSealedColumns } from './platform/sealed-columns.ts'
import { runKeysCommand } from './relay/auth/keys-command.ts'
import { keysPollMs } from './relay/auth/live-keys.ts'
import { createKeyRotation } from './relay/auth/rotate-keys.ts'
import { readSecrets } from './relay/auth/secrets.ts'
import { createSecurityLog } from './relay/auth/security-log.ts'
import { createSecurityTrail } from './relay/auth/security-trail.ts'
import { parseSettings } from './relay/config/environment.ts'
import { relaySealedColumns } from './relay/privacy/sealed-columns.ts'
import { migrate } from './storage/migrations/index.ts'
import { openStorage } from './storage/open-storage.ts'

/** Changes the deployment's own keys, and seals its database anew; the relay may be running. */

/** Long enough for relays to look at the file, and to end what they were writing. */
const settleMs = 5 * keysPollMs

async function main() {
  process.umask(0o077)
  const settings = parseSettings(process.env)
  const file = resolve(settings.PARLEY_DATA, 'secrets.json')
  const storage = openStorage(settings.DATABASE_URL ?? `sqlite:${resolve(settings.PARLEY_DATA, 'parley.db')}`)
  const logger = pino({ level: settings.LOG_LEVEL }, pino.destination(2))
  try {
    await migrate(storage)
    const clock = () => new Date().toISOString()
    const log = createSecurityLog({ logger })
    const security = createSecurityTrail({ log, storage, registry: new Registry(), clock, logger })
    const rotation = createKeyRotation({
      file,
      storage,
      columns: { ...relaySealedColumns, ...platformSealedColumns },
      clock,
      security,
      settle: () => setTimeout(settleMs),
      say: (line) => process.stdout.write(`${line}\n`),
    })
    const { output, code } = await runKeysCommand(process.argv.slice(2), {
      rotation,
      environment: process.env,
      load: () => readSecrets(process.env, file),
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

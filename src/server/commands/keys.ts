import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { platformSealedColumns } from '../../platform/sealed-columns.ts'
import { countAccounts } from '../../platform/trust-layer/ledger/accounts.ts'
import { countOpenings } from '../../relay/citizen-api/cases/case-links.ts'
import { runKeysCommand } from '../../relay/security/auth/keys-command.ts'
import { keysPollMs } from '../../relay/security/auth/live-keys.ts'
import { createKeyRotation } from '../../relay/security/auth/rotate-keys.ts'
import { readSecrets } from '../../relay/security/auth/secrets.ts'
import { confirmSweep, isTimeKnown, readSweepState } from '../../storage/sweep-guard.ts'
import { relaySealedColumns } from '../data-retention/sealed-columns.ts'
import { readConfig } from '../read-config.ts'
import { runCommand } from './run-command.ts'

/** Rotates the deployment's own keys, and re-encrypts its database; the relay may be running. */

/** Long enough for relays to poll the file and to finish their pending writes. */
const settleMs = 5 * keysPollMs

await runCommand(process.env, ({ settings, storage, clock, security }) => {
  const file = resolve(settings.PARLEY_DATA, 'secrets.json')
  const { retentionDays } = readConfig(settings).profile
  const rotation = createKeyRotation({
    file,
    storage,
    columns: { ...relaySealedColumns, ...platformSealedColumns },
    hashed: {
      cases: (before) => countOpenings(storage.db, before),
      accounts: () => countAccounts(storage.db),
    },
    retentionDays,
    clock,
    security,
    settle: () => setTimeout(settleMs),
    say: (line) => process.stdout.write(`${line}\n`),
  })
  return runKeysCommand(process.argv.slice(2), {
    rotation,
    environment: process.env,
    load: () => readSecrets(process.env, file),
    sweeps: {
      now: async () => new Date((await storage.now()) ?? Date.parse(clock())).toISOString(),
      state: () => readSweepState(storage.db),
      async confirm(now) {
        await confirmSweep(storage, { now, retentionDays })
        security.record({ kind: 'sweep-confirmed', actor: 'command', detail: `${retentionDays} days` })
      },
      isTimeKnown: (now) => isTimeKnown(storage.db, now),
    },
  })
})

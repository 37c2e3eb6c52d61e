import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { countAccounts } from './platform/ledger/accounts.ts'
import { platformSealedColumns } from './platform/sealed-columns.ts'
import { readConfig } from './read-config.ts'
import { runKeysCommand } from './relay/auth/keys-command.ts'
import { keysPollMs } from './relay/auth/live-keys.ts'
import { createKeyRotation } from './relay/auth/rotate-keys.ts'
import { readSecrets } from './relay/auth/secrets.ts'
import { countOpenings } from './relay/cases/case-links.ts'
import { relaySealedColumns } from './relay/privacy/sealed-columns.ts'
import { runCommand } from './run-command.ts'
import { confirmSweep, isTimeKnown, readSweepState } from './storage/sweep-guard.ts'

/** Changes the deployment's own keys, and seals its database anew; the relay may be running. */

/** Long enough for relays to look at the file, and to end what they were writing. */
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

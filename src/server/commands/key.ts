import { createApiKeys } from '../../relay/security/auth/api-keys.ts'
import { runKeyCommand } from '../../relay/security/auth/key-command.ts'
import { verifySecurityTrail } from '../../relay/security/auth/security-trail.ts'
import { runCommand } from './run-command.ts'

/** Creates, lists and revokes API keys in the relay's database; the relay may be running. */

await runCommand(process.env, ({ settings, storage, clock, security }) =>
  runKeyCommand(process.argv.slice(2), {
    keys: createApiKeys({ db: storage.db, clock }),
    clock,
    security,
    verifyTrail: () => verifySecurityTrail(storage.db),
    environment: settings.PARLEY_ENVIRONMENT,
  }),
)

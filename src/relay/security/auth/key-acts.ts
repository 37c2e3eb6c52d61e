import type { ApiKeys, NewApiKey } from './api-keys.ts'
import type { SecurityLog } from './security-log.ts'

/** Creates and revokes API keys, and records who did it. */
export interface KeyActs {
  /** Creates a key. `key` is returned only here. */
  make(wanted: NewApiKey, by: string): Promise<{ key: string; prefix: string }>
  /** Revokes a key and returns whether it existed. */
  revoke(prefix: string, by: string): Promise<boolean>
}

/** Creates the key actions that the command and the console share. */
export const createKeyActs = ({
  keys,
  security,
}: {
  keys: Pick<ApiKeys, 'create' | 'revoke'>
  security: SecurityLog
}): KeyActs => ({
  async make(wanted, by) {
    const made = await keys.create({ ...wanted, madeBy: by })
    security.record({ kind: 'key-created', actor: by, detail: `${made.prefix} ${wanted.role}` })
    return made
  },
  async revoke(prefix, by) {
    if (!(await keys.revoke(prefix))) return false
    security.record({ kind: 'key-revoked', actor: by, detail: prefix })
    return true
  },
})

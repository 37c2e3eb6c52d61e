import type { ApiKeys, NewApiKey } from './api-keys.ts'
import type { SecurityLog } from './security-log.ts'

/** Makes and takes back API keys, each with whoever did it. */
export interface KeyActs {
  /** The result is the only place that has `key` itself. */
  make(wanted: NewApiKey, by: string): Promise<{ key: string; prefix: string }>
  /** Tells whether there was such a key. */
  revoke(prefix: string, by: string): Promise<boolean>
}

/** Creates what the command and the console do with keys. */
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

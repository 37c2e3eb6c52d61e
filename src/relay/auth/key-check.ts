import { type Role, type Scope, scopes } from '../../contract/operations/operation.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import { equalBytes } from '../../http/secrets.ts'
import { type ApiKeys, hashKey, prefixOf } from './api-keys.ts'

/** Identifies a caller by its key. */
export interface Principal {
  /** The key's prefix; may be logged. */
  id: string
  scopes: ReadonlySet<Scope>
  role: Role
  citizenRef?: string
}

/**
 * Identifies the caller by an Authorization header; undefined without a valid key. Synchronous when the key
 * was checked a moment ago.
 */
export type KeyCheck = (
  authorization: string | undefined,
) => Principal | undefined | Promise<Principal | undefined>

/** Lists what checking keys needs. */
export interface KeyCheckDeps {
  keys: Pick<ApiKeys, 'find'>
  clock: Clock
  /** A key with every scope and the role `admin`, without a row in the database. */
  bootstrapKey?: string
  /**
   * How long a checked key is trusted without the database, in milliseconds, and thus how late a revocation
   * may take effect. Default 2000: a busy key costs one read in two seconds, without a shared cache of
   * revocations.
   */
  cacheMs?: number
  /** Monotonic milliseconds. Default `performance.now`. */
  now?: () => number
}

interface Known {
  hash: Uint8Array
  principal: Principal
  expiresAt: string | undefined
  /** On the scale of `now`. */
  freshUntil: number
}

/** Limits the memory; more keys than a deployment has. */
const maxCached = 10_000
const scheme = /^bearer +/i

/** Creates a check of keys against the database, through a small cache of hashes. */
export function createKeyCheck(deps: KeyCheckDeps): KeyCheck {
  const { keys, clock, bootstrapKey, cacheMs = 2000, now = () => performance.now() } = deps
  const cache = new Map<string, Known>()
  const loading = new Map<string, Promise<Known | undefined>>()
  const bootstrap = bootstrapKey ? createBootstrap(bootstrapKey) : undefined

  const accept = (known: Known, hash: Uint8Array): Principal | undefined => {
    if (!equalBytes(known.hash, hash)) return undefined
    if (known.expiresAt !== undefined && known.expiresAt <= clock()) return undefined
    return known.principal
  }
  const load = async (prefix: string): Promise<Known | undefined> => {
    const found = await keys.find(prefix)
    cache.delete(prefix)
    if (!found || found.key.revokedAt !== undefined) return undefined
    const { scopes, role, citizenRef, expiresAt } = found.key
    const known = {
      hash: found.hash,
      principal: {
        id: prefix,
        scopes: new Set(scopes),
        role,
        ...(citizenRef !== undefined && { citizenRef }),
      },
      expiresAt,
      freshUntil: now() + cacheMs,
    }
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '')
    cache.set(prefix, known)
    return known
  }
  const loadOnce = (prefix: string) => {
    const running = loading.get(prefix)
    if (running) return running
    const started = load(prefix).finally(() => loading.delete(prefix))
    loading.set(prefix, started)
    return started
  }
  return (authorization) => {
    if (authorization === undefined || !scheme.test(authorization)) return undefined
    const key = authorization.replace(scheme, '')
    const hash = hashKey(key)
    if (bootstrap && equalBytes(bootstrap.hash, hash)) return bootstrap.principal
    const prefix = prefixOf(key)
    if (prefix === undefined) return undefined
    const known = cache.get(prefix)
    if (known && known.freshUntil > now()) return accept(known, hash)
    return loadOnce(prefix).then((loaded) => loaded && accept(loaded, hash))
  }
}

const createBootstrap = (key: string): { hash: Uint8Array; principal: Principal } => ({
  hash: hashKey(key),
  principal: { id: 'bootstrap', scopes: new Set(scopes), role: 'admin' },
})

import type { KeyBound, Reach } from '../../../contract/operations/bindings.ts'
import { type Role, type Scope, scopes } from '../../../contract/operations/operation.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import { realTimers, type Timers } from '../../../contract/primitives/timers.ts'
import { within } from '../../../contract/primitives/within.ts'
import { equalBytes } from '../../../http/secrets.ts'
import { type ApiKey, type ApiKeys, type Environment, hashKey, prefixOf } from './api-keys.ts'
import type { SecurityLog } from './security-log.ts'

/** A caller identified by its key. */
export interface Principal extends Readonly<Record<KeyBound, Reach>> {
  /** The key's prefix; safe to log. */
  id: string
  scopes: ReadonlySet<Scope>
  role: Role
  citizenRef?: string
  /** The person or the system that holds the key. */
  owner?: string
  /** The console user who created the key, or `operator` for the command. */
  madeBy?: string
}

/** How to look up a key that is not in the cache. */
interface KeyLookUp {
  /** Called before the key is read from the database; may throw to refuse. Default: nothing. */
  count?: () => Promise<void>
  /**
   * How long a valid key stays valid while the database does not respond, in milliseconds. A key that is
   * revoked in this time is still accepted. Default 0.
   */
  whileAwayMs?: number
}

/**
 * Identifies the caller from an Authorization header; undefined without a valid key. Synchronous if the key
 * is in the cache.
 * @throws Problem `forbidden` for a valid key of another environment, and what `count` throws
 */
export type KeyCheck = (
  authorization: string | undefined,
  lookUp?: KeyLookUp,
) => Principal | undefined | Promise<Principal | undefined>

/** Dependencies of the key check. */
export interface KeyCheckDeps {
  keys: Pick<ApiKeys, 'find'>
  clock: Clock
  /** Receives each rejected key with the reason. */
  security: SecurityLog
  /** The deployment's environment. Default `live`. */
  environment?: Environment
  /** A key with every scope and the role `admin`, without a database row. */
  bootstrapKey?: string
  /**
   * How long a checked key is trusted without reading the database, in milliseconds, and so how long a
   * revocation may take to apply. Default 2000: a busy key costs one read every two seconds, without a shared
   * cache of revocations.
   */
  cacheMs?: number
  /** Default: real time. */
  timers?: Timers
}

interface Known {
  hash: Uint8Array
  key: ApiKey
  principal: Principal
  /** On the scale of `timers.now()`. */
  freshUntil: number
}

/** Limits memory use; more keys than any deployment has. */
const maxCached = 10_000
/**
 * Milliseconds after which the database counts as not responding. Clients that scrape metrics wait at most
 * ten seconds.
 */
const answersMs = 1_000
const scheme = /^bearer +/i

/** Creates a key check against the database with a small cache of hashes. */
export function createKeyCheck(deps: KeyCheckDeps): KeyCheck {
  const { clock, security, environment = 'live', bootstrapKey } = deps
  const store = createKeyStore(deps)
  const bootstrap = bootstrapKey ? createBootstrap(bootstrapKey) : undefined

  const refuse = (why: Refused, prefix?: string) => {
    const isInvented = why === 'unknown' || prefix === undefined
    // The prefix of an invented key identifies no one.
    security.record({ kind: 'key-refused', ...(!isInvented && { actor: prefix }), detail: why })
    if (why === 'environment') throw wrongEnvironment(environment)
    return undefined
  }
  const judge = (known: Known | undefined, prefix: string, hash: Uint8Array): Principal | undefined => {
    if (!known || !equalBytes(known.hash, hash)) return refuse('unknown', prefix)
    const { revokedAt, expiresAt, environment: own } = known.key
    if (revokedAt !== undefined) return refuse('revoked', prefix)
    if (expiresAt !== undefined && expiresAt <= clock()) return refuse('expired', prefix)
    if (own !== environment) return refuse('environment', prefix)
    return known.principal
  }
  return (authorization, { count = () => Promise.resolve(), whileAwayMs = 0 } = {}) => {
    if (authorization === undefined) return undefined
    if (!scheme.test(authorization)) return refuse('unknown')
    const key = authorization.replace(scheme, '')
    const hash = hashKey(key)
    if (bootstrap && equalBytes(bootstrap.hash, hash)) return bootstrap.principal
    const prefix = prefixOf(key)
    if (prefix === undefined) return refuse('unknown')
    const known = store.held(prefix)
    if (known) return judge(known, prefix, hash)
    return count()
      .then(() => store.load(prefix, whileAwayMs))
      .then((loaded) => judge(loaded, prefix, hash))
  }
}

type Refused = 'unknown' | 'revoked' | 'expired' | 'environment'

/** Reads keys by prefix. A cached key that is not revoked is returned immediately. */
function createKeyStore({ keys, cacheMs = 2000, timers = realTimers }: KeyCheckDeps) {
  const { now } = timers
  const cache = new Map<string, Known>()
  const loading = new Map<string, Promise<Known | undefined>>()
  const load = async (prefix: string): Promise<Known | undefined> => {
    const found = await keys.find(prefix)
    cache.delete(prefix)
    if (!found) return undefined
    const known = { ...found, principal: toPrincipal(found.key), freshUntil: now() + cacheMs }
    if (found.key.revokedAt !== undefined) return known
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
  const held = (prefix: string, longerMs = 0): Known | undefined => {
    const known = cache.get(prefix)
    return known && known.freshUntil + longerMs > now() ? known : undefined
  }
  return {
    held,
    load(prefix: string, whileAwayMs: number) {
      const kept = held(prefix, whileAwayMs)
      return kept ? within(loadOnce(prefix), answersMs, timers).catch(() => kept) : loadOnce(prefix)
    },
  }
}

const toPrincipal = ({
  prefix,
  scopes: held,
  role,
  citizenRef,
  teamspaces,
  companies,
  owner,
  madeBy,
}: ApiKey): Principal => ({
  id: prefix,
  scopes: new Set(held),
  role,
  teamspaces,
  companies,
  ...(citizenRef !== undefined && { citizenRef }),
  ...(owner !== undefined && { owner }),
  ...(madeBy !== undefined && { madeBy }),
})

const createBootstrap = (key: string): { hash: Uint8Array; principal: Principal } => ({
  hash: hashKey(key),
  principal: {
    id: 'bootstrap',
    scopes: new Set(scopes),
    role: 'admin',
    teamspaces: 'all',
    companies: 'all',
  },
})

const wrongEnvironment = (environment: Environment) =>
  new Problem('forbidden', {
    errors: [
      {
        field: 'environment',
        code: 'environment',
        message: `This deployment takes keys of the environment ${environment} only.`,
      },
    ],
  })

import { hash, randomBytes } from 'node:crypto'
import type { KeyBound, Reach } from '../../../contract/operations/bindings.ts'
import type { Role, Scope } from '../../../contract/operations/operation.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'

/** Environments of a deployment. */
export const environments = ['live', 'test'] as const
/** Environment of a deployment. A key of one environment is rejected in the other. */
export type Environment = (typeof environments)[number]

/** An API key's metadata, without the key itself. */
export interface ApiKey extends Readonly<Record<KeyBound, Reach>> {
  prefix: string
  scopes: readonly Scope[]
  role: Role
  citizenRef?: string
  environment: Environment
  createdAt: string
  expiresAt?: string
  revokedAt?: string
  /**
   * The console user who created it, or `operator` if the command did; absent for keys created before this
   * field existed.
   */
  madeBy?: string
  /** The person or the system that holds it; without one, it takes no part in proposals. */
  owner?: string
}

/** Returns the state of a key; only a valid key grants access. */
export function keyStateOf({ revokedAt, expiresAt }: ApiKey, now: string): 'valid' | 'expired' | 'revoked' {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'valid'
}

/** A key to create. Without `teamspaces` or `companies` it has access to none, unless its role is admin. */
export interface NewApiKey extends Partial<Record<KeyBound, Reach>> {
  scopes: readonly Scope[]
  role: Role
  /** Keyed hash of the citizen on whose behalf a `citizen_channel` key acts. */
  citizenRef?: string
  /** Default `live`. */
  environment?: Environment
  /** ISO instant in UTC; if absent, the key is valid until it is revoked. */
  expiresAt?: string
  /** Who creates it. */
  madeBy?: string
  /** The person or the system that will hold it. */
  owner?: string
}

/** Manages the API keys that servers use to call the operations. */
export interface ApiKeys {
  /** Creates a key. `key` is returned only here. */
  create(wanted: NewApiKey): Promise<{ key: string; prefix: string }>
  /** Lists all keys, newest first. */
  list(): Promise<ApiKey[]>
  /** Revokes a key and returns whether it exists. Revoking it again keeps the first time. */
  revoke(prefix: string): Promise<boolean>
  /** Returns the key with this prefix, revoked or not, and its hash. */
  find(prefix: string): Promise<{ key: ApiKey; hash: Uint8Array } | undefined>
}

/** Dependencies of the API keys. */
export interface ApiKeysDeps {
  db: Db
  clock: Clock
  /** Default: the system's random number generator. */
  random?: (bytes: number) => Uint8Array
}

const prefixBytes = 6
const secretBytes = 32

/** `pk_`, 12 hexadecimal digits, and 256 random bits in base64url. */
const form = /^pk_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/

/** Returns the prefix of a text in the form of a key; undefined for any other text. */
export const prefixOf = (key: string): string | undefined => form.exec(key)?.[1]

/**
 * Hashes a key with SHA-256. A slow hash protects passwords, which can be guessed; 256 random bits cannot be,
 * and the check runs on every request.
 */
export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer')

/** Creates an API key store that holds only hashes in the database. */
export function createApiKeys({ db, clock, random = randomBytes }: ApiKeysDeps): ApiKeys {
  return {
    async create({
      scopes,
      role,
      citizenRef,
      teamspaces,
      companies,
      environment = 'live',
      expiresAt,
      madeBy,
      owner,
    }) {
      const prefix = Buffer.from(random(prefixBytes)).toString('hex')
      const key = `pk_${prefix}_${Buffer.from(random(secretBytes)).toString('base64url')}`
      await db
        .insertInto('api_key')
        .values({
          prefix,
          hash: hashKey(key).toString('hex'),
          scopes: JSON.stringify(scopes),
          role,
          citizen_ref: citizenRef ?? null,
          teamspaces: teamspaces === undefined ? null : JSON.stringify(teamspaces),
          companies: companies === undefined ? null : JSON.stringify(companies),
          environment,
          created_at: clock(),
          expires_at: expiresAt ?? null,
          revoked_at: null,
          made_by: madeBy ?? null,
          owner: owner ?? null,
        })
        .execute()
      return { key, prefix }
    },
    async list() {
      const rows = await db.selectFrom('api_key').selectAll().orderBy('created_at', 'desc').execute()
      return rows.map(toKey)
    },
    async revoke(prefix) {
      const { numUpdatedRows } = await db
        .updateTable('api_key')
        .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(clock())) }))
        .where('prefix', '=', prefix)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async find(prefix) {
      const row = await db.selectFrom('api_key').selectAll().where('prefix', '=', prefix).executeTakeFirst()
      return row && { key: toKey(row), hash: Buffer.from(row.hash, 'hex') }
    },
  }
}

interface Row {
  prefix: string
  scopes: string
  role: string
  citizen_ref: string | null
  teamspaces: string | null
  companies: string | null
  environment: string
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  made_by: string | null
  owner: string | null
}

const toKey = (row: Row): ApiKey => ({
  prefix: row.prefix,
  scopes: JSON.parse(row.scopes),
  role: row.role as Role,
  teamspaces: toReach(row.role, row.teamspaces),
  companies: toReach(row.role, row.companies),
  environment: row.environment as Environment,
  createdAt: row.created_at,
  ...(row.citizen_ref !== null && { citizenRef: row.citizen_ref }),
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  ...(row.revoked_at !== null && { revokedAt: row.revoked_at }),
  ...(row.made_by !== null && { madeBy: row.made_by }),
  ...(row.owner !== null && { owner: row.owner }),
})

/** An admin's key is restricted only if it names bounds; any other key reaches only what it names. */
function toReach(role: string, named: string | null): Reach {
  if (named === null) return role === 'admin' ? 'all' : []
  return JSON.parse(named) as Reach
}

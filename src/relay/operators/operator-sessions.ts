import { hash, randomBytes } from 'node:crypto'
import type { Role } from '../../contract/operations/operation.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { Db } from '../../storage/database/storage.ts'

/** Identifies a person who is signed in at the console. */
export interface Operator {
  /** Who it is, for logs and the audit trail; never a secret. */
  name: string
  role: OperatorRole
  /** The API key that was shown, whose end is the session's end too. */
  keyPrefix?: string
}

/** Names a role that may use the console, and in which it then acts. */
export type OperatorRole = Extract<Role, 'analyst' | 'admin'>

/** Tells whether a role is one of those that may use the console. */
export const isOperatorRole = (role: string): role is OperatorRole => role === 'analyst' || role === 'admin'

/** Keeps who is signed in. */
export interface OperatorSessions {
  /** Begins a session; gives the only copy of its identifier. */
  begin(operator: Operator): Promise<string>
  /**
   * Finds who is signed in by an identifier; undefined when nobody is, or no longer.
   * @param attended whether a person did something, which keeps the session from ending
   */
  find(id: string, attended: boolean): Promise<Operator | undefined>
  end(id: string): Promise<void>
}

/** Lists what sessions of operators need. */
export interface OperatorSessionsDeps {
  db: Db
  clock: Clock
  /** Default: the system's generator. */
  random?: (bytes: number) => Uint8Array
}

/** A session ends after so long in any case, in milliseconds. */
const longestMs = 12 * 60 * 60_000
/** And earlier when nobody has done anything for so long. */
const idleMs = 30 * 60_000
/** What was done within so long of the last time is not written down again. */
const graceMs = 60_000

/** Creates sessions that the database knows by hashes alone. */
export function createOperatorSessions(deps: OperatorSessionsDeps): OperatorSessions {
  const { db, clock, random = randomBytes } = deps
  const before = (ms: number) => new Date(Date.parse(clock()) - ms).toISOString()
  return {
    async begin({ name, role, keyPrefix }) {
      const id = Buffer.from(random(32)).toString('base64url')
      const now = clock()
      await db
        .deleteFrom('operator_session')
        .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('seen_at', '<=', before(idleMs))]))
        .execute()
      await db
        .insertInto('operator_session')
        .values({
          id_hash: hashOf(id),
          name,
          role,
          key_prefix: keyPrefix ?? null,
          created_at: now,
          seen_at: now,
          expires_at: new Date(Date.parse(now) + longestMs).toISOString(),
        })
        .execute()
      return id
    },
    async find(id, attended) {
      const now = clock()
      const row = await db
        .selectFrom('operator_session as session')
        .leftJoin('api_key as key', 'key.prefix', 'session.key_prefix')
        .select(['session.name', 'session.role', 'session.key_prefix', 'session.seen_at'])
        .where('session.id_hash', '=', hashOf(id))
        .where('session.expires_at', '>', now)
        .where('session.seen_at', '>', before(idleMs))
        .where(({ eb, and, or }) =>
          or([
            eb('session.key_prefix', 'is', null),
            and([
              eb('key.prefix', 'is not', null),
              eb('key.revoked_at', 'is', null),
              or([eb('key.expires_at', 'is', null), eb('key.expires_at', '>', now)]),
            ]),
          ]),
        )
        .executeTakeFirst()
      if (!row || !isOperatorRole(row.role)) return undefined
      if (attended && row.seen_at <= before(graceMs)) {
        const seen = db.updateTable('operator_session').set({ seen_at: now })
        await seen.where('id_hash', '=', hashOf(id)).execute()
      }
      const { name, role, key_prefix: keyPrefix } = row
      return { name, role, ...(keyPrefix !== null && { keyPrefix }) }
    },
    async end(id) {
      await db.deleteFrom('operator_session').where('id_hash', '=', hashOf(id)).execute()
    },
  }
}

/** The identifier has 256 random bits, so that a fast hash protects it. */
const hashOf = (id: string): string => hash('sha256', id, 'hex')

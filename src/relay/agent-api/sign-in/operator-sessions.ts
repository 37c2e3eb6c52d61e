import { hash, randomBytes } from 'node:crypto'
import type { OwnWays } from '../../../contract/console/own-ways.ts'
import { moneyRoles } from '../../../contract/console/roles.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Operator } from './operator.ts'
import { toOperator } from './people.ts'

/** Sessions of signed-in people. */
export interface OperatorSessions {
  /** Starts a session; returns the only copy of its id. */
  begin(person: Operator, way: { device: string; byLink: boolean }): Promise<string>
  /**
   * Finds the signed-in person by session id; undefined if there is no session, if it has expired, or if the
   * person was disabled or has another role.
   * @param attended whether it was a user action, which extends the session
   */
  find(id: string, attended: boolean): Promise<Operator | undefined>
  list(personId: string, presentId: string): Promise<OwnWays['sessions']>
  end(id: string): Promise<void>
  /** Ends all other sessions of a person. */
  endOthers(personId: string, presentId: string): Promise<void>
  /** Ends another session of the same person, by its public id. */
  endOwn(personId: string, publicId: string): Promise<void>
}

/** Dependencies of the sessions. */
export interface OperatorSessionsDeps {
  db: Db
  clock: Clock
  ids: Ids
  /** Default: the system's generator. */
  random?: (bytes: number) => Uint8Array
}

/** Maximum length of a session, in milliseconds. */
const longestMs = 12 * 60 * 60_000
/** Idle time after which a session ends earlier; shorter for those who can hold money. */
const idleMs = { money: 15 * 60_000, others: 30 * 60_000 }
/** Actions within this time of the last recorded one are not recorded. */
const graceMs = 60_000

/** Returns the idle time in milliseconds after which a session of a role ends. */
export const idleMsOf = (role: Operator['role']): number =>
  moneyRoles.includes(role) ? idleMs.money : idleMs.others

/** Creates the sessions; the database contains only hashes of their ids. */
export function createOperatorSessions(deps: OperatorSessionsDeps): OperatorSessions {
  const { db } = deps

  return {
    begin: (person, way) => begin(deps, person, way),
    find: (id, attended) => find(deps, id, attended),
    list: (personId, presentId) => list(deps, personId, presentId),
    async end(id) {
      await db.deleteFrom('operator_session').where('id_hash', '=', hashOf(id)).execute()
    },
    async endOthers(personId, presentId) {
      await db
        .deleteFrom('operator_session')
        .where('person_id', '=', personId)
        .where('id_hash', '!=', hashOf(presentId))
        .execute()
    },
    async endOwn(personId, publicId) {
      await db
        .deleteFrom('operator_session')
        .where('person_id', '=', personId)
        .where('public_id', '=', publicId)
        .execute()
    },
  }
}

async function begin(
  deps: OperatorSessionsDeps,
  { id: personId, role, provenAt }: Operator,
  { device, byLink }: { device: string; byLink: boolean },
): Promise<string> {
  const { clock, db, ids } = deps
  const id = Buffer.from((deps.random ?? randomBytes)(32)).toString('base64url')
  const now = clock()
  await db
    .deleteFrom('operator_session')
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', now), eb('seen_at', '<=', before(deps, idleMs.others))]),
    )
    .execute()
  await db
    .insertInto('operator_session')
    .values({
      id_hash: hashOf(id),
      public_id: ids(),
      person_id: personId,
      role,
      device,
      by_link: byLink ? 1 : 0,
      proven_at: provenAt ?? null,
      created_at: now,
      seen_at: now,
      expires_at: new Date(Date.parse(now) + longestMs).toISOString(),
    })
    .execute()
  return id
}

async function find(
  deps: OperatorSessionsDeps,
  id: string,
  attended: boolean,
): Promise<Operator | undefined> {
  const { db, clock } = deps
  const row = await db
    .selectFrom('operator_session as session')
    .innerJoin('operator_person as person', 'person.id', 'session.person_id')
    .select(['person.id', 'person.login', 'person.first_name', 'person.role', 'person.channels'])
    .select(['session.seen_at', 'session.proven_at', 'session.by_link'])
    .where('session.id_hash', '=', hashOf(id))
    .where('session.expires_at', '>', clock())
    .where('person.disabled_at', 'is', null)
    .whereRef('person.role', '=', 'session.role')
    .executeTakeFirst()
  const person = row && toOperator(row)
  if (!person || row.seen_at <= before(deps, idleMsOf(person.role))) return undefined
  if (attended && row.seen_at <= before(deps, graceMs)) {
    const seen = db.updateTable('operator_session').set({ seen_at: clock() })
    await seen.where('id_hash', '=', hashOf(id)).execute()
  }
  return {
    ...person,
    ...(row.proven_at !== null && { provenAt: row.proven_at }),
    ...(row.by_link === 1 && { byLink: true }),
  }
}

async function list(
  deps: OperatorSessionsDeps,
  personId: string,
  presentId: string,
): Promise<OwnWays['sessions']> {
  const rows = await deps.db
    .selectFrom('operator_session')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', deps.clock())
    .orderBy('seen_at', 'desc')
    .execute()
  const live = rows.filter(({ role, seen_at }) => seen_at > before(deps, idleMsOf(role)))
  return live.map(({ public_id: id, created_at: startedAt, seen_at: lastSeenAt, device, id_hash }) => ({
    id,
    startedAt,
    lastSeenAt,
    device,
    isThis: id_hash === hashOf(presentId),
  }))
}

const before = ({ clock }: OperatorSessionsDeps, ms: number) =>
  new Date(Date.parse(clock()) - ms).toISOString()

/** The id has 256 random bits, so a fast hash is sufficient. */
const hashOf = (id: string): string => hash('sha256', id, 'hex')

import { hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PersonWish } from '../../../contract/console/own-ways.ts'
import type { PersonRequest, PersonView } from '../../../contract/console/people.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { OperatorPersonTable } from '../../../storage/tables/operators.ts'
import { channelsIn, type Operator } from './operator.ts'

/** Dependencies of the people store. */
export interface PeopleDeps {
  storage: Storage
  clock: Clock
  ids: Ids
  /** Default: the system's generator. */
  random?: (bytes: number) => Uint8Array
}

/** Identity of a person at a provider. */
export interface ProviderIdentity {
  issuer: string
  subject: string
}

/** Stores the people who may sign in at the console. */
export interface People {
  /** @throws Problem `conflict` if the login name is taken */
  add(person: PersonRequest): Promise<PersonView>
  list(): Promise<PersonView[]>
  /** Finds a person who may sign in. */
  find(id: string): Promise<Operator | undefined>
  findByLogin(login: string): Promise<PersonView | undefined>
  /** Returns a person, even if disabled. @throws Problem `not-found` */
  get(id: string): Promise<PersonView>
  /** Changes a person; a new role or being disabled ends their sessions. @throws Problem `not-found` */
  change(id: string, change: PersonWish): Promise<PersonView>
  /**
   * Deletes a person's sign-in methods and ends their sessions, so that they set up new ones with a link.
   * @throws Problem `not-found`
   */
  reset(id: string): Promise<PersonView>
  /**
   * Binds a person to the provider's identity on their first sign-in from there. Returns false if the person
   * is bound to another identity, or the identity to another person: names can be reassigned, subjects never
   * are.
   */
  tie(id: string, identity: ProviderIdentity): Promise<boolean>
  /** Creates a single-use sign-in link; returns the only copy of its token. */
  invite(id: string, lifeMs: number): Promise<string>
  /** Consumes a link; returns the id of its person. */
  useInvite(token: string): Promise<string | undefined>
}

/** Creates the people store. */
export function createPeople(deps: PeopleDeps): People {
  const { storage } = deps
  const { db } = storage

  return {
    add: (person) => add(deps, person),
    async list() {
      const rows = await peopleIn(db).orderBy('login').execute()
      return rows.map(toView)
    },
    async find(id) {
      const row = await rowOf(deps, id)
      return row && row.disabled_at === null ? toOperator(row) : undefined
    },
    get: (id) => get(deps, id),
    async findByLogin(login) {
      const row = await peopleIn(db).where('login', '=', login).executeTakeFirst()
      return row && toView(row)
    },
    change: (id, wish) => change(deps, id, wish),
    reset: (id) => reset(deps, id),
    tie: (id, identity) => tie(deps, id, identity),
    invite: (id, lifeMs) => invite(deps, id, lifeMs),
    useInvite: (token) => useInvite(deps, token),
  }
}

const endSessions = ({ storage }: PeopleDeps, id: string) =>
  storage.db.deleteFrom('operator_session').where('person_id', '=', id).execute()

async function add(
  deps: PeopleDeps,
  { login, firstName, role, channels }: PersonRequest,
): Promise<PersonView> {
  const { ids, clock, storage } = deps
  const id = ids()
  const { numInsertedOrUpdatedRows } = await storage.db
    .insertInto('operator_person')
    .values({
      id,
      login,
      first_name: firstName,
      role,
      channels: JSON.stringify(channels),
      password_hash: null,
      code_sealed: null,
      code_confirmed: 0,
      code_step: 0,
      code_failed_at: null,
      disabled_at: null,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return get(deps, id)
  throw new Problem('conflict', {
    errors: [{ field: 'login', code: 'taken', message: 'Somebody signs in by this name already.' }],
  })
}

async function change(
  deps: PeopleDeps,
  id: string,
  { firstName, role, channels, isDisabled }: PersonWish,
): Promise<PersonView> {
  const before = await get(deps, id)
  await deps.storage.db
    .updateTable('operator_person')
    .set({
      // Always set, since an update without any column is not valid SQL.
      first_name: firstName ?? before.firstName,
      ...(role !== undefined && { role }),
      ...(channels !== undefined && { channels: JSON.stringify(channels) }),
      ...(isDisabled !== undefined && {
        disabled_at: isDisabled ? (before.disabledAt ?? deps.clock()) : null,
      }),
    })
    .where('id', '=', id)
    .execute()
  if (isDisabled || (role !== undefined && role !== before.role)) await endSessions(deps, id)
  return get(deps, id)
}

async function reset(deps: PeopleDeps, id: string): Promise<PersonView> {
  await get(deps, id)
  await deps.storage.write(`person:${id}`, async (trx) => {
    await trx
      .updateTable('operator_person')
      .set({
        password_hash: null,
        code_sealed: null,
        code_confirmed: 0,
        code_failures: 0,
        provider_identity: null,
      })
      .where('id', '=', id)
      .execute()
    for (const table of belongings) {
      await trx.deleteFrom(table).where('person_id', '=', id).execute()
    }
  })
  return get(deps, id)
}

async function tie(
  { storage }: PeopleDeps,
  id: string,
  { issuer, subject }: ProviderIdentity,
): Promise<boolean> {
  const identity = hashOf(JSON.stringify([issuer, subject]))
  return storage.write(`person:${id}`, async (trx) => {
    const known = await trx
      .selectFrom('operator_person')
      .select(['id', 'provider_identity'])
      .where((eb) => eb.or([eb('id', '=', id), eb('provider_identity', '=', identity)]))
      .execute()
    if (known.some((row) => (row.id === id ? (row.provider_identity ?? identity) !== identity : true)))
      return false
    const change = trx.updateTable('operator_person').set({ provider_identity: identity })
    await change.where('id', '=', id).execute()
    return true
  })
}

async function invite(deps: PeopleDeps, id: string, lifeMs: number): Promise<string> {
  const { clock, storage } = deps
  const token = Buffer.from((deps.random ?? randomBytes)(32)).toString('base64url')
  await storage.db.deleteFrom('operator_invite').where('expires_at', '<=', clock()).execute()
  await storage.db
    .insertInto('operator_invite')
    .values({
      token_hash: hashOf(token),
      person_id: id,
      expires_at: new Date(Date.parse(clock()) + lifeMs).toISOString(),
    })
    .execute()
  return token
}

async function useInvite({ clock, storage }: PeopleDeps, token: string): Promise<string | undefined> {
  const row = await storage.db
    .deleteFrom('operator_invite')
    .where('token_hash', '=', hashOf(token))
    .returning(['person_id', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > clock() ? row.person_id : undefined
}

const rowOf = ({ storage }: PeopleDeps, id: string) =>
  peopleIn(storage.db).where('id', '=', id).executeTakeFirst()

async function get(deps: PeopleDeps, id: string): Promise<PersonView> {
  const row = await rowOf(deps, id)
  if (!row) throw new Problem('not-found')
  return toView(row)
}

/** A token has 256 random bits, so a fast hash is sufficient. */
const hashOf = (token: string): string => hash('sha256', token, 'hex')

/** Tables that a reset clears, in addition to password and authenticator. */
const belongings = [
  'operator_session',
  'operator_backup_code',
  'operator_invite',
  'operator_passkey',
  'operator_challenge',
  'agent_device',
] as const

type Row = Selectable<OperatorPersonTable> & { passkeys: number | string | bigint | null }

/** Reads people, each with the number of their passkeys. */
const peopleIn = (db: Db) =>
  db
    .selectFrom('operator_person')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('operator_passkey')
        .whereRef('operator_passkey.person_id', '=', 'operator_person.id')
        .select((count) => count.fn.countAll().as('count'))
        .as('passkeys'),
    )

/** Converts a row to a signed-in person. */
export const toOperator = (
  row: Pick<Row, 'id' | 'login' | 'first_name' | 'role' | 'channels'>,
): Operator => ({
  id: row.id,
  login: row.login,
  firstName: row.first_name,
  role: row.role,
  channels: channelsIn(row.channels),
})

const toView = (row: Row): PersonView => {
  const { channels, ...operator } = toOperator(row)
  return {
    ...operator,
    channels: channels === 'all' ? 'all' : [...channels],
    hasPassword: row.password_hash !== null,
    hasCode: row.code_confirmed === 1,
    hasPasskey: Number(row.passkeys) > 0,
    disabledAt: row.disabled_at,
    createdAt: row.created_at,
  }
}

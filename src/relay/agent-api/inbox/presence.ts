import type { WhoMayCome } from '../../../assistant/dialog/model/types.ts'
import type { PresenceState, TeamView } from '../../../contract/console/inbox.ts'
import { type ConsoleRole, mayDo } from '../../../contract/console/roles.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import { channelsIn, type Operator, sees } from '../sign-in/operator.ts'

/** Time without a sign of life after which a page is considered closed or asleep, in milliseconds. */
const leaseMs = 60_000
/** Interval at which an open page is recorded, in milliseconds. */
export const beatMs = 20_000
/** Time within which a page that was closed may be back, as after a reload, in milliseconds. */
const returnMs = 10_000

/**
 * Presence of agents: the status that each has chosen, and whose page is open. Only the agent changes the
 * status.
 */
export interface Presence {
  choose(person: Operator, status: PresenceState): Promise<void>
  statusOf(personId: string): Promise<PresenceState>
  /** Records that a page of the agent is open. */
  beat(leaseId: string, person: Operator): Promise<void>
  /** Records that it was closed. If it `mayReturn`, the agent is reachable a moment longer. */
  leave(leaseId: string, options: { mayReturn: boolean }): Promise<void>
  /**
   * Returns who may join a chat of a channel: an agent who is online with an open page, someone who could
   * sign in, or no one at all.
   */
  whoMayCome(db: Db, gwId: string): Promise<WhoMayCome>
  isReachable(db: Db, personId: string): Promise<boolean>
  /** Lists the people who answer chats and have a page open. */
  team(): Promise<TeamView>
  /** Finds one of them who may see a channel. */
  colleague(id: string, gwId: string): Promise<{ id: string; firstName: string } | undefined>
}

interface PresenceDeps {
  db: Db
  clock: Clock
}

/** Creates the presence of agents in the database, shared by all relays on it. */
export function createPresence(deps: PresenceDeps): Presence {
  const { db, clock } = deps

  return {
    async choose({ id }, status) {
      const values = { status, changed_at: clock() }
      await db
        .insertInto('agent_presence')
        .values({ person_id: id, ...values })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
        .execute()
    },
    async statusOf(personId) {
      const row = await db
        .selectFrom('agent_presence')
        .select('status')
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return row?.status ?? 'offline'
    },
    beat: (leaseId, person) => beat(deps, leaseId, person),
    async leave(id, { mayReturn }) {
      const seen = new Date(Date.parse(clock()) - leaseMs + returnMs).toISOString()
      if (!mayReturn) await db.deleteFrom('agent_lease').where('id', '=', id).execute()
      else await db.updateTable('agent_lease').set({ seen_at: seen }).where('id', '=', id).execute()
    },
    whoMayCome: (from, gwId) => whoMayCome(deps, from, gwId),
    async isReachable(from, personId) {
      return (
        (await leases(deps, from).where('agent_lease.person_id', '=', personId).executeTakeFirst()) !==
        undefined
      )
    },
    async colleague(id, gwId) {
      const rows = await leases(deps, db).where('agent_lease.person_id', '=', id).execute()
      const found = rows.find((row) => answers(row, gwId))
      return found && { id, firstName: found.first_name }
    },
    team: () => teamOf(deps),
  }
}

async function beat(deps: PresenceDeps, id: string, { id: personId, firstName, role, channels }: Operator) {
  const { clock, db } = deps
  const values = {
    person_id: personId,
    first_name: firstName,
    role,
    channels: JSON.stringify(channels),
    seen_at: clock(),
  }
  await db.deleteFrom('agent_lease').where('seen_at', '<=', alive(deps)).execute()
  await db
    .insertInto('agent_lease')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

async function whoMayCome(deps: PresenceDeps, from: Db, gwId: string): Promise<WhoMayCome> {
  const online = await leases(deps, from).where('status', '=', 'online').execute()
  if (online.some((row) => answers(row, gwId))) return 'there'
  const people = await from
    .selectFrom('operator_person')
    .select(['role', 'channels'])
    .where('disabled_at', 'is', null)
    .execute()
  return people.some((row) => answers(row, gwId)) ? 'later' : 'nobody'
}

async function teamOf(deps: PresenceDeps): Promise<TeamView> {
  const rows = await leases(deps, deps.db).execute()
  const owned = await deps.db
    .selectFrom('chat_desk')
    .select((eb) => ['owner_id', eb.fn.countAll<number | string>().as('open')])
    .where('state', '=', 'open')
    .groupBy('owner_id')
    .execute()
  const people = new Map(
    rows
      .filter(({ role }) => mayDo(role, 'chat.answer'))
      .map((row) => [
        row.person_id,
        {
          id: row.person_id,
          firstName: row.first_name,
          role: row.role,
          status: row.status ?? 'offline',
          isReachable: true,
          open: Number(owned.find(({ owner_id }) => owner_id === row.person_id)?.open ?? 0),
        },
      ]),
  )
  return { people: [...people.values()] }
}

const alive = ({ clock }: PresenceDeps) => new Date(Date.parse(clock()) - leaseMs).toISOString()

const leases = (deps: PresenceDeps, from: Db) =>
  from
    .selectFrom('agent_lease')
    .leftJoin('agent_presence', 'agent_presence.person_id', 'agent_lease.person_id')
    .select(['agent_lease.person_id', 'first_name', 'role', 'channels', 'status'])
    .where('seen_at', '>', alive(deps))

/** Returns whether a person with this role and these channels answers chats of a channel. */
const answers = ({ role, channels }: { role: ConsoleRole; channels: string }, gwId: string): boolean =>
  mayDo(role, 'chat.answer') && sees({ channels: channelsIn(channels) }, gwId)

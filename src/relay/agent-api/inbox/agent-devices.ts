import { createHash } from 'node:crypto'
import type { ConsoleRole } from '../../../contract/console/roles.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Subscription } from '../../citizen-api/push/post-notice.ts'
import type { Seal } from '../../security/auth/seal.ts'

/** Subscribed browser of an agent, with the data that decides whether it is notified. */
export interface AgentDevice {
  id: string
  /** Decrypts the push subscription. */
  open(): Subscription
  role: ConsoleRole
  /** JSON: `"all"` or an array of channels. */
  channels: string
  /** Presence that the agent chose; null if never chosen. */
  status: string | null
}

/** Stores which browsers of agents are notified of waiting chats. */
export interface AgentDevices {
  /**
   * Adds a browser. Beyond {@link mostDevices} it replaces the agent's oldest; a browser that was subscribed
   * by another agent changes hands.
   */
  add(trx: Db, personId: string, device: Subscription): Promise<void>
  remove(db: Db, personId: string, endpoint: string): Promise<void>
  count(db: Db, personId: string): Promise<number>
  /** Lists the browsers of people who may still sign in. */
  all(db: Db): Promise<AgentDevice[]>
  /**
   * Marks a browser as notified now; false if it was already notified after `unlessSince`, so that only one
   * of several relays sends.
   */
  mark(db: Db, id: string, unlessSince: string): Promise<boolean>
  /** Deletes a browser that has ended its subscription. */
  forget(db: Db, id: string): Promise<void>
}

/** Maximum number of browsers per person. */
const mostDevices = 5

/** Returns the encryption context of a browser's row. */
export const agentDeviceContext = (id: string) => `agent-device:${id}`

/** Creates the store of subscribed browsers. */
export function createAgentDevices({ seal, clock }: { seal: Seal; clock: Clock }): AgentDevices {
  const forget: AgentDevices['forget'] = async (db, id) => {
    await db.deleteFrom('agent_device').where('id', '=', id).execute()
  }
  return {
    async add(trx, personId, device) {
      const id = idOf(device.endpoint)
      const values = {
        person_id: personId,
        sealed: seal.encrypt(device, agentDeviceContext(id)),
        created_at: clock(),
        told_at: null,
      }
      await trx
        .insertInto('agent_device')
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
      const rows = await trx
        .selectFrom('agent_device')
        .select('id')
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .execute()
      for (const { id: oldest } of rows.slice(mostDevices)) await forget(trx, oldest)
    },
    async remove(db, personId, endpoint) {
      await db
        .deleteFrom('agent_device')
        .where('id', '=', idOf(endpoint))
        .where('person_id', '=', personId)
        .execute()
    },
    async count(db, personId) {
      const { count } = await db
        .selectFrom('agent_device')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async all(db) {
      const rows = await db
        .selectFrom('agent_device')
        .innerJoin('operator_person', 'operator_person.id', 'agent_device.person_id')
        .leftJoin('agent_presence', 'agent_presence.person_id', 'agent_device.person_id')
        .select(['agent_device.id', 'sealed', 'role', 'channels', 'status'])
        .where('disabled_at', 'is', null)
        .execute()
      return rows.map(({ sealed, ...row }) => ({
        ...row,
        open: () => seal.decrypt<Subscription>(sealed, agentDeviceContext(row.id)),
      }))
    },
    async mark(db, id, unlessSince) {
      const marked = await db
        .updateTable('agent_device')
        .set({ told_at: clock() })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('told_at', 'is', null), eb('told_at', '<', unlessSince)]))
        .executeTakeFirst()
      return marked.numUpdatedRows > 0n
    },
    forget,
  }
}

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')

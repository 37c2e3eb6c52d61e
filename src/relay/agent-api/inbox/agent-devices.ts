import { createHash } from 'node:crypto'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { Subscription } from '../../citizen-api/push/post-notice.ts'
import type { Seal } from '../../security/auth/seal.ts'

/** A browser of a person's that is told, with what decides on whether it is now. */
export interface AgentDevice {
  id: string
  /** Opens what the push service knows it by. */
  open(): Subscription
  role: string
  /** JSON: `"all"` or an array of channels. */
  channels: string
  /** What she has chosen; null where she never did. */
  status: string | null
}

/** Keeps which browsers of people are told that somebody waits. */
export interface AgentDevices {
  /** Adds a browser; one more than {@link mostDevices} takes the place of her oldest, and one that was somebody else's is hers now. */
  add(trx: Db, personId: string, device: Subscription): Promise<void>
  remove(db: Db, personId: string, endpoint: string): Promise<void>
  count(db: Db, personId: string): Promise<number>
  /** Lists those of people who may still sign in. */
  all(db: Db): Promise<AgentDevice[]>
  /** Notes that a browser is told now; false when it was told since an instant, so that of several relays one tells. */
  mark(db: Db, id: string, unlessSince: string): Promise<boolean>
  /** Forgets a browser that has ended it. */
  forget(db: Db, id: string): Promise<void>
}

/** Browsers of one person. */
const mostDevices = 5

/** Names the row that a browser is sealed for. */
export const agentDeviceContext = (id: string) => `agent-device:${id}`

/** Creates the browsers that are told. */
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

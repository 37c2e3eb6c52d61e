import { randomBytes } from 'node:crypto'
import type { CustomerEventType } from '../../../contract/chat/customer-event-names.ts'
import { maxTargets } from '../../../contract/chat/webhook-target.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import type { Channel } from '../../config/channel.ts'
import type { Seal } from '../../security/auth/seal.ts'

/** An address that receives the events of a channel's chats. */
export interface HookTarget {
  /** Name of the channel and of the target, such as `demo/crm`. */
  id: string
  gwId: string
  name: string
  url: string
  secret: string
  events: readonly CustomerEventType[]
  /** Where it is configured. */
  from: 'file' | 'console'
}

/** Dependencies of the targets. */
export interface HookTargetsDeps {
  channels: readonly Channel[]
  /** Returns the signing secret of a target in the configuration file. */
  secretOf: (gwId: string, name: string) => string
  storage: Storage
  /** Encrypts the secrets of the targets configured in the console. */
  seal: Seal
  clock: Clock
}

type HookTargetRow = Tables['hook_target']

/** Properties of a target that can be changed. */
type TargetChange = Pick<HookTarget, 'url' | 'events'>

/** The targets of all channels. Those in the configuration file cannot be changed. */
export interface HookTargets {
  /** Returns the targets of a channel, as last read. */
  of(gwId: string): readonly HookTarget[]
  all(): readonly HookTarget[]
  /** Reads the targets configured in the console, also on another relay. Default: outside any transaction. */
  refresh(db?: Db): Promise<void>
  /** Returns whether they have been read since the start. */
  isRead(): boolean
  /**
   * Adds a target. Returns its signing secret, which is never shown again.
   * @throws Problem `conflict` when the name is taken, or the channel has the maximum number of targets
   */
  add(target: Pick<HookTarget, 'gwId' | 'name'> & TargetChange): Promise<string>
  /** @throws Problem `conflict` when the target is in the configuration file */
  change(id: string, to: TargetChange): Promise<void>
  /**
   * Replaces the secret of a target. @throws Problem `conflict` when the target is in the configuration file
   */
  renewSecret(id: string): Promise<string>
  /**
   * Removes a target with its waiting deliveries. @throws Problem `conflict` when the target is in the
   * configuration file
   */
  remove(id: string): Promise<void>
}

/** Encryption context of a target's secret. */
export const hookTargetContext = (id: string) => `hook-target:${id}`

/** Creates the targets. */
export function createHookTargets(deps: HookTargetsDeps): HookTargets {
  const { storage, clock } = deps
  const named = deps.channels.flatMap(({ gwId, webhooks }) =>
    webhooks.map(
      (target): HookTarget => ({
        ...target,
        id: idOf(gwId, target.name),
        gwId,
        secret: deps.secretOf(gwId, target.name),
        from: 'file',
      }),
    ),
  )
  const ids = new Set(named.map(({ id }) => id))
  const channels = new Set(deps.channels.map(({ gwId }) => gwId))
  let all: readonly HookTarget[] = named
  let byChannel = new Map<string, readonly HookTarget[]>()
  const take = (targets: readonly HookTarget[]) => {
    all = targets
    byChannel = new Map([...channels].map((gwId) => [gwId, all.filter((one) => one.gwId === gwId)]))
  }
  take(named)

  const isOurs = ({ id, gw_id }: HookTargetRow) => !ids.has(id) && channels.has(gw_id)
  let isRead = false
  const refresh = async (db = storage.db) => {
    take([...named, ...(await readTargets(deps, db, isOurs))])
    isRead = true
  }
  const refuseFile = (id: string) => {
    if (ids.has(id))
      throw new Problem('conflict', {
        detail: 'The configuration file names this server, and is what counts.',
      })
  }

  return {
    of: (gwId) => byChannel.get(gwId) ?? [],
    all: () => all,
    refresh,
    isRead: () => isRead,
    async add({ gwId, name, url, events }) {
      const id = idOf(gwId, name)
      const { secret, sealed } = newSecret(deps, id)
      const row = { id, gw_id: gwId, name, url, events: JSON.stringify(events), sealed, created_at: clock() }
      await insert(deps, row, named)
      await refresh()
      return secret
    },
    async change(id, { url, events }) {
      refuseFile(id)
      await storage.db
        .updateTable('hook_target')
        .set({ url, events: JSON.stringify(events) })
        .where('id', '=', id)
        .execute()
      await refresh()
    },
    async renewSecret(id) {
      refuseFile(id)
      const { secret, sealed } = newSecret(deps, id)
      await storage.db.updateTable('hook_target').set({ sealed }).where('id', '=', id).execute()
      await refresh()
      return secret
    },
    async remove(id) {
      refuseFile(id)
      await storage.write(`hook-target:${id}`, async (trx) => {
        await trx.deleteFrom('hook_target').where('id', '=', id).execute()
        await forgetWaiting(trx, id)
      })
      await refresh()
    },
  }
}

/** Reads the targets configured in the console that pass a filter. */
async function readTargets(
  { seal }: HookTargetsDeps,
  db: Db,
  isOurs: (row: HookTargetRow) => boolean,
): Promise<HookTarget[]> {
  const rows = await db.selectFrom('hook_target').selectAll().orderBy('id').execute()
  return rows.filter(isOurs).map(({ id, gw_id: gwId, name, url, events, sealed }) => ({
    id,
    gwId,
    name,
    url,
    events: JSON.parse(events) as CustomerEventType[],
    secret: seal.decrypt<string>(sealed, hookTargetContext(id)),
    from: 'console',
  }))
}

/** @throws Problem `conflict` when the name is taken, or the channel has the maximum number of targets */
async function insert(
  { storage }: HookTargetsDeps,
  row: HookTargetRow,
  named: readonly HookTarget[],
): Promise<void> {
  await storage.write(`hook-targets:${row.gw_id}`, async (trx) => {
    const { count } = await trx
      .selectFrom('hook_target')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('gw_id', '=', row.gw_id)
      .executeTakeFirstOrThrow()
    const others = named.filter((one) => one.gwId === row.gw_id).length
    if (Number(count) + others >= maxTargets)
      throw new Problem('conflict', { detail: `A channel has at most ${maxTargets} servers.` })
    const added = await trx
      .insertInto('hook_target')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added || named.some(({ id }) => id === row.id))
      throw new Problem('conflict', { detail: 'There is a server of this name.' })
    // Another relay may have recorded deliveries for some seconds after a target with this name was
    // removed.
    await forgetWaiting(trx, row.id)
  })
}

function newSecret({ seal }: HookTargetsDeps, id: string) {
  const secret = randomBytes(32).toString('base64url')
  return { secret, sealed: seal.encrypt(secret, hookTargetContext(id)) }
}

/** Deletes the waiting deliveries and the pause of a target. */
async function forgetWaiting(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('hook_pause').where('target', '=', id).execute()
  await trx.deleteFrom('hook_delivery').where('target', '=', id).where('state', '=', 'waiting').execute()
}

const idOf = (gwId: string, name: string) => `${gwId}/${name}`

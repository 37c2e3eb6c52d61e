import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'
import type { VoiceCreditTable, VoiceWorkspaceTable } from '../../storage/tables/voice.ts'
import type { Deliver, Logger } from '../kernel/ports.ts'

/** What the interface fixes. */
const creditRules = {
  /** Of a new workspace. */
  start: 50,
  priceMinor: 5,
  purchaseStep: 50,
  purchaseMin: 100,
  topUp: 100,
  /** Ours: where "low" begins is not shown. */
  lowBelow: 10,
} as const

/** A held credit whose request never ended, because the process did, comes back after this. */
const forgottenMs = 15 * 60_000

interface Workspace {
  teamspace_id: string
  credits: number
  unlimited: boolean
  auto_top_up: { below: number } | null
  billing_emails: string[]
  /** The warning that the app shows. */
  low_balance: boolean
}

interface WorkspaceSettings {
  credits?: number | undefined
  unlimited?: boolean | undefined
  auto_top_up?: { below: number } | null | undefined
  billing_emails?: string[] | undefined
}

/** Voice credits: one for each success, none for a failure, right under any number of requests at once. */
export interface Credits {
  /**
   * Runs `work` on one credit: held before it, kept when it succeeds, given back when it fails.
   * @throws Problem `credits-exhausted`, and whatever `work` throws
   */
  spend<T>(teamspaceId: string, work: () => Promise<T>): Promise<T>
  find(teamspaceId: string): Promise<Workspace>
  configure(teamspaceId: string, settings: WorkspaceSettings): Promise<Workspace>
  /** @throws Problem `validation-error` */
  purchase(teamspaceId: string, credits: number): Promise<Workspace>
}

/** Holds what the credits need: where they are kept, and whom to tell when they run low. */
export interface CreditsDeps {
  storage: Storage
  clock: Clock
  ids: Ids
  /** Sends the alert of a low balance. */
  mail: Deliver
  logger: Logger
}

type Row = VoiceWorkspaceTable
type Movement = Pick<VoiceCreditTable, 'kind' | 'state' | 'amount' | 'price_minor'>

/** Makes the account of each teamspace's voice credits. */
export function createCredits(deps: CreditsDeps): Credits {
  const { storage, clock, ids } = deps
  const within = <T>(teamspaceId: string, work: (trx: Db, row: Row) => Promise<T>): Promise<T> =>
    storage.write(`voice:${teamspaceId}`, async (trx) => work(trx, await open(trx, teamspaceId)))

  const record = async (trx: Db, teamspaceId: string, movement: Movement): Promise<string> => {
    const id = ids()
    const row = { id, teamspace_id: teamspaceId, at: clock(), ...movement }
    await trx.insertInto('pf_voice_credit').values(row).execute()
    return id
  }

  /** The workspace's row; a new workspace starts with its credits. */
  const open = async (trx: Db, teamspaceId: string): Promise<Row> => {
    const known = await findRow(trx, teamspaceId)
    if (known) return known
    const row: Row = {
      teamspace_id: teamspaceId,
      balance: creditRules.start,
      unlimited: 0,
      top_up_below: null,
      billing_emails: '[]',
      alerted: 0,
      created_at: clock(),
    }
    await trx.insertInto('pf_voice_workspace').values(row).execute()
    await record(trx, teamspaceId, { kind: 'start', state: 'done', amount: row.balance, price_minor: 0 })
    return row
  }

  const buy = async (trx: Db, row: Row, kind: 'purchase' | 'top-up', credits: number): Promise<void> => {
    row.balance += credits
    const price_minor = credits * creditRules.priceMinor
    await record(trx, row.teamspace_id, { kind, state: 'done', amount: credits, price_minor })
  }

  /** Null: nothing needs to be held. */
  const hold = (teamspaceId: string): Promise<string | null> =>
    within(teamspaceId, async (trx, row) => {
      if (row.unlimited === 1) return null
      if (row.balance < 1) row.balance += await takeBackForgotten(trx, teamspaceId, clock())
      if (row.balance < 1 && row.top_up_below !== null) await buy(trx, row, 'top-up', creditRules.topUp)
      if (row.balance < 1) throw exhausted()
      row.balance -= 1
      await save(trx, row)
      return record(trx, teamspaceId, { kind: 'use', state: 'held', amount: -1, price_minor: 0 })
    })

  const keep = async (teamspaceId: string, id: string): Promise<void> => {
    const alert = await within(teamspaceId, async (trx, row) => {
      await trx.updateTable('pf_voice_credit').set({ state: 'done' }).where('id', '=', id).execute()
      if (row.unlimited === 1) return undefined
      if (row.top_up_below !== null && row.balance < row.top_up_below) {
        await buy(trx, row, 'top-up', creditRules.topUp)
      }
      const isNews = isLow(row) && row.alerted === 0
      if (isNews) row.alerted = 1
      await save(trx, row)
      return isNews ? { ...row } : undefined
    })
    if (alert) await tellLow(deps, alert)
  }

  const giveBack = (teamspaceId: string, id: string): Promise<void> =>
    within(teamspaceId, async (trx, row) => {
      const { numDeletedRows } = await trx
        .deleteFrom('pf_voice_credit')
        .where('id', '=', id)
        .where('state', '=', 'held')
        .executeTakeFirst()
      row.balance += Number(numDeletedRows)
      await save(trx, row)
    })

  return {
    async spend(teamspaceId, work) {
      const held = await hold(teamspaceId)
      try {
        const result = await work()
        if (held !== null) await keep(teamspaceId, held)
        return result
      } catch (error) {
        if (held !== null) await giveBack(teamspaceId, held)
        throw error
      }
    },
    find: (teamspaceId) => within(teamspaceId, async (_, row) => toWorkspace(row)),
    configure: (teamspaceId, settings) =>
      within(teamspaceId, async (trx, row) => {
        if (settings.credits !== undefined) {
          const amount = settings.credits - row.balance
          await record(trx, teamspaceId, { kind: 'set', state: 'done', amount, price_minor: 0 })
          row.balance = settings.credits
        }
        if (settings.unlimited !== undefined) row.unlimited = settings.unlimited ? 1 : 0
        if (settings.auto_top_up !== undefined) row.top_up_below = settings.auto_top_up?.below ?? null
        if (settings.billing_emails) row.billing_emails = JSON.stringify(settings.billing_emails)
        await save(trx, row)
        return toWorkspace(row)
      }),
    purchase: (teamspaceId, credits) =>
      within(teamspaceId, async (trx, row) => {
        if (credits < creditRules.purchaseMin || credits % creditRules.purchaseStep !== 0) throw wrongAmount()
        await buy(trx, row, 'purchase', credits)
        await save(trx, row)
        return toWorkspace(row)
      }),
  }
}

const findRow = (trx: Db, teamspaceId: string): Promise<Row | undefined> =>
  trx.selectFrom('pf_voice_workspace').selectAll().where('teamspace_id', '=', teamspaceId).executeTakeFirst()

/** Once it is no longer low, the next fall is news again. */
async function save(trx: Db, row: Row): Promise<void> {
  if (!isLow(row)) row.alerted = 0
  const { teamspace_id, ...values } = row
  await trx.updateTable('pf_voice_workspace').set(values).where('teamspace_id', '=', teamspace_id).execute()
}

/** How many credits of requests that never ended come back. */
async function takeBackForgotten(trx: Db, teamspaceId: string, now: string): Promise<number> {
  const before = new Date(Date.parse(now) - forgottenMs).toISOString()
  const { numDeletedRows } = await trx
    .deleteFrom('pf_voice_credit')
    .where('teamspace_id', '=', teamspaceId)
    .where('state', '=', 'held')
    .where('at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const isLow = (row: Row): boolean => row.unlimited === 0 && row.balance < creditRules.lowBelow

const toWorkspace = (row: Row): Workspace => ({
  teamspace_id: row.teamspace_id,
  credits: row.balance,
  unlimited: row.unlimited === 1,
  auto_top_up: row.top_up_below === null ? null : { below: row.top_up_below },
  billing_emails: JSON.parse(row.billing_emails),
  low_balance: isLow(row),
})

/** A letter that cannot be sent takes nothing from the request that caused it. */
async function tellLow({ mail, ids, logger }: CreditsDeps, row: Row): Promise<void> {
  const { billing_emails } = toWorkspace(row)
  const letters = billing_emails.map((to) =>
    mail({
      id: ids(),
      to,
      subject: `Voice credits of ${row.teamspace_id} are running low`,
      text:
        `${row.balance} voice credits are left in the workspace ${row.teamspace_id}. When there are none, ` +
        'speech and speech recognition stop until more are bought.',
      language: 'en',
    }),
  )
  const failed = (await Promise.allSettled(letters)).filter(({ status }) => status === 'rejected').length
  logger.warn({ teamspace: row.teamspace_id, balance: row.balance, failed }, 'voice credits are low')
}

const exhausted = () =>
  new Problem('credits-exhausted', {
    detail: 'The voice credits of this workspace are used up. Buy more to go on.',
  })

const wrongAmount = () =>
  new Problem('validation-error', {
    errors: [
      {
        field: 'credits',
        code: 'step',
        message: `Buy at least ${creditRules.purchaseMin} credits, in steps of ${creditRules.purchaseStep}.`,
      },
    ],
  })

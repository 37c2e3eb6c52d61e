import { creditRules, creditTerms } from '../../../contract/platform/workspace.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { Deliver, Logger } from '../../kit/ports.ts'
import {
  type CreditAccount,
  checkPurchase,
  configureAccount,
  isLow,
  openAccount,
  toWorkspace,
  type Workspace,
  type WorkspaceSettings,
} from '../workspace/credit-account.ts'
import { findTeamspace, type Teamspaces } from '../workspace/teamspaces.ts'
import { mailNextAlert, queueAlerts } from './credit-alerts.ts'

/** A held credit whose request never ended, because the process died, is returned after this time. */
const forgottenMs = 15 * 60_000

/**
 * Voice credits: each success costs one, a failure costs none, under any number of concurrent requests. They
 * belong to the workspace, whose teamspaces spend them.
 */
export interface Credits {
  /**
   * Runs `work` for one credit: held before, spent on success, returned on failure.
   * @throws Problem `credits-exhausted`, `not-found` for an unknown teamspace, and anything `work` throws
   */
  spend<T>(teamspaceId: string, work: () => Promise<T>): Promise<T>
  /** @throws Problem `not-found` */
  find(teamspaceId: string): Promise<Workspace>
  /** @throws Problem `not-found` */
  configure(teamspaceId: string, settings: WorkspaceSettings): Promise<Workspace>
  /** @throws Problem `validation-error`, `not-found` */
  purchase(teamspaceId: string, credits: number): Promise<Workspace>
  /** Mails one low-credit alert that is due. Returns false if none is. */
  mailNextAlert(): Promise<boolean>
}

/** Dependencies of the credits: where they are stored, and how to send alerts when they run low. */
export interface CreditsDeps {
  storage: Storage
  teamspaces: Teamspaces
  clock: Clock
  timers: Timers
  ids: Ids
  /** Sends a low-balance alert. */
  mail: Deliver
  logger: Logger
}

/** Creates the voice credits of a workspace, which its teamspaces spend. */
export function createCredits(deps: CreditsDeps): Credits {
  const { storage, clock, teamspaces, logger } = deps
  const within = <T>(
    teamspaceId: string,
    work: (account: CreditAccount, trx: Db) => Promise<T>,
  ): Promise<T> =>
    storage.write('voice', async (trx) => {
      const { workspace_id } = await findTeamspace(teamspaces, trx, teamspaceId)
      return work(await openAccount(trx, workspace_id, deps), trx)
    })

  /** Returns null if no credit needs to be held. */
  const hold = (teamspaceId: string): Promise<string | null> =>
    within(teamspaceId, async (account, trx) => {
      const { row } = account
      if (row.unlimited === 1) return null
      if (row.balance < 1) row.balance += await takeBackForgotten(trx, row.workspace_id, clock())
      if (row.balance < 1 && row.top_up_below !== null) await account.buy('top-up', creditRules.topUp)
      if (row.balance < 1) throw exhausted()
      row.balance -= 1
      await account.save()
      return account.record({
        kind: 'use',
        state: 'held',
        amount: -1,
        price_minor: 0,
        teamspace_id: teamspaceId,
      })
    })

  const keep = async (teamspaceId: string, id: string): Promise<void> => {
    await within(teamspaceId, async (account, trx) => {
      const { row } = account
      await trx.updateTable('pf_voice_credit').set({ state: 'done' }).where('id', '=', id).execute()
      if (row.unlimited === 1) return
      if (row.top_up_below !== null && row.balance < row.top_up_below) {
        await account.buy('top-up', creditRules.topUp)
      }
      if (isLow(row) && row.alerted === 0) {
        row.alerted = 1
        await queueAlerts(trx, row, deps)
        logger.warn({ workspace: row.workspace_id, balance: row.balance }, 'voice credits are low')
      }
      await account.save()
    })
  }

  const giveBack = (teamspaceId: string, id: string): Promise<void> =>
    within(teamspaceId, async (account, trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('pf_voice_credit')
        .where('id', '=', id)
        .where('state', '=', 'held')
        .executeTakeFirst()
      account.row.balance += Number(numDeletedRows)
      await account.save()
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
    find: (teamspaceId) => within(teamspaceId, async ({ row }) => toWorkspace(row)),
    configure: (teamspaceId, settings) =>
      within(teamspaceId, (account) => configureAccount(account, settings)),
    purchase: (teamspaceId, credits) =>
      within(teamspaceId, async (account) => {
        checkPurchase(credits)
        await account.buy('purchase', credits)
        await account.save()
        return toWorkspace(account.row)
      }),
    mailNextAlert: () => mailNextAlert(deps),
  }
}

/** Returns the credits held by requests that never ended, and how many there were. */
async function takeBackForgotten(trx: Db, workspaceId: string, now: string): Promise<number> {
  const before = new Date(Date.parse(now) - forgottenMs).toISOString()
  const { numDeletedRows } = await trx
    .deleteFrom('pf_voice_credit')
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'held')
    .where('at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const exhausted = () =>
  new Problem('credits-exhausted', {
    detail: 'The voice credits of this workspace are used up. Buy more to go on.',
    extensions: creditTerms,
  })

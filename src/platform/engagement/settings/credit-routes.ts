import type { Ids } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { UnitsOfWork } from '../../kit/unit-of-work.ts'
import type { SandboxHandlers } from '../sandbox/sandbox-dispatch.ts'
import { checkPurchase, configureAccount, openAccount, toWorkspace } from '../workspace/credit-account.ts'
import { mainWorkspace, type Teamspaces } from '../workspace/teamspaces.ts'

/** Dependencies of the workspace settings. */
export interface WorkspaceRoutesOptions {
  units: UnitsOfWork
  teamspaces: Teamspaces
  clock: () => string
  ids: Ids
}

const shownMovements = 50

/** Creates the handlers for the credits of the workspace: balance, purchase, threshold, billing contacts. */
export function createCreditHandlers({
  units,
  clock,
  ids,
}: WorkspaceRoutesOptions): SandboxHandlers<'getCredits' | 'changeCredits' | 'buyCredits'> {
  const deps = { clock, ids }
  const open = (trx: Db) => openAccount(trx, mainWorkspace, deps)
  return {
    getCredits: ({ principal, requestId }) =>
      units.write({ principal, requestId }, async ({ trx }) => ({
        ...toWorkspace((await open(trx)).row),
        movements: await movements(trx),
      })),
    changeCredits: ({ principal, requestId, body: settings }) => {
      return units.write({ principal, requestId }, async (unit) => {
        const account = await open(unit.trx)
        const before = toWorkspace(account.row)
        const after = await configureAccount(account, settings)
        unit.audit({
          action: 'credits.configured',
          resourceType: 'workspace',
          resourceId: mainWorkspace,
          before,
          after,
        })
        return after
      })
    },
    buyCredits: ({ principal, requestId, body }) => {
      const { credits, purchase_id } = body
      checkPurchase(credits)
      return units.write({ principal, requestId }, async (unit) => {
        const account = await open(unit.trx)
        if (await isBought(unit.trx, purchase_id)) return toWorkspace(account.row)
        await account.buy('purchase', credits, { actor: principal.id, id: purchase_id })
        await account.save()
        unit.audit({
          action: 'credits.purchased',
          resourceType: 'workspace',
          resourceId: mainWorkspace,
          reason: `${credits} credits`,
        })
        return toWorkspace(account.row)
      })
    },
  }
}

const isBought = async (trx: Db, id: string): Promise<boolean> =>
  (await trx.selectFrom('pf_voice_credit').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Purchases and changes of settings, newest first; usage is part of the balance. */
const movements = (trx: Db) =>
  trx
    .selectFrom('pf_voice_credit')
    .select(['kind', 'amount', 'price_minor', 'at', 'actor'])
    .where('workspace_id', '=', mainWorkspace)
    .where('kind', '!=', 'use')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMovements)
    .execute()

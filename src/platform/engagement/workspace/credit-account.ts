import { creditRules, creditTerms } from '../../../contract/platform/workspace.ts'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import { Problem } from '../../../contract/primitives/problem.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { VoiceCreditTable, VoiceWorkspaceTable } from '../../../storage/tables/voice.ts'

/** Credits of a workspace, as its owner sees them. */
export interface Workspace {
  workspace_id: string
  credits: number
  unlimited: boolean
  auto_top_up: { below: number } | null
  billing_emails: string[]
  /** Whether the app shows a warning. */
  low_balance: boolean
  /** Price of one credit, in the smallest unit of the currency. */
  price_minor: number
  currency: 'USD'
  purchase_step: number
  purchase_min: number
  top_up_credits: number
}

/** Settings of a workspace's credits that can be changed. */
export interface WorkspaceSettings {
  credits?: number | undefined
  unlimited?: boolean | undefined
  auto_top_up?: { below: number } | null | undefined
  billing_emails?: string[] | undefined
}

/** One movement to record. */
type Movement = Pick<VoiceCreditTable, 'kind' | 'state' | 'amount' | 'price_minor'> &
  Partial<Pick<VoiceCreditTable, 'id' | 'teamspace_id' | 'actor'>>

/** A workspace's credits within one database transaction. */
export interface CreditAccount {
  row: VoiceWorkspaceTable
  /** Records a movement; returns its id. */
  record(movement: Movement): Promise<string>
  buy(kind: 'purchase' | 'top-up', credits: number, by?: { actor: string; id: string }): Promise<void>
  save(): Promise<void>
}

/** Dependencies of an account, except the database. */
export interface AccountDeps {
  clock: Clock
  ids: Ids
}

/**
 * Opens the account of a workspace; a new workspace starts with its initial credits. The row is locked until
 * the transaction ends, so that concurrent spending cannot change it between the read and the write.
 */
export async function openAccount(
  trx: Db,
  workspaceId: string,
  { clock, ids }: AccountDeps,
): Promise<CreditAccount> {
  const record: CreditAccount['record'] = async (movement) => {
    const id = movement.id ?? ids()
    await trx
      .insertInto('pf_voice_credit')
      .values({
        workspace_id: workspaceId,
        teamspace_id: workspaceId,
        at: clock(),
        actor: null,
        ...movement,
        id,
      })
      .execute()
    return id
  }
  const known = await lockRow(trx, workspaceId)
  const row = known ?? newRow(workspaceId, clock())
  if (!known) {
    await trx.insertInto('pf_voice_workspace').values(row).execute()
    await record({ kind: 'start', state: 'done', amount: row.balance, price_minor: 0 })
  }
  return {
    row,
    record,
    async buy(kind, credits, by) {
      row.balance += credits
      await record({
        ...by,
        kind,
        state: 'done',
        amount: credits,
        price_minor: credits * creditRules.priceMinor,
      })
    },
    async save() {
      // Once the balance is no longer low, the next drop triggers an alert again.
      if (!isLow(row)) row.alerted = 0
      const { workspace_id, ...values } = row
      await trx
        .updateTable('pf_voice_workspace')
        .set(values)
        .where('workspace_id', '=', workspace_id)
        .execute()
    },
  }
}

/** Runs an update without effect, which both databases treat as a row lock. */
const lockRow = (trx: Db, workspaceId: string): Promise<VoiceWorkspaceTable | undefined> =>
  trx
    .updateTable('pf_voice_workspace')
    .set({ workspace_id: workspaceId })
    .where('workspace_id', '=', workspaceId)
    .returningAll()
    .executeTakeFirst()

const newRow = (workspaceId: string, now: string): VoiceWorkspaceTable => ({
  workspace_id: workspaceId,
  balance: creditRules.start,
  unlimited: 0,
  top_up_below: null,
  billing_emails: '[]',
  alerted: 0,
  created_at: now,
})

/** Applies changed settings. */
export async function configureAccount(
  account: CreditAccount,
  settings: WorkspaceSettings,
): Promise<Workspace> {
  const { row } = account
  if (settings.credits !== undefined) {
    const amount = settings.credits - row.balance
    await account.record({ kind: 'set', state: 'done', amount, price_minor: 0 })
    row.balance = settings.credits
  }
  if (settings.unlimited !== undefined) row.unlimited = settings.unlimited ? 1 : 0
  if (settings.auto_top_up !== undefined) row.top_up_below = settings.auto_top_up?.below ?? null
  if (settings.billing_emails) row.billing_emails = JSON.stringify(settings.billing_emails)
  await account.save()
  return toWorkspace(row)
}

/** Rejects an amount that cannot be bought. @throws Problem `validation-error` */
export function checkPurchase(credits: number): void {
  const { purchaseMin, purchaseStep, purchaseMax } = creditRules
  if (credits >= purchaseMin && credits <= purchaseMax && credits % purchaseStep === 0) return
  const message = `Buy ${purchaseMin} to ${purchaseMax} credits, in steps of ${purchaseStep}.`
  throw new Problem('validation-error', { errors: [{ field: 'credits', code: 'step', message }] })
}

/** Returns whether the balance is low enough for an alert. */
export const isLow = (row: VoiceWorkspaceTable): boolean =>
  row.unlimited === 0 && row.balance < creditRules.lowBelow

/** Converts a row to what its owner sees. */
export const toWorkspace = (row: VoiceWorkspaceTable): Workspace => ({
  workspace_id: row.workspace_id,
  credits: row.balance,
  unlimited: row.unlimited === 1,
  auto_top_up: row.top_up_below === null ? null : { below: row.top_up_below },
  billing_emails: JSON.parse(row.billing_emails),
  low_balance: isLow(row),
  ...creditTerms,
  top_up_credits: creditRules.topUp,
})

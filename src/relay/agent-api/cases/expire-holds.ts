import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { SecurityLog } from '../../security/auth/security-log.ts'
import type { Deeds } from './activity-log.ts'
import { type Authority, fromNow } from './authority.ts'
import { HostRefusal } from './host-sender.ts'
import type { ProposalRow, Proposals } from './proposals.ts'
import type { TrustCalls } from './trust-calls.ts'

/** Dependencies of the expiry of holds. */
export interface LapseDeps {
  storage: Storage
  trust: TrustCalls
  proposals: Proposals
  authority: Authority
  deeds: Deeds
  security: SecurityLog
  clock: Clock
  ids: Ids
  logger: Logger
  onCaseChanged(caseId: string): Promise<void>
}

const againMs = 60_000
const tokenMs = 5 * 60_000
const atOnce = 20
/** States in which a freeze holds money, or still may. */
const live: ReadonlySet<string> = new Set(['active', 'pending_ack'])

/**
 * Creates the function that releases short holds that have expired and that no second person has extended.
 * The order's own expiry has the same effect; this covers an institution that accepted the order late.
 */
export function createLapse(deps: LapseDeps): () => Promise<void> {
  const { storage, proposals, clock, logger } = deps
  return async () => {
    const due = await storage.db
      .selectFrom('proposal')
      .select(['id', 'lapses_at'])
      .where('lapses_at', '<=', clock())
      .limit(atOnce)
      .execute()
    for (const { id, lapses_at: at } of due) {
      const row = await storage.db
        .updateTable('proposal')
        .set({ lapses_at: fromNow(clock, againMs) })
        .where('id', '=', id)
        .where('lapses_at', '=', at)
        .returningAll()
        .executeTakeFirst()
      if (!row) continue
      const freezeId = proposals.open(row).result?.freeze_id
      try {
        const isReleased = typeof freezeId === 'string' && (await release(deps, row, freezeId))
        await settle(deps, row, isReleased)
      } catch (error) {
        logger.warn({ err: error, proposal: id }, 'a hold was not released, and will be tried again')
      }
    }
  }
}

/** Returns whether there was anything to release. */
async function release(deps: LapseDeps, row: ProposalRow, freezeId: string): Promise<boolean> {
  const { trust, authority, clock } = deps
  const params = { freeze_id: freezeId }
  const freeze = await trust.call('getFreezeStatus', { params }, row.proposed_by)
  if (!live.has(freeze.freeze_status)) return false
  // Without a token, only the order's own expiry ends the hold.
  if (authority.needsToken) return false
  const token = await authority.tokenFor(
    {
      token: randomBytes(24).toString('base64url'),
      scope: 'release',
      caseId: row.case_id,
      freezeId,
      expiresAt: fromNow(clock, tokenMs),
      issuedBy: 'relay',
    },
    undefined,
  )
  const body = {
    release_reason: 'expiry',
    release_authority: `Hold ${row.id} has lapsed`,
    release_authorization_token: token,
  }
  try {
    await trust.call('releaseFreeze', { params, body, key: deps.ids() }, row.proposed_by)
    return true
  } catch (error) {
    const isOver = error instanceof HostRefusal && /freeze-(not-active|expired)/.test(error.document.type)
    if (isOver) return false
    throw error
  }
}

async function settle(deps: LapseDeps, row: ProposalRow, isReleased: boolean): Promise<void> {
  const { storage, deeds, security } = deps
  await storage.write(`case:${row.case_id}`, async (trx) => {
    await trx.updateTable('proposal').set({ lapses_at: null }).where('id', '=', row.id).execute()
    await deeds.add(trx, row.case_id, { kind: 'lapse', ref: row.id, details: { released: isReleased } })
  })
  security.record({ kind: 'hold-lapsed', gwId: row.gw_id, detail: `${row.case_id} ${row.id}` })
  await deps.onCaseChanged(row.case_id).catch(() => {})
}

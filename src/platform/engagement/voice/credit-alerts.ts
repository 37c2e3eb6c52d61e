import type { Clock, Ids } from '../../../contract/primitives/ids.ts'
import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { CreditAlertTable, VoiceWorkspaceTable } from '../../../storage/tables/voice.ts'
import { type Claim, createClaim, untilNoted, whileClaimed } from '../../kit/delivery/claims.ts'
import { RefusedForGood } from '../../kit/delivery/refused-for-good.ts'
import { leaseSeconds, maxAttempts, retryAfter } from '../../kit/delivery/tries.ts'
import type { Deliver, Logger } from '../../kit/ports.ts'
import { plusSeconds } from '../../kit/time.ts'
import { isLow, toWorkspace } from '../workspace/credit-account.ts'

/** Dependencies of the alert courier. */
export interface AlertCourierDeps {
  storage: Storage
  mail: Deliver
  clock: Clock
  timers: Timers
  logger: Logger
}

/**
 * Queues an email to each billing contact of a workspace, in the same transaction that made its credits low.
 */
export async function queueAlerts(
  trx: Db,
  row: VoiceWorkspaceTable,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<void> {
  const alerts = toWorkspace(row).billing_emails.map(
    (address): CreditAlertTable => ({
      alert_id: ids(),
      workspace_id: row.workspace_id,
      address,
      attempts: 0,
      next_at: clock(),
    }),
  )
  if (alerts.length > 0) await trx.insertInto('pf_credit_alert').values(alerts).execute()
}

/** Mails one alert that is due. Returns false if none is. */
export async function mailNextAlert(deps: AlertCourierDeps): Promise<boolean> {
  const claimed = await claimNext(deps.storage.db, deps.clock)
  if (!claimed) return false
  if (claimed === 'gone') return true
  await whileClaimed(deps.timers, claimed.claim, settle(deps, claimed))
  return true
}

/** An alert, and this process's claim on it. */
interface Claimed {
  alert: CreditAlertTable
  claim: Claim
}

/** Mails an alert and records the result, retrying while the database is unreachable. */
async function settle({ storage, mail, clock, timers, logger }: AlertCourierDeps, { alert, claim }: Claimed) {
  const { alert_id, workspace_id: workspace } = alert
  const failure = await send(storage.db, mail, alert).then(
    () => undefined,
    (error: unknown) => {
      const attempts = alert.attempts + 1
      const isOver = attempts >= maxAttempts || error instanceof RefusedForGood
      // Servers quote the recipients they refuse, so the error message is not logged.
      const fault = (error as { code?: string }).code ?? 'refused'
      logger.warn({ workspace, fault, isOver }, 'an alert of low credits was not mailed')
      return { attempts, isOver }
    },
  )
  // A failure only counts if no other process has claimed the alert since and may be mailing it.
  await untilNoted({ timers, logger }, () =>
    failure && !failure.isOver
      ? storage.db
          .updateTable('pf_credit_alert')
          .set({ attempts: failure.attempts, next_at: retryAfter(clock(), failure.attempts) })
          .where('alert_id', '=', alert_id)
          .where('next_at', 'in', claim.ends)
          .execute()
      : storage.db
          .deleteFrom('pf_credit_alert')
          .where('alert_id', '=', alert_id)
          .$if(failure !== undefined, (query) => query.where('next_at', 'in', claim.ends))
          .execute(),
  )
}

/** Sends an alert, unless credits were bought in the meantime. @throws what the mail throws */
async function send(
  db: Db,
  mail: Deliver,
  { alert_id, workspace_id, address }: CreditAlertTable,
): Promise<void> {
  const row = await db
    .selectFrom('pf_voice_workspace')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .executeTakeFirst()
  if (!row || !isLow(row)) return
  await mail({
    id: alert_id,
    to: address,
    subject: 'Voice credits are running low',
    text:
      `${row.balance} voice credits are left in the workspace ${workspace_id}. When there are none, ` +
      'speech and speech recognition stop until more are bought.',
    language: 'en',
  })
}

/** Claims the alert that is due first for the duration of the lease, so that no other process takes it. */
async function claimNext(db: Db, now: Clock): Promise<Claimed | 'gone' | undefined> {
  const due = await db
    .selectFrom('pf_credit_alert')
    .select(['alert_id', 'next_at'])
    .where('next_at', '<=', now())
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const lengthen = (ends: readonly string[], end: string) =>
    db
      .updateTable('pf_credit_alert')
      .set({ next_at: end })
      .where('alert_id', '=', due.alert_id)
      .where('next_at', 'in', ends)
      .returningAll()
      .executeTakeFirst()
  const end = plusSeconds(now(), leaseSeconds)
  const alert = await lengthen([due.next_at], end)
  return alert ? { alert, claim: createClaim(end, now, lengthen) } : 'gone'
}

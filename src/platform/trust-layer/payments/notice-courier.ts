import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Db, Storage } from '../../../storage/database/storage.ts'
import type { NoticeTable } from '../../../storage/tables/platform.ts'
import { type Claim, createClaim, untilNoted, whileClaimed } from '../../kit/delivery/claims.ts'
import { RefusedForGood } from '../../kit/delivery/refused-for-good.ts'
import { leaseSeconds, maxAttempts, retryAfter } from '../../kit/delivery/tries.ts'
import type { Deliver, Logger } from '../../kit/ports.ts'
import { plusSeconds } from '../../kit/time.ts'
import { noticeMail } from './notices.ts'

/** Dependencies of mailing notices to institutions. */
export interface NoticeCourierOptions {
  storage: Storage
  /** Undefined if the deployment sends no email; then no notices are queued. */
  email: Deliver | undefined
  now(): string
  timers: Timers
  logger: Logger
}

/** Mails one notice that is due. Returns false if none is. */
export async function mailNextNotice(options: NoticeCourierOptions): Promise<boolean> {
  const { storage, email, now, timers } = options
  if (!email) return false
  const claimed = await claimNext(storage.db, now)
  if (!claimed) return false
  if (claimed === 'gone') return true
  await whileClaimed(timers, claimed.claim, settle({ ...options, email }, claimed))
  return true
}

/** A notice, and this process's claim on it. */
interface Claimed {
  notice: NoticeTable
  claim: Claim
}

/** Mails a notice and records the result, retrying while the database is unreachable. */
async function settle(
  { storage, email, now, timers, logger }: NoticeCourierOptions & { email: Deliver },
  { notice, claim }: Claimed,
): Promise<void> {
  const failure = await mail(storage.db, email, notice).then(
    () => undefined,
    (error: unknown) => {
      // Servers quote the recipients they refuse, so the error message is not logged.
      logger.warn({ fault: (error as { code?: string }).code ?? 'refused' }, 'a notice was not mailed')
      const attempts = notice.attempts + 1
      return attempts >= maxAttempts || error instanceof RefusedForGood
        ? ({ email_status: 'failed', attempts, next_at: null } as const)
        : ({ attempts, next_at: retryAfter(now(), attempts) } as const)
    },
  )
  await untilNoted({ timers, logger }, () =>
    storage.db
      .updateTable('pf_notice')
      .set(failure ?? { email_status: 'sent', next_at: null })
      .where('notice_id', '=', notice.notice_id)
      // A process that has claimed it since may be mailing it.
      .$if(failure !== undefined, (query) => query.where('next_at', 'in', claim.ends))
      .execute(),
  )
}

/**
 * Sends a notice; it is discarded if the institution no longer has an address. @throws what the mail throws
 */
async function mail(db: Db, email: Deliver, { notice_id, institution_code, incident_id }: NoticeTable) {
  const participant = await db
    .selectFrom('pf_participant')
    .select('contact_email')
    .where('institution_code', '=', institution_code)
    .executeTakeFirst()
  const incident = await db
    .selectFrom('pf_incident')
    .selectAll()
    .where('incident_id', '=', incident_id)
    .executeTakeFirst()
  const to = participant?.contact_email
  if (to && incident) await email({ id: notice_id, to, language: 'en', ...noticeMail(incident) })
}

/** Claims the notice that is due first for the duration of the lease, so that no other process takes it. */
async function claimNext(db: Db, now: () => string): Promise<Claimed | 'gone' | undefined> {
  const due = await db
    .selectFrom('pf_notice')
    .select(['notice_id', 'next_at'])
    .where('next_at', '<=', now())
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const lengthen = (ends: readonly (string | null)[], end: string) =>
    db
      .updateTable('pf_notice')
      .set({ next_at: end })
      .where('notice_id', '=', due.notice_id)
      .where('next_at', 'in', ends)
      .returningAll()
      .executeTakeFirst()
  const end = plusSeconds(now(), leaseSeconds)
  const notice = await lengthen([due.next_at], end)
  return notice ? { notice, claim: createClaim(end, now, lengthen) } : 'gone'
}

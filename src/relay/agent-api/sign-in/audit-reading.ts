import type * as z from 'zod'
import type { AuditPage, auditQuery } from '../../../contract/console/settings.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import { type TrailVerdict, verifySecurityTrail } from '../../security/auth/security-trail.ts'

/** Reads a page of the security log, newest first, and verifies that the log is intact. */
export type ReadAudit = (query: z.infer<typeof auditQuery>) => Promise<AuditPage>

/** Dependencies of the audit reader. */
export interface ReadAuditDeps {
  db: Db
  clock: Clock
}

/** Interval between checks of all rows; in between, only new rows are checked. */
const wholeMs = 10 * 60_000

/** Creates the audit reader. */
export function createReadAudit({ db, clock }: ReadAuditDeps): ReadAudit {
  const verify = createVerify(db, clock)
  return async ({ kind, actor, cursor, limit }) => {
    const rows = await db
      .selectFrom('security_event')
      .selectAll()
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
      .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
      .$if(cursor !== undefined, (query) => query.where('seq', '<', Number(cursor) || 0))
      .orderBy('seq', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const head = await db
      .selectFrom('security_event')
      .select(['seq', 'hash'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    return {
      rows: shown.map(({ seq, at, kind: what, actor: by, gw_id: gwId, chat_id: chatId, detail, count }) => ({
        seq,
        at,
        kind: what,
        actor: by,
        gwId,
        chatId,
        detail,
        count,
      })),
      next: rows.length > limit ? String(shown.at(-1)?.seq) : null,
      chain: { ...(await verify()), rows: head?.seq ?? 0, head: head?.hash ?? '' },
    }
  }
}

/** Verifies the whole log at intervals, whatever the result, and the new rows in between. */
function createVerify(db: Db, clock: Clock) {
  let whole: { checkedAt: string; verdict: Promise<TrailVerdict> } | undefined
  const isOld = (checkedAt: string) => Date.parse(checkedAt) <= Date.parse(clock()) - wholeMs
  return async (): Promise<{ isWhole: boolean; checkedAt: string }> => {
    if (!whole || isOld(whole.checkedAt)) {
      const begun = { checkedAt: clock(), verdict: verifySecurityTrail(db) }
      whole = begun
      begun.verdict.catch(() => {
        if (whole === begun) whole = undefined
      })
    }
    const { checkedAt, verdict } = whole
    const known = await verdict
    return { isWhole: known.ok && (await goesOn(db, known)), checkedAt }
  }
}

/** Returns whether the newest verified row is unchanged and the new rows follow from it. */
async function goesOn(db: Db, { head }: TrailVerdict & { ok: true }): Promise<boolean> {
  if (!head) return true
  const row = await db
    .selectFrom('security_event')
    .select('hash')
    .where('seq', '=', head.seq)
    .executeTakeFirst()
  return row?.hash === head.hash && (await verifySecurityTrail(db, head)).ok
}

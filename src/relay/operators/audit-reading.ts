import type * as z from 'zod'
import type { AuditPage, auditQuery } from '../../contract/console/settings.ts'
import type { Db } from '../../storage/database/storage.ts'
import { verifySecurityTrail } from '../auth/security-trail.ts'

/** Reads a part of the trail of security events, newest first, and whether the trail is whole. */
export type ReadAudit = (query: z.infer<typeof auditQuery>) => Promise<AuditPage>

/** Creates the reading. */
export const createReadAudit =
  (db: Db): ReadAudit =>
  async ({ kind, actor, cursor, limit }) => {
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
    const { ok } = await verifySecurityTrail(db)
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
      chain: { isWhole: ok, rows: head?.seq ?? 0, head: head?.hash ?? '' },
    }
  }

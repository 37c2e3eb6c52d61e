import { canonical } from '../../contract/primitives/canonical.ts'
import { chain, findBreak, genesis } from '../../contract/primitives/hash-chain.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { AuditTable } from '../../storage/tables/platform.ts'
import { digest, type Principal } from './principal.ts'

/** One event. Contains no name, no account number and no token. */
export interface AuditEntry {
  /** Such as `freeze.issued`. */
  action: string
  resourceType: string
  resourceId?: string | null
  caseId?: string | null
  reason?: string | null
  /** The resource before and after; only their digests are stored. */
  before?: unknown
  after?: unknown
}

/** When an event happened, who caused it, and in which request. */
export interface AuditContext {
  at: string
  principal: Principal
  requestId: string | null
}

/** A row of the audit trail that is not yet in the chain. */
export type AuditDraft = Omit<AuditTable, 'seq' | 'prev_hash' | 'hash'>

/** Converts an entry to a row; `before` and `after` become digests. */
export const toDraft = (entry: AuditEntry, { at, principal, requestId }: AuditContext): AuditDraft => ({
  at,
  actor: principal.id,
  role: principal.role,
  action: entry.action,
  resource_type: entry.resourceType,
  resource_id: entry.resourceId ?? null,
  case_id: entry.caseId ?? null,
  request_id: requestId,
  before_digest: entry.before === undefined ? null : digest(canonical(entry.before)),
  after_digest: entry.after === undefined ? null : digest(canonical(entry.after)),
  reason: entry.reason ?? null,
})

/** Appends rows to the chain. The caller holds the platform's write lock. */
export async function appendAudit(trx: Db, drafts: readonly AuditDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const last = await trx
    .selectFrom('pf_audit')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const rows = chain(last ?? genesis, drafts)
  // Both databases limit the parameters of one statement.
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await trx
      .insertInto('pf_audit')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute()
  }
}

const rowsPerInsert = 200

/** Whether the chain is intact. */
export interface AuditVerdict {
  ok: boolean
  rows: number
  /** Sequence number of the first row that does not follow from the previous one. */
  broken_at: number | null
}

/** Recomputes the whole chain. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  let head = genesis
  for (;;) {
    const rows = await db
      .selectFrom('pf_audit')
      .selectAll()
      .where('seq', '>', head.seq)
      .orderBy('seq')
      .limit(1000)
      .execute()
    if (rows.length === 0) return { ok: true, rows: head.seq, broken_at: null }
    const broken = findBreak(head, rows)
    if (broken !== undefined) return { ok: false, rows: broken - 1, broken_at: broken }
    head = rows.at(-1) ?? head
  }
}

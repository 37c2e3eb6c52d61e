import type { Clock, Ids } from '../../contract/primitives/ids.ts'
import type { Db, Storage } from '../../storage/database/storage.ts'
import type { JobTable } from '../../storage/tables/platform.ts'
import { type AuditDraft, type AuditEntry, appendAudit, toDraft } from './audit.ts'
import type { Logger } from './ports.ts'
import { type Principal, system } from './principal.ts'

type IdPrefix =
  | 'CASE'
  | 'TRC'
  | 'FRZ'
  | 'RTN'
  | 'ODR'
  | 'NTF'
  | 'DLV'
  | 'DOC'
  | 'VER'
  | 'PRT'
  | 'INC'
  | 'RTE'
  | 'RLS'
  | 'RPT'
  | 'JOB'
  | 'TOK'
  | 'LTX'

/** One view of the database at one instant. */
export interface Snapshot {
  trx: Db
  now: string
}

/** One change: all of it is kept, with its audit rows, or nothing. */
export interface UnitOfWork extends Snapshot {
  principal: Principal
  newId(prefix: IdPrefix): string
  audit(entry: AuditEntry): void
  schedule(job: Omit<JobTable, 'job_id'>): Promise<void>
  /** Runs when the change is kept. For telling others; must not throw. */
  afterCommit(work: () => void): void
  /** The same change seen at another instant and done by the platform itself. */
  as(principal: Principal, now: string): UnitOfWork
}

interface UnitOfWorkOptions {
  principal: Principal
  requestId?: string | null
}

/** Runs changes and reads of the platform's state. */
export interface UnitsOfWork {
  /** Changes state; one change at a time on the whole database. What is due by then happens first. */
  write<T>(options: UnitOfWorkOptions, work: (unit: UnitOfWork) => Promise<T>): Promise<T>
  /** Reads at one instant. What is due by then has happened. */
  read<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>
}

/** Lists what units of work need. */
export interface UnitsOfWorkOptions {
  storage: Storage
  clock: Clock
  ids: Ids
  logger: Logger
  /** Does what is due, inside of the change. */
  runDue(unit: UnitOfWork): Promise<void>
  /** Called after each kept change. */
  onCommit(): void
}

const scope = 'platform'

/** Creates the units of work of one database. */
export function createUnitsOfWork({
  storage,
  clock,
  ids,
  logger,
  runDue,
  onCommit,
}: UnitsOfWorkOptions): UnitsOfWork {
  const write: UnitsOfWork['write'] = async ({ principal, requestId = null }, work) => {
    const later: (() => void)[] = []
    const result = await storage.write(scope, async (trx) => {
      const drafts: AuditDraft[] = []
      // Read inside of the lock, so that changes follow each other in time as they do in the audit.
      const unit = createUnitOfWork({ trx, now: clock(), principal, requestId, ids, drafts, later })
      await runDue(unit.as(system, unit.now))
      const value = await work(unit)
      await appendAudit(trx, drafts)
      return value
    })
    for (const tell of later) {
      try {
        tell()
      } catch (error) {
        logger.error({ err: error }, 'telling of a change failed')
      }
    }
    onCommit()
    return result
  }
  const read: UnitsOfWork['read'] = async (work) => {
    if (await isAnythingDue(storage.db, clock())) await write({ principal: system }, async () => {})
    return storage.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => work({ trx, now: clock() }))
  }
  return { write, read }
}

/** Whether something must happen before anybody reads at `now`. */
const isAnythingDue = async (db: Db, now: string) =>
  (await db
    .selectFrom('pf_job')
    .select('job_id')
    .where('lane', '=', 'exact')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined

interface UnitOfWorkParts {
  trx: Db
  now: string
  principal: Principal
  requestId: string | null
  ids: Ids
  drafts: AuditDraft[]
  later: (() => void)[]
}

const createUnitOfWork = (parts: UnitOfWorkParts): UnitOfWork => ({
  trx: parts.trx,
  now: parts.now,
  principal: parts.principal,
  newId: (prefix) => `${prefix}-${parts.ids()}`,
  audit: (entry) => {
    parts.drafts.push(
      toDraft(entry, { at: parts.now, principal: parts.principal, requestId: parts.requestId }),
    )
  },
  schedule: async (job) => {
    await parts.trx
      .insertInto('pf_job')
      .values({ ...job, job_id: `JOB-${parts.ids()}` })
      .execute()
  },
  afterCommit: (work) => {
    parts.later.push(work)
  },
  as: (principal, now) => createUnitOfWork({ ...parts, principal, now }),
})

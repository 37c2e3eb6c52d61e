import { CompiledQuery, type Insertable } from 'kysely'
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
  | 'NTC'
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

/** A view of the database at one instant. */
export interface Snapshot {
  trx: Db
  now: string
}

/** A database transaction: everything is committed together with its audit rows, or nothing is. */
export interface UnitOfWork extends Snapshot {
  principal: Principal
  newId(prefix: IdPrefix): string
  audit(entry: AuditEntry): void
  schedule(job: NewJob): Promise<void>
  /**
   * Runs a part of the transaction that may fail alone: it is then rolled back, and the transaction can
   * continue.
   * @throws anything the part throws, after it was rolled back
   */
  part(work: () => Promise<void>): Promise<void>
  /** Runs after the commit, for notifying others; must not throw. */
  afterCommit(work: () => void): void
  /** Returns the same transaction at another instant and with another principal. */
  as(principal: Principal, now: string): UnitOfWork
}

/** A job to schedule. */
type NewJob = Pick<Insertable<JobTable>, 'kind' | 'subject_id' | 'due_at' | 'lane'>

interface UnitOfWorkOptions {
  principal: Principal
  requestId?: string | null
}

/** Runs changes and reads of the platform's state. */
export interface UnitsOfWork {
  /** Changes state; one change at a time on the whole database. Everything due by then happens first. */
  write<T>(options: UnitOfWorkOptions, work: (unit: UnitOfWork) => Promise<T>): Promise<T>
  /** Reads at one instant. Everything due by then has happened. */
  read<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>
  /**
   * Reads at one instant like `read`, for as long as it takes: changes and other reads continue in the
   * meantime.
   */
  readLong<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>
}

/** Dependencies of units of work. */
export interface UnitsOfWorkOptions {
  storage: Storage
  clock: Clock
  ids: Ids
  logger: Logger
  /** Runs everything that is due, within the transaction. */
  runDue(unit: UnitOfWork): Promise<void>
  /** Returns whether anything is due, outside any transaction. */
  isAnythingDue(db: Db, now: string): Promise<boolean>
  /** Called after each commit. */
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
  isAnythingDue,
  onCommit,
}: UnitsOfWorkOptions): UnitsOfWork {
  const write: UnitsOfWork['write'] = async ({ principal, requestId = null }, work) => {
    const later: (() => void)[] = []
    const result = await storage.write(scope, async (trx) => {
      const drafts: AuditDraft[] = []
      // Read under the lock, so that changes are in the same order of time as in the audit trail.
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
  const doDue = async () => {
    if (await isAnythingDue(storage.db, clock())) await write({ principal: system }, async () => {})
  }
  const read: UnitsOfWork['read'] = async (work) => {
    await doDue()
    return storage.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => work({ trx, now: clock() }))
  }
  const readLong: UnitsOfWork['readLong'] = async (work) => {
    await doDue()
    return storage.snapshot((trx) => work({ trx, now: clock() }))
  }
  return { write, read, readLong }
}

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
  async part(work) {
    const [drafts, later] = [parts.drafts.length, parts.later.length]
    const run = (statement: string) => parts.trx.executeQuery(CompiledQuery.raw(statement))
    await run('savepoint part')
    try {
      await work()
    } catch (error) {
      // If even that fails, the whole transaction has ended, and the part's own error is the cause.
      await run('rollback to savepoint part').catch(() => Promise.reject(error))
      parts.drafts.splice(drafts)
      parts.later.splice(later)
      throw error
    } finally {
      await run('release savepoint part').catch(() => {})
    }
  },
  as: (principal, now) => createUnitOfWork({ ...parts, principal, now }),
})

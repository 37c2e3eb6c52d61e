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
  schedule(job: NewJob): Promise<void>
  /**
   * Does a part of the change that may fail alone: then nothing of it is kept, and the change can go on.
   * @throws whatever the part throws, after it was undone
   */
  part(work: () => Promise<void>): Promise<void>
  /** Runs when the change is kept. For telling others; must not throw. */
  afterCommit(work: () => void): void
  /** The same change seen at another instant and done by the platform itself. */
  as(principal: Principal, now: string): UnitOfWork
}

/** Describes a job that is to be done. */
type NewJob = Pick<Insertable<JobTable>, 'kind' | 'subject_id' | 'due_at' | 'lane'>

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
  /** Reads at one instant like `read`, for as long as it takes: changes and other reads go on meanwhile. */
  readLong<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>
}

/** Lists what units of work need. */
export interface UnitsOfWorkOptions {
  storage: Storage
  clock: Clock
  ids: Ids
  logger: Logger
  /** Does what is due, inside of the change. */
  runDue(unit: UnitOfWork): Promise<void>
  /** Tells whether anything is due, outside of any change. */
  isAnythingDue(db: Db, now: string): Promise<boolean>
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
  isAnythingDue,
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
      // If even that fails, the whole change has ended, and the part's own error says why.
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

import { isOutage } from '../../storage/database/outage.ts'
import type { Db } from '../../storage/database/storage.ts'
import type { Job } from '../../storage/tables/platform.ts'
import type { Logger } from './ports.ts'
import { plusSeconds } from './time.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Returns the kinds of jobs that are paused, whenever they are due. */
export type WaitingKinds = () => readonly string[]

/** Handlers by kind of job; `unit.now` is the time at which the job was due. */
export type JobHandlers<Kind extends string> = Record<
  Kind,
  (unit: UnitOfWork, subjectId: string) => Promise<void>
>

const known = <Kind extends string>(handlers: JobHandlers<Kind>, kind: string): kind is Kind =>
  Object.hasOwn(handlers, kind)

/**
 * Runs all jobs that are due by `unit.now`, in order of time, each with `unit.now` set to its own due time:
 * an expiry is dated when it happened, however late the job runs. A failed job is rolled back alone and does
 * not stop the others.
 */
export async function runExactJobs<Kind extends string>(
  unit: UnitOfWork,
  handlers: JobHandlers<Kind>,
  logger: Logger,
  waiting?: WaitingKinds,
): Promise<void> {
  for (;;) {
    const job = await nextJob(unit.trx, 'exact', { now: unit.now, waiting })
    if (!job) return
    try {
      await unit.part(() => runJob(unit, job, handlers))
    } catch (error) {
      // The job itself did not fail; the caller retries the whole change.
      if (isOutage(error)) throw error
      await noteFailure(unit, job, { error, logger })
    }
  }
}

/** Finds the next background job that is due. */
export const nextBackgroundJob = (trx: Db, now: string, waiting?: WaitingKinds) =>
  nextJob(trx, 'background', { now, waiting })

/** Runs one background job at the current time. */
export const runBackgroundJob = <Kind extends string>(
  unit: UnitOfWork,
  job: Job,
  handlers: JobHandlers<Kind>,
) => runJob(unit, { ...job, due_at: unit.now }, handlers)

/** How long a job that reads outside transactions belongs to the process that claimed it. */
const claimSeconds = 20

/**
 * Claims a background job, so that no other process runs it in the meantime; returns false if another process
 * has claimed or completed it.
 */
export async function claimJob(unit: UnitOfWork, { job_id }: Pick<Job, 'job_id'>): Promise<boolean> {
  const { numUpdatedRows } = await unit.trx
    .updateTable('pf_job')
    .set({ retry_at: plusSeconds(unit.now, claimSeconds) })
    .where('job_id', '=', job_id)
    .where(({ eb, or }) => or([eb('retry_at', 'is', null), eb('retry_at', '<=', unit.now)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Ends a claimed job in the transaction that stores its result; returns false if another process completed
 * it.
 */
export async function endJob(unit: UnitOfWork, { job_id }: Pick<Job, 'job_id'>): Promise<boolean> {
  const { numDeletedRows } = await unit.trx
    .deleteFrom('pf_job')
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * Releases the claims of a process that died, if there is only one process. Jobs that failed before keep
 * their delay.
 */
export const freeClaimedJobs = (db: Db) =>
  db
    .updateTable('pf_job')
    .set({ retry_at: null })
    .where('lane', '=', 'background')
    .where('tries', '=', 0)
    .where('retry_at', 'is not', null)
    .execute()

/** Delay before the next attempt, after each failure. */
const retrySeconds = [5, 30, 120, 600]
/**
 * Delay after all of those, when people have been alerted: once the cause is fixed, the job resumes by
 * itself.
 */
const lateRetrySeconds = 3_600
/** How long a job that only a later release supports is left to other processes. */
const strangeRetrySeconds = 15

/** Postpones a failed job, so that the others continue. */
export async function noteFailure(
  unit: UnitOfWork,
  { job_id, kind, subject_id: subject, tries: before }: Job,
  { error, logger }: { error: unknown; logger: Logger },
): Promise<void> {
  const tries = before + 1
  const wait = retrySeconds[tries - 1] ?? lateRetrySeconds
  logger.error({ err: error, kind, subject, tries }, 'a job failed')
  await putOff(unit, { job_id, tries }, wait)
}

const putOff = async (
  unit: UnitOfWork,
  { job_id, tries }: Pick<Job, 'job_id' | 'tries'>,
  seconds: number,
) => {
  await unit.trx
    .updateTable('pf_job')
    .set({ tries, retry_at: plusSeconds(unit.now, seconds) })
    .where('job_id', '=', job_id)
    .execute()
}

/** Counts the jobs that have failed so often that people must look into them. */
export async function countStuck(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('pf_job')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('tries', '>', retrySeconds.length)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns whether a job must run before data is read at `now`. */
export const isAnythingDue = async (db: Db, now: string, waiting?: WaitingKinds): Promise<boolean> =>
  (await nextJob(db, 'exact', { now, waiting })) !== undefined

async function runJob<Kind extends string>(unit: UnitOfWork, job: Job, handlers: JobHandlers<Kind>) {
  // During a rolling update of the relays, a newer relay supports this kind of job.
  if (!known(handlers, job.kind)) return putOff(unit, job, strangeRetrySeconds)
  // Another process completed it since this one read it.
  if (!(await endJob(unit, job))) return
  await handlers[job.kind](unit.as(unit.principal, job.due_at), job.subject_id)
}

const nextJob = (
  trx: Db,
  lane: Job['lane'],
  { now, waiting = () => [] }: { now: string; waiting: WaitingKinds | undefined },
) =>
  trx
    .selectFrom('pf_job')
    .selectAll()
    .where('lane', '=', lane)
    .$if(waiting().length > 0, (query) => query.where('kind', 'not in', waiting()))
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .orderBy('due_at')
    .orderBy('job_id')
    .limit(1)
    .executeTakeFirst()

/** Deletes the pending jobs of `subjectId`: all of them, or those of one kind. */
export async function cancelJobs(trx: Db, subjectId: string, kind?: string): Promise<void> {
  await trx
    .deleteFrom('pf_job')
    .where('subject_id', '=', subjectId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .execute()
}

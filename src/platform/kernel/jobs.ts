import type { Db } from '../../storage/database/storage.ts'
import type { JobTable } from '../../storage/tables/platform.ts'
import { plusSeconds } from './time.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Maps each kind of job to its handler; `unit.now` is the time that the job was due. */
export type JobHandlers<Kind extends string> = Record<
  Kind,
  (unit: UnitOfWork, subjectId: string) => Promise<void>
>

const known = <Kind extends string>(handlers: JobHandlers<Kind>, kind: string): kind is Kind =>
  Object.hasOwn(handlers, kind)

/**
 * Does all jobs that are due by `unit.now`, in order of time, each with `unit.now` set to its own due time:
 * an expiry is dated when it happened, however late the job runs.
 */
export async function runExactJobs<Kind extends string>(
  unit: UnitOfWork,
  handlers: JobHandlers<Kind>,
): Promise<void> {
  for (;;) {
    const job = await nextJob(unit.trx, 'exact', unit.now)
    if (!job) return
    await runJob(unit, job, handlers)
  }
}

/** Finds the next background job that is due. */
export const nextBackgroundJob = (trx: Db, now: string) => nextJob(trx, 'background', now)

/** Does one background job, with the present time. */
export const runBackgroundJob = <Kind extends string>(
  unit: UnitOfWork,
  job: JobTable,
  handlers: JobHandlers<Kind>,
) => runJob(unit, { ...job, due_at: unit.now }, handlers)

const retrySeconds = 5

/** Postpones a job that has failed, by five seconds. */
export async function postponeJob(unit: UnitOfWork, job: JobTable): Promise<void> {
  await unit.trx
    .updateTable('pf_job')
    .set({ due_at: plusSeconds(unit.now, retrySeconds) })
    .where('job_id', '=', job.job_id)
    .execute()
}

async function runJob<Kind extends string>(unit: UnitOfWork, job: JobTable, handlers: JobHandlers<Kind>) {
  await unit.trx.deleteFrom('pf_job').where('job_id', '=', job.job_id).execute()
  if (!known(handlers, job.kind)) return
  await handlers[job.kind](unit.as(unit.principal, job.due_at), job.subject_id)
}

const nextJob = (trx: Db, lane: JobTable['lane'], now: string) =>
  trx
    .selectFrom('pf_job')
    .selectAll()
    .where('lane', '=', lane)
    .where('due_at', '<=', now)
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

import { afterEach, describe, expect, it } from 'vitest'
import { isAnythingDue, runExactJobs } from '../../../src/platform/kit/jobs.ts'
import { silentLogger } from '../../../src/platform/kit/ports.ts'
import { createUnitsOfWork, type UnitOfWork } from '../../../src/platform/kit/unit-of-work.ts'
import { createIds } from '../../../src/storage/ids.ts'
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts'

let running: TestPlatform | undefined
afterEach(() => running?.remove())

const noon = '2026-11-23T12:00:00.000Z'
const due = (job_id: string, kind: string) => ({
  job_id,
  kind,
  subject_id: 'a-subject',
  due_at: noon,
  lane: 'exact' as const,
})

/**
 * The platform's changes, with two kinds of jobs: one that fails after it has written something, and one that
 * works.
 */
async function startWithBadJob() {
  const platform = await createTestPlatform()
  running = platform
  const { storage } = platform.test
  const done: string[] = []
  const errors: object[] = []
  const logger = { ...silentLogger, error: (about: object) => void errors.push(about) }
  let now = noon
  const handlers = {
    bad: async (unit: UnitOfWork) => {
      unit.audit({ action: 'half.done', resourceType: 'case', resourceId: 'CASE-1' })
      await unit.schedule({ kind: 'good', subject_id: 'from-bad', due_at: noon, lane: 'exact' })
      throw new Error('this can only fail')
    },
    good: async (_unit: UnitOfWork, subject: string) => void done.push(subject),
  }
  const units = createUnitsOfWork({
    storage,
    clock: () => now,
    ids: createIds(),
    logger,
    runDue: (unit) => runExactJobs(unit, handlers, logger),
    isAnythingDue,
    onCommit: () => {},
  })
  await platform.as('admin').get('/sandbox/clock')
  await storage.db
    .insertInto('pf_job')
    .values([due('JOB-1-BAD', 'bad'), due('JOB-2-GOOD', 'good')])
    .execute()
  const jobs = () =>
    storage.db
      .selectFrom('pf_job')
      .select(['job_id', 'tries', 'retry_at'])
      .where('lane', '=', 'exact')
      .execute()
  const read = (at: string) => {
    now = at
    return units.read(async () => 'an answer')
  }
  return { storage, read, jobs, done, errors }
}

describe('a job that fails', () => {
  it('is rolled back alone, and stops neither the jobs after it nor any request', async () => {
    const { storage, read, jobs, done, errors } = await startWithBadJob()
    expect(await read(noon)).toBe('an answer')
    expect(done).toEqual(['a-subject'])
    expect(await jobs()).toEqual([{ job_id: 'JOB-1-BAD', tries: 1, retry_at: '2026-11-23T12:00:05.000Z' }])
    expect(errors).toMatchObject([{ kind: 'bad', subject: 'a-subject', tries: 1 }])
    const halves = storage.db.selectFrom('pf_audit').selectAll().where('action', '=', 'half.done')
    expect(await halves.execute()).toEqual([])
  })

  it('is retried at increasing intervals, and reported when it has failed five times', async () => {
    const { read, jobs } = await startWithBadJob()
    const waits: number[] = []
    let now = noon
    for (let turn = 0; turn < 5; turn++) {
      await read(now)
      const [bad] = await jobs()
      waits.push((Date.parse(bad?.retry_at ?? '') - Date.parse(now)) / 1000)
      now = bad?.retry_at ?? now
    }
    expect(waits).toEqual([5, 30, 120, 600, 3_600])
    expect(await running?.platform.check()).toEqual({ stuckJobs: 1 })
  })
})

describe('a job of a kind that only a later release supports', () => {
  it('is left to the relays that support it, and does not stop the others', async () => {
    const { storage, read, jobs, done, errors } = await startWithBadJob()
    await storage.db.updateTable('pf_job').set({ kind: 'later' }).where('kind', '=', 'bad').execute()
    expect(await read(noon)).toBe('an answer')
    expect(done).toEqual(['a-subject'])
    expect(await jobs()).toEqual([{ job_id: 'JOB-1-BAD', tries: 0, retry_at: '2026-11-23T12:00:15.000Z' }])
    expect(errors).toEqual([])
  })
})

describe('two processes on one database', () => {
  it('run a background job once', async () => {
    const platform = await createTestPlatform()
    running = platform
    await platform.as('admin').get('/sandbox/clock')
    const other = await createTestPlatform({}, async () => ({ ...platform.test, remove: async () => {} }))
    await other.as('admin').get('/sandbox/clock')
    await platform.test.storage.db
      .updateTable('pf_job')
      .set({ due_at: '2026-01-01T00:00:00.000Z' })
      .where('kind', '=', 'records.sweep')
      .execute()
    await Promise.all([platform, other].map(({ platform: one }) => one.start()))
    await Promise.all([platform.settle(), other.settle()])
    await Promise.all([platform, other].map(({ platform: one }) => one.stop()))
    const sweeps = await platform.test.storage.db
      .selectFrom('pf_job')
      .select('due_at')
      .where('kind', '=', 'records.sweep')
      .execute()
    expect(sweeps).toHaveLength(1)
    expect(sweeps[0]?.due_at.slice(0, 4)).toBe('2026')
    expect(sweeps[0]?.due_at).not.toBe('2026-01-01T00:00:00.000Z')
  })
})

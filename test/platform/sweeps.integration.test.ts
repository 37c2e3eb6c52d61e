import { afterEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/database/storage.ts'
import { database } from '../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { createVirtualTimers } from '../support/virtual-timers.ts'

let running: TestPlatform | undefined
afterEach(() => running?.remove())

describe('poll for due jobs', () => {
  it('runs one at a time, however long the database takes', async () => {
    const test = await database.create()
    let isLate = false
    let waiting = 0
    let goOn = () => {}
    const late = new Promise<void>((done) => {
      goOn = done
    })
    const write: Storage['write'] = async (scope, work) => {
      if (isLate) {
        waiting += 1
        await late
      }
      return test.storage.write(scope, work)
    }
    const storage = { ...test.storage, write }
    const timers = createVirtualTimers()
    running = await createTestPlatform({ storage, timers }, async () => test)
    await running.platform.start()
    isLate = true
    await storage.db
      .insertInto('pf_job')
      .values({
        job_id: 'JOB-1',
        kind: 'strange',
        subject_id: 'one',
        due_at: '2026-11-23T12:00:00.000Z',
        lane: 'exact',
      })
      .execute()
    timers.pass(500)
    await expect.poll(() => waiting).toBe(1)
    timers.pass(1_600)
    await new Promise((turn) => setTimeout(turn, 50))
    expect(waiting).toBe(1)
    goOn()
  })
})

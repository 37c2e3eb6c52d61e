import { afterEach, describe, expect, it } from 'vitest'
import { createOutage } from '../../src/storage/database/outage.ts'
import type { Storage } from '../../src/storage/database/storage.ts'
import { database } from '../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'

let running: TestPlatform | undefined
afterEach(() => running?.remove())

describe('a platform whose database was down at the first call', () => {
  it('answers when the database is back', async () => {
    const test = await database.create()
    let isAway = true
    const write: Storage['write'] = async (scope, work) => {
      if (isAway) throw createOutage()
      return test.storage.write(scope, work)
    }
    running = await createTestPlatform({ storage: { ...test.storage, write } }, async () => test)
    await expect(running.platform.check()).rejects.toMatchObject({ code: 'storage-unavailable' })
    isAway = false
    expect(await running.platform.check()).toEqual({ stuckJobs: 0 })
  })
})

import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/database/storage.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'

/** The same database, which fails at its `count`th statement, like that of a process that is killed there. */
function endingAfter(storage: Storage, count: number): Storage {
  let left = count
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left-- === 0) throw new Error('the process has ended')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = storage.db.withPlugin(plugin)
  return { ...storage, db, patiently: (work) => work(db) }
}

describe('tables of a new database', () => {
  let storage: Storage
  beforeEach(() => {
    storage = openStorage('sqlite::memory:')
  })
  afterEach(() => storage.close())

  it.each([10, 40, 80, 160])(
    'are completed by the next start if the first ends after %i statements',
    async (count) => {
      await expect(migrate(endingAfter(storage, count))).rejects.toThrow('the process has ended')
      await migrate(storage)
      await storage.prove(new Date().toISOString())
    },
  )
})

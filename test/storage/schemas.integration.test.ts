import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { createLocalSchema, isPostgresThere, type LocalSchema } from '../support/local-postgres.ts'

describe.skipIf(!isPostgresThere)(
  'deployments in one Postgres, each in the schema that its address names',
  () => {
    let schemas: LocalSchema[] = []
    beforeAll(async () => {
      schemas = await Promise.all([createLocalSchema(), createLocalSchema()])
    })
    afterAll(() => Promise.all(schemas.map((schema) => schema.remove())))

    it('do not wait for each other, while processes of one deployment do', async () => {
      const [mine = '', other = ''] = schemas.map(({ url }) => url)
      const storages = [mine, mine, other].map((url) => openStorage(url))
      const [first, second, stranger] = storages
      if (!first || !second || !stranger) throw new Error('three storages were opened')
      const done: string[] = []
      try {
        await first
          .write('platform', async () => {
            // Begun while the lock is held, and awaited after it is free.
            const waiting = second.write('platform', async () => void done.push('second'))
            await stranger.write('platform', async () => void done.push('stranger'))
            done.push('first')
            return { waiting }
          })
          .then(({ waiting }) => waiting)
      } finally {
        await Promise.all(storages.map((storage) => storage.close()))
      }
      expect(done).toEqual(['stranger', 'first', 'second'])
    })
  },
)

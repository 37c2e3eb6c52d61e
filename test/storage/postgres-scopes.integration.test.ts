import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/database/storage.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { createLocalSchema, isPostgresThere, type LocalSchema } from '../support/local-postgres.ts'

describe.skipIf(!isPostgresThere)('changes of one scope in Postgres', () => {
  let schema: LocalSchema
  let storages: Storage[] = []
  beforeEach(async () => {
    schema = await createLocalSchema()
    storages = [openStorage(schema.url), openStorage(schema.url)]
  })
  afterEach(async () => {
    await Promise.all(storages.map((storage) => storage.close()))
    await schema.remove()
  })

  it('leave connections to other scopes while another process holds their lock, and give up in time', async () => {
    const [frozen, storage] = storages as [Storage, Storage]
    let thaw = () => {}
    const thawed = new Promise<void>((done) => {
      thaw = done
    })
    let isIn = () => {}
    const inside = new Promise<void>((done) => {
      isIn = done
    })
    const stuck = frozen.write('platform', async () => {
      isIn()
      await thawed
    })
    await inside
    const waiting = Array.from({ length: 100 }, () =>
      storage.write('platform', async () => {}).catch((error) => error.code),
    )
    const others = Array.from({ length: 50 }, (_, at) => storage.write(`chat:${at}`, async () => 'done'))
    expect(new Set(await Promise.all(others))).toEqual(new Set(['done']))
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['storage-unavailable']))
    thaw()
    await stuck
    expect(await storage.write('platform', async () => 'done')).toBe('done')
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/database/storage.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { takeDatabase } from '../../src/storage/sole-process.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-'))
  storage = openStorage(`sqlite:${join(folder, 'test.db')}`)
  await migrate(storage)
})
afterEach(async () => {
  await storage.close()
  rmSync(folder, { recursive: true })
})

const noon = Date.parse('2026-11-23T12:00:00.000Z')
const take = (host: string, pid: number, { seconds = 0, running = [] as number[] } = {}) =>
  takeDatabase({
    storage,
    clock: () => new Date(noon + seconds * 1000).toISOString(),
    host,
    pid,
    isRunning: (other) => running.includes(other),
  })

describe('a database that is for one process', () => {
  it('is refused to a second process of the machine while the first one runs', async () => {
    await take('one', 10)
    await expect(take('one', 11, { running: [10] })).rejects.toThrow('another process (10 on one)')
  })

  it('is given to the next at once after a crash', async () => {
    await take('one', 10)
    await expect(take('one', 11)).resolves.toBeDefined()
  })

  it('is given to a process of the same number on the same machine, as in a container that starts again', async () => {
    await take('one', 1)
    await expect(take('one', 1, { running: [1] })).resolves.toBeDefined()
  })

  it('is refused to another machine until the first has been silent for fifteen seconds', async () => {
    const first = await take('one', 10)
    await expect(take('two', 10, { seconds: 14 })).rejects.toThrow('another process (10 on one)')
    await first.renew()
    await expect(take('two', 10, { seconds: 16 })).resolves.toBeDefined()
  })

  it('is given to the next at once when the first has left', async () => {
    const first = await take('one', 10)
    await first.leave()
    await expect(take('two', 11)).resolves.toBeDefined()
  })
})

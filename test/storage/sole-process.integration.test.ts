import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/database/storage.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type ProcessName, takeDatabase } from '../../src/storage/sole-process.ts'

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
const host = 'one'
/** Seconds since noon. */
let seconds = 0
let waits: number[] = []
/** Called at each wait. */
let meanwhile = async () => {}
beforeEach(() => {
  seconds = 0
  waits = []
  meanwhile = async () => {}
})
const take = (self: ProcessName, isRunning: (other: ProcessName) => boolean | undefined = () => undefined) =>
  takeDatabase({
    storage,
    clock: () => new Date(noon + seconds * 1000).toISOString(),
    self,
    isRunning,
    onWait: ({ pid }) => waits.push(pid),
    wait: async (ms) => {
      seconds += ms / 1000
      await meanwhile()
    },
  })

describe('a database for one process', () => {
  it('is refused to a second process while the first one is visibly running', async () => {
    await take({ host, pid: 10 })
    seconds = 3600
    await expect(take({ host, pid: 11 }, ({ pid }) => pid === 10)).rejects.toThrow(
      'another process (10 on one)',
    )
  })

  it('is given to the next immediately if the first has visibly crashed', async () => {
    await take({ host, pid: 10, place: 'here', begun: '1' })
    const seen: ProcessName[] = []
    await take({ host, pid: 10, place: 'here', begun: '2' }, (other) => {
      seen.push(other)
      return false
    })
    expect([seen, waits]).toEqual([[{ host, pid: 10, place: 'here', begun: '1' }], []])
  })

  it('is given to the next if a process that cannot be seen has not renewed its lease for fifteen seconds', async () => {
    await take({ host, pid: 10, place: 'there', begun: '1' })
    await take({ host, pid: 10, place: 'here', begun: '1' })
    expect([seconds, waits]).toEqual([15, [10]])
  })

  it('is given to the next after fifteen seconds if the clock was set back', async () => {
    seconds = 3600
    await take({ host, pid: 10 })
    seconds = 0
    await take({ host: 'two', pid: 10 })
    expect(seconds).toBe(15)
  })

  it('is refused if a process that cannot be seen renews its lease', async () => {
    const first = await take({ host, pid: 10 })
    meanwhile = first.renew
    await expect(take({ host: 'two', pid: 10 })).rejects.toThrow('another process (10 on one)')
  })

  it('is given to the same process again if its first attempt was cut off', async () => {
    await take({ host, pid: 10 })
    await take({ host, pid: 10 })
    expect(waits).toEqual([])
  })

  it('is given to the next immediately if the first has left', async () => {
    const first = await take({ host, pid: 10 })
    await first.leave()
    await take({ host: 'two', pid: 11 })
    expect(waits).toEqual([])
  })
})

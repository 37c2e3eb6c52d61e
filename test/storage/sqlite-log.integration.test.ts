import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/database/storage.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'

describe('log of a SQLite database', () => {
  let folder: string
  let file: string
  let storage: Storage
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-'))
    file = join(folder, 'test.db')
    storage = openStorage(`sqlite:${file}`)
    await migrate(storage)
  })
  afterEach(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  const logBytes = () => statSync(`${file}-wal`).size

  it('is truncated after another process has read it, without blocking anything in the meantime', async () => {
    const other = new Database(file)
    other.exec('begin')
    other.prepare('select * from upkeep').all()
    await storage.prove('2026-11-27T12:00:00.000Z')
    await storage.scrub('log')
    expect(logBytes()).toBeGreaterThan(0)
    other.exec('commit')
    other.close()
    await expect.poll(logBytes).toBe(0)
  })
})

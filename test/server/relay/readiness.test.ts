import { describe, expect, it } from 'vitest'
import { createReadiness, type Probe } from '../../../src/server/relay/readiness.ts'
import { createOutage } from '../../../src/storage/database/outage.ts'
import { migrate } from '../../../src/storage/migrations/index.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import { createVirtualTimers } from '../../support/virtual-timers.ts'

/** Checks a relay on a fresh database, with one more probe. */
async function lookAt(part: Omit<Probe, 'name'>) {
  const storage = openStorage('sqlite::memory:')
  await migrate(storage)
  const timers = createVirtualTimers()
  const look = createReadiness({
    storage,
    clock: () => new Date().toISOString(),
    timers,
    probes: [{ name: 'part', ...part }],
  })
  const readiness = await timers.passUntil(look())
  await storage.close()
  return readiness
}

const works = async () => ({ waiting: 2 })
const fails = async () =>
  Promise.reject(Object.assign(new Error('connect 10.0.0.7'), { code: 'ECONNREFUSED' }))
const fillsUp = (code: string) => async () =>
  Promise.reject(createOutage(Object.assign(new Error('no space at /var/lib'), { code })))
const isSilent = () => new Promise<undefined>(() => {})

describe('relay readiness', () => {
  it.each([
    ['works', works, { ok: true, waiting: 2 }],
    ['fails', fails, { ok: false, reason: 'ECONNREFUSED' }],
    ['fails with a full disk of SQLite', fillsUp('SQLITE_FULL'), { ok: false, reason: 'disk-full' }],
    ['fails with a full disk', fillsUp('ENOSPC'), { ok: false, reason: 'disk-full' }],
    ['fails with a full disk of Postgres', fillsUp('53100'), { ok: false, reason: 'disk-full' }],
    ['fails with another outage', fillsUp('57P01'), { ok: false, reason: 'storage-unavailable' }],
    ['does not answer', isSilent, { ok: false, reason: 'no answer' }],
  ])('when a probe %s shows the result without an address', async (_, look, check) => {
    const { status, checks } = await lookAt({ isNeeded: true, look })
    expect(checks).toEqual({
      database: { ok: true },
      outbox: expect.objectContaining({ ok: true }),
      part: check,
    })
    expect(status).toBe(check.ok ? 'ready' : 'unready')
  })

  it('stays up, degraded, without a part that the rest does not need', async () => {
    expect((await lookAt({ isNeeded: false, look: fails })).status).toBe('degraded')
  })
})

import pino from 'pino'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realTimers } from '../../../../src/contract/primitives/timers.ts'
import type { SecurityEvent } from '../../../../src/relay/security/auth/security-log.ts'
import {
  createSecurityTrail,
  verifySecurityTrail,
} from '../../../../src/relay/security/auth/security-trail.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'

describe(`security trail on ${database.name}`, () => {
  let test: TestDatabase
  let registry: Registry
  let now = ''
  const logged: SecurityEvent[] = []
  const create = (maxWaiting = 1000) => {
    registry = new Registry()
    return createSecurityTrail({
      maySweep: () => true,
      log: { record: (event) => logged.push(event) },
      storage: test.storage,
      registry,
      clock: () => now,
      timers: realTimers,
      logger: pino({ level: 'silent' }),
      gatherMs: 60_000,
      maxWaiting,
    })
  }
  const rows = () => test.storage.db.selectFrom('security_event').selectAll().orderBy('seq').execute()

  beforeEach(async () => {
    test = await database.create()
    now = '2026-01-01T00:00:00.000Z'
    logged.length = 0
  })
  afterEach(() => test.remove())

  it('stores each event once, with how often it happened, and counts it for alerts', async () => {
    const trail = create()
    for (let i = 0; i < 50; i++) trail.record({ kind: 'key-refused', actor: 'pk_1', detail: 'unknown' })
    trail.record({ kind: 'limit-refused', detail: 'messages', count: 30 })
    await trail.stop()
    expect(await rows()).toMatchObject([
      { seq: 1, kind: 'key-refused', actor: 'pk_1', detail: 'unknown', count: 50 },
      { seq: 2, kind: 'limit-refused', actor: null, detail: 'messages', count: 30 },
    ])
    expect(await registry.metrics()).toContain('parley_security_events_total{kind="limit-refused"} 30')
    expect(logged).toHaveLength(51)
  })

  it('holds a flood of different events in bounded memory, and still counts them all', async () => {
    const trail = create(10)
    for (let i = 0; i < 1000; i++) trail.record({ kind: 'key-refused', actor: `pk_${i}` })
    await trail.stop()
    const kept = await rows()
    expect(kept).toHaveLength(11)
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
  })

  it.each([
    { change: 'changed', by: { detail: 'nothing' } },
    { change: 'counted down', by: { count: 1 } },
  ])('detects that a row was $change', async ({ by }) => {
    const trail = create()
    for (const detail of ['one', 'two', 'three']) trail.record({ kind: 'sign-in-refused', detail, count: 3 })
    await trail.stop()
    expect(await verifySecurityTrail(test.storage.db)).toMatchObject({ ok: true })
    await test.storage.db.updateTable('security_event').set(by).where('seq', '=', 2).execute()
    expect(await verifySecurityTrail(test.storage.db)).toEqual({ ok: false, brokenAt: 2 })
  })

  it('detects a removed row, but allows an expired beginning', async () => {
    const trail = create()
    const happens = async (at: string) => {
      now = at
      trail.record({ kind: 'chat-erased', chatId: at })
      await trail.stop()
    }
    await happens('2026-01-01T00:00:00.000Z')
    await happens('2027-01-01T00:00:00.000Z')
    await happens('2027-06-01T00:00:00.000Z')
    await happens('2027-06-02T00:00:00.000Z')
    expect((await rows()).map(({ seq }) => seq)).toEqual([2, 3, 4])
    expect(await verifySecurityTrail(test.storage.db)).toMatchObject({ ok: true })
    await test.storage.db.deleteFrom('security_event').where('seq', '=', 3).execute()
    expect(await verifySecurityTrail(test.storage.db)).toEqual({ ok: false, brokenAt: 3 })
  })
})

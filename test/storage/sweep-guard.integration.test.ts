import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  confirmSweep,
  createSweepGuard,
  isTimeKnown,
  readSweepState,
  type SweepHold,
  type SweepShare,
} from '../../src/storage/sweep-guard.ts'
import { database, type TestDatabase } from '../support/databases.ts'

const began = Date.parse('2026-01-01T00:00:00.000Z')
const onDay = (day: number) => new Date(began + day * 86_400_000).toISOString()

describe(`sweep guard on ${database.name}`, () => {
  let test: TestDatabase
  let day = 0
  let share: SweepShare = { what: 'chats', due: 0, all: 100 }
  const holds: (Pick<SweepHold, 'reason'> & { isNew: boolean })[] = []

  beforeEach(async () => {
    test = await database.create()
    day = 0
    share = { what: 'chats', due: 0, all: 100 }
    holds.length = 0
  })
  afterEach(() => test.remove())

  /** A process on the database, which has not recorded any time yet. */
  const start = (retentionDays = 90) => {
    const guard = createSweepGuard({
      storage: test.storage,
      clock: () => onDay(day),
      retentionDays,
      onHold: ({ reason }, isNew) => holds.push({ reason, isNew }),
    })
    guard.add(async () => [share])
    return guard
  }
  const confirm = (retentionDays = 90) => confirmSweep(test.storage, { now: onDay(day), retentionDays })

  it('allows due deletions day by day', async () => {
    const guard = start()
    for (day = 0; day < 200; day += 0.9) {
      await guard.see()
      expect(guard.isOpen()).toBe(true)
      expect(await guard.allows()).toBe(true)
    }
    expect(holds).toEqual([])
  })

  it('holds every sweep if the clock jumps under a running process, even if nothing seems due', async () => {
    const guard = start()
    await guard.see()
    day = 200
    // Before the next check.
    expect(guard.isOpen()).toBe(false)
    expect(await guard.allows()).toBe(false)
    expect(guard.isHeld()).toBe(true)
    expect(holds).toEqual([{ reason: 'clock', isNew: true }])
    await guard.see()
    expect(await guard.allows()).toBe(false)
    expect(holds.at(-1)).toEqual({ reason: 'clock', isNew: false })
  })

  it('still holds them after a restart, and in another relay', async () => {
    const guard = start()
    await guard.see()
    day = 200
    await guard.see()
    for (const other of [start(), start()]) {
      await other.see()
      expect([other.isOpen(), other.isHeld(), await other.allows()]).toEqual([false, true, false])
    }
  })

  it('releases them by itself when the clock is corrected', async () => {
    const guard = start()
    await guard.see()
    day = 200
    await guard.see()
    day = 0.1
    await guard.see()
    expect([guard.isHeld(), guard.isOpen(), await guard.allows()]).toEqual([false, true, true])
    expect(await readSweepState(test.storage.db)).toEqual({ hold: undefined, seenAt: onDay(0.1) })
  })

  it.each([
    { due: 10, all: 100, isAllowed: true },
    { due: 11, all: 100, isAllowed: false },
    { due: 1, all: 5, isAllowed: false },
    { due: 0, all: 5, isAllowed: true },
  ])(
    'allows sweeps in a relay that was down for a week only if a tenth is due: $due of $all',
    async ({ due, all, isAllowed }) => {
      await start().see()
      day = 7
      const again = start()
      await again.see()
      // No data is deleted before the sweep has decided.
      expect(again.isOpen()).toBe(false)
      share = { what: 'chats', due, all }
      expect(await again.allows()).toBe(isAllowed)
      expect([again.isOpen(), again.isHeld()]).toEqual([isAllowed, !isAllowed])
    },
  )

  it('takes into account how long the database was down, which is not a jump', async () => {
    const guard = start()
    await guard.see()
    const { db } = test.storage
    for (day = 0; day < 3; day += 0.5) await guard.see()
    await db
      .updateTable('deployment')
      .set({ at: onDay(0) })
      .where('name', '=', 'time-seen')
      .execute()
    await guard.see()
    expect([guard.isOpen(), guard.isHeld()]).toEqual([true, false])
  })

  it.each([
    { due: 10, all: 10, isAllowed: true },
    { due: 11, all: 100, isAllowed: false },
    { due: 11, all: 110, isAllowed: true },
    { due: 101, all: 1000, isAllowed: false },
  ])('refuses more than a tenth, but never ten: $due of $all', async ({ due, all, isAllowed }) => {
    const guard = start()
    await guard.see()
    share = { what: 'platform-cases', due, all }
    expect(await guard.allows()).toBe(isAllowed)
    expect(guard.isOpen()).toBe(isAllowed)
    expect(holds).toEqual(isAllowed ? [] : [{ reason: 'share', isNew: true }])
  })

  it('refuses more than a tenth of a few items after the retention was shortened, until the file is corrected', async () => {
    const before = start()
    await before.see()
    expect(await before.allows()).toBe(true)
    share = { what: 'chats', due: 4, all: 5 }
    const mistyped = start(9)
    await mistyped.see()
    expect(await mistyped.allows()).toBe(false)
    share = { what: 'chats', due: 0, all: 5 }
    const mended = start()
    await mended.see()
    expect([await mended.allows(), mended.isHeld()]).toEqual([true, false])
  })

  it('counts from the newest row in a database of a release that recorded no time', async () => {
    const row = { id: 'c', gw_id: 'demo', lang: 'en', human_uid: null, human_verified: 0, last_seq: 0 }
    await test.storage.db
      .insertInto('chat')
      .values({ ...row, created_at: onDay(0) })
      .execute()
    day = 200
    share = { what: 'chats', due: 1, all: 1 }
    const guard = start()
    await guard.see()
    expect([guard.isOpen(), await guard.allows(), guard.isHeld()]).toEqual([false, false, true])
  })

  it('allows all due deletions for a day when an operator confirms, for this retention only', async () => {
    const guard = start()
    await guard.see()
    day = 200
    share = { what: 'chats', due: 100, all: 100 }
    await guard.see()
    await confirm()
    await guard.see()
    expect([guard.isHeld(), guard.isOpen(), await guard.allows()]).toEqual([false, true, true])
    const mistyped = start(9)
    await mistyped.see()
    expect(await mistyped.allows()).toBe(false)
    await guard.see()
    day = 200.9
    await guard.see()
    expect(await guard.allows()).toBe(true)
    day = 201.5
    await guard.see()
    expect(await guard.allows()).toBe(false)
  })

  it('also decides within a transaction', async () => {
    const guard = start()
    await guard.see()
    share = { what: 'platform-cases', due: 50, all: 100 }
    expect(await test.storage.write('platform', (trx) => guard.allows(trx))).toBe(false)
    expect((await readSweepState(test.storage.db)).hold).toEqual({ reason: 'share', shares: [share] })
  })

  it('tells a command whether old keys may be deleted by age', async () => {
    await start().see()
    const { db } = test.storage
    expect(await isTimeKnown(db, onDay(0.9))).toBe(true)
    expect(await isTimeKnown(db, onDay(200))).toBe(false)
    day = 200
    await confirm()
    expect(await isTimeKnown(db, onDay(200))).toBe(true)
  })
})

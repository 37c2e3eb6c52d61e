import { describe, expect, it } from 'vitest'
import { createSharedClock } from '../../src/storage/shared-clock.ts'

const database = Date.parse('2026-11-23T12:00:00.000Z')

/** The clock of a machine that is `aheadMs` milliseconds ahead of the database's. */
async function clockOf(aheadMs: number, theirs: number | undefined = database) {
  const drifts: number[] = []
  const shared = createSharedClock({
    storage: { now: async () => theirs } as never,
    now: () => database + aheadMs,
    onDrift: (ms) => drifts.push(ms),
  })
  await shared.compare()
  return { now: shared.clock(), drifts }
}

describe('the clock that processes on one database share', () => {
  it.each([
    ['an hour ahead', 3_600_000, '2026-11-23T12:00:00.000Z', [3_600_000]],
    ['an hour behind', -3_600_000, '2026-11-23T12:00:00.000Z', [-3_600_000]],
    ['three seconds ahead', 3_000, '2026-11-23T12:00:00.000Z', []],
    ['a moment ahead, as any comparison is', 200, '2026-11-23T12:00:00.200Z', []],
  ])("is the database's on a machine that is %s", async (_what, aheadMs, now, drifts) => {
    expect(await clockOf(aheadMs)).toEqual({ now, drifts })
  })

  it("is the machine's if the database has none", async () => {
    const shared = createSharedClock({
      storage: { now: async () => undefined } as never,
      now: () => database + 9_000,
      onDrift: () => {
        throw new Error('nothing is compared')
      },
    })
    await shared.compare()
    expect(shared.clock()).toBe('2026-11-23T12:00:09.000Z')
  })
})

import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { createMemoryOnce, createUsedOnce } from '../../../../src/relay/security/rate-limits/used-once.ts'

const logger = pino({ level: 'silent' })

describe('used once', () => {
  it('rejects a second use, until its time is over', () => {
    let now = 0
    const once = createMemoryOnce(() => now)
    expect([once.use('a', 1000), once.use('b', 1000), once.use('a', 1000)]).toEqual([true, true, false])
    now = 999
    expect(once.use('a', 1000)).toBe(false)
    now = 1000
    expect(once.use('a', 1000)).toBe(true)
  })

  it('remembers the newest 50,000 names', () => {
    const once = createMemoryOnce(() => 0)
    for (let index = 0; index < 50_001; index++) once.use(`n${index}`, 1000)
    expect(once.use('n1', 1000)).toBe(false)
    expect(once.use('n0', 1000)).toBe(true)
  })

  it('asks Redis, for the given time only and if the name is unused', async () => {
    const kept = new Map<string, unknown[]>()
    const redis = {
      set: async (name: string, ...more: unknown[]) => {
        if (kept.has(name)) return null
        kept.set(name, more)
        return 'OK'
      },
    }
    const [one, other] = [0, 1].map(() => createUsedOnce({ redis: redis as never, logger }))
    expect(await one?.use('a', 1000)).toBe(true)
    expect(await other?.use('a', 1000)).toBe(false)
    expect([...kept]).toEqual([['parley:used:a', ['1', 'PX', 1000, 'NX']]])
  })

  it('remembers in the process while Redis does not respond', async () => {
    const redis = { set: () => Promise.reject(new Error('down')) }
    const once = createUsedOnce({ redis: redis as never, logger })
    expect(await once.use('a', 1000)).toBe(true)
    expect(await once.use('a', 1000)).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSemaphore } from '../../../src/contract/primitives/semaphore.ts'
import { holds } from '../../support/properties.ts'
import { createVirtualTimers } from '../../support/virtual-timers.ts'

describe('semaphore', () => {
  it('admits a limited number of holders, and the others in order of arrival', async () => {
    await holds(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 12 }),
        async (places, works) => {
          const semaphore = createSemaphore({ places })
          const begun: number[] = []
          let atWork = 0
          await Promise.all(
            Array.from({ length: works }, (_, index) =>
              semaphore.run(async () => {
                begun.push(index)
                atWork += 1
                expect(atWork).toBeLessThanOrEqual(places)
                await new Promise((next) => setImmediate(next))
                atWork -= 1
              }),
            ),
          )
          expect(begun).toEqual(Array.from({ length: works }, (_, index) => index))
        },
      ),
      { numRuns: 30 },
    )
  })

  it('refuses callers if enough are waiting, and admits them again once the others have left', async () => {
    const semaphore = createSemaphore({ places: 1, maxWaiting: 1, refuse: () => new Error('full') })
    await semaphore.acquire()
    const waiting = semaphore.run(async () => 'done')
    await expect(semaphore.acquire()).rejects.toThrow('full')
    semaphore.release()
    expect(await waiting).toBe('done')
    expect(await semaphore.run(async () => 'also')).toBe('also')
  })

  it('refuses a caller that got no slot in time, and gives the next slot to another', async () => {
    const timers = createVirtualTimers()
    const semaphore = createSemaphore({
      places: 1,
      withinMs: 5_000,
      timers,
      refuse: () => new Error('late'),
    })
    await semaphore.acquire()
    const late = expect(semaphore.acquire()).rejects.toThrow('late')
    timers.pass(5_000)
    await late
    const next = semaphore.run(async () => 'done')
    semaphore.release()
    expect(await next).toBe('done')
  })

  it('gets its slot back from work that fails', async () => {
    const semaphore = createSemaphore({ places: 1 })
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await semaphore.run(async () => 'next')).toBe('next')
  })
})

import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from '../../../../src/relay/security/rate-limits/semaphores.ts'

/** Creates turns that end when the test says so, and records the order in which they started. */
function createTried({ now = () => 0, ...options }: { atOnce: number; waiting: number; now?: () => number }) {
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const turns = createTurns({ ...options, onRefused: (address) => refused.push(address), now })
  const ask = (address: string) =>
    turns.take(address, () => {
      begun.push(address)
      return new Promise<void>((end) => ends.push(end))
    })
  const endOne = async () => {
    ends.shift()?.()
    await nextTurn()
    await nextTurn()
  }
  return { begun, refused, ask, endOne }
}

describe('turns', () => {
  it('go to the address with the fewest, however many another waits for', async () => {
    const { begun, ask, endOne } = createTried({ atOnce: 1, waiting: 100 })
    for (let i = 0; i < 5; i++) void ask('greedy')
    void ask('patient')
    for (let i = 0; i < 3; i++) await endOne()
    expect(begun).toEqual(['greedy', 'patient', 'greedy', 'greedy'])
  })

  it('are eventually granted to an address that has asked for more than later ones', async () => {
    let ms = 0
    const { begun, ask, endOne } = createTried({ atOnce: 1, waiting: 100, now: () => ms })
    for (let i = 0; i < 7; i++) void ask('busy')
    for (let i = 0; i < 5; i++) await endOne()
    const before = begun.length
    // Two more arrive in each half-life, for as long as it takes.
    for (let i = 0; i < 10 && !begun.slice(before).includes('busy'); i++) {
      ms += 2000
      for (const address of [`a${i}`, `b${i}`]) void ask(address)
      for (const address of [`a${i}`, `b${i}`]) void ask(address)
      for (let end = 0; end < 4; end++) await endOne()
    }
    expect(begun.slice(before)).toContain('busy')
  })

  it('run up to the limit concurrently, and never more', async () => {
    const { begun, ask, endOne } = createTried({ atOnce: 2, waiting: 100 })
    for (const address of ['a', 'b', 'c', 'd']) void ask(address)
    expect(begun).toEqual(['a', 'b'])
    await endOne()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('are refused to the busiest when too many wait', async () => {
    const { refused, ask } = createTried({ atOnce: 1, waiting: 2 })
    void ask('greedy')
    void ask('greedy')
    const third = ask('greedy')
    void ask('patient')
    await expect(third).rejects.toMatchObject({ code: 'overloaded', status: 503 })
    expect(refused).toEqual(['greedy'])
  })

  it('yield the event loop between one and the next', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 100, onRefused: () => undefined })
    let done = 0
    const work = async () => {
      done += 1
    }
    const all = Array.from({ length: 50 }, () => turns.take('busy', work))
    await nextTurn()
    expect(done).toBeLessThan(5)
    await Promise.all(all)
    expect(done).toBe(50)
  })

  it('continue after work that failed', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 2, onRefused: () => undefined })
    await expect(turns.take('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await turns.take('a', async () => 'done')).toBe('done')
  })
})

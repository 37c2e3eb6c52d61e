import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seldom } from '../../src/console/core/seldom.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs immediately and only once for a single call', () => {
  let done = 0
  const ask = seldom(() => done++, 1_000)
  ask()
  expect(done).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(done).toBe(1)
})

it('runs at most once a second for frequent calls, and a final time after the last one', () => {
  let done = 0
  const ask = seldom(() => done++, 1_000)
  for (let asked = 0; asked < 25; asked++) {
    ask()
    vi.advanceTimersByTime(100)
  }
  expect(done).toBe(3)
  vi.advanceTimersByTime(10_000)
  expect(done).toBe(4)
})

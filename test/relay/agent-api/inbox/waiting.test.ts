import { describe, expect, it } from 'vitest'
import { usualWait } from '../../../../src/relay/agent-api/inbox/waiting.ts'

const minutes = (...all: number[]) => usualWait(all.map((minute) => minute * 60_000))

describe('estimate of the waiting time', () => {
  it('is undefined with fewer than three waits', () => {
    expect(minutes()).toBeUndefined()
    expect(minutes(4, 5)).toBeUndefined()
    expect(minutes(4, 4, 4)).toEqual({ from: 4, to: 5 })
  })

  it('is a moving average that weights each wait with a tenth', () => {
    // 0.9 × 10 + 0.1 × 20 = 11, and 0.9 × 11 + 0.1 × 11 = 11; the deviation is 1, then 0.9.
    expect(minutes(10, 20, 11)).toEqual({ from: 10, to: 12 })
  })

  it('is never less than a minute, and always a range', () => {
    expect(minutes(0, 0, 0)).toEqual({ from: 1, to: 2 })
  })

  it('is wide if waits differ', () => {
    const steady = minutes(10, 10, 10, 10) ?? expect.fail()
    const uneven = minutes(10, 1, 30, 2, 25) ?? expect.fail()
    expect(uneven.to - uneven.from).toBeGreaterThan(steady.to - steady.from)
  })
})

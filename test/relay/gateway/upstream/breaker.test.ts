import { describe, expect, it } from 'vitest'
import { createBreaker } from '../../../../src/relay/gateway/upstream/breaker.ts'

function createFixture() {
  let at = 0
  const turn = (ms: number) => {
    at += ms
  }
  const breaker = createBreaker({ failures: 3, openMs: 1000, now: () => at })
  const call = (outcome: 'answered' | 'silent' | 'left') => {
    const wait = breaker.wait()
    if (wait === 0) breaker.report(outcome)
    return wait
  }
  return { breaker, call, turn }
}

describe('circuit breaker', () => {
  it('opens after the configured number of consecutive failures, and returns how long to wait', () => {
    const { call, turn, breaker } = createFixture()
    expect([call('silent'), call('silent'), call('silent')]).toEqual([0, 0, 0])
    turn(400)
    expect(call('answered')).toBe(600)
    expect(breaker.state()).toBe('open')
  })

  it('stays closed if there is a response in between', () => {
    const { call } = createFixture()
    for (const outcome of ['silent', 'silent', 'answered', 'silent', 'silent'] as const) call(outcome)
    expect(call('answered')).toBe(0)
  })

  it('lets one request through after its time, and closes when that succeeds', () => {
    const { breaker, call, turn } = createFixture()
    for (let i = 0; i < 3; i++) call('silent')
    turn(1000)
    expect(breaker.wait()).toBe(0)
    expect(breaker.wait()).toBeGreaterThan(0)
    breaker.report('answered')
    expect([breaker.state(), call('answered')]).toEqual(['closed', 0])
  })

  it('opens again when the trial request fails', () => {
    const { call, turn } = createFixture()
    for (let i = 0; i < 3; i++) call('silent')
    turn(1000)
    expect(call('silent')).toBe(0)
    expect(call('answered')).toBe(1000)
  })

  it('lets the next request try when the caller of the first has left', () => {
    const { call, turn } = createFixture()
    for (let i = 0; i < 3; i++) call('silent')
    turn(1000)
    expect([call('left'), call('answered'), call('answered')]).toEqual([0, 0, 0])
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { bootstrapKey } from '../../../support/gateway.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

let relay: TestRelay
afterEach(() => relay.stop())

describe('proxy settings', () => {
  it('set a host’s timeout, and the number of failures after which it is left alone', async () => {
    let asked = 0
    relay = await startRelay({
      dispatch: () => {
        asked += 1
        return new Promise(() => {})
      },
      config: {
        proxy: { deadlineMinMs: 50, deadlineMaxMs: 100 },
        breaker: { failures: 2, openMs: 3_600_000 },
      },
    })
    const score = () =>
      fetch(`${relay.url}/v1/ips/fraud-risk-score`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' },
        body: '{"transaction_id":"TX-1"}',
      })
    for (const status of [504, 504]) expect((await score()).status).toBe(status)
    const refused = await score()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([502, '3600'])
    expect(asked).toBe(2)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthority, type Identity, type TestAuthority } from '../../../support/certificates.ts'
import { type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway } from '../../../support/gateway.ts'

let authority: TestAuthority
let stranger: TestAuthority
let relay: Identity
let upstream: FakeUpstream

beforeAll(async () => {
  authority = await createAuthority('Trust layer CA')
  stranger = await createAuthority('Another CA')
  relay = await authority.issue('relay')
  upstream = await startFakeUpstream({ tls: { ...(await authority.issue('trust')), ca: authority.ca } })
})
afterAll(() => upstream.stop())

async function callWith(trustTls: { cert?: string; key?: string; ca?: string }): Promise<number> {
  const gateway = await startGateway({ upstreamUrl: upstream.url, trustTls })
  const answer = await fetch(`${gateway.url}/v1/cases/CASE-1`, {
    headers: { authorization: `Bearer ${bootstrapKey}` },
  })
  const log = gateway.log.join('')
  await gateway.stop()
  expect(log).not.toContain('PRIVATE KEY')
  return answer.status
}

describe('a trust layer behind mutual TLS', () => {
  it('is reached with our certificate', async () => {
    expect(await callWith({ ...relay, ca: authority.ca })).toBe(200)
  })

  it.each<[string, () => Promise<{ cert?: string; key?: string; ca?: string }>]>([
    ['without a certificate', async () => ({ ca: authority.ca })],
    ['with one of another authority', async () => ({ ...(await stranger.issue('relay')), ca: authority.ca })],
    ['when it is not who we trust', async () => ({ ...relay, ca: stranger.ca })],
  ])('is not reached %s', async (_name, make) => {
    upstream.reset()
    expect(await callWith(await make())).toBe(502)
    expect(upstream.started).toBe(0)
  })
})

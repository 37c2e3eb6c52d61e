import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../src/contract/primitives/problem.ts'
import { createMutualTlsServer } from '../../src/platform/mutual-tls.ts'
import { createAuthority } from '../support/certificates.ts'

describe('institutions’ mTLS listener while the database is down', () => {
  it.each<[string, Error, number, string | undefined]>([
    ['a problem that says when to come again', outage(), 503, '1'],
    ['a problem that says nothing of what failed', new Error('row 4711'), 500, undefined],
  ])('returns %s, by the name under which it is logged', async (_case, error, status, retryAfter) => {
    const authority = await createAuthority('Institutions')
    const lines: object[] = []
    const { key, cert } = await authority.issue('127.0.0.1')
    const server = createMutualTlsServer({
      key,
      certificate: cert,
      authority: authority.ca,
      institutionOf: () => Promise.reject(error),
      handle: () => Promise.reject(new Error('nobody gets this far')),
      logger: { error: (line: object) => void lines.push(line), warn: () => {}, info: () => {} },
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const connect = { ...(await authority.issue('HRBR')), ca: authority.ca }
    const dispatcher = new Agent({ connect })
    const { port } = server.address() as AddressInfo
    const answer = await request(`https://127.0.0.1:${port}/v1/cases/CASE-1`, { dispatcher })
    const body = (await answer.body.json()) as { instance: string }
    await dispatcher.close()
    await new Promise((done) => server.close(done))
    expect(answer).toMatchObject({ statusCode: status })
    expect(answer.headers['retry-after']).toBe(retryAfter)
    expect(JSON.stringify(body)).not.toContain('4711')
    expect(lines).toEqual([{ err: error, requestId: body.instance }])
  })
})

const outage = () => new Problem('storage-unavailable', { retryAfterMs: 1_000 })

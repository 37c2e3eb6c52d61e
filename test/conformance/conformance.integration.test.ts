import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { operations } from '../../src/contract/operations/index.ts'
import type { Host, Operation } from '../../src/contract/operations/operation.ts'
import { describeConformance } from '../support/conformance.ts'
import { exampleOf } from '../support/example-of.ts'
import { type FakeUpstream, startFakeUpstream } from '../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway, upstreamSecrets } from '../support/gateway.ts'
import { pathOf } from '../support/operation-call.ts'
import { validCalls } from '../support/valid-calls.ts'

let upstream: FakeUpstream
let gateway: TestGateway
const byId = new Map<string, Operation>(
  Object.values(operations).map((operation) => [operation.id, operation]),
)
const rows: readonly Operation[] = Object.values(operations)

beforeAll(async () => {
  upstream = await startFakeUpstream()
  gateway = await startGateway({ upstreamUrl: upstream.url })
})
beforeEach(() => upstream.reset())
afterAll(async () => {
  await gateway.stop()
  await upstream.stop()
})

const secretOf: Record<Operation['auth'], [string, string]> = {
  'takeover-secret': ['authorization', `Bearer ${upstreamSecrets.takeover}`],
  'platform-token': ['authorization', `Bearer ${upstreamSecrets.platform}`],
  'service-token': ['x-service-token', upstreamSecrets.service],
  'trust-layer': ['authorization', `Bearer ${upstreamSecrets.trust}`],
}
const identifies: Record<Host, boolean> = { platform: false, gateway: false, trust: true }

describeConformance('relay in front of a host that follows the contract', {
  at: () => ({
    url: gateway.url,
    headers: {
      authorization: `Bearer ${bootstrapKey}`,
      'x-request-id': 'call-1',
      traceparent: '00-0a-0b-01',
    },
  }),
  prepare(id, call) {
    const operation = byId.get(id) ?? rows[0]
    upstream.behave((_req, res) => {
      const { response } = operation as Operation
      const example = exampleOf(response.body)
      const isText = response.encoding === 'text'
      res.writeHead(response.status, { 'content-type': isText ? 'text/plain' : 'application/json' })
      res.end(isText ? example : JSON.stringify(example))
    })
    return call
  },
  check(id, answer) {
    const operation = byId.get(id) as Operation
    const call = validCalls[id]
    const [received] = upstream.received
    const [header, value] = secretOf[operation.auth]
    expect(upstream.received).toHaveLength(1)
    expect(received).toMatchObject({ method: operation.method, path: pathOf(operation, call) })
    expect(received?.headers).toMatchObject({
      [header]: value,
      'x-request-id': 'call-1',
      traceparent: '00-0a-0b-01',
    })
    expect(received?.headers['x-parley-role']).toBe(identifies[operation.host] ? 'admin' : undefined)
    expect(JSON.stringify(received?.headers)).not.toContain(bootstrapKey)
    if ('body' in call) expect(received?.body.toString()).toBe(JSON.stringify(call.body))
    expect(answer.headers.get('x-request-id')).toBe('call-1')
  },
})

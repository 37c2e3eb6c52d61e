import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../../src/contract/operations/index.ts'
import type { Operation } from '../../../../src/contract/operations/operation.ts'
import { type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../../support/gateway.ts'
import { send } from '../../../support/operation-call.ts'
import { validCalls } from '../../../support/valid-calls.ts'

let upstream: FakeUpstream
let gateway: TestGateway
const admin = { authorization: `Bearer ${bootstrapKey}` }
const json = { ...admin, 'content-type': 'application/json' }
const rows = new Map<string, Operation>(
  Object.values(operations).map((operation) => [operation.id, operation]),
)
const verify =
  '/v1/ips/verify-account?receiver_account_identifier=1&receiver_institution_code=UNTY&receiver_account_holder_name_candidate=Ana'

beforeAll(async () => {
  upstream = await startFakeUpstream()
  gateway = await startGateway({ upstreamUrl: upstream.url, strictCalls: true })
})
beforeEach(() => upstream.reset())
afterAll(async () => {
  await gateway.stop()
  await upstream.stop()
})

const call = (id: OperationId, headers: Record<string, string>) =>
  send(gateway.url, rows.get(id) as Operation, validCalls[id], headers)

describe('access checks', () => {
  it.each([
    ['no key', async () => ({})],
    [
      'a key that was never made',
      async () => ({ authorization: `Bearer pk_${'0'.repeat(12)}_${'A'.repeat(43)}` }),
    ],
    ['another scheme', async () => ({ authorization: 'Basic YTpi' })],
    [
      'a revoked key',
      async () => {
        const authorization = await gateway.authorize(['ips:read'])
        await gateway.revoke(authorization)
        return { authorization }
      },
    ],
  ])('reject %s with 401, the same for what exists and what does not', async (_name, makeHeaders) => {
    const headers = await makeHeaders()
    const answers = await Promise.all([call('getCaseStatus', headers), call('verifyAccount', headers)])
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(await answer.json()).toMatchObject({
        type: 'urn:parley:problem:unauthenticated',
        errors: [{ field: 'authorization' }],
      })
    }
    expect(upstream.started).toBe(0)
  })

  it('reject a key without the scope, and name the scope', async () => {
    const authorization = await gateway.authorize(['voice', 'redress:read'])
    const answer = await call('receiveComplaint', { authorization })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      type: 'urn:parley:problem:scope-missing',
      scope: 'redress:write',
    })
    expect(upstream.started).toBe(0)
  })

  it.each([
    ['role', 'textToSpeech authorization', 'ips', {}],
    ['teamspace', 'textToSpeech teamspace_id', 'analyst', { teamspaces: ['other'] }],
  ] as const)('report a key of the wrong %s to the security log', async (_what, detail, role, bounds) => {
    const authorization = await gateway.authorize(['voice'], role, undefined, bounds)
    gateway.security.events.length = 0
    expect((await call('textToSpeech', { authorization })).status).toBe(403)
    const actor = authorization.slice('Bearer pk_'.length, 'Bearer pk_'.length + 12)
    expect(gateway.security.events).toEqual([{ kind: 'operation-refused', actor, detail }])
    expect(upstream.started).toBe(0)
  })

  it.each(['analyst', 'institution:UNTY', 'ips', 'recovery_engine', 'admin'] as const)(
    'tell the trust layer that the caller is %s, whatever the caller claims',
    async (role) => {
      const authorization = await gateway.authorize(['ips:read'], role)
      const claims = {
        'x-parley-role': 'king',
        'x-citizen-ref': 'hm1:other',
        'x-client-cert-subject': 'CN=king',
      }
      await call('verifyAccount', { authorization, ...claims })
      expect(upstream.received[0]?.headers).toMatchObject({ 'x-parley-role': role })
      expect(JSON.stringify(upstream.received[0]?.headers)).not.toMatch(/king|hm1:other/)
    },
  )

  it('tell the trust layer for which citizen a citizen channel acts', async () => {
    const authorization = await gateway.authorize(['redress:read'], 'citizen_channel', 'hm1:citizen')
    await call('getCaseStatus', { authorization, 'x-citizen-ref': 'hm1:other' })
    expect(upstream.received[0]?.headers['x-citizen-ref']).toBe('hm1:citizen')
  })

  it('pass on nothing that the caller sends about connections, cookies or other paths', async () => {
    await call('getCaseStatus', {
      ...admin,
      cookie: 'a=b',
      'x-service-token': 'mine',
      'x-http-method-override': 'DELETE',
      'x-original-url': '/v1/cases',
      'x-forwarded-for': '1.2.3.4',
      'idempotency-key': 'key-1',
      'accept-language': 'tl',
    })
    const headers = upstream.received[0]?.headers ?? {}
    expect(headers).toMatchObject({ 'idempotency-key': 'key-1', 'accept-language': 'tl' })
    for (const name of [
      'cookie',
      'x-service-token',
      'x-http-method-override',
      'x-original-url',
      'x-forwarded-for',
    ]) {
      expect(headers[name]).toBeUndefined()
    }
  })

  it('pass on the reporter’s own case number with a complaint, and with no other call', async () => {
    const own = { ...admin, 'x-case-id': 'BNKA-4711' }
    await call('receiveComplaint', own)
    await call('getCaseStatus', own)
    expect(upstream.received.map(({ headers }) => headers['x-case-id'])).toEqual(['BNKA-4711', undefined])
    const answer = await call('receiveComplaint', { ...admin, 'x-case-id': 'x'.repeat(65) })
    expect([answer.status, (await answer.json()).errors[0].field]).toEqual([400, 'x-case-id'])
    expect(upstream.received).toHaveLength(2)
  })

  it('have no secret for a foreign teamspace', async () => {
    const answer = await fetch(`${gateway.url}/api/platform/v1/voice/other/tts`, {
      method: 'POST',
      headers: json,
      body: '{"text":"x"}',
    })
    expect(answer.status).toBe(404)
    expect(upstream.started).toBe(0)
  })
})

describe('paths', () => {
  it('other than those of operations are ignored', async () => {
    for (const path of [
      '/',
      '/chat',
      '/v1',
      '/v1/cases',
      '/v1/cases/',
      '/v1/cases/a/b',
      '/gateway',
      '/v1/cases/%zz',
    ]) {
      expect(await (await fetch(gateway.url + path)).text()).toBe('elsewhere')
    }
  })

  it('respond to another method with the allowed methods', async () => {
    const answer = await fetch(`${gateway.url}/v1/cases/CASE-1`, { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it.each(['..%2F..%2Froute', '%2e%2e', 'a%2Fb', 'a%5Cb', '%00'])(
    'reject the identifier %s, which could mean another path upstream',
    async (id) => {
      const answer = await rawGet(`/v1/cases/${id}`)
      expect(answer).toMatch(/^HTTP\/1.1 400 .*validation-error.*case_id/s)
      expect(upstream.started).toBe(0)
    },
  )
})

/** Sends a GET without fetch, which normalises paths. */
function rawGet(path: string, headers = '', body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${bootstrapKey}\r\n${headers}\r\n${body}`,
    )
  })
}

describe('request validation', () => {
  const score = '/v1/recovery/mule-score'
  const post = (body: string | Uint8Array, headers: Record<string, string> = json) =>
    fetch(gateway.url + score, { method: 'POST', headers, body: body as BodyInit })

  it.each([
    ['no JSON', () => post('{"a":'), 400, 'malformed-json', ['$']],
    ['no body', () => post(''), 400, 'malformed-json', ['$']],
    ['bytes that are no UTF-8', () => post(new Uint8Array([0x22, 0xff, 0x22])), 400, 'malformed-json', ['$']],
    ['a list', () => post('[]'), 400, 'validation-error', ['$']],
    [
      'several wrong fields',
      () => post('{"account_hash":"","peer_network_depth":9}'),
      400,
      'validation-error',
      ['account_hash', 'institution_code', 'peer_network_depth'],
    ],
    [
      'another type of content',
      () => post('a=b', { ...admin, 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported-media-type',
      ['$'],
    ],
    [
      'another charset',
      () => post('{}', { ...admin, 'content-type': 'application/json; charset=utf-16' }),
      415,
      'unsupported-media-type',
      ['$'],
    ],
    [
      'a compressed body',
      () => post('{}', { ...json, 'content-encoding': 'gzip' }),
      415,
      'unsupported-media-type',
      ['$'],
    ],
    [
      'too many bytes',
      () => post(JSON.stringify({ account_hash: 'x'.repeat(70_000) })),
      413,
      'payload-too-large',
      ['$'],
    ],
    [
      'a missing query',
      () => fetch(`${gateway.url}/v1/ips/transaction-status`, { headers: admin }),
      400,
      'validation-error',
      ['transaction_id'],
    ],
    [
      'a repeated query',
      () =>
        fetch(`${gateway.url}/v1/ips/transaction-status?transaction_id=a&transaction_id=b`, {
          headers: admin,
        }),
      400,
      'validation-error',
      ['transaction_id'],
    ],
  ] as const)('reports %s', async (_name, ask, status, slug, fields) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    const document = (await answer.json()) as { type: string; instance: string; errors: { field: string }[] }
    expect(document.type).toBe(`urn:parley:problem:${slug}`)
    expect(document.instance).toBe(answer.headers.get('x-request-id'))
    expect(document.errors.map(({ field }) => field)).toEqual(fields)
    expect(upstream.started).toBe(0)
  })

  it('reports a body where none is allowed', async () => {
    const answer = await rawGet('/v1/cases/CASE-1', 'Content-Length: 2\r\n', '{}')
    expect(answer).toMatch(/^HTTP\/1.1 400 .*takes no body/s)
    expect(upstream.started).toBe(0)
  })

  it('allows fields that the contract does not know; the bytes are passed on unchanged', async () => {
    const body = '{ "account_hash":"hm1:a",\n "institution_code":"UNTY", "new_in_2027": {"deep":[1.50]} }'
    expect((await post(body)).status).toBe(200)
    expect(upstream.received[0]?.body.toString()).toBe(body)
  })

  it('leaves the connection usable', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await post(JSON.stringify({ account_hash: 'x'.repeat(70_000) }))).status).toBe(413)
      expect((await post('{"account_hash":"hm1:a","institution_code":"UNTY"}')).status).toBe(200)
    }
  })
})

describe('rate limits', () => {
  it('allow an analyst 100 reads of a case a minute, and the case owner any number', async () => {
    const analyst = { authorization: await gateway.authorize(['redress:read'], 'analyst') }
    const owner = {
      authorization: await gateway.authorize(['redress:read'], 'citizen_channel', 'hm1:citizen'),
    }
    const first = await call('getCaseStatus', analyst)
    expect([first.headers.get('ratelimit-limit'), first.headers.get('ratelimit-remaining')]).toEqual([
      '100',
      '99',
    ])
    const statuses = await Promise.all(
      Array.from({ length: 110 }, async () => (await call('getCaseStatus', analyst)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(99)
    const refused = await call('getCaseStatus', analyst)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused.headers.get('ratelimit-remaining')).toBe('0')
    const owned = await Promise.all(Array.from({ length: 120 }, async () => call('getCaseStatus', owner)))
    expect(new Set(owned.map(({ status }) => status))).toEqual(new Set([200]))
    expect(owned[0]?.headers.get('ratelimit-limit')).toBeNull()
  })

  it('count each key separately', async () => {
    const [one, other] = [await gateway.authorize(['ips:read']), await gateway.authorize(['ips:read'])]
    for (const authorization of [one, other]) {
      const answer = await fetch(gateway.url + verify, { headers: { authorization } })
      expect(answer.headers.get('ratelimit-remaining')).toBe('999999')
    }
  })
})

describe('metrics', () => {
  it('count each operation by the class of its status, without any id', async () => {
    await call('getCaseStatus', admin)
    await call('getCaseStatus', {})
    const text = await gateway.registry.metrics()
    expect(text).toMatch(/parley_operation_requests_total\{operation="getCaseStatus",class="2xx"\} [1-9]/)
    expect(text).toMatch(/parley_operation_requests_total\{operation="getCaseStatus",class="4xx"\} [1-9]/)
    expect(text).toMatch(/parley_operation_duration_seconds_count\{operation="getCaseStatus"\} [1-9]/)
    expect(text).not.toContain('CASE-1')
  })
})

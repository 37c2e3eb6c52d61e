import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../../src/contract/operations/index.ts'
import { matchOperation } from '../../../../src/contract/operations/match.ts'
import type { Operation } from '../../../../src/contract/operations/operation.ts'
import { exampleOf } from '../../../support/example-of.ts'
import { type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway, upstreamSecrets } from '../../../support/gateway.ts'
import { send } from '../../../support/operation-call.ts'
import { validCalls } from '../../../support/valid-calls.ts'

let upstream: FakeUpstream
let gateway: TestGateway
const key = { authorization: `Bearer ${bootstrapKey}` }
const rows: readonly Operation[] = Object.values(operations)
const rowOf = (id: OperationId) => rows.find((row) => row.id === id) as Operation
const call = (id: OperationId, headers: Record<string, string>) =>
  send(gateway.url, rowOf(id), validCalls[id], headers)

beforeAll(async () => {
  upstream = await startFakeUpstream()
  gateway = await startGateway({ upstreamUrl: upstream.url })
})
beforeEach(() => upstream.reset())
afterAll(async () => {
  await gateway.stop()
  await upstream.stop()
})

describe('a server that still sends a host’s own credentials', () => {
  const invented = 'a-token-that-nobody-made'
  it.each([
    ['textToSpeech', 'authorization', { authorization: `Bearer ${invented}` }, 'TAKEOVER_SECRETS'],
    ['listCustomFields', 'authorization', { authorization: `Bearer ${invented}` }, 'PLATFORM_TOKEN'],
    ['getHuman', 'x-service-token', { 'x-service-token': invented }, 'SERVICE_TOKEN'],
    ['getHuman', 'authorization', { authorization: `bearer ${invented}` }, 'SERVICE_TOKEN'],
    ['getCaseStatus', 'authorization', { authorization: `Bearer ${invented}` }, 'TRUST_LAYER_TOKEN'],
  ] as const)('gets a migration hint, for %s with its %s', async (id, field, headers, setting) => {
    const answer = await call(id, headers as Record<string, string>)
    const document = (await answer.json()) as { detail: string; errors: Record<string, string>[] }
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(document.errors).toMatchObject([{ field, code: 'host_credential' }])
    expect(document.detail).toContain(`in ${setting}. See docs/migrating.md.`)
    expect(JSON.stringify(document)).not.toContain(invented)
    expect(upstream.started).toBe(0)
  })

  it.each([
    ['textToSpeech', 'authorization', `Bearer ${upstreamSecrets.takeover}`],
    ['getHuman', 'x-service-token', upstreamSecrets.service],
  ] as const)(
    'cannot tell from the response whether the secret is right, for %s',
    async (id, header, right) => {
      const said = async (value: string) => {
        const answer = await call(id, { [header]: value })
        return { ...((await answer.json()) as object), instance: '' }
      }
      expect(await said(right)).toEqual(await said(`${right.slice(0, -1)}x`))
    },
  )

  it('is asked for a key if it has neither', async () => {
    const document = await (await call('getHuman', {})).json()
    expect(document).toMatchObject({ errors: [{ field: 'authorization', code: 'invalid' }] })
    expect(document).not.toHaveProperty('detail')
  })

  it('is admitted with a key, and its other credentials stay with the relay', async () => {
    const answer = await call('getHuman', { ...key, 'x-service-token': 'mine' })
    expect(answer.status).toBe(200)
    expect(upstream.received[0]?.headers['x-service-token']).toBe(upstreamSecrets.service)
  })
})

describe('an operation of the earlier edition', () => {
  const successors = {
    deleteCustomFieldsEarlier: ['deleteCustomFields', '/custom-fields/demo-teamspace/delete-custom-fields'],
    upsertCustomerEarlier: ['upsertCustomer', '/customers/demo-teamspace/update-customer/a%20b%2Fc/v3'],
    createCustomerV2: ['upsertCustomer', '/customers/demo-teamspace/update-customer/a%20b%2Fc/v3'],
    updateCustomerV2: ['upsertCustomer', '/customers/demo-teamspace/update-customer/a%20b%2Fc/v3'],
  } as const

  it('is one of four', () => {
    expect(rows.filter(({ edition }) => edition === 'earlier').map(({ id }) => id)).toEqual(
      Object.keys(successors),
    )
  })

  it.each(Object.entries(successors))('%s refers to the current one', async (id, [next, path]) => {
    const operation = rowOf(id as OperationId)
    const right = validCalls[id as OperationId]
    const params = { ...('params' in right && right.params), provided_unique_id: 'a b/c' }
    const answers = [
      await send(gateway.url, operation, { ...right, params }, key),
      // Refusals include the link too.
      await send(gateway.url, operation, { ...right, params }, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
    for (const { headers } of answers) {
      const successor = rowOf(next)
      expect(headers.get('link')).toBe(
        `</api/platform/v1${path}>; rel="successor-version"; title="${successor.method}"`,
      )
      expect(matchOperation(successor.method, `/api/platform/v1${path}`)).toMatchObject({
        operation: { id: next },
      })
      const [, seconds] = /^@(\d+)$/.exec(headers.get('deprecation') ?? '') ?? []
      expect(new Date(Number(seconds) * 1000).toISOString()).toBe('2026-11-20T00:00:00.000Z')
    }
  })

  it.each(rows.filter(({ edition }) => edition === 'current').map(({ id }) => id as OperationId))(
    'is not %s',
    async (id) => {
      const { headers } = await call(id, key)
      expect([headers.get('deprecation'), headers.get('link')]).toEqual([null, null])
    },
  )
})

describe('a response of a host', () => {
  const odd = { 'x-inner': 'host-7', 'set-cookie': 'a=b', 'cache-control': 'public, max-age=600', age: '3' }

  it.each(rows.map((row) => [row.id as OperationId, row] as const))(
    'to %s arrives byte for byte, is not cached, and has only the allowed headers',
    async (id, { response }) => {
      const isText = response.encoding === 'text'
      const example = exampleOf(response.body)
      // Members and forms that the contract does not know, and the spaces between them.
      const body = isText
        ? `${example}\n`
        : JSON.stringify({ new_in_2027: [1.5], ...(example as object) }, null, 3)
      upstream.behave((_req, res) => {
        res.writeHead(200, { 'content-type': isText ? 'text/plain' : 'application/json', ...odd }).end(body)
      })
      const answer = await call(id, key)
      expect(await answer.text()).toBe(body)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      for (const name of ['x-inner', 'set-cookie', 'age']) expect(answer.headers.get(name)).toBeNull()
    },
  )

  it.each([400, 404, 409, 500])('with status %i is not cached either', async (status) => {
    upstream.behave((_req, res) => {
      res.writeHead(status, { 'content-type': 'application/json', ...odd }).end('{"their":"words"}')
    })
    const answer = await call('getCaseStatus', key)
    expect([answer.status, await answer.text()]).toEqual([status, '{"their":"words"}'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

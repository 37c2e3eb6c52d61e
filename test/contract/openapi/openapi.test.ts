import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { chatRoutes } from '../../../src/contract/chat/routes.ts'
import { keyProposalRoutes } from '../../../src/contract/console/key-proposals.ts'
import { toOpenApi } from '../../../src/contract/openapi/document.ts'
import { operations } from '../../../src/contract/operations/index.ts'
import type { Operation } from '../../../src/contract/operations/operation.ts'

/** As readers get it. */
const document = JSON.parse(JSON.stringify(toOpenApi()))
const rows = Object.values<Operation>(operations)
const at = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()]

describe('OpenAPI document', () => {
  it('is valid', async () => {
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  })

  it('has the 40 operations with everything that a caller needs', () => {
    for (const row of rows) {
      expect(at(row.method, row.path), row.id).toMatchObject({
        operationId: row.id,
        tags: [row.area],
        security: [{ parleyKey: [] }],
        'x-scope': row.scope,
        'x-edition': row.edition,
        'x-retry': row.retry,
        'x-latency-target': { milliseconds: row.latencyTargetMs, from: row.latencyFrom },
      })
      expect(at(row.method, row.path)['x-rate-limit']).toEqual(row.limit)
    }
  })

  it('says for each refusal what to do about it', () => {
    const helped = new Set(document['x-problems'].map(({ status }: { status: number }) => `${status}`))
    for (const row of rows) {
      const refusals = Object.keys(at(row.method, row.path).responses).filter(
        (status) => !status.startsWith('2'),
      )
      expect(
        refusals.filter((status) => !helped.has(status)),
        row.id,
      ).toEqual([])
    }
  })

  it('has the calls of the chat page', () => {
    for (const [name, address] of Object.entries(chatRoutes)) {
      const [method = '', path = ''] = address.split(' ')
      expect(at(method, path), name).toMatchObject({ operationId: name, tags: ['chat'] })
    }
  })

  it('has the calls by which two keys freeze and release money', () => {
    for (const [name, address] of Object.entries(keyProposalRoutes)) {
      const [method = '', path = ''] = address.split(' ')
      expect(at(method, path), name).toMatchObject({ operationId: name, security: [{ parleyKey: [] }] })
    }
  })

  it('has nothing else', () => {
    const calls = Object.values(document.paths).flatMap((path) => Object.keys(path as object))
    expect(calls).toHaveLength(40 + Object.keys({ ...keyProposalRoutes, ...chatRoutes }).length)
  })

  it('marks the operations of an earlier edition as deprecated', () => {
    const deprecated = rows.filter(({ method, path }) => at(method, path).deprecated === true)
    expect(deprecated.every(({ edition }) => edition === 'earlier')).toBe(true)
    expect(deprecated).toHaveLength(4)
  })

  it('describes each path parameter, and the query of the two reading operations', () => {
    for (const { method, path } of rows) {
      const named = at(method, path).parameters.filter((parameter: { in: string }) => parameter.in === 'path')
      expect(named.map(({ name }: { name: string }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    }
    expect(at('GET', '/v1/ips/transaction-status').parameters).toMatchObject([
      { name: 'transaction_id', in: 'query', required: true },
    ])
    const range = '/api/platform/v1/customers/{subcompany_id}/customer/get-customer-by-modified-at-range'
    expect(at('GET', range).parameters).toContainEqual(
      expect.objectContaining({
        name: 'limit',
        required: false,
        schema: expect.objectContaining({ type: 'integer' }),
      }),
    )
  })

  it('offers an idempotency key where the platform supports one', () => {
    const keyed = rows.filter(({ method, path }) =>
      at(method, path).parameters.some(({ name }: { name: string }) => name === 'Idempotency-Key'),
    )
    expect(keyed.every(({ retry }) => retry === 'keyed')).toBe(true)
    expect(keyed.length).toBeGreaterThan(10)
  })

  it('says for each operation other than a GET what repeating it does', () => {
    const said = rows
      .filter(({ method }) => method !== 'GET')
      .map(({ id, method, path, retry }) => {
        const { description } = at(method, path)
        const [way] = [
          'Sent again with the same `Idempotency-Key`',
          'it needs no',
          'No `Idempotency-Key`',
        ].filter((words) => description.includes(words))
        return { id, retry, way }
      })
    const ways = {
      keyed: 'Sent again with the same `Idempotency-Key`',
      safe: 'it needs no',
      never: 'No `Idempotency-Key`',
    }
    expect(said).toEqual(said.map(({ id, retry }) => ({ id, retry, way: ways[retry] })))
    const never = rows.filter(({ retry }) => retry === 'never')
    for (const { id, method, path } of never)
      expect(at(method, path).description, id).not.toContain('it is another request')
    expect(
      at('POST', '/api/platform/v1/custom-fields/{subcompany_id}/create-custom-field').description,
    ).toContain('No `Idempotency-Key` counts here: sent again, it makes another field of the same name.')
  })

  it('only refers to what it contains', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? []
    expect(references.length).toBeGreaterThan(100)
    for (const reference of new Set(references)) {
      const path = reference.slice(8, -1).replace('#/', '').split('/')
      expect(
        path.reduce((part, key) => part?.[key], document),
        reference,
      ).toBeDefined()
    }
  })
})

import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { toPlatformOpenApi } from '../../../src/contract/openapi/platform.ts'
import { ownAddresses } from '../../../src/contract/platform/addresses.ts'
import { ownRoutes } from '../../../src/contract/platform/index.ts'
import { matchOwn } from '../../../src/contract/platform/match.ts'
import type { OwnRoute } from '../../../src/contract/platform/own-route.ts'

/** As readers get it. */
const read = (reach: 'sandbox' | 'institutions') => JSON.parse(JSON.stringify(toPlatformOpenApi(reach)))
const document = read('sandbox')
const rows = Object.values<OwnRoute>(ownRoutes)
const callsIn = ({ paths }: { paths: Record<string, Record<string, { operationId: string }>> }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

describe('OpenAPI document of the embedded platform’s own calls', () => {
  it('is valid for both reaches', async () => {
    for (const reach of ['sandbox', 'institutions'] as const) {
      expect(await new Validator().validate(read(reach)), reach).toMatchObject({ valid: true })
    }
  })

  it('has every address that the platform serves in addition to the operations, and no other', () => {
    expect(callsIn(document).sort()).toEqual(Object.values<string>(ownAddresses).sort())
  })

  it('has only the calls of institutions if there is only their mTLS listener', () => {
    expect(callsIn(read('institutions')).sort()).toEqual([
      'GET /sandbox/disputes',
      'GET /sandbox/freeze-orders',
      'GET /sandbox/notices',
      'POST /sandbox/disputes/{odr_id}/answer',
      'POST /sandbox/freeze-orders/{freeze_id}/answer',
      'POST /sandbox/hashes',
      'POST /sandbox/settings/ledger',
    ])
  })

  it('says for each writing call whether an Idempotency-Key is supported', () => {
    for (const { id, method, path, headers } of rows) {
      const { description = '' } = document.paths[path][method.toLowerCase()]
      const isKeyed = headers?.['idempotency-key'] !== undefined
      const shown = [
        description.includes('with the same `Idempotency-Key`'),
        description.includes('No `Idempotency-Key`'),
      ]
      expect(shown, id).toEqual(method === 'GET' ? [false, false] : [isKeyed, !isKeyed])
    }
  })

  it('describes each parameter, member and value', () => {
    const missing = new Set<string>()
    toPlatformOpenApi('sandbox', { onMissing: (member) => missing.add(member) })
    expect([...missing]).toEqual([])
  })

  it('shows requests and responses as the platform accepts and returns them', () => {
    for (const { id, body, answer, example } of rows) {
      if (body instanceof z.ZodType) expect(body.safeParse(example.body).error, id).toBeUndefined()
      if (answer instanceof z.ZodType) expect(answer.parse(example.answer), id).toEqual(example.answer)
    }
  })

  it('names for each call the problems that it returns', () => {
    for (const { operationId, 'x-problems': types } of Object.values<
      Record<string, { operationId: string; 'x-problems': string[] }>
    >(document.paths).flatMap((path) => Object.values(path))) {
      const listed = document['x-problems'].filter(({ operations }: { operations: string[] }) =>
        operations.includes(operationId),
      )
      expect(types).toEqual(listed.map(({ type }: { type: string }) => type))
      expect(types.length, operationId).toBeGreaterThan(2)
    }
  })
})

describe('table of the embedded platform’s own calls', () => {
  it('finds each of them by its address, and its parameters', () => {
    for (const { id, method, path } of rows) {
      const asked = path.replaceAll(/\{\w+\}/g, 'BNKB')
      const match = matchOwn(method, asked)
      expect(match?.found === 'call' && match.route.id, id).toBe(id)
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      if (match?.found === 'call') expect(Object.keys(match.params)).toEqual(names)
    }
  })

  it('recognises the path of another method, but no path with an invalid parameter', () => {
    expect(matchOwn('GET', '/sandbox/tokens')).toMatchObject({ found: 'path', routes: [{ method: 'POST' }] })
    expect(matchOwn('POST', '/sandbox/cases/a%2Fb/reject')).toBeUndefined()
    expect(matchOwn('POST', '/sandbox/cases/%ZZ/reject')).toBeUndefined()
    expect(matchOwn('GET', '/sandbox/nothing')).toBeUndefined()
  })
})

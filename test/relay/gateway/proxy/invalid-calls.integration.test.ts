import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../../src/contract/operations/index.ts'
import type { Operation } from '../../../../src/contract/operations/operation.ts'
import { type FakeUpstream, startFakeUpstream } from '../../../support/fake-upstream.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../../support/gateway.ts'
import { invalidCalls } from '../../../support/invalid-calls.ts'
import { holds } from '../../../support/properties.ts'
import { times } from '../../../support/thoroughness.ts'
import { type ValidCall, validCalls } from '../../../support/valid-calls.ts'

let upstream: FakeUpstream
let gateway: TestGateway

beforeAll(async () => {
  upstream = await startFakeUpstream()
  gateway = await startGateway({ upstreamUrl: upstream.url, strictCalls: true })
})
beforeEach(() => upstream.reset())
afterAll(async () => {
  await gateway.stop()
  await upstream.stop()
})

describe('an invalid call', () => {
  const rows: readonly Operation[] = Object.values(operations)

  it.each(rows.map((operation) => [operation.id, operation] as const))(
    'of %s is a 4xx problem, and never reaches upstream',
    async (id, operation) => {
      const call: ValidCall = validCalls[id as OperationId]
      let refused = 0
      await holds(
        fc.asyncProperty(invalidCalls(operation, call), async ({ method, path, headers, body }) => {
          const answer = await fetch(gateway.url + path, {
            method,
            headers: { authorization: `Bearer ${bootstrapKey}`, ...headers },
            ...(body !== undefined && { body: body as BodyInit }),
          })
          const document = (await answer.json()) as { type: string; status: number; errors?: unknown[] }
          expect(answer.status).toBeGreaterThanOrEqual(400)
          expect(answer.status).toBeLessThan(500)
          expect(answer.headers.get('content-type')).toBe('application/problem+json')
          expect(document.type).toMatch(/^urn:parley:problem:/)
          expect(document.errors?.length).toBeGreaterThan(0)
          expect(upstream.started).toBe(0)
          refused += 1
        }),
        { numRuns: 200, few: 20 },
      )
      expect(refused).toBeGreaterThanOrEqual(times(20, 200))
    },
  )
})

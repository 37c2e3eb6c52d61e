import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../../src/contract/operations/index.ts'
import type { Operation } from '../../../../src/contract/operations/operation.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../../../support/gateway.ts'
import { send } from '../../../support/operation-call.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { prepareCalls } from '../../../support/prepared-calls.ts'
import { holds } from '../../../support/properties.ts'
import { senselessCalls } from '../../../support/senseless-calls.ts'
import { type ValidCall, validCalls } from '../../../support/valid-calls.ts'

let platform: TestPlatform
let gateway: TestGateway
let prepare: Awaited<ReturnType<typeof prepareCalls>>

beforeAll(async () => {
  platform = await createTestPlatform()
  gateway = await startGateway({
    dispatch: platform.platform.dispatch,
    embeddedSecret: platformSecret,
    timing: { deadlineMinMs: 60_000 },
  })
  prepare = await prepareCalls(platform.platform.dispatch)
})
afterAll(async () => {
  await gateway.stop()
  await platform.remove()
})

describe('a call that the contract allows but that makes no sense', () => {
  const rows: readonly Operation[] = Object.values(operations)

  it.each(rows.filter(({ area }) => area !== 'voice').map((operation) => [operation.id, operation] as const))(
    'of %s is executed or refused by the platform, which never fails',
    async (id, operation) => {
      const known = id as OperationId
      const right: ValidCall = await prepare(known, validCalls[known])
      await holds(
        fc.asyncProperty(senselessCalls(operation, right), async (call) => {
          const answer = await send(gateway.url, operation, call, { authorization: `Bearer ${bootstrapKey}` })
          const text = await answer.text()
          expect(answer.status, text).toBeLessThan(500)
          if (answer.status >= 400) {
            expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
          }
        }),
        { numRuns: 50, few: 10 },
      )
    },
    120_000,
  )
})

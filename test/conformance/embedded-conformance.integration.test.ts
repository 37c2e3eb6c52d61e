import { afterAll, beforeAll } from 'vitest'
import { describeConformance } from '../support/conformance.ts'
import { database } from '../support/databases.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../support/gateway.ts'
import { platformSecret, type TestPlatform } from '../support/platform.ts'
import { prepareCalls } from '../support/prepared-calls.ts'
import { createVoicedPlatform } from '../support/voiced-platform.ts'

let platform: TestPlatform
let gateway: TestGateway
let prepare: Awaited<ReturnType<typeof prepareCalls>>

beforeAll(async () => {
  platform = await createVoicedPlatform()
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

describeConformance(`relay in front of the embedded platform on ${database.name}`, {
  at: () => ({ url: gateway.url, headers: { authorization: `Bearer ${bootstrapKey}` } }),
  prepare: (id, call) => prepare(id, call),
})

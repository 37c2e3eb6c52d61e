import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrapKey, startGateway } from '../support/gateway.ts'
import { platformSecret } from '../support/platform.ts'
import { createVoicedPlatform } from '../support/voiced-platform.ts'
import { createHost, type Host } from './host.ts'
import { requirements } from './requirements.ts'

/**
 * Each line of the interface on a running host: the one that `npm run conformance -- --base URL` names, or the relay
 * before the embedded platform.
 */
const base = process.env.PARLEY_CONFORMANCE_BASE
const key = process.env.PARLEY_CONFORMANCE_KEY ?? bootstrapKey

let host: Host
let stop = async () => {}

beforeAll(async () => {
  if (base) {
    host = await createHost(base, key)
    return
  }
  const platform = await createVoicedPlatform()
  const gateway = await startGateway({
    dispatch: platform.platform.dispatch,
    embeddedSecret: platformSecret,
    timing: { deadlineMinMs: 60_000 },
  })
  stop = async () => {
    await gateway.stop()
    await platform.remove()
  }
  host = await createHost(gateway.url, bootstrapKey, platform.platform.dispatch)
  await host.workspace({ credits: 1000 })
})
afterAll(() => stop())

describe('the table of requirements', () => {
  it('says each once', () => {
    const said = requirements.map(({ section, says }) => `${section}: ${says}`)
    expect(new Set(said).size).toBe(said.length)
  })
})

describe.each([...new Set(requirements.map(({ section }) => section))])('%s', (section) => {
  it.each(requirements.filter((one) => one.section === section).map((one) => [one.says, one] as const))(
    '%s',
    (_says, requirement) => requirement.holds(host),
  )
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doorOf } from './door.ts'
import { createHost, type Host, type Requirement } from './host.ts'
import { startOwnHost } from './own-host.ts'
import { requirements } from './requirements.ts'

/**
 * Each requirement of the interface on a running host: the one that `npm run conformance -- --base URL`
 * names, or a relay in front of the embedded platform.
 */
const { PARLEY_CONFORMANCE_BASE: base, PARLEY_CONFORMANCE_KEY: key = '' } = process.env

const places = {
  teamspace: process.env.PARLEY_CONFORMANCE_TEAMSPACE ?? 'demo-teamspace',
  company: process.env.PARLEY_CONFORMANCE_COMPANY ?? 'c1',
  bot: process.env.PARLEY_CONFORMANCE_BOT ?? 'b1',
}

let host: Host
let stop = async () => {}

beforeAll(async () => {
  if (base) host = await createHost(doorOf(process.env, base, key), { places })
  else ({ host, stop } = await startOwnHost())
})
afterAll(() => stop())

describe('table of requirements', () => {
  it('contains each requirement once', () => {
    const said = requirements.map(({ section, says }) => `${section}: ${says}`)
    expect(new Set(said).size).toBe(said.length)
  })
})

/** A gap of the embedded platform says nothing about another host. */
const isGap = (one: Requirement) => !base && one.isGap === true

describe.each([...new Set(requirements.map(({ section }) => section))])('%s', (section) => {
  const lines = requirements.filter((one) => one.section === section)
  it.each(lines.filter((one) => !isGap(one)).map((one) => [one.says, one] as const))(
    '%s',
    (_says, requirement) => requirement.holds(host),
  )
  const gaps = lines.filter(isGap)
  describe.runIf(gaps.length > 0)('gaps of the embedded platform, as listed in docs/gaps.md', () => {
    it.each(gaps.map((one) => [one.says, one] as const))('%s', async (_says, requirement) => {
      await expect(requirement.holds(host)).rejects.toThrow(/ answers 400 /)
    })
  })
})

import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { realTimers } from '../../../../src/contract/primitives/timers.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { runChannelCommand } from '../../../../src/relay/config/overrides/channel-command.ts'
import { createLiveConfig } from '../../../../src/relay/config/overrides/live-config.ts'
import { createOverlay } from '../../../../src/relay/config/overrides/overlay.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { createSecurityEvents } from '../../../support/security-events.ts'

const now = '2026-11-23T08:00:00.000Z'
const sites = 'channels.demo.allowedOrigins'
const open = [{ gwId: 'demo', title: 'Help' }]

describe('settings overlay', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await database.create()
  })
  afterEach(() => test.storage.db.deleteFrom('setting_overlay').execute())
  afterAll(() => test.remove())

  const start = async (change: object = {}) => {
    // The console sets only what the file leaves open.
    const { crisisLine: _, childLine: __, ...profile } = demoConfig.profile
    const config = parseConfig({ ...demoConfig, profile, channels: open, ...change })
    const security = createSecurityEvents()
    const overlay = createOverlay({ storage: test.storage, config, clock: () => now, security })
    const log: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => log.push(line) })
    const live = await createLiveConfig({ config, overlay, timers: realTimers, logger })
    const run = (...args: string[]) => runChannelCommand(args, { config, overlay })
    return { config, overlay, live, log, run, security }
  }
  const by = 'ana@bank.example'

  it('applies to every process after its next poll, and to those that start later', async () => {
    const one = await start()
    const other = await start()
    expect(one.live.current()).toBe(one.config)
    await one.overlay.change({ path: sites, value: ['https://bank.example'], version: 0, by })
    await other.live.refresh()
    for (const { live } of [other, await start()]) {
      expect(live.current().channels[0]?.allowedOrigins).toEqual(['https://bank.example'])
    }
  })

  it('stays the same object while nothing changes, so that nothing is rebuilt', async () => {
    const { overlay, live } = await start()
    await overlay.change({ path: 'profile.crisisLine', value: { label: 'Crisis', number: '1550' }, by })
    await live.refresh()
    const { profile } = live.current()
    expect(profile.crisisLine).toEqual({ label: 'Crisis', number: '1550' })
    await live.refresh()
    expect(live.current().profile).toBe(profile)
  })

  it('accepts only one of two changes made from the same version', async () => {
    const { overlay } = await start()
    const both = ['https://a.example', 'https://b.example'].map((site) =>
      overlay.change({ path: sites, value: [site], version: 0, by }).then(
        () => 'done',
        ({ code }) => code,
      ),
    )
    expect((await Promise.all(both)).sort()).toEqual(['done', 'version-changed'])
    await expect(overlay.change({ path: sites, value: null, version: 7, by })).rejects.toMatchObject({
      code: 'version-changed',
      options: { extensions: { version: 1 } },
    })
  })

  it('records the user and the value', async () => {
    const { overlay, security } = await start()
    await overlay.change({ path: sites, value: ['https://bank.example'], by })
    await overlay.change({ path: sites, value: null, by })
    const event = { kind: 'settings-changed', actor: by, gwId: 'demo' }
    expect(security.events).toEqual([
      { ...event, detail: `${sites}: https://bank.example` },
      { ...event, detail: `${sites}: taken back` },
    ])
  })

  it('loses to the file, even if the file sets the value later', async () => {
    const before = await start()
    await before.overlay.change({ path: sites, value: ['https://bank.example'], by })
    const named = await start({ channels: [{ ...open[0], allowedOrigins: [] }] })
    expect(named.live.current()).toBe(named.config)
    expect(named.log.join()).toContain(sites)
    await expect(
      named.overlay.change({ path: sites, value: ['https://x.example'], by }),
    ).rejects.toMatchObject({
      code: 'conflict',
      options: { extensions: { reason: 'set-in-file' } },
    })
    expect((await named.overlay.change({ path: sites, value: null, by })).value).toBeUndefined()
  })

  it.each([
    [sites, ['https://bank.example/page'], 'value.0'],
    [sites, ["https://bank.example 'unsafe-inline'"], 'value.0'],
    [sites, ['https://bank.example; script-src *'], 'value.0'],
    [sites, ['https://bänk.example'], 'value.0'],
    [sites, 'https://bank.example', 'value'],
    [sites, Array.from({ length: 31 }, (_, i) => `https://a${i}.example`), 'value'],
    ['profile.crisisLine', { label: 'Crisis', number: 'call me' }, 'value.number'],
    ['profile.childLine', { number: '1550' }, 'value.label'],
    ['profile.texts.en.say.help', 'Ask your neighbour.', 'value'],
    ['profile.texts.en.say.help', 'Call {hotlines}, {name}.', 'value'],
    ['profile.texts.en.taps.yes', 'Sure', 'path'],
    ['profile.texts.xx.say.help', 'Call {hotlines}', 'path'],
    ['profile.emergencyNumber', '911', 'path'],
    ['channels.other.allowedOrigins', ['https://bank.example'], 'path'],
    ['channels.demo.title', 'Mine', 'path'],
    ['__proto__.polluted', 'yes', 'path'],
  ])('rejects %s = %j, and names the field', async (path, value, field) => {
    const { overlay, security } = await start()
    await expect(overlay.change({ path, value, by })).rejects.toMatchObject({
      code: 'validation-error',
      options: { errors: [{ field }] },
    })
    expect([await overlay.list(), security.events]).toEqual([[], []])
  })

  it('can be set, listed and reset by the command too', async () => {
    const { run, live, security } = await start({
      profile: {
        ...demoConfig.profile,
        crisisLine: undefined,
        childLine: undefined,
        banks: [{ code: 'UNTY', name: 'Unity Bank' }],
      },
    })
    expect(await run('set', sites, 'https://bank.example,', 'https://shop.example')).toMatchObject({
      code: 0,
    })
    expect(await run('set', 'profile.banks.UNTY.fraudNumber', '+63', '2', '1234')).toMatchObject({ code: 0 })
    expect(await run('set', 'profile.childLine', '{"label":"Children","number":"116111"}')).toMatchObject({
      code: 0,
    })
    await live.refresh()
    const { channels, profile } = live.current()
    expect([channels[0]?.allowedOrigins, profile.banks[0]?.fraudNumber, profile.childLine?.number]).toEqual([
      ['https://bank.example', 'https://shop.example'],
      '+63 2 1234',
      '116111',
    ])
    const { output } = await run('list')
    expect(output).toContain(`${sites}\n  operator, 2026-11-23: https://bank.example,https://shop.example`)
    expect(output).toContain('profile.crisisLine\n  nobody')
    expect(await run('unset', sites)).toMatchObject({ code: 0 })
    await live.refresh()
    expect(live.current().channels[0]?.allowedOrigins).toBeUndefined()
    expect(security.events).toHaveLength(4)
    expect(security.events[0]).toMatchObject({ actor: 'operator' })
  })

  it.each([
    [[], 'npm run channel'],
    [['set', sites], 'npm run channel'],
    [['set', sites, 'bank.example'], 'ust be an origin'],
    [['set', 'profile.crisisLine', '1550'], 'value'],
    [['unset', 'profile.country'], 'path'],
  ])('has the command print its usage or the error for %j', async (args, words) => {
    const { run } = await start()
    const { output, code } = await run(...args)
    expect(code).toBe(2)
    expect(output).toContain(words)
  })

  it('has the command report that the file wins', async () => {
    const { run } = await start({ channels: [{ ...open[0], allowedOrigins: ['https://bank.example'] }] })
    expect((await run('set', sites, 'https://x.example')).output).toContain('which wins')
    expect((await run('list')).output).toContain(`${sites}\n  the file: https://bank.example`)
  })
})

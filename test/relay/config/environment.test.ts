import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseSettings, placeOfOperators } from '../../../src/relay/config/environment.ts'
import { demoConfig, parseConfig } from '../../../src/relay/config/file.ts'
import { loadSecrets } from '../../../src/relay/security/auth/secrets.ts'

describe('environment', () => {
  it('may be empty', () => {
    expect(parseSettings({})).toMatchObject({ PORT: 4600, HOST: '127.0.0.1', SANDBOX: '0' })
  })

  it.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { DATABASE_URL: 'mysql://x' },
    { LOG_LEVEL: 'loud' },
    { SANDBOX: 'yes' },
    { ADMIN_PORT: 'x' },
    { ADMIN_NAMES: 'https://a.example' },
    { ADMIN_NAMES: 'a.example:80' },
  ])('prevents the start with %o, naming the setting', (environment) => {
    const [name] = Object.keys(environment)
    expect(() => parseSettings(environment)).toThrow(new RegExp(`^${name}: `))
  })

  it('cannot open the sandbox to the network', () => {
    expect(parseSettings({ SANDBOX: '1', HOST: '127.0.0.1' }).SANDBOX).toBe('1')
  })

  it.each(
    (['SANDBOX', 'DEMO'] as const).flatMap((open) =>
      [
        { HOST: '0.0.0.0' },
        { HOST: '::' },
        { HOST: '127.example.org' },
        { ADMIN_PORT: '0', ADMIN_HOST: '0.0.0.0' },
      ].map((where) => ({ [open]: '1', ...where })),
    ),
  )('prevents the start with %o', (environment) => {
    const address = 'ADMIN_HOST' in environment ? 'ADMIN_HOST' : 'HOST'
    expect(() => parseSettings(environment)).toThrow(
      new RegExp(`^(SANDBOX|DEMO)=1 requires a loopback ${address},`),
    )
  })

  it.each([
    [{}, { at: 'main', host: '127.0.0.1', names: [] }],
    [{ HOST: '0.0.0.0' }, { at: 'nowhere', host: '0.0.0.0', names: [] }],
    [
      { HOST: '0.0.0.0', ADMIN_PORT: '4601' },
      { at: 'apart', host: '127.0.0.1', names: [] },
    ],
    [
      { ADMIN_PORT: '0', ADMIN_HOST: '0.0.0.0', ADMIN_NAMES: 'a.example, [::2]' },
      { at: 'apart', host: '0.0.0.0', names: ['a.example', '[::2]'] },
    ],
  ])('with %o has the operators’ pages at %o', (environment, place) => {
    expect(placeOfOperators(parseSettings(environment))).toEqual(place)
  })
})

describe('configuration', () => {
  it('is complete for the demonstration', () => {
    expect(parseConfig(demoConfig).channels[0]).toMatchObject({ gwId: 'demo', assistant: 'scam-report' })
  })

  it.each([
    ['profile', { profile: undefined }],
    ['channels', { channels: undefined }],
    ['channels.0.gwId', { channels: [{ title: 'A' }] }],
    ['profile.currency', { profile: { ...demoConfig.profile, currency: undefined } }],
  ])('without %s is rejected, naming it as required', (field, change) => {
    const said = `mine.json is wrong:\n  ${field}: is needed, and is not in the file`
    expect(() => parseConfig({ ...demoConfig, ...change }, 'mine.json')).toThrow(said)
  })

  it.each([
    ['http://127.0.0.1:4700/hook', []],
    ['https://10.1.2.3/', ['10.2.0.0/16']],
    ['http://hooks.example/', []],
    ['http://8.8.8.8/', ['10.1.0.0/16']],
  ])('cannot have a webhook to %s if %j are its private networks', (url, privateNetworks) => {
    const channels = [{ gwId: 'a', title: 'A', webhooks: [{ name: 'ours', url }] }]
    expect(() => parseConfig({ ...demoConfig, channels, webhooks: { privateNetworks } })).toThrow(
      /channels\.0\.webhooks\.0\.url: is private or plain http; must be .* webhooks\.privateNetworks names$/,
    )
  })

  it.each([
    ['https://hooks.example/', []],
    ['http://127.0.0.1:4700/hook', ['127.0.0.0/8']],
    // What a name resolves to is checked when it is posted to.
    ['http://hooks.inside.example/', ['10.1.0.0/16']],
  ])('may have a webhook to %s if %j are its private networks', (url, privateNetworks) => {
    const channels = [{ gwId: 'a', title: 'A', webhooks: [{ name: 'ours', url }] }]
    const config = parseConfig({ ...demoConfig, channels, webhooks: { privateNetworks } })
    expect(config.channels[0]?.webhooks[0]?.url).toBe(url)
  })

  it.each([
    ['channels.0.brandColor', { channels: [{ gwId: 'a', title: 'A', brandColor: 'green' }] }],
    [
      'channels.0.allowedOrigins.0',
      { channels: [{ gwId: 'a', title: 'A', allowedOrigins: ['bank.example/x'] }] },
    ],
    ['channels.0.gwId', { channels: [{ gwId: 'a b', title: 'A' }] }],
    ['channels', { channels: [] }],
    ['proxy.idleMs', { proxy: { idleMs: 0 } }],
    ['proxy.deadlineMinMs', { proxy: { deadlineMinMs: 70_000 } }],
    ['breaker.failures', { breaker: { failures: 0.5 } }],
    ['breaker', { breaker: { limit: 3 } }],
    ['profile.timezone', { profile: { ...demoConfig.profile, timezone: 'Mars/Base' } }],
  ])('is rejected when %s is wrong, naming it', (field, change) => {
    expect(() => parseConfig({ ...demoConfig, ...change })).toThrow(`${field}: `)
  })

  it.each([
    ['demo', 'DEMO', /demo and DEMO would share .* PARLEY_…_DEMO/],
    ['p-q', 'p_q', /p-q and p_q would share .* PARLEY_…_P_Q/],
    ['Bank-1', 'bank_1', /Bank-1 and bank_1 would share/],
    ['demo', 'demo', /demo stands twice/],
  ])('is rejected when the channels %s and %s would share their secrets', (one, other, message) => {
    const channels = [one, 'another', other].map((gwId) => ({ gwId, title: 'A' }))
    expect(() => parseConfig({ ...demoConfig, channels })).toThrow(message)
    expect(() => parseConfig({ ...demoConfig, channels })).toThrow('channels.2.gwId: ')
  })
})

describe('secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are created once, and stored where only their owner can read them', () => {
    const file = join(folder, 'new', 'secrets.json')
    const first = loadSecrets({}, file)
    const keys = [randomBytes(32), randomBytes(32)] as const
    const several = keys.map((key) => key.toString('base64')).join(', ')
    expect(loadSecrets({ PARLEY_SEAL_KEY: several }, file).sealKeys.map(({ bytes }) => bytes)).toEqual(keys)
    expect(loadSecrets({}, file)).toEqual(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('come from the environment if it has them', () => {
    const file = join(folder, 'secrets.json')
    expect(loadSecrets({ PARLEY_PEPPER: 'a pepper of the deployment' }, file).peppers).toEqual([
      'a pepper of the deployment',
    ])
    expect(readFileSync(file, 'utf8')).not.toContain('a pepper of the deployment')
  })

  it('are named, and not shown, when they are wrong', () => {
    const wrong = () => loadSecrets({ PARLEY_SEAL_KEY: 'c2hvcnQ=' }, join(folder, 'secrets.json'))
    expect(wrong).toThrow('PARLEY_SEAL_KEY: must hold 32 bytes in base64')
    expect(wrong).not.toThrow('c2hvcnQ=')
  })
})

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../src/relay/config/file.ts'
import { checkDeployment, toLine } from '../src/server/check-deployment.ts'
import { type HttpTrustLayer, startHttpTrustLayer } from './support/http-trust-layer.ts'
import { createLocalSchema, isPostgresThere, localPostgres } from './support/local-postgres.ts'
import { startServer } from './support/server-process.ts'

const root = resolve(import.meta.dirname, '..')
const entry = join(root, 'dist/server/main.js')
const secret = 'a-secret-that-nobody-may-see'
const folder = mkdtempSync(join(tmpdir(), 'parley-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Checks a configuration as an operator does; returns the exit code and the lines. */
const check = (environment: Record<string, string>, data = folder) =>
  new Promise<{ code: number; lines: string[] }>((done) => {
    const env = { PATH: process.env.PATH ?? '', PARLEY_DATA: data, ...environment }
    execFile(process.execPath, [entry, '--check'], { cwd: folder, env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0
      done({ code, lines: `${stdout}${stderr}`.trim().split('\n') })
    })
  })
/** Checks without a separate process. */
const checkHere = async (environment: Record<string, string>) => {
  const lines: string[] = []
  for await (const finding of checkDeployment({ environment: { PARLEY_DATA: folder, ...environment }, root }))
    lines.push(toLine(finding))
  return { lines }
}
const wrong = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith('wrong'))

const file = (name: string, config: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof config === 'string' ? config : JSON.stringify(config))
  return path
}

const withWebhook = (name: string, url: string): string => {
  const [channel] = demoConfig.channels
  return file(name, { ...demoConfig, channels: [{ ...channel, webhooks: [{ name: 'ours', url }] }] })
}

describe('npm start -- --check', () => {
  let trust: HttpTrustLayer
  beforeAll(async () => {
    trust = await startHttpTrustLayer()
  })
  afterAll(() => trust.stop())

  it('finds nothing wrong with a fresh clone, and creates nothing', async () => {
    const data = mkdtempSync(join(tmpdir(), 'parley-check-'))
    const found = await check({}, data)
    expect(found).toMatchObject({ code: 0 })
    expect(wrong(found)).toEqual([])
    expect(found.lines).toContain('note  DATABASE_URL: made at the start')
    expect(readdirSync(data)).toEqual([])
    rmSync(data, { recursive: true })
  })

  it('connects to hosts and addresses without sending requests, and reports which it reached', async () => {
    const [channel] = demoConfig.channels
    const found = await check({
      TRUST_LAYER_URL: trust.url,
      TRUST_LAYER_TOKEN: secret,
      UNDERSTANDING_URL: trust.url,
      UNDERSTANDING_MODEL: 'small',
      PARLEY_TARGET_SECRET_DEMO_OURS: secret,
      PARLEY_CONFIG: file('reached.json', {
        ...demoConfig,
        channels: [{ ...channel, webhooks: [{ name: 'ours', url: `${trust.url}/hook` }] }],
        webhooks: { privateNetworks: ['127.0.0.0/8'] },
        onCall: { url: `${trust.url}/on-call` },
      }),
    })
    expect(wrong(found)).toEqual([])
    expect(found.code).toBe(0)
    for (const name of [
      'TRUST_LAYER_URL',
      'UNDERSTANDING_URL',
      'channels.demo.webhooks.ours.url',
      'onCall.url',
    ])
      expect(found.lines).toContain(`ok    ${name}: reached`)
    expect(trust.heard).toEqual([])
  })

  const nowhere = 'http://127.0.0.1:1'
  it.each<{ what: string; set: () => Record<string, string>; says: RegExp[] }>([
    {
      what: 'several settings at once',
      set: () => ({ PORT: 'many', LOG_LEVEL: 'loud', GATEWAY_URL: 'here' }),
      says: [/^wrong PORT: /, /^wrong LOG_LEVEL: /, /^wrong GATEWAY_URL: must be an http/],
    },
    {
      what: 'each wrong line of the file',
      set: () => ({
        PARLEY_CONFIG: file('wrong.json', {
          ...demoConfig,
          trustedProxies: -1,
          profile: { ...demoConfig.profile, currency: '' },
        }),
      }),
      says: [/^wrong profile\.currency: /, /^wrong trustedProxies: /],
    },
    {
      what: 'a file that is no JSON',
      set: () => ({ PARLEY_CONFIG: file('broken.json', `{\n  "channels": [],\n  "profile": "${secret}\n}`) }),
      says: [/^wrong \S+broken\.json: is not JSON, in line 3: Invalid character/],
    },
    {
      what: 'what the file lacks',
      set: () => ({
        PARLEY_CONFIG: file('lacking.json', { channels: [{ title: 'Help' }] }),
      }),
      says: [
        /^wrong channels\.0\.gwId: is needed, and is not in the file$/,
        /^wrong profile: is needed, and is not in the file$/,
      ],
    },
    {
      what: 'a file that is not there',
      set: () => ({ PARLEY_CONFIG: join(folder, 'none.json') }),
      says: [/^wrong PARLEY_CONFIG: there is no file .*none\.json$/],
    },
    {
      what: 'a channel of a platform to which nothing can be sent',
      set: () => ({
        PLATFORM_BASE_URL: trust.url,
        PLATFORM_TOKEN: secret,
        TAKEOVER_SECRETS: `TS1=${secret}`,
        PARLEY_CONFIG: file('unsendable.json', {
          ...demoConfig,
          channels: demoConfig.channels.map((channel) => ({ ...channel, assistant: 'platform' })),
        }),
      }),
      says: [/^wrong channels: demo needs sendMessage, because the platform is not the embedded one$/],
    },
    {
      what: 'a certificate of the institutions’ door that cannot be read',
      set: () => ({
        PLATFORM_TLS_PORT: '0',
        PLATFORM_TLS_CERT: join(folder, 'none.pem'),
        PLATFORM_TLS_KEY: join(folder, 'none.key'),
      }),
      says: [
        /^wrong PLATFORM_TLS_CERT: the file cannot be read$/,
        /^wrong PLATFORM_TLS_KEY: the file cannot/,
      ],
    },
    {
      what: 'a webhook that its own rule forbids',
      set: () => ({
        PARLEY_TARGET_SECRET_DEMO_OURS: secret,
        PARLEY_CONFIG: withWebhook('forbidden.json', `${trust.url}/hook`),
      }),
      says: [/^wrong channels\.0\.webhooks\.0\.url: is private or plain http; must be https:/],
    },
    {
      what: 'a webhook whose name leads to private addresses alone',
      set: () => ({
        PARLEY_TARGET_SECRET_DEMO_OURS: secret,
        PARLEY_CONFIG: withWebhook('inside.json', 'https://localhost:1/hook'),
      }),
      says: [/^wrong channels\.demo\.webhooks\.ours\.url: not reached: the name leads to no public address/],
    },
    {
      what: 'hosts that nobody reaches',
      set: () => ({
        TRUST_LAYER_URL: nowhere,
        TRUST_LAYER_TOKEN: secret,
        REDIS_URL: `redis://:${secret}@127.0.0.1:1`,
        SMTP_URL: `smtp://parley:${secret}@127.0.0.1:1`,
      }),
      says: [
        /^wrong REDIS_URL: not reached: nobody listens there \(ECONNREFUSED\)$/,
        /^wrong SMTP_URL: not reached: /,
        /^wrong TRUST_LAYER_URL: not reached: nobody listens there \(ECONNREFUSED\)$/,
      ],
    },
    {
      what: 'an SMS centre that nobody reaches',
      set: () => ({ SMPP_URL: `smpp://parley:${secret}@127.0.0.1:1` }),
      says: [/^wrong SMPP_URL: not reached: nobody listens there \(ECONNREFUSED\)$/],
    },
    {
      what: 'a database that nobody reaches',
      set: () => ({ DATABASE_URL: `postgres://parley:${secret}@127.0.0.1:1/parley` }),
      says: [/^wrong DATABASE_URL: not reached: nobody listens there \(ECONNREFUSED\)$/],
    },
    {
      what: 'secrets that are missing, and what is wrong together',
      set: () => ({
        SIGN_IN_PROVIDER_SECRET: secret,
        PARLEY_CONFIG: file('together.json', {
          ...demoConfig,
          deliveries: { sms: { url: nowhere, headers: { authorization: '{{secret}}' }, body: {} } },
        }),
      }),
      says: [
        /^wrong signInProvider and SIGN_IN_PROVIDER_SECRET: set both, or neither$/,
        /^wrong PARLEY_DELIVERY_SECRET_SMS: is missing; set it, because deliveries\.sms uses \{\{secret\}\}$/,
        /^wrong deliveries\.sms: not reached: /,
      ],
    },
    {
      what: 'a secret of a channel that is too short',
      set: () => ({ PARLEY_IDENTITY_SECRET_DEMO: 'fifteen-letters' }),
      says: [/^wrong PARLEY_IDENTITY_SECRET_DEMO: at least 16 characters$/],
    },
    {
      what: 'a key of the wrong length',
      set: () => ({
        PARLEY_TOKEN_KEYS: `k1:${randomBytes(32).toString('base64')}`,
        PARLEY_SEAL_KEY: Buffer.from(secret).toString('base64'),
        PARLEY_PEPPER: randomBytes(32).toString('base64'),
        PARLEY_PLATFORM_SECRET: randomBytes(32).toString('base64'),
      }),
      says: [/^wrong PARLEY_SEAL_KEY: must hold 32 bytes/],
    },
  ])('names $what, and shows no secret', async ({ set, says }) => {
    const found = await checkHere(set())
    expect(wrong(found)).toHaveLength(says.length)
    for (const pattern of says) expect(wrong(found)).toContainEqual(expect.stringMatching(pattern))
    expect(found.lines.join('\n')).not.toContain(secret)
    expect(existsSync(join(folder, 'parley.db'))).toBe(false)
  })

  it('opens what a running relay has written, and reports different keys', async () => {
    const server = await startServer()
    const right = await check({}, server.folder)
    expect(right).toMatchObject({ code: 0 })
    expect(right.lines).toContain('ok    PARLEY_SEAL_KEY: opens what is in the database')
    const other = await check({ DATABASE_URL: `sqlite:${server.folder}/parley.db`, ...otherKeys() })
    expect(wrong(other)).toEqual(['wrong PARLEY_SEAL_KEY: this database was written with another key'])
    await server.remove()
  })

  it.skipIf(!isPostgresThere)('connects to a Postgres, and names one that is unreachable', async () => {
    const schema = await createLocalSchema()
    const found = await check({ DATABASE_URL: schema.url, ...otherKeys() })
    expect(found).toMatchObject({ code: 0 })
    expect(found.lines).toContain('ok    DATABASE_URL: reached')
    expect(found.lines).toContain('note  PARLEY_SEAL_KEY: the database is new')
    const none = await check({ DATABASE_URL: localPostgres.url.replace(/test$/, 'nobody_has_made_it') })
    expect(none.code).toBe(1)
    expect(wrong(none)).toEqual(['wrong DATABASE_URL: not reached: no such database (3D000)'])
    await schema.remove()
  })
})

const otherKeys = () => ({
  PARLEY_TOKEN_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  PARLEY_SEAL_KEY: randomBytes(32).toString('base64'),
  PARLEY_PEPPER: randomBytes(32).toString('base64'),
  PARLEY_PLATFORM_SECRET: randomBytes(32).toString('base64'),
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../../../../src/contract/primitives/problem.ts'
import {
  type ApiKeys,
  createApiKeys,
  hashKey,
  prefixOf,
} from '../../../../src/relay/security/auth/api-keys.ts'
import { createKeyCheck, type KeyCheck } from '../../../../src/relay/security/auth/key-check.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { createSecurityEvents } from '../../../support/security-events.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

let base: TestDatabase
let security = createSecurityEvents()
let today = '2026-11-21T08:00:00.000Z'
let timers = createVirtualTimers()
const clock = () => today
const keysOf = () => createApiKeys({ db: base.storage.db, clock })
const checkOf = (bootstrapKey?: string) =>
  createKeyCheck({
    keys: keysOf(),
    clock,
    security,
    timers,
    cacheMs: 2000,
    ...(bootstrapKey && { bootstrapKey }),
  })

beforeEach(async () => {
  base = await database.create()
  security = createSecurityEvents()
  today = '2026-11-21T08:00:00.000Z'
  timers = createVirtualTimers()
})
afterEach(() => base.remove())

describe('API key', () => {
  it('contains 256 random bits and is stored only as a hash', async () => {
    const { key, prefix } = await keysOf().create({ scopes: ['voice'], role: 'analyst' })
    expect(Buffer.from(key.split('_').slice(2).join('_'), 'base64url')).toHaveLength(32)
    expect(prefixOf(key)).toBe(prefix)
    const rows = await base.storage.db.selectFrom('api_key').selectAll().execute()
    expect(rows.map((row) => row.hash)).toEqual([hashKey(key).toString('hex')])
    expect(JSON.stringify(rows)).not.toContain(key.slice(-43))
  })

  it('identifies its scopes, its role and its citizen', async () => {
    const { key, prefix } = await keysOf().create({
      scopes: ['redress:read'],
      role: 'citizen_channel',
      citizenRef: 'hm1:abc',
    })
    expect(await checkOf()(`Bearer ${key}`)).toEqual({
      id: prefix,
      scopes: new Set(['redress:read']),
      role: 'citizen_channel',
      citizenRef: 'hm1:abc',
      teamspaces: [],
      companies: [],
    })
  })

  it.each([
    ['analyst', {}, { teamspaces: [], companies: [] }],
    ['analyst', { teamspaces: ['a', 'b'] }, { teamspaces: ['a', 'b'], companies: [] }],
    ['analyst', { teamspaces: 'all', companies: ['c1'] }, { teamspaces: 'all', companies: ['c1'] }],
    ['admin', {}, { teamspaces: 'all', companies: 'all' }],
    ['admin', { teamspaces: ['a'] }, { teamspaces: ['a'], companies: 'all' }],
  ] as const)('of the role %s created with %j reaches %j', async (role, bounds, reach) => {
    const { key } = await keysOf().create({ scopes: ['voice'], role, ...bounds })
    expect(await checkOf()(`Bearer ${key}`)).toMatchObject(reach)
  })

  it('without bounds in its row reaches nothing that has bounds, unless it is an admin’s', async () => {
    const made = { hash: hashKey('k').toString('hex'), scopes: '["voice"]', created_at: clock() }
    const old = { ...made, citizen_ref: null, expires_at: null, revoked_at: null, environment: 'live' }
    const unnamed = { teamspaces: null, companies: null }
    await base.storage.db
      .insertInto('api_key')
      .values([
        { prefix: 'aaaaaaaaaaaa', role: 'analyst', ...old, ...unnamed },
        { prefix: 'bbbbbbbbbbbb', role: 'admin', ...old, ...unnamed },
      ])
      .execute()
    expect((await keysOf().find('aaaaaaaaaaaa'))?.key).toMatchObject({ teamspaces: [], companies: [] })
    expect((await keysOf().find('bbbbbbbbbbbb'))?.key).toMatchObject({ teamspaces: 'all', companies: 'all' })
  })

  it('is rejected in another environment than its own, naming the environment', async () => {
    const { key, prefix } = await keysOf().create({ scopes: ['voice'], role: 'admin', environment: 'test' })
    await expect(checkOf()(`Bearer ${key}`)).rejects.toMatchObject({
      code: 'forbidden',
      options: { errors: [{ field: 'environment' }] },
    })
    expect(security.events).toEqual([{ kind: 'key-refused', actor: prefix, detail: 'environment' }])
  })

  it.each([
    ['unknown', async () => `Bearer pk_${'0'.repeat(12)}_${'A'.repeat(43)}`],
    ['unknown', async () => 'Basic YTpi'],
    [
      'revoked',
      async () => {
        const { key, prefix } = await keysOf().create({ scopes: ['voice'], role: 'analyst' })
        await keysOf().revoke(prefix)
        return `Bearer ${key}`
      },
    ],
    [
      'expired',
      async () => {
        const expiresAt = '2026-11-21T07:00:00.000Z'
        const { key } = await keysOf().create({ scopes: ['voice'], role: 'analyst', expiresAt })
        return `Bearer ${key}`
      },
    ],
  ])('that is %s is rejected, and the security log records why', async (why, make) => {
    expect(await checkOf()(await make())).toBeUndefined()
    expect(security.events).toMatchObject([{ kind: 'key-refused', detail: why }])
    expect(JSON.stringify(security.events)).not.toMatch(/AAAA|YTpi|_/)
  })

  it('is rejected after it is revoked, at the latest when the cache is two seconds old', async () => {
    const { key, prefix } = await keysOf().create({ scopes: ['voice'], role: 'analyst' })
    const check = checkOf()
    expect(await check(`Bearer ${key}`)).toBeDefined()
    expect(await keysOf().revoke(prefix)).toBe(true)
    timers.pass(2001)
    expect(await check(`Bearer ${key}`)).toBeUndefined()
    expect(await check(`Bearer ${key}`)).toBeUndefined()
  })

  it('is rejected from the instant at which it expires, cached or not', async () => {
    const { key } = await keysOf().create({
      scopes: ['voice'],
      role: 'analyst',
      expiresAt: '2026-11-21T09:00:00.000Z',
    })
    const check = checkOf()
    today = '2026-11-21T08:59:59.999Z'
    expect(await check(`Bearer ${key}`)).toBeDefined()
    today = '2026-11-21T09:00:00.000Z'
    expect(await check(`Bearer ${key}`)).toBeUndefined()
  })

  it('is checked synchronously while it is fresh, and read once for all concurrent callers', async () => {
    const { key } = await keysOf().create({ scopes: ['voice'], role: 'analyst' })
    let reads = 0
    const keys = keysOf()
    const find = (prefix: string) => {
      reads += 1
      return keys.find(prefix)
    }
    const check = createKeyCheck({ keys: { find }, clock, security, timers })
    await Promise.all(Array.from({ length: 20 }, () => check(`Bearer ${key}`)))
    expect(check(`Bearer ${key}`)).toMatchObject({ role: 'analyst' })
    expect(reads).toBe(1)
  })

  describe('while the database is down', () => {
    const away = () => Promise.reject(new Problem('storage-unavailable'))
    const whileAwayMs = 60_000
    let find: ApiKeys['find']
    let check: KeyCheck
    let authorization: string
    let prefix: string
    beforeEach(async () => {
      find = keysOf().find
      check = createKeyCheck({ keys: { find: (of) => find(of) }, clock, security, timers })
      const made = await keysOf().create({ scopes: ['voice'], role: 'admin', expiresAt })
      authorization = `Bearer ${made.key}`
      prefix = made.prefix
      await check(authorization)
      find = away
    })
    const expiresAt = '2026-11-21T09:00:00.000Z'

    it('stays valid for as long as requested, and no longer', async () => {
      timers.pass(61_999)
      expect(await check(authorization, { whileAwayMs })).toMatchObject({ role: 'admin' })
      await expect(check(authorization)).rejects.toMatchObject({ code: 'storage-unavailable' })
      timers.pass(1)
      await expect(check(authorization, { whileAwayMs })).rejects.toMatchObject({
        code: 'storage-unavailable',
      })
    })

    it('does not stand in for another key with its prefix, and expires', async () => {
      timers.pass(3_000)
      expect(await check(`${authorization.slice(0, -2)}AA`, { whileAwayMs })).toBeUndefined()
      today = expiresAt
      expect(await check(authorization, { whileAwayMs })).toBeUndefined()
    })

    it('is valid without a long wait for the database', async () => {
      timers.pass(3_000)
      find = () => new Promise(() => {})
      const checked = Promise.resolve(check(authorization, { whileAwayMs }))
      expect(await timers.passUntil(checked)).toMatchObject({ role: 'admin' })
    })

    it('is rejected as revoked as soon as the database responds', async () => {
      timers.pass(3_000)
      expect(await check(authorization, { whileAwayMs })).toMatchObject({ role: 'admin' })
      await keysOf().revoke(prefix)
      find = keysOf().find
      expect(await check(authorization, { whileAwayMs })).toBeUndefined()
      find = away
      await expect(check(authorization, { whileAwayMs })).rejects.toMatchObject({
        code: 'storage-unavailable',
      })
    })
  })

  it('can be set as a setting, with every scope and the role admin', async () => {
    const check = checkOf('a-bootstrap-key-of-some-length')
    expect(await check('Bearer a-bootstrap-key-of-some-length')).toMatchObject({ role: 'admin' })
    expect(await check('Bearer a-bootstrap-key-of-some-lengtH')).toBeUndefined()
  })

  it.each([
    ['nothing', () => undefined],
    ['an empty header', () => ''],
    ['another scheme', (key: string) => `Basic ${key}`],
    ['the bare key', (key: string) => key],
    [
      'a key with its last character changed',
      (key: string) => `Bearer ${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`,
    ],
    [
      'a key with a known prefix and another secret',
      (key: string) => `Bearer ${key.slice(0, 16)}${'A'.repeat(43)}`,
    ],
    ['an unknown prefix', (key: string) => `Bearer pk_000000000000${key.slice(15)}`],
    ['a key with a space after it', (key: string) => `Bearer ${key} `],
    ['a very long value', () => `Bearer ${'x'.repeat(10_000)}`],
  ])('is not %s', async (_name, change) => {
    const { key } = await keysOf().create({ scopes: ['voice'], role: 'analyst' })
    const check = checkOf()
    await check(`Bearer ${key}`)
    expect(await check(change(key))).toBeUndefined()
  })

  it('is listed newest first, without its secret', async () => {
    const first = await keysOf().create({ scopes: ['voice'], role: 'analyst' })
    today = '2026-11-22T08:00:00.000Z'
    const second = await keysOf().create({ scopes: ['ips:read'], role: 'ips' })
    const listed = await keysOf().list()
    expect(listed.map(({ prefix }) => prefix)).toEqual([second.prefix, first.prefix])
    expect(JSON.stringify(listed)).not.toContain(first.key)
  })

  it('keeps the time of its first revocation', async () => {
    const { prefix } = await keysOf().create({ scopes: ['voice'], role: 'analyst' })
    await keysOf().revoke(prefix)
    today = '2026-11-23T08:00:00.000Z'
    await keysOf().revoke(prefix)
    expect((await keysOf().list())[0]?.revokedAt).toBe('2026-11-21T08:00:00.000Z')
    expect(await keysOf().revoke('ffffffffffff')).toBe(false)
  })
})

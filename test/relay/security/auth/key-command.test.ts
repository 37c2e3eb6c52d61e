import { describe, expect, it } from 'vitest'
import type { ApiKey, NewApiKey } from '../../../../src/relay/security/auth/api-keys.ts'
import { runKeyCommand } from '../../../../src/relay/security/auth/key-command.ts'
import { createSecurityEvents } from '../../../support/security-events.ts'

const now = '2026-11-21T08:00:00.000Z'

function createFake(listed: ApiKey[] = []) {
  const made: NewApiKey[] = []
  const revoked: string[] = []
  return {
    made,
    revoked,
    keys: {
      create: async (wanted: NewApiKey) => {
        made.push(wanted)
        return { key: 'pk_0123456789ab_SECRET', prefix: '0123456789ab' }
      },
      list: async () => listed,
      revoke: async (prefix: string) => {
        revoked.push(prefix)
        return prefix === '0123456789ab'
      },
    },
    clock: () => now,
    security: createSecurityEvents(),
    verifyTrail: async () => ({ ok: true, brokenAt: undefined as number | undefined }),
    environment: 'test' as const,
  }
}

describe('key command', () => {
  it.each([
    [
      ['--scopes', 'people:read, voice,voice', '--teamspaces', 'a, b'],
      { scopes: ['voice', 'people:read'], role: 'analyst', teamspaces: ['a', 'b'] },
    ],
    [
      ['--scopes', 'humans:read', '--companies', 'c1', '--environment', 'live'],
      { scopes: ['humans:read'], role: 'analyst', companies: ['c1'], environment: 'live' },
    ],
    [['--scopes', 'voice', '--teamspaces', 'all'], { scopes: ['voice'], role: 'analyst', teamspaces: 'all' }],
    [['--scopes', 'voice'], { scopes: ['voice'], role: 'analyst', teamspaces: 'all' }],
    [
      ['--scopes', 'humans:read', '--teamspaces', 'a'],
      { scopes: ['humans:read'], role: 'analyst', teamspaces: ['a'], companies: 'all' },
    ],
    [['--scopes', 'voice', '--role', 'admin'], { scopes: ['voice'], role: 'admin' }],
    [['--scopes', 'redress:read'], { scopes: ['redress:read'], role: 'analyst' }],
    [['--scopes', 'voice', '--role', 'ips'], { scopes: ['voice'], role: 'ips' }],
    ...[
      ['--role', 'institution:UNTY'],
      ['--role', 'institution:UNTY', '--institution', 'UNTY'],
      ['--role', 'institution', '--institution', 'UNTY'],
      ['--institution', 'UNTY'],
    ].map(
      (role) =>
        [['--scopes', 'ips:read', ...role], { scopes: ['ips:read'], role: 'institution:UNTY' }] as [
          string[],
          Partial<NewApiKey>,
        ],
    ),
    [
      ['--scopes=redress:read', '--role=citizen_channel', '--citizen-ref=hm1:ab'],
      { scopes: ['redress:read'], role: 'citizen_channel', citizenRef: 'hm1:ab' },
    ],
    [
      ['--scopes', 'ips:read', '--expires', '2026-12-01'],
      { scopes: ['ips:read'], role: 'analyst', expiresAt: '2026-12-01T00:00:00.000Z' },
    ],
    [
      ['--scopes', 'ips:read', '--expires', '90d'],
      { scopes: ['ips:read'], role: 'analyst', expiresAt: '2027-02-19T08:00:00.000Z' },
    ],
  ] satisfies [string[], Partial<NewApiKey>][])('creates a key for create %j', async (args, wanted) => {
    const fake = createFake()
    const { output, code } = await runKeyCommand(['create', ...args], fake)
    expect({ code, made: fake.made }).toEqual({
      code: 0,
      made: [{ environment: 'test', madeBy: 'operator', ...wanted }],
    })
    expect(output.split('\n')[0]).toBe('pk_0123456789ab_SECRET')
    const detail = `0123456789ab ${wanted.role}`
    expect(fake.security.events).toEqual([{ kind: 'key-created', actor: 'operator', detail }])
  })

  it.each([
    [['create'], '--scopes is needed'],
    [['create', '--scopes', 'voice,everything'], 'unknown scope: everything'],
    [['create', '--scopes', 'voice', '--role', 'king'], 'unknown role: king'],
    [['create', '--scopes', 'voice', '--role', 'institution:'], 'needs --institution'],
    [['create', '--scopes', 'ips:read', '--role', 'institution'], 'needs --institution'],
    [
      ['create', '--scopes', 'ips:read', '--role', 'ips', '--institution', 'UNTY'],
      'goes with --role institution',
    ],
    [
      ['create', '--scopes', 'ips:read', '--role', 'institution:UNTY', '--institution', 'HRBR'],
      'is not that of --role',
    ],
    [['create', '--scopes', 'fields:write', '--teamspaces', 'a,,b'], '--teamspaces must be names'],
    [['create', '--scopes', 'ips:read', '--environment', 'moon'], '--environment must be live or test'],
    [['create', '--scopes', 'voice', '--role', 'citizen_channel'], '--citizen-ref'],
    [['create', '--scopes', 'voice', '--citizen-ref', 'x'], '--citizen-ref'],
    [['create', '--scopes', 'ips:read', '--expires', '2020-01-01'], '--expires must be a time in the future'],
    [['create', '--scopes', 'ips:read', '--expires', 'soon'], '--expires must be a time in the future'],
    [['create', '--scope', 'voice'], "Unknown option '--scope'"],
    [['revoke'], 'revoke needs the prefix'],
    [['revoke', '../..'], 'revoke needs the prefix'],
    [['destroy'], 'npm run key'],
    [[], 'npm run key'],
  ])('prints its usage or the error for %j', async (args, words) => {
    const fake = createFake()
    const { output, code } = await runKeyCommand(args, fake)
    expect(code).toBe(2)
    expect(output).toContain(words)
    expect([fake.made, fake.revoked, fake.security.events]).toEqual([[], [], []])
  })

  it('reports whether the trail of security events is intact', async () => {
    const fake = createFake()
    expect(await runKeyCommand(['verify'], fake)).toMatchObject({
      code: 0,
      output: expect.stringContaining('whole'),
    })
    const broken = { ...fake, verifyTrail: async () => ({ ok: false, brokenAt: 7 }) }
    expect(await runKeyCommand(['verify'], broken)).toMatchObject({
      code: 1,
      output: expect.stringContaining('row 7'),
    })
  })

  it('revokes by prefix, or by the whole key', async () => {
    const fake = createFake()
    const secret = 'A'.repeat(43)
    expect(await runKeyCommand(['revoke', '0123456789ab'], fake)).toMatchObject({ code: 0 })
    const whole = await runKeyCommand(['revoke', `pk_0123456789ab_${secret}`], fake)
    expect(fake.revoked).toEqual(['0123456789ab', '0123456789ab'])
    expect(whole.output).not.toContain(secret)
    expect(await runKeyCommand(['revoke', 'ba9876543210'], fake)).toMatchObject({ code: 1 })
    const event = { kind: 'key-revoked', actor: 'operator', detail: '0123456789ab' }
    expect(fake.security.events).toEqual([event, event])
  })

  it('lists keys with their state', async () => {
    const key = (prefix: string, more: Partial<ApiKey>): ApiKey => ({
      prefix,
      scopes: ['voice'],
      role: 'analyst',
      teamspaces: 'all',
      companies: [],
      environment: 'live',
      createdAt: now,
      ...more,
    })
    const { output } = await runKeyCommand(
      ['list'],
      createFake([
        key('aaaaaaaaaaaa', {}),
        key('bbbbbbbbbbbb', { expiresAt: '2026-11-21T07:00:00.000Z' }),
        key('cccccccccccc', { revokedAt: now }),
      ]),
    )
    expect(output.split('\n').map((line) => line.split(/ +/).slice(0, 2))).toEqual([
      ['PREFIX', 'STATE'],
      ['aaaaaaaaaaaa', 'valid'],
      ['bbbbbbbbbbbb', 'expired'],
      ['cccccccccccc', 'revoked'],
    ])
  })
})

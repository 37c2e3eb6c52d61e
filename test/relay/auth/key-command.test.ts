import { describe, expect, it } from 'vitest'
import type { ApiKey, NewApiKey } from '../../../src/relay/auth/api-keys.ts'
import { runKeyCommand } from '../../../src/relay/auth/key-command.ts'

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
  }
}

describe('the key command', () => {
  it.each([
    [['--scopes', 'voice,people:read'], { scopes: ['voice', 'people:read'], role: 'analyst' }],
    [['--scopes', 'people:read, voice,voice'], { scopes: ['voice', 'people:read'], role: 'analyst' }],
    [
      ['--scopes', 'ips:read', '--role', 'institution:UNTY'],
      { scopes: ['ips:read'], role: 'institution:UNTY' },
    ],
    [
      ['--scopes=redress:read', '--role=citizen_channel', '--citizen-ref=hm1:ab'],
      { scopes: ['redress:read'], role: 'citizen_channel', citizenRef: 'hm1:ab' },
    ],
    [
      ['--scopes', 'voice', '--expires', '2026-12-01'],
      { scopes: ['voice'], role: 'analyst', expiresAt: '2026-12-01T00:00:00.000Z' },
    ],
    [
      ['--scopes', 'voice', '--expires', '90d'],
      { scopes: ['voice'], role: 'analyst', expiresAt: '2027-02-19T08:00:00.000Z' },
    ],
  ])('makes a key for create %j', async (args, wanted) => {
    const fake = createFake()
    const { output, code } = await runKeyCommand(['create', ...args], fake)
    expect({ code, made: fake.made }).toEqual({ code: 0, made: [wanted] })
    expect(output.split('\n')[0]).toBe('pk_0123456789ab_SECRET')
  })

  it.each([
    [['create'], '--scopes is needed'],
    [['create', '--scopes', 'voice,everything'], 'unknown scope: everything'],
    [['create', '--scopes', 'voice', '--role', 'king'], 'unknown role: king'],
    [['create', '--scopes', 'voice', '--role', 'institution:'], 'unknown role'],
    [['create', '--scopes', 'voice', '--role', 'citizen_channel'], '--citizen-ref'],
    [['create', '--scopes', 'voice', '--citizen-ref', 'x'], '--citizen-ref'],
    [['create', '--scopes', 'voice', '--expires', '2020-01-01'], '--expires wants a time in the future'],
    [['create', '--scopes', 'voice', '--expires', 'soon'], '--expires wants a time in the future'],
    [['create', '--scope', 'voice'], "Unknown option '--scope'"],
    [['revoke'], 'revoke wants the prefix'],
    [['revoke', '../..'], 'revoke wants the prefix'],
    [['destroy'], 'npm run key'],
    [[], 'npm run key'],
  ])('explains itself for %j', async (args, words) => {
    const fake = createFake()
    const { output, code } = await runKeyCommand(args, fake)
    expect(code).toBe(2)
    expect(output).toContain(words)
    expect([fake.made, fake.revoked]).toEqual([[], []])
  })

  it('revokes by prefix, or by the whole key', async () => {
    const fake = createFake()
    const secret = 'A'.repeat(43)
    expect(await runKeyCommand(['revoke', '0123456789ab'], fake)).toMatchObject({ code: 0 })
    const whole = await runKeyCommand(['revoke', `pk_0123456789ab_${secret}`], fake)
    expect(fake.revoked).toEqual(['0123456789ab', '0123456789ab'])
    expect(whole.output).not.toContain(secret)
    expect(await runKeyCommand(['revoke', 'ba9876543210'], fake)).toMatchObject({ code: 1 })
  })

  it('lists keys with their state', async () => {
    const key = (prefix: string, more: Partial<ApiKey>): ApiKey => ({
      prefix,
      scopes: ['voice'],
      role: 'analyst',
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

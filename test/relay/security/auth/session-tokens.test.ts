import { describe, expect, it } from 'vitest'
import { createSessionTokens, type TokenKey } from '../../../../src/relay/security/auth/session-tokens.ts'

const claims = { sessionId: 's1', chatId: 'c1', gwId: 'demo' }
const key = (kid: string): TokenKey => ({ kid, secret: new TextEncoder().encode(kid.padEnd(32, '.')) })
const at = (instant: string, ...kids: [string, ...string[]]) => {
  const [first, ...others] = kids
  return createSessionTokens({
    keysOf: () => [key(first), ...others.map(key)],
    clock: () => instant,
    lifetimeSeconds: 3600,
    resumeSeconds: 86_400,
  })
}
const noon = '2026-11-21T12:00:00.000Z'

describe('session token', () => {
  it('contains the session, the chat and the channel', async () => {
    const { token, expiresAt } = await at(noon, 'a').issue(claims)
    expect(expiresAt).toBe('2026-11-21T13:00:00.000Z')
    expect(await at(noon, 'a').verify(token, 'authorization')).toEqual(claims)
  })

  it('keeps working after the signing key was rotated', async () => {
    const { token } = await at(noon, 'old').issue(claims)
    expect(await at(noon, 'new', 'old').verify(token, 'authorization')).toEqual(claims)
  })

  it.each([
    {
      name: 'an hour later',
      token: 'own',
      instant: '2026-11-21T13:00:01.000Z',
      code: 'session-expired',
      field: 'expired',
    },
    {
      name: 'after its key was taken out',
      token: 'other',
      instant: noon,
      code: 'unauthenticated',
      field: 'invalid',
    },
    { name: 'when it is no token', token: 'junk', instant: noon, code: 'unauthenticated', field: 'invalid' },
    { name: 'when it is unsigned', token: 'none', instant: noon, code: 'unauthenticated', field: 'invalid' },
  ])('is rejected $name, naming the field', async ({ token, instant, code, field }) => {
    const tokens = {
      own: (await at(noon, 'a').issue(claims)).token,
      other: (await at(noon, 'b').issue(claims)).token,
      junk: 'not.a.token',
      none: `${btoa('{"alg":"none","kid":"a"}')}.${btoa('{"sid":"s1","sub":"c1","gw":"demo"}')}.`,
    }
    const attempt = at(instant, 'a').verify(tokens[token as keyof typeof tokens], 'authorization')
    await expect(attempt).rejects.toMatchObject({
      code,
      options: { errors: [{ field: 'authorization', code: field }] },
    })
  })

  it('can resume its chat for a day after it has expired, and no longer', async () => {
    const { token } = await at(noon, 'a').issue(claims)
    expect(await at('2026-11-22T12:30:00.000Z', 'a').verifyForResume(token, 'resume')).toEqual(claims)
    await expect(at('2026-11-22T13:00:01.000Z', 'a').verifyForResume(token, 'resume')).rejects.toMatchObject({
      code: 'session-expired',
    })
  })

  it('that was valid before is rejected once it has expired or its key was removed', async () => {
    let now = noon
    let keys: readonly [TokenKey, ...TokenKey[]] = [key('a')]
    const tokens = createSessionTokens({ keysOf: () => keys, clock: () => now, lifetimeSeconds: 3600 })
    const { token } = await tokens.issue(claims)
    const verify = () => tokens.verify(token, 'authorization')
    expect([await verify(), await verify()]).toEqual([claims, claims])
    // New objects, as if they had been read again.
    keys = [key('a')]
    expect(await verify()).toEqual(claims)
    keys = [{ kid: 'a', secret: key('b').secret }]
    await expect(verify()).rejects.toMatchObject({ code: 'unauthenticated' })
    keys = [key('b'), key('a')]
    expect(await verify()).toEqual(claims)
    keys = [key('b')]
    await expect(verify()).rejects.toMatchObject({ code: 'unauthenticated' })
    keys = [key('a')]
    now = '2026-11-21T13:00:00.000Z'
    await expect(verify()).rejects.toMatchObject({ code: 'session-expired' })
    expect(await tokens.verifyForResume(token, 'resume')).toEqual(claims)
    await expect(verify()).rejects.toMatchObject({ code: 'session-expired' })
  })

  it('is verified again once so many others have been presented that it is no longer cached', async () => {
    const tokens = createSessionTokens({
      keysOf: () => [key('a')],
      clock: () => noon,
      lifetimeSeconds: 3600,
      maxKnown: 1,
    })
    const [{ token: one }, { token: other }] = [
      await tokens.issue(claims),
      await tokens.issue({ ...claims, sessionId: 's2' }),
    ]
    for (const [token, sessionId] of [
      [one, 's1'],
      [other, 's2'],
      [one, 's1'],
    ] as const)
      expect(await tokens.verify(token, 'authorization')).toMatchObject({ sessionId })
  })
})

import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { realTimers } from '../../../../src/contract/primitives/timers.ts'
import { createLiveKeys } from '../../../../src/relay/security/auth/live-keys.ts'
import { createRotatingSeal, toSealKey } from '../../../../src/relay/security/auth/seal.ts'
import { createSessionTokens, type TokenKey } from '../../../../src/relay/security/auth/session-tokens.ts'

const tokenKey = (kid: string): TokenKey => ({ kid, secret: randomBytes(32) })
const [oldSeal, newSeal] = [toSealKey(randomBytes(32)), toSealKey(randomBytes(32))]
const [oldToken, newToken] = [tokenKey('old'), tokenKey('new')]
const [oldPepper, newPepper] = ['an old pepper of sixteen', '20261122T120000Z:a new one']
const claims = { sessionId: 's1', chatId: 'c1', gwId: 'demo' }

/** Opens keys whose source a test changes. */
function open() {
  let now = Date.parse('2026-11-22T12:00:00.000Z')
  const clock = () => new Date(now).toISOString()
  const lines: string[] = []
  const source: { read: () => Parameters<typeof createLiveKeys>[0]['first'] } = {
    read: () => ({ sealKeys: [oldSeal], tokenKeys: [oldToken], peppers: [oldPepper], platformSecret: '' }),
  }
  const logger = pino({}, { write: (line) => void lines.push(line) })
  const keys = createLiveKeys({
    first: source.read(),
    load: () => source.read(),
    clock,
    timers: realTimers,
    logger,
  })
  return {
    keys,
    lines,
    seal: createRotatingSeal(keys.sealKeys),
    tokens: createSessionTokens({ keysOf: keys.tokenKeys, clock }),
    pass: (minutes: number) => {
      now += minutes * 60_000
    },
    change: (change: Partial<ReturnType<typeof source.read>>) => {
      const before = source.read()
      source.read = () => ({ ...before, ...change })
      keys.refresh()
    },
    fail: (message: string) => {
      source.read = () => {
        throw new Error(message)
      }
      keys.refresh()
    },
  }
}

describe('live keys', () => {
  it('decrypt with the old key, and encrypt with the new one', () => {
    const { seal, change } = open()
    const before = seal.encrypt('before', 'row')
    change({ sealKeys: [newSeal, oldSeal] })
    expect(seal.decrypt(before, 'row')).toBe('before')
    expect(seal.encrypt('after', 'row')).toContain(`.${newSeal.id}.`)
  })

  it('still decrypt with a removed key for a quarter of an hour, but no longer encrypt with it', () => {
    const { keys, seal, change, pass } = open()
    const before = seal.encrypt('before', 'row')
    change({ sealKeys: [newSeal] })
    expect(seal.encrypt('after', 'row')).toContain(`.${newSeal.id}.`)
    pass(14)
    keys.refresh()
    expect(seal.decrypt(before, 'row')).toBe('before')
    pass(2)
    keys.refresh()
    expect(() => seal.decrypt(before, 'row')).toThrow('is not there')
  })

  it('accept tokens of an old key until it is removed, and then no longer', async () => {
    const { tokens, change } = open()
    const { token } = await tokens.issue(claims)
    change({ tokenKeys: [newToken, oldToken] })
    expect(await tokens.verify(token, 'authorization')).toEqual(claims)
    change({ tokenKeys: [newToken] })
    await expect(tokens.verify(token, 'authorization')).rejects.toThrow()
  })

  it('hash with a new pepper, and find what the old one has hashed', () => {
    const { keys, change } = open()
    const keyedHash = createKeyedHash(keys.peppers)
    const before = keyedHash('account', '5550001')
    change({ peppers: [newPepper, oldPepper] })
    expect(keyedHash('account', '5550001')).not.toBe(before)
    expect(keyedHash.all('account', '5550001')).toContain(before)
  })

  it('stay unchanged while they cannot be read, which is logged once', () => {
    const { keys, seal, fail, lines } = open()
    const before = seal.encrypt('before', 'row')
    fail('secrets.json: is not JSON')
    keys.refresh()
    expect(seal.decrypt(before, 'row')).toBe('before')
    expect(lines.filter((line) => line.includes('secrets.json: is not JSON'))).toHaveLength(1)
  })

  it('are named in the log, and not shown', () => {
    const { change, lines } = open()
    change({
      sealKeys: [newSeal, oldSeal],
      tokenKeys: [newToken, oldToken],
      peppers: [newPepper, oldPepper],
    })
    expect(lines.join()).toContain(`${newSeal.id},${oldSeal.id} new,old 20261122T120000Z,the first`)
    for (const secret of [newSeal.bytes, newToken.secret])
      expect(lines.join()).not.toContain(Buffer.from(secret).toString('base64'))
    expect(lines.join()).not.toMatch(/a new one|an old pepper/)
  })
})

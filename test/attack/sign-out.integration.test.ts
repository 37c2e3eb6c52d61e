import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../src/contract/chat/chat.ts'
import { database } from '../support/databases.ts'
import { createFakeTrustLayer } from '../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { readText } from '../support/text-reader.ts'

/**
 * A device that several people use, with direct calls: someone with its tokens tries to return to another
 * person's chat.
 */
describe(`a chat on a shared device, on ${database.name}`, () => {
  let relay: TestRelay
  let people = 0
  beforeAll(async () => {
    relay = await startRelay({ dispatch: createFakeTrustLayer().dispatch })
  })
  afterAll(() => relay.stop())

  const hmac = (text: string) => createHmac('sha256', relay.identitySecret).update(text).digest('hex')
  const claim = (humanUid: string) => ({ humanUid })
  const proof = (humanUid: string) => ({ humanUid, humanHash: hmac(humanUid) })
  /** A hash that was valid until a moment ago. */
  const expired = (humanUid: string) => {
    const seconds = Math.floor(Date.now() / 1000) - 60
    return { humanUid, humanHash: `${seconds}.${hmac(`exp:${seconds}:${humanUid}`)}` }
  }
  const nobody = () => ({})
  const other = (kind: typeof claim | typeof proof) => () => kind(`somebody-else-${++people}`)
  const ask = (method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) =>
    fetch(`${relay.url}/chat/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const tryOpen = (body: object = {}) => ask('POST', '/sessions', { body: { gwId: 'demo', ...body } })
  const open = async (body: object = {}) => {
    const response = await tryOpen(body)
    expect(response.status).toBe(201)
    return (await response.json()) as SessionResponse
  }
  const say = (token: string, text: string) =>
    ask('POST', '/messages', { token, body: { type: 'text', clientId: `c-${crypto.randomUUID()}`, text } })
  const readBy = async (token: string) => (await ask('GET', '/messages', { token })).text()
  const everyCall = [
    ['GET', '/messages'],
    ['GET', '/events?wait=0'],
    ['GET', '/cases'],
    ['GET', '/transcript'],
    ['GET', '/voice'],
    ['POST', '/typing'],
    ['POST', '/feedback'],
    ['POST', '/messages'],
    ['PUT', '/human'],
    ['DELETE', '/human'],
    ['DELETE', '/session'],
  ] as const
  const refusesAll = async (token: string) => {
    for (const [method, path] of everyCall) {
      const body = method === 'POST' || method === 'PUT' ? {} : undefined
      expect((await ask(method, path, { token, body })).status, `${method} ${path}`).toBe(401)
    }
    expect((await tryOpen({ resume: token })).status, 'resume').toBe(401)
  }

  type Comer = (uid: string) => object
  const table: { bound: 'claim' | 'proof'; comes: string; as: Comer; isSame: boolean }[] = [
    { bound: 'claim', comes: 'nobody', as: nobody, isSame: false },
    { bound: 'claim', comes: 'a claim of another uid', as: other(claim), isSame: false },
    { bound: 'claim', comes: 'a proof of another uid', as: other(proof), isSame: false },
    { bound: 'claim', comes: 'the same claim', as: claim, isSame: true },
    {
      bound: 'claim',
      comes: 'a proof of the same uid',
      as: (u) => ({ ...proof(u), join: true }),
      isSame: true,
    },
    { bound: 'proof', comes: 'nobody', as: nobody, isSame: false },
    { bound: 'proof', comes: 'a claim of another uid', as: other(claim), isSame: false },
    { bound: 'proof', comes: 'a proof of another uid', as: other(proof), isSame: false },
    { bound: 'proof', comes: 'a claim of the same uid', as: claim, isSame: false },
    { bound: 'proof', comes: 'a proof of the same uid', as: proof, isSame: true },
    { bound: 'proof', comes: 'a proof of the same uid that has expired', as: expired, isSame: true },
  ]
  describe.each(table)('bound by a $bound, resumed by $comes', ({ bound, as, isSame }) => {
    let first: SessionResponse
    let next: SessionResponse
    beforeAll(async () => {
      const uid = `person-${++people}`
      first = await open(bound === 'claim' ? claim(uid) : proof(uid))
      await say(first.token, 'my secret story')
      next = await open({ ...as(uid), resume: first.token })
    })

    it(isSame ? 'can be resumed' : 'is not opened', async () => {
      expect(next.chatId === first.chatId).toBe(isSame)
      expect((await readBy(next.token)).includes('my secret story')).toBe(isSame)
    })
    it(isSame ? 'accepts messages' : 'is closed to the tokens that the device had', async () => {
      if (isSame) expect((await say(next.token, 'one more thing')).status).toBe(202)
      else await refusesAll(first.token)
    })
  })

  it('is not opened for another person who joins, however the chat was bound', async () => {
    for (const bind of [claim, proof]) {
      const uid = `person-${++people}`
      const theirs = await open(bind(uid))
      await say(theirs.token, 'my secret story')
      for (const comer of [claim, proof]) {
        const name = `thief-${++people}`
        const named = await ask('PUT', '/human', {
          token: theirs.token,
          body: { ...comer(name), join: true },
        })
        expect(named.status).toBe(403)
        expect(await named.json()).toMatchObject({ errors: [{ field: 'humanUid', code: 'other-person' }] })
      }
      const thief = await open({ ...proof(`thief-${++people}`), resume: theirs.token, join: true })
      expect(thief.chatId).not.toBe(theirs.chatId)
    }
  })

  it('can be resumed with a proof after the sign-out', async () => {
    const me = proof(`person-${++people}`)
    const before = await open(me)
    await say(before.token, 'my story')
    await open({ resume: before.token })
    const after = await open(me)
    expect(after.chatId).toBe(before.chatId)
    expect(await readBy(after.token)).toContain('my story')
  })

  it('can never be resumed with a claim after the sign-out', async () => {
    const me = claim(`person-${++people}`)
    const before = await open(me)
    await say(before.token, 'my secret story')
    expect((await ask('DELETE', '/human', { token: before.token })).status).toBe(204)
    expect((await tryOpen({ ...me, resume: before.token })).status).toBe(401)
    expect((await open(me)).chatId).not.toBe(before.chatId)
  })

  describe.each([
    ['claim', claim],
    ['proof', proof],
    ['nothing', nobody],
  ] as const)('bound by a %s and signed out', (_, bind) => {
    const tokens: string[] = []
    let streamed = ''
    let hasEnded: Promise<void>
    beforeAll(async () => {
      const me = bind(`person-${++people}`)
      const first = await open(me)
      // A reload, and another tab of the same device.
      const [reloaded, tab] = [
        await open({ ...me, resume: first.token }),
        await open({ ...me, resume: first.token }),
      ]
      tokens.push(first.token, reloaded.token, tab.token)
      const stream = await ask('GET', '/events', { token: tab.token })
      const reader = readText(stream.body as ReadableStream<Uint8Array>)
      hasEnded = (async () => {
        for (let next = await reader.read(); !next.done; next = await reader.read()) streamed += next.value
      })()
      expect((await ask('DELETE', '/human', { token: reloaded.token })).status).toBe(204)
    })

    it('rejects every token that the device ever had', async () => {
      for (const token of tokens) await refusesAll(token)
    })
    it('ends the open stream of another tab', async () => {
      await hasEnded
      expect(streamed).not.toContain('my secret story')
    })
  })

  it('stays open on another device that has proven the same person', async () => {
    const me = proof(`person-${++people}`)
    const [phone, desk] = [await open(me), await open(me)]
    await ask('DELETE', '/human', { token: desk.token })
    await refusesAll(desk.token)
    expect((await ask('GET', '/messages', { token: phone.token })).status).toBe(200)
  })

  it('can be signed out with a token that has expired but could still be resumed', async () => {
    const me = claim(`person-${++people}`)
    const { token } = await open(me)
    relay.setNow(new Date(Date.now() + 13 * 3_600_000).toISOString())
    expect((await ask('DELETE', '/human', { token })).status).toBe(204)
    expect((await tryOpen({ ...me, resume: token })).status).toBe(401)
    relay.setNow(undefined)
  })

  it('accepts no message after the sign-out when the two race', async () => {
    const { token } = await open(claim(`person-${++people}`))
    const [left, ...said] = await Promise.all([
      ask('DELETE', '/human', { token }),
      ...Array.from({ length: 20 }, (_, n) => say(token, `late ${n}`)),
    ])
    expect(left.status).toBe(204)
    for (const { status } of said) expect([202, 401]).toContain(status)
    expect((await say(token, 'after it')).status).toBe(401)
  })

  it('is not proven by an expired hash alone, or with a token of another person', async () => {
    const uid = `person-${++people}`
    await open(proof(uid))
    expect((await tryOpen(expired(uid))).status).toBe(403)
    for (const bind of [claim, proof]) {
      const thief = await open(bind(`thief-${++people}`))
      expect((await tryOpen({ ...expired(uid), resume: thief.token })).status).toBe(403)
    }
    const claimed = await open(claim(uid))
    expect((await tryOpen({ ...expired(uid), resume: claimed.token })).status).toBe(403)
  })
})

import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../src/contract/chat/chat.ts'
import { demoConfig } from '../../src/relay/config/file.ts'
import { database } from '../support/databases.ts'
import { createFakeTrustLayer } from '../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { readText } from '../support/text-reader.ts'

/** Both the thief and the citizen know the channel; only the citizen has a hash from the bank's server. */
describe(`session fixation on ${database.name}`, () => {
  let relay: TestRelay
  let people = 0

  beforeAll(async () => {
    const [demo] = demoConfig.channels
    if (!demo) throw new Error('the demonstration has a channel')
    relay = await startRelay({
      dispatch: createFakeTrustLayer().dispatch,
      channels: [demo, { ...demo, gwId: 'strict', plainHumanHash: false }],
    })
  })
  afterAll(() => relay.stop())

  const hmac = (text: string) => createHmac('sha256', relay.identitySecret).update(text).digest('hex')
  const plain = (humanUid: string) => ({ humanUid, humanHash: hmac(humanUid) })
  const ending = (humanUid: string, seconds: number) => ({
    humanUid,
    humanHash: `${seconds}.${hmac(`exp:${seconds}:${humanUid}`)}`,
  })
  const someone = () => plain(`person-${++people}`)
  const call = (method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}) =>
    fetch(`${relay.url}/chat/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const tryOpen = (body: object = {}) => call('POST', '/sessions', { body: { gwId: 'demo', ...body } })
  const open = async (body: object = {}) => {
    const response = await tryOpen(body)
    expect(response.status).toBe(201)
    return (await response.json()) as SessionResponse
  }
  const say = (token: string, text: string) =>
    call('POST', '/messages', { token, body: { type: 'text', clientId: `c-${crypto.randomUUID()}`, text } })
  const readBy = async (token: string) => (await call('GET', '/messages', { token })).text()

  /** Ways in which the citizen proves their identity in the chat that the thief has prepared. */
  const proofs = {
    'PUT /human': async (thief: SessionResponse, join: boolean): Promise<SessionResponse> => {
      const theirs = await open({ resume: thief.token })
      const answer = await call('PUT', '/human', { token: theirs.token, body: { ...someone(), join } })
      expect(answer.status).toBe(200)
      return (await answer.json()) as SessionResponse
    },
    'a proof with resume': (thief: SessionResponse, join: boolean) =>
      open({ ...someone(), resume: thief.token, join }),
  }
  /** Earlier messages in that chat, and whether the citizen accepts them as their own. */
  const pasts = [
    { past: 'an empty chat', words: [] as string[], join: false, isSame: true },
    { past: 'words that they call their own', words: ['said before'], join: true, isSame: true },
    { past: 'words that they do not call their own', words: ['said before'], join: false, isSame: false },
  ]
  const everyCall = [
    ['GET', '/messages'],
    ['GET', '/events?wait=0'],
    ['GET', '/cases'],
    ['GET', '/transcript'],
    ['GET', '/voice'],
    ['POST', '/feedback'],
    ['POST', '/messages'],
    ['PUT', '/human'],
    ['DELETE', '/session'],
  ] as const
  const tries = Object.entries(proofs).flatMap(([way, prove]) =>
    pasts.map((past) => ({ way, prove, ...past })),
  )

  describe.each(tries)('thief’s session made before $way in $past', ({ prove, words, join, isSame }) => {
    let thief: SessionResponse
    let theirs: SessionResponse
    let streamed = ''
    let ended: Promise<void>
    beforeAll(async () => {
      thief = await open()
      for (const text of words) await say(thief.token, text)
      const stream = await fetch(`${relay.url}/chat/v1/events`, {
        headers: { authorization: `Bearer ${thief.token}` },
      })
      const reader = readText(stream.body as ReadableStream<Uint8Array>)
      ended = (async () => {
        for (let next = await reader.read(); !next.done; next = await reader.read()) streamed += next.value
      })()
      theirs = await prove(thief, join)
      expect((await say(theirs.token, 'only for the bank')).status).toBe(202)
    })

    it.each(everyCall)('is refused %s %s', async (method, path) => {
      const body = method === 'POST' || method === 'PUT' ? {} : undefined
      expect((await call(method, path, { token: thief.token, body })).status).toBe(401)
    })
    it('cannot be resumed', async () => {
      expect((await tryOpen({ resume: thief.token })).status).toBe(401)
    })
    it('has its open stream ended before anything later is sent', async () => {
      await ended
      expect(streamed).not.toContain('only for the bank')
    })
    it(
      isSame ? 'leaves the citizen where they were' : 'leaves the citizen in a chat without those words',
      async () => {
        expect(theirs.chatId === thief.chatId).toBe(isSame)
        const read = await readBy(theirs.token)
        expect(read).toContain('only for the bank')
        expect(read.includes('said before')).toBe(isSame && words.length > 0)
      },
    )
  })

  it('does not outlive the proof in any of 20 races', async () => {
    const thief = await open()
    const citizen = await open({ resume: thief.token })
    const racing = Array.from({ length: 20 }, () => tryOpen({ resume: thief.token }))
    const answer = await call('PUT', '/human', { token: citizen.token, body: someone() })
    const theirs = (await answer.json()) as SessionResponse
    const late = await Promise.all(racing)
    for (const response of late.filter(({ status }) => status === 201)) {
      const { token } = (await response.json()) as SessionResponse
      expect((await call('GET', '/messages', { token })).status).toBe(401)
    }
    expect((await call('GET', '/messages', { token: theirs.token })).status).toBe(200)
  })

  it('adds nothing to the citizen’s chat when it races with the proof', async () => {
    const thief = await open()
    const citizen = await open({ resume: thief.token })
    const [answer, ...said] = await Promise.all([
      call('PUT', '/human', { token: citizen.token, body: someone() }),
      ...Array.from({ length: 20 }, (_, i) => say(thief.token, `planted ${i}`)),
    ])
    const theirs = (await answer.json()) as SessionResponse
    const taken = said.filter(({ status }) => status === 202).length
    const isMoved = theirs.chatId !== thief.chatId
    // Either none of the thief's messages came first, and all were refused; or one did, and the citizen is in
    // another chat.
    expect(isMoved || taken === 0).toBe(true)
    expect(await readBy(theirs.token)).not.toContain('planted')
  })

  it('leaves the citizen’s other proven devices alone', async () => {
    const me = someone()
    const [phone, desk] = [await open(me), await open(me)]
    expect(desk.chatId).toBe(phone.chatId)
    const again = await call('PUT', '/human', { token: desk.token, body: me })
    expect(again.status).toBe(204)
    expect((await call('GET', '/messages', { token: phone.token })).status).toBe(200)
  })

  it('takes the citizen to their earlier chat if the current one is empty', async () => {
    const me = someone()
    const earlier = await open(me)
    await say(earlier.token, 'from another day')
    const fresh = await open()
    const answer = await call('PUT', '/human', { token: fresh.token, body: me })
    const theirs = (await answer.json()) as SessionResponse
    expect(theirs.chatId).toBe(earlier.chatId)
    expect(await readBy(theirs.token)).toContain('from another day')
  })

  it('is reported in the log of security events, without the citizen’s uid', async () => {
    const thief = await open()
    const me = someone()
    await call('PUT', '/human', { token: thief.token, body: me })
    const told = relay.log.filter((line) => line.includes('session-rotated') && line.includes(thief.chatId))
    expect(told).toHaveLength(1)
    expect(told[0]).not.toContain(me.humanUid)
  })

  it('cannot be used against a chat with another proven person', async () => {
    const theirs = await open(someone())
    const answer = await call('PUT', '/human', { token: theirs.token, body: { ...someone(), join: true } })
    expect(answer.status).toBe(403)
    expect((await open({ ...someone(), resume: theirs.token, join: true })).chatId).not.toBe(theirs.chatId)
  })

  it('gains nothing by joining with a claim', async () => {
    const theirs = await open(someone())
    const thief = await open({ humanUid: `person-${people}`, join: true })
    expect(thief.chatId).not.toBe(theirs.chatId)
  })

  it('cannot be extended forever by resuming: the chat is closed to it 90 days after the first session', async () => {
    const start = Date.now()
    const day = (n: number) => relay.setNow(new Date(start + n * 86_400_000).toISOString())
    let session = await open()
    for (const at of [30, 60, 89]) {
      day(at)
      const next = await open({ resume: session.token })
      expect(next.chatId, `day ${at}`).toBe(session.chatId)
      session = next
    }
    day(91)
    const late = await tryOpen({ resume: session.token })
    expect([late.status, await late.json()]).toMatchObject([
      401,
      { type: 'urn:parley:problem:session-expired', errors: [{ field: 'resume', code: 'expired' }] },
    ])
    relay.setNow(undefined)
  })

  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
  const hashes = [
    { name: 'a plain hash', gwId: 'demo', human: () => plain('h-1'), code: undefined },
    { name: 'a hash that ends later', gwId: 'demo', human: () => ending('h-1', inAnHour()), code: undefined },
    {
      name: 'a hash that has ended',
      gwId: 'demo',
      human: () => ending('h-1', 1_700_000_000),
      code: 'expired',
    },
    {
      name: 'a hash whose end was put off',
      gwId: 'demo',
      human: () => ({ humanUid: 'h-1', humanHash: `${inAnHour()}.${hmac('exp:1700000000:h-1')}` }),
      code: 'mismatch',
    },
    {
      name: 'a plain hash with an end in front',
      gwId: 'demo',
      human: () => ({ humanUid: 'h-1', humanHash: `${inAnHour()}.${hmac('h-1')}` }),
      code: 'mismatch',
    },
    {
      name: 'a plain hash for a uid that imitates one that ends',
      gwId: 'demo',
      human: () => plain(`exp:${inAnHour()}:h-1`),
      code: 'mismatch',
    },
    {
      name: 'a plain hash where only one that ends will do',
      gwId: 'strict',
      human: () => plain('h-1'),
      code: 'expiry-required',
    },
    {
      name: 'a hash that ends where only such will do',
      gwId: 'strict',
      human: () => ending('h-1', inAnHour()),
      code: undefined,
    },
    {
      name: "another person's hash",
      gwId: 'demo',
      human: () => ({ humanUid: 'h-2', humanHash: hmac('h-1') }),
      code: 'mismatch',
    },
  ]
  it.each(hashes)('is opened by $name: $code', async ({ gwId, human, code }) => {
    const response = await tryOpen({ gwId, ...human() })
    expect(response.status).toBe(code === undefined ? 201 : 403)
    if (code !== undefined)
      expect(await response.json()).toMatchObject({ errors: [{ field: 'humanHash', code }] })
  })
})

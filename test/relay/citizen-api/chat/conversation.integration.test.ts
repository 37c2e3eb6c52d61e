import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { readText, readUntil } from '../../../support/text-reader.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

const textOf = (message: ChatMessage) => (message.type === 'text' ? message.data.text : '')
const hasSaid = (text: string) => (messages: ChatMessage[]) =>
  messages.some((message) => textOf(message) === text)

describe(`conversation through the relay on ${database.name}`, () => {
  let relay: TestRelay
  let upstream: FakeTrustLayer
  const open = (resume?: string) => openChat({ url: () => relay.url, ...(resume && { resume }) })
  const texts = async (chat: ChatClient, last: string) => (await chat.until(hasSaid(last))).map(textOf)

  beforeAll(async () => {
    upstream = createFakeTrustLayer()
    relay = await startRelay({ dispatch: upstream.dispatch })
  })
  afterAll(() => relay.stop())

  it('starts with a greeting, and answers each message once', async () => {
    const chat = await open()
    await chat.say('one')
    await chat.say('two')
    expect(await texts(chat, 'two')).toEqual(['Hello', 'one', 'one', 'two', 'two'])
    expect(chat.events.map((event) => event.seq)).toEqual(chat.events.map((_, index) => index + 1))
  })

  it('stores a message once when it is sent repeatedly, even at the same time', async () => {
    const chat = await open()
    const seqs = await Promise.all(Array.from({ length: 12 }, () => chat.say('again', 'the-same-id')))
    expect(new Set(seqs).size).toBe(1)
    await chat.say('end')
    expect((await texts(chat, 'end')).filter((text) => text === 'again')).toHaveLength(2)
  })

  it('stores only text masked by the dialogue and without secrets', async () => {
    const chat = await open()
    await chat.say('hide my-id-number')
    await chat.say('my pin is 1234')
    expect(await texts(chat, 'without secrets: my pin is [removed]')).toContain('hide ••••')
    const kept = await (await chat.request('GET', '/chat/v1/transcript')).text()
    expect(kept).not.toMatch(/my-id-number|1234\b/)
    const rows = await relay.test.storage.db.selectFrom('chat_event').select('body').execute()
    expect(JSON.stringify(rows)).not.toMatch(/my-id-number|my pin|hide/)
    expect(relay.log.join('\n')).not.toMatch(/my-id-number|my pin/)
  })

  it('resumes the same chat with an earlier token, and shows nothing of other chats', async () => {
    const [first, other] = [await open(), await open()]
    await first.say('mine')
    const again = await open(first.session.token)
    expect(again.session.chatId).toBe(first.session.chatId)
    expect(await texts(again, 'mine')).toEqual(['Hello', 'mine', 'mine'])
    await other.say('theirs')
    expect(await texts(other, 'theirs')).not.toContain('mine')
  })

  it('streams events with their numbers, and resumes after the last one', async () => {
    const chat = await open()
    await chat.say('one')
    const response = await fetch(`${relay.url}/chat/v1/events`, {
      headers: { authorization: `Bearer ${chat.session.token}`, 'last-event-id': '2' },
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const reader = readText(response.body as ReadableStream<Uint8Array>)
    let seen = await readUntil(reader, 'id: 5\n')
    await chat.say('two')
    seen += await readUntil(reader, 'id: 8\n')
    expect([...seen.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))).toEqual([3, 4, 5, 6, 7, 8])
    await reader.cancel()
  })

  it('opens a case once, with hashed identifiers and the contact number, and shows it only in this chat', async () => {
    const [chat, other] = [await open(), await open()]
    await chat.say('report')
    await chat.until(hasSaid('done create-case'))
    const intake = upstream.intakes.at(-1)
    expect(intake?.body).toEqual({
      citizen_id_hash: expect.stringMatching(/^hm1:[0-9a-f]{64}$/),
      scam_type: 'other',
      amount: 25000.5,
      transaction_reference: 'TX-1001',
      receiving_account_hint: expect.stringMatching(/^hm1:[0-9a-f]{64}$/),
      confidence_metadata: { channel: 'web', callback_ref: '+639171234567' },
    })
    const waiting = await relay.test.storage.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(waiting)).not.toContain('639171234567')
    expect(intake?.headers).toMatchObject({
      'x-parley-role': 'citizen_channel',
      'x-citizen-ref': intake?.body.citizen_id_hash,
    })
    const event = chat.events.find((entry) => entry.type === 'case')
    const caseId = event?.type === 'case' ? event.caseId : ''
    const theirs = await chat.request('GET', `/chat/v1/cases/${caseId}`)
    expect(await theirs.json()).toMatchObject({ case_id: caseId, currency: 'PHP', plain: 'It is tracing.' })
    expect(await (await chat.request('GET', '/chat/v1/cases')).json()).toMatchObject({
      cases: [{ case_id: caseId }],
    })
    expect((await other.request('GET', `/chat/v1/cases/${caseId}`)).status).toBe(404)
    await chat.say(`status ${caseId}`)
    await chat.until(hasSaid('done get-case'))
  })

  it('notifies the citizen when the case changes, once per change', async () => {
    const chat = await open()
    await chat.say('report')
    await chat.until(hasSaid('done create-case'))
    const event = chat.events.find((entry) => entry.type === 'case')
    const caseId = event?.type === 'case' ? event.caseId : ''
    upstream.status = 'frozen'
    await Promise.all([1, 2, 3].map(() => relay.caseChanged(caseId)))
    await chat.until(hasSaid('changed frozen'))
    await relay.caseChanged(caseId)
    await chat.say('end')
    expect((await texts(chat, 'end')).filter((text) => text === 'changed frozen')).toHaveLength(1)
    upstream.status = 'tracing'
  })

  it('posts a notification about the case once, even if it is received repeatedly', async () => {
    const chat = await open()
    await chat.say('report')
    await chat.until(hasSaid('done create-case'))
    const event = chat.events.find((entry) => entry.type === 'case')
    const caseId = event?.type === 'case' ? event.caseId : ''
    const notification = { id: 'DLV-1', caseId, text: 'A hold ends soon.' }
    await Promise.all([1, 2, 3].map(() => relay.tell(notification)))
    await chat.until(hasSaid('notified: A hold ends soon.'))
    await relay.tell(notification)
    await relay.tell({ ...notification, id: 'DLV-2', caseId: 'CASE-of-another' })
    await chat.say('end')
    expect((await texts(chat, 'end')).filter((text) => text.startsWith('notified'))).toHaveLength(1)
  })

  it('finds a case from another device only by its number and the correct last digits', async () => {
    const [first, stranger, guesser] = [await open(), await open(), await open()]
    await first.say('report')
    await first.until(hasSaid('done create-case'))
    const event = first.events.find((entry) => entry.type === 'case')
    const caseId = event?.type === 'case' ? event.caseId : ''
    await stranger.say(`find ${caseId} 4567`)
    await stranger.until(hasSaid('done find-case tracing'))
    expect((await stranger.request('GET', `/chat/v1/cases/${caseId}`)).status).toBe(200)
    for (let digits = 1000; digits < 1005; digits++) await guesser.say(`find ${caseId} ${digits}`)
    await guesser.until(
      (all) => all.filter((message) => textOf(message) === 'done find-case nothing').length === 5,
    )
    await guesser.say(`find ${caseId} 4567`)
    await guesser.until(
      (all) => all.filter((message) => textOf(message) === 'done find-case nothing').length === 6,
    )
    await guesser.say('find CASE-999 4567')
    await guesser.until(
      (all) => all.filter((message) => textOf(message) === 'done find-case nothing').length === 7,
    )
    relay.setNow(new Date(Date.now() + 16 * 60_000).toISOString())
    await guesser.say(`find ${caseId} 4567`)
    await guesser.until(hasSaid('done find-case tracing'))
    relay.setNow(undefined)
  })

  it('sends the detailed report once, and stores no identity afterwards', async () => {
    const chat = await open()
    await chat.say('report')
    await chat.until(hasSaid('done create-case'))
    const event = chat.events.find((entry) => entry.type === 'case')
    const caseId = event?.type === 'case' ? event.caseId : ''
    upstream.failures.push(503)
    await chat.say(`details ${caseId}`)
    await chat.until(hasSaid('done send-report'))
    expect(upstream.reports).toEqual([
      { key: expect.any(String), caseId, body: expect.objectContaining({ victimName: 'Maria Victim' }) },
    ])
    expect(await everyRow(relay)).not.toMatch(/Maria Victim|Bad Person/)
    expect(relay.log.join('\n')).not.toMatch(/Maria Victim|Bad Person/)
  })

  it('records a request for a person', async () => {
    const chat = await open()
    await chat.say('person')
    await chat.until(hasSaid('done hand-over'))
    const rows = await relay.test.storage.db.selectFrom('chat_desk').select(['chat_id', 'reason']).execute()
    expect(rows).toEqual([{ chat_id: chat.session.chatId, reason: 'asked' }])
  })

  it('stores no phone number in any table once the case is open', async () => {
    expect(await everyRow(relay)).not.toMatch(/9171234567|9175550101/)
  })

  it('retries with the same key until the trust layer answers, and notifies the citizen after three failures', async () => {
    const own = await startRelay({ dispatch: upstream.dispatch, timers: createVirtualTimers() })
    const chat = await openChat({ url: () => own.url })
    const passing = setInterval(() => own.pass(500), 10)
    upstream.failures.push('silence', 503, 500)
    const before = upstream.intakes.length
    await chat.say('report')
    await chat.until(hasSaid('failed 3 false'))
    await chat.until(hasSaid('done create-case'))
    clearInterval(passing)
    expect(upstream.intakes.length).toBe(before + 1)
    await own.stop()
  })

  it('gives up after a refusal, and reports it', async () => {
    const chat = await open()
    upstream.failures.push(422)
    await chat.say('report')
    await chat.until(hasSaid('failed 1 true'))
    const rows = await relay.test.storage.db
      .selectFrom('outbox')
      .select(['next_at', 'sealed'])
      .where('chat_id', '=', chat.session.chatId)
      .execute()
    expect(rows).toEqual([{ next_at: null, sealed: '' }])
  })

  it('is found on another device by a proven person, but not by a claim', async () => {
    const proof = {
      humanUid: 'u-7',
      humanHash: createHmac('sha256', relay.identitySecret).update('u-7').digest('hex'),
    }
    const session = async (body: Record<string, unknown>) => {
      const response = await fetch(`${relay.url}/chat/v1/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ gwId: 'demo', ...body }),
      })
      return (await response.json()) as { chatId: string; token: string }
    }
    const first = await session(proof)
    expect((await session(proof)).chatId).toBe(first.chatId)
    expect((await session({ humanUid: 'u-7' })).chatId).not.toBe(first.chatId)
    const stranger = {
      humanUid: 'u-8',
      humanHash: createHmac('sha256', relay.identitySecret).update('u-8').digest('hex'),
    }
    expect((await session({ ...stranger, resume: first.token })).chatId).not.toBe(first.chatId)
  })

  it('can be rated, downloaded, and erased with everything in it', async () => {
    const chat = await open()
    await chat.say('<b>keep & <i>this')
    expect((await chat.request('POST', '/chat/v1/feedback', { rating: 5, comment: 'calm' })).status).toBe(204)
    const text = await (await chat.request('GET', '/chat/v1/transcript')).text()
    expect(text).toContain('<b>keep & <i>this')
    const html = await (await chat.request('GET', '/chat/v1/transcript?format=html')).text()
    expect(html).toContain('&lt;b&gt;keep &amp; &lt;i&gt;this')
    expect(html).not.toContain('<i>this')
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(204)
    expect((await chat.request('GET', '/chat/v1/messages')).status).toBe(401)
    for (const table of ['chat_event', 'dialog', 'session', 'feedback'] as const) {
      const rows = await relay.test.storage.db
        .selectFrom(table)
        .selectAll()
        .where('chat_id', '=', chat.session.chatId)
        .execute()
      expect(rows, table).toEqual([])
    }
  })

  it('pages its history backwards', async () => {
    const chat = await open()
    for (const word of ['a', 'b', 'c']) await chat.say(word)
    const page = async (query: string) =>
      (await (await chat.request('GET', `/chat/v1/messages?${query}`)).json()) as {
        messages: ChatMessage[]
        more: boolean
      }
    const newest = await page('limit=3')
    expect(newest.messages.map(textOf)).toEqual(['b', 'c', 'c'])
    expect(newest.more).toBe(true)
    const older = await page(`before=${newest.messages[0]?.seq}`)
    expect(older.messages.map(textOf)).toEqual(['Hello', 'a', 'a', 'b'])
    expect(older.more).toBe(false)
  })
})

async function everyRow(relay: TestRelay): Promise<string> {
  const tables = ['chat', 'chat_event', 'dialog', 'outbox', 'chat_case', 'case_opening', 'chat_desk'] as const
  const rows = tables.map((table) => relay.test.storage.db.selectFrom(table).selectAll().execute())
  return JSON.stringify(await Promise.all(rows))
}

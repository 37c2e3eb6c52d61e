import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { sign } from '../../../../src/contract/chat/webhook-signature.ts'
import type { demoConfig } from '../../../../src/relay/config/file.ts'
import { openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { type Answer, type Receiver, startReceiver } from '../../../support/receiver.ts'
import { type TestRelayOptions, targetSecret } from '../../../support/relay.ts'

const loopback = { webhooks: { privateNetworks: ['127.0.0.1'] } }
const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Target = NonNullable<NonNullable<(typeof demoConfig)['channels'][number]['webhooks']>[number]>

describe(`webhooks to the customer's server on ${database.name}`, () => {
  let test: TestInbox
  const receivers: Receiver[] = []
  afterEach(async () => {
    await test.stop()
    for (const receiver of receivers.splice(0)) await receiver.stop()
  })

  const receive = async (answer?: Answer) => {
    const receiver = await startReceiver(answer)
    receivers.push(receiver)
    return receiver
  }
  const start = async (targets: Target[], options: Partial<TestRelayOptions> = {}) => {
    test = await startTestInbox({
      channels: [{ gwId: 'demo', title: 'Demo', webhooks: targets }],
      config: loopback,
      ...options,
    })
    return test.relay
  }
  const open = () => openChat({ url: () => test.relay.url })
  /** Waits for running deliveries, moves the clock, and sends what is due then. */
  const later = async (ms: number) => {
    await test.relay.sendWebhooks()
    test.relay.setNow(new Date(Date.now() + ms).toISOString())
    await test.relay.sendWebhooks()
  }
  const typesOf = (events: Record<string, unknown>[]) => events.map(({ type }) => type)
  const rows = () =>
    test.relay.test.storage.db.selectFrom('hook_delivery').selectAll().orderBy('seq').execute()
  const pauses = () => test.relay.test.storage.db.selectFrom('hook_pause').selectAll().execute()

  it("report the events of an assistant's chat in one sequence, each signed and sent once", async () => {
    const receiver = await receive()
    const relay = await start([{ name: 'crm', url: receiver.url }])
    const ana = await test.add('Ana')
    await ana.goOnline()
    const chat = await open()
    const chatId = chat.session.chatId
    await chat.say('My card is 1234')
    await chat.say('report')
    await chat.until((all) => all.some(({ data }) => 'text' in data && data.text === 'done create-case'))
    await chat.say('person')
    await chat.until((all) => all.some(({ data }) => 'text' in data && data.text === 'done hand-over'))
    await ana.claim(chatId)
    await ana.write(chatId, 'I am here')
    const { epoch } = await ana.row(chatId)
    await ana.post(`/chats/${chatId}/return`, { epoch, to: 'bot' })
    await chat.request('POST', '/chat/v1/feedback', { rating: 4, comment: 'Quick' })
    await relay.sendWebhooks()
    await chat.request('DELETE', '/chat/v1/session')
    await later(minuteMs)

    const { taken } = receiver
    expect(typesOf(taken)).toEqual([
      'chat_started',
      'new_messages',
      'message_sent',
      'new_messages',
      'message_sent',
      'new_messages',
      'case_created',
      'new_messages',
      'message_sent',
      'new_messages',
      'hand_over_asked',
      'new_messages',
      'hand_over_claimed',
      'new_messages',
      'new_messages',
      'hand_over_ended',
      'new_messages',
      'feedback_given',
      'chat_erased',
    ])
    expect(taken.map(({ seq }) => seq)).toEqual(taken.map((_, index) => index + 1))
    expect(new Set(taken.map(({ event_id }) => event_id)).size).toBe(taken.length)
    for (const { headers, body } of receiver.posted) {
      const timestamp = String(headers['x-parley-timestamp'])
      expect(headers['user-agent']).toBe('Parley-Relay')
      expect(headers['x-parley-signature']).toBe(`sha256=${sign(targetSecret, timestamp, Buffer.from(body))}`)
    }
    const of = (type: string) => taken.find((event) => event.type === type)
    expect(of('message_sent')).toMatchObject({
      chat: { id: chatId, human: { id: `visitor:${chatId}`, name: 'Visitor' } },
      channel: { id: 'demo' },
      chatToken: chatId,
      message: { type: 'text', text: 'My card is [removed]' },
    })
    expect(of('new_messages')).toMatchObject({
      messages: [{ author_type: 'bot', author_name: 'Parley', type: 'text', data: { text: 'Hello' } }],
    })
    expect(of('case_created')).toMatchObject({
      amount: 25_000.5,
      currency: 'PHP',
      case: { status: 'received' },
    })
    expect(of('hand_over_asked')).toMatchObject({ reason: 'asked', is_danger: false })
    expect(of('hand_over_claimed')).toMatchObject({ person: { name: 'Ana' } })
    expect(of('hand_over_ended')).toMatchObject({ to: 'assistant', outcome: null })
    expect(of('feedback_given')).toMatchObject({ feedback: { rating: 4, comment: 'Quick' } })
    expect(relay.log.join('\n')).not.toContain('Quick')
  })

  it('report that a waiting citizen was absent for a day, and that they wait again after a new message', async () => {
    const receiver = await receive()
    const events: Target['events'] = ['hand_over_asked', 'hand_over_claimed', 'hand_over_ended']
    const relay = await start([{ name: 'crm', url: receiver.url, events }])
    const { chat } = await test.wanted()
    await relay.sendWebhooks()
    relay.setNow(new Date(Date.now() + 25 * hourMs).toISOString())
    await relay.lookAfterQueue()
    await relay.sendWebhooks()
    relay.setNow(undefined)
    await chat.say('I am back')
    await relay.sendWebhooks()
    expect(receiver.taken).toMatchObject([
      { type: 'hand_over_asked', reason: 'asked' },
      { type: 'hand_over_ended', to: 'assistant', outcome: null },
      { type: 'hand_over_asked', reason: 'returned', is_danger: false },
    ])
  })

  it.each([
    ['proven', true],
    ['claimed', false],
  ])(
    "include the visitor's identity from the first event on, when a chat is opened with a %s uid",
    async (_, isProven) => {
      const receiver = await receive()
      const relay = await start([{ name: 'crm', url: receiver.url }])
      const humanUid = 'user-1'
      const humanHash = createHmac('sha256', relay.identitySecret).update(humanUid).digest('hex')
      const chat = await openChat({
        url: () => relay.url,
        human: { humanUid, ...(isProven && { humanHash }) },
      })
      await chat.say('hello')
      await relay.sendWebhooks()
      const { chatId } = chat.session
      const human = { id: humanUid, name: 'Visitor', uid: humanUid, verified: isProven }
      expect(receiver.taken.map(({ type, chat }) => ({ type, chat }))).toEqual(
        ['chat_started', 'new_messages', 'message_sent', 'new_messages'].map((type) => ({
          type,
          chat: { id: chatId, human },
        })),
      )
    },
  )

  it('send each target the events it has subscribed to, only for its own channel', async () => {
    const [all, some, other] = [await receive(), await receive(), await receive()]
    await start([], {
      channels: [
        {
          gwId: 'demo',
          title: 'Demo',
          webhooks: [
            { name: 'all', url: all.url },
            { name: 'some', url: some.url, events: ['feedback_given', 'chat_started'] },
          ],
        },
        { gwId: 'other', title: 'Other', webhooks: [{ name: 'all', url: other.url }] },
      ],
    })
    const chat = await open()
    await chat.say('hello')
    await chat.request('POST', '/chat/v1/feedback', { rating: 5 })
    await test.relay.sendWebhooks()
    expect(typesOf(some.taken)).toEqual(['chat_started', 'feedback_given'])
    expect(all.taken.length).toBe(5)
    expect(other.posted).toEqual([])
  })

  it('are retried with the same id until they are accepted, and only delay later events of the same chat', async () => {
    let chatId = ''
    const isOfChat = (events: Record<string, unknown>[]) =>
      events.some(({ chat }) => (chat as { id: string }).id === chatId)
    let refusals = 0
    // The chat of the first event received.
    const receiver = await receive(({ events }) => {
      chatId ||= String(events[0]?.chatToken)
      return isOfChat(events) && refusals++ < 3 ? 500 : 200
    })
    const fine = await receive()
    await start([
      { name: 'failing', url: receiver.url },
      { name: 'fine', url: fine.url },
    ])
    test.relay.setNow(new Date().toISOString())
    const chat = await open()
    await test.relay.sendWebhooks()
    expect(chatId).toBe(chat.session.chatId)
    await chat.say('held back')
    await open()
    await test.relay.sendWebhooks()
    // The events of the other chat arrive, and the other target receives those of this chat.
    expect(isOfChat(receiver.taken)).toBe(false)
    expect(typesOf(receiver.taken)).toEqual(['chat_started', 'new_messages'])
    expect(fine.taken.filter((event) => isOfChat([event])).length).toBe(4)
    for (const ms of [10_000, 50_000, 3 * minuteMs, 20 * minuteMs]) await later(ms)
    const told = receiver.taken.filter((event) => isOfChat([event]))
    expect(told.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    const first = receiver.posted.filter(({ events }) => isOfChat(events) && events[0]?.seq === 1)
    expect(first.length).toBeGreaterThan(1)
    expect(new Set(first.map(({ body }) => body)).size).toBe(1)
    const [row] = (await rows()).filter(
      ({ target, chat_id }) => target === 'demo/failing' && chat_id === chatId,
    )
    expect(row).toMatchObject({ state: 'delivered', attempts: first.length, last_status: 200 })
  })

  it('record why a delivery was not accepted', async () => {
    const elsewhere = await receive()
    const faults: [string, Answer | string, string][] = [
      ['closing', () => 'close', 'closed'],
      ['broken', () => 503, 'answer'],
      ['moved', () => ({ status: 307, location: elsewhere.url }), 'redirect'],
      ['rebound', 'https://rebound.example/', 'private-address'],
      ['unknown', 'http://unknown.example/', 'unknown-name'],
      ['nobody', 'http://127.0.0.1:9/', 'unreachable'],
    ]
    const targets = await Promise.all(
      faults.map(async ([name, answer]) => ({
        name,
        url: typeof answer === 'string' ? answer : (await receive(answer)).url,
        events: ['chat_started' as const],
      })),
    )
    // Configured in the console while their networks were allowed; the configuration file no longer accepts
    // them.
    const inside = { private: 'http://10.0.0.1/', metadata: 'http://169.254.169.254/latest' }
    await start(targets, {
      posting: {
        resolve(name, _options, done) {
          if (name === 'rebound.example') return done(null, [{ address: '192.168.0.1', family: 4 }])
          done(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), [])
        },
      },
    })
    const boss = await test.add('Boss', 'administrator')
    for (const [name, url] of Object.entries(inside)) {
      const wanted = { gwId: 'demo', name, url: 'https://hooks.example/', events: ['chat_started'] }
      expect((await boss.post('/settings/webhooks', wanted)).status).toBe(201)
      const update = test.relay.test.storage.db.updateTable('hook_target').set({ url })
      await update.where('id', '=', `demo/${name}`).execute()
    }
    // Makes the relay read the targets again.
    await boss.post('/settings/webhooks/secret', { target: 'demo/private' })
    await open()
    await test.relay.sendWebhooks()
    const noted = Object.fromEntries((await rows()).map((row) => [row.target.slice(5), row.last_fault]))
    expect(noted).toEqual({
      ...Object.fromEntries(faults.map(([name, , fault]) => [name, fault])),
      private: 'private-address',
      metadata: 'private-address',
    })
    expect(elsewhere.posted).toEqual([])
    expect((await rows()).every(({ state, next_at }) => state === 'waiting' && next_at !== null)).toBe(true)
  })

  it('time out if there is no response', async () => {
    const receiver = await receive(() => 'hang')
    const slow = { name: 'slow', url: receiver.url, events: ['chat_started' as const] }
    await start([slow], { posting: { timeoutMs: 300 } })
    await open()
    await test.relay.sendWebhooks()
    expect(await rows()).toMatchObject([{ state: 'waiting', last_fault: 'timeout', last_status: null }])
  })

  it('stop for a target that responds with 410, which is logged, while others continue', async () => {
    const gone = await receive(() => 410)
    const fine = await receive()
    const relay = await start([
      { name: 'gone', url: gone.url, events: ['chat_started'] },
      { name: 'fine', url: fine.url, events: ['chat_started'] },
    ])
    await open()
    await relay.sendWebhooks()
    expect(await pauses()).toMatchObject([{ target: 'demo/gone', reason: 'gone' }])
    await open()
    await later(hourMs)
    expect(gone.posted.length).toBe(1)
    expect(fine.taken.length).toBe(2)
    expect(relay.log.some((line) => line.includes('demo/gone') && line.includes('paused'))).toBe(true)
  })

  it('are retried for a day; then the next one is sent, and a target that accepted nothing is paused', async () => {
    const receiver = await receive(() => 500)
    const relay = await start([
      { name: 'down', url: receiver.url, events: ['chat_started', 'feedback_given'] },
    ])
    const chat = await open()
    await chat.request('POST', '/chat/v1/feedback', { rating: 1 })
    await relay.sendWebhooks()
    for (let hour = 1; hour <= 23; hour++) await later(hour * hourMs)
    expect(await pauses()).toEqual([])
    expect(receiver.posted.length).toBeGreaterThan(6)
    await later(24.01 * hourMs)
    expect(await pauses()).toMatchObject([{ target: 'demo/down', reason: 'failing' }])
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'waiting'])
  })

  it('are complete after a pause: undelivered events are sent when the target is resumed', async () => {
    let isBack = false
    const receiver = await receive(() => (isBack ? 200 : 410))
    const relay = await start([{ name: 'crm', url: receiver.url }])
    const boss = await test.add('Boss', 'administrator')
    const chat = await open()
    await relay.sendWebhooks()
    await chat.say('meanwhile')
    isBack = true
    await boss.put('/settings/webhooks/pause', { target: 'demo/crm', isPaused: false })
    await relay.sendWebhooks()
    expect(receiver.taken.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  it('are repeated by hand: the same event, once, without delaying others', async () => {
    let status = 200
    const receiver = await receive(() => status)
    const relay = await start([{ name: 'crm', url: receiver.url }])
    const boss = await test.add('Boss', 'administrator')
    await open()
    await relay.sendWebhooks()
    const [newest, oldest] = (await boss.get('/settings/deliveries')).body.rows
    status = 500
    const asked = await boss.post(`/settings/deliveries/${oldest.id}/repeat`)
    expect([asked.status, asked.body.delivery.state]).toEqual([202, 'waiting'])
    await relay.sendWebhooks()
    expect(receiver.posted.at(-1)?.events).toEqual(receiver.posted[0]?.events)
    const { body } = await boss.get(`/settings/deliveries/${oldest.id}`)
    expect(body.delivery).toMatchObject({ state: 'failed', tries: 2, status: 500, fault: 'answer' })
    expect(body.tries.map((one: { status: number }) => one.status)).toEqual([500, 200])
    status = 200
    await boss.post(`/settings/deliveries/${newest.id}/repeat`)
    await relay.sendWebhooks()
    expect(receiver.posted.length).toBe(4)
    expect(await boss.post('/settings/deliveries/unknown/repeat')).toMatchObject({ status: 404 })
  })

  it('are listed with their attempts to operators of the channel, who can test and pause a target', async () => {
    const receiver = await receive()
    const relay = await start([], {
      channels: [
        { gwId: 'demo', title: 'Demo', webhooks: [{ name: 'crm', url: receiver.url }] },
        { gwId: 'other', title: 'Other', webhooks: [{ name: 'crm', url: receiver.url }] },
      ],
    })
    const boss = await test.add('Boss', 'administrator')
    const guest = await test.add('Guest', 'administrator', ['other'])
    await open()
    await relay.sendWebhooks()
    const { targets } = (await boss.get('/settings/webhooks')).body
    expect(targets).toMatchObject([
      { id: 'demo/crm', pause: null, waiting: 0, last: { status: 200, fault: null } },
      { id: 'other/crm', last: null },
    ])
    expect(JSON.stringify(targets)).not.toContain(targetSecret)
    expect((await guest.get('/settings/webhooks')).body.targets.length).toBe(1)
    expect((await guest.get('/settings/deliveries')).body.rows).toEqual([])
    expect((await guest.get('/settings/deliveries?target=demo/crm')).status).toBe(404)
    const [row] = (await boss.get('/settings/deliveries?target=demo/crm&state=delivered&limit=1')).body.rows
    expect(row).toMatchObject({ type: 'new_messages', state: 'delivered', tries: 1 })
    expect((await guest.get(`/settings/deliveries/${row.id}`)).status).toBe(404)
    expect((await guest.put('/settings/webhooks/pause', { target: 'demo/crm', isPaused: true })).status).toBe(
      404,
    )

    expect((await boss.post('/settings/webhooks/test', { target: 'demo/crm' })).status).toBe(202)
    await relay.sendWebhooks()
    expect(receiver.posted.at(-1)?.events).toMatchObject([{ type: 'test', channel: { id: 'demo' }, seq: 0 }])
    await boss.put('/settings/webhooks/pause', { target: 'demo/crm', isPaused: true })
    expect((await boss.post('/settings/webhooks/test', { target: 'demo/crm' })).status).toBe(409)
    expect((await boss.post(`/settings/deliveries/${row.id}/repeat`)).status).toBe(409)
    expect((await boss.get('/settings/webhooks')).body.targets[0].pause).toMatchObject({ reason: 'person' })
  })

  it('go to a target configured in the console, with a secret that is shown once; the configuration file takes precedence', async () => {
    const [fixed, added] = [await receive(), await receive()]
    const relay = await start([{ name: 'fixed', url: fixed.url }])
    const boss = await test.add('Boss', 'administrator')
    const wanted = { gwId: 'demo', name: 'added', url: added.url, events: ['chat_started'] }
    const made = await boss.post('/settings/webhooks', wanted)
    expect(made).toMatchObject({ status: 201, body: { target: 'demo/added' } })
    await open()
    await relay.sendWebhooks()
    const [first] = added.posted
    expect(typesOf(added.taken)).toEqual(['chat_started'])
    const isSignedWith = (secret: string, { headers, body }: NonNullable<typeof first>) =>
      headers['x-parley-signature'] ===
      `sha256=${sign(secret, String(headers['x-parley-timestamp']), Buffer.from(body))}`
    expect(first && isSignedWith(made.body.secret, first)).toBe(true)
    const stored = JSON.stringify(await relay.test.storage.db.selectFrom('hook_target').selectAll().execute())
    const listed = JSON.stringify((await boss.get('/settings/webhooks')).body)
    expect(`${stored}${listed}`).not.toContain(made.body.secret)

    const renewed = await boss.post('/settings/webhooks/secret', { target: 'demo/added' })
    await boss.put('/settings/webhooks', { target: 'demo/added', url: added.url, events: ['message_sent'] })
    const chat = await open()
    await chat.say('hello')
    await relay.sendWebhooks()
    expect(typesOf(added.taken)).toEqual(['chat_started', 'message_sent'])
    expect(added.posted[1] && isSignedWith(renewed.body.secret, added.posted[1])).toBe(true)

    expect((await boss.post('/settings/webhooks', wanted)).status).toBe(409)
    expect((await boss.post('/settings/webhooks', { ...wanted, name: 'fixed' })).status).toBe(409)
    for (const call of ['remove', 'secret'])
      expect((await boss.post(`/settings/webhooks/${call}`, { target: 'demo/fixed' })).status).toBe(409)
    expect(
      (
        await boss.put('/settings/webhooks', {
          target: 'demo/fixed',
          url: added.url,
          events: ['feedback_given'],
        })
      ).status,
    ).toBe(409)
    for (const url of ['https://10.0.0.1/', 'http://8.8.8.8/']) {
      const refused = await boss.post('/settings/webhooks', { ...wanted, name: 'inside', url })
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'url'])
    }
    expect((await boss.post('/settings/webhooks', { ...wanted, gwId: 'unknown' })).status).toBe(404)

    await boss.post('/settings/webhooks/remove', { target: 'demo/added' })
    await chat.say('nobody hears this')
    await relay.sendWebhooks()
    expect(added.posted.length).toBe(2)
    expect(fixed.taken.length).toBeGreaterThan(5)

    // Another relay has not yet noticed that the target was removed.
    const { db } = relay.test.storage
    await db.updateTable('hook_delivery').set({ target: 'demo/added' }).execute()
    await db
      .updateTable('hook_delivery')
      .set({ state: 'waiting', next_at: '2026-11-20T09:00:00.000Z' })
      .execute()
    await db
      .insertInto('hook_pause')
      .values({ target: 'demo/added', reason: 'gone', at: '2026-11-20T09:00:00.000Z' })
      .execute()
    await boss.post('/settings/webhooks', wanted)
    await relay.sendWebhooks()
    expect(added.posted.length).toBe(2)
    await open()
    await relay.sendWebhooks()
    expect(added.posted.length).toBe(3)
  })

  it('are listed page by page, each once', async () => {
    const receiver = await receive()
    const relay = await start([{ name: 'crm', url: receiver.url }])
    const boss = await test.add('Boss', 'administrator')
    relay.setNow(new Date().toISOString())
    const chat = await open()
    for (const word of ['one', 'two', 'three']) await chat.say(word)
    await relay.sendWebhooks()
    const seen: number[] = []
    for (let cursor = ''; ; ) {
      const { rows: page, next } = (await boss.get(`/settings/deliveries?limit=3${cursor}`)).body
      seen.push(...page.map(({ seq }: { seq: number }) => seq))
      if (next === null) break
      cursor = `&cursor=${encodeURIComponent(next)}`
    }
    expect(seen.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('leave only the erasure event of an erased chat', async () => {
    const receiver = await receive(() => 500)
    const relay = await start([{ name: 'crm', url: receiver.url }])
    const chat = await open()
    await chat.say('a secret story')
    await relay.sendWebhooks()
    await chat.request('DELETE', '/chat/v1/session')
    const { db } = relay.test.storage
    expect(await db.selectFrom('hook_event').select(['type', 'chat_id']).execute()).toEqual([
      { type: 'chat_erased', chat_id: null },
    ])
    expect((await rows()).map(({ type }) => type)).toEqual(['chat_erased'])
    expect(await db.selectFrom('hook_chat').selectAll().execute()).toEqual([])
    // Running deliveries end first.
    receiver.posted.splice(0)
    await later(1_000)
    expect(receiver.posted).toEqual([])
    await later(minuteMs)
    expect(receiver.posted[0]?.events).toMatchObject([
      { type: 'chat_erased', chat: { id: chat.session.chatId }, seq: 5 },
    ])
    expect(receiver.posted[0]?.body).not.toContain('story')
  })

  it('are stored for a week, and their log as long as chats are stored', async () => {
    const receiver = await receive()
    const relay = await start([{ name: 'crm', url: receiver.url, events: ['chat_started'] }])
    await open()
    await relay.sendWebhooks()
    const { db } = relay.test.storage
    const bodies = async () =>
      (await db.selectFrom('hook_event').select('body').execute()).map(({ body }) => body)
    const [body] = await bodies()
    expect(body).toBeTruthy()
    expect(body).not.toContain('chat_started')
    await later(6 * 24 * hourMs)
    await relay.sweep()
    expect(await bodies()).toEqual([body])
    await later(8 * 24 * hourMs)
    await relay.sweep()
    expect(await bodies()).toEqual([''])
    await later(91 * 24 * hourMs)
    await relay.sweep()
    expect((await rows()).map(({ type }) => type)).not.toContain('chat_started')
  })

  it('cost a chat of a channel without targets no statement', async () => {
    const relay = await start([])
    const { db } = relay.test.storage
    // Any query of one of these tables would fail.
    for (const table of ['hook_try', 'hook_delivery', 'hook_event', 'hook_chat', 'hook_pause'])
      await db.schema.dropTable(table).execute()
    const ana = await test.add('Ana')
    await ana.goOnline()
    const { chat, chatId } = await test.wanted()
    await ana.claim(chatId)
    expect((await ana.write(chatId, 'Hello')).status).toBe(202)
    await chat.say('report')
    expect((await chat.request('POST', '/chat/v1/feedback', { rating: 5 })).status).toBe(204)
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(500)
  })
})

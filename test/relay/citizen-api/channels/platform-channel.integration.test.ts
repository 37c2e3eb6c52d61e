import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { createPostWebhook } from '../../../../src/http/post-webhook.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { startRelay, type TestRelay, webhookSecret } from '../../../support/relay.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

interface Delivered {
  event_id: string
  type: string
  chat: { human: { name: string; verified?: boolean } }
  chatToken: string
}

const from = (kind: string, messages: ChatMessage[]) =>
  messages
    .filter((message) => message.author.kind === kind)
    .map((message) => (message.type === 'text' ? message.data.text : message.type))

describe(`channel of the platform's own agents on ${database.name}`, () => {
  let platform: TestPlatform
  let relay: TestRelay
  const posted: Delivered[] = []
  /** Timers of the platform, which also move its clock. */
  const timers = createVirtualTimers()
  const posting = createPostWebhook({ networks: 'any' })
  /** Statuses of the next deliveries; after them, deliveries succeed. */
  const refusals: number[] = []

  beforeAll(async () => {
    platform = await createTestPlatform({
      timers,
      clock: () => new Date(Date.now() + timers.now()).toISOString(),
      webhooks: {
        targetOf: (gwId) => ({ url: `${relay.url}/webhooks/${gwId}`, secret: webhookSecret }),
        async post(address, delivery) {
          const refusal = refusals.shift()
          if (refusal !== undefined) return refusal
          const status = await posting.post(address, delivery)
          posted.push(...JSON.parse(Buffer.from(delivery.body).toString()).events)
          return status
        },
      },
    })
    relay = await startRelay({
      dispatch: platform.platform.dispatch,
      secret: platformSecret,
      channels: [{ gwId: 'demo', title: 'Demo', assistant: 'platform' }],
    })
    await platform.platform.start()
  })
  afterAll(async () => {
    await relay.stop()
    await platform.remove()
    await posting.close()
  })

  const open = () => openChat({ url: () => relay.url })
  const answer = (chat: ChatClient, body: object) =>
    platform.as('admin').post(`/sandbox/chats/${chat.session.chatId}/messages`, body)
  const platformChat = async (chat: ChatClient) =>
    (await platform.as('admin').get(`/sandbox/chats/${chat.session.chatId}`)).body
  const arrived = async (chat: ChatClient, count: number) => {
    for (;;) {
      const { messages = [] } = (await platformChat(chat)) ?? {}
      if (messages.length >= count) return messages
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const eventsOf = async (chat: ChatClient, count: number) => {
    for (;;) {
      const events = posted.filter((event) => event.chatToken === chat.session.chatId)
      if (events.length >= count) return events
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it("delivers the citizen's messages to the agents, and the answers back", async () => {
    const chat = await open()
    expect(chat.session.channel.assistant).toBe('platform')
    await chat.say('My money is gone')
    expect(await arrived(chat, 1)).toMatchObject([
      { author: 'visitor', type: 'text', text: 'My money is gone' },
    ])
    const ana = { author_name: 'Ana', author_id: 'a1', author_avatar: 'https://picture.test/ana.png' }
    expect((await answer(chat, { text: 'We are here', ...ana })).status).toBe(202)
    const messages = await chat.until((all) => from('agent', all).length === 1)
    expect(messages.at(-1)).toMatchObject({
      author: { kind: 'agent', id: 'a1', name: 'Ana', avatar: ana.author_avatar },
      data: { text: 'We are here' },
      // The answer names the message that it answers.
      replyToken: messages[0]?.id,
    })
    expect((await eventsOf(chat, 3)).map(({ type }) => type)).toEqual([
      'chat_started',
      'message_sent',
      'new_messages',
    ])
  })

  it('accepts a pressed button with its payload and the token of its message', async () => {
    const chat = await open()
    await chat.say('hello')
    await arrived(chat, 1)
    await answer(chat, {
      author_type: 'bot',
      replyToken: 'r-7',
      type: 'carousel',
      data: {
        cards: [
          {
            title: 'T',
            description: 'D',
            buttons: [{ type: 'postback', text: 'Block it', payload: 'block' }],
          },
        ],
      },
    })
    const messages = await chat.until((all) => from('bot', all).length === 1)
    const token = messages.at(-1)?.replyToken
    expect(token).toBe('r-7')
    await chat.request('POST', '/chat/v1/messages', {
      type: 'postback',
      clientId: 'press-0001',
      payload: 'block',
      text: 'Block it',
      replyToken: token,
    })
    expect((await arrived(chat, 3)).at(-1)).toMatchObject({
      type: 'button',
      payload: 'block',
      text: 'Block it',
    })
    await answer(chat, { text: 'Blocked' })
    const after = await chat.until((all) => from('agent', all).length === 1)
    expect(after.at(-1)?.replyToken).toBe('r-7')
  })

  it('passes an offered payload on unchanged, but removes secrets from any other', async () => {
    const chat = await open()
    await chat.say('hello')
    await arrived(chat, 1)
    const buttons = [{ type: 'postback', text: 'Use it', payload: 'code=1234' }]
    await answer(chat, {
      author_type: 'bot',
      type: 'carousel',
      data: { cards: [{ title: 'T', description: 'D', buttons }] },
    })
    await chat.until((all) => from('bot', all).length === 1)
    await chat.press('code=1234', 'Use it')
    await chat.press('other=1234', 'Use it')
    expect((await arrived(chat, 4)).slice(-2)).toMatchObject([
      { payload: 'code=1234' },
      { payload: 'other=[removed]' },
    ])
  })

  it('forwards a comment without secrets', async () => {
    const chat = await open()
    await chat.say('hello')
    await arrived(chat, 1)
    await chat.request('POST', '/chat/v1/feedback', { rating: 2, comment: 'my pin is 1234' })
    expect((await eventsOf(chat, 3)).at(-1)).toMatchObject({
      feedback: { rating: 2, comment: 'my pin is [removed]' },
    })
  })

  it('transports every type of message', async () => {
    const chat = await open()
    const messages = [
      { type: 'text', data: { text: 'Choose', quickReplies: [{ text: 'Yes', payload: 'yes' }] } },
      { type: 'carousel', data: { cards: [{ title: 'T', description: 'D' }] } },
      { type: 'media', data: { mediaType: 'image', url: 'https://bank.example/a.png', filename: 'a.png' } },
      { type: 'hyperlink', data: { label: 'Help', url: 'https://bank.example/help' } },
    ]
    expect((await answer(chat, { messages })).status).toBe(202)
    const seen = await chat.until((all) => all.length === 4)
    expect(seen).toMatchObject(messages)
  })

  it.each([
    ['an unknown type', { type: 'poem', data: {} }],
    ['eleven cards', { type: 'carousel', data: { cards: Array(11).fill({ title: 'T', description: 'D' }) } }],
    ['nothing', {}],
  ])('refuses %s from an agent', async (_, body) => {
    expect((await answer(await open(), body)).status).toBe(400)
  })

  it("keeps both sides' messages in order, each once, while deliveries fail", async () => {
    const chat = await open()
    refusals.push(500, 0)
    const words = Array.from({ length: 12 }, (_, i) => `m${i}`)
    for (const word of words) await chat.say(word, `${word}-client-id`)
    await chat.say('m3', 'm3-client-id')
    for (const word of words) await answer(chat, { text: `answer to ${word}` })
    const answered = chat.until((all) => from('agent', all).length === words.length)
    const messages = await timers.passUntil(answered, 500)
    expect(from('agent', messages)).toEqual(words.map((word) => `answer to ${word}`))
    const received = (await arrived(chat, 24)) as { author: string; text?: string }[]
    expect(received.filter(({ author }) => author === 'visitor').map(({ text }) => text)).toEqual(words)
  })

  it('shows the name of the person with the uid, and whether it was proven', async () => {
    const profile = { fullname: 'Maria Santos', uid: 'maria-1' }
    const created = await platform.platform.dispatch({
      method: 'POST',
      path: '/gateway/c1/b1/crm/human',
      headers: { 'x-service-token': platformSecret, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(profile)),
    })
    expect(created.status).toBe(201)
    const chat = await open()
    await chat.say('before')
    await eventsOf(chat, 2)
    await chat.request('PUT', '/chat/v1/human', { humanUid: 'maria-1' })
    await chat.say('after')
    const events = await eventsOf(chat, 3)
    expect(events.map(({ chat: { human } }) => human.name)).toEqual(['Visitor', 'Visitor', 'Maria Santos'])
    expect(events[2]?.chat.human.verified).toBe(false)
  })

  it('does not forward secrets or the choice of a language', async () => {
    const chat = await open()
    await chat.press('parley:language:fr', 'Français')
    await chat.say('my pin is 1234')
    expect(await arrived(chat, 1)).toMatchObject([{ text: 'my pin is [removed]' }])
    expect(relay.log.join('\n')).not.toContain('my pin')
  })

  it("forwards the citizen's rating of the chat", async () => {
    const chat = await open()
    await chat.say('hello')
    await eventsOf(chat, 2)
    await chat.request('POST', '/chat/v1/feedback', { rating: 4, comment: 'Quick' })
    expect((await eventsOf(chat, 3)).at(-1)).toMatchObject({
      type: 'feedback_given',
      feedback: { rating: 4, comment: 'Quick' },
    })
  })

  it('is also erased on the platform', async () => {
    const chat = await open()
    await chat.say('Take this back')
    await arrived(chat, 1)
    await chat.request('DELETE', '/chat/v1/session')
    const { db } = platform.test.storage
    const left = async () => [
      await db.selectFrom('pf_chat_message').selectAll().execute(),
      await db.selectFrom('pf_webhook_delivery').selectAll().execute(),
      await relay.test.storage.db.selectFrom('webhook_event').selectAll().execute(),
      await relay.test.storage.db.selectFrom('outbox').selectAll().where('next_at', 'is not', null).execute(),
    ]
    // The relay records a forwarded call a moment after the platform has processed it.
    await eventually(async () => {
      const { status } = await platform.as('admin').get(`/sandbox/chats/${chat.session.chatId}`)
      expect(status).toBe(404)
      expect(JSON.stringify(await left())).not.toMatch(new RegExp(`Take this back|${chat.session.chatId}`))
    })
  })

  it('reports feedback without changing the chat', async () => {
    const chat = await open()
    await platform.as('admin').post(`/sandbox/chats/${chat.session.chatId}/feedback`, { rating: 5 })
    await answer(chat, { text: 'Thank you' })
    const messages = await chat.until((all) => all.length === 1)
    expect(from('agent', messages)).toEqual(['Thank you'])
    expect((await eventsOf(chat, 3)).map(({ type }) => type)).toEqual([
      'chat_started',
      'feedback_given',
      'new_messages',
    ])
  })
})

describe('channel with its own sendMessage address', () => {
  let host: Server
  let relay: TestRelay
  const calls: { path: string | undefined; headers: Record<string, unknown>; body: unknown }[] = []
  /** Statuses of the next calls about a chat, by path. */
  const refusals = new Map<string, number[]>()

  beforeAll(async () => {
    host = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { url: path, headers } = request
      calls.push({ path, headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
      response.writeHead(refusals.get(path ?? '')?.shift() ?? 200).end()
    })
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: null }),
      sendSecret: () => 'send-SECRET',
      timers: createVirtualTimers(),
      channels: [
        {
          gwId: 'demo',
          title: 'Demo',
          assistant: 'platform',
          sendMessage: {
            url: `${url}/chats/{{chatToken}}`,
            headers: { authorization: 'Bearer {{secret}}' },
            body: {
              kind: '{{type}}',
              said: 'She says: {{text}}',
              data: '{{payload}}',
              who: { uid: '{{humanUid}}' },
              reply: '{{replyToken}}',
            },
          },
        },
      ],
    })
  })
  afterAll(async () => {
    await relay.stop()
    await new Promise((closed) => host.close(closed))
  })

  let failedBefore = 0
  beforeEach(() => {
    calls.length = 0
    failedBefore = failures()
    relay.setNow(undefined)
  })

  const open = () => openChat({ url: () => relay.url })
  const failures = () => relay.log.filter((line) => line.includes('"msg":"a call failed"')).length
  /**
   * Waits until the relay has recorded the refusal, since the retry is scheduled by the clock of that moment.
   */
  const refused = async (times: number) => {
    while (failures() - failedBefore < times) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const pathOf = ({ session }: ChatClient) => `/chats/${session.chatId}`
  const refuse = (chat: ChatClient, ...statuses: number[]) => refusals.set(pathOf(chat), statuses)
  const callsOf = (chat: ChatClient) => calls.filter(({ path }) => path === pathOf(chat))
  const tried = async (chat: ChatClient, times: number) => {
    while (callsOf(chat).length < times) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  /** Sets the relay's clock, and makes it poll for due calls immediately. */
  const later = async (seconds: number) => {
    relay.setNow(new Date(Date.now() + seconds * 1000).toISOString())
    await (await open()).say('something else')
  }
  const notices = (messages: ChatMessage[]) => messages.filter(({ view }) => view === 'notice')

  it('notifies the citizen of a refused message and continues; the same words can be sent again', async () => {
    const chat = await open()
    refuse(chat, 422)
    await chat.say('Where is my money?')
    const [notice] = notices(await chat.until((all) => notices(all).length === 1))
    expect(notice).toMatchObject({
      type: 'text',
      lang: 'en',
      data: {
        text: 'Not sent: “Where is my money?”',
        quickReplies: [{ text: 'Try again', payload: 'Where is my money?' }],
      },
    })
    await chat.say('Where is my money?', 'sent-again-1')
    await tried(chat, 2)
    expect(notices(await chat.until((all) => all.length === 3))).toHaveLength(1)
  })

  it('notifies the citizen once that a message is waiting', async () => {
    const chat = await open()
    refuse(chat, 503, 503, 503, 503)
    await chat.say('Is anybody there?')
    for (const [attempt, seconds] of [0, 60, 600, 6000].entries()) {
      if (seconds > 0) await later(seconds)
      await refused(attempt + 1)
    }
    await later(20_000)
    await tried(chat, 5)
    const told = notices(await chat.until((all) => notices(all).length === 1))
    expect(told).toMatchObject([{ data: { text: 'Waiting to be sent: “Is anybody there?”' } }])
  })

  it('returns a message that was not accepted for a day', async () => {
    const chat = await open()
    refuse(chat, 503, 503)
    await chat.say('Is anybody there?')
    await refused(1)
    await later(90_000)
    await tried(chat, 2)
    relay.setNow(undefined)
    const told = notices(await chat.until((all) => notices(all).length === 1))
    expect(told).toMatchObject([{ data: { text: 'Not sent: “Is anybody there?”' } }])
  })

  it('sends nothing more of an erased chat', async () => {
    const chat = await open()
    refuse(chat, 503)
    await chat.say('one')
    await chat.say('two')
    await refused(1)
    await chat.request('DELETE', '/chat/v1/session')
    await later(60)
    await later(600)
    for (;;) {
      const { db } = relay.test.storage
      const open = await db.selectFrom('outbox').select('id').where('next_at', 'is not', null).execute()
      if (open.length === 0) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(callsOf(chat)).toHaveLength(1)
  })

  it('fills in the template, retries failed calls, and leaves out missing values', async () => {
    const chat = await open()
    refuse(chat, 503)
    await chat.say('"quotes" and {{secret}}')
    await chat.press('p-1', 'Press')
    await refused(1)
    relay.pass(1_100)
    await tried(chat, 3)
    const path = pathOf(chat)
    const first = { kind: 'text', said: 'She says: "quotes" and {{secret}}', reply: expect.any(String) }
    expect(calls).toMatchObject([{ path }, { path }, { path }])
    expect(calls.map(({ body }) => body)).toEqual([
      first,
      first,
      { kind: 'button', said: 'She says: Press', data: 'p-1', reply: expect.any(String) },
    ])
    expect(calls[0]?.headers.authorization).toBe('Bearer send-SECRET')
    expect(relay.log.join('\n')).not.toContain('send-SECRET')
  })
})

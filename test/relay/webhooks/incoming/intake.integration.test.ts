import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { sign } from '../../../../src/contract/chat/webhook-signature.ts'
import { limits } from '../../../../src/contract/primitives/limits.ts'
import { asAdmin } from '../../../support/admin-key.ts'
import { openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { startRelay, type TestRelay, webhookSecret } from '../../../support/relay.ts'

const said = (text: string) => ({
  author_type: 'agent',
  author_id: 'a1',
  author_name: 'Ana',
  type: 'text',
  data: { text, quickReplies: [{ text: 'Yes', payload: 'yes' }] },
})
const carousel = (count: number) => ({
  ...said(''),
  type: 'carousel',
  data: { cards: Array.from({ length: count }, (_, i) => ({ title: `Card ${i}`, description: 'D' })) },
})

describe(`webhook deliveries of the platform on ${database.name}`, () => {
  let relay: TestRelay
  beforeAll(async () => {
    relay = await startRelay({
      dispatch: async () => ({ status: 404, headers: {}, body: null }),
      channels: [
        { gwId: 'demo', title: 'Demo' },
        { gwId: 'by-path', title: 'By path' },
      ],
    })
  })
  afterAll(() => relay.stop())

  const event = (chatToken: string, messages: unknown[], more: object = {}) => ({
    chat: { id: `p-${chatToken}`, human: { id: 'h1', name: 'Maria' } },
    channel: { id: 'hook-1' },
    chatToken,
    type: 'new_messages',
    messages,
    ...more,
  })
  const post = (body: string, headers: Record<string, string> = {}, path = '/webhooks/demo') =>
    fetch(`${relay.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  const signed = (body: string, at = Math.floor(Date.now() / 1000)) => ({
    'x-parley-timestamp': String(at),
    'x-parley-signature': sign(webhookSecret, String(at), Buffer.from(body)),
  })
  const deliver = async (...events: unknown[]) => {
    const body = JSON.stringify({ events })
    return post(body, signed(body))
  }
  const textsOf = (messages: ChatMessage[]) =>
    messages
      .filter((message) => message.author.kind === 'agent')
      .map((message) => (message.type === 'text' ? message.data.text : message.type))
  const states = async () =>
    (await relay.test.storage.db.selectFrom('webhook_event').select('state').orderBy('at').execute()).map(
      (row) => row.state,
    )

  it('reach the open chat in order, with the author and the reply token', async () => {
    const chat = await openChat({ url: () => relay.url })
    const response = await deliver(
      event(chat.session.chatId, [said('one'), said('two'), carousel(10)], { replyToken: 'r1' }),
    )
    expect(response.status).toBe(200)
    const messages = await chat.until((all) => textsOf(all).length === 3)
    expect(textsOf(messages)).toEqual(['one', 'two', 'carousel'])
    expect(messages.at(-1)).toMatchObject({
      author: { kind: 'agent', id: 'a1', name: 'Ana' },
      replyToken: 'r1',
    })
  })

  it("offer payloads that are returned to the dialogue unchanged, unlike the citizen's secrets", async () => {
    const chat = await openChat({ url: () => relay.url })
    await deliver(
      event(chat.session.chatId, [
        { ...said('Which?'), data: { text: 'Which?', quickReplies: [{ text: 'A', payload: 'code=1234' }] } },
      ]),
    )
    await chat.press('code=1234', 'A')
    await chat.press('mine=1234', 'A')
    const messages = await chat.until((all) => all.filter(({ author }) => author.kind === 'bot').length === 3)
    expect(messages.filter(({ author }) => author.kind === 'bot').map(({ data }) => data)).toMatchObject([
      { text: 'Hello' },
      { text: 'pressed code=1234' },
      { text: 'pressed mine=[removed]' },
    ])
  })

  it('are accepted up to 128 KB, and refused one byte beyond', async () => {
    const chat = await openChat({ url: () => relay.url })
    const body = (bytes: number) => {
      const text = JSON.stringify({
        events: [event(chat.session.chatId, [said(`filled ${bytes}`)], { more: '' })],
      })
      return text.replace('"more":""', `"more":"${'a'.repeat(bytes - text.length)}"`)
    }
    const { webhookBodyBytes: most } = limits
    expect((await post(body(most), signed(body(most)))).status).toBe(200)
    expect((await post(body(most + 1), signed(body(most + 1)))).status).toBe(413)
    expect(textsOf(await chat.until((all) => textsOf(all).length === 1))).toEqual([`filled ${most}`])
  })

  it("find the chat by the platform's id if there is no token", async () => {
    const chat = await openChat({ url: () => relay.url })
    await deliver(event(chat.session.chatId, [said('first')]))
    const { chatToken: _, ...withoutToken } = event(chat.session.chatId, [said('second')])
    await deliver(withoutToken)
    expect(textsOf(await chat.until((all) => textsOf(all).length === 2))).toEqual(['first', 'second'])
  })

  it('are stored once, even if they are sent repeatedly or at the same time', async () => {
    const chat = await openChat({ url: () => relay.url })
    const body = JSON.stringify({ events: [event(chat.session.chatId, [said('once')])] })
    await Promise.all(Array.from({ length: 10 }, () => post(body, signed(body))))
    await deliver(event(chat.session.chatId, [said('named')], { event_id: 'e-1' }))
    await deliver(event(chat.session.chatId, [said('named')], { event_id: 'e-1', again: true }))
    await deliver(event(chat.session.chatId, [said('end')]))
    expect(textsOf(await chat.until((all) => textsOf(all).includes('end')))).toEqual(['once', 'named', 'end'])
  })

  it('keep their order within a chat when there are many', async () => {
    const chat = await openChat({ url: () => relay.url })
    const events = Array.from({ length: 50 }, (_, i) => event(chat.session.chatId, [said(`m${i}`)]))
    await deliver(...events)
    expect(textsOf(await chat.until((all) => textsOf(all).length === 50))).toEqual(
      events.map((_, i) => `m${i}`),
    )
  })

  it('quarantine an invalid event, and store the valid ones', async () => {
    const chat = await openChat({ url: () => relay.url })
    const before = (await states()).filter((state) => state === 'quarantined').length
    const answer = await deliver(
      event(chat.session.chatId, [said('good')]),
      event(chat.session.chatId, [{ ...said('from nobody'), author_type: 'human' }]),
      'not an event',
      { ...event(chat.session.chatId, []), type: 'feedback_given', rating: 5 },
      event(chat.session.chatId, [said('also good')]),
    )
    expect([answer.status, await answer.json()]).toEqual([200, { received: 5, quarantined: 2 }])
    expect(textsOf(await chat.until((all) => textsOf(all).includes('also good')))).toEqual([
      'good',
      'also good',
    ])
    const after = await states()
    expect(after.filter((state) => state === 'quarantined')).toHaveLength(before + 2)
    expect(after).toContain('ignored')
    const metrics = await (await fetch(`${relay.url}/metrics`, { headers: asAdmin })).text()
    expect(metrics).toMatch(/parley_webhook_events_total\{result="quarantined"\} \d/)
  })

  it('are answered with 422 if nothing in them can be used, however often they are sent', async () => {
    const body = JSON.stringify({ events: ['not an event'] })
    for (let time = 0; time < 2; time++) expect((await post(body, signed(body))).status).toBe(422)
  })

  it('keep the good messages of an event in their order, once, and quarantine the others', async () => {
    const chat = await openChat({ url: () => relay.url })
    const mixed = event(chat.session.chatId, [said('one'), { type: 'text' }, said('two'), said('three')])
    const quarantined = async () => (await states()).filter((state) => state === 'quarantined').length
    const before = await quarantined()
    const answers = [await deliver(mixed), await deliver(mixed)]
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { received: 1, quarantined: 1 },
      { received: 1, quarantined: 1 },
    ])
    await deliver(event(chat.session.chatId, [said('end')]))
    expect(textsOf(await chat.until((all) => textsOf(all).includes('end')))).toEqual([
      'one',
      'two',
      'three',
      'end',
    ])
    expect(await quarantined()).toBe(before + 1)
  })

  const agent = { author_type: 'agent', author_id: 'a1', author_name: 'Ana' }
  const card = { title: 'T', description: 'D' }
  const file = 'https://files.example/a/receipt.pdf'
  /** Each with what the citizen sees. */
  const deviating: [string, Record<string, unknown>, object][] = [
    ['null quick replies', { type: 'text', data: { text: 'hi', quickReplies: null } }, { text: 'hi' }],
    ['a null avatar', { type: 'text', author_avatar: null, data: { text: 'hi' } }, { text: 'hi' }],
    [
      'an avatar that is no address',
      { type: 'text', author_avatar: 'x', data: { text: 'hi' } },
      { text: 'hi' },
    ],
    ['a null name', { type: 'text', author_name: null, data: { text: 'hi' } }, { text: 'hi' }],
    ['a numeric author', { type: 'text', author_id: 7, data: { text: 'hi' } }, { text: 'hi' }],
    [
      '21 quick replies',
      { type: 'text', data: { text: 'hi', quickReplies: Array(21).fill({ text: 'a', payload: 'a' }) } },
      { text: 'hi', quickReplies: Array(20).fill({ text: 'a', payload: 'a' }) },
    ],
    [
      'a quick reply without a payload',
      { type: 'text', data: { text: 'hi', quickReplies: [{ text: 'Yes' }, { text: '' }] } },
      { text: 'hi', quickReplies: [{ text: 'Yes', payload: 'Yes' }] },
    ],
    [
      'a text that is too long',
      { type: 'text', data: { text: 'word '.repeat(limits.messageChars) } },
      { text: expect.stringMatching(/word…$/) },
    ],
    ['an empty text with a title', { type: 'text', data: { text: '', title: 'Title' } }, { text: 'Title' }],
    ['an unknown type with text', { type: 'poll', data: { text: 'Which?' } }, { text: 'Which?' }],
    [
      '11 cards',
      { type: 'carousel', data: { cards: Array(11).fill(card) } },
      { cards: Array(10).fill(card) },
    ],
    [
      'a card without a title',
      { type: 'carousel', data: { cards: [{ description: 'First line\nmore' }] } },
      { cards: [{ title: 'First line', description: 'First line\nmore' }] },
    ],
    [
      'a card without a description',
      { type: 'carousel', data: { cards: [{ title: 'T', description: null }] } },
      { cards: [{ title: 'T', description: '' }] },
    ],
    [
      'a card of a button alone',
      { type: 'carousel', data: { cards: [{ buttons: [{ type: 'url', text: 'Open', url: file }] }] } },
      { cards: [{ title: 'Open', description: '', buttons: [{ type: 'url', text: 'Open', url: file }] }] },
    ],
    [
      'a card with four buttons and one without a label',
      {
        type: 'carousel',
        data: {
          cards: [{ ...card, buttons: [{ type: 'text' }, ...Array(4).fill({ type: 'text', text: 'b' })] }],
        },
      },
      { cards: [{ ...card, buttons: Array(3).fill({ type: 'text', text: 'b' }) }] },
    ],
    [
      'a button with an address of a script',
      {
        type: 'carousel',
        data: { cards: [{ ...card, buttons: [{ type: 'url', text: 'b', url: 'javascript:alert(1)' }] }] },
      },
      { cards: [card] },
    ],
    [
      'a picture that is no address',
      { type: 'carousel', data: { cards: [{ ...card, image: 'data:x' }] } },
      { cards: [card] },
    ],
    ['no cards but text', { type: 'carousel', data: { cards: [], text: 'none' } }, { text: 'none' }],
    [
      'unknown media',
      { type: 'media', data: { mediaType: 'sticker', url: file, filename: 'Receipt' } },
      { label: 'Receipt', url: file },
    ],
    [
      'media without a name',
      { type: 'media', data: { mediaType: 'file', url: file, filename: null } },
      { mediaType: 'file', url: file, filename: 'receipt.pdf' },
    ],
    [
      'media without an address',
      { type: 'media', data: { mediaType: 'image', filename: 'photo.jpg' } },
      { text: 'photo.jpg' },
    ],
    ['a link without a label', { type: 'hyperlink', data: { url: file } }, { label: file, url: file }],
    [
      'a link that is no address',
      { type: 'hyperlink', data: { label: 'Call us', url: 'ftp://x' } },
      { text: 'Call us' },
    ],
  ]
  it.each(deviating)('with %s are shown as far as they go', async (_, message, data) => {
    const chat = await openChat({ url: () => relay.url })
    const answer = await deliver(event(chat.session.chatId, [{ ...agent, ...message }, said('end')]))
    expect(await answer.json()).toEqual({ received: 1, quarantined: 0 })
    const messages = await chat.until((all) => textsOf(all).includes('end'))
    const [shown] = messages.filter(({ author }) => author.kind === 'agent')
    expect(shown?.data).toEqual(data)
  })

  const unusable: [string, unknown][] = [
    ['no author', { type: 'text', data: { text: 'hi' } }],
    ['an author who is the citizen', { ...said('hi'), author_type: 'human' }],
    ['no words', { ...agent, type: 'poll', data: { options: [1, 2] } }],
    ['no data', { ...agent, type: 'text' }],
    ['text in place of a message', 'hi'],
  ]
  it.each(unusable)('with %s are quarantined', async (_, message) => {
    const chat = await openChat({ url: () => relay.url })
    expect((await deliver(event(chat.session.chatId, [message]))).status).toBe(422)
  })

  it('of a host that sets every unknown member to null are read', async () => {
    const chat = await openChat({ url: () => relay.url })
    const answer = await deliver(
      event(
        chat.session.chatId,
        [{ ...said('hello'), author_avatar: null, data: { text: 'hello', quickReplies: null } }],
        {
          chat: { id: 4711, human: { id: null, name: null } },
          channel: { id: 12, name: null },
          event_id: null,
          replyToken: null,
        },
      ),
    )
    expect(answer.status).toBe(200)
    expect(textsOf(await chat.until((all) => textsOf(all).length === 1))).toEqual(['hello'])
  })

  it.each([
    ['no JSON', '{', 400],
    ['no envelope', '{"event":1}', 400],
    ['no events', '{"events":[]}', 400],
    ['a list', '[]', 400],
  ])('are refused and not stored when they contain %s', async (_, body, status) => {
    const before = (await states()).length
    expect((await post(body, signed(body))).status).toBe(status)
    expect(await states()).toHaveLength(before)
  })

  it('are refused without a signature, or with an invalid, expired or mismatched one', async () => {
    const body = JSON.stringify({ events: [event('x', [said('forged')])] })
    const now = Math.floor(Date.now() / 1000)
    const before = (await states()).length
    for (const headers of [
      {},
      { ...signed(body), 'x-parley-signature': 'a'.repeat(64) },
      { ...signed(body), 'x-parley-signature': '' },
      signed(body, now - 301),
      signed(`${body} `),
      { 'x-parley-signature': sign(webhookSecret, '', Buffer.from(body)) },
    ]) {
      expect((await post(body, headers as Record<string, string>)).status).toBe(401)
    }
    expect((await post(body, signed(body), '/webhooks/none')).status).toBe(404)
    expect(await states()).toHaveLength(before)
  })

  it('may have a secret in their path if the platform cannot sign', async () => {
    const body = JSON.stringify({
      events: [{ chat: { id: '1' }, channel: { id: '2' }, type: 'chat_started' }],
    })
    expect((await post(body, {}, '/webhooks/by-path/a-path-secret')).status).toBe(200)
    expect((await post(body, {}, '/webhooks/by-path/another')).status).toBe(401)
    expect((await post(body, {}, '/webhooks/by-path')).status).toBe(401)
    expect((await post(body, {}, '/webhooks/demo/a-path-secret')).status).toBe(401)
  })
})

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
    await deliver(
      event(chat.session.chatId, [said('good')]),
      event(chat.session.chatId, [carousel(11)]),
      'not an event',
      { ...event(chat.session.chatId, []), type: 'feedback_given', rating: 5 },
      event(chat.session.chatId, [said('also good')]),
    )
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

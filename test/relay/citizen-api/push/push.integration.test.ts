import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../../../src/contract/chat/chat.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { createPushService } from '../../../support/push-service.ts'
import { textOf } from '../../../support/victim.ts'

const path = '/chat/v1/push'

/** Push notifications to the citizen's devices while the page is closed. */
describe(`push notifications, on ${database.name}`, () => {
  const service = createPushService()
  let test: TestInbox
  let ana: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox({ fetch: service.fetch, publicUrl: 'https://help.example' })
    ana = await test.add('Ana')
  })
  afterAll(() => test.stop())

  const open = () => openChat({ url: () => test.relay.url })
  const subscribe = (chat: ChatClient, device: string) => chat.request('PUT', path, service.subscribe(device))
  const says = (chat: ChatClient, words: string) =>
    chat.until((all) => all.some((one) => textOf(one).includes(words)))
  const report = async (chat: ChatClient) => {
    await chat.say('report')
    await says(chat, 'done create-case')
    return `CASE-${test.upstream.intakes.length}`
  }
  const change = async (chat: ChatClient, caseId: string, status: string) => {
    test.upstream.status = status
    await test.relay.caseChanged(caseId)
    await says(chat, `changed ${status}`)
  }

  it('report news of the case once on each device, with the short number and no amounts', async () => {
    const chat = await open()
    const caseId = await report(chat)
    expect((await subscribe(chat, 'phone')).status).toBe(204)
    await subscribe(chat, 'phone')
    await subscribe(chat, 'laptop')
    await change(chat, caseId, 'frozen')
    for (const device of ['phone', 'laptop']) {
      await expect.poll(() => service.noticesOf(device)).toHaveLength(1)
    }
    const [notice] = service.noticesOf('phone')
    expect(notice).toEqual({
      title: expect.stringMatching(/^News about your report [0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]$/),
      lang: 'en',
      gwId: 'demo',
      tag: 'demo:case',
    })
    expect(service.headers().get('authorization')).toMatch(/^vapid t=.+, k=.+$/)
  })

  it('report that an agent has answered, but not the answer', async () => {
    const { chat, chatId } = await test.wanted()
    await subscribe(chat, 'tablet')
    await ana.claim(chatId)
    expect((await ana.write(chatId, 'Please call Unity Bank now')).status).toBe(202)
    await expect
      .poll(() => service.noticesOf('tablet').map(({ title }) => title))
      .toEqual(['You have an answer in your chat.'])
  })

  it('are not sent for a chat that is erased or whose citizen has unsubscribed', async () => {
    const chat = await open()
    const caseId = await report(chat)
    await subscribe(chat, 'old')
    expect((await chat.request('DELETE', path)).status).toBe(204)
    await change(chat, caseId, 'traced')
    await subscribe(chat, 'erased')
    await chat.request('DELETE', '/chat/v1/session')
    await test.relay.caseChanged(caseId)
    expect([...service.noticesOf('old'), ...service.noticesOf('erased')]).toEqual([])
    expect(
      await test.relay.test.storage.db
        .selectFrom('push_device')
        .select('id')
        .where('chat_id', '=', chat.session.chatId)
        .execute(),
    ).toEqual([])
  })

  it('stop for devices registered before the proof of identity, and continue for later ones', async () => {
    const chat = await open()
    const caseId = await report(chat)
    await subscribe(chat, 'thief')
    const humanHash = createHmac('sha256', test.relay.identitySecret).update('victim').digest('hex')
    const proof = { humanUid: 'victim', humanHash, join: true }
    const proven = (await (await chat.request('PUT', '/chat/v1/human', proof)).json()) as SessionResponse
    const devices = () =>
      test.relay.test.storage.db
        .selectFrom('push_device')
        .select('id')
        .where('chat_id', '=', proven.chatId)
        .execute()
    expect([proven.chatId, await devices()]).toEqual([chat.session.chatId, []])
    const theirs = await openChat({ url: () => test.relay.url, resume: proven.token, human: proof })
    await subscribe(theirs, 'own')
    const again = await fetch(`${test.relay.url}/chat/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gwId: 'demo', resume: proven.token, ...proof }),
    })
    expect(again.status).toBe(201)
    await change(theirs, caseId, 'frozen')
    await expect.poll(() => service.noticesOf('own')).toHaveLength(1)
    expect(service.noticesOf('thief')).toEqual([])
  })

  it('are retried when the push service is unavailable, and an expired device is removed', async () => {
    const chat = await open()
    const caseId = await report(chat)
    await subscribe(chat, 'flaky')
    await subscribe(chat, 'gone')
    service.answers.set('flaky', [503])
    service.answers.set('gone', [410])
    await change(chat, caseId, 'disputed')
    await expect.poll(() => service.noticesOf('flaky')).toHaveLength(1)
    await change(chat, caseId, 'closed')
    await expect.poll(() => service.noticesOf('flaky')).toHaveLength(2)
    expect(service.noticesOf('gone')).toEqual([])
  })

  it.each([
    ['a server inside', 'https://127.0.0.1/send', 'endpoint'],
    ['a stranger', 'https://push.example/send', 'endpoint'],
    ['a port of its own', 'https://fcm.googleapis.com:8443/send', 'endpoint'],
    ['a name that only ends alike', 'https://evilnotify.windows.com/send', 'endpoint'],
    ['no encryption', 'http://fcm.googleapis.com/send', 'endpoint'],
  ])('are not posted to the address of %s', async (_, endpoint, field) => {
    const chat = await open()
    const answer = await chat.request('PUT', path, { ...service.subscribe('x'), endpoint })
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors).toMatchObject([{ field }])
  })

  it('are limited to five devices per chat', async () => {
    const chat = await open()
    for (let count = 0; count < 7; count += 1) await subscribe(chat, `device-${count}`)
    const { db } = test.relay.test.storage
    const rows = await db
      .selectFrom('push_device')
      .select('id')
      .where('chat_id', '=', chat.session.chatId)
      .execute()
    expect(rows).toHaveLength(5)
  })

  it('offer browsers a key only if there is a public address', async () => {
    const chat = await open()
    const key = (await (await chat.request('GET', path)).json()) as { publicKey: string }
    expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(65)
    const other = await startTestInbox()
    const unreachable = await openChat({ url: () => other.relay.url })
    expect((await unreachable.request('GET', path)).status).toBe(404)
    await other.stop()
  })
})

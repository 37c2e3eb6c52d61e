import { afterEach, describe, expect, it } from 'vitest'
import { sign } from '../../src/contract/chat/webhook-signature.ts'
import { database } from '../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { startReceiver } from '../support/receiver.ts'

const said = { chatToken: 'chat-1', gwId: 'demo', message: { type: 'text', text: 'Help' } }

describe(`chats of the embedded platform on ${database.name}`, () => {
  let platform: TestPlatform
  afterEach(() => platform.remove())
  const send = (body: object, key?: string) =>
    platform.as('citizen:someone').post('/sandbox/send-message', body, key ? { 'idempotency-key': key } : {})

  it('accept citizens’ messages even without a sandbox, and none of its other calls', async () => {
    platform = await createTestPlatform({ sandbox: false })
    expect((await send(said)).status).toBe(202)
    expect((await platform.as('admin').get('/sandbox/chats/chat-1')).status).toBe(404)
    expect((await platform.as('admin').post('/sandbox/chats/chat-1/messages', { text: 'x' })).status).toBe(
      404,
    )
  })

  it('store a message once for each key', async () => {
    platform = await createTestPlatform()
    const first = await send(said, 'm-1')
    expect(await send(said, 'm-1')).toMatchObject({ status: 202, body: first.body })
    await send(said, 'm-2')
    const { body } = await platform.as('admin').get('/sandbox/chats/chat-1')
    expect(body.messages.map(({ id }: { id: string }) => id)).toEqual(['m-1', 'm-2'])
  })

  it.each([
    ['no token', { ...said, chatToken: undefined }, 'chatToken'],
    ['a message of no type', { ...said, message: { text: 'x' } }, 'message.type'],
    ['an empty text', { ...said, message: { type: 'text', text: '' } }, 'message.text'],
  ])('refuse %s', async (_, body, field) => {
    platform = await createTestPlatform()
    const answer = await send(body)
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  })

  it('sign what they deliver, and retry until it is accepted', async () => {
    const receiver = await startReceiver(({ nr }) => (nr === 1 ? 500 : 200))
    const { posted } = receiver
    platform = await createTestPlatform({
      webhooks: {
        targetOf: () => ({ url: receiver.url, secret: 'shared' }),
      },
    })
    await platform.platform.start()
    await send(said, 'm-1')
    while (posted.length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(posted[1]?.body).toBe(posted[0]?.body)
    await receiver.stop()
    for (const { headers, body } of posted) {
      const timestamp = String(headers['x-parley-timestamp'])
      const signature = `sha256=${sign('shared', timestamp, Buffer.from(body))}`
      expect(headers['x-parley-signature']).toBe(signature)
    }
    expect(JSON.parse(posted[0]?.body ?? '').events).toMatchObject([
      {
        type: 'chat_started',
        chat: { human: { name: 'Visitor' } },
        channel: { id: 'demo' },
        chatToken: 'chat-1',
      },
      { type: 'message_sent', message: { id: 'm-1', type: 'text', text: 'Help' } },
    ])
  })
})

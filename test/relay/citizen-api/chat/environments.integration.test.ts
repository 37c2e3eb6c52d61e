import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../../../src/contract/chat/chat.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { type Receiver, startReceiver } from '../../../support/receiver.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'

describe(`chats in several environments on ${database.name}`, () => {
  let relay: TestRelay
  let upstream: FakeTrustLayer
  let receiver: Receiver
  afterEach(async () => {
    await relay.stop()
    await receiver.stop()
  })
  const start = async (channel: { envs?: string[] } = {}) => {
    upstream = createFakeTrustLayer()
    receiver = await startReceiver()
    relay = await startRelay({
      dispatch: upstream.dispatch,
      config: { webhooks: { privateNetworks: ['127.0.0.1'] } },
      channels: [{ gwId: 'demo', title: 'Demo', webhooks: [{ name: 'crm', url: receiver.url }], ...channel }],
    })
  }
  const open = async (body: object) => {
    const response = await fetch(`${relay.url}/chat/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gwId: 'demo', locale: 'en', ...body }),
    })
    return { status: response.status, body: (await response.json()) as SessionResponse & { errors: unknown } }
  }
  const chatOf = async (body: object) => (await open(body)).body.chatId
  const maria = () => ({
    humanUid: 'maria',
    humanHash: createHmac('sha256', relay.identitySecret).update('maria').digest('hex'),
  })

  it('are only resumed in their own environment', async () => {
    await start()
    const { body: first } = await open({ env: 'test' })
    expect(await chatOf({ env: 'test', resume: first.token })).toBe(first.chatId)
    expect(await chatOf({ env: 'live', resume: first.token })).not.toBe(first.chatId)
    expect(await chatOf({ resume: first.token })).not.toBe(first.chatId)
  })

  it('are resumed in any environment if they are from before environments were stored', async () => {
    await start()
    const { body: first } = await open({ env: 'test' })
    await relay.test.storage.db.updateTable('chat').set({ env: null }).execute()
    expect(await chatOf({ env: 'live', resume: first.token })).toBe(first.chatId)
  })

  it('are found for a proven person in the current environment', async () => {
    await start()
    const [live, trial] = [
      await chatOf({ env: 'live', ...maria() }),
      await chatOf({ env: 'test', ...maria() }),
    ]
    expect(trial).not.toBe(live)
    expect(await chatOf({ env: 'live', ...maria() })).toBe(live)
  })

  it("are opened in the channel's environments, the first one by default", async () => {
    await start({ envs: ['live', 'test'] })
    const { body: first } = await open({})
    expect(await chatOf({ env: 'live', resume: first.token })).toBe(first.chatId)
    const refused = await open({ env: 'staging' })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'env', code: 'unknown' })],
    ])
  })

  it('include the environment in every event, and in the metadata of their cases', async () => {
    await start()
    const { body } = await open({ env: 'test' })
    await open({})
    await fetch(`${relay.url}/chat/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${body.token}` },
      body: JSON.stringify({ type: 'text', clientId: 'the-report', text: 'report' }),
    })
    await expect.poll(() => upstream.intakes.length).toBe(1)
    expect(upstream.intakes[0]?.body.confidence_metadata).toMatchObject({ env: 'test' })
    await expect.poll(() => receiver.taken.map(({ type }) => type)).toContain('case_created')
    const envsOf = (isFirst: boolean) =>
      new Set(
        receiver.taken.flatMap((event) =>
          ((event.chat as { id: string }).id === body.chatId) === isFirst ? [event.env] : [],
        ),
      )
    expect([envsOf(true), envsOf(false)]).toEqual([new Set(['test']), new Set([undefined])])
  })
})

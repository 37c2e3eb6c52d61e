import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sign } from '../../../../src/contract/chat/webhook-signature.ts'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { openStory } from '../../../support/trust-story.ts'

const secret = 'shared with the service for SMS'

describe(`delivery reports, on ${database.name}`, () => {
  let platform: TestPlatform
  let relay: TestRelay
  let handedOver: string[] = []
  let sentSoFar = 0
  beforeAll(async () => {
    const deliver = async ({ id }: { id: string }) => void handedOver.push(id)
    platform = await createTestPlatform({ deliveries: { sms: deliver, voice_callback: deliver } })
    relay = await startRelay({
      dispatch: platform.platform.dispatch,
      secret: platformSecret,
      deliveryStatus: { secrets: { sms: secret }, take: platform.platform.noteDeliveries },
    })
  })
  afterAll(async () => {
    await relay.stop()
    await platform.remove()
  })

  const post = (
    body: string,
    { at = Date.now(), key = secret, channel = 'sms' }: { at?: number; key?: string; channel?: string } = {},
  ) => {
    const timestamp = String(Math.floor(at / 1000))
    return fetch(`${relay.url}/webhooks/deliveries/${channel}/status`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-parley-timestamp': timestamp,
        'x-parley-signature': `sha256=${sign(key, timestamp, Buffer.from(body))}`,
      },
      body,
    })
  }
  const report = async (id: string, status: string) => {
    const answer = await post(JSON.stringify({ statuses: [{ id, status }] }))
    return { status: answer.status, body: (await answer.json()) as { received?: number; news?: number } }
  }
  /** Sends a message by a channel; returns its id. */
  const sent = async (channel = 'sms') => {
    handedOver = []
    const caseId = await openStory(platform, new Date(Date.now() + 3_600_000).toISOString())
    await platform.as('analyst').post(`/v1/cases/${caseId}/notify`, {
      notification_type: 'case_received',
      delivery_channels: [channel],
      message_variables: { note: String(++sentSoFar) },
    })
    await platform.settle()
    expect(handedOver).toHaveLength(1)
    return handedOver[0] ?? ''
  }
  const standing = (id: string) =>
    platform.test.storage.db
      .selectFrom('pf_delivery')
      .select(['status', 'failure_reason'])
      .where('delivery_id', '=', id)
      .executeTakeFirst()

  it('mark a message as delivered, once', async () => {
    const id = await sent()
    expect(await standing(id)).toEqual({ status: 'sent', failure_reason: null })
    expect(await report(id, 'delivered')).toEqual({ status: 200, body: { received: 1, news: 1 } })
    expect(await report(id, 'delivered')).toEqual({ status: 200, body: { received: 1, news: 0 } })
    await report(id, 'failed')
    expect(await standing(id)).toEqual({ status: 'delivered', failure_reason: null })
    const audit = await platform.test.storage.db
      .selectFrom('pf_audit')
      .select('action')
      .where('resource_id', '=', id)
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['delivery.sent', 'delivery.delivered'])
  })

  it('mark a message as failed', async () => {
    const id = await sent()
    await report(id, 'failed')
    expect(await standing(id)).toEqual({ status: 'failed', failure_reason: 'not_delivered' })
  })

  it('do not affect messages of another channel', async () => {
    const id = await sent('voice_callback')
    expect((await report(id, 'delivered')).body).toEqual({ received: 1, news: 0 })
    expect(await standing(id)).toMatchObject({ status: 'sent' })
  })

  it('count for a message whose sending was not yet recorded', async () => {
    const id = await sent()
    await platform.test.storage.db
      .updateTable('pf_delivery')
      .set({ status: 'queued', sent_at: null })
      .where('delivery_id', '=', id)
      .execute()
    expect((await report(id, 'delivered')).body.news).toBe(1)
    await platform.settle()
    expect([await standing(id), handedOver]).toEqual([{ status: 'delivered', failure_reason: null }, [id]])
  })

  const body = JSON.stringify({ statuses: [{ id: 'DLV-1', status: 'delivered' }] })
  it.each([
    ['signed with another key', () => post(body, { key: 'a key that nobody has shared' }), 401],
    ['old', () => post(body, { at: Date.now() - 3_600_000 }), 401],
    ['for a channel without a secret', () => post(body, { channel: 'voice_callback' }), 404],
    ['for a channel that nobody has', () => post(body, { channel: 'email' }), 404],
    ['of no form', () => post('{'), 400],
    ['of an unknown status', () => post('{"statuses":[{"id":"DLV-1","status":"read"}]}'), 400],
    ['longer than may be', () => post(`{"x":"${'x'.repeat(140_000)}"}`), 413],
    [
      'of more messages than may be',
      () => post(JSON.stringify({ statuses: Array(201).fill({ id: 'D', status: 'failed' }) })),
      400,
    ],
  ])('are refused when %s', async (_, send, status) => {
    expect((await send()).status).toBe(status)
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import type { MessageLimits } from '../../src/platform/kit/message-limits.ts'
import { defaultMessageLimits } from '../../src/platform/kit/message-limits.ts'
import type { OutgoingMessage } from '../../src/platform/kit/ports.ts'
import { defaultProfile } from '../../src/platform/kit/profile.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { openStory, story } from '../support/trust-story.ts'

describe('messages to citizens', () => {
  let platform: TestPlatform
  afterEach(() => platform.remove())
  let sent: string[]

  const start = async (messages: Partial<MessageLimits>) => {
    sent = []
    const by = (channel: string) => async (_: OutgoingMessage) => {
      sent.push(channel)
    }
    platform = await createTestPlatform({
      profile: { ...defaultProfile, messages: { ...defaultMessageLimits, ...messages } },
      deliveries: { sms: by('sms'), voice_callback: by('voice_callback'), email: by('email') },
    })
  }
  const report = async (citizen: string, at: string) => {
    await platform.setClock(at)
    const { body } = await platform.as('analyst').post('/v1/cases/intake', {
      ...story.intake,
      citizen_id_hash: citizen,
      transaction_reference: undefined,
      confidence_metadata: { ...story.intake.confidence_metadata, contact_email: 'vera@home.example' },
    })
    return body.case_id as string
  }
  const notify = async (caseId: string, type: string, channels: readonly string[] = ['sms']) => {
    const answer = await platform.as('analyst').post(`/v1/cases/${caseId}/notify`, {
      notification_type: type,
      delivery_channels: channels,
    })
    expect(answer.status).toBe(202)
    await platform.settle()
    return answer.body
  }
  const fates = (caseId: string) =>
    platform.test.storage.db
      .selectFrom('pf_delivery')
      .select(['channel', 'status', 'failure_reason'])
      .where('case_id', '=', caseId)
      .orderBy('delivery_id')
      .execute()

  it('wait until the quiet hours are over if they ring; email does not wait', async () => {
    await start({ quietHours: { from: '21:00', to: '08:00' } })
    // 23:00 in Manila.
    const caseId = await report('hm1:v', '2026-11-20T15:00:00Z')
    const { deliveries } = await notify(caseId, 'case_received', ['sms', 'voice_callback', 'email'])
    expect(deliveries).toMatchObject([
      { channel: 'sms', status: 'queued', expected_by: '2026-11-21T00:00:30Z' },
      { channel: 'voice_callback', status: 'queued', expected_by: '2026-11-21T00:05:00Z' },
      { channel: 'email', expected_by: '2026-11-20T15:00:30Z' },
    ])
    expect(sent).toEqual(['email'])
    await platform.setClock('2026-11-20T23:59:00Z')
    expect(sent).toEqual(['email'])
    await platform.setClock('2026-11-21T00:00:01Z')
    expect([...sent].sort()).toEqual(['email', 'sms', 'voice_callback'])
  })

  it('are retried after the quiet hours if they could not be delivered before', async () => {
    let isDown = true
    const sms = async () => {
      if (isDown) throw new Error('the service is away')
    }
    platform = await createTestPlatform({
      profile: {
        ...defaultProfile,
        messages: { ...defaultMessageLimits, quietHours: { from: '21:00', to: '08:00' } },
      },
      deliveries: { sms },
    })
    // A second before 21:00 in Manila.
    const caseId = await openStory(platform, '2026-11-20T12:59:59Z')
    await notify(caseId, 'case_received')
    isDown = false
    await platform.setClock('2026-11-20T20:00:00Z')
    expect(await fates(caseId)).toMatchObject([{ status: 'queued' }])
    await platform.setClock('2026-11-21T00:00:01Z')
    expect(await fates(caseId)).toMatchObject([{ status: 'sent' }])
  })

  it('are limited per case and channel in a day', async () => {
    await start({ perCaseAndDay: 2 })
    const caseId = await report('hm1:v', '2026-11-20T09:00:00Z')
    for (const type of ['case_received', 'trace_update', 'case_closed']) await notify(caseId, type)
    await notify(caseId, 'case_received', ['email'])
    expect(sent).toEqual(['sms', 'sms', 'email'])
    expect(await fates(caseId)).toMatchObject([
      { status: 'sent' },
      { status: 'sent' },
      { status: 'failed', failure_reason: 'over_budget' },
      { channel: 'email', status: 'sent' },
    ])
    await platform.setClock('2026-11-21T09:00:01Z')
    await notify(caseId, 'case_closed')
    expect(sent).toHaveLength(4)
  })

  it('wait if they cost money and there are too many in an hour', async () => {
    await start({ perHour: 1 })
    const first = await report('hm1:v', '2026-11-20T09:00:00Z')
    const second = await report('hm1:w', '2026-11-20T09:10:00Z')
    await notify(first, 'case_received')
    await notify(second, 'case_received', ['sms', 'email'])
    expect(sent).toEqual(['sms', 'email'])
    await platform.setClock('2026-11-20T10:05:00Z')
    expect(sent).toEqual(['sms', 'email'])
    await platform.setClock('2026-11-20T10:16:00Z')
    expect(sent).toEqual(['sms', 'email', 'sms'])
  })
})

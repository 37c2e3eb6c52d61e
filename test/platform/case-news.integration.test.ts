import { afterEach, describe, expect, it } from 'vitest'
import type { OutgoingMessage } from '../../src/platform/kit/ports.ts'
import { database } from '../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { freezeOrder, returnOrder, story } from '../support/trust-story.ts'

type Sent = OutgoingMessage & { channel: string }

/** A platform that records what it sends, and on which channel. */
async function startPlatform(sent: Sent[], create = database.create): Promise<TestPlatform> {
  const by = (channel: string) => async (message: OutgoingMessage) => {
    // Long enough for another process to poll as well.
    await new Promise((resolve) => setTimeout(resolve, 5))
    sent.push({ ...message, channel })
  }
  return createTestPlatform(
    {
      deliveries: { sms: by('sms'), voice_callback: by('voice_callback'), email: by('email') },
      caseAddress: (gwId, caseId, lang) =>
        gwId === 'demo' ? `https://help.example/chat?case=${caseId}&locale=${lang}` : undefined,
    },
    create,
  )
}

describe(`case news on ${database.name}`, () => {
  const platforms: TestPlatform[] = []
  afterEach(async () => {
    for (const platform of platforms.splice(0)) await platform.remove()
  })

  const open = async (metadata: Record<string, unknown> = { news_channels: ['sms'] }) => {
    const sent: Sent[] = []
    const platform = await startPlatform(sent)
    platforms.push(platform)
    await platform.setClock('2026-11-20T09:30:00Z')
    await platform.as('admin').post('/sandbox/ledger', story.ledger)
    const { body } = await platform.as(`citizen:${story.citizen}`).post('/v1/cases/intake', {
      ...story.intake,
      confidence_metadata: { ...story.intake.confidence_metadata, gw_id: 'demo', ...metadata },
    })
    const caseId: string = body.case_id
    // The number of a case is assigned a few seconds after the case.
    await platform.as('admin').post('/sandbox/clock', { advance_seconds: 10 })
    const analyst = platform.as('analyst')
    return {
      sent,
      platform,
      caseId,
      analyst,
      citizen: platform.as(`citizen:${story.citizen}`),
      async trace() {
        await analyst.post(`/v1/cases/${caseId}/route`, {})
        await platform.settle()
        return (await analyst.get(`/v1/cases/${caseId}`)).body.recovery_trace_summary.trace_id as string
      },
      async freeze(traceId: string, account = 'hm1:A', institution = 'BNKB', amount = 1_000) {
        const order = freezeOrder({ caseId, traceId }, account, institution, amount)
        const answer = await analyst.post('/v1/recovery/freeze', order)
        expect(answer.status).toBe(201)
        await platform.settle()
        return answer.body.freeze_id as string
      },
      notify: (notification_type: string, delivery_channels = ['sms'], message_variables = {}) =>
        analyst.post(`/v1/cases/${caseId}/notify`, {
          notification_type,
          delivery_channels,
          message_variables,
        }),
      told: () => sent.map(({ channel, text }) => [channel, text.split('\n')[0]]),
    }
  }
  const line = (caseId: string, news: string) => `News about your report ${caseId}: ${news}`
  const traced = 'we have followed the money, and the next step is being decided.'
  const held = 'money is being held. It is not back with you yet.'

  it('is sent once for each milestone, on the channel the citizen chose, with a link and no figures', async () => {
    const { platform, caseId, sent, told, trace, freeze, analyst } = await open()
    const traceId = await trace()
    const freezeId = await freeze(traceId)
    await freeze(traceId, 'hm1:D', 'BNKB', 500)
    expect(told()).toEqual([
      ['sms', line(caseId, traced)],
      ['sms', line(caseId, held)],
    ])
    expect(sent[1]).toMatchObject({ to: '+639170000001', language: 'en' })
    expect(sent[1]?.text).toContain(`Open your report: https://help.example/chat?case=${caseId}&locale=en`)

    await platform.setClock('2026-11-22T10:30:00Z')
    await platform.settle()
    await analyst.post('/v1/recovery/fund-return', returnOrder(caseId, freezeId, 400))
    await platform.setClock('2026-11-23T08:00:00Z')
    await platform.settle()
    const returned = line(caseId, 'money has come back to you.')
    expect(told().slice(2)).toEqual([
      ['sms', line(caseId, 'a hold on money ends soon, unless it is extended.')],
      ['sms', returned],
    ])
    await platform.setClock('2026-11-25T12:00:00Z')
    await analyst.post(`/v1/cases/${caseId}/classify`, {
      final_scam_type: 'impersonation_bank_police',
      recovery_outcome: 'partial_recovery',
      recovery_amount: 400,
    })
    await platform.settle()
    for (const { text } of sent)
      expect(text).not.toMatch(/PHP|\b(400|500|1[,.]?000|25[,.]?000)\b|Bank\b|hm1:/)
    expect(sent).toHaveLength(5)
    expect(told().at(-1)).toEqual(['sms', line(caseId, 'it is closed.')])
    expect(new Set(sent.map(({ id }) => id)).size).toBe(5)
  })

  it('reports a refusal only while no bank holds or may still hold money', async () => {
    const { caseId, told, trace, platform, freeze } = await open()
    const traceId = await trace()
    const behave = (behaviour: string) =>
      platform.as('admin').post('/sandbox/institutions/BNKB/behaviour', { behaviour })
    await behave('refuse:no_balance')
    await freeze(traceId)
    await freeze(traceId, 'hm1:D', 'BNKB', 500)
    expect(told()).toEqual([
      ['sms', line(caseId, traced)],
      ['sms', line(caseId, 'a bank has said no to what we asked.')],
    ])
    await freeze(traceId, 'hm1:B', 'WLTC', 700)
    expect(told().at(-1)).toEqual(['sms', line(caseId, held)])
  })

  it('is sent in the citizen’s language, and without a link in a call', async () => {
    const { told, sent, trace } = await open({ news_channels: ['voice_callback'], language: 'fr' })
    await trace()
    expect(told()).toEqual([['voice_callback', expect.stringMatching(/^Du nouveau sur votre signalement/)]])
    expect(sent[0]?.text).not.toContain('https://')
  })

  it('contains no link to a channel that is unknown here', async () => {
    const { sent, trace } = await open({ news_channels: ['sms'], gw_id: 'elsewhere' })
    await trace()
    expect(sent[0]?.text).not.toContain('https://')
  })

  it.each([
    ['the citizen chose none', { news_channels: [] }],
    ['nobody asked the citizen', {}],
    ['what came is no list of channels', { news_channels: 'sms' }],
    ['the citizen gave no address for it', { news_channels: ['email'] }],
  ])('is not sent if %s', async (_, metadata) => {
    const { sent, trace, freeze } = await open(metadata)
    await freeze(await trace())
    expect(sent).toEqual([])
  })

  it('stops when the citizen says so, including queued messages', async () => {
    const { platform, caseId, citizen, sent, trace, freeze } = await open()
    const traceId = await trace()
    expect(sent).toHaveLength(1)
    await platform.test.storage.db
      .updateTable('pf_delivery')
      .set({ status: 'queued', next_at: '2027-01-01T00:00:00.000Z' })
      .execute()
    const stop = () => citizen.post('/sandbox/stop-news', { case_id: caseId })
    expect((await stop()).status).toBe(200)
    await freeze(traceId)
    await platform.setClock('2027-01-02T00:00:00Z')
    await platform.settle()
    expect(sent).toHaveLength(1)
    expect((await stop()).status).toBe(200)
    const rows = await platform.test.storage.db.selectFrom('pf_delivery').selectAll().execute()
    expect(rows).toMatchObject([{ status: 'failed', failure_reason: 'withdrawn', sealed: null }])
  })

  it('can only be stopped by the citizen', async () => {
    const { platform, caseId } = await open()
    const other = platform.as('citizen:hm1:somebody-else')
    expect((await other.post('/sandbox/stop-news', { case_id: caseId })).status).toBe(404)
  })

  it('is merged with an operator’s message about the same within a minute, whichever came first', async () => {
    const first = await open()
    const traceId = await first.trace()
    await first.freeze(traceId)
    expect(first.sent).toHaveLength(2)
    const again = await first.notify('freeze_confirmed')
    expect(again.status).toBe(202)
    expect(again.body.deliveries).toMatchObject([{ channel: 'sms', status: 'sent' }])
    await first.platform.settle()
    expect(first.sent).toHaveLength(2)
    await first.platform.as('admin').post('/sandbox/clock', { advance_seconds: 61 })
    expect((await first.notify('freeze_confirmed')).status).toBe(202)
    await first.platform.settle()
    expect(first.sent).toHaveLength(3)

    const second = await open()
    const secondTrace = await second.trace()
    expect((await second.notify('freeze_confirmed')).status).toBe(202)
    await second.freeze(secondTrace)
    expect(second.told()).toHaveLength(2)
    expect(second.sent[1]?.text).toContain('is held')
  })

  it('leaves an operator the channels on which the citizen was not notified', async () => {
    const { sent, freeze, trace, notify, platform } = await open({
      news_channels: ['sms'],
      contact_email: 'citizen@home.example',
      contact_phone: '+639170000001',
    })
    await freeze(await trace())
    const { body } = await notify('freeze_confirmed', ['sms', 'email'])
    await platform.settle()
    expect(body.deliveries.map(({ channel }: { channel: string }) => channel)).toEqual(['sms', 'email'])
    expect(sent.map(({ channel }) => channel)).toEqual(['sms', 'sms', 'email'])
  })

  it('is sent once if the process dies between the change and the message', async () => {
    const test = await database.create()
    const sent: Sent[] = []
    const refused: Sent[] = []
    const first = await createTestPlatform(
      {
        deliveries: {
          sms: async (message) => {
            refused.push({ ...message, channel: 'sms' })
            throw new Error('down')
          },
        },
      },
      async () => test,
    )
    await first.setClock('2026-11-20T09:30:00Z')
    await first.as('admin').post('/sandbox/ledger', story.ledger)
    const { body } = await first.as(`citizen:${story.citizen}`).post('/v1/cases/intake', {
      ...story.intake,
      confidence_metadata: { ...story.intake.confidence_metadata, news_channels: ['sms'] },
    })
    await first.as('analyst').post(`/v1/cases/${body.case_id}/route`, {})
    await first.settle()
    expect(refused).toHaveLength(1)
    await first.platform.stop()

    const second = await startPlatform(sent, async () => test)
    platforms.push(second)
    await second.platform.start()
    await second.setClock('2026-11-20T09:31:00Z')
    await second.settle()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.id).toBe(refused[0]?.id)
  })

  // A SQLite file has one process.
  it.runIf(database.name === 'Postgres')('is sent once by two processes on one database', async () => {
    const sent: Sent[] = []
    const first = await startPlatform(sent)
    platforms.push(first)
    const storage = first.test.reopen()
    const second = await startPlatform(sent, async () => ({
      ...first.test,
      storage,
      remove: () => storage.close(),
    }))
    try {
      await first.setClock('2026-11-20T09:30:00Z')
      await second.setClock('2026-11-20T09:30:00Z')
      await first.as('admin').post('/sandbox/ledger', story.ledger)
      const ids: string[] = []
      for (let at = 0; at < 12; at++) {
        const { body } = await first.as(`citizen:hm1:v${at}`).post('/v1/cases/intake', {
          ...story.intake,
          citizen_id_hash: `hm1:v${at}`,
          confidence_metadata: { ...story.intake.confidence_metadata, news_channels: ['sms'] },
        })
        ids.push(body.case_id)
      }
      await Promise.all(
        ids.map((id, at) => (at % 2 ? first : second).as('analyst').post(`/v1/cases/${id}/route`, {})),
      )
      await Promise.all([first.settle(), second.settle(), first.settle(), second.settle()])
      await expect.poll(() => sent.length).toBeGreaterThanOrEqual(ids.length)
      await Promise.all([first.settle(), second.settle()])
      const told = sent.map(({ text }) => ids.find((id) => text.includes(id)))
      expect([...told].sort()).toEqual([...ids].sort())
    } finally {
      await second.remove()
    }
  })
})

import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReportPapers } from '../../../../src/assistant/dialog/report-papers.ts'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import type { CaseView } from '../../../../src/contract/chat/chat.ts'
import { createDrawThread } from '../../../../src/pdf/draw-thread.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { heldTooLongMs, longestTurn } from '../../../support/loop-time.ts'
import { shownText } from '../../../support/pdf-text.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { toldReport } from '../../../support/told-report.ts'
import { caseNumberIn, tellTheStory } from '../../../support/victim.ts'
import { buildVoiceThread } from '../../../support/voice-thread.ts'

const { profile } = parseConfig(demoConfig)
const entry = resolve(import.meta.dirname, '../../../../src/relay/citizen-api/pdf/thread-main.ts')

const reportOf = (chat: ChatClient, caseId: string) => chat.request('GET', `/chat/v1/cases/${caseId}/report`)

describe(`PDF report of a case on ${database.name}`, () => {
  let upstream: FakeTrustLayer
  let relay: TestRelay

  beforeAll(async () => {
    upstream = createFakeTrustLayer(500)
    relay = await startRelay({ dispatch: upstream.dispatch, dialog: createScamReport(profile) })
  })
  afterAll(() => relay.stop())

  const open = () => openChat({ url: () => relay.url })
  const casesOf = async (chat: ChatClient) =>
    ((await (await chat.request('GET', '/chat/v1/cases')).json()) as { cases: CaseView[] }).cases

  it('names an institution that is on no list as the citizen wrote it', async () => {
    const chat = await open()
    const caseId = await tellTheStory(chat, { bank: 'it was GCash' })
    const response = await reportOf(chat, caseId)
    expect(response.status).toBe(200)
    expect(await shownText(new Uint8Array(await response.arrayBuffer()))).toContain('GCash')
    expect(upstream.intakes.at(-1)?.body.confidence_metadata).toMatchObject({
      sender_institution_name: 'GCash',
    })
  })

  it('is a file named by the short number, with the answers of this chat and no other', async () => {
    const [own, other] = [await open(), await open()]
    const caseId = await tellTheStory(own)
    const otherId = await tellTheStory(other)
    const number = caseNumberIn(own.messages()) ?? ''
    expect(await casesOf(own)).toMatchObject([{ case_id: caseId, report: true }])
    const response = await reportOf(own, caseId)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="report-${number}.pdf"`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const shown = await shownText(new Uint8Array(await response.arrayBuffer()))
    for (const fact of [number, 'PHP 25,000.00', 'Unity Bank', 'TX-1001', '09175550101', 'GMT+8'])
      expect(shown).toContain(fact)
    const [mine = '', theirs = ''] = upstream.intakes
      .slice(-2)
      .map(({ body }) => String((body.confidence_metadata as { callback_ref?: string }).callback_ref))
    expect(shown).toContain(mine)
    expect(shown).not.toContain(theirs)
    expect(shown).not.toContain(caseId)
    expect((await reportOf(own, otherId)).status).toBe(404)
    expect((await reportOf(own, 'CASE-0')).status).toBe(404)
  })

  it('is created even if the status of the case is unavailable', async () => {
    const chat = await open()
    const caseId = await tellTheStory(chat)
    upstream.failures.push('silence', 503, 503, 503)
    const response = await reportOf(chat, caseId)
    upstream.failures.length = 0
    expect(response.status).toBe(200)
    const shown = await shownText(new Uint8Array(await response.arrayBuffer()))
    expect(shown).toContain('Unity Bank')
    expect(shown).not.toContain('What was done')
  })

  it('is only offered for the newest report, whose facts are still stored', async () => {
    const chat = await open()
    const caseId = await tellTheStory(chat)
    await chat.say('Start a new report')
    await expect.poll(async () => (await casesOf(chat))[0]?.report).toBeUndefined()
    expect(await casesOf(chat)).toEqual([expect.not.objectContaining({ report: true })])
    const response = await reportOf(chat, caseId)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'case_id', code: 'not-kept' }] })
  })

  it('requires the session, and is deleted with the chat', async () => {
    const chat = await open()
    const caseId = await tellTheStory(chat)
    expect((await fetch(`${relay.url}/chat/v1/cases/${caseId}/report`)).status).toBe(401)
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(204)
    expect((await reportOf(chat, caseId)).status).toBe(401)
  })

  it('logs no personal data', async () => {
    const chat = await open()
    await reportOf(chat, await tellTheStory(chat))
    expect(relay.log.join('\n')).not.toMatch(/555|TX-1001|Unity/)
  })
})

describe('PDF thread', () => {
  const paper = createReportPapers(() => ({ ...profile, languages: ['en', 'ur'] })).write(toldReport('ur'), {
    caseNumber: 'R4X-807-5',
    from: 'Scam help',
    now: '2026-11-20T08:00:00Z',
  })
  let file = ''
  beforeAll(async () => {
    file = await buildVoiceThread(entry)
  })

  it('draws one report at a time, and never blocks the event loop', async () => {
    const draw = createDrawThread({ file })
    const [one, two] = await Promise.all([draw(paper), draw(paper)])
    expect(Buffer.from(one).subarray(0, 5).toString()).toBe('%PDF-')
    expect(Buffer.compare(one, two)).toBe(0)
    expect(await longestTurn(() => draw(paper))).toBeLessThan(heldTooLongMs)
  })

  it('is terminated when it takes too long, and a new thread draws the next report', async () => {
    const draw = createDrawThread({ file, timeoutMs: 1 })
    await expect(draw(paper)).rejects.toMatchObject({ code: 'internal' })
    await expect(draw(paper)).rejects.toMatchObject({ code: 'internal' })
    const patient = createDrawThread({ file, idleMs: 1 })
    await patient(paper)
    await new Promise((done) => setTimeout(done, 50))
    expect(
      Buffer.from(await patient(paper))
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF')
  })

  it('rejects a report immediately when too many are waiting', async () => {
    const draw = createDrawThread({ file, timeoutMs: 1 })
    const asked = Array.from({ length: 40 }, () => draw(paper).catch((error: { code: string }) => error.code))
    expect((await Promise.all(asked)).filter((code) => code === 'overloaded')).toHaveLength(10)
  })

  it('reports a failure when the thread cannot start', async () => {
    await expect(createDrawThread({ file: '/no/such/file.js' })(paper)).rejects.toMatchObject({
      code: 'internal',
    })
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import type { MessageResponse } from '../../../../src/contract/chat/chat.ts'
import { reportOutline } from '../../../../src/contract/chat/report-outline.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { caseNumberIn, textOf } from '../../../support/victim.ts'

const { profile } = parseConfig(demoConfig)
const minute = 60_000

describe(`offline report, on ${database.name}`, () => {
  let relay: TestRelay
  let upstream: FakeTrustLayer
  beforeAll(async () => {
    upstream = createFakeTrustLayer()
    const dialog = createScamReport(profile, {
      can: ['send-report', 'find-case', 'hand-over'],
    })
    relay = await startRelay({
      dispatch: upstream.dispatch,
      dialog,
      channels: [
        { gwId: 'demo', title: 'Scam help' },
        { gwId: 'agents', title: 'Agents', assistant: 'platform' },
      ],
    })
  })
  afterAll(() => relay.stop())

  const open = () => openChat({ url: () => relay.url })
  const send = (chat: ChatClient, message: Record<string, unknown>, query = '?report=1') =>
    chat.request('POST', `/chat/v1/messages${query}`, { type: 'text', clientId: randomUUID(), ...message })
  const lastOf = async (chat: ChatClient) =>
    textOf((await chat.until((all) => all.length > 0)).at(-1) as never)

  it('accepts answers in order, each at its question and with the time it was given', async () => {
    const said: [step: string, text: string, agoMinutes: number][] = [
      ['whatHappened', 'I sent 25,000 to 0917 555 0101 just now', 60],
      ['bank', 'Unity Bank', 55],
      ['contact', '0917 555 0199', 50],
      ['summary', 'Send now', 49],
    ]
    const chat = await open()
    const from = Date.now()
    for (const [step, text, ago] of said) {
      expect((await send(chat, { step, text, agoMs: ago * minute })).status).toBe(202)
    }
    const messages = await chat.until((all) => caseNumberIn(all) !== undefined)
    expect(upstream.intakes).toHaveLength(1)
    const metadata = upstream.intakes[0]?.body.confidence_metadata as Record<string, string>
    const paidAt = Date.parse(metadata.reported_transaction_timestamp ?? '')
    expect(Math.abs(paidAt - (from - 60 * minute))).toBeLessThan(minute)
    const theirs = messages.filter(({ author }) => author.kind === 'visitor')
    expect(theirs.map(textOf).slice(0, 2)).toEqual(said.slice(0, 2).map(([, text]) => text))
    const times = theirs.map(({ at }) => at)
    expect(times).toEqual([...times].sort())
    expect(Math.abs(Date.parse(times[0] ?? '') - (from - 60 * minute))).toBeLessThan(minute)
  })

  it("never dates an answer before the citizen's previous message or in the future", async () => {
    const chat = await open()
    await send(chat, { text: 'I paid, or they took money' })
    await send(chat, { text: 'No', agoMs: 3 * 24 * 60 * minute })
    const theirs = (await chat.until((all) => all.length > 4)).filter(
      ({ author }) => author.kind === 'visitor',
    )
    expect(theirs[1]?.at).toBe(theirs[0]?.at)
    expect((await send(chat, { text: 'Yes', agoMs: -5 })).status).toBe(400)
  })

  it('refuses an answer without any effect if the conversation is at another question', async () => {
    const chat = await open()
    await send(chat, { text: 'I paid, or they took money' })
    const refused = await send(chat, { step: 'amount', text: '25,000' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ type: 'urn:parley:problem:step-changed' })
    const messages = await chat.until((all) => all.length > 2)
    expect(messages.map(textOf)).not.toContain('25,000')
    expect(await lastOf(chat)).toMatch(/still happening/)
  })

  it('counts an answer once when it is sent repeatedly, even after the conversation has moved on', async () => {
    const chat = await open()
    const first = { clientId: randomUUID(), step: 'whatHappened', text: 'I paid, or they took money' }
    const one = (await (await send(chat, first)).json()) as MessageResponse
    await send(chat, { step: 'ongoing', text: 'No' })
    const again = await send(chat, first)
    expect([again.status, ((await again.json()) as MessageResponse).seq]).toEqual([202, one.seq])
  })

  it('returns the state of the report only to a page that asks for it, and not once the report is on its way', async () => {
    const chat = await open()
    expect(chat.session.report).toMatchObject({ seq: chat.session.lastSeq, state: { step: 'whatHappened' } })
    const { report } = (await (
      await send(chat, { text: 'I paid, or they took money' })
    ).json()) as MessageResponse
    expect(report).toMatchObject({ state: { step: 'ongoing' } })
    await chat.until((all) => all.length > 2)
    expect(report?.seq).toBe(chat.events.at(-1)?.seq)
    const unasked = (await (await send(chat, { text: 'No' }, '')).json()) as MessageResponse
    expect(unasked).not.toHaveProperty('report')
    for (const text of ['Unity Bank', '500']) await send(chat, { text })
    const last = (await (await send(chat, { text: '0917 555 0199' })).json()) as MessageResponse
    expect(last.report).toMatchObject({ state: { step: 'summary', answers: { contact: '+630000000199' } } })
    const gone = (await (await send(chat, { text: 'Send now' })).json()) as MessageResponse
    expect(gone).not.toHaveProperty('report')
  })

  it('publishes only the settings of the deployment that a page requires', async () => {
    const answer = await fetch(`${relay.url}/chat/v1/report?gwId=demo&lang=ur`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const body = await answer.json()
    expect(reportOutline.safeParse(body).error).toBeUndefined()
    expect(Object.keys(body.profile).sort()).toEqual(
      'banks childLine country crisisLine currency currencyExponent emergencyNumber hotlines languages referenceAmountMinor retentionDays timezone'.split(
        ' ',
      ),
    )
    expect((await fetch(`${relay.url}/chat/v1/report?gwId=nobody`)).status).toBe(404)
    expect((await fetch(`${relay.url}/chat/v1/report?gwId=agents`)).status).toBe(404)
  })
})

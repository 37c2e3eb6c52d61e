import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatClient, openChat } from '../support/chat-client.ts'
import { eventually } from '../support/eventually.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { freezeOrder } from '../support/trust-story.ts'
import { tellTheStory, textOf } from '../support/victim.ts'

const key = 'bootstrap-key-of-the-tests-0123456789'

/**
 * Names of the receivers and of data that only institutions see, which must not be disclosed to the citizen.
 */
const hidden = [
  /hm1:/,
  /TRC-|FRZ-/,
  /5550011|5550022|5550033|5550044/,
  /Rolan|Tess|Ivo|Noor|Sample|Specimen|Placeholder/,
  /MRDN|HRBR|CSTL/,
]

describe('a scam report in the chat of the built server', () => {
  let server: ServerProcess
  let chat: ChatClient
  let caseId = ''
  beforeAll(async () => {
    server = await startServer({ PARLEY_BOOTSTRAP_KEY: key })
    chat = await openChat({ url: () => server.url() })
    caseId = await tellTheStory(chat)
  })
  afterAll(() => server.remove())

  /** Calls as an institution's server does, through the gateway. */
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(server.url() + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const statusNow = async () => (await call('GET', `/v1/cases/${caseId}`)).body.status

  /** Everything that the chat says to the citizen after a moment. */
  const saidSince = (seq: number) =>
    chat
      .messages()
      .filter((message) => message.seq > seq && message.author.kind === 'bot')
      .map(textOf)
      .join('\n')

  const ask = async (answer: RegExp) => {
    const seq = await chat.say('What is happening with my case?')
    await chat.until(() => answer.test(saidSince(seq)), 60_000)
    return saidSince(seq)
  }

  it('ends in a trace that runs automatically and finds the money', async () => {
    await eventually(async () => expect(await statusNow()).toBe('traced'))
    const { body } = await call('GET', `/v1/cases/${caseId}`)
    expect(body.recovery_trace_summary).toMatchObject({ amount_reported: 25_000, amount_located: 21_500 })
    expect(await ask(/We know where part of the money went/)).toContain(
      'We know where part of the money went',
    )
  })

  it('stores a payment from an institution that is on no list, and shows it as reported', async () => {
    const other = await openChat({ url: () => server.url() })
    const id = await tellTheStory(other, { bank: 'from my GCash' })
    expect(other.messages().map(textOf).join('\n')).toContain('From: GCash')
    const { status, body } = await call('GET', `/v1/cases/${id}`)
    expect(status).toBe(200)
    expect(body.case_id).toBe(id)
    await eventually(async () =>
      expect((await call('GET', `/v1/cases/${id}`)).body.recovery_trace_summary).toMatchObject({
        amount_reported: 25_000,
      }),
    )
  })

  it('says in plain words what is held and until when, without any name or account', async () => {
    const summary = (await call('GET', `/v1/cases/${caseId}`)).body.recovery_trace_summary
    const { body: trace } = await call('GET', `/v1/recovery/trace/${summary.trace_id}`)
    const ids = { caseId, traceId: summary.trace_id as string }
    for (const entry of trace.account_chain.slice(0, 2)) {
      const { account_hash, institution_code, tracing } = entry
      const order = freezeOrder(ids, account_hash, institution_code, tracing.remaining)
      expect((await call('POST', '/v1/recovery/freeze', order)).status).toBe(201)
    }
    const told = await ask(/is held until/)
    expect(told).toMatch(
      /PHP 12,500\.00 is held until \w+,? \d+ \w+.* \d\d:\d\d\. It is not back with you yet\./,
    )
    for (const secret of hidden) expect(told).not.toMatch(secret)
  })

  it('discloses nothing more than that in anything that the citizen’s page can read', async () => {
    const pages = await Promise.all(
      ['/chat/v1/cases', `/chat/v1/cases/${caseId}`, '/chat/v1/messages', '/chat/v1/transcript'].map(
        async (path) => (await chat.request('GET', path)).text(),
      ),
    )
    for (const secret of hidden.slice(0, 4)) expect(pages.join('\n')).not.toMatch(secret)
  })

  it('reaches the citizen by SMS on the number they gave', async () => {
    const { status, body } = await call('POST', `/v1/cases/${caseId}/notify`, {
      notification_type: 'freeze_confirmed',
      delivery_channels: ['sms'],
    })
    expect([status, body.deliveries[0].failure_reason]).toEqual([202, null])
    await eventually(async () => {
      const { body: outbox } = await call('GET', '/sandbox/outbox')
      expect(outbox.messages[0]).toMatchObject({
        channel: 'sms',
        to: expect.stringMatching(/^\+63917555\d+$/),
      })
      expect(outbox.messages[0].text).toContain('PHP 12,500.00 is held')
    })
  })
})

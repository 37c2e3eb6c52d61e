import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoConfig } from '../../../../src/relay/config/file.ts'
import { openStorage } from '../../../../src/storage/open-storage.ts'
import { bootstrapKey } from '../../../support/admin-key.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { type SmsService, startSmsService } from '../../../support/sms-service.ts'
import { freezeOrder } from '../../../support/trust-story.ts'
import { caseNumberIn, tellTheStory, textOf } from '../../../support/victim.ts'

describe('case notifications while the chat is closed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-news-'))
  let sms: SmsService
  let server: ServerProcess
  beforeAll(async () => {
    sms = await startSmsService()
    const file = join(folder, 'news.json')
    writeFileSync(file, JSON.stringify({ ...demoConfig, deliveries: { sms: sms.template } }))
    server = await startServer({ PARLEY_CONFIG: file, PUBLIC_URL: 'https://help.example/' })
  })
  afterAll(async () => {
    await server.remove()
    await sms.stop()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => {
    sms.isDown = false
    sms.taken.length = 0
    sms.refused.length = 0
  })

  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url()}${path}`, {
      method,
      headers: { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
    return { status: answer.status, body: (await answer.json()) as any }
  }

  /**
   * Reports a scam as any citizen would, and waits until the money was traced and notifications may be sent.
   */
  const report = async (): Promise<{ chat: ChatClient; caseId: string; number: string }> => {
    const chat = await openChat({ url: () => server.url() })
    const caseId = await tellTheStory(chat)
    const standing = async () => (await call('GET', `/sandbox/lists/cases/${caseId}`)).body.status
    await expect.poll(standing).toBe('traced')
    // Notifications wait this long for the short case number.
    await call('POST', '/sandbox/clock', { advance_seconds: 5 })
    return { chat, caseId, number: caseNumberIn(chat.messages()) ?? '' }
  }

  /** Freezes money on one of the accounts that the trace recommends. */
  const freeze = async (caseId: string, place = 0) => {
    const { body: seen } = await call('GET', `/sandbox/lists/cases/${caseId}`)
    const [{ trace_id: traceId }] = seen.traces
    const { body: trace } = await call('GET', `/v1/recovery/trace/${traceId}`)
    const { account_hash: account } = trace.intervention_recommendations[place]
    const { institution_code } = trace.account_chain.find(
      (entry: { account_hash: string }) => entry.account_hash === account,
    )
    const order = freezeOrder({ caseId, traceId }, account, institution_code, 100)
    const answer = await call('POST', '/v1/recovery/freeze', order)
    expect(answer.status).toBe(201)
    return answer.body.freeze_id as string
  }

  const about = (number: string, news: RegExp) => () =>
    sms.taken.filter(({ text }) => text.includes(number) && news.test(text))
  /** Returns the cases of the queued messages in the database. */
  const waiting = async () => {
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const rows = await storage.db
      .selectFrom('pf_delivery')
      .select('case_id')
      .where('status', '=', 'queued')
      .where('channel', '=', 'sms')
      .execute()
    await storage.close()
    return rows.map((row) => row.case_id)
  }

  it("sends one automatic SMS for a hold, in the citizen's language and with a link, and none for the next hold", async () => {
    const { caseId, number } = await report()
    const holds = about(number, /money is being held/)
    await freeze(caseId)
    await expect.poll(holds).toHaveLength(1)
    await freeze(caseId, 1)
    await expect.poll(waiting).toEqual([])
    expect(holds()).toHaveLength(1)
    const [{ to, text } = { to: '', text: '' }] = holds()
    expect(to).toMatch(/^\+63917555\d{4}$/)
    expect(text).toContain(`https://help.example/chat?gwId=demo&case=${number}&locale=en`)
    expect(text).not.toContain(caseId)
    expect(text.replace(number, '')).not.toMatch(/PHP|\b100\b|25[,.]?000|Bank\b/)
  })

  it('sends a message exactly once when the server is killed between the change and the message', async () => {
    const { caseId, number } = await report()
    await expect.poll(about(number, /followed the money/)).toHaveLength(1)
    sms.isDown = true
    await freeze(caseId)
    await expect.poll(() => sms.refused.length).toBeGreaterThan(0)
    await server.kill()
    expect(await waiting()).toEqual([caseId])
    sms.isDown = false
    await server.start()
    const holds = about(number, /money is being held/)
    await expect.poll(holds).toHaveLength(1)
    await expect.poll(waiting).toEqual([])
    await server.kill()
    await server.start()
    await freeze(caseId, 1)
    await expect.poll(waiting).toEqual([])
    expect(holds()).toHaveLength(1)
    expect(new Set([...sms.refused, ...holds()].map(({ id }) => id)).size).toBe(1)
  })

  it('stops when the citizen erases the chat, and drops waiting messages', async () => {
    sms.isDown = true
    const { chat, caseId, number } = await report()
    await freeze(caseId)
    await expect.poll(() => sms.refused.length).toBeGreaterThan(0)
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(204)
    await expect.poll(waiting).toEqual([])
    // Calls that were running when the chat was erased finish before the service is up again.
    await server.kill()
    await server.start()
    sms.isDown = false
    await freeze(caseId, 1)
    await expect.poll(waiting).toEqual([])
    expect(sms.taken.filter(({ text }) => text.includes(number) || text.includes(caseId))).toEqual([])
  })

  it('stops when the citizen asks for it', async () => {
    const { chat, caseId, number } = await report()
    await expect.poll(about(number, /followed the money/)).toHaveLength(1)
    await chat.say('stop the sms')
    await chat.until((all) => all.some((message) => /no more messages about your case/.test(textOf(message))))
    const wishes = async () => {
      const storage = openStorage(`sqlite:${server.folder}/parley.db`)
      const row = await storage.db
        .selectFrom('pf_case')
        .select('news_channels')
        .where('case_id', '=', caseId)
        .executeTakeFirstOrThrow()
      await storage.close()
      return row.news_channels
    }
    await expect.poll(wishes).toBeNull()
    await freeze(caseId)
    await chat.until((all) => all.some((message) => /is held/.test(textOf(message))), 30_000)
    await expect.poll(waiting).toEqual([])
    expect(about(number, /being held/)()).toEqual([])
  })

  it('opens the case on another device with the link, the number and four digits', async () => {
    const { number } = await report()
    await expect.poll(about(number, /followed/)).toHaveLength(1)
    const [{ to, text } = { to: '', text: '' }] = about(number, /followed/)()
    const named = new URL(/https:\S+/.exec(text)?.[0] ?? '').searchParams.get('case') ?? ''
    const other = await openChat({ url: () => server.url() })
    await other.until((all) => all.length > 0)
    await other.say(named)
    await other.until((all) => all.some((message) => /last 4 digits/.test(textOf(message))))
    await other.say(to.slice(-4))
    await other.until((all) =>
      all.some((message) => textOf(message).includes(`I have found the case ${number}`)),
    )
  })
})

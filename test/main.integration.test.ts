import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../src/contract/chat/chat.ts'
import { demoConfig } from '../src/relay/config/file.ts'
import { createApiKeys } from '../src/relay/security/auth/api-keys.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import { openChat } from './support/chat-client.ts'
import { type HttpTrustLayer, startHttpTrustLayer } from './support/http-trust-layer.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts'
import { freezeOrder } from './support/trust-story.ts'
import { caseNumberIn, tellTheStory, textOf } from './support/victim.ts'

const apiKey = 'a-key-with-every-scope-for-the-tests'
const folder = mkdtempSync(join(tmpdir(), 'parley-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const configFile = (name: string, config: object): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(config))
  return file
}

/** Calls an operation, or a sandbox helper, of a running deployment. */
const call = async (server: ServerProcess, method: string, path: string, body?: object) => {
  const answer = await fetch(`${server.url()}${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test looks into
  return { status: answer.status, body: (await answer.json()) as any }
}

const hasSaid = (pattern: RegExp) => (all: ChatMessage[]) =>
  all.some((message) => message.author.kind === 'bot' && pattern.test(textOf(message)))

/** Returns what the citizen can tap under the newest message. */
const tapsOf = (messages: readonly ChatMessage[]): string[] => {
  const last = messages.at(-1)
  return last?.type === 'text' ? (last.data.quickReplies ?? []).map(({ text }) => text) : []
}

describe('a deployment that was down', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({ PARLEY_BOOTSTRAP_KEY: apiKey })
  })
  afterAll(() => server.remove())

  /** Makes all jobs of one kind due while nothing is running; returns their number. */
  const letFallDue = async (kind: string) => {
    const past = new Date(Date.now() - 60_000).toISOString()
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const { numUpdatedRows } = await storage.db
      .updateTable('pf_job')
      .set({ due_at: past })
      .where('kind', '=', kind)
      .executeTakeFirst()
    if (kind === 'freeze.expire') await storage.db.updateTable('pf_freeze').set({ expiry_at: past }).execute()
    await storage.close()
    return numUpdatedRows
  }

  it('reports in the chat what became due in the meantime', async () => {
    const chat = await openChat({ url: () => server.url() })
    const caseId = await tellTheStory(chat)
    const number = caseNumberIn(chat.messages()) ?? ''
    const seen = async () => (await call(server, 'GET', `/sandbox/lists/cases/${caseId}`)).body
    await expect.poll(async () => (await seen()).status).toBe('traced')
    const [{ trace_id: traceId }] = (await seen()).traces
    const { body: trace } = await call(server, 'GET', `/v1/recovery/trace/${traceId}`)
    const { account_hash: account } = trace.intervention_recommendations[0]
    const { institution_code } = trace.account_chain.find(
      (entry: { account_hash: string }) => entry.account_hash === account,
    )
    const order = freezeOrder({ caseId, traceId }, account, institution_code, 100)
    expect((await call(server, 'POST', '/v1/recovery/freeze', order)).status).toBe(201)
    await chat.until(hasSaid(/is held/), 30_000)
    expect(await server.stop()).toBe(0)

    expect(await letFallDue('freeze.expiring')).toBe(2n)
    await server.start()
    await chat.until(hasSaid(new RegExp(`A hold for your report ${number} ends on`)), 30_000)
    await server.stop()

    const before = chat.messages().at(-1)?.seq ?? 0
    expect(await letFallDue('freeze.expire')).toBe(1n)
    await server.start()
    const isNews = (message: ChatMessage) => message.seq > before && textOf(message).includes(number)
    await chat.until((all) => all.some(isNews), 30_000)
    expect((await seen()).status).toBe('traced')
  })
})

describe('a deployment in another country', () => {
  let server: ServerProcess
  let sms: HttpTrustLayer
  let smtp: SmtpServer
  beforeAll(async () => {
    sms = await startHttpTrustLayer()
    smtp = await startSmtpServer()
    const profile = {
      ...demoConfig.profile,
      currency: 'RWF',
      currencyExponent: 0,
      timezone: 'Africa/Kigali',
      country: 'RW',
      banks: [
        { code: 'HILL', name: 'Hill Bank' },
        { code: 'LAKE', name: 'Lake Wallet' },
      ],
      officialDomains: ['anti-scam.example'],
    }
    const deliveries = {
      sms: {
        url: `${sms.url}/send`,
        headers: { authorization: 'Bearer {{secret}}' },
        body: { to: '{{to}}', text: '{{text}}', id: '{{messageId}}' },
      },
    }
    server = await startServer({
      PARLEY_BOOTSTRAP_KEY: apiKey,
      PARLEY_CONFIG: configFile('rw.json', { ...demoConfig, profile, deliveries }),
      PARLEY_DELIVERY_SECRET_SMS: 'of-the-sms-service',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Help <help@anti-scam.example>',
    })
  })
  afterAll(async () => {
    await server.remove()
    await sms.stop()
    await smtp.stop()
  })

  const report = (amount: number, contact_email = 'citizen@home.example') =>
    call(server, 'POST', '/v1/cases/intake', {
      citizen_id_hash: `hm1:citizen-${amount}`,
      scam_type: 'purchase',
      transaction_reference: 'TX-1001',
      amount,
      confidence_metadata: { callback_ref: '+250780000001', contact_email },
    })

  it('has its currency, its country and its institutions on the platform too', async () => {
    const { body } = await report(25_000)
    const { body: seen } = await call(server, 'GET', `/sandbox/lists/cases/${body.case_id}`)
    expect(seen).toMatchObject({ currency: 'RWF', jurisdiction: 'RW', sender_institution_code: 'HILL' })
    expect(seen.institutions).toEqual([
      { institution_code: 'HILL', institution_name: 'Hill Bank' },
      { institution_code: 'LAKE', institution_name: 'Lake Wallet' },
    ])
    expect((await report(25_000.5)).status).toBe(400)
  })

  it('writes to citizens by email and through the configured service, and may name its own sites', async () => {
    const { body } = await report(24_000)
    const notify = (question: string) =>
      call(server, 'POST', `/v1/cases/${body.case_id}/notify`, {
        notification_type: 'information_request',
        delivery_channels: ['sms', 'email'],
        message_variables: { question },
      })
    expect((await notify('See https://elsewhere.example/')).status).toBe(422)
    expect((await notify('See https://help.anti-scam.example/')).status).toBe(202)
    await expect.poll(() => sms.heard.length).toBe(1)
    expect(sms.heard[0]).toMatchObject({
      path: '/send',
      headers: { authorization: 'Bearer of-the-sms-service' },
    })
    expect(JSON.parse(sms.heard[0]?.body ?? '')).toEqual({
      to: '+250780000001',
      text: expect.stringContaining('https://help.anti-scam.example/'),
      id: expect.stringMatching(/^DLV-/),
    })
    await expect.poll(() => smtp.mails.length).toBe(1)
    expect(smtp.mails[0]).toMatch(/^From: Help <help@anti-scam\.example>$/m)
    expect(smtp.mails[0]).toMatch(/^To: citizen@home\.example$/m)
  })

  it('logs that an email was rejected, but not whose', async () => {
    const { body } = await report(23_000, 'nobody@home.example')
    await call(server, 'POST', `/v1/cases/${body.case_id}/notify`, {
      notification_type: 'case_received',
      delivery_channels: ['email'],
    })
    await expect
      .poll(() => server.log.find((line) => line.includes('could not be handed over')))
      .toMatch(/"fault":"EENVELOPE","status":550/)
    expect(server.log.filter((line) => line.includes('nobody'))).toEqual([])
  })
})

describe('a deployment with a real trust layer', () => {
  let server: ServerProcess
  let trust: HttpTrustLayer
  const real = () => ({ TRUST_LAYER_URL: trust.url, TRUST_LAYER_TOKEN: 'token-of-the-trust-layer' })
  beforeAll(async () => {
    trust = await startHttpTrustLayer()
    server = await startServer({ ...real(), DEMO: '0' })
  })
  afterAll(async () => {
    await server.remove()
    await trust.stop()
  })

  it('offers the detailed report only if it has a path for it', async () => {
    const chat = await openChat({ url: () => server.url() })
    await tellTheStory(chat)
    expect(tapsOf(await chat.until((all) => tapsOf(all).includes('That’s all')))).not.toContain('Add details')
    await server.stop()
    await server.start({ TRUST_LAYER_REPORT_PATH: '/v1/citizen-reports' })
    const other = await openChat({ url: () => server.url() })
    await tellTheStory(other)
    expect(tapsOf(await other.until((all) => tapsOf(all).includes('That’s all')))).toContain('Add details')
  })

  it('promises an agent only if one can see the request', async () => {
    const chat = await openChat({ url: () => server.url() })
    await chat.say('person')
    await chat.until(hasSaid(/only help you by phone/))
  })

  it('does not start if the named configuration file does not exist', async () => {
    await expect(startServer({ ...real(), PARLEY_CONFIG: '/no/such.json' })).rejects.toThrow(
      /PARLEY_CONFIG: there is no file \/no\/such\.json/,
    )
  })

  it('does not start with delivery channels that it would never use', async () => {
    const deliveries = { sms: { url: 'https://sms.example/', body: {} } }
    const file = configFile('unused.json', { ...demoConfig, deliveries })
    await expect(startServer({ ...real(), PARLEY_CONFIG: file })).rejects.toThrow(
      /deliveries: with a TRUST_LAYER_URL/,
    )
  })
})

describe('a demonstration with a file without a channel `demo`', () => {
  it('prints and serves links to the first channel of the file, and reports what its site still lacks', async () => {
    const channels = [
      { gwId: 'help-line', title: 'Help', allowedOrigins: ['https://bank.example'] },
      { gwId: 'other', title: 'Other' },
    ]
    const server = await startServer({
      PARLEY_CONFIG: configFile('no-demo.json', { ...demoConfig, channels }),
    })
    const page = `${server.url()}/chat?gwId=help-line`
    await expect.poll(() => server.log.join('\n')).toContain(page)
    expect(server.log.join('\n')).toContain('allowedOrigins of help-line names http://localhost:')
    expect((await fetch(page)).status).toBe(200)
    const site = await (await fetch(`${server.url()}/demo/`)).text()
    expect(site).toContain('data-gw-id="help-line"')
    expect(site).toContain(page)
    expect(`${site}${server.log.join('\n')}`).not.toContain('gwId=demo')
    await server.remove()
  })
})

describe('a deployment whose identity secret is too short', () => {
  it('does not start, and names the variable', async () => {
    await expect(startServer({ PARLEY_IDENTITY_SECRET_DEMO: 'fifteen-letters' })).rejects.toThrow(
      /PARLEY_IDENTITY_SECRET_DEMO: at least 16 characters/,
    )
  })
})

describe('a deployment for tests', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({ PARLEY_ENVIRONMENT: 'test' })
  })
  afterAll(() => server.remove())

  it.each([
    ['test', 404],
    ['live', 403],
  ] as const)('answers a key of the environment %s with %i', async (environment, status) => {
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const keys = createApiKeys({ db: storage.db, clock: () => new Date().toISOString() })
    const { key } = await keys.create({ scopes: ['redress:read'], role: 'analyst', environment })
    await storage.close()
    const headers = { authorization: `Bearer ${key}` }
    expect((await fetch(`${server.url()}/v1/cases/CASE-1`, { headers })).status).toBe(status)
  })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailer } from '../../src/platform/kit/delivery/mailer.ts'
import { RefusedForGood } from '../../src/platform/kit/delivery/refused-for-good.ts'
import { createSmsReceipts } from '../../src/platform/kit/delivery/sms-receipts.ts'
import type { OutgoingMessage } from '../../src/platform/kit/ports.ts'
import { makeRequest } from '../support/certificate-requests.ts'
import { createAuthority } from '../support/certificates.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../support/platform.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { freezeOrder, openStory, story, traceStory } from '../support/trust-story.ts'

let platform: TestPlatform
afterEach(() => platform.remove())
const analyst = () => platform.as('analyst')

const deliveries = (caseId: string) =>
  platform.test.storage.db
    .selectFrom('pf_delivery')
    .select(['channel', 'status', 'failure_reason', 'sealed'])
    .where('case_id', '=', caseId)
    .orderBy('channel')
    .execute()

describe('notification', () => {
  const notify = (caseId: string, changes: object = {}) =>
    analyst().post(`/v1/cases/${caseId}/notify`, {
      notification_type: 'case_received',
      delivery_channels: ['sms', 'email'],
      ...changes,
    })

  it('is written in the citizen’s language, sent to their chat, and stored for each missing channel, which does not count as sent', async () => {
    const inChats: OutgoingMessage[] = []
    const chat = async (message: OutgoingMessage) => {
      inChats.push(message)
    }
    platform = await createTestPlatform({ deliveries: { chat } })
    await platform.setClock('2026-11-20T09:30:00Z')
    await platform.as('admin').post('/sandbox/ledger', story.ledger)
    const metadata = {
      ...story.intake.confidence_metadata,
      language: 'fr',
      contact_email: 'vera@home.example',
    }
    const { body: created } = await analyst().post('/v1/cases/intake', {
      ...story.intake,
      confidence_metadata: metadata,
    })
    const first = await notify(created.case_id)
    expect(first.status).toBe(202)
    expect(first.body).toMatchObject({ language: 'fr', notification_type: 'case_received' })
    const again = await notify(created.case_id)
    expect(again.body.notification_id).toBe(first.body.notification_id)
    await platform.settle()
    expect(await deliveries(created.case_id)).toEqual([
      { channel: 'chat', status: 'sent', failure_reason: null, sealed: null },
      { channel: 'email', status: 'failed', failure_reason: 'no_connector', sealed: null },
      { channel: 'sms', status: 'failed', failure_reason: 'no_connector', sealed: null },
    ])
    const { body } = await platform.as('admin').get('/sandbox/outbox')
    expect(body.messages.map((message: OutgoingMessage) => message.to).sort()).toEqual([
      '+639170000001',
      'vera@home.example',
    ])
    expect(body.messages[0].text).toContain(created.case_id)
    expect(body.messages[0].text).toContain('Nous ne demandons jamais')
    expect(inChats).toMatchObject([{ to: created.case_id, language: 'fr', text: body.messages[0].text }])
    expect(again.body.deliveries.map(({ channel }: { channel: string }) => channel).sort()).toEqual([
      'email',
      'sms',
    ])
  })

  it('is written in the requested language, and says if there is none', async () => {
    platform = await createTestPlatform()
    const caseId = await openStory(platform)
    const inTagalog = await notify(caseId, { template_language: 'tl-PH' })
    expect(inTagalog.body).toMatchObject({ language: 'tl' })
    expect(inTagalog.body.extensions).toBeUndefined()
    const theirs = await notify(caseId)
    expect(theirs.body.notification_id).not.toBe(inTagalog.body.notification_id)
    expect((await notify(caseId, { template_language: 'tl-PH' })).body.notification_id).toBe(
      inTagalog.body.notification_id,
    )
    expect((await notify(caseId, { template_language: 'de' })).body).toMatchObject({
      language: 'en',
      extensions: { language_fallback: true },
    })
    await platform.settle()
    const { body } = await platform.as('admin').get('/sandbox/outbox')
    const languages = body.messages.map(({ language }: OutgoingMessage) => language)
    expect(languages.sort()).toEqual(['en', 'en', 'tl'])
  })

  it('keeps the citizen’s number out of the database in clear text', async () => {
    platform = await createTestPlatform()
    const caseId = await openStory(platform)
    await notify(caseId)
    const row = await platform.test.storage.db
      .selectFrom('pf_case')
      .selectAll()
      .where('case_id', '=', caseId)
      .executeTakeFirst()
    expect(JSON.stringify([row, await deliveries(caseId)])).not.toContain('639170000001')
  })

  it('reports which channel does not reach the citizen, and is refused if none does', async () => {
    platform = await createTestPlatform()
    const caseId = await openStory(platform)
    const { body } = await notify(caseId)
    expect(body.deliveries).toMatchObject([
      { channel: 'sms', status: 'queued', failure_reason: null },
      { channel: 'email', status: 'failed', failure_reason: 'no_contact' },
    ])
    expect((await notify(caseId, { delivery_channels: ['email'] })).status).toBe(422)
  })

  it('names the missing values of its text', async () => {
    platform = await createTestPlatform()
    const { status, body } = await notify(await openStory(platform), {
      notification_type: 'information_request',
    })
    expect([status, body.type, body.missing]).toEqual([
      422,
      'urn:trust-layer:problem:missing-template-variable',
      ['question'],
    ])
  })

  it('is retried if a channel fails, and given up in the end', async () => {
    let attempts = 0
    const sms = async () => {
      attempts += 1
      throw new Error('no network')
    }
    platform = await createTestPlatform({ deliveries: { sms } })
    const caseId = await openStory(platform)
    await notify(caseId, { delivery_channels: ['sms'] })
    const pass = (seconds: number) =>
      platform.as('admin').post('/sandbox/clock', { advance_seconds: seconds })
    for (let i = 0; i < 5; i++) await pass(120)
    expect(await deliveries(caseId)).toMatchObject([{ status: 'queued' }])
    for (let i = 0; i < 12; i++) await pass(3_600)
    expect(attempts).toBe(12)
    expect(await deliveries(caseId)).toMatchObject([
      { status: 'failed', failure_reason: 'not_handed_over', sealed: null },
    ])
  })

  it('fails immediately if the channel will never accept it', async () => {
    let attempts = 0
    const sms = async () => {
      attempts += 1
      throw new RefusedForGood('ESME_RINVDSTADR')
    }
    platform = await createTestPlatform({ deliveries: { sms } })
    const caseId = await openStory(platform)
    await notify(caseId, { delivery_channels: ['sms'] })
    await platform.as('admin').post('/sandbox/clock', { advance_seconds: 7_200 })
    expect(attempts).toBe(1)
    expect(await deliveries(caseId)).toMatchObject([
      { status: 'failed', failure_reason: 'refused', sealed: null },
    ])
    const { body } = await platform.as('admin').get(`/sandbox/audit?case_id=${caseId}`)
    expect(body.rows.map(({ action }: { action: string }) => action)).toContain('delivery.failed')
  })

  it('is mailed through a server that requires a password, and waits while it is refused', async () => {
    const login = { user: 'parley', password: 'p@ss w0rd' }
    const smtp = await startSmtpServer({ login })
    platform = await createTestPlatform()
    const mail = {
      id: 'DLV-1',
      to: 'vera@home.example',
      subject: 'News',
      text: 'There is news.',
      language: 'en',
    }
    const sender = (smtpUrl: string) =>
      createMailer({ from: 'help@anti-scam.example', smtpUrl, outboxFolder: '' })
    await sender(smtp.url)(mail)
    expect(smtp.mails).toHaveLength(1)
    const refused = await sender(smtp.url.replace('w0rd', 'word'))(mail).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'EAUTH' })
    expect(refused).not.toBeInstanceOf(RefusedForGood)
    await smtp.stop()
  })

  it('leaves no SMS number longer than the retention of records, if no receipt ever comes', async () => {
    const days = 365
    platform = await createTestPlatform()
    await platform.setClock('2031-01-01T09:00:00Z')
    const receipts = (at: string) =>
      createSmsReceipts({ db: platform.test.storage.db, now: () => at, report: async () => {} })
    const firstDay = Date.parse('2031-01-01T09:00:00Z')
    const day = (count: number) => new Date(firstDay + count * 86_400_000).toISOString()
    await receipts(day(0)).keep('DLV-1', ['old'])
    await receipts(day(1)).keep('DLV-2', ['new'])
    const kept = async () =>
      (await platform.test.storage.db.selectFrom('pf_sms_part').select('service_id').execute()).map(
        ({ service_id }) => service_id,
      )
    await platform.setClock(day(days - 1))
    expect((await kept()).sort()).toEqual(['new', 'old'])
    await platform.setClock(day(days + 0.5))
    expect(await kept()).toEqual(['new'])
  })

  it('is refused permanently by a mail server that does not have the recipient', async () => {
    const smtp = await startSmtpServer()
    const send = createMailer({ from: 'help@anti-scam.example', smtpUrl: smtp.url, outboxFolder: '' })
    const mail = { id: 'DLV-1', subject: 'News', text: 'There is news.', language: 'en' }
    platform = await createTestPlatform()
    await expect(send({ ...mail, to: 'nobody@home.example' })).rejects.toMatchObject({
      name: 'RefusedForGood',
      code: 'SMTP 550',
    })
    await smtp.stop()
    const away = await send({ ...mail, to: 'vera@home.example' }).catch((error: unknown) => error)
    expect(away).not.toBeInstanceOf(RefusedForGood)
  })

  it('is written to a folder as an email if there is no mail server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-mail-'))
    platform = await createTestPlatform()
    const send = createMailer({ from: 'help@anti-scam.example', outboxFolder: folder })
    const text = 'Votre signalement est reçu.'
    await send({ id: 'DLV-1', to: 'vera@home.example', subject: 'Reçu', text, language: 'fr' })
    const mail = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')
    expect(mail).toMatch(/^To: vera@home\.example\r?$/m)
    expect(mail).toMatch(/^Content-Language: fr\r?$/m)
    rmSync(folder, { recursive: true })
  })
})

describe('participant', () => {
  it('connects to the mTLS listener with its issued certificate, and with no other', async () => {
    platform = await createTestPlatform()
    await platform.platform.dispatch({ method: 'GET', path: '/', headers: {}, body: null })
    const mine = await makeRequest('NEWB')
    const registered = await platform.as('admin').post('/v1/ips/participant-register', {
      institution_code: 'NEWB',
      institution_name: 'New Bank',
      contact_email: 'security@newbank.example',
      certificate_signing_request: mine.request,
      apis_to_enable: ['recovery', 'ips'],
      data_retention_days: 365,
    })
    expect(registered.status).toBe(201)
    const { server, authority } = await platform.platform.openMutualTls({ names: ['localhost'] })
    const { port } = server.address() as AddressInfo
    const types = new Set<string | undefined>()
    const call = (tls: object, headers: Record<string, string> = {}) =>
      new Promise<number>((done, failed) => {
        const options = {
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          ca: authority,
          agent: false,
          headers,
          ...tls,
        }
        request({ ...options, path: '/v1/ips/transaction-status?transaction_id=TX-0' }, (answer) => {
          answer.resume()
          types.add(answer.headers['content-type'])
          done(answer.statusCode ?? 0)
        })
          .on('error', failed)
          .end()
      })
    const certificate = registered.body.client_certificate
    expect(await call({ key: mine.key, cert: certificate })).toBe(404)
    expect(await call({})).toBe(401)
    expect(await call({}, { authorization: `Bearer ${platformSecret}`, 'x-parley-role': 'admin' })).toBe(401)
    const { client_id: id, client_secret: secret } = registered.body.api_credentials
    const basic = (word: string) => ({ authorization: `Basic ${Buffer.from(word).toString('base64')}` })
    expect(await call({}, basic(`${id}:${secret}`))).toBe(404)
    expect(await call({}, basic(`${id}:guessed`))).toBe(401)
    const foreign = await (await createAuthority('Another')).issue('NEWB')
    expect(await call(foreign, basic(`${id}:${secret}`))).toBe(403)
    const stranger = await makeRequest('NEWB')
    await expect(call({ key: stranger.key, cert: certificate })).rejects.toThrow()
    const settings = (path: string, body: object) =>
      platform
        .as('admin')
        .post(`/sandbox/settings/participants/${path}`, { institution_code: 'NEWB', ...body })
    const next = await makeRequest('NEWB')
    const renewed = await settings('certificate', { certificate_signing_request: next.request })
    const nextCertificate = renewed.body.client_certificate
    expect(await call({ key: next.key, cert: nextCertificate })).toBe(404)
    // Both are accepted for a day, so that the institution can switch over.
    expect(await call({ key: mine.key, cert: certificate })).toBe(404)
    await settings('revoke-certificate', { serial: registered.body.certificate_serial })
    expect(await call({ key: mine.key, cert: certificate })).toBe(403)
    expect(await call({ key: next.key, cert: nextCertificate })).toBe(404)
    await platform.as('admin').post('/sandbox/institutions/NEWB/behaviour', { status: 'suspended' })
    expect(await call({ key: next.key, cert: nextCertificate })).toBe(403)
    // Every refusal states its reason.
    expect([...types]).toEqual(['application/problem+json'])
    server.close()
  })

  it('calls with the credentials that it was shown once', async () => {
    platform = await createTestPlatform()
    const { request: pem } = await makeRequest('NEWB')
    const { body } = await platform.as('admin').post('/v1/ips/participant-register', {
      institution_code: 'NEWB',
      institution_name: 'New Bank',
      contact_email: 'security@newbank.example',
      certificate_signing_request: pem,
      apis_to_enable: ['ips'],
      data_retention_days: 30,
    })
    const { client_id: id, client_secret: secret } = body.api_credentials
    const call = (text: string) =>
      platform.platform.dispatch({
        method: 'GET',
        path: '/v1/ips/transaction-status?transaction_id=TX-0',
        headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` },
        body: null,
      })
    expect((await call(`${id}:${secret}`)).status).toBe(404)
    expect((await call(`${id}:wrong`)).status).toBe(401)
  })
})

describe('registration of an institution', () => {
  const registerFor = async (apis: string[], days: number) => {
    const { request: pem } = await makeRequest('NEWB')
    await platform.as('admin').post('/v1/ips/participant-register', {
      institution_code: 'NEWB',
      institution_name: 'New Bank',
      contact_email: 'security@newbank.example',
      certificate_signing_request: pem,
      apis_to_enable: apis,
      data_retention_days: days,
    })
  }
  const bank = () => platform.as('institution:NEWB')

  it('limits what it may call', async () => {
    platform = await createTestPlatform()
    await registerFor(['ips'], 30)
    expect((await bank().get('/v1/ips/transaction-status?transaction_id=TX-0')).status).toBe(404)
    const score = await bank().post('/v1/recovery/mule-score', {
      account_hash: 'hm1:A',
      institution_code: 'NEWB',
    })
    expect([score.status, score.body.detail]).toEqual([
      403,
      'Your institution is not registered for recovery',
    ])
    expect((await bank().get('/sandbox/disputes')).status).toBe(403)
  })

  it('states how long its submissions about payments are stored', async () => {
    platform = await createTestPlatform()
    await platform.setClock('2031-11-20T09:00:00Z')
    await registerFor(['ips'], 2)
    await platform.as('admin').post('/sandbox/ledger', story.ledger)
    const tell = (role: string, code: string) =>
      platform.as(role).post('/v1/ips/transaction-metadata', {
        transaction_id: `TX-OF-${code}`,
        transaction_timestamp: '2031-11-20T09:00:00Z',
        amount: 10,
        sender_institution_code: code,
        receiver_institution_code: 'BNKB',
      })
    expect((await tell('institution:NEWB', 'NEWB')).status).toBe(202)
    expect((await tell('institution:BNKA', 'BNKA')).status).toBe(202)
    const kept = async () =>
      (
        await platform.test.storage.db
          .selectFrom('pf_metadata')
          .select('sender_institution_code')
          .orderBy('sender_institution_code')
          .execute()
      ).map((row) => row.sender_institution_code)
    await platform.setClock('2031-11-22T08:00:00Z')
    expect(await kept()).toEqual(['BNKA', 'NEWB'])
    await platform.setClock('2031-11-22T11:00:00Z')
    expect(await kept()).toEqual(['BNKA'])
  })
})

describe('detailed report', () => {
  const report = {
    inputType: 'AI Assistant',
    reportingType: 'First Party',
    victimIdType: 'National ID',
    victimIdNo: 'ID-998877',
    victimName: 'Vera Sample',
    victimContact: '+639170000002',
    reportedLossCurrency: 'PHP',
    reportedLossAmount: 26_000,
    incidentType: 'Telecommunication Scam',
    incidentDateTimeFrom: '2026-11-20T16:50:00',
    incidentDateTimeTo: '2026-11-20T17:29:00',
    incidentDetails: 'A man said that he was from my bank.',
    victimAccounts: [],
    reportedReceivingAccounts: [{ receiverName: 'Unknown', receiverAccountNo: '5550099' }],
    transactions: [
      ['TX-1001', '2026-11-20T17:00:00', 25_000],
      ['TX-2001', '2026-11-20T17:10:00', 1_000],
    ].map(([transactionId, transactionDateTime, amount]) => ({
      inputType: 'AI Assistant',
      transactionId,
      transactionDateTime,
      transactionType: 'Instant payment',
      currency: 'PHP',
      amount,
    })),
  }

  it('adds the citizen’s other payments, is only readable by analysts, and is deleted at the end of its retention', async () => {
    platform = await createTestPlatform()
    const { caseId } = await traceStory(platform)
    await platform.as('admin').post('/sandbox/ledger', {
      transactions: [
        {
          transaction_id: 'TX-2001',
          booked_at: '2026-11-20T09:10:00Z',
          sender_account_hash: 'hm1:V',
          receiver_account_hash: 'hm1:E',
          amount: 1_000,
        },
      ],
    })
    const send = (role: string) =>
      platform.as(role).post('/sandbox/scam-reports', report, { 'x-case-id': caseId })
    expect((await send('citizen:hm1:other')).status).toBe(404)
    const { status, body } = await send('citizen:hm1:v')
    expect(status).toBe(201)
    expect(body.trace_ids).toHaveLength(1)
    await platform.settle()
    const now = (await analyst().get(`/v1/cases/${caseId}`)).body
    expect(now.recovery_trace_summary).toMatchObject({ amount_reported: 26_000, amount_located: 22_500 })
    const rows = await platform.test.storage.db.selectFrom('pf_scam_report').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/998877|Vera|639170000002/)
    expect((await analyst().get(`/sandbox/scam-reports/${body.report_id}`)).body.victimIdNo).toBe('ID-998877')
    for (const role of ['admin', 'recovery_engine', 'citizen:hm1:v']) {
      expect((await platform.as(role).get(`/sandbox/scam-reports/${body.report_id}`)).status).toBe(403)
    }
    await platform.setClock('2027-11-20T09:30:00Z')
    expect((await analyst().get(`/sandbox/scam-reports/${body.report_id}`)).status).toBe(404)
  })
})

describe('institutions', () => {
  it.each([
    ['auto', 'active', 'full'],
    ['partial:40', 'active', 'partial'],
    ['refuse:cannot_freeze', 'rejected', 'refused'],
    ['silent', 'pending_ack', 'none'],
    ['auto:60', 'pending_ack', 'none'],
  ])('set to %s answer an order accordingly', async (behaviour, status, outcome) => {
    platform = await createTestPlatform()
    const ids = await traceStory(platform)
    await platform.as('admin').post('/sandbox/institutions/BNKB/behaviour', { behaviour })
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    expect(body).toMatchObject({ freeze_status: status, institution_compliance: { outcome } })
  })

  it('that are silent are late after five minutes, and their order is void after a day', async () => {
    platform = await createTestPlatform()
    const ids = await traceStory(platform)
    await platform.as('admin').post('/sandbox/institutions/BNKB/behaviour', { behaviour: 'silent' })
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    const read = async () => (await analyst().get(`/v1/recovery/freeze/${body.freeze_id}`)).body
    await platform.setClock('2026-11-20T09:34:59Z')
    expect((await read()).institution_compliance.sla_breached).toBe(false)
    await platform.setClock('2026-11-20T09:35:00Z')
    expect((await read()).institution_compliance.sla_breached).toBe(true)
    await platform.setClock('2026-11-21T09:30:00Z')
    expect((await read()).freeze_status).toBe('lapsed')
  })

  it('that do not answer a dispute within two hours have it escalated', async () => {
    platform = await createTestPlatform()
    const { caseId } = await traceStory(platform)
    const { body } = await analyst().post(`/v1/cases/${caseId}/odr`, {
      institution_code: 'BNKB',
      dispute_amount: 100,
    })
    await platform.setClock('2026-11-20T11:30:00Z')
    const odr = await platform.test.storage.db
      .selectFrom('pf_odr')
      .select('status')
      .where('odr_id', '=', body.odr_id)
      .executeTakeFirst()
    expect(odr?.status).toBe('escalated')
    expect((await analyst().get(`/v1/cases/${caseId}`)).body.next_milestone).toBe(
      'odr_resolution_by 2026-11-22T09:30:00Z',
    )
  })
})

describe('payment system', () => {
  it('19: says for how long a payment can still be undone', async () => {
    platform = await createTestPlatform()
    const ids = await traceStory(platform)
    const status = async (id: string) =>
      (await platform.as('ips').get(`/v1/ips/transaction-status?transaction_id=${id}`)).body
    expect(await status('TX-1001')).toEqual({
      transaction_id: 'TX-1001',
      status: 'credited',
      status_timestamp: '2026-11-20T09:00:00Z',
      clearing_timestamp: '2026-11-20T09:00:00Z',
      hours_until_irreversible: 23.5,
      sender_received_credit: false,
      receiver_received_credit: true,
    })
    await platform.setClock('2026-11-20T09:31:00Z')
    await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 5_500))
    await platform.setClock('2026-11-20T09:31:30Z')
    expect((await status('TX-1001')).hours_until_irreversible).toBe(71.99)
  })

  it('scores a payment by its receiver, its circumstances and its words', async () => {
    platform = await createTestPlatform()
    await openStory(platform)
    const score = (body: object) => platform.as('ips').post('/v1/ips/fraud-risk-score', body)
    const { status, body } = await score({ transaction_id: 'TX-1001', high_value_flag: true })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([
      'fraud_risk_category',
      'fraud_risk_score',
      'overlay_message_template_id',
      'recommended_ips_action',
      'score_reason',
      'scoring_timestamp',
      'transaction_id',
    ])
    expect(body.score_reason).toContain('high_value:+100')
    expect(body.score_reason).toContain('first_payment_to_payee:+60')
    expect((await score({ transaction_id: 'TX-unknown' })).status).toBe(404)
    const ahead = await score({
      transaction_id: 'TX-new',
      amount: 10,
      sender_account_hash: 'hm1:V',
      receiver_account_hash: 'hm1:E',
    })
    expect(ahead.status).toBe(200)
  })

  it('explains a mule score to the last point', async () => {
    platform = await createTestPlatform()
    await openStory(platform)
    const { status, body } = await analyst().post('/v1/recovery/mule-score', {
      account_hash: 'hm1:A',
      institution_code: 'BNKB',
      include_peer_network: true,
      peer_network_depth: 2,
    })
    expect(status).toBe(200)
    const points = body.contributions.reduce(
      (sum: number, entry: { points: number }) => sum + entry.points,
      0,
    )
    expect(body.mule_score).toBe(points / 1000)
    expect(body.risk_factors[0]).toBe('median_dwell')
    expect(body.peer_network.accounts_examined).toBeGreaterThan(2)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type IncidentType, incidentTypes } from '../../src/contract/operations/vocabulary.ts'
import { createMailer } from '../../src/platform/kit/delivery/mailer.ts'
import type { Deliver } from '../../src/platform/kit/ports.ts'
import { makeRequest } from '../support/certificate-requests.ts'
import { database } from '../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'
import { freezeOrder, openStory, traceStory } from '../support/trust-story.ts'

let platform: TestPlatform
afterEach(() => platform.remove())

const register = async (code: string, apis = ['redress', 'recovery', 'ips']) => {
  const { status } = await platform.as('ips').post('/v1/ips/participant-register', {
    institution_code: code,
    institution_name: `Bank ${code}`,
    contact_email: `${code.toLowerCase()}@bank.example`,
    certificate_signing_request: (await makeRequest(code)).request,
    apis_to_enable: apis,
    data_retention_days: 30,
  })
  expect(status).toBe(201)
}
const report = async (role: string, codes: readonly string[], type: IncidentType = 'outage') =>
  (
    await platform.as(role).post('/v1/ips/incident-report', {
      incident_type: type,
      severity: 'high',
      affected_institutions: codes,
      description: 'The core system does not answer.',
      estimated_resolution_time_minutes: 60,
    })
  ).body
const noticesOf = async (code: string) =>
  (await platform.as(`institution:${code}`).get('/sandbox/notices')).body.notices

describe(`institutions affected by an incident, on ${database.name}`, () => {
  let smtp: SmtpServer
  beforeEach(async () => {
    smtp = await startSmtpServer()
  })
  afterEach(() => smtp.stop())
  const open = async (email?: Deliver, hasDoor = true) => {
    platform = await createTestPlatform({ hasDoor, ...(email && { deliveries: { email } }) })
    await openStory(platform)
    await register('BNKB')
    await register('BNKD', ['recovery'])
  }
  const mailer = () => createMailer({ from: 'ips@centre.example', smtpUrl: smtp.url, outboxFolder: '' })
  const emails = () =>
    platform.test.storage.db
      .selectFrom('pf_notice')
      .select(['institution_code', 'email_status', 'attempts'])
      .orderBy('institution_code')
      .execute()

  it('are notified by email and on their mTLS listener, and only those are named', async () => {
    await open(mailer())
    const incident = await report('ips', ['BNKA', 'BNKB'])
    // BNKA is in the ledger only: it has no way to be notified.
    expect(incident.notified_institutions).toEqual(['BNKB'])
    expect(await noticesOf('BNKB')).toMatchObject([
      {
        incident_id: incident.incident_id,
        incident_type: 'outage',
        affected_institutions: ['BNKA', 'BNKB'],
        description: 'The core system does not answer.',
      },
    ])
    expect(await noticesOf('BNKA')).toEqual([])
    await platform.settle()
    expect(await emails()).toEqual([{ institution_code: 'BNKB', email_status: 'sent', attempts: 0 }])
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]).toContain('To: bnkb@bank.example')
    expect(smtp.mails[0]).toContain('The core system does not answer.')
  })

  it('are not notified twice of one incident, nor of what they reported themselves', async () => {
    await open(mailer())
    const first = await report('ips', ['BNKB'])
    expect(await report('ips', ['BNKB'])).toEqual(first)
    expect(await noticesOf('BNKB')).toHaveLength(1)
    await register('BNKC')
    expect((await report('institution:BNKC', ['BNKC'])).notified_institutions).toEqual([])
    expect(await noticesOf('BNKC')).toEqual([])
  })

  it('receive an email that describes what happened, in one word for each type', async () => {
    await open(mailer())
    const words = []
    for (const type of incidentTypes) {
      const { incident_id } = await report('ips', ['BNKB'], type)
      await platform.settle()
      words.push(smtp.mails.at(-1)?.match(`Subject: (.*) at BNKB \\(${incident_id}\\)`)?.[1])
    }
    expect(words).toEqual([
      'Outage',
      'Slow or partial service',
      'Spike of fraud',
      'Late settlement',
      'Data breach',
      'Cyber attack',
      'Incident',
    ])
  })

  it('find the notice on their mTLS listener if the deployment sends no email', async () => {
    await open()
    expect((await report('ips', ['BNKB'])).notified_institutions).toEqual(['BNKB'])
    await platform.settle()
    expect(await emails()).toEqual([{ institution_code: 'BNKB', email_status: null, attempts: 0 }])
  })

  it('are not named if they have no way to read it', async () => {
    await open()
    expect((await report('ips', ['BNKB', 'BNKD'])).notified_institutions).toEqual(['BNKB'])
    expect((await platform.as('institution:BNKD').get('/sandbox/notices')).status).toBe(403)
  })

  it('are named without an mTLS listener if they receive email, and not without email', async () => {
    await open(mailer(), false)
    expect((await report('ips', ['BNKB', 'BNKD'])).notified_institutions).toEqual(['BNKB', 'BNKD'])
    await platform.remove()
    await open(undefined, false)
    expect((await report('ips', ['BNKB', 'BNKD'])).notified_institutions).toEqual([])
  })

  it('have an email that no server accepts tried twelve times, and no more', async () => {
    let tries = 0
    await open(async () => {
      tries++
      throw new Error('no network')
    })
    await report('ips', ['BNKB'])
    for (let i = 0; i < 20; i++) await platform.as('admin').post('/sandbox/clock', { advance_seconds: 3_600 })
    expect([tries, await emails()]).toEqual([
      12,
      [{ institution_code: 'BNKB', email_status: 'failed', attempts: 12 }],
    ])
    expect(await noticesOf('BNKB')).toHaveLength(1)
  })

  it('are not notified while they are suspended, and notices are only kept for their retention period', async () => {
    await open()
    await report('ips', ['BNKB'])
    await platform.as('admin').post('/sandbox/settings/participants/status', {
      institution_code: 'BNKB',
      status: 'suspended',
    })
    await platform.as('admin').post('/sandbox/clock', { advance_seconds: 3600 })
    expect((await report('ips', ['BNKB'])).notified_institutions).toEqual([])
    await platform.as('admin').post('/sandbox/clock', { advance_seconds: 400 * 86_400 })
    expect(await emails()).toEqual([])
  })
})

describe(`an institution that answers orders on its mTLS listener, on ${database.name}`, () => {
  const own = (code: string) => platform.as(`institution:${code}`)
  const pending = async (code: string) => (await own(code).get('/sandbox/freeze-orders')).body.orders
  const order = async () => {
    platform = await createTestPlatform()
    const ids = await traceStory(platform)
    await register('BNKB')
    const answers = { institution_code: 'BNKB', answers: 'itself' }
    const set = await platform.as('admin').post('/sandbox/settings/participants/answers', answers)
    expect(set.body.answers).toBe('itself')
    const { body } = await platform
      .as('analyst')
      .post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:A', 'BNKB', 1_000))
    expect(body.freeze_status).toBe('pending_ack')
    return body.freeze_id as string
  }
  const statusOf = async (freezeId: string) =>
    (await platform.as('analyst').get(`/v1/recovery/freeze/${freezeId}`)).body

  it('only sees its own orders', async () => {
    const freezeId = await order()
    expect(await pending('BNKB')).toMatchObject([
      { freeze_id: freezeId, account_hash: 'hm1:A', requested_amount: 1_000, freeze_duration_hours: 72 },
    ])
    expect(await pending('BNKC')).toEqual([])
    const foreign = await own('BNKC').post(`/sandbox/freeze-orders/${freezeId}/answer`, { held_amount: 1 })
    expect(foreign.status).toBe(404)
  })

  it('holds a part, once', async () => {
    const freezeId = await order()
    const answer = () => own('BNKB').post(`/sandbox/freeze-orders/${freezeId}/answer`, { held_amount: 400 })
    expect(await answer()).toMatchObject({
      status: 200,
      body: { freeze_status: 'active', requested_amount: 1_000, held_amount: 400 },
    })
    expect(await statusOf(freezeId)).toMatchObject({ freeze_status: 'active', funds_frozen_amount: 400 })
    expect(await pending('BNKB')).toEqual([])
    expect((await answer()).status).toBe(409)
  })

  it('cannot hold more than was ordered, and learns if less is there', async () => {
    const freezeId = await order()
    const answer = (held: number) =>
      own('BNKB').post(`/sandbox/freeze-orders/${freezeId}/answer`, { held_amount: held })
    expect(await answer(1_000.01)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'held_amount', code: 'too_big', message: 'The order names 1000.' }] },
    })
    const { db } = platform.test.storage
    await db
      .updateTable('pf_account')
      .set({ held: 0, balance: 300_00 })
      .where('account_hash', '=', 'hm1:A')
      .execute()
    expect((await answer(1_000)).body).toMatchObject({ requested_amount: 1_000, held_amount: 300 })
    expect(await statusOf(freezeId)).toMatchObject({ freeze_status: 'active', funds_frozen_amount: 300 })
  })

  it('refuses, for one of the known reasons', async () => {
    const freezeId = await order()
    const answer = (reason: string) =>
      own('BNKB').post(`/sandbox/freeze-orders/${freezeId}/answer`, { refusal_reason: reason })
    expect((await answer('no wish')).status).toBe(400)
    expect((await answer('account_closed')).body.freeze_status).toBe('rejected')
  })

  it.each(['citizen_channel', 'ips', 'analyst'])('cannot be answered for by the role %s', async (role) => {
    const freezeId = await order()
    const answer = await platform
      .as(role)
      .post(`/sandbox/freeze-orders/${freezeId}/answer`, { held_amount: 1 })
    expect(answer.status).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { freezeOrder, story, traceStory } from '../support/trust-story.ts'

/** One institution against another, and against people, on the embedded platform. */

let platform: TestPlatform
let found: { caseId: string; traceId: string }

/** BNKA sent TX-1001 to BNKB; BNKC and WLTC are not involved. */
const bank = (code: string, at = platform): Caller => at.as(`institution:${code}`)
const problemOf = ({ status, body }: { status: number; body: { type?: string } }) =>
  `${status} ${body.type?.replace('urn:trust-layer:problem:', '')}`

beforeAll(async () => {
  platform = await createTestPlatform()
  found = await traceStory(platform)
})
afterAll(() => platform.remove())

describe('incident report', () => {
  const report = (changes: object) => ({
    incident_type: 'outage',
    severity: 'high',
    affected_institutions: ['BNKC'],
    description: 'Nothing goes out any more.',
    ...changes,
  })
  const verifyAt = async (at: TestPlatform) => {
    const query = new URLSearchParams({
      receiver_account_identifier: 'hm1:C',
      receiver_institution_code: 'BNKC',
      receiver_account_holder_name_candidate: 'Cy Example',
    })
    return (await at.as('ips').get(`/v1/ips/verify-account?${query}`)).body.reason_code
  }

  it.each(['outage', 'fraud_spike', 'degradation', 'data_breach'])(
    'of the type %s cannot be made about a competitor',
    async (incident_type) => {
      const answer = await bank('BNKB').post('/v1/ips/incident-report', report({ incident_type }))
      expect(problemOf(answer)).toBe('403 forbidden')
      expect(answer.body.errors).toMatchObject([{ field: 'affected_institutions' }])
      expect(await verifyAt(platform)).toBe('name_match')
    },
  )

  it('about the own institution cannot include a competitor', async () => {
    const body = report({ affected_institutions: ['BNKB', 'BNKC'] })
    expect(problemOf(await bank('BNKB').post('/v1/ips/incident-report', body))).toBe('403 forbidden')
  })

  it('about a competitor does not affect its fraud score', async () => {
    const score = async () =>
      (await platform.as('ips').post('/v1/ips/fraud-risk-score', { transaction_id: 'TX-1001' })).body
    const before = await score()
    await bank('BNKC').post(
      '/v1/ips/incident-report',
      report({ incident_type: 'fraud_spike', affected_institutions: ['BNKA'] }),
    )
    expect((await score()).fraud_risk_score).toBe(before.fraud_risk_score)
  })

  it.each([
    ['when it was expected to', { estimated_resolution_time_minutes: 30 }, 29, 31],
    ['after a day when nobody has said when', {}, 23 * 60, 24 * 60 + 1],
    ['at once when it is over', { estimated_resolution_time_minutes: 0 }, undefined, 1],
  ])('about the own institution ends %s', async (_when, changes, lastsMinutes, endsMinutes) => {
    const own = await createTestPlatform()
    try {
      await traceStory(own)
      const advance = (minutes: number) =>
        own.as('admin').post('/sandbox/clock', { advance_seconds: minutes * 60 })
      expect((await bank('BNKC', own).post('/v1/ips/incident-report', report(changes))).status).toBe(201)
      if (lastsMinutes !== undefined) {
        await advance(lastsMinutes)
        expect(await verifyAt(own)).toBe('institution_unavailable')
      }
      await advance(endsMinutes - (lastsMinutes ?? 0))
      expect(await verifyAt(own)).toBe('name_match')
    } finally {
      await own.remove()
    }
  })

  it('releases waiting orders when it ends', async () => {
    const own = await createTestPlatform()
    try {
      const ids = await traceStory(own)
      const body = report({ affected_institutions: ['WLTC'], estimated_resolution_time_minutes: 30 })
      await bank('WLTC', own).post('/v1/ips/incident-report', body)
      const order = freezeOrder(ids, 'hm1:B', 'WLTC', 10)
      const { body: freeze } = await own.as('analyst').post('/v1/recovery/freeze', order)
      expect(freeze.freeze_status).toBe('pending_ack')
      await own.as('admin').post('/sandbox/clock', { advance_seconds: 31 * 60 })
      const after = await own.as('analyst').get(`/v1/recovery/freeze/${freeze.freeze_id}`)
      expect(after.body.freeze_status).toBe('active')
    } finally {
      await own.remove()
    }
  })
})

describe('payment', () => {
  it.each(['BNKC', 'WLTC', 'GHOST'])('status is hidden from %s, which is not a party', async (code) => {
    const asked = await bank(code).get('/v1/ips/transaction-status?transaction_id=TX-1001')
    const missing = await bank(code).get('/v1/ips/transaction-status?transaction_id=TX-NONE')
    expect([asked, missing].map(problemOf)).toEqual(Array(2).fill('404 transaction-not-found'))
    const { instance: _one, ...document } = asked.body
    const { instance: _other, ...same } = missing.body
    expect(document).toEqual(same)
  })

  it.each(['BNKA', 'BNKB'])('status and risk are visible to %s, which is a party', async (code) => {
    const status = await bank(code).get('/v1/ips/transaction-status?transaction_id=TX-1001')
    const risk = await bank(code).post('/v1/ips/fraud-risk-score', { transaction_id: 'TX-1001' })
    expect([status.status, risk.status]).toEqual([200, 200])
  })

  it.each([
    ['as it is', {}],
    [
      'with accounts of its own in the place of its accounts',
      { sender_account_hash: 'hm1:C', receiver_account_hash: 'hm1:C' },
    ],
    ['as if it were its receiver', { receiver_account_hash: 'hm1:C' }],
    ['with its own code as the sender', { sender_institution_code: 'BNKC' }],
  ])('risk is hidden from others, asked %s', async (_how, changes) => {
    const answer = await bank('BNKC').post('/v1/ips/fraud-risk-score', {
      transaction_id: 'TX-1001',
      ...changes,
    })
    expect(problemOf(answer)).toBe('404 transaction-not-found')
  })

  it('risk of an unbooked payment is hidden from an institution that holds neither account', async () => {
    const body = {
      transaction_id: 'TX-MADE-UP',
      amount: 10,
      sender_account_hash: 'hm1:V',
      receiver_account_hash: 'hm1:A',
    }
    expect(problemOf(await bank('BNKC').post('/v1/ips/fraud-risk-score', body))).toBe(
      '404 transaction-not-found',
    )
    expect((await bank('BNKA').post('/v1/ips/fraud-risk-score', body)).status).toBe(200)
  })

  it('risk of the own payment does not reveal the score of a substituted account', async () => {
    const plain = await bank('BNKA').post('/v1/ips/fraud-risk-score', { transaction_id: 'TX-1001' })
    const probing = { transaction_id: 'TX-1001', receiver_account_hash: 'hm1:D' }
    const probed = await bank('BNKA').post('/v1/ips/fraud-risk-score', probing)
    expect(probed.body.fraud_risk_score).toBe(plain.body.fraud_risk_score)
  })

  it.each(['BNKA', 'BNKC', 'WLTC'])('receiver account at BNKB has no mule score for %s', async (code) => {
    const body = { account_hash: 'hm1:A', institution_code: 'BNKB' }
    expect(problemOf(await bank(code).post('/v1/recovery/mule-score', body))).toBe('404 account-not-found')
    expect((await bank('BNKB').post('/v1/recovery/mule-score', body)).status).toBe(200)
  })
})

describe('metadata', () => {
  const metadata = (id: string, from: string, to: string, changes: object = {}) => ({
    transaction_id: id,
    transaction_timestamp: '2026-11-20T09:00:00Z',
    amount: 25_000,
    sender_institution_code: from,
    receiver_institution_code: to,
    ...changes,
  })
  const submit = (code: string, body: object) => bank(code).post('/v1/ips/transaction-metadata', body)

  it.each([
    ['the receiver', 'BNKB'],
    ['a stranger', 'BNKC'],
  ])('cannot be set by %s in the sender’s name', async (_who, code) => {
    const answer = await submit(code, metadata('TX-1001', 'BNKA', 'BNKB'))
    expect(problemOf(answer)).toBe('403 forbidden')
    expect(answer.body.errors).toMatchObject([{ field: 'sender_institution_code' }])
  })

  it.each([
    ['the receiver', 'BNKB'],
    ['a stranger', 'BNKC'],
  ])('of a booked payment cannot be set by %s in its own name', async (_who, code) => {
    const answer = await submit(code, metadata('TX-1001', code, 'BNKA', { high_value_flag: true }))
    // A payment waits 50 ms for the database and no longer; answers without the database are not stored.
    expect(['404 transaction-not-found', '202 undefined']).toContain(problemOf(answer))
    await platform.as('ips').post('/v1/ips/fraud-risk-score', { transaction_id: 'TX-1001' })
    const kept = platform.test.storage.db.selectFrom('pf_metadata').select('transaction_id')
    const ofIts = kept.where('transaction_id', '=', 'TX-1001').where('sender_institution_code', '=', code)
    expect(await ofIts.execute()).toEqual([])
  })

  it.each(['BNKB', 'BNKC'])('of a future payment cannot be pre-empted by %s', async (squatter) => {
    const id = `TX-SOON-${squatter}`
    expect((await submit(squatter, metadata(id, squatter, 'WLTC', { amount: 1 }))).status).toBe(202)
    expect((await submit('BNKA', metadata(id, 'BNKA', 'BNKB'))).status).toBe(202)
    const changed = metadata(id, 'BNKA', 'BNKB', { amount: 2 })
    expect(problemOf(await submit('BNKA', changed))).toBe('409 transaction-conflict')
  })

  it('of a squatter does not affect the real payment', async () => {
    const flags = {
      high_value_flag: true,
      geographic_anomaly_detected: true,
      time_of_day_anomaly_detected: true,
    }
    const between = { sender_account_hash: 'hm1:V', receiver_account_hash: 'hm1:A', amount: 25_000 }
    const ask = async (transaction_id: string) =>
      (await bank('BNKA').post('/v1/ips/fraud-risk-score', { transaction_id, ...between })).body
    const clean = await ask('TX-CLEAN')
    expect((await submit('BNKC', metadata('TX-FLAGGED', 'BNKC', 'BNKB', flags))).status).toBe(202)
    expect((await ask('TX-FLAGGED')).fraud_risk_score).toBe(clean.fraud_risk_score)
    expect((await submit('BNKA', metadata('TX-FLAGGED', 'BNKA', 'BNKB', flags))).status).toBe(202)
    expect((await ask('TX-FLAGGED')).fraud_risk_score).toBeGreaterThan(clean.fraud_risk_score)
  })

  it('of the sender itself is accepted for a booked payment', async () => {
    expect((await submit('BNKA', metadata('TX-1001', 'BNKA', 'BNKB'))).status).toBe(202)
  })
})

describe('case', () => {
  const intake = (changes: object = {}) => ({ ...story.intake, citizen_id_hash: 'hm1:somebody', ...changes })
  const cases = async () =>
    (await platform.test.storage.db.selectFrom('pf_case').select('case_id').execute()).length

  it.each([
    ['the receiver’s institution', 'BNKB'],
    ['an institution that money went on to', 'BNKC'],
    ['one that nobody knows', 'GHOST'],
  ])('about a payment is not opened by %s', async (_who, code) => {
    const before = await cases()
    const asked = await bank(code).post('/v1/cases/intake', intake())
    const missing = await bank(code).post('/v1/cases/intake', intake({ transaction_reference: 'TX-NONE' }))
    expect([asked, missing].map(problemOf)).toEqual(Array(2).fill('404 transaction-not-found'))
    expect(await cases()).toBe(before)
  })

  it.each(['hm1:A', 'hm1:D', '5550099'])(
    'that names an account (%s) and no payment is not opened by an institution',
    async (receiving_account_hint) => {
      const before = await cases()
      const body = { ...intake({ receiving_account_hint }), transaction_reference: undefined }
      const answer = await bank('BNKA').post('/v1/cases/intake', body)
      expect(problemOf(answer)).toBe('403 forbidden')
      expect(answer.body.errors).toMatchObject([{ field: 'transaction_reference' }])
      expect(await cases()).toBe(before)
    },
  )

  it('is opened by the institution that sent the payment', async () => {
    expect((await bank('BNKA').post('/v1/cases/intake', intake())).status).toBe(201)
  })

  it.each(['hm1:other', undefined])(
    'is not opened by a citizen channel of %s for another citizen',
    async (ref) => {
      const caller = platform.as(ref === undefined ? 'citizen_channel' : `citizen:${ref}`)
      expect(problemOf(await caller.post('/v1/cases/intake', intake()))).toBe('403 forbidden')
    },
  )
})

describe('account', () => {
  /** Opens an unrelated case about another payment, of another victim. */
  const otherCase = async (hint: string, citizen: string) => {
    const body = { ...story.intake, citizen_id_hash: citizen, transaction_reference: undefined }
    const answer = await platform
      .as(`citizen:${citizen}`)
      .post('/v1/cases/intake', { ...body, receiving_account_hint: hint })
    return answer.body.case_id as string
  }
  const traceOf = (case_id: string, id: string, amount: number, receiver: string, sender: string) => ({
    case_id,
    originating_transaction_id: id,
    originating_amount: amount,
    sender_institution_code: sender,
    initial_receiver_account_hash: receiver,
  })
  const freeze = (body: object) => platform.as('analyst').post('/v1/recovery/freeze', body)
  const trace = (body: object) => platform.as('recovery_engine').post('/v1/recovery/trace', body)

  it.each([
    ['TX-1002', 12_000, 'hm1:B', 'BNKB'],
    ['TX-1003', 9_000, 'hm1:C', 'BNKB'],
    ['TX-1005', 8_500, 'hm1:D', 'BNKC'],
  ])('cannot be reached by tracing %s, which someone else has paid', async (id, amount, receiver, sender) => {
    const answer = await trace(traceOf(found.caseId, id, amount, receiver, sender))
    expect(problemOf(answer)).toBe('404 transaction-not-found')
  })

  it('named in a stranger’s report cannot be reached through another victim’s payment', async () => {
    const caseId = await otherCase('hm1:D', 'hm1:liar-1')
    const answer = await trace(traceOf(caseId, 'TX-1001', 25_000, 'hm1:A', 'BNKA'))
    expect(problemOf(answer)).toBe('404 transaction-not-found')
  })

  it('cannot be frozen by the trace of another case', async () => {
    const caseId = await otherCase('hm1:D', 'hm1:liar-2')
    const ids = { caseId, traceId: found.traceId }
    expect(problemOf(await freeze(freezeOrder(ids, 'hm1:D', 'BNKB', 10)))).toBe('404 trace-not-found')
  })

  it('in the trace of another case cannot be frozen in this one', async () => {
    const caseId = await otherCase('hm1:B', 'hm1:liar-3')
    const { body } = await trace(traceOf(caseId, 'TX-1002', 12_000, 'hm1:B', 'BNKB'))
    await platform.settle()
    const ids = { caseId, traceId: body.trace_id as string }
    expect(problemOf(await freeze(freezeOrder(ids, 'hm1:D', 'BNKB', 10)))).toBe('422 account-not-in-trace')
    expect((await freeze(freezeOrder(ids, 'hm1:B', 'WLTC', 10))).status).toBe(201)
  })

  it('that was only named along with the payment cannot be frozen', async () => {
    const { db } = platform.test.storage
    const at = '2026-11-20T09:30:00.000Z'
    const named = {
      case_id: found.caseId,
      account_hash: 'hm1:E',
      citizen_id_hash: 'hm1:v',
      at,
      counts: 1,
      source: 'citizen_channel',
    }
    await db.insertInto('pf_account_report').values(named).execute()
    const answer = await freeze(freezeOrder(found, 'hm1:E', 'WLTC', 10))
    expect(problemOf(answer)).toBe('422 account-not-in-trace')
  })

  it('in the chain of the case’s own payment is frozen', async () => {
    expect((await freeze(freezeOrder(found, 'hm1:C', 'BNKC', 10))).status).toBe(201)
  })

  it.each(['BNKA', 'WLTC'])(
    'at another institution has no freeze that %s could see or release',
    async (code) => {
      const { freeze_id } = await platform.test.storage.db
        .selectFrom('pf_freeze')
        .select('freeze_id')
        .where('institution_code', '=', 'BNKC')
        .executeTakeFirstOrThrow()
      const release = {
        release_reason: 'court_order',
        release_authority: 'Court ref:X-1',
        release_authorization_token: 'sbx-release',
      }
      expect(problemOf(await bank(code).get(`/v1/recovery/freeze/${freeze_id}`))).toBe('404 freeze-not-found')
      expect(problemOf(await bank(code).post(`/v1/recovery/freeze/${freeze_id}/release`, release))).toBe(
        '404 freeze-not-found',
      )
    },
  )
})

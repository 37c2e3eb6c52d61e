import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { story } from '../../../support/trust-story.ts'

describe('fraud score', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-20T09:30:00Z')
    await platform.as('admin').post('/sandbox/ledger', story.ledger)
  })
  afterEach(() => platform.remove())
  const score = async (body: object, role = 'ips') =>
    (await platform.as(role).post('/v1/ips/fraud-risk-score', body)).body
  const submit = (code: string, changes: object = {}) =>
    platform.as('ips').post('/v1/ips/transaction-metadata', {
      transaction_id: 'TX-NEW',
      transaction_timestamp: '2026-11-20T09:30:00Z',
      amount: 10,
      sender_institution_code: code,
      receiver_institution_code: 'BNKB',
      geographic_anomaly_detected: true,
      ...changes,
    })
  const spikeAt = (code: string) =>
    platform.as('ips').post('/v1/ips/incident-report', {
      incident_type: 'fraud_spike',
      severity: 'high',
      affected_institutions: [code],
      description: 'Many reports within an hour.',
    })

  it.each(['BNKA', 'BNKB'])(
    'counts a spike at %s for a booked payment if the caller names no bank',
    async (code) => {
      const before = await score({ transaction_id: 'TX-1001' })
      expect(before.score_reason).not.toContain('institution_fraud_spike')
      await spikeAt(code)
      const after = await score({ transaction_id: 'TX-1001' })
      expect(after.score_reason).toContain('institution_fraud_spike:+50')
      expect(Math.round((after.fraud_risk_score - before.fraud_risk_score) * 1000)).toBe(50)
    },
  )

  it('counts no spike at a bank that is not involved', async () => {
    await spikeAt('BNKC')
    expect((await score({ transaction_id: 'TX-1001' })).score_reason).not.toContain('spike')
  })

  it('uses the metadata alone if nothing else is known, and reveals nothing about payer and payee', async () => {
    expect((await score({ transaction_id: 'TX-NEW' })).status).toBe(404)
    await submit('BNKA')
    expect(await score({ transaction_id: 'TX-NEW' })).toMatchObject({
      fraud_risk_score: 0.12,
      score_reason: 'geographic_anomaly:+120',
    })
    await spikeAt('BNKB')
    expect((await score({ transaction_id: 'TX-NEW' })).fraud_risk_score).toBe(0.17)
  })

  it('of metadata is only for the banks that it names', async () => {
    await submit('BNKA')
    expect((await score({ transaction_id: 'TX-NEW' }, 'institution:BNKB')).fraud_risk_score).toBe(0.12)
    expect((await score({ transaction_id: 'TX-NEW' }, 'institution:BNKC')).status).toBe(404)
  })

  it('requires the caller to choose if two banks claim the payment', async () => {
    await submit('BNKA')
    await submit('BNKC', { geographic_anomaly_detected: false })
    expect((await score({ transaction_id: 'TX-NEW' })).errors[0].field).toBe('sender_institution_code')
    const named = { transaction_id: 'TX-NEW', sender_institution_code: 'BNKC' }
    expect((await score(named)).fraud_risk_score).toBe(0)
  })

  it('counts a name mismatch before a payment, but no check after a complaint', async () => {
    const payment = { transaction_id: 'TX-1001' }
    const check = (context: string) =>
      platform
        .as('ips')
        .get(
          `/v1/ips/verify-account?receiver_account_identifier=hm1:A&receiver_institution_code=BNKB&receiver_account_holder_name_candidate=Wilhelmina%20Zoetrope&query_context=${context}`,
        )
    const before = await score(payment)
    expect((await check('post_complaint')).body.match_result).toBe('no_match')
    expect(await score(payment)).toMatchObject({ score_reason: before.score_reason })
    await check('pre_payment')
    expect((await score(payment)).fraud_risk_score).toBeGreaterThan(before.fraud_risk_score)
  })
})

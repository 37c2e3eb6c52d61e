import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/databases.ts'
import { startGateway, type TestGateway } from '../support/gateway.ts'
import { createGatewayCaller } from '../support/gateway-caller.ts'
import { createNumbered } from '../support/numbered.ts'
import { type Caller, createTestPlatform, platformSecret, type TestPlatform } from '../support/platform.ts'
import { freezeOrder, returnOrder, story } from '../support/trust-story.ts'

/** The ten steps of the end-to-end run. */
const step = createNumbered(10)

/** One report from its first call to its last; each step builds on the previous one. */
describe(`a report, end to end through the relay, on ${database.name}`, () => {
  let platform: TestPlatform
  let gateway: TestGateway
  let analystCaller: Caller
  let citizenCaller: Caller
  let caseId = ''
  let traceId = ''
  let odrId = ''
  const freezes: Record<string, string> = {}
  const analyst = () => analystCaller
  const caseNow = async () => (await analyst().get(`/v1/cases/${caseId}`)).body

  beforeAll(async () => {
    platform = await createTestPlatform()
    gateway = await startGateway({
      dispatch: platform.platform.dispatch,
      embeddedSecret: platformSecret,
      timing: { deadlineMinMs: 60_000 },
    })
    analystCaller = await createGatewayCaller(gateway, 'analyst')
    citizenCaller = await createGatewayCaller(gateway, 'citizen_channel', story.citizen)
  })
  afterAll(async () => {
    await gateway.stop()
    await platform.remove()
  })

  it(step(1, 'is received, and waits to be routed'), async () => {
    await platform.setClock('2026-11-20T09:30:00Z')
    await platform.as('admin').post('/sandbox/ledger', story.ledger)
    const created = await citizenCaller.post('/v1/cases/intake', story.intake)
    expect(created.status).toBe(201)
    caseId = created.body.case_id
    const { body } = await citizenCaller.get(`/v1/cases/${caseId}`)
    expect(body).toMatchObject({
      case_id: caseId,
      status: 'received',
      next_milestone: 'routing_by 2026-11-20T09:35:00Z',
      recovery_trace_summary: {},
      freeze_status_timeline: [],
    })
  })

  it(step(2, 'is routed by its urgency, and traced'), async () => {
    const { status, body } = await analyst().post(`/v1/cases/${caseId}/route`, { routing_logic: 'auto' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'tracing', priority: 'P2', priority_score: 58 })
    expect(body.routed_to).toEqual([{ type: 'recovery_engine', ref: expect.any(String) }])
    await platform.settle()
    const now = await caseNow()
    expect(now.status).toBe('traced')
    expect(now.recovery_trace_summary).toMatchObject({
      amount_reported: 25_000,
      amount_located: 21_500,
      amount_frozen: 0,
      amount_returned: 0,
      amount_withdrawn: 3_500,
      amount_unlocated: 0,
      accounts_traced: 4,
      institutions_involved: 3,
      hops: 3,
    })
    traceId = now.recovery_trace_summary.trace_id
  })

  it(step(3, 'finds the money in four accounts'), async () => {
    const { body } = await analyst().get(`/v1/recovery/trace/${traceId}`)
    expect(body.status).toBe('completed')
    const figures = body.account_chain.map((entry: Record<string, unknown>) => {
      const tracing = entry.tracing as Record<string, number>
      return [
        entry.account_hash,
        entry.balance,
        tracing.hop,
        tracing.received,
        tracing.remaining,
        tracing.withdrawn,
        entry.withdrawal_method,
        tracing.haircut_remaining,
      ]
    })
    expect(figures).toEqual([
      ['hm1:A', 5_500, 1, 25_000, 5_500, 0, 'onward_transfer', 5_188.68],
      ['hm1:B', 7_000, 2, 10_500, 7_000, 3_500, 'crypto_exchange', 6_603.77],
      ['hm1:C', 800, 2, 9_000, 800, 0, 'onward_transfer', 730.37],
      ['hm1:D', 10_500, 3, 8_200, 8_200, 0, 'none', 6_518.57],
    ])
    expect(body.extensions.totals).toEqual({
      originating: 25_000,
      remaining: 21_500,
      withdrawn: 3_500,
      returned_to_victim: 0,
      beyond_depth: 0,
      below_threshold: 0,
      untraceable_institution: 0,
    })
    expect(body.intervention_recommendations.map((entry: { rank: number }) => entry.rank)).toEqual([
      1, 2, 3, 4,
    ])
  })

  it(step(4, 'has the money held'), async () => {
    await platform.setClock('2026-11-20T09:31:00Z')
    for (const [account, institution, amount] of [
      ['hm1:A', 'BNKB', 5_500],
      ['hm1:B', 'WLTC', 7_000],
      ['hm1:D', 'BNKB', 8_200],
    ] as const) {
      const order = freezeOrder({ caseId, traceId }, account, institution, amount)
      const { status, body } = await analyst().post('/v1/recovery/freeze', order)
      expect(status).toBe(201)
      expect(body).toMatchObject({
        freeze_status: 'active',
        funds_frozen_amount: amount,
        freeze_expiry_timestamp: '2026-11-23T09:31:00Z',
        hours_remaining: 72,
        institution_compliance: { outcome: 'full', shortfall: 0 },
      })
      freezes[account] = body.freeze_id
    }
    const now = await caseNow()
    expect(now).toMatchObject({ status: 'frozen', next_milestone: 'freeze_expires_at 2026-11-23T09:31:00Z' })
    expect(now.recovery_trace_summary.amount_frozen).toBe(20_700)
  })

  it(step(5, 'lets the mule move their own money but none of the victim’s'), async () => {
    await platform.setClock('2026-11-20T09:40:00Z')
    const move = (amount: number) =>
      platform.as('admin').post('/sandbox/ledger/transactions', {
        sender_account_hash: 'hm1:D',
        receiver_account_hash: 'hm1:E',
        amount,
      })
    const refused = await move(4_000)
    expect([refused.status, refused.body.type]).toEqual([
      422,
      'urn:trust-layer:problem:insufficient-available-balance',
    ])
    expect((await move(2_000)).status).toBe(201)
    const again = await analyst().post('/v1/recovery/trace', {
      case_id: caseId,
      originating_transaction_id: 'TX-1001',
      originating_amount: 25_000,
      sender_institution_code: 'BNKA',
      initial_receiver_account_hash: 'hm1:A',
      trace_depth: 6,
    })
    expect(again.status).toBe(202)
    await platform.settle()
    const { body } = await analyst().get(`/v1/recovery/trace/${again.body.trace_id}`)
    const found = body.account_chain.map((entry: { account_hash: string }) => entry.account_hash)
    expect(found).toEqual(['hm1:A', 'hm1:B', 'hm1:C', 'hm1:D'])
    expect(body.account_chain[3].tracing).toMatchObject({ remaining: 8_200, frozen: 8_200 })
    expect((await analyst().get(`/v1/recovery/trace/${traceId}`)).body.status).toBe('superseded')
  })

  it(step(6, 'gets the draft of an order whose figures add up to the stolen amount'), async () => {
    const { status, body } = await analyst().post('/v1/recovery/legal-document', {
      case_id: caseId,
      document_type: 'freeze_order',
      jurisdiction: 'PH',
      account_hash: 'hm1:D',
      institution_code: 'BNKB',
      freeze_amount: 8_200,
      freeze_duration_days: 3,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'draft_unsigned', document_type: 'freeze_order' })
    // The table of totals: each place by both methods, and under them the whole amount.
    const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100)
    const rows = [
      ...body.content.matchAll(
        /^\|[ *]*([^|*]+?)[ *]*\|[ *]*([\d,]+\.\d\d)[ *]*\|[ *]*([\d,]+\.\d\d)[ *]*\|$/gm,
      ),
    ]
    const total = rows.find(([, label]) => label === 'Amount paid')
    const places = rows.filter((row) => row !== total)
    expect(places).toHaveLength(6)
    for (const column of [2, 3]) {
      expect(total?.[column]).toBe('25,000.00')
      expect(places.reduce((sum, row) => sum + cents(row[column] ?? ''), 0)).toBe(2_500_000)
    }
    expect(body.content).toContain('8,200.00')
  })

  it(step(7, 'opens a dispute with the first receiver’s bank'), async () => {
    const { status, body } = await analyst().post(`/v1/cases/${caseId}/odr`, {
      institution_code: 'BNKB',
      dispute_amount: 4_300,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'opened', response_due_at: '2026-11-20T11:40:00Z' })
    odrId = body.odr_id
    expect(await caseNow()).toMatchObject({
      status: 'disputed',
      next_milestone: 'institution_response_by 2026-11-20T11:40:00Z',
    })
  })

  it(step(8, 'pays the held money back to the victim'), async () => {
    for (const [account, amount] of [
      ['hm1:A', 5_500],
      ['hm1:B', 7_000],
      ['hm1:D', 8_200],
    ] as const) {
      const order = returnOrder(caseId, freezes[account], amount)
      const { status, body } = await analyst().post('/v1/recovery/fund-return', order)
      expect(status).toBe(202)
      expect(body).toMatchObject({ beneficiary: 'victim', freeze_remaining_amount: 0 })
      const freeze = await analyst().get(`/v1/recovery/freeze/${freezes[account]}`)
      expect(freeze.body).toMatchObject({
        freeze_status: 'exhausted',
        funds_frozen_amount: 0,
        hours_remaining: 0,
      })
    }
    const now = await caseNow()
    expect(now.extensions.paid).toBe(20_700)
    expect(now.recovery_trace_summary).toMatchObject({
      amount_located: 800,
      amount_returned: 20_700,
      amount_withdrawn: 3_500,
      amount_frozen: 0,
    })
  })

  it(step(9, 'gets the rest from the bank and the pool, and not a cent more'), async () => {
    const settled = await platform
      .as('admin')
      .post(`/sandbox/odr/${odrId}/respond`, { outcome: 'settle', amount: 3_500 })
    expect(settled.body.status).toBe('settled')
    expect((await caseNow()).extensions.paid).toBe(24_200)
    const pool = await analyst().post('/v1/recovery/fund-return', returnOrder(caseId, undefined, 800))
    expect(pool.status).toBe(202)
    expect(await caseNow()).toMatchObject({ status: 'recovered', next_milestone: 'classification' })
    const more = await analyst().post('/v1/recovery/fund-return', returnOrder(caseId, undefined, 0.01))
    expect([more.status, more.body.type, more.body.max]).toEqual([
      422,
      'urn:trust-layer:problem:return-exceeds-loss',
      0,
    ])
  })

  it(step(10, 'is closed, and stays closed'), async () => {
    const { status, body } = await analyst().post(`/v1/cases/${caseId}/classify`, {
      final_scam_type: 'impersonation_bank_police',
      recovery_outcome: 'full_recovery',
      recovery_amount: 25_000,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'closed', recovery_rate: 1, recovery_amount: 25_000 })
    const freeze = await analyst().post(
      '/v1/recovery/freeze',
      freezeOrder({ caseId, traceId }, 'hm1:C', 'BNKC', 100),
    )
    expect([freeze.status, freeze.body.type]).toEqual([409, 'urn:trust-layer:problem:case-closed'])
    expect(await caseNow()).toMatchObject({ status: 'closed', next_milestone: 'none' })
    expect((await platform.as('admin').get('/sandbox/audit/verify')).body).toMatchObject({ ok: true })
  })

  it('covers all ten steps', () => {
    expect(step.missing()).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultProfile } from '../../../../src/platform/kit/profile.ts'
import { createFreshTraces } from '../../../../src/platform/trust-layer/recovery/trace/fresh-trace.ts'
import { findTrace } from '../../../../src/platform/trust-layer/recovery/trace/trace-record.ts'
import { database } from '../../../support/databases.ts'
import { type Answer, createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { detailedReport } from '../../../support/random-trust.ts'
import { brokenInvariants } from '../../../support/trust-invariants.ts'
import { freezeOrder, traceStory } from '../../../support/trust-story.ts'

const now = '2026-11-20T09:30:00Z'
const problem = ({ status, body }: Answer) => `${status} ${String(body.type).split(':').at(-1)}`

describe(`money that moves between a trace and what is drawn from it, on ${database.name}`, () => {
  let platform: TestPlatform
  let ids = { caseId: '', traceId: '' }
  const analyst = () => platform.as('analyst')
  const move = async (from: string, to: string, amount: number) => {
    const { status } = await platform.as('admin').post('/sandbox/ledger/transactions', {
      sender_account_hash: from,
      receiver_account_hash: to,
      amount,
    })
    expect(status).toBe(201)
  }
  const draft = (changes: object = {}, headers: Record<string, string> = {}) =>
    analyst().post(
      '/v1/recovery/legal-document',
      {
        case_id: ids.caseId,
        document_type: 'freeze_order',
        jurisdiction: 'SANDBOX',
        account_hash: 'hm1:D',
        institution_code: 'BNKB',
        freeze_amount: 8_200,
        freeze_duration_days: 3,
        ...changes,
      },
      headers,
    )
  const traces = () =>
    platform.test.storage.db
      .selectFrom('pf_trace')
      .select(['trace_id', 'status', 'depth', 'sensitivity'])
      .orderBy('created_at')
      .orderBy('trace_id')
      .execute()
  /** Says that the reported payment was never posted, or that it was. */
  const setPayment = (status: 'rejected' | 'credited') =>
    platform.test.storage.db
      .updateTable('pf_ledger_tx')
      .set({ status })
      .where('transaction_id', '=', 'TX-1001')
      .execute()

  beforeEach(async () => {
    platform = await createTestPlatform()
    ids = await traceStory(platform)
  })
  afterEach(async () => {
    expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])
    await platform.remove()
  })

  it('is not traced again while nothing has moved', async () => {
    const { body } = await draft()
    expect(body.extensions).toEqual({
      trace_id: ids.traceId,
      as_of: now,
      ordered_amount: 8_200,
      present_amount: 8_200,
      shortfall: 0,
    })
    expect(body.content).not.toContain('Shortfall')
    // Money of accounts that the trace does not contain does not matter.
    await move('hm1:V', 'hm1:E', 5)
    expect((await draft()).body.extensions.trace_id).toBe(ids.traceId)
    expect(await traces()).toHaveLength(1)
  })

  it('is missing from a document, which orders what is there and states the shortfall', async () => {
    await move('hm1:D', 'hm1:E', 9_500)
    const { status, body } = await draft()
    expect([status, body.extensions]).toMatchObject([
      201,
      { ordered_amount: 8_200, present_amount: 1_000, shortfall: 7_200 },
    ])
    expect(body.content).toContain('Ordered PHP 8,200.00, present PHP 1,000.00')
    expect(body.content).toContain('Hold exactly PHP 1,000.00')
    expect(body.content).toContain('**Shortfall:** PHP 7,200.00')
    expect(body.content).toMatch(/\| 4 \| WLTC \| hm1:E \| 7,200\.00 \| 7,200\.00 \|/)
    const [old, fresh, ...others] = await traces()
    expect(others).toEqual([])
    expect(old).toMatchObject({ trace_id: ids.traceId, status: 'superseded' })
    const { depth, sensitivity } = old ?? {}
    expect(fresh).toEqual({ trace_id: body.extensions.trace_id, status: 'completed', depth, sensitivity })
  })

  it('is found in the balance if an earlier row is posted or corrected', async () => {
    const db = platform.test.storage.db
    const change = (by: number) =>
      db
        .updateTable('pf_account')
        .set((eb) => ({ opening_balance: eb('opening_balance', '+', by), balance: eb('balance', '+', by) }))
        .where('account_hash', '=', 'hm1:D')
        .execute()
    await change(-300_000)
    expect((await draft()).body.extensions.trace_id).not.toBe(ids.traceId)
    await change(300_000)
  })

  it('is not traced again for a trace that had become too large, while nothing has moved', async () => {
    const small = { ...defaultProfile, trace: { ...defaultProfile.trace, maxTransactions: 2 } }
    await platform.remove()
    platform = await createTestPlatform({ profile: small })
    ids = await traceStory(platform)
    const order = { account_hash: 'hm1:A', freeze_amount: 1_000 }
    expect((await draft(order)).body.content).toContain('too large')
    expect(await traces()).toHaveLength(1)
    await move('hm1:A', 'hm1:E', 5)
    expect((await draft(order)).status).toBe(201)
    expect(await traces()).toHaveLength(2)
  })

  it('is traced once for a repeated request', async () => {
    await move('hm1:D', 'hm1:E', 9_500)
    const key = { 'idempotency-key': 'draft-of-today' }
    const first = await draft({}, key)
    await move('hm1:D', 'hm1:E', 500)
    expect((await draft({}, key)).body).toEqual(first.body)
    expect(await traces()).toHaveLength(2)
  })

  it('is ordered together if two payments reached the account, each with its trace', async () => {
    const { body: paid } = await platform.as('admin').post('/sandbox/ledger/transactions', {
      sender_account_hash: 'hm1:V',
      receiver_account_hash: 'hm1:D',
      amount: 3_000,
    })
    const payments = [
      { transactionId: 'TX-1001', amount: 25_000 },
      { transactionId: paid.transaction_id, amount: 3_000 },
    ]
    await analyst().post('/sandbox/scam-reports', detailedReport(payments), { 'x-case-id': ids.caseId })
    await platform.settle()
    const { body } = await draft({ freeze_amount: 11_200 })
    expect(body.extensions).toMatchObject({ present_amount: 11_200, shortfall: 0 })
    const shown = [...body.content.split('Tracing statement')[1].matchAll(/\*\*Transaction:\*\* (.*)/g)]
    expect(shown.map(([, id]) => id).sort()).toEqual(
      payments.map(({ transactionId }) => transactionId).sort(),
    )
    expect(body.content).toMatch(/\*\*Amount paid\*\* \| \*\*3,000\.00/)
  })

  it('is refused if none of it is there any more', async () => {
    await move('hm1:D', 'hm1:E', 10_500)
    const answer = await draft()
    expect([problem(answer), answer.body.max]).toEqual(['422 freeze-exceeds-traced-amount', 0])
    expect(await platform.test.storage.db.selectFrom('pf_document').selectAll().execute()).toEqual([])
  })

  it('is refused with the reason if the payment cannot be traced again', async () => {
    await move('hm1:D', 'hm1:E', 9_500)
    await setPayment('rejected')
    const answer = await draft()
    expect([problem(answer), answer.body.trace_id]).toEqual(['409 invalid-state', ids.traceId])
    expect(answer.body.detail).toContain('could not be traced again')
    await setPayment('credited')
  })

  it('does not make a trace outdated that another request made after the one of this request', async () => {
    await move('hm1:D', 'hm1:E', 9_500)
    const { db } = platform.test.storage
    const trace = await findTrace(db, ids.traceId)
    if (!trace) throw new Error('no trace')
    const check = (created: string[]) =>
      // Nothing is traced again if `created` is given, so the check requires no dependencies.
      createFreshTraces({} as never, {} as never).assert({ trx: db } as never, [trace], created)
    await check(['TRC-0'])
    await expect(check(['TRC-Z'])).rejects.toMatchObject({ slug: 'invalid-state' })
  })

  it('is refused to other roles without tracing it again', async () => {
    await move('hm1:D', 'hm1:E', 9_500)
    const { status } = await platform.as('citizen:hm1:v').post('/v1/recovery/legal-document', {
      case_id: ids.caseId,
      document_type: 'regulatory_directive',
      jurisdiction: 'SANDBOX',
      institution_code: 'BNKB',
    })
    expect(status).toBe(403)
    expect(await traces()).toHaveLength(1)
  })

  it('is frozen where it is now', async () => {
    await move('hm1:D', 'hm1:E', 9_500)
    const { status, body } = await analyst().post(
      '/v1/recovery/freeze',
      freezeOrder(ids, 'hm1:E', 'WLTC', 7_200),
    )
    const fresh = (await traces()).at(-1)
    expect([status, body.funds_frozen_amount, body.extensions]).toEqual([
      201,
      7_200,
      { trace_id: fresh?.trace_id, as_of: now, present_amount: 7_200 },
    ])
    expect(fresh?.trace_id).not.toBe(ids.traceId)
  })

  it('is stated by a freeze of an account that it has left', async () => {
    await move('hm1:D', 'hm1:E', 9_500)
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:D', 'BNKB', 8_200))
    expect([body.funds_frozen_amount, body.extensions.present_amount]).toEqual([1_000, 1_000])
    expect(body.institution_compliance).toMatchObject({ requested_amount: 8_200, shortfall: 7_200 })
  })
})

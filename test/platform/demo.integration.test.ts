import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig, parseConfig } from '../../src/relay/config/file.ts'
import { toPlatformProfile } from '../../src/server/platform-profile.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'

const report = {
  citizen_id_hash: 'hm1:demo',
  scam_type: 'impersonation_bank_police',
  transaction_reference: 'TX-1001',
  amount: 25_000,
  confidence_metadata: { channel: 'web', confirmed_by_citizen: true },
}

describe('demonstration', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    const profile = toPlatformProfile(parseConfig(demoConfig).profile, { demo: true })
    platform = await createTestPlatform({ profile })
    await platform.platform.start()
  })
  afterAll(() => platform.remove())

  it('ends a report in a trace that finds the money', async () => {
    const citizen = platform.as('citizen:hm1:demo')
    const created = await citizen.post('/v1/cases/intake', report)
    expect(created.status).toBe(201)
    const first = await citizen.get(`/v1/cases/${created.body.case_id}`)
    expect(['tracing', 'traced']).toContain(first.body.status)
    await expect
      .poll(async () => (await citizen.get(`/v1/cases/${created.body.case_id}`)).body.status)
      .toBe('traced')
    const { body } = await citizen.get(`/v1/cases/${created.body.case_id}`)
    expect(body.recovery_trace_summary).toMatchObject({
      amount_reported: 25_000,
      amount_located: 21_500,
      amount_withdrawn: 3_500,
      amount_frozen: 0,
      amount_returned: 0,
      amount_unlocated: 0,
      accounts_traced: 4,
      institutions_involved: 3,
      hops: 3,
    })
    expect(JSON.stringify(body)).not.toContain('hm1:')
    expect(body.recovery_trace_summary).not.toHaveProperty('trace_id')
  })

  it('hides the case from every other citizen', async () => {
    const { body } = await platform.as('citizen:hm1:demo').post('/v1/cases/intake', report)
    const foreign = await platform.as('citizen:hm1:other').get(`/v1/cases/${body.case_id}`)
    const unknown = await platform.as('citizen:hm1:other').get('/v1/cases/CASE-unknown')
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' })
  })

  it('keeps an audit chain that verifies, and detects a changed one', async () => {
    const admin = platform.as('admin')
    const { body } = await admin.get('/sandbox/audit/verify')
    expect(body).toMatchObject({ ok: true, broken_at: null })
    expect(body.rows).toBeGreaterThan(2)
    const { db } = platform.test.storage
    await db.updateTable('pf_audit').set({ actor: 'somebody else' }).where('seq', '=', 2).execute()
    expect((await admin.get('/sandbox/audit/verify')).body).toMatchObject({ ok: false, broken_at: 2 })
  })

  it('says why a payment added to the ledger cannot be booked', async () => {
    const admin = platform.as('admin')
    const [citizen, nobody] = ['hm1:filled-citizen', 'hm1:filled-nobody']
    const payment = {
      transaction_id: 'TX-FILLED',
      booked_at: '2026-11-20T08:40:00Z',
      sender_account_hash: citizen,
      receiver_account_hash: null,
      amount: 100,
    }
    const accounts = [{ account_hash: citizen, institution_code: 'UNTY', opening_balance: 150 }]
    const fill = (...transactions: object[]) => admin.post('/sandbox/ledger', { accounts, transactions })
    expect((await fill(payment)).status).toBe(201)
    expect((await fill(payment)).body).toMatchObject({ accounts: 0, transactions: 0 })
    const refusals = [
      await fill(payment, { ...payment, amount: 50, booked_at: '2026-11-20T08:41:00Z' }),
      await fill({ ...payment, transaction_id: 'TX-MORE' }),
      await fill({ ...payment, transaction_id: 'TX-NOBODY', receiver_account_hash: nobody }),
    ]
    expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual([
      [
        409,
        [
          {
            field: 'transactions.1.transaction_id',
            code: 'transaction-conflict',
            message:
              'A payment with this id is known already, with another amount, booked_at. One that is the same may be sent again.',
          },
        ],
      ],
      [
        422,
        [
          {
            field: 'transactions.0.amount',
            code: 'insufficient-available-balance',
            message:
              'The sender has less than this. An account that is known already keeps the balance that it has.',
          },
        ],
      ],
      [
        404,
        [
          {
            field: 'transactions.0.receiver_account_hash',
            code: 'account-not-found',
            message: 'This account is neither known already nor among `accounts`.',
          },
        ],
      ],
    ])
    const again = await admin.post('/sandbox/ledger/transactions', { ...payment, amount: 1 })
    expect([again.status, again.body.errors]).toEqual([
      409,
      [
        {
          field: 'transaction_id',
          code: 'transaction-conflict',
          message: 'A payment with this id is known already.',
        },
      ],
    ])
  })
})

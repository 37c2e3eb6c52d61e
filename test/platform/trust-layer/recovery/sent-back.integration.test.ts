import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { createEmptiedDatabase, type EmptiedDatabase } from '../../../support/emptied-database.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { holds } from '../../../support/properties.ts'
import { randomGraph, repaymentStep } from '../../../support/random-trust.ts'
import { times } from '../../../support/thoroughness.ts'
import { brokenInvariants } from '../../../support/trust-invariants.ts'
import { liveThrough } from '../../../support/trust-life.ts'
import { freezeOrder, returnOrder } from '../../../support/trust-story.ts'

const now = '2026-11-20T09:30:00Z'

describe(`a loss of which the receiver sent back 400 of 1,000, on ${database.name}`, () => {
  let platform: TestPlatform
  let ids = { caseId: '', traceId: '' }
  const analyst = () => platform.as('analyst')
  const admin = () => platform.as('admin')

  const openCase = async (citizen: string): Promise<string> => {
    const { body } = await analyst().post('/v1/cases/intake', {
      citizen_id_hash: citizen,
      scam_type: 'investment',
      transaction_reference: 'TX-1',
      amount: 1_000,
    })
    return body.case_id
  }
  const trace = async (caseId: string): Promise<{ caseId: string; traceId: string }> => {
    const { body } = await analyst().post('/v1/recovery/trace', {
      case_id: caseId,
      originating_transaction_id: 'TX-1',
      originating_amount: 1_000,
      sender_institution_code: 'BNKA',
      initial_receiver_account_hash: 'hm1:M',
    })
    await platform.settle()
    return { caseId, traceId: body.trace_id }
  }
  const sendBack = (amount: number) =>
    admin().post('/sandbox/ledger/transactions', {
      sender_account_hash: 'hm1:M',
      receiver_account_hash: 'hm1:V',
      amount,
    })
  const giveBack = async (caseId: string, amount: number, freezeId?: string) => {
    const { status, body } = await analyst().post(
      '/v1/recovery/fund-return',
      returnOrder(caseId, freezeId, amount),
    )
    return status === 202 ? body.beneficiary : [body.type.split(':').at(-1), body.max]
  }
  const refusal = ({ body }: { body: { type: string; max: number } }) => [
    body.type.split(':').at(-1),
    body.max,
  ]

  beforeEach(async () => {
    platform = await createTestPlatform()
    await platform.setClock(now)
    await admin().post('/sandbox/ledger', {
      participants: ['BNKA', 'BNKB'].map((code) => ({ institution_code: code, institution_name: code })),
      accounts: [
        { account_hash: 'hm1:V', institution_code: 'BNKA', opening_balance: 5_000 },
        { account_hash: 'hm1:M', institution_code: 'BNKB', opening_balance: 0 },
      ],
      transactions: [
        {
          transaction_id: 'TX-1',
          booked_at: '2026-11-20T09:00:00Z',
          sender_account_hash: 'hm1:V',
          receiver_account_hash: 'hm1:M',
          amount: 1_000,
        },
        {
          transaction_id: 'TX-2',
          booked_at: '2026-11-20T09:10:00Z',
          sender_account_hash: 'hm1:M',
          receiver_account_hash: 'hm1:V',
          amount: 400,
        },
      ],
    })
    ids = await trace(await openCase('hm1:v'))
  })
  afterEach(async () => {
    expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])
    await platform.remove()
  })

  it('is paid back from the pool for 600, and no more', async () => {
    expect(await giveBack(ids.caseId, 1_000)).toEqual(['return-exceeds-loss', 600])
    expect(await giveBack(ids.caseId, 600)).toBe('victim')
    expect(await giveBack(ids.caseId, 0.01)).toEqual(['return-exceeds-loss', 0])
  })

  it('is frozen for 600, and no more', async () => {
    expect(
      refusal(await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:M', 'BNKB', 601))),
    ).toEqual(['freeze-exceeds-case-amount', 600])
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:M', 'BNKB', 600))
    expect(await giveBack(ids.caseId, 600, body.freeze_id)).toBe('victim')
  })

  it('is disputed and settled for 600, and no more', async () => {
    const dispute = (amount: number) =>
      analyst().post(`/v1/cases/${ids.caseId}/odr`, { institution_code: 'BNKB', dispute_amount: amount })
    expect(refusal(await dispute(601))).toEqual(['amount-out-of-range', 600])
    const { body } = await dispute(600)
    const answer = { outcome: 'settle', amount: 600 }
    expect((await admin().post(`/sandbox/odr/${body.odr_id}/respond`, answer)).status).toBe(200)
    expect(await giveBack(ids.caseId, 0.01)).toEqual(['return-exceeds-loss', 0])
  })

  it('is claimed in a document for 600, and no more', async () => {
    const draft = (amount: number) =>
      analyst().post('/v1/recovery/legal-document', {
        case_id: ids.caseId,
        document_type: 'reimbursement_warrant',
        jurisdiction: 'PH',
        institution_code: 'BNKB',
        freeze_amount: amount,
      })
    expect(refusal(await draft(601))).toEqual(['freeze-exceeds-case-amount', 600])
    expect((await draft(600)).status).toBe(201)
  })

  it('is paid back for no more by another case of the same payment, traced or not', async () => {
    expect(await giveBack(await openCase('hm1:other'), 1_000)).toEqual(['return-exceeds-loss', 600])
  })

  it('counts repayments after the trace, before there is a new one', async () => {
    await sendBack(250)
    expect(await giveBack(ids.caseId, 600)).toEqual(['return-exceeds-loss', 350])
    await trace(ids.caseId)
    expect(await giveBack(ids.caseId, 351)).toEqual(['return-exceeds-loss', 350])
    expect(await giveBack(ids.caseId, 350)).toBe('victim')
  })

  it('counts money that came back from a freeze once', async () => {
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:M', 'BNKB', 500))
    expect(await giveBack(ids.caseId, 300, body.freeze_id)).toBe('victim')
    await trace(ids.caseId)
    expect(await giveBack(ids.caseId, 301)).toEqual(['return-exceeds-loss', 300])
    expect(await giveBack(ids.caseId, 100)).toBe('victim')
  })

  it('leaves frozen money to the pool once the victim has all of it back', async () => {
    await admin().post('/sandbox/ledger/transactions', {
      sender_account_hash: 'hm1:V',
      receiver_account_hash: 'hm1:M',
      amount: 200,
    })
    const { body } = await analyst().post('/v1/recovery/freeze', freezeOrder(ids, 'hm1:M', 'BNKB', 600))
    expect(await giveBack(ids.caseId, 600)).toBe('victim')
    expect(await giveBack(ids.caseId, 100, body.freeze_id)).toBe('victim_fund_pool')
  })
})

describe(`random repayments by receivers, on ${database.name}`, () => {
  const numRuns = database.name === 'SQLite' ? times(30, 1500) : 30
  let emptied: EmptiedDatabase
  beforeAll(async () => {
    emptied = await createEmptiedDatabase()
  })
  afterAll(() => emptied.remove())

  it(
    'never pay anyone more than their loss, and the pool balances',
    async () => {
      const seen = new Map<string, number>()
      const steps = fc.array(repaymentStep, { minLength: 6, maxLength: 16, size: 'max' })
      await holds(
        fc.asyncProperty(randomGraph, steps, async (graph, sequence) => {
          const { broken, counts } = await liveThrough(emptied, graph, sequence)
          for (const [key, count] of counts) seen.set(key, (seen.get(key) ?? 0) + count)
          expect(broken).toEqual([])
        }),
        { numRuns, few: numRuns },
      )
      for (const operation of ['repay', 'freeze', 'return', 'pool', 'dispute', 'answer']) {
        expect(seen.get(`${operation} accepted`) ?? 0, operation).toBeGreaterThan(numRuns / 40)
      }
    },
    100_000 + numRuns * 1_000,
  )
})

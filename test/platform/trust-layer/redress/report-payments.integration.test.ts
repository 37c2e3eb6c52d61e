import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { detailedReport } from '../../../support/random-trust.ts'
import { brokenInvariants } from '../../../support/trust-invariants.ts'
import { freezeOrder, story } from '../../../support/trust-story.ts'

const now = '2026-11-20T09:30:00Z'
const sent = { booked_at: story.start, sender_account_hash: 'hm1:V' }

describe(`a report of a case whose payment is not posted yet, on ${database.name}`, () => {
  let platform: TestPlatform
  let caseId = ''
  const analyst = () => platform.as('analyst')
  const report = (payments: { transactionId: string; amount: number }[]) =>
    analyst().post('/sandbox/scam-reports', detailedReport(payments), { 'x-case-id': caseId })
  const first = { transactionId: 'TX-1', amount: 20_000 }
  const second = { transactionId: 'TX-2', amount: 3_000 }
  const trace = () =>
    analyst().post('/v1/recovery/trace', {
      case_id: caseId,
      originating_transaction_id: 'TX-1',
      originating_amount: 20_000,
      sender_institution_code: 'BNKA',
      initial_receiver_account_hash: 'hm1:A',
    })
  const inCase = async () => {
    const { db } = platform.test.storage
    const row = await db
      .selectFrom('pf_case')
      .selectAll()
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
    const payments = await db.selectFrom('pf_case_tx').selectAll().where('case_id', '=', caseId).execute()
    return { amount: row.amount, payments: payments.map(({ transaction_id }) => transaction_id).sort() }
  }

  describe.each(['settled', 'delayed'])('but %s', (status) => {
    beforeEach(async () => {
      platform = await createTestPlatform()
      await platform.setClock(now)
      await platform.as('admin').post('/sandbox/ledger', {
        ...story.ledger,
        transactions: [
          { ...sent, transaction_id: 'TX-1', receiver_account_hash: 'hm1:A', amount: 20_000, status },
          { ...sent, transaction_id: 'TX-2', receiver_account_hash: 'hm1:B', amount: 3_000 },
        ],
      })
      const { body } = await analyst().post('/v1/cases/intake', {
        citizen_id_hash: 'hm1:v',
        scam_type: 'impersonation_bank_police',
        transaction_reference: 'TX-1',
        amount: 20_000,
      })
      caseId = body.case_id
    })
    afterEach(() => platform.remove())

    it('adds the payments that it names to that payment', async () => {
      expect((await report([first, second])).status).toBe(201)
      expect(await inCase()).toEqual({ amount: 2_300_000, payments: ['TX-1', 'TX-2'] })
      expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])
    })

    it('also adds those that it names without that payment', async () => {
      await report([second])
      expect((await inCase()).amount).toBe(2_300_000)
    })

    it('has it traced once, with the right amount', async () => {
      await report([first, second])
      const traced = await trace()
      expect(traced.status).toBe(status === 'settled' ? 202 : 409)
      expect(await inCase()).toEqual({ amount: 2_300_000, payments: ['TX-1', 'TX-2'] })
    })

    it('prevents a hold if it has not been cleared', async () => {
      const { body } = await report([second])
      await platform.settle()
      const ids = { caseId, traceId: body.trace_ids[0] }
      const { status: answer } = await analyst().post(
        '/v1/recovery/freeze',
        freezeOrder(ids, 'hm1:A', 'BNKB', 1_000),
      )
      expect(answer).toBe(status === 'settled' ? 201 : 422)
    })
  })
})

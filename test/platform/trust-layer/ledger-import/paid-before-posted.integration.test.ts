import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { database } from '../../../support/databases.ts'
import { accountsCsv, pacs002, pacs008, toldLedger } from '../../../support/ledger-files.ts'
import { createImporter } from '../../../support/ledger-import.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { brokenInvariants } from '../../../support/trust-invariants.ts'

const hash = createKeyedHash(() => ['pepper'])
const now = '2026-11-20T09:30:00Z'

describe(`a payment compensated before it is posted, on ${database.name}`, () => {
  let platform: TestPlatform
  let { said } = createImporter(() => platform)
  let caseId = ''
  const payment = () =>
    platform.test.storage.db
      .selectFrom('pf_ledger_tx')
      .select(['status', 'returned'])
      .where('transaction_id', '=', 'TX-1001')
      .executeTakeFirstOrThrow()
  const balanceOf = async (number: string) =>
    (
      await platform.test.storage.db
        .selectFrom('pf_account')
        .select('balance')
        .where('account_hash', '=', hash('account', number))
        .executeTakeFirstOrThrow()
    ).balance
  const settleDispute = async (amount: number) => {
    const dispute = { institution_code: 'BNKB', dispute_amount: amount }
    const { body } = await platform.as('analyst').post(`/v1/cases/${caseId}/odr`, dispute)
    await platform
      .as('institution:BNKB')
      .post(`/sandbox/disputes/${body.odr_id}/answer`, { outcome: 'settle', amount })
  }

  beforeEach(async () => {
    platform = await createTestPlatform()
    ;({ said } = createImporter(() => platform))
    await platform.setClock(now)
    const participants = ['BNKA', 'BNKB', 'BNKC', 'WLTC'].map((code) => ({
      institution_code: code,
      institution_name: `Bank ${code}`,
    }))
    await platform.as('admin').post('/sandbox/ledger', { participants, accounts: [], transactions: [] })
    await said(accountsCsv(toldLedger))
    await said(pacs008(toldLedger))
    await said(pacs002({ 'TX-1001': 'ACSC' }))
    const { body } = await platform.as('analyst').post('/v1/cases/intake', {
      citizen_id_hash: 'hm1:v',
      scam_type: 'impersonation_bank_police',
      transaction_reference: 'TX-1001',
      amount: 25_000,
    })
    caseId = body.case_id
    await platform.as('analyst').post('/v1/recovery/trace', {
      case_id: caseId,
      originating_transaction_id: 'TX-1001',
      originating_amount: 25_000,
      sender_institution_code: 'BNKA',
      initial_receiver_account_hash: hash('account', 'PH-0011'),
    })
    await platform.settle()
  })
  afterEach(() => platform.remove())

  it.each([
    { amount: 25_000, after: 'returned' },
    { amount: 4_000, after: 'partially_returned' },
  ])('still moves its money when it is posted, after $amount', async ({ amount, after }) => {
    const had = await balanceOf('PH-0001')
    await settleDispute(amount)
    expect(await payment()).toEqual({ status: 'settled', returned: amount * 100 })
    expect(await balanceOf('PH-0001')).toBe(had + amount * 100)
    expect(await said(pacs002({ 'TX-1001': 'ACCC' }))).toMatchObject({ transactions_changed: 1 })
    expect(await payment()).toEqual({ status: after, returned: amount * 100 })
    expect(await balanceOf('PH-0001')).toBe(had + amount * 100 - 2_500_000)
    expect(await said(pacs002({ 'TX-1001': 'ACCC' }))).toMatchObject({ unchanged: 1 })
    expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])
  })
})

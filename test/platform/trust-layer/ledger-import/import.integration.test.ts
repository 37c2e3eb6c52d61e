import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { database } from '../../../support/databases.ts'
import {
  accountsCsv,
  camt053,
  camt054,
  pacs002,
  pacs008,
  paymentsCsv,
  type ToldLedger,
  toldLedger,
} from '../../../support/ledger-files.ts'
import { createImporter } from '../../../support/ledger-import.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'

const hash = createKeyedHash(() => ['pepper'])
const account = (number: string) => hash('account', number)
const institutions = ['BNKA', 'BNKB', 'BNKC', 'WLTC']
const participants = institutions.map((code) => ({
  institution_code: code,
  institution_name: `Bank ${code}`,
}))

/** The same ledger as a seed of the sandbox. */
const seedOf = ({ accounts, payments }: ToldLedger) => ({
  participants,
  accounts: accounts.map(({ number, institution, holder, openedAt, opening }) => ({
    account_hash: account(number),
    institution_code: institution,
    holder_name: holder,
    opened_at: openedAt,
    opening_balance: opening,
  })),
  transactions: payments.map(({ id, at, sender, receiver, amount, way }) => ({
    transaction_id: id,
    booked_at: at,
    sender_account_hash: account(sender),
    receiver_account_hash: receiver === undefined ? null : account(receiver),
    amount,
    withdrawal_method: way ?? null,
  })),
})

const intake = {
  citizen_id_hash: 'hm1:v',
  scam_type: 'impersonation_bank_police',
  transaction_reference: 'TX-1001',
  amount: 25_000,
  receiving_account_hint: account('PH-0011'),
  confidence_metadata: { channel: 'web', confirmed_by_citizen: true },
}

/** The trace's statements about the money; its ids and times differ between runs. */
async function traceOf(platform: TestPlatform) {
  const { body: taken } = await platform.as('analyst').post('/v1/cases/intake', intake)
  await platform.as('analyst').post(`/v1/cases/${taken.case_id}/route`, {})
  await platform.settle()
  const { body: status } = await platform.as('analyst').get(`/v1/cases/${taken.case_id}`)
  const { trace_id } = status.recovery_trace_summary
  const { body } = await platform.as('analyst').get(`/v1/recovery/trace/${trace_id}`)
  const text = JSON.stringify(body)
    .replaceAll(trace_id, 'TRACE')
    .replaceAll(taken.case_id, 'CASE')
    .replace(/"(?:started|completed|computed)_at":"[^"]*"/g, '')
  return text
}

describe(`imported ledger, on ${database.name}`, () => {
  let platform: TestPlatform
  let { take, said } = createImporter(() => platform)
  beforeEach(async () => {
    platform = await createTestPlatform()
    ;({ take, said } = createImporter(() => platform))
    await platform.setClock('2026-11-20T09:30:00Z')
    await platform.as('admin').post('/sandbox/ledger', { participants, accounts: [], transactions: [] })
  })
  afterEach(() => platform.remove())

  const accountRow = (number: string) =>
    platform.test.storage.db
      .selectFrom('pf_account')
      .selectAll()
      .where('account_hash', '=', account(number))
      .executeTakeFirstOrThrow()
  const sumOfMoney = async () => {
    const rows = await platform.test.storage.db.selectFrom('pf_account').select('balance').execute()
    return rows.reduce((sum, { balance }) => sum + balance, 0)
  }
  const wholeLedger = async () => {
    const { db } = platform.test.storage
    return [
      await db.selectFrom('pf_account').selectAll().orderBy('account_hash').execute(),
      await db.selectFrom('pf_ledger_tx').selectAll().orderBy('transaction_id').execute(),
    ]
  }
  const statusOf = async (id: string) =>
    (
      await platform.test.storage.db
        .selectFrom('pf_ledger_tx')
        .selectAll()
        .where('transaction_id', '=', id)
        .executeTakeFirst()
    )?.status

  const ways: Record<string, readonly string[]> = {
    'two CSV files': [accountsCsv(toldLedger), paymentsCsv(toldLedger)],
    'the statements of every institution': [
      accountsCsv(toldLedger, { openings: false }),
      ...institutions.map((code) => camt053(toldLedger, code)),
    ],
    'statements of which the newest entry is the first': [
      accountsCsv(toldLedger, { openings: false }),
      ...institutions
        .map((code) => camt053(toldLedger, code, (entries) => entries.toReversed()))
        .toReversed(),
    ],
    'payments, their statuses and notices of what was taken out': [
      accountsCsv(toldLedger),
      pacs008(toldLedger),
      pacs002({ 'TX-1001': 'ACCC', 'TX-1002': 'ACCC', 'TX-1003': 'ACCC', 'TX-1005': 'ACCC' }),
      camt054(toldLedger, 'PH-0022'),
      camt054(toldLedger, 'PH-0044'),
    ],
  }

  it.each(Object.entries(ways))('is traced like the sandbox’s own, from %s', async (_name, files) => {
    for (const file of files) expect(await said(file)).toMatchObject({ complete: true, misfits: [] })
    const seeded = await createTestPlatform()
    try {
      await seeded.setClock('2026-11-20T09:30:00Z')
      await seeded.as('admin').post('/sandbox/ledger', seedOf(toldLedger))
      expect(await traceOf(platform)).toBe(await traceOf(seeded))
    } finally {
      await seeded.remove()
    }
    expect(await sumOfMoney()).toBe(0)
  })

  it.each(Object.entries(ways))('is not changed by the same files again: %s', async (_name, files) => {
    for (const file of files) await said(file)
    const before = await wholeLedger()
    for (const file of files) {
      expect(await said(file)).toMatchObject({
        accounts_opened: 0,
        accounts_changed: 0,
        transactions_added: 0,
        transactions_changed: 0,
        misfits: [],
      })
    }
    expect(await wholeLedger()).toEqual(before)
  })

  it('stores no account number, and names only encrypted', async () => {
    await said(accountsCsv(toldLedger))
    await said(camt053(toldLedger, 'BNKB'))
    const kept = JSON.stringify(await wholeLedger())
    expect(kept).not.toMatch(/PH-00|Maria|Santos/)
    expect((await accountRow('PH-0011')).holder_name_enc).not.toBeNull()
  })

  it('imports valid entries, and says where and why the rest is invalid', async () => {
    await said(accountsCsv(toldLedger))
    const lines = [
      'transaction_id,booked_at,sender_account,receiver_account,receiver_institution,amount,currency,status',
      'T-1,2026-11-20T09:00:00Z,PH-0001,PH-0011,,10,PHP,',
      'T-2,2026-11-20T09:00:00Z,PH-0001,PH-0011,,10.001,PHP,',
      'T-3,2026-11-20T09:00:00Z,PH-0001,PH-0011,,10,USD,',
      'T-4,20 November,PH-0001,PH-0011,,10,PHP,',
      'T-5,2026-11-20T09:00:00Z,PH-0001,PH-9999,,10,PHP,',
      'T-6,2026-11-20T09:00:00Z,PH-0001,PH-0001,,10,PHP,',
      'T-7,2026-11-20T09:00:00Z,PH-0001,PH-0011,,10,PHP,lost',
      ',2026-11-20T09:00:00Z,PH-0001,PH-0011,,10,PHP,',
      'T-9,2026-11-20T09:00:00Z,PH-0001',
      'T-1,2026-11-20T09:00:00Z,PH-0001,PH-0011,,11,PHP,',
      'T-1,2026-11-25T09:00:00Z,PH-0001,PH-0011,,10,PHP,',
      'T-12,2026-11-20T09:00:00Z,PH-0001,PH-8888,OUTS,10,PHP,',
    ]
    const report = await said(lines.join('\n'))
    expect(report).toMatchObject({
      complete: true,
      transactions_added: 2,
      accounts_opened: 1,
      misfit_count: 10,
    })
    expect(
      report.misfits.map((misfit: Record<string, unknown>) => [misfit.line, misfit.field, misfit.code]),
    ).toEqual([
      [3, 'amount', 'not_an_amount'],
      [4, 'amount', 'other_currency'],
      [5, 'booked_at', 'not_a_time'],
      [6, 'receiver_institution', 'unknown_institution'],
      [7, 'receiver', 'same_account'],
      [8, 'status', 'unknown_word'],
      [9, 'transaction_id', 'missing'],
      [10, '$', 'wrong_columns'],
      [11, 'transaction_id', 'conflict'],
      [12, 'transaction_id', 'conflict'],
    ])
    expect(JSON.stringify(report)).not.toContain('PH-')
    expect(await sumOfMoney()).toBe(0)
  })

  it.each([
    ['another kind of message', '<Document><BkToCstmrAcctRpt/></Document>', 'application/xml'],
    ['a file that is no XML', ':20:STARTUMS\n:25:10020030/1234567', 'application/xml'],
    ['other columns', 'iban,saldo\nX,1', 'text/csv'],
    ['no entries', 'account_number,institution_code', 'text/csv'],
  ])('refuses a file of which nothing could be read: %s', async (_, file, type) => {
    const { status, body } = await take(file, { type })
    expect([status, body.type]).toEqual([422, 'urn:trust-layer:problem:nothing-imported'])
  })

  it('gives the position of an element', async () => {
    const file = camt053(toldLedger, 'BNKA').replace('<Sts><Cd>BOOK</Cd></Sts>', '<Sts><Cd>MAYBE</Cd></Sts>')
    expect((await said(file)).misfits).toMatchObject([
      { line: 3, element: 'Stmt/Ntry', field: 'Sts', code: 'unknown_word' },
    ])
  })

  it('leaves a payment without a status unchanged, and moves it when one comes', async () => {
    await said(accountsCsv(toldLedger))
    await said(pacs008(toldLedger))
    expect(await accountRow('PH-0001')).toMatchObject({ balance: 6_000_000 })
    expect(await said(pacs002({ 'TX-1001': 'ACSC', 'TX-1002': 'RJCT', 'TX-0': 'ACCC' }))).toMatchObject({
      transactions_changed: 2,
      misfits: [{ element: 'TxInfAndSts', code: 'unknown_transaction' }],
    })
    expect([await statusOf('TX-1001'), await statusOf('TX-1002')]).toEqual(['settled', 'rejected'])
    expect(await said(pacs002({ 'TX-1001': 'ACCC', 'TX-1002': 'ACCC' }))).toMatchObject({
      transactions_changed: 1,
      misfits: [{ code: 'conflicting_status' }],
    })
    expect(await accountRow('PH-0001')).toMatchObject({ balance: 3_500_000 })
    expect(await said(pacs002({ 'TX-1001': 'RCVD' }))).toMatchObject({ unchanged: 1, misfits: [] })
  })

  it('gives an account without a stated balance what it must have had, and corrects it by a statement', async () => {
    const payments = [
      { id: 'T-1', at: '2026-11-20T08:00:00Z', sender: 'PH-7', receiver: 'PH-8', amount: 100 },
    ]
    const csv = paymentsCsv({ payments }).replaceAll('PH-7,PH-8', 'PH-7,PH-8')
    const accounts = 'account_number,institution_code\nPH-7,BNKA\nPH-8,BNKB'
    await said(accounts)
    expect(await said(csv)).toMatchObject({ openings_assumed: 1 })
    expect(await accountRow('PH-7')).toMatchObject({ opening_balance: 10_000, balance: 0 })
    await said('account_number,institution_code,opening_balance,opening_balance_at\nPH-7,BNKA,250,2026-11-20')
    expect(await accountRow('PH-7')).toMatchObject({ opening_balance: 25_000, balance: 15_000 })
    await said('account_number,institution_code,opening_balance,opening_balance_at\nPH-7,BNKA,90,2026-11-21')
    expect(await accountRow('PH-7')).toMatchObject({ opening_balance: 25_000, balance: 15_000 })
    expect(await sumOfMoney()).toBe(0)
  })

  it('does not debit money that a freeze holds', async () => {
    await platform.as('admin').post('/sandbox/ledger', seedOf(toldLedger))
    const { db } = platform.test.storage
    await db
      .updateTable('pf_account')
      .set({ held: 12_000_00 })
      .where('account_hash', '=', account('PH-0044'))
      .execute()
    const csv = (amount: number) =>
      paymentsCsv({ payments: [{ id: 'T-1', at: '2026-11-20T09:28:00Z', sender: 'PH-0044', amount }] })
    expect((await said(csv(9000))).misfits).toMatchObject([{ code: 'held_balance', transaction_id: 'T-1' }])
    expect(await statusOf('T-1')).toBeUndefined()
  })

  it('books each transaction of a collected entry, and reverses reversed ones', async () => {
    await said(accountsCsv(toldLedger))
    const detail = (id: string, amount: string, to: string) =>
      `<TxDtls><Refs><TxId>${id}</TxId></Refs>${amount}<RltdPties><CdtrAcct><Id><Othr><Id>${to}</Id></Othr></Id></CdtrAcct></RltdPties></TxDtls>`
    const entry = (details: string, { more = '', amount = '30.00' } = {}) =>
      `<Ntry><Amt Ccy="PHP">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd>${more}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`
    const reversal = { more: '<RvslInd>true</RvslInd>', amount: '10.00' }
    const file = camt053({ ...toldLedger, payments: [] }, 'BNKA').replace(
      '</Stmt>',
      `${entry(detail('C-1', '<Amt Ccy="PHP">10.00</Amt>', 'PH-0011') + detail('C-2', '<Amt Ccy="PHP">20</Amt>', 'PH-0033'))}
${entry(detail('C-3', '', 'PH-0011') + detail('C-4', '', 'PH-0011'))}
${entry(detail('C-1', '<Amt Ccy="PHP">10.00</Amt>', 'PH-0011'), reversal).replace('DBIT', 'CRDT')}</Stmt>`,
    )
    expect(await said(file)).toMatchObject({
      transactions_added: 4,
      misfits: [{ field: 'TxDtls/Amt', code: 'amounts_unknown' }],
    })
    const ledger = await wholeLedger()
    const booked = (
      ledger[1] as {
        transaction_id: string
        booked_at: string
        amount: number
        receiver_hash: string | null
      }[]
    ).map((row) => [row.transaction_id.replace(/-[0-9a-f]{24}$/, ''), row.amount, row.booked_at])
    // A date begins in the ledger's time zone.
    expect(booked).toEqual([
      ['C-1', 1000, '2026-11-19T16:00:00.000Z'],
      ['C-1-reversal', 1000, '2026-11-19T16:00:00.000Z'],
      ['C-2', 2000, '2026-11-19T16:00:00.000Z'],
      ['ENTRY', 3000, '2026-11-19T16:00:00.000Z'],
    ])
    expect(await accountRow('PH-0011')).toMatchObject({ balance: 150_000 })
  })

  it('lets an institution state only its own accounts', async () => {
    await said(accountsCsv(toldLedger))
    const bank = (file: string) => said(file, { role: 'institution:BNKC' })
    expect((await bank(camt053(toldLedger, 'BNKA'))).misfits).toMatchObject([
      { code: 'other_institution', element: 'Stmt/Acct' },
      { code: 'other_institution', element: 'Stmt/Bal' },
      { code: 'other_institution', transaction_id: 'TX-1001' },
    ])
    expect(await bank(camt053(toldLedger, 'BNKC'))).toMatchObject({ transactions_added: 2, misfits: [] })
    expect((await bank('account_number,institution_code\nPH-0001,BNKC')).misfits).toMatchObject([
      { code: 'other_institution' },
    ])
    expect((await bank(pacs002({ 'TX-1001': 'RJCT' }))).misfits).toMatchObject([
      { code: 'unknown_transaction' },
    ])
  })

  it('recognises institutions by the codes given for their BICs', async () => {
    const file = camt053(toldLedger, 'BNKB').replaceAll('BNKB', 'BIRCHPHM')
    await said(file, { query: '?agent=BIRCHPHM:BNKB&institution=BNKB' })
    expect(await accountRow('PH-0011')).toMatchObject({ institution_code: 'BNKB', opening_balance: 150_000 })
  })

  it.each([
    ['institution:BNKC', '?institution=BNKA', 'text/csv', 403],
    ['analyst', '', 'text/csv', 403],
    ['admin', '', 'application/json', 415],
    ['admin', '?agent=x', 'text/csv', 400],
  ])('refuses %s with %s and %s', async (role, query, type, status) => {
    expect((await take(Readable.from(['a']), { role, query, type })).status).toBe(status)
  })
})

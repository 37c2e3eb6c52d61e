import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { database } from '../../../support/databases.ts'
import { createImporter } from '../../../support/ledger-import.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import {
  asNotification,
  asReport,
  entryOf,
  fromA,
  fromB,
  got,
  mt940Of,
  mt942Of,
  paid,
  statementOf,
  swiftEntry,
} from '../../../support/statement-files.ts'

const hash = createKeyedHash(() => ['pepper'])

/** Documents of the banks, and what they leave on the two accounts, which began with 100,000 each. */
interface Shape {
  files: string[]
  payments: number
  a: number
  b: number
  /** Ids of the payments, if they matter. */
  ids?: string[]
}

const dues = { refs: { EndToEndId: 'DUES' } }
const once = { payments: 1, a: 99_500, b: 100_500 }
const twice = { payments: 2, a: 99_000, b: 101_000 }
const toB = (refs: Record<string, string> = {}) => swiftEntry('D', { other: 'B-1', bank: 'BNKB', refs })

const shapes: Record<string, Shape> = {
  'a report, and a statement that says the same': {
    files: [asReport(fromA(paid(dues))), fromA(paid(dues)), fromB(got(dues))],
    ...once,
  },
  'a report without any reference or party': {
    files: [asReport(fromA(entryOf('DBIT', {}))), fromA(paid(dues)), fromB(got(dues))],
    ...once,
  },
  'a report that comes after the statement': {
    files: [fromA(paid(dues)), fromB(got(dues)), asReport(fromA(entryOf('DBIT', {})))],
    ...once,
  },
  'a report that the other bank’s statement does not fit': {
    files: [asReport(fromA(entryOf('DBIT', {}))), fromB(got(dues)), fromA(paid(dues))],
    ...once,
  },
  'a report of a later day than the statement': {
    files: [asReport(fromA(paid({ ...dues, day: '2026-11-19' }))), fromA(paid(dues)), fromB(got(dues))],
    ...once,
  },
  'a report of one of two equal payments': {
    files: [asReport(fromA(paid({}))), fromA(paid({}), paid({})), fromB(got({}), got({}))],
    ...twice,
  },
  'reports that go on to have more of the same day': {
    files: [
      asReport(fromA(paid({}))),
      asReport(fromA(paid({}), paid({}))),
      fromB(got({}), got({})),
      fromA(paid({}), paid({})),
    ],
    ...twice,
  },
  'a report of something else of the same amount': {
    files: [
      asReport(fromA(entryOf('DBIT', { refs: { AcctSvcrRef: 'CASH-1' } }))),
      fromA(paid(dues), entryOf('DBIT', { refs: { AcctSvcrRef: 'CASH-1' } })),
      fromB(got(dues)),
    ],
    payments: 2,
    a: 99_000,
    b: 100_500,
  },
  'a payment that the other bank reports first': {
    files: [asReport(fromB(got(dues))), fromA(paid(dues)), fromB(got(dues))],
    ...once,
  },
  'a notification, a report and a statement': {
    files: [
      asNotification(fromA(paid({ refs: { AcctSvcrRef: 'A-7' } }))),
      asReport(fromA(entryOf('DBIT', { refs: { AcctSvcrRef: 'A-7' } }))),
      fromA(paid({ refs: { AcctSvcrRef: 'A-7', EndToEndId: 'E-1' } })),
      fromB(got({ refs: { EndToEndId: 'E-1' } })),
    ],
    ...once,
  },
  'an entry that is pending, then reported, then booked': {
    files: [
      asReport(fromA(entryOf('DBIT', {}).replace('BOOK', 'PDNG'))),
      asReport(fromA(entryOf('DBIT', {}))),
      fromA(paid(dues)),
      fromB(got(dues)),
    ],
    ...once,
  },
  'statements in both formats': {
    files: [mt940Of('A-1', 'BNKA', [toB()]), fromA(paid(dues)), fromB(got(dues))],
    ...once,
  },
  'statements in both formats, of days that follow each other': {
    files: [fromA(paid({ day: '2026-11-19' })), mt940Of('A-1', 'BNKA', [toB()])],
    ...twice,
    b: 1000,
  },
  'the report and the statement of MT': {
    files: [
      mt942Of('A-1', 'BNKA', [swiftEntry('D', {})]),
      mt940Of('A-1', 'BNKA', [toB({ EndToEndId: 'DUES' })]),
      fromB(got(dues)),
    ],
    ...once,
  },
  'money that comes back under the same references, without a mark': {
    files: [
      fromA(entryOf('DBIT', { refs: { TxId: 'T-1' } }), entryOf('CRDT', { refs: { TxId: 'T-1' } })),
      fromB(entryOf('CRDT', { refs: { TxId: 'T-1' } }), entryOf('DBIT', { refs: { TxId: 'T-1' } })),
    ],
    payments: 2,
    a: 100_000,
    b: 100_000,
    ids: ['T-1', 'T-1-reversal'],
  },
  'money that comes back, which only one bank marks': {
    files: [
      fromA(paid(dues), got({ ...dues, other: 'B-1', bank: 'BNKB', entry: '<RvslInd>true</RvslInd>' })),
      fromB(got(dues), paid({ ...dues, other: 'A-1', bank: 'BNKA' })),
    ],
    payments: 2,
    a: 100_000,
    b: 100_000,
  },
  'many equal amounts to different people': {
    files: [
      asReport(fromA(...Array.from({ length: 130 }, (_, at) => paid({ other: `B-${at}`, amount: '1.00' })))),
      fromA(
        ...Array.from({ length: 130 }, (_, at) =>
          paid({ other: `B-${129 - at}`, amount: '1.00', refs: { EndToEndId: `E-${at}` } }),
        ),
      ),
    ],
    payments: 130,
    a: 99_870,
    b: 1,
  },
  'many equal amounts without a party': {
    files: [
      mt942Of(
        'A-1',
        'BNKA',
        Array.from({ length: 130 }, () => swiftEntry('D', { amount: '1.00' })),
      ),
      fromA(
        ...Array.from({ length: 130 }, (_, at) => paid({ amount: '1.00', refs: { EndToEndId: `E-${at}` } })),
      ),
      fromB(
        ...Array.from({ length: 130 }, (_, at) => got({ amount: '1.00', refs: { EndToEndId: `E-${at}` } })),
      ),
    ],
    payments: 130,
    a: 99_870,
    b: 100_130,
  },
}

describe(`payments in several documents of a bank, on ${database.name}`, () => {
  let platform: TestPlatform
  const { said } = createImporter(() => platform)
  beforeEach(async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-25T09:30:00Z')
    const participants = ['BNKA', 'BNKB'].map((code) => ({
      institution_code: code,
      institution_name: `Bank ${code}`,
    }))
    await platform.as('admin').post('/sandbox/ledger', { participants, accounts: [], transactions: [] })
  })
  afterEach(() => platform.remove())

  const rows = () => platform.test.storage.db.selectFrom('pf_ledger_tx').selectAll().orderBy('seq').execute()
  const accounts = () => platform.test.storage.db.selectFrom('pf_account').selectAll().execute()
  const balanceOf = async (number: string) =>
    Number((await accounts()).find((row) => row.account_hash === hash('account', number))?.balance ?? 0) / 100

  it.each(Object.entries(shapes))(
    'are counted once each: %s',
    async (_name, { files, payments, a, b, ids }) => {
      for (const file of files) expect(await said(file)).toMatchObject({ complete: true, misfits: [] })
      expect([await balanceOf('A-1'), await balanceOf('B-1')]).toEqual([a, b])
      const before = await rows()
      expect(before).toHaveLength(payments)
      if (ids) expect(before.map(({ transaction_id }) => transaction_id)).toEqual(ids)
      expect((await accounts()).reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(0)
      // The same files again change nothing, in any order.
      for (const file of files.toReversed())
        expect(await said(file)).toMatchObject({
          transactions_added: 0,
          transactions_changed: 0,
          misfits: [],
        })
      expect(await rows()).toEqual(before)
    },
  )

  it('count entries that are pending or only inform, and move no money for them', async () => {
    const entries = ['PDNG', 'INFO', 'FUTR', 'BOOK'].map((status) =>
      paid({ refs: { EndToEndId: status } }).replace('BOOK', status),
    )
    expect(await said(asReport(fromA(...entries)))).toMatchObject({
      transactions_added: 2,
      entries_pending: 1,
      entries_informational: 2,
      misfits: [],
    })
    expect((await rows()).map(({ transaction_id, status }) => [transaction_id, status])).toEqual([
      ['PDNG', 'received'],
      ['BOOK', 'credited'],
    ])
    expect(await balanceOf('B-1')).toBe(500)
    const { body } = await createImporter(() => platform).take(
      asReport(statementOf('A-2', 'BNKX', [entries[1] ?? ''])),
      { type: 'application/xml', role: 'institution:BNKA' },
    )
    expect(body).toMatchObject({ entries_informational: 1, misfits: [{ code: 'other_institution' }] })
  })

  it('stay apart if a case refers to one that a report has without its party', async () => {
    await said(asReport(fromA(entryOf('DBIT', {}))))
    const [report] = await rows()
    await said(fromB(got(dues)))
    await platform.as('analyst').post('/v1/cases/intake', {
      citizen_id_hash: 'hm1:v',
      scam_type: 'other',
      transaction_reference: report?.transaction_id,
      amount: 500,
      confidence_metadata: { channel: 'web', confirmed_by_citizen: true },
    })
    await said(fromA(paid(dues)))
    // The one of the case stays, with the receiver that it lacked.
    expect(await rows()).toMatchObject([
      { transaction_id: report?.transaction_id, receiver_hash: hash('account', 'B-1') },
    ])
    expect([await balanceOf('A-1'), await balanceOf('B-1')]).toEqual([99_500, 100_500])
  })
})

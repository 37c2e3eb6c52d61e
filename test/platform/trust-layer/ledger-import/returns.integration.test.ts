import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { database } from '../../../support/databases.ts'
import { camt029, camt056, pacs002, pacs004, pacs008 } from '../../../support/ledger-files.ts'
import { createImporter } from '../../../support/ledger-import.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import {
  asReport,
  entryOf,
  fromA,
  fromB,
  got,
  mt940Of,
  paid,
  swiftEntry,
} from '../../../support/statement-files.ts'
import { brokenInvariants } from '../../../support/trust-invariants.ts'

const hash = createKeyedHash(() => ['pepper'])
const now = '2026-11-25T09:30:00Z'

/** Files about a payment of 500 and its return, and what they leave on accounts that began with 100,000. */
interface Shape {
  files: string[]
  rows: number
  a: number
  b: number
  original?: string
  returned?: number
}

const refs = { TxId: 'T-1', EndToEndId: 'E-1' }
const about = { txId: 'T-1', endToEndId: 'E-1', amount: '500.00' }
const back = pacs004(about, { amount: '500.00' })
const half = pacs004(about, { amount: '200.00' })
const gotBack = (said: object = {}) =>
  entryOf('CRDT', { other: 'B-1', bank: 'BNKB', day: '2026-11-21', ...said })
const sentBack = (said: object = {}) =>
  entryOf('DBIT', { other: 'A-1', bank: 'BNKA', day: '2026-11-21', ...said })
const undone = { rows: 2, a: 100_000, b: 100_000 }
const payments = [{ id: 'T-1', at: '2026-11-20T09:00:00Z', sender: 'A-1', receiver: 'B-1', amount: 500 }]
const sent = pacs008({
  accounts: ['A-1', 'B-1'].map((number, index) => ({
    number,
    institution: index === 0 ? 'BNKA' : 'BNKB',
    holder: '',
    openedAt: '',
    opening: 0,
  })),
  payments,
})

const shapes: Record<string, Shape> = {
  'a return after the statement of the payment': {
    files: [fromA(paid({ refs })), fromB(got({ refs })), back],
    ...undone,
  },
  'a return before a statement that marks it': {
    files: [
      fromA(paid({ refs })),
      fromB(got({ refs })),
      back,
      fromA(gotBack({ refs, entry: '<RvslInd>true</RvslInd>' })),
      fromB(sentBack({ refs, entry: '<RvslInd>true</RvslInd>' })),
    ],
    ...undone,
  },
  'a return after a statement that marks it': {
    files: [
      fromA(paid({ refs }), gotBack({ refs, entry: '<RvslInd>true</RvslInd>' })),
      fromB(got({ refs }), sentBack({ refs, entry: '<RvslInd>true</RvslInd>' })),
      back,
    ],
    ...undone,
  },
  'a return after a statement that quotes the payment only': {
    files: [
      fromA(paid({ refs: { EndToEndId: 'E-1' } }), gotBack({ refs: { EndToEndId: 'E-1' } })),
      fromB(),
      back,
    ],
    ...undone,
    original: 'E-1',
  },
  'a return before statements that quote it by its own reference, and leave out a party': {
    files: [
      fromA(paid({ refs })),
      fromB(got({ refs })),
      back,
      fromA(entryOf('CRDT', { day: '2026-11-21', refs: { TxId: 'RTR-1' } })),
      fromB(entryOf('DBIT', { day: '2026-11-21', refs: { TxId: 'RTR-1' } })),
    ],
    ...undone,
  },
  'a return before statements without any reference': {
    files: [fromA(paid({ refs })), fromB(got({ refs })), back, fromA(gotBack()), fromB(sentBack())],
    ...undone,
  },
  'a return and an MT940 that names no party': {
    files: [
      mt940Of('A-1', 'BNKA', [
        swiftEntry('D', { refs: { EndToEndId: 'E-1' } }),
        swiftEntry('RD', { day: '2026-11-21', refs: { EndToEndId: 'E-1' } }),
      ]),
      fromB(got({ refs })),
      back,
    ],
    ...undone,
    original: 'E-1',
  },
  'a return of a payment that its statement does not name by this reference': {
    files: [
      fromA(paid({ refs: { UETR: 'u-1' } })),
      fromB(),
      pacs004({ uetr: 'u-1', txId: 'T-9' }, { amount: '500.00' }),
    ],
    ...undone,
    original: 'u-1',
  },
  'a return of one of two payments with a reference of the payer': {
    files: [
      fromA(
        paid({ day: '2026-10-20', refs: { EndToEndId: 'RENT' } }),
        paid({ refs: { EndToEndId: 'RENT' } }),
      ),
      fromB(),
      pacs004({ endToEndId: 'RENT', amount: '500.00' }, { amount: '500.00' }),
    ],
    rows: 3,
    a: 99_500,
    b: 100_500,
    original: 'RENT',
    returned: 0,
  },
  'returns of two parts': {
    files: [
      fromA(paid({ refs })),
      fromB(got({ refs })),
      half,
      pacs004(about, { amount: '200.00', id: 'RTR-2' }),
      fromA(gotBack({ amount: '200.00', refs }), gotBack({ amount: '200.00', refs })),
    ],
    rows: 3,
    a: 99_900,
    b: 100_100,
    returned: 40_000,
  },
  'a report that does not fit the return until the statement comes': {
    files: [
      fromA(paid({ refs })),
      fromB(got({ refs })),
      asReport(fromA(entryOf('CRDT', { day: '2026-11-21' }))),
      back,
      fromA(gotBack()),
      fromB(sentBack()),
    ],
    ...undone,
  },
  'a return of a payment that was only sent so far': {
    files: [fromA(), fromB(), sent, back],
    ...undone,
  },
  'a return of a payment that was only sent, before the statements': {
    files: [
      sent,
      back,
      fromA(paid({ refs }), gotBack({ refs: { TxId: 'RTR-1' } })),
      fromB(got({ refs }), sentBack()),
    ],
    ...undone,
  },
}

describe(`returned payments, on ${database.name}`, () => {
  let platform: TestPlatform
  const { said, take } = createImporter(() => platform)
  beforeEach(async () => {
    platform = await createTestPlatform()
    await platform.setClock(now)
    const participants = ['BNKA', 'BNKB', 'BNKC'].map((code) => ({
      institution_code: code,
      institution_name: `Bank ${code}`,
    }))
    await platform.as('admin').post('/sandbox/ledger', { participants, accounts: [], transactions: [] })
  })
  afterEach(() => platform.remove())

  const rows = () => platform.test.storage.db.selectFrom('pf_ledger_tx').selectAll().orderBy('seq').execute()
  const rowOf = async (id: string) => (await rows()).find(({ transaction_id }) => transaction_id === id)
  const balanceOf = async (number: string) => {
    const row = await platform.test.storage.db
      .selectFrom('pf_account')
      .select('balance')
      .where('account_hash', '=', hash('account', number))
      .executeTakeFirst()
    return Number(row?.balance ?? 0) / 100
  }

  it.each(Object.entries(shapes))('are booked exactly once: %s', async (_name, shape) => {
    const { files, original = 'T-1', returned = 50_000 } = shape
    for (const file of files) expect(await said(file)).toMatchObject({ complete: true, misfits: [] })
    expect([await balanceOf('A-1'), await balanceOf('B-1')]).toEqual([shape.a, shape.b])
    const before = await rows()
    expect(before).toHaveLength(shape.rows)
    expect(await rowOf(original)).toMatchObject({
      returned,
      status: returned === 0 ? 'credited' : returned === 50_000 ? 'returned' : 'partially_returned',
    })
    expect(before.filter(({ reversal_of }) => reversal_of !== null).length).toBeGreaterThan(0)
    expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])
    for (const file of files.toReversed())
      expect(await said(file)).toMatchObject({ transactions_added: 0, transactions_changed: 0, misfits: [] })
    expect(await rows()).toEqual(before)
  })

  it('are refused, each with its reason, if they fit no payment', async () => {
    await said(fromA(paid({ refs })))
    await said(fromB(got({ refs })))
    const refused: [file: string, code: string][] = [
      [pacs004({ txId: 'T-0' }, { amount: '5.00' }), 'unknown_transaction'],
      [pacs004({ ...about, amount: '400.00' }, { amount: '5.00' }), 'conflict'],
      [pacs004(about, { amount: '500.01' }), 'returns_too_much'],
      [pacs004(about, { amount: '5.001' }), 'not_an_amount'],
      [
        pacs004(about, { amount: '5.00' }).replace(
          '<RtrdIntrBkSttlmAmt Ccy="PHP">',
          '<RtrdIntrBkSttlmAmt Ccy="USD">',
        ),
        'other_currency',
      ],
      [pacs004({}, { amount: '5.00' }), 'missing'],
      [
        pacs004(about, { amount: '5.00' })
          .replace('<NbOfTxs>', '<GrpRtr>true</GrpRtr><NbOfTxs>')
          .replace(/<TxInf>.*<\/TxInf>/, ''),
        'names_no_transactions',
      ],
    ]
    const before = await rows()
    for (const [file, code] of refused) expect((await said(file)).misfits).toMatchObject([{ code }])
    expect((await said(back, { role: 'institution:BNKC' })).misfits).toMatchObject([
      { code: 'unknown_transaction' },
    ])
    expect(await rows()).toEqual(before)
    await platform.test.storage.db
      .updateTable('pf_account')
      .set({ held: 100_500_00 })
      .where('account_hash', '=', hash('account', 'B-1'))
      .execute()
    expect((await said(back)).misfits).toMatchObject([{ code: 'held_balance', line: 1 }])
    expect(await rows()).toEqual(before)
  })

  it('are refused if the payment was', async () => {
    await said(sent)
    await said(pacs002({ 'T-1': 'RJCT' }))
    expect((await said(back)).misfits).toMatchObject([{ code: 'conflicting_status' }])
  })

  it('are counted and noted when they are requested, and move no money then', async () => {
    await said(fromA(paid({ refs })))
    await said(fromB(got({ refs })))
    const statusAfter = async (file: string, role = 'admin') => {
      const report = await said(file, { role })
      expect(report).toMatchObject({ misfits: [], transactions_added: 0 })
      return [report.recall_requests, report.recall_answers, (await rowOf('T-1'))?.status]
    }
    expect(await statusAfter(camt056({ txId: 'T-0' }))).toEqual([1, 0, 'credited'])
    expect(await statusAfter(camt056(about), 'institution:BNKC')).toEqual([1, 0, 'credited'])
    expect(await statusAfter(camt056({}).replace('2026-11-20T10', 'yesterday'))).toEqual([1, 0, 'credited'])
    expect(await statusAfter(camt056(about))).toEqual([1, 0, 'recall_requested'])
    expect(await statusAfter(camt056(about))).toEqual([1, 0, 'recall_requested'])
    expect(await statusAfter(camt029(about, 'PDCR'))).toEqual([0, 1, 'recall_requested'])
    expect(await statusAfter(camt029(undefined, 'RJCR'))).toEqual([0, 1, 'recall_requested'])
    expect(await statusAfter(camt029(about, 'RJCR'), 'institution:BNKB')).toEqual([0, 1, 'recall_refused'])
    expect(await balanceOf('B-1')).toBe(100_500)
    // A payment can still come back, and a later request changes nothing.
    await said(back)
    expect(await statusAfter(camt056(about))).toEqual([1, 0, 'returned'])
    const { body } = await platform.as('ips').get('/v1/ips/transaction-status?transaction_id=T-1')
    expect(body).toMatchObject({
      status: 'returned',
      sender_received_credit: true,
      receiver_received_credit: false,
    })
  })

  it.each([
    ['a pacs.004 without returns', '<Document><PmtRtr><GrpHdr><MsgId>R</MsgId></GrpHdr></PmtRtr></Document>'],
    ['a camt.056 without requests', '<Document><FIToFIPmtCxlReq><Case/></FIToFIPmtCxlReq></Document>'],
    ['half of a pacs.004', back.slice(0, 300)],
  ])('are refused as a whole if nothing can be read: %s', async (_name, file) => {
    const { status, body } = await take(file, { type: 'application/xml' })
    expect([status, body.type]).toEqual([422, 'urn:trust-layer:problem:nothing-imported'])
  })
})

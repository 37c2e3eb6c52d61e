import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { database } from '../../../support/databases.ts'
import { createImporter } from '../../../support/ledger-import.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { holds } from '../../../support/properties.ts'
import {
  asNotification,
  asReport,
  detailOf,
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
import { reportAndTrace } from '../../../support/trust-story.ts'

const hash = createKeyedHash(() => ['pepper'])

/** Parts of an entry that a bank does not leave out. */
interface Habit {
  endToEnd: boolean
  own: boolean
  bank: boolean
}

const asOther: Readonly<Record<string, (statement: string) => string>> = {
  'camt.052': asReport,
  'camt.054': asNotification,
}

/** Returns a document of an account with entries of the same format. */
function documentOf(kind: string, number: string, bank: string, entries: string[]): string {
  if (kind.startsWith('mt')) return (kind === 'mt940' ? mt940Of : mt942Of)(number, bank, entries)
  const statement = statementOf(number, bank, entries)
  return asOther[kind]?.(statement) ?? statement
}

describe(`payments in statements, on ${database.name}`, () => {
  let platform: TestPlatform
  const { said } = createImporter(() => platform)
  const open = async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-25T09:30:00Z')
    const participants = ['BNKA', 'BNKB'].map((code) => ({
      institution_code: code,
      institution_name: `Bank ${code}`,
    }))
    await platform.as('admin').post('/sandbox/ledger', { participants, accounts: [], transactions: [] })
  }
  beforeEach(open)
  afterEach(() => platform.remove())

  const balanceOf = async (number: string) => {
    const { db } = platform.test.storage
    const name = number === 'external' ? number : hash('account', number)
    const row = await db
      .selectFrom('pf_account')
      .select(['balance'])
      .where('account_hash', '=', name)
      .executeTakeFirst()
    return Number(row?.balance ?? 0) / 100
  }
  const rows = () => platform.test.storage.db.selectFrom('pf_ledger_tx').selectAll().orderBy('seq').execute()
  const sumOfMoney = async () => {
    const all = await platform.test.storage.db.selectFrom('pf_account').select('balance').execute()
    return all.reduce((sum, { balance }) => sum + Number(balance), 0)
  }

  const rent = { refs: { EndToEndId: 'RENT' } }
  /** Statements, and how much they leave on the two accounts, which began with 100,000 each. */
  const shapes: Record<string, { files: string[]; payments: number; a: number; b: number }> = {
    'two rents with one reference of the payer': {
      files: [
        fromA(paid({ ...rent, day: '2026-10-01' }), paid({ ...rent, day: '2026-11-01' })),
        fromB(got({ ...rent, day: '2026-10-01' }), got({ ...rent, day: '2026-11-02' })),
      ],
      payments: 2,
      a: 99_000,
      b: 101_000,
    },
    'the same payment twice on one day': {
      files: [fromA(paid(rent), paid(rent)), fromB(got(rent), got(rent))],
      payments: 2,
      a: 99_000,
      b: 101_000,
    },
    'payments on two days that follow each other, the days in files of their own': {
      files: [
        fromA(paid({ ...rent, day: '2026-11-19' })),
        fromA(paid({ ...rent, day: '2026-11-20' })),
        fromB(got({ ...rent, day: '2026-11-20' })),
        fromB(got({ ...rent, day: '2026-11-19' })),
      ],
      payments: 2,
      a: 99_000,
      b: 101_000,
    },
    'a batch under one reference of the bank': {
      files: [
        fromA(
          entryOf('DBIT', {
            amount: '1500.00',
            entry: '<AcctSvcrRef>BATCH</AcctSvcrRef>',
            details: ['B-1', 'B-2', 'B-1']
              .map((other) => detailOf('Cdtr', { other, bank: 'BNKB' }, '<Amt Ccy="PHP">500.00</Amt>'))
              .join(''),
          }),
        ),
        fromB(got({ refs: { AcctSvcrRef: 'X-1' } }), got({ refs: { AcctSvcrRef: 'X-2' } })),
      ],
      payments: 3,
      a: 98_500,
      b: 101_000,
    },
    'no reference at all': { files: [fromA(paid({})), fromB(got({}))], payments: 1, a: 99_500, b: 100_500 },
    'references of each bank alone, and a day apart': {
      files: [
        fromA(paid({ refs: { AcctSvcrRef: 'A-77' } })),
        fromB(got({ refs: { AcctSvcrRef: 'B-99' }, day: '2026-11-21' })),
      ],
      payments: 1,
      a: 99_500,
      b: 100_500,
    },
    'a payment over a weekend': {
      files: [fromA(paid({ ...rent, day: '2026-11-20' })), fromB(got({ ...rent, day: '2026-11-23' }))],
      payments: 1,
      a: 99_500,
      b: 100_500,
    },
    'different payments of one amount on one day': {
      files: [fromA(paid({ refs: { EndToEndId: 'ONE' } })), fromB(got({ refs: { EndToEndId: 'TWO' } }))],
      payments: 2,
      a: 99_000,
      b: 101_000,
    },
    'one bank that names a payment by UETR, and one by TxId as well': {
      files: [
        fromA(paid({ refs: { TxId: 'T-1', UETR: 'u-1' } })),
        fromB(got({ refs: { UETR: 'u-1', EndToEndId: 'NOTPROVIDED' } })),
      ],
      payments: 1,
      a: 99_500,
      b: 100_500,
    },
    'a payer’s bank that does not name the receiver': {
      files: [
        fromA(entryOf('DBIT', { refs: { EndToEndId: 'E-5' } })),
        fromB(got({ refs: { EndToEndId: 'E-5' } })),
      ],
      payments: 1,
      a: 99_500,
      b: 100_500,
    },
    'a receiver’s bank that does not name the payer': {
      files: [
        fromB(entryOf('CRDT', { refs: { EndToEndId: 'E-5' } })),
        fromA(paid({ refs: { EndToEndId: 'E-5' } })),
      ],
      payments: 1,
      a: 99_500,
      b: 100_500,
    },
    'two banks of which neither names the other party': {
      files: [
        fromA(entryOf('DBIT', { refs: { UETR: 'u-5' } })),
        fromB(entryOf('CRDT', { refs: { UETR: 'u-5' } })),
      ],
      payments: 1,
      a: 99_500,
      b: 100_500,
    },
    'a receiver without the bank’s code': {
      files: [fromA(paid({ ...rent, bank: '' })), fromB(got(rent))],
      payments: 1,
      a: 99_500,
      b: 100_500,
    },
    'codes of a head office with and without XXX': {
      files: [
        statementOf('A-1', 'BNKAPHMMXXX', [paid({ ...rent, bank: 'BNKBPHMM' })]),
        statementOf('B-1', 'BNKBPHMMXXX', [got({ ...rent, bank: 'BNKAPHMM' })]),
      ],
      payments: 1,
      a: 99_500,
      b: 100_500,
    },
    'no booking date': { files: [fromA(paid({ day: '' }))], payments: 1, a: 99_500, b: 500 },
    'a reversal marked by 1': {
      files: [
        fromA(
          paid({ refs: { TxId: 'T-1' } }),
          entryOf('CRDT', {
            details: detailOf('Cdtr', { other: 'B-1', bank: 'BNKB', refs: { TxId: 'T-1' } }),
            entry: '<RvslInd>1</RvslInd>',
          }),
        ),
      ],
      payments: 2,
      a: 100_000,
      b: 0,
    },
    'one amount of several left out': {
      files: [
        fromA(
          entryOf('DBIT', {
            amount: '800.00',
            details:
              detailOf('Cdtr', { other: 'B-1', bank: 'BNKB', refs: { TxId: 'T-1' } }) +
              detailOf(
                'Cdtr',
                { other: 'B-2', bank: 'BNKB', refs: { TxId: 'T-2' } },
                '<Amt Ccy="PHP">300.00</Amt>',
              ),
          }),
        ),
      ],
      payments: 2,
      a: 99_200,
      b: 500,
    },
    'an amount in another currency beside one in the account’s': {
      files: [
        fromA(
          entryOf('DBIT', {
            details: detailOf(
              'Cdtr',
              { other: 'B-1', bank: 'BNKB' },
              '<Amt Ccy="USD">9.00</Amt><AmtDtls><CntrValAmt><Amt Ccy="PHP">500.00</Amt></CntrValAmt></AmtDtls>',
            ),
          }),
        ),
      ],
      payments: 1,
      a: 99_500,
      b: 500,
    },
  }

  it.each(Object.entries(shapes))('are counted once each: %s', async (_name, { files, payments, a, b }) => {
    const added = []
    for (const file of files) {
      const report = await said(file)
      expect(report).toMatchObject({ complete: true, misfits: [] })
      added.push(report.transactions_added)
    }
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(payments)
    expect([await balanceOf('A-1'), await balanceOf('B-1')]).toEqual([a, b])
    expect(await sumOfMoney()).toBe(0)
    // The same files again change nothing.
    const before = await rows()
    for (const file of files)
      expect(await said(file)).toMatchObject({ transactions_added: 0, transactions_changed: 0, misfits: [] })
    expect(await rows()).toEqual(before)
  })

  it('are counted once each, however many are equal', async () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-20']
    const count = 240
    const refsOf = [
      () => ({}),
      () => ({ EndToEndId: 'DUES' }),
      (index: number) => ({ EndToEndId: `DUES-${index}` }),
      (index: number) => ({ EndToEndId: 'DUES', TxId: `T-${index}` }),
    ]
    const entries = (to: typeof paid) =>
      Array.from({ length: count }, (_, index) =>
        to({
          amount: '1.00',
          day: days[index % days.length] ?? '',
          refs: refsOf[index % refsOf.length]?.(index) ?? {},
        }),
      )
    // The second bank lists them the other way round.
    expect(await said(fromA(...entries(paid)))).toMatchObject({ transactions_added: count, misfits: [] })
    expect(await said(fromB(...entries(got).reverse()))).toMatchObject({ transactions_added: 0, misfits: [] })
    expect([await balanceOf('A-1'), await balanceOf('B-1')]).toEqual([100_000 - count, 100_000 + count])
    const stated = await platform.test.storage.db.selectFrom('pf_stated').selectAll().execute()
    const sides = new Map<string, string>()
    for (const { transaction_id, side } of stated.sort((one, other) => (one.side < other.side ? 1 : -1)))
      sides.set(transaction_id, `${sides.get(transaction_id) ?? ''} ${side}`)
    expect(new Set(sides.values())).toEqual(new Set([' debit credit']))
  })

  /** Entries that cannot be booked as they are, what is booked instead, and what the report says. */
  const partly: [string, string, number, string][] = [
    [
      'details without amounts',
      entryOf('DBIT', {
        amount: '900.00',
        details: detailOf('Cdtr', { other: 'B-1' }) + detailOf('Cdtr', { other: 'B-2' }),
      }),
      99_100,
      'amounts_unknown',
    ],
    [
      'details of nothing',
      entryOf('DBIT', {
        amount: '900.00',
        details: ['B-1', 'B-2']
          .map((other) => detailOf('Cdtr', { other }, '<Amt Ccy="PHP">0.00</Amt>'))
          .join(''),
      }),
      99_100,
      'amounts_unknown',
    ],
    ['an unreadable account of the other party', paid({ other: '???' }), 99_500, 'party_unreadable'],
    ['an entry in another currency', paid({ currency: 'USD' }), 100_000, 'other_currency'],
    ['an entry with an unknown status', paid({}).replace('BOOK', 'WHAT'), 100_000, 'unknown_word'],
  ]

  it.each(partly)('make traces partial that touch %s', async (_name, entry, balance, code) => {
    await said(fromB(got({ refs: { TxId: 'STOLEN' } })))
    const own = statementOf('B-1', 'BNKB', [entry], 'S-2').replace('100000.00', '100500.00')
    const moved = 100_000 - balance
    const { misfits } = await said(own)
    expect(misfits).toMatchObject([{ code }])
    expect(await balanceOf('B-1')).toBe(100_500 - moved)
    expect(await sumOfMoney()).toBe(0)
    const { traceId } = await reportAndTrace(platform, {
      reference: 'STOLEN',
      amount: 500,
      receiver: hash('account', 'B-1'),
    })
    const { body: trace } = await platform.as('analyst').get(`/v1/recovery/trace/${traceId}`)
    expect(trace).toMatchObject({
      status: 'completed_partial',
      extensions: { uncertain_accounts: [hash('account', 'B-1')] },
    })
  })

  it('are certain again as soon as the bank sends the statement without mistakes', async () => {
    const marks = async () =>
      (await platform.test.storage.db.selectFrom('pf_incomplete_statement').selectAll().execute()).length
    await said(fromA(paid({ currency: 'USD' })))
    expect(await marks()).toBe(1)
    await said(fromA(paid({})))
    expect([await marks(), await balanceOf('A-1')]).toEqual([0, 99_500])
  })

  it('do not let an institution cast doubt on the account of another', async () => {
    await said(fromA(paid({})))
    await said(fromA(paid({ currency: 'USD' })), { role: 'institution:BNKB' })
    const marks = await platform.test.storage.db.selectFrom('pf_incomplete_statement').selectAll().execute()
    expect(marks).toEqual([])
  })

  it('keep every balance if banks leave out what they may, in any order of their files', async () => {
    const payment = fc.record({
      isBack: fc.boolean(),
      amount: fc.constantFrom('100.00', '250.00'),
      day: fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20'),
    })
    /** What each bank leaves out in the whole of a document. */
    const habit = fc.record({ endToEnd: fc.boolean(), own: fc.boolean(), bank: fc.boolean() })
    /** A document that a bank sends as well, in which it may leave out the other party. */
    const more = fc.record({
      kind: fc.constantFrom('mt940', 'mt942', 'camt.052', 'camt.053', 'camt.054'),
      habit,
      isNamed: fc.boolean(),
    })
    const bank = fc.record({
      kind: fc.constantFrom('camt.053', 'mt940'),
      habit,
      more: fc.uniqueArray(more, { maxLength: 3, selector: ({ kind }) => kind }),
    })
    await holds(
      fc.asyncProperty(
        fc.array(payment, { minLength: 1, maxLength: 12 }),
        fc.tuple(bank, bank),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        async (payments, banks, order) => {
          await platform.remove()
          await open()
          const fileOf = (isA: boolean, kind: string, { endToEnd, own, bank }: Habit, isNamed: boolean) => {
            const [number, code, other, otherCode] = isA
              ? (['A-1', 'BNKA', 'B-1', 'BNKB'] as const)
              : (['B-1', 'BNKB', 'A-1', 'BNKA'] as const)
            const entries = payments.map(({ isBack, amount, day }, index) => {
              const entry = {
                amount,
                day,
                ...(isNamed && { other, bank: bank ? otherCode : '' }),
                refs: {
                  ...(endToEnd && { EndToEndId: index % 2 === 0 ? 'RENT' : `E-${index}` }),
                  ...(own && { AcctSvcrRef: `${isA ? 'A' : 'B'}${index}` }),
                },
              }
              const isOut = isA !== isBack
              return kind.startsWith('mt')
                ? swiftEntry(isOut ? 'D' : 'C', entry)
                : entryOf(isOut ? 'DBIT' : 'CRDT', entry)
            })
            return documentOf(kind, number, code, entries)
          }
          const files = banks.flatMap(({ kind, habit, more }, index) => [
            fileOf(index === 0, kind, habit, true),
            ...more
              .filter((one) => one.kind !== kind)
              .map((one) => fileOf(index === 0, one.kind, one.habit, one.isNamed)),
          ])
          const places = new Map(files.map((file, index) => [file, order[index] ?? 0]))
          files.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
          for (const file of files) expect(await said(file)).toMatchObject({ misfits: [] })
          const net = payments.reduce(
            (sum, { isBack, amount }) => sum + Number(amount) * (isBack ? 1 : -1),
            0,
          )
          expect([await balanceOf('A-1'), await balanceOf('B-1')]).toEqual([100_000 + net, 100_000 - net])
          expect(await rows()).toHaveLength(payments.length)
          expect(await sumOfMoney()).toBe(0)
        },
      ),
      { numRuns: 300, few: 25 },
    )
  }, 60_000)
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeyedHash } from '../../../../src/contract/primitives/keyed-hash.ts'
import { database } from '../../../support/databases.ts'
import { createImporter } from '../../../support/ledger-import.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'

const hash = createKeyedHash(() => ['pepper'])
const own = 'DE02120300000000202051'
const other = 'NL91ABNA0417164300'

/** Returns a statement of the account `own`, with its opening balance of 1,000. */
const mt940 = (entries: string[], { number = '1/1', account = own, currency = 'PHP' } = {}) => `:20:STARTUMS
:25:${account}
:28C:${number}
:60F:C261119${currency}1000,00
${entries.join('\n')}
:62F:C261120${currency}1000,00
:64:C261120${currency}1000,00
:86:closing words, which are no entry
-
`
const mt942 = (entries: string[]) => `:20:INTRADAY
:25:${own}
:28C:1/1
:34F:PHP0,
:13D:2611201200+0800
${entries.join('\n')}
:90D:1PHP1,00
-
`

/** What became of the entries of a file, and of its money. */
interface Shape {
  file: string | Buffer
  entries: number
  booked: number
  /** Booked with less than the entry says. */
  partial?: number
  refused?: number
  informational?: number
  /** Balance of `own` afterwards, and of `other` if an entry names it; major units. */
  balance?: number
  others?: number
  /** Code of each misfit. */
  codes?: string[]
  query?: string
  rows?: object[]
}

const german = `:61:2611201120D500,00NTRFNONREF//B-77
:86:177?00SEPA-UEBERWEISUNG?109310?20EREF+E-1?21SVWZ+Rechnung 4711 vo
m November?30ABNANL2A?31${other}?32J. JANSEN?33 EN ZONEN`
const dutch = `:61:261120D500,00NTRFEREF//B-77
:86:/TRTP/SEPA OVERBOEKING/IBAN/${other}/BIC/ABNANL2A/NAME/J JAN
SEN/REMI/Factuur 4711/EREF/E-1`
const plain = ':61:2611201120D500,00NTRFNONREF\n:86:CASH WITHDRAWAL MAKATI AVENUE'
const named = { entries: 1, booked: 1, balance: 500, others: 500 }
const unnamed = { entries: 1, booked: 1, balance: 500 }

const shapes: Record<string, Shape> = {
  'details with sub-fields': { file: mt940([german]), ...named, rows: [{ transaction_id: 'E-1' }] },
  'details with codes between slashes': { file: mt940([dutch]), ...named, rows: [{ transaction_id: 'E-1' }] },
  'details with another separator': { file: mt940([german.replaceAll('?', '<')]), ...named },
  'details with a code of both account and institution': {
    file: mt940([
      `:61:261120D500,NTRFNONREF\n:86:/TRCD/00100/EREF/E-1/CNTP/${other}/ABNANL2A/J Jansen///REMI/USTD//Huur/`,
    ]),
    ...named,
    rows: [{ narrative: 'Huur' }],
  },
  'details with keywords only': {
    file: mt940([`:61:261120D500,NTRFNONREF\n:86:EREF+E-1 IBAN+${other} BIC+ABNANL2A SVWZ+Rent`]),
    ...named,
    rows: [{ transaction_id: 'E-1', narrative: 'Rent' }],
  },
  'details of words only': {
    file: mt940([plain]),
    ...unnamed,
    rows: [{ receiver_hash: null, narrative: 'CASH WITHDRAWAL MAKATI AVENUE' }],
  },
  'no details': {
    file: mt940([':61:2611201120D500,00NTRFREF-1//B-77']),
    ...unnamed,
    rows: [{ transaction_id: 'B-77', booked_at: '2026-11-19T16:00:00.000Z' }],
  },
  'a line of supplementary details': {
    file: mt940([':61:2611201120D500,NTRFREF-1//B-77\n/OCMT/USD9,00/']),
    ...unnamed,
  },
  'line ends of Windows': {
    file: mt940([german, plain]).replaceAll('\n', '\r\n'),
    entries: 2,
    booked: 2,
    balance: 0,
  },
  'no line end at the end': { file: mt940([german]).replace(/\n-\n$/, ''), ...named },
  'names in Windows-1252': {
    file: Buffer.from(mt940([german.replace('JANSEN', 'JÄNSEN').replace('4711', 'Käse')]), 'latin1'),
    ...named,
    rows: [{ narrative: 'Rechnung Käse vom November' }],
  },
  'block headers around each message': {
    file: ['1/1', '2/1']
      .map(
        (number) =>
          `{1:F01CUSTPHMMAXXX0000000000}{2:O9401200261120BANKDEFFAXXX00000000002611201200N}{4:\n${mt940([plain], { number }).replace(/-\n$/, '-}')}{5:{CHK:123456789ABC}}`,
      )
      .join('\n')
      .replace(plain, german),
    entries: 2,
    booked: 2,
    balance: 0,
    query: '?agent=BANKDEFFXXX:BNKA',
  },
  'block headers of one line': {
    file: `{1:F01BANKDEFFAXXX0000000000}{2:I940CUSTPHMMXXXXN}{4:\r\n${mt940([german]).replace(/-\n$/, '-}')}`,
    ...named,
    query: '?agent=BANKDEFFXXX:BNKA',
  },
  'lines in the place of a header': { file: `ABNANL2A\n940\nABNANL2A\n${mt940([german])}`, ...named },
  'several statements, of which none ends in a line of its own': {
    file: mt940([german]).replace('\n-', '') + mt940([plain], { number: '2/1' }).replace('\n-', ''),
    entries: 2,
    booked: 2,
    balance: 0,
  },
  'a statement of two messages': {
    file:
      mt940([german]).replace(':62F:', ':62M:') + mt940([plain], { number: '1/2' }).replace(':60F:', ':60M:'),
    entries: 2,
    booked: 2,
    balance: 0,
  },
  'an account after the code of its institution': {
    file: mt940([german], { account: '12030000/202051PHP' }),
    entries: 1,
    booked: 1,
    others: 500,
    query: '?agent=12030000:BNKA',
  },
  'an account before its currency': { file: mt940([german], { account: `${own}PHP` }), ...named },
  'an account with a BIC of its own': {
    file: mt940([german]).replace(':25:', ':25P:').replace(own, `${own}\nBANKDEFFXXX`),
    ...named,
    query: '?agent=BANKDEFF:BNKA',
  },
  'money that comes back': {
    file: mt940([
      german,
      ':61:2611201120RD500,00NRTINONREF//B-78\n:86:159?00RETOURE?20EREF+E-1?30ABNANL2A?31NL91ABNA0417164300',
    ]),
    entries: 2,
    booked: 2,
    balance: 1000,
    others: 0,
    rows: [{ transaction_id: 'E-1' }, { transaction_id: 'E-1-reversal' }],
  },
  'a credit that is taken back': {
    file: mt940([':61:2611201120C500,NTRFNONREF', ':61:2611201120RC500,NTRFNONREF']),
    entries: 2,
    booked: 2,
    balance: 1000,
  },
  'a funds code': { file: mt940([':61:2611201120DP500,NTRFNONREF']), ...unnamed },
  'an entry of the last day of a year': {
    file: mt940([':61:2701021231D500,NTRFREF']),
    ...unnamed,
    rows: [{ booked_at: '2026-12-30T16:00:00.000Z' }],
  },
  'two equal entries': { file: mt940([plain, plain]), entries: 2, booked: 2, balance: 0 },
  'an unreadable other party': {
    file: mt940([german.replace(other, '???').replace('?31???', '?31(n/a)')]),
    ...unnamed,
    partial: 1,
    codes: ['party_unreadable'],
  },
  'an entry in no known format': {
    file: mt940([':61:yesterday, some money', german]),
    entries: 2,
    booked: 1,
    refused: 1,
    balance: 500,
    codes: ['not_in_format'],
  },
  'an amount with too many decimals': {
    file: mt940([':61:261120D5,001NTRFNONREF']),
    entries: 1,
    booked: 0,
    refused: 1,
    codes: ['not_an_amount'],
  },
  'a date that does not exist': {
    file: mt940([':61:2613450101D5,NTRFNONREF', ':61:261345D5,NTRFNONREF']),
    entries: 2,
    booked: 1,
    refused: 1,
    codes: ['not_a_time'],
  },
  'details of many kilobytes': {
    file: mt940([`${german}\n${'x'.repeat(100)}`.padEnd(20_000, `\n${'y'.repeat(64)}`), plain]),
    entries: 2,
    booked: 1,
    refused: 1,
    balance: 500,
    codes: ['too_large'],
  },
  'another currency': {
    file: mt940([german], { currency: 'EUR' }),
    entries: 1,
    booked: 0,
    refused: 1,
    codes: ['other_currency', 'other_currency'],
  },
  'no closing balance': {
    file: mt940([german]).replace(/:62F:.*\n/, ''),
    ...named,
    codes: ['missing'],
  },
  'a report of the day': { file: mt942([german]), ...named, balance: -500 },
  'a report of the day without a last line': {
    file: mt942([german]).replace(/\n:90D[\s\S]*$/, ''),
    ...named,
    balance: -500,
  },
  'a report with expected entries': {
    file: mt942([german, ':61:2611201120EC100,00NTRFNONREF']),
    entries: 2,
    booked: 1,
    informational: 1,
  },
}

describe(`shapes of MT940 and MT942, on ${database.name}`, () => {
  let platform: TestPlatform
  const { take } = createImporter(() => platform)
  beforeEach(async () => {
    platform = await createTestPlatform()
    await platform.setClock('2026-11-25T09:30:00Z')
    const participants = [{ institution_code: 'BNKA', institution_name: 'Bank A' }]
    await platform.as('admin').post('/sandbox/ledger', { participants, accounts: [], transactions: [] })
  })
  afterEach(() => platform.remove())

  const importFile = async (file: string | Buffer, query = '') => {
    const joined = query === '' ? '?institution=BNKA' : `${query}&institution=BNKA`
    return take(file, { type: 'text/plain', query: joined })
  }
  const accountsNow = () => platform.test.storage.db.selectFrom('pf_account').selectAll().execute()
  const balanceOf = async (number: string) => {
    const name = hash('account', number)
    const row = (await accountsNow()).find(({ account_hash }) => account_hash === name)
    // Without a stated opening balance, the ledger assumes what was paid out.
    return (
      row && (Number(row.balance) - (row.opening_stated === null ? Number(row.opening_balance) : 0)) / 100
    )
  }
  const rows = () => platform.test.storage.db.selectFrom('pf_ledger_tx').selectAll().orderBy('seq').execute()

  it.each(Object.entries(shapes))('lose no entry silently: %s', async (_name, shape) => {
    const { file, entries, booked, refused = 0, informational = 0, codes = [], query } = shape
    const { status, body } = await importFile(file, query)
    expect([status, body.complete]).toEqual([200, true])
    expect(body.misfits.map(({ code }: { code: string }) => code)).toEqual(codes)
    expect(body).toMatchObject({ transactions_added: booked, entries_informational: informational })
    expect(entries).toBe(booked + refused + informational)
    const ledger = await rows()
    expect(ledger).toMatchObject(shape.rows ?? ledger.map(() => ({})))
    expect(ledger).toHaveLength(booked)
    if (shape.balance !== undefined) expect(await balanceOf(own)).toBe(shape.balance)
    if (shape.others !== undefined) expect(await balanceOf(other)).toBe(shape.others)
    const sum = (await accountsNow()).reduce((total, { balance }) => total + Number(balance), 0)
    expect(sum).toBe(0)
    // The same file again changes nothing.
    const again = await importFile(file, query)
    expect(again.body).toMatchObject({ transactions_added: 0, transactions_changed: 0 })
    expect(await rows()).toEqual(ledger)
  })

  it('lose only what comes after a file breaks off', async () => {
    const { status, body } = await importFile(`${mt940([german])}${mt940([plain, german]).slice(0, 160)}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ complete: false, misfits: [{ field: '$', code: 'not_well_formed' }] })
    expect((await rows()).map(({ transaction_id }) => transaction_id)).toContain('E-1')
  })

  it.each([
    ['prose', 'Dear customer,\nthis is no statement.\n'],
    ['a statement that breaks off before its account', ':20:STARTUMS\n:2'],
    ['a table', 'account_number,institution_code\n'],
    ['nothing', ''],
    ['entries without an account', ':20:X\n:61:261120D5,NTRFNONREF\n-\n'],
  ])('are refused as a whole if nothing can be read: %s', async (name, file) => {
    const { status, body } = await importFile(file)
    if (name === 'entries without an account') {
      expect(body).toMatchObject({ complete: true, misfits: [{ field: '25' }, { field: '25' }] })
    } else {
      expect([status, body.type]).toEqual([422, 'urn:trust-layer:problem:nothing-imported'])
      expect(body.detail).not.toBe('')
    }
  })
})

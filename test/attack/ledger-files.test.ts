import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCsv } from '../../src/platform/trust-layer/ledger-import/read-csv.ts'
import { readMessages } from '../../src/platform/trust-layer/ledger-import/read-messages.ts'
import { readSwift } from '../../src/platform/trust-layer/ledger-import/read-swift.ts'
import { accountsCsv, camt053, toldLedger } from '../support/ledger-files.ts'
import { createImporter } from '../support/ledger-import.ts'
import { heldTooLongMs, longestTurn } from '../support/loop-time.ts'
import { createTestPlatform, type TestPlatform } from '../support/platform.ts'
import { mt940Of, swiftEntry } from '../support/statement-files.ts'

/** Files that are expensive to parse, or make the platform read what it must not. */

const words = { currency: 'PHP', currencyExponent: 2, timezone: 'Asia/Manila', agents: new Map() }
const kilobyte = 'x'.repeat(1024)
/** Yields far more than can be held in memory, in pieces of a socket's size. */
function* endless(begin: string, piece: string, pieces = 4000): Generator<Buffer> {
  yield Buffer.from(begin)
  for (let made = 0; made < pieces; made++) yield Buffer.from(piece)
}
/** Reads a file to its end; returns how many pieces of it were requested. */
async function readAll(read: typeof readMessages, pieces: Iterable<Buffer>) {
  let asked = 0
  async function* counted() {
    for (const piece of pieces) {
      asked += 1
      yield piece
    }
  }
  const entries: unknown[] = []
  try {
    for await (const entry of read(counted(), words)) entries.push(entry)
    return { asked, entries, code: undefined }
  } catch (error) {
    return { asked, entries, code: (error as { code?: string }).code }
  }
}

const bombs: Record<string, [code: string, pieces: () => Iterable<Buffer>]> = {
  'entities that grow': [
    'document_type',
    () => [
      Buffer.from(
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><Document>&b;</Document>',
      ),
    ],
  ],
  'an entity of another file': [
    'document_type',
    () => [Buffer.from('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Document>&a;</Document>')],
  ],
  'a document type that does not end': ['too_long', () => endless('<!DOCTYPE x [', kilobyte)],
  'an entity of its own': ['not_well_formed', () => [Buffer.from('<Document>&a;</Document>')]],
  'elements in elements': ['too_deep', () => endless('<Document>', '<a>')],
  'a text that does not end': ['too_long', () => endless('<Document><a>', kilobyte)],
  'a name that does not end': ['too_long', () => endless('<Document><a', kilobyte)],
  'an attribute that does not end': ['too_long', () => endless('<Document><a b="', kilobyte)],
  'a comment that does not end': ['too_long', () => endless('<Document><!--', kilobyte)],
  'characters without markup that do not end': ['too_long', () => endless('<Document><![CDATA[', kilobyte)],
  'bytes of another encoding': [
    'encoding',
    () => [Buffer.concat([Buffer.from('<Document>'), Buffer.from([0xe9, 0x20])])],
  ],
  'the name of another encoding': [
    'encoding',
    () => [Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><Document/>')],
  ],
  'half of a message': ['not_well_formed', () => [Buffer.from('<Document><BkToCstmrStmt>')]],
  'no message at all': ['unknown_message', () => [Buffer.from('<html><p>Hello</p></html>')]],
}

describe('damaged message', () => {
  it.each(Object.entries(bombs))('is rejected early: %s', async (_name, [code, pieces]) => {
    const read = await readAll(readMessages, pieces())
    expect(read).toMatchObject({ code, entries: [] })
    expect(read.asked).toBeLessThan(200)
  })

  it('loses only the one entry that is too large', async () => {
    const file = camt053(toldLedger, 'BNKA')
    const [first, second] = file.split('<Ntry>', 2) as [string, string]
    const large = `${first}<Ntry>${'<a>b</a>'.repeat(5000)}</Ntry><Ntry>${second}`
    const { entries, code } = await readAll(readMessages, [Buffer.from(large)])
    expect(code).toBeUndefined()
    expect(entries).toMatchObject([
      { kind: 'statement' },
      { kind: 'account' },
      { kind: 'account' },
      { kind: 'fault', code: 'too_large', account: { number: 'PH-0001' } },
      { kind: 'transaction', transactionId: 'TX-1001' },
    ])
  })

  it('is read identically in UTF-16, and split at any byte', async () => {
    const file = camt053(toldLedger, 'BNKB')
    const whole = await readAll(readMessages, [Buffer.from(file)])
    const utf16 = Buffer.from(`\ufeff${file}`, 'utf16le')
    expect((await readAll(readMessages, [utf16])).entries).toEqual(whole.entries)
    const bytes = [...Buffer.from(file)].map((byte) => Buffer.from([byte]))
    expect((await readAll(readMessages, bytes)).entries).toEqual(whole.entries)
  })
})

describe('damaged table', () => {
  it.each([
    ['a line that does not end', 'too_long', () => endless('transaction_id,booked_at,amount\n', kilobyte)],
    [
      'a quotation that does not end',
      'too_long',
      () => endless('transaction_id,booked_at,amount\n"', '\n'.repeat(1024)),
    ],
    ['a header that does not end', 'too_long', () => endless('', kilobyte)],
    ['bytes of another encoding', 'encoding', () => [Buffer.from([0x61, 0xe9, 0x20])]],
    ['an unknown column', 'unknown_columns', () => [Buffer.from('transaction_id,booked_at,amount,colour\n')]],
    ['a column twice', 'unknown_columns', () => [Buffer.from('transaction_id,booked_at,amount,amount\n')]],
    ['nothing', 'unknown_columns', () => []],
  ] as const)('is rejected early: %s', async (_name, code, pieces) => {
    const read = await readAll(readCsv, pieces())
    expect(read).toMatchObject({ code, entries: [] })
    expect(read.asked).toBeLessThan(200)
  })
})

describe('damaged SWIFT text', () => {
  it.each([
    ['a line that does not end', 'too_long', () => endless(':20:X\n:25:', kilobyte)],
    ['lines before any field', 'unknown_message', () => endless('', 'hello\n')],
    ['a document type', 'unknown_message', () => [Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]>')]],
    ['ends of messages only', 'unknown_message', () => [Buffer.from('-}'.repeat(8000))]],
    ['headers only', 'unknown_message', () => [Buffer.from('{1:{4:'.repeat(2000))]],
    ['nothing', 'unknown_message', () => []],
  ] as const)('is rejected early: %s', async (_name, code, pieces) => {
    const read = await readAll(readSwift, pieces())
    expect(read).toMatchObject({ code, entries: [] })
    expect(read.asked).toBeLessThan(200)
  })

  it('loses only the one entry whose details do not end', async () => {
    function* large() {
      yield* endless(':20:X\n:25:BNKA/A-1\n:34F:PHP0,\n:61:261120D5,NTRFNONREF\n:86:', `${kilobyte}\n`, 300)
      yield Buffer.from(':61:261120D6,NTRFNONREF\n-\n')
    }
    const { entries, code } = await readAll(readSwift, large())
    expect(code).toBeUndefined()
    expect(entries).toMatchObject([
      { kind: 'statement' },
      { kind: 'account' },
      { kind: 'fault', code: 'too_large', account: { number: 'A-1' } },
      { kind: 'transaction', amountMinor: 600 },
    ])
  })

  it('is read identically if it is split at any byte', async () => {
    const file = mt940Of('A-1', 'BNKA', [swiftEntry('D', { other: 'B-1', refs: { EndToEndId: 'E-1' } })])
    const whole = await readAll(readSwift, [Buffer.from(file)])
    expect(whole.entries).toHaveLength(4)
    const bytes = [...Buffer.from(file)].map((byte) => Buffer.from([byte]))
    expect(await readAll(readSwift, bytes)).toMatchObject({ entries: whole.entries, code: undefined })
  })

  it.each([
    ['sub-fields', `166?00${'?20'.repeat(2700)}`],
    ['slashes', `/EREF/${'/'.repeat(8000)}x`],
    ['codes', '/IBAN/'.repeat(1360)],
    ['keywords', 'EREF+'.repeat(1600)],
    ['spaces', `${' '.repeat(8000)}x`],
  ])('does not take long to read: %s', async (_name, details) => {
    const entries = Array.from({ length: 50 }, () => `${swiftEntry('D', {})}\n:86:${details}`)
    const file = Buffer.from(mt940Of('A-1', 'BNKA', entries))
    const turn = await longestTurn(() => readAll(readSwift, [file]))
    expect(turn).toBeLessThan(heldTooLongMs)
  })
})

describe('large file', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
  })
  afterAll(() => platform.remove())
  const payments = Array.from({ length: 400 }, (_, at) => ({
    id: `P-${at}`,
    at: '2026-11-20T09:00:00Z',
    sender: 'PH-0001',
    receiver: 'PH-0011',
    amount: 1,
  }))

  it('does not block other requests while it is read', async () => {
    const { take } = createImporter(() => platform)
    await take(accountsCsv(toldLedger))
    const file = camt053({ ...toldLedger, payments }, 'BNKA')
    const type = 'application/xml'
    const turn = await longestTurn(() => take(Readable.from([Buffer.from(file)]), { type }))
    expect(turn).toBeLessThan(heldTooLongMs)
  })

  it('does not block other requests while it is read as SWIFT text, after a report of the same', async () => {
    const { take } = createImporter(() => platform)
    const entries = Array.from({ length: 400 }, (_, at) =>
      swiftEntry('D', {
        amount: '1.00',
        other: `B-${at % 7}`,
        bank: 'BNKB',
        refs: { EndToEndId: `E-${at}` },
      }),
    )
    const report = mt940Of('A-1', 'BNKA', entries).replace(':60F:C260101PHP100000,00', ':34F:PHP0,')
    for (const file of [report, mt940Of('A-1', 'BNKA', entries)]) {
      const turn = await longestTurn(async () => {
        const { status, body } = await take(file, { type: 'text/plain' })
        expect([status, body.misfits]).toEqual([200, []])
      })
      expect(turn).toBeLessThan(heldTooLongMs)
    }
  })

  it('is limited to one at a time per sender', async () => {
    const { take } = createImporter(() => platform)
    let release: () => void = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    async function* slow() {
      yield Buffer.from('account_number,institution_code\nX-1,BNKA\n')
      await held
    }
    const first = take(Readable.from(slow()))
    await expect.poll(async () => (await take('account_number')).status).toBe(409)
    release()
    expect((await first).status).toBe(200)
    expect((await take('account_number,institution_code\nX-2,BNKA')).status).toBe(200)
  })
})

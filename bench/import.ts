import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createImporter } from '../test/support/ledger-import.ts'
import { createTestPlatform } from '../test/support/platform.ts'
import { watchLoop } from './loop.ts'

/**
 * Measures what importing a ledger costs the process: processor time by entry, the longest turn of the event
 * loop, and the largest heap.
 *
 *   npm run bench -- import [--payments 20000] [--only different | equal]
 *
 * Both are statements (camt.053) of two banks: of payments between many accounts, or of payments of one amount
 * between the same two accounts within ten days. The third file of each repeats the first as a report (camt.052).
 */

interface Payment {
  sender: string
  receiver: string
  amount: string
  day: string
  reference: string
}

const dayOf = (index: number) => new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10)
const accounts = 2_000

const different = (index: number): Payment => ({
  sender: `A-${(index * 7919) % accounts}`,
  receiver: `B-${(index * 104_729) % accounts}`,
  amount: ((index % 9_973) + 0.5).toFixed(2),
  day: dayOf(index % 30),
  reference: `E2E-${index}`,
})
const equal = (index: number): Payment => ({
  sender: 'A-1',
  receiver: 'B-1',
  amount: '9.99',
  day: dayOf(index % 10),
  reference: 'NOTPROVIDED',
})

/** A file of one statement for each run of payments of the same account. */
function* statements(
  payments: readonly Payment[],
  side: 'sender' | 'receiver',
  [message, part]: readonly [string, string],
): Generator<string> {
  const [bank, other, direction, party] =
    side === 'sender' ? ['BNKA', 'BNKB', 'DBIT', 'Cdtr'] : ['BNKB', 'BNKA', 'CRDT', 'Dbtr']
  const account = (number: string) => `<Id><Othr><Id>${number}</Id></Othr></Id>`
  const agent = (code: string) => `<FinInstnId><BICFI>${code}</BICFI></FinInstnId>`
  yield `<Document><${message}><GrpHdr><MsgId>M</MsgId></GrpHdr>`
  const byAccount = new Map<string, Payment[]>()
  for (const payment of payments) {
    const own = byAccount.get(payment[side]) ?? []
    own.push(payment)
    byAccount.set(payment[side], own)
  }
  for (const [number, own] of byAccount) {
    yield `<${part}><Id>S-${number}</Id><Acct>${account(number)}<Svcr>${agent(bank)}</Svcr></Acct>`
    for (const payment of own) {
      const partner = payment[side === 'sender' ? 'receiver' : 'sender']
      yield `<Ntry><Amt Ccy="PHP">${payment.amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${payment.day}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${payment.reference}</EndToEndId></Refs><RltdPties><${party}Acct>${account(partner)}</${party}Acct></RltdPties><RltdAgts><${party}Agt>${agent(other)}</${party}Agt></RltdAgts></TxDtls></NtryDtls></Ntry>`
    }
    yield `</${part}>`
  }
  yield `</${message}></Document>`
}

const kinds = { different, equal }
const statement = ['BkToCstmrStmt', 'Stmt'] as const
const report = ['BkToCstmrAcctRpt', 'Rpt'] as const

/** Prints a line for each file. */
export async function run(print: (line: string) => void = console.log): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { payments: { type: 'string', default: '20000' }, only: { type: 'string' } },
  })
  const count = Number(values.payments)
  for (const [name, paymentOf] of Object.entries(kinds)) {
    if (values.only !== undefined && values.only !== name) continue
    const platform = await createTestPlatform()
    const participants = ['BNKA', 'BNKB'].map((code) => ({ institution_code: code, institution_name: code }))
    await platform.as('admin').post('/sandbox/ledger', { participants, accounts: [], transactions: [] })
    const { take } = createImporter(() => platform)
    const payments = Array.from({ length: count }, (_, index) => paymentOf(index))
    for (const [side, kind] of [
      ['sender', statement],
      ['receiver', statement],
      ['sender', report],
    ] as const) {
      const loop = watchLoop()
      const before = process.cpuUsage()
      const started = performance.now()
      const { status, body } = await take(Readable.from(buffers(statements(payments, side, kind))), {
        type: 'application/xml',
      })
      const { user, system } = process.cpuUsage(before)
      if (status !== 200) throw new Error(JSON.stringify(body))
      const each = (user + system) / 1000 / count
      print(
        `${name.padEnd(10)} ${count} entries: added ${body.transactions_added}, unchanged ${body.unchanged}, misfits ${body.misfit_count}; ` +
          `${each.toFixed(3)} ms of processor an entry, ${((performance.now() - started) / 1000).toFixed(1)} s, ` +
          `longest turn ${loop.end().toFixed(0)} ms, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`,
      )
    }
    await platform.remove()
  }
}

/** Joins pieces to buffers of about 64 KB. */
function* buffers(pieces: Iterable<string>): Generator<Buffer> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

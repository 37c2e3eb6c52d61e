import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { caseListQuery } from '../src/contract/console/cases.ts'
import { createKeyedHash } from '../src/contract/primitives/keyed-hash.ts'
import { createCaseLister } from '../src/relay/agent-api/cases/case-list.ts'
import type { Operator } from '../src/relay/agent-api/sign-in/operator.ts'
import { caseHashes } from '../src/relay/citizen-api/cases/case-files.ts'
import { createCaseNumbers } from '../src/relay/citizen-api/cases/case-numbers.ts'
import { rankOf } from '../src/relay/citizen-api/cases/case-urgency.ts'
import { createSeal } from '../src/relay/security/auth/seal.ts'
import type { Storage } from '../src/storage/database/storage.ts'
import { database } from '../test/support/databases.ts'

/**
 * Measures the list of cases with 50,000 of them: pages of 50 with decrypted numbers and a total count, for a
 * user who sees everything and for one who sees one channel of twenty. On SQLite in a file, or on Postgres if
 * PARLEY_TEST_POSTGRES names one.
 */
const cases = 50_000
const channels = 20
const rounds = 60
const targetMs = 100
const output = resolve(process.cwd(), 'bench/__output__')
const statuses = ['received', 'traced', 'frozen', 'disputed', 'closed'] as const

/** Measures, prints a table and writes `bench/__output__/console-cases.json`. */
export async function run(): Promise<void> {
  const { storage, remove } = await database.create()
  const seal = createSeal(new Uint8Array(32).fill(3))
  const keyedHash = createKeyedHash(() => ['a pepper of the measurement'])
  let drawn = 0
  const random = (below: number) => Math.floor((Math.imul(++drawn, 2_654_435_761) >>> 0) / 4) % below
  const clock = () => new Date().toISOString()
  const numbers = createCaseNumbers({ seal, keyedHash, random, clock })
  const begun = performance.now()
  await fill(storage, { seal, keyedHash })
  console.log(`${cases} cases written in ${Math.round((performance.now() - begun) / 1000)} s`)
  const lister = createCaseLister({
    db: storage.db,
    numbers,
    keyedHash,
    clock,
    currency: 'PHP',
    currencyExponent: 2,
  })
  const everybody: Operator = {
    id: 'p1',
    login: 'ana',
    firstName: 'Ana',
    role: 'supervisor',
    channels: 'all',
  }
  const people = { 'all channels': everybody, 'one of 20': { ...everybody, channels: ['channel-7'] } }
  const rows: object[] = []
  for (const [who, person] of Object.entries(people)) {
    for (const [what, query] of Object.entries(queries)) {
      rows.push(await measure({ who, what }, () => lister.list(person, caseListQuery.parse(query))))
    }
    rows.push(await measureDeep(who, (query) => lister.list(person, caseListQuery.parse(query))))
  }
  console.table(rows)
  mkdirSync(output, { recursive: true })
  const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
  const file = join(output, 'console-cases.json')
  writeFileSync(
    file,
    `${JSON.stringify({ machine, database: database.name, cases, targetMs, rows }, null, 2)}\n`,
  )
  console.log(`To reach: p99 below ${targetMs} ms. Written to ${file}`)
  await remove()
}

const queries = {
  'by what can be saved': {},
  newest: { order: 'newest' },
  'by amount': { order: 'amount' },
  'by what ends next': { order: 'due' },
  'open, of nobody': { status: 'open', assignee: 'nobody' },
  frozen: { status: 'frozen' },
  'mine, disputed': { status: 'disputed', assignee: 'me' },
  'last digits': { search: '4477' },
  reference: { search: 'TX-31000' },
  'found nothing': { search: 'nothing-of-this' },
} as const

async function fill(
  storage: Storage,
  { seal, keyedHash }: { seal: ReturnType<typeof createSeal>; keyedHash: ReturnType<typeof createKeyedHash> },
) {
  const now = Date.now()
  const size = 500
  for (let start = 0; start < cases; start += size) {
    const range = Array.from({ length: size }, (_, index) => start + index)
    await storage.write('fill', async (trx) => {
      await trx
        .insertInto('case_file')
        .values(range.map((index) => toFile(index, now, keyedHash)))
        .execute()
      await trx
        .insertInto('case_number')
        .values(
          range.map((index) => ({
            case_id: idOf(index),
            number_hash: `number-${index}`,
            sealed: seal.encrypt(`K7M-${index}-Q`, `case-number:${idOf(index)}`),
          })),
        )
        .execute()
    })
  }
}

const idOf = (index: number) => `CASE-${String(index).padStart(8, '0')}`

function toFile(index: number, now: number, keyedHash: ReturnType<typeof createKeyedHash>) {
  const status = statuses[index % statuses.length] ?? 'received'
  const at = new Date(now - index * 157_000).toISOString()
  const amount = ((index * 7919) % 900_000) * 100
  const held = status === 'frozen' ? Math.floor(amount / 2) : 0
  const isOver = status === 'closed'
  return {
    case_id: idOf(index),
    gw_id: `channel-${index % channels}`,
    chat_id: null,
    scam_type: index % 3 === 0 ? 'investment' : 'purchase',
    amount,
    currency: 'PHP',
    opened_at: at,
    paid_at: at,
    status,
    is_over: isOver ? 1 : 0,
    held,
    returned: 0,
    due_at: index % 4 === 0 ? new Date(now + (index % 5_000) * 60_000).toISOString() : null,
    due_what: index % 4 === 0 ? 'freeze_expires_at' : null,
    rank: rankOf({ amount, held, returned: 0, since: at, isOver }),
    assignee_id: index % 2 === 0 ? null : `p${index % 50}`,
    assignee_name: index % 2 === 0 ? null : 'Ana',
    version: 1,
    checked_at: at,
    has_report: 0,
    digits_hash: caseHashes.digits(keyedHash, String(index % 10_000).padStart(4, '0'))[0],
    account_hash: `hm1:${index % 9_000}`,
    reference_hash: caseHashes.reference(keyedHash, `TX-${index}`)[0],
    sealed: 's2.12345678.'.padEnd(300, 'x'),
    contact: null,
  }
}

async function measure(names: { who: string; what: string }, list: () => Promise<{ total: number }>) {
  const times: number[] = []
  let total = 0
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    ;({ total } = await list())
    times.push(performance.now() - start)
  }
  return { ...names, found: total, ...percentiles(times) }
}

/** Reads page after page of 200 to the end: a page far down costs the same as the first. */
async function measureDeep(
  who: string,
  list: (query: object) => Promise<{ next: string | null; total: number }>,
) {
  const times: number[] = []
  let found = 0
  for (let cursor: string | null = ''; cursor !== null; ) {
    const start = performance.now()
    const page: { next: string | null; total: number } = await list({ limit: 200, ...(cursor && { cursor }) })
    times.push(performance.now() - start)
    found = page.total
    cursor = page.next
  }
  return { who, what: `each of ${times.length} pages of 200`, found, ...percentiles(times) }
}

function percentiles(times: number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1))
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}

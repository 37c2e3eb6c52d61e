import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createKeyedHash } from '../src/contract/primitives/keyed-hash.ts'
import { realTimers } from '../src/contract/primitives/timers.ts'
import { createPlatform, type Platform } from '../src/platform/platform.ts'
import { createChatKeys } from '../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../src/relay/security/auth/seal.ts'
import type { Storage } from '../src/storage/database/storage.ts'
import { createIds } from '../src/storage/ids.ts'
import { migrate } from '../src/storage/migrations/index.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import { createLocalSchema, isPostgresThere } from '../test/support/local-postgres.ts'
import { countStatements } from '../test/support/statement-count.ts'
import { watchLoop } from './loop.ts'

/**
 * Measures the cost of one trace to the process that runs it, through the operation itself on a full ledger:
 * how long it takes, how long it blocks the event loop and holds the platform's lock at most, and how many
 * statements it needs.
 *
 *   npm run bench -- trace [--rows 200000] [--only sqlite | postgres]
 *
 * Postgres is this machine's, or the one that PARLEY_TEST_POSTGRES names.
 */

const secret = 'a-secret-of-the-benchmark'
const rowsPerAccount = 20
const openingMinor = 100_000
const stolenMinor = 5_000_000
const exitShare = 0.05
const startMs = Date.now() - 6 * 3_600_000
const spanMs = 5 * 3_600_000
const rowsPerInsert = 500

/** Returns numbers between 0 and 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Movement {
  from: string
  /** Null for money that leaves the ledger. */
  to: string | null
  amountMinor: number
}

interface Ledger {
  movements: Movement[]
  openings: Map<string, number>
}

/** Creates payments between random accounts, each covered by its sender's balance; the victim pays first. */
function createCrowd(size: number): Ledger {
  const random = createRandom(size)
  const names = Array.from({ length: Math.ceil(size / rowsPerAccount) }, (_, index) => `hm1:${index}`)
  const balances = new Float64Array(names.length).fill(openingMinor)
  const pick = () => Math.floor(random() * names.length)
  balances[0] = openingMinor + stolenMinor
  const movements: Movement[] = [{ from: 'hm1:victim', to: 'hm1:0', amountMinor: stolenMinor }]
  while (movements.length < size) {
    const [from, to] = [pick(), pick()]
    const amountMinor = Math.ceil((balances[from] ?? 0) * random())
    if (amountMinor === 0) continue
    const isExit = random() < exitShare
    balances[from] = (balances[from] ?? 0) - amountMinor
    if (!isExit) balances[to] = (balances[to] ?? 0) + amountMinor
    movements.push({ from: names[from] ?? '', to: isExit ? null : (names[to] ?? ''), amountMinor })
  }
  return { movements, openings: new Map(names.map((name) => [name, openingMinor])) }
}

/**
 * Creates payments that all go through one account with a large balance, so that the stolen money stays last
 * in its queue.
 */
function createHub(size: number): Ledger {
  const random = createRandom(size)
  const names = Array.from({ length: Math.ceil(size / rowsPerAccount) }, (_, index) => `hm1:${index}`)
  const other = () => names[1 + Math.floor(random() * (names.length - 1))] ?? ''
  const half = Math.floor(size / 2)
  const movements = Array.from({ length: size }, (_, index): Movement => {
    if (index === half) return { from: 'hm1:victim', to: 'hm1:0', amountMinor: stolenMinor }
    const amountMinor = 1 + Math.floor(random() * 1_000)
    const isIn = index < half ? index % 2 === 0 : random() < 0.5
    return isIn ? { from: other(), to: 'hm1:0', amountMinor } : { from: 'hm1:0', to: other(), amountMinor }
  })
  return { movements, openings: new Map(names.map((name) => [name, 1_000_000_000])) }
}

const ledgers = { crowd: createCrowd, hub: createHub } as const

/** Writes a ledger as an import would. */
async function fillLedger({ db }: Storage, { movements, openings }: Ledger): Promise<void> {
  const balances = new Map([...openings, ['hm1:victim', stolenMinor]])
  const rows = movements.map(({ from, to, amountMinor }, index) => {
    const at = new Date(startMs + Math.floor((spanMs * index) / movements.length)).toISOString()
    balances.set(from, (balances.get(from) ?? 0) - amountMinor)
    if (to !== null) balances.set(to, (balances.get(to) ?? 0) + amountMinor)
    const isTraced = from === 'hm1:victim'
    return {
      transaction_id: isTraced ? 'TX-STOLEN' : `TX-${index}`,
      seq: index + 1,
      booked_at: at,
      sender_hash: from,
      receiver_hash: to,
      amount: amountMinor,
      kind: 'payment' as const,
      withdrawal_method: to === null ? 'atm_cash' : null,
      status: to === null ? ('settled' as const) : ('credited' as const),
      status_at: at,
      settled_at: at,
      credited_at: to === null ? null : at,
      delayed_until: null,
      narrative: null,
      case_id: null,
      freeze_id: null,
      reversal_of: null,
      returned: 0,
    }
  })
  const accounts = [...balances].map(([hash, balance]) => {
    const opening = openings.get(hash) ?? stolenMinor
    return {
      account_hash: hash,
      institution_code: hash === 'hm1:victim' ? 'BNKA' : 'BNKB',
      holder_name_enc: null,
      account_type: 'personal',
      opened_at: null,
      status: 'active',
      opening_balance: opening,
      opening_stated: null,
      opening_as_of: null,
      balance,
      held: 0,
      confirmed_mule: 0,
    }
  })
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < accounts.length; at += rowsPerInsert)
      await trx
        .insertInto('pf_account')
        .values(accounts.slice(at, at + rowsPerInsert))
        .execute()
    for (let at = 0; at < rows.length; at += rowsPerInsert)
      await trx
        .insertInto('pf_ledger_tx')
        .values(rows.slice(at, at + rowsPerInsert))
        .execute()
  })
}

/** Measures how long changes of the platform hold its lock. */
function watchLock(storage: Storage): { storage: Storage; longest(): number; clear(): void } {
  let longest = 0
  const write: Storage['write'] = (scope, work) =>
    storage.write(scope, async (trx) => {
      const started = performance.now()
      try {
        return await work(trx)
      } finally {
        longest = Math.max(longest, performance.now() - started)
      }
    })
  return {
    storage: { ...storage, write },
    longest: () => longest,
    clear() {
      longest = 0
    },
  }
}

interface Line {
  status: string
  accounts: number
  edges: number
  ms: number
  holdMs: number
  lockMs: number
  statements: number
}

async function measure(
  platform: Platform,
  sensitivity: 'medium' | 'high',
  lock: ReturnType<typeof watchLock>,
  statements: ReturnType<typeof countStatements>,
): Promise<Line> {
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await platform.dispatch({
      method,
      path,
      headers: {
        authorization: `Bearer ${secret}`,
        'x-parley-role': 'admin',
        'content-type': 'application/json',
      },
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    })
    const text = Buffer.from(answer.body as Uint8Array).toString('utf8')
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return text === '' ? {} : JSON.parse(text)
  }
  const { case_id } = await call('POST', '/v1/cases/intake', {
    citizen_id_hash: `hm1:citizen-${sensitivity}`,
    scam_type: 'investment',
    transaction_reference: 'TX-STOLEN',
    amount: stolenMinor / 100,
  })
  await call('POST', '/sandbox/clock', { advance_seconds: 0 })
  lock.clear()
  statements.clear()
  const loop = watchLoop()
  const started = performance.now()
  const { trace_id } = await call('POST', '/v1/recovery/trace', {
    case_id,
    originating_transaction_id: 'TX-STOLEN',
    originating_amount: stolenMinor / 100,
    sender_institution_code: 'BNKA',
    initial_receiver_account_hash: 'hm1:0',
    trace_depth: 10,
    mule_detection_sensitivity: sensitivity,
  })
  // Returns once no work is left.
  await call('POST', '/sandbox/clock', { advance_seconds: 0 })
  const ms = performance.now() - started
  const measured = {
    ms,
    holdMs: loop.end(),
    lockMs: lock.longest(),
    statements: statements.statements().length,
  }
  const trace = await call('GET', `/v1/recovery/trace/${trace_id}`)
  return {
    status: trace.status,
    accounts: trace.account_chain.length,
    edges: trace.extensions?.edges.length ?? 0,
    ...measured,
  }
}

const cells = (...values: (string | number)[]) =>
  values.map((value, index) => String(value).padStart(index === 0 ? 10 : 19)).join('')

/** Prints a line for each database, shape of the ledger and sensitivity. */
export async function run(print: (line: string) => void = console.log): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { rows: { type: 'string', default: '200000' }, only: { type: 'string' } },
  })
  const size = Number(values.rows)
  print(
    `One trace of ${size.toLocaleString('en')} payments, 10 transfers deep; the interface allows 30 s (p95)`,
  )
  print('crowd: payments between random accounts. hub: all payments go through the account that was paid')
  print('')
  print(
    cells(
      'database',
      'ledger',
      'sensitivity',
      'status',
      'accounts',
      'traced rows',
      'ms',
      'longest turn ms',
      'lock held ms',
      'statements',
    ),
  )
  const kinds = ['sqlite', ...(isPostgresThere ? ['postgres'] : [])]
  for (const kind of kinds.filter((name) => values.only === undefined || name === values.only)) {
    for (const [shape, create] of Object.entries(ledgers)) {
      await onDatabase(kind, async (storage) => {
        await fillLedger(storage, create(size))
        const statements = countStatements()
        const lock = watchLock(storage)
        const platform = open(lock.storage)
        await platform.start()
        try {
          for (const sensitivity of ['medium', 'high'] as const) {
            const line = await measure(platform, sensitivity, lock, statements)
            const { status, accounts, edges, ms, holdMs, lockMs } = line
            const figures = [ms.toFixed(0), holdMs.toFixed(1), lockMs.toFixed(1), line.statements]
            print(cells(kind, shape, sensitivity, status, accounts, edges, ...figures))
          }
        } finally {
          statements.stop()
          await platform.stop()
        }
      })
    }
  }
}

async function onDatabase(kind: string, work: (storage: Storage) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const schema = kind === 'postgres' ? await createLocalSchema(process.env.PARLEY_TEST_POSTGRES) : undefined
  const storage = openStorage(schema?.url ?? `sqlite:${join(folder, 'bench.db')}`)
  try {
    await migrate(storage)
    const platform = open(storage)
    // Creates the institutions, and the contents of a fresh ledger.
    await platform.dispatch({
      method: 'POST',
      path: '/sandbox/ledger',
      headers: {
        authorization: `Bearer ${secret}`,
        'x-parley-role': 'admin',
        'content-type': 'application/json',
      },
      body: Buffer.from(
        JSON.stringify({
          participants: ['BNKA', 'BNKB'].map((code) => ({ institution_code: code, institution_name: code })),
          accounts: [],
          transactions: [],
        }),
      ),
    })
    await platform.stop()
    await work(storage)
  } finally {
    await storage.close()
    await schema?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

function open(storage: Storage): Platform {
  const seal = createSeal(new Uint8Array(32).fill(7))
  return createPlatform({
    storage,
    clock: () => new Date().toISOString(),
    timers: realTimers,
    ids: createIds(),
    sandbox: true,
    keyedHash: createKeyedHash(() => ['pepper']),
    secret,
    seal,
    chatKeys: createChatKeys({ seal }),
  })
}

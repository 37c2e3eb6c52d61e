import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { monotonicFactory } from 'ulid'
import type { Dispatch } from '../src/contract/wire.ts'
import { createPlatform } from '../src/platform/platform.ts'
import { defaultProfile } from '../src/platform/profile.ts'
import { createSeal } from '../src/relay/auth/seal.ts'
import { openStorage } from '../src/storage/database.ts'
import { migrate } from '../src/storage/migrations/index.ts'

/**
 * Each operation of the trust layer at the rate that the interface states, for some seconds each, on
 * SQLite in a file. Where the machine does not keep up, the rate that it kept is printed.
 */

const secondsEach = Number(process.env.BENCH_SECONDS ?? 5)
/** Open requests at once when the rate cannot be kept; more would only measure the queue. */
const maxOpen = 64
/** Operations without a stated rate run at this one. */
const ordinaryPerMinute = 1_000
const payments = 4_000

interface Load {
  name: string
  perMinute: number
  /** Of the answer, in milliseconds. */
  targetMs: number
  /** Which percentile the target is for. */
  percentile: 95 | 99
  send(call: Call, index: number): Promise<number>
}

type Call = (
  role: string,
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Body }>
type Body = Record<string, string>

interface Line {
  operation: string
  targetPerMinute: number
  heldPerMinute: number
  p50: number
  p95: number
  p99: number
  targetMs: number
  percentile: number
  refused: number
}

const secret = 'bench'

/** Speaks to a platform, in process or behind the relay. */
const createCall =
  (dispatch: Dispatch): Call =>
  async (role, method, path, body) => {
    const answer = await dispatch({
      method,
      path,
      headers: {
        authorization: `Bearer ${secret}`,
        'x-parley-role': role,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    })
    const text = Buffer.from(answer.body as Uint8Array).toString('utf8')
    return { status: answer.status, body: JSON.parse(text) }
  }

/** What the loads work on: payments that were passed on once, and a traced case for each of some. */
interface World {
  cases: { caseId: string; traceId: string; index: number }[]
  freezes: string[]
}

const at = (second: number) => new Date(Date.now() - 3_600_000 + second * 1000).toISOString()

async function prepare(call: Call): Promise<World> {
  const rows = Array.from({ length: payments }, (_, index) => index)
  await call('admin', 'POST', '/sandbox/ledger', {
    participants: ['BNKA', 'BNKB'].map((code) => ({
      institution_code: code,
      institution_name: `${code} Bank`,
    })),
    accounts: rows.flatMap((index) => [
      {
        account_hash: `hm1:v${index}`,
        institution_code: 'BNKA',
        opening_balance: 10_000,
        holder_name: 'Vera Sample',
      },
      {
        account_hash: `hm1:m${index}`,
        institution_code: 'BNKB',
        opening_balance: 0,
        holder_name: 'Maria Santos',
      },
    ]),
    transactions: rows.flatMap((index) => [
      transfer(`TX-${index}`, `hm1:v${index}`, `hm1:m${index}`, 1_000, 1),
      transfer(`TY-${index}`, `hm1:m${index}`, `hm1:m${(index + 1) % payments}`, 400, 2),
    ]),
  })
  const cases: World['cases'] = []
  for (const index of rows.slice(0, 1_000)) {
    const intake = await call('analyst', 'POST', '/v1/cases/intake', complaint(index, 'prepared'))
    const trace = await call(
      'recovery_engine',
      'POST',
      '/v1/recovery/trace',
      traceOrder(intake.body.case_id ?? '', index),
    )
    cases.push({ caseId: intake.body.case_id ?? '', traceId: trace.body.trace_id ?? '', index })
  }
  await call('admin', 'POST', '/sandbox/clock', { advance_seconds: 0 })
  return { cases, freezes: [] }
}

const transfer = (id: string, sender: string, receiver: string, amount: number, second: number) => ({
  transaction_id: id,
  booked_at: at(second),
  sender_account_hash: sender,
  receiver_account_hash: receiver,
  amount,
})

const complaint = (index: number, run: string) => ({
  citizen_id_hash: `hm1:citizen-${run}-${index}`,
  scam_type: 'investment',
  transaction_reference: `TX-${index % payments}`,
  amount: 1_000,
  confidence_metadata: { callback_ref: `+6391700${String(index).padStart(5, '0')}` },
})

const traceOrder = (caseId: string, index: number) => ({
  case_id: caseId,
  originating_transaction_id: `TX-${index}`,
  originating_amount: 1_000,
  sender_institution_code: 'BNKA',
  initial_receiver_account_hash: `hm1:m${index}`,
})

function createLoads({ cases, freezes }: World): Load[] {
  const pick = (index: number) => cases[index % cases.length] ?? { caseId: '', traceId: '', index: 0 }
  const load = (
    name: string,
    perMinute: number,
    targetMs: number,
    percentile: Load['percentile'],
    send: (call: Call, index: number) => ReturnType<Call>,
  ): Load => ({
    name,
    perMinute,
    targetMs,
    percentile,
    send: async (call, index) => (await send(call, index)).status,
  })
  return [
    load('receive complaint', 1_000, 2_000, 99, (call, i) =>
      call('analyst', 'POST', '/v1/cases/intake', complaint(i, 'new')),
    ),
    load('case status', 60_000, 500, 99, (call, i) =>
      call('recovery_engine', 'GET', `/v1/cases/${pick(i).caseId}`),
    ),
    load('route case', ordinaryPerMinute, 1_000, 99, (call, i) =>
      call('analyst', 'POST', `/v1/cases/${pick(i).caseId}/route`, {
        routing_logic: 'analyst_queue',
        assigned_analyst_id: 'a1',
      }),
    ),
    load('notify citizen', 100_000, 3_000, 99, (call, i) =>
      call('analyst', 'POST', `/v1/cases/${pick(i).caseId}/notify`, {
        notification_type: 'information_request',
        delivery_channels: ['sms'],
        message_variables: { question: `Question ${i}` },
      }),
    ),
    load('initiate trace', 10_000, 30_000, 95, (call, i) =>
      call('recovery_engine', 'POST', '/v1/recovery/trace', {
        ...traceOrder(pick(i).caseId, pick(i).index),
        trace_depth: 1 + (i % 10),
      }),
    ),
    load('trace results', 60_000, 500, 99, (call, i) =>
      call('analyst', 'GET', `/v1/recovery/trace/${pick(i).traceId}`),
    ),
    load('initiate freeze', 1_000, 30_000, 99, async (call, i) => {
      const { caseId, traceId, index } = pick(i)
      const answer = await call('recovery_engine', 'POST', '/v1/recovery/freeze', {
        case_id: caseId,
        trace_id: traceId,
        account_hash: `hm1:m${index}`,
        institution_code: 'BNKB',
        freeze_amount: 100,
        freeze_type: 'administrative_hold',
        freeze_duration_hours: 24,
        legal_justification: 'Traced money of a reported scam.',
        freeze_authorization_token: 'sbx-freeze',
      })
      if (answer.body.freeze_id) freezes.push(answer.body.freeze_id)
      return answer
    }),
    load('freeze status', 60_000, 500, 99, (call, i) =>
      call('analyst', 'GET', `/v1/recovery/freeze/${freezes[i % Math.max(1, freezes.length)]}`),
    ),
    load('mule score', 100_000, 2_000, 99, (call, i) =>
      call('ips', 'POST', '/v1/recovery/mule-score', {
        account_hash: `hm1:m${i % payments}`,
        institution_code: 'BNKB',
      }),
    ),
    load('transaction metadata', 100_000, 500, 99, (call, i) =>
      call('ips', 'POST', '/v1/ips/transaction-metadata', {
        transaction_id: `META-${i}`,
        transaction_timestamp: at(1),
        amount: 10,
        sender_institution_code: 'BNKA',
        receiver_institution_code: 'BNKB',
      }),
    ),
    load('fraud risk score', 60_000, 5_000, 99, (call, i) =>
      call('ips', 'POST', '/v1/ips/fraud-risk-score', { transaction_id: `TX-${i % payments}` }),
    ),
    load('verify account', 1_000_000, 1_000, 99, (call, i) =>
      call(
        'ips',
        'GET',
        `/v1/ips/verify-account?receiver_account_identifier=hm1:m${i % payments}&receiver_institution_code=BNKB&receiver_account_holder_name_candidate=Maria%20Santos`,
      ),
    ),
    load('transaction status', 60_000, 500, 99, (call, i) =>
      call('ips', 'GET', `/v1/ips/transaction-status?transaction_id=TX-${i % payments}`),
    ),
  ]
}

/** Starts requests on time, or, when they pile up, as soon as one has been answered. */
async function measure(call: Call, load: Load): Promise<Line> {
  const total = Math.max(1, Math.round((load.perMinute / 60) * secondsEach))
  const everyMs = 60_000 / load.perMinute
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let refused = 0
  const begun = performance.now()
  for (let index = 0; index < total && performance.now() - begun < secondsEach * 1000; index++) {
    const dueMs = begun + index * everyMs
    if (performance.now() < dueMs) await new Promise((wait) => setTimeout(wait, dueMs - performance.now()))
    while (open.size >= maxOpen) await Promise.race(open)
    const sentMs = performance.now()
    const request = load.send(call, index).then((status) => {
      times.push(performance.now() - sentMs)
      if (status >= 300) refused += 1
    })
    open.add(request)
    void request.finally(() => open.delete(request))
  }
  await Promise.all(open)
  const elapsedMinutes = Math.max(performance.now() - begun, times.length * everyMs) / 60_000
  times.sort((a, b) => a - b)
  const percentile = (share: number) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 100) / 100
  return {
    operation: load.name,
    targetPerMinute: load.perMinute,
    heldPerMinute: Math.round(times.length / elapsedMinutes),
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    targetMs: load.targetMs,
    percentile: load.percentile,
    refused,
  }
}

/** Runs every load against `dispatch`; default: an embedded platform of its own, in process. */
export async function run(dispatch?: Dispatch): Promise<Line[]> {
  const own = dispatch ? null : await openPlatform()
  const call = createCall(
    dispatch ?? own?.dispatch ?? (() => Promise.reject(new Error('nothing to measure'))),
  )
  const world = await prepare(call)
  const lines: Line[] = []
  for (const load of createLoads(world)) {
    const line = await measure(call, load)
    lines.push(line)
    console.log(`measured ${line.operation}`)
  }
  console.table(
    lines.map((line) => ({
      operation: line.operation,
      'target/min': line.targetPerMinute,
      'held/min': line.heldPerMinute,
      'p50 ms': line.p50,
      'p95 ms': line.p95,
      'p99 ms': line.p99,
      target: `p${line.percentile} < ${line.targetMs} ms`,
      refused: line.refused,
    })),
  )
  const folder = join(import.meta.dirname, '__output__')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'trust.json'), `${JSON.stringify(lines, null, 2)}\n`)
  await own?.close()
  return lines
}

async function openPlatform() {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const storage = openStorage(`sqlite:${join(folder, 'bench.db')}`)
  await migrate(storage)
  const platform = createPlatform({
    storage,
    clock: () => new Date().toISOString(),
    ids: monotonicFactory(),
    sandbox: true,
    pepper: 'pepper',
    secret,
    seal: createSeal(new Uint8Array(32).fill(7)),
    profile: defaultProfile,
    enumerationBudget: () => ({ capacity: 1e9, perSecond: 1e6 }),
  })
  await platform.start()
  return {
    dispatch: platform.dispatch,
    close: async () => {
      await platform.stop()
      await storage.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

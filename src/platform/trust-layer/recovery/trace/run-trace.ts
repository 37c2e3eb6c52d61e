import { type TraceSensitivity, traceSensitivities } from '../../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../../contract/primitives/money.ts'
import type { Db } from '../../../../storage/database/storage.ts'
import type { AccountTable, Job, TraceTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { claimJob, endJob } from '../../../kit/jobs.ts'
import { system } from '../../../kit/principal.ts'
import type { Snapshot, UnitOfWork, UnitsOfWork } from '../../../kit/unit-of-work.ts'
import { refreshCase } from '../../cases/case-trail.ts'
import { caseTransactions } from '../../cases/case-transactions.ts'
import { findAccount } from '../../ledger/accounts.ts'
import { nextSeq } from '../../ledger/bookings.ts'
import { type AccountStanding, judgeAccount } from '../mule/account-standing.ts'
import { type AccountFacts, type ChainEntry, toAccountChain, toWireChainEntry } from './account-chain.ts'
import { rankInterventions, toWireRecommendation } from './intervention-ranking.ts'
import { endTraces, type StoredTrace, storeFifo, unfinishedTraces } from './trace-record.ts'
import { type TraceRun, traceSource } from './trace-run.ts'
import { createTraceSource } from './trace-source.ts'

/** Dependencies of a trace, except its job. */
export interface TraceDeps {
  context: Context
  units: UnitsOfWork
  /** Waits until other work of the process has had its turn. */
  pause(): Promise<void>
}

/** How often a trace restarts because its accounts changed while it was read. */
const mostTries = 3

/**
 * Traces the money of a queued trace, and stores the result. It reads the ledger at one instant, outside the
 * platform's transactions, and stores the result in a short transaction. If money or a freeze has moved on an
 * account of the trace in the meantime, it restarts; the third result is stored in any case, with its
 * instant. A trace that ended in the meantime, along with its case, gets no result.
 */
export async function runTrace(deps: TraceDeps, job: Job): Promise<void> {
  const isClaimed = await deps.units.write({ principal: system }, async (unit) => {
    if (!(await claimJob(unit, job))) return false
    if (await findUnfinished(unit.trx, job.subject_id)) return true
    await endJob(unit, job)
    return false
  })
  if (isClaimed) await runClaimedTrace(deps, job)
}

/** Does the same as {@link runTrace} for a job that this process has already claimed. */
export async function runClaimedTrace({ context, units, pause }: TraceDeps, job: Job): Promise<void> {
  for (let tries = 1; ; tries++) {
    const finding = await units.readLong((snapshot) =>
      readTrace({ context, pause }, snapshot, job.subject_id),
    )
    const isOver = await units.write({ principal: system }, async (unit) => {
      const trace = await findUnfinished(unit.trx, job.subject_id)
      if (trace && finding && tries < mostTries && (await hasMoved(unit.trx, finding))) return false
      if ((await endJob(unit, job)) && trace && finding) await finish(context, unit, trace, finding)
      return true
    })
    if (isOver) return
  }
}

const findUnfinished = (trx: Db, traceId: string): Promise<TraceTable | undefined> =>
  trx
    .selectFrom('pf_trace')
    .selectAll()
    .where('trace_id', '=', traceId)
    .where('status', 'in', unfinishedTraces)
    .executeTakeFirst()

/** Result of tracing a snapshot, and the data that it is based on. */
interface Finding {
  /** Instant of the snapshot. */
  now: string
  /** Undefined if the ledger has no such payment. */
  found?: { status: 'completed' | 'completed_partial'; result: StoredTrace; text: string }
  /** Number of the last ledger row in the snapshot. */
  seq: number
  accounts: ReadonlySet<string>
  /** Freezes of the accounts, as text. */
  freezes: string
}

/** Reads the ledger for a trace; undefined if the trace has ended. */
async function readTrace(
  deps: Pick<TraceDeps, 'context' | 'pause'>,
  snapshot: Snapshot,
  traceId: string,
): Promise<Finding | undefined> {
  const { trx, now } = snapshot
  const trace = await findUnfinished(trx, traceId)
  if (!trace) return undefined
  const seq = (await nextSeq(trx)) - 1
  const run = await follow(deps, snapshot, trace)
  if (!run) return { now, seq, accounts: new Set(), freezes: '' }
  const accounts = new Set([...run.fifo.nodes, ...run.haircut.nodes].map((node) => node.account))
  const uncertainAccounts = await incompleteOf(trx, accounts)
  const result = { ...(await toStored(deps, snapshot, { trace, run, seq })), uncertainAccounts }
  await deps.pause()
  const text = JSON.stringify(result)
  await deps.pause()
  return {
    now,
    seq,
    accounts,
    freezes: await freezesOf(trx, accounts),
    found: {
      status: uncertainAccounts.length > 0 ? 'completed_partial' : run.fifo.status,
      result,
      text,
    },
  }
}

/**
 * Maximum number of rows since a snapshot to examine; with more than that, some account has surely changed.
 */
const mostRowsSince = 5_000

/** Returns whether money or a freeze has moved on an account of the trace since it was read. */
const hasMoved = async (trx: Db, { seq, accounts, freezes }: Finding): Promise<boolean> =>
  (await hasMoneyMoved(trx, seq, accounts)) || (await freezesOf(trx, accounts)) !== freezes

/** Returns whether one of the accounts has sent or received money after the ledger row `seq`. */
export async function hasMoneyMoved(trx: Db, seq: number, accounts: ReadonlySet<string>): Promise<boolean> {
  const rows = await trx
    .selectFrom('pf_ledger_tx')
    .select(['sender_hash', 'receiver_hash'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(mostRowsSince)
    .execute()
  const isTouched = rows.some(
    ({ sender_hash, receiver_hash }) => accounts.has(sender_hash) || accounts.has(receiver_hash ?? ''),
  )
  return isTouched || rows.length === mostRowsSince
}

/** Values per statement; both databases accept this many parameters. */
const chunkSize = 500

/** Returns which accounts have a statement with entries that could not be booked as they were. */
async function incompleteOf(trx: Db, accounts: ReadonlySet<string>): Promise<string[]> {
  const hashes = [...accounts]
  const found = new Set<string>()
  for (let start = 0; start < hashes.length; start += chunkSize) {
    const rows = await trx
      .selectFrom('pf_incomplete_statement')
      .select('account_hash')
      .where('account_hash', 'in', hashes.slice(start, start + chunkSize))
      .execute()
    for (const { account_hash } of rows) found.add(account_hash)
  }
  return [...found].sort()
}

async function freezesOf(trx: Db, accounts: ReadonlySet<string>): Promise<string> {
  const hashes = [...accounts]
  const found: unknown[] = []
  for (let start = 0; start < hashes.length; start += chunkSize) {
    const rows = await trx
      .selectFrom('pf_freeze')
      .select(['freeze_id', 'status', 'frozen'])
      .where('account_hash', 'in', hashes.slice(start, start + chunkSize))
      .orderBy('freeze_id')
      .execute()
    found.push(...rows)
  }
  return JSON.stringify(found)
}

async function follow(
  { context: { profile }, pause }: Pick<TraceDeps, 'context' | 'pause'>,
  { trx, now }: Snapshot,
  trace: TraceTable,
): Promise<TraceRun | undefined> {
  const siblings = (await caseTransactions(trx, trace.case_id))
    .filter((payment) => payment.transaction_id !== trace.transaction_id)
    .map((payment) => ({ transactionId: payment.transaction_id, amountMinor: payment.amount }))
  const payment = await trx
    .selectFrom('pf_ledger_tx')
    .select('sender_hash')
    .where('transaction_id', '=', trace.transaction_id)
    .executeTakeFirst()
  if (!payment) return undefined
  return traceSource(
    {
      origin: { transactionId: trace.transaction_id, amountMinor: trace.amount },
      siblings,
      victim: payment.sender_hash,
      depth: trace.depth,
      sensitivity: toSensitivity(trace.sensitivity),
      maxTransactions: profile.trace.maxTransactions,
      budget: profile.trace,
      asOfMs: Date.parse(now),
    },
    createTraceSource(trx, trace.case_id),
    { pause },
  )
}

const toSensitivity = (text: string): TraceSensitivity =>
  traceSensitivities.find((word) => word === text) ?? 'medium'

interface Traced {
  trace: TraceTable
  run: TraceRun
  seq: number
}

async function toStored(
  { context, pause }: Pick<TraceDeps, 'context' | 'pause'>,
  snapshot: Snapshot,
  { trace, run, seq }: Traced,
): Promise<StoredTrace> {
  const sensitivity = toSensitivity(trace.sensitivity)
  const accounts = await judgeChain(context, snapshot, chainOf(run, sensitivity))
  const factsOf = (hash: string): AccountFacts => {
    const known = accounts.get(hash)
    return {
      institutionCode: known?.account.institution_code ?? '',
      riskPoints: known?.standing.score.points ?? 0,
      riskFactors: known?.standing.score.riskFactors ?? [],
    }
  }
  const chain = toAccountChain(run, sensitivity, factsOf)
  await pause()
  const ranked = rankInterventions(
    chain.map((entry) => ({
      entry,
      availableMinor: availableOf(accounts.get(entry.accountHash)?.account),
      medianDwellMs: accounts.get(entry.accountHash)?.standing.medianDwellMs ?? null,
      holder: accounts.get(entry.accountHash)?.standing.holder ?? 'other',
    })),
    Date.parse(snapshot.now),
  )
  await pause()
  const major = (minor: number) => toMajor(minor, context.profile.currencyExponent)
  const figures = new Map(ranked.map((entry) => [entry.accountHash, entry]))
  return {
    asOfSeq: seq,
    fifo: storeFifo(run.fifo),
    haircut: run.haircut,
    freezable: chain.filter((entry) => entry.isFreezable).map(toFreezable),
    chain,
    accountChain: chain.map((entry) => toWireChainEntry(entry, major, figures.get(entry.accountHash))),
    recommendations: ranked.map(toWireRecommendation),
  }
}

const toFreezable = (entry: ChainEntry) => ({
  account_hash: entry.accountHash,
  institution_code: entry.institutionCode,
  hop: entry.hop,
  received: entry.receivedMinor,
  remaining: entry.remainingMinor,
})

const availableOf = (account: AccountTable | undefined) => (account ? account.balance - account.held : 0)

/**
 * Lists the accounts that the chain shows. Those that only the proportional method reached are shown at high
 * sensitivity only.
 */
const chainOf = ({ fifo, haircut }: TraceRun, sensitivity: TraceSensitivity): ReadonlySet<string> =>
  new Set([...fifo.nodes, ...(sensitivity === 'high' ? haircut.nodes : [])].map((node) => node.account))

async function judgeChain(context: Context, { trx, now }: Snapshot, hashes: ReadonlySet<string>) {
  const judged = new Map<string, { account: AccountTable; standing: AccountStanding }>()
  for (const hash of hashes) {
    const account = await findAccount(trx, hash)
    if (!account) continue
    const question = { account, now, localHourOf: context.localHourOf, peerDepth: 1 }
    judged.set(hash, { account, standing: await judgeAccount(trx, question) })
  }
  return judged
}

async function finish(
  context: Context,
  unit: UnitOfWork,
  trace: TraceTable,
  { now, found }: Finding,
): Promise<void> {
  const status = found?.status ?? 'failed'
  await unit.trx
    .updateTable('pf_trace')
    .set({ status, completed_at: unit.now, as_of: now, result: found?.text ?? null })
    .where('trace_id', '=', trace.trace_id)
    .execute()
  const nodes = found?.result.freezable.map((node) => ({ trace_id: trace.trace_id, ...node })) ?? []
  for (let start = 0; start < nodes.length; start += chunkSize) {
    await unit.trx
      .insertInto('pf_trace_node')
      .values(nodes.slice(start, start + chunkSize))
      .execute()
  }
  unit.audit({
    action: `trace.${status}`,
    resourceType: 'trace',
    resourceId: trace.trace_id,
    caseId: trace.case_id,
    before: trace.status,
    after: found?.result.fifo.totals ?? status,
  })
  await refreshCase(context, unit, trace.case_id, 'trace')
  // Earlier traces of the same payment are retained, marked as superseded.
  if (found) {
    await endTraces(unit, 'superseded', {
      caseId: trace.case_id,
      among: ['completed', 'completed_partial'],
      replacedBy: trace,
    })
  }
}

import { type TraceSensitivity, traceSensitivities } from '../../../contract/operations/vocabulary.ts'
import { toMajor } from '../../../contract/primitives/money.ts'
import type { AccountTable, TraceTable } from '../../../storage/tables/platform.ts'
import { refreshCase } from '../../cases/case-trail.ts'
import { caseTransactions } from '../../cases/case-transactions.ts'
import type { Context } from '../../kernel/context.ts'
import type { UnitOfWork } from '../../kernel/unit-of-work.ts'
import { nextSeq } from '../../ledger/bookings.ts'
import { type AccountStanding, judgeAccount } from '../mule/account-standing.ts'
import { type AccountFacts, type ChainEntry, toAccountChain, toWireChainEntry } from './account-chain.ts'
import { rankInterventions, toWireRecommendation } from './intervention-ranking.ts'
import { endTraces, type StoredTrace, storeFifo } from './trace-record.ts'
import { type TraceRun, traceSource } from './trace-run.ts'
import { createTraceSource } from './trace-source.ts'

/** Follows the money of a queued trace as the ledger stands now, and stores what was found. */
export async function runTrace(context: Context, unit: UnitOfWork, traceId: string): Promise<void> {
  const trace = await unit.trx
    .selectFrom('pf_trace')
    .selectAll()
    .where('trace_id', '=', traceId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (!trace) return
  const run = await follow(context, unit, trace)
  if (!run) return finish(context, unit, trace, 'failed', null)
  await finish(context, unit, trace, run.fifo.status, await toStored(context, unit, trace, run))
  // Earlier traces of the same payment are kept, marked as superseded.
  await endTraces(unit, 'superseded', {
    caseId: trace.case_id,
    among: ['completed', 'completed_partial'],
    replacedBy: trace,
  })
}

async function follow(context: Context, unit: UnitOfWork, trace: TraceTable): Promise<TraceRun | undefined> {
  const siblings = (await caseTransactions(unit.trx, trace.case_id))
    .filter((payment) => payment.transaction_id !== trace.transaction_id)
    .map((payment) => ({ transactionId: payment.transaction_id, amountMinor: payment.amount }))
  const payment = await unit.trx
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
      maxTransactions: context.profile.trace.maxTransactions,
      asOfMs: Date.parse(unit.now),
    },
    createTraceSource(unit.trx, trace.case_id),
  )
}

const toSensitivity = (text: string): TraceSensitivity =>
  traceSensitivities.find((word) => word === text) ?? 'medium'

async function toStored(
  context: Context,
  unit: UnitOfWork,
  trace: TraceTable,
  run: TraceRun,
): Promise<StoredTrace> {
  const accounts = await judgeChain(context, unit, run)
  const factsOf = (hash: string): AccountFacts => {
    const known = accounts.get(hash)
    return {
      institutionCode: known?.account.institution_code ?? '',
      riskPoints: known?.standing.score.points ?? 0,
      riskFactors: known?.standing.score.riskFactors ?? [],
    }
  }
  const chain = toAccountChain(run, toSensitivity(trace.sensitivity), factsOf)
  const ranked = rankInterventions(
    chain.map((entry) => ({
      entry,
      availableMinor: availableOf(accounts.get(entry.accountHash)?.account),
      medianDwellMs: accounts.get(entry.accountHash)?.standing.medianDwellMs ?? null,
    })),
    Date.parse(unit.now),
  )
  const major = (minor: number) => toMajor(minor, context.profile.currencyExponent)
  const figures = new Map(ranked.map((entry) => [entry.accountHash, entry]))
  return {
    asOfSeq: (await nextSeq(unit.trx)) - 1,
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

async function judgeChain(context: Context, unit: UnitOfWork, { fifo, haircut }: TraceRun) {
  const hashes = new Set([...fifo.nodes, ...haircut.nodes].map((node) => node.account))
  const judged = new Map<string, { account: AccountTable; standing: AccountStanding }>()
  for (const hash of hashes) {
    const account = await unit.trx
      .selectFrom('pf_account')
      .selectAll()
      .where('account_hash', '=', hash)
      .executeTakeFirst()
    if (!account) continue
    const question = { account, now: unit.now, localHourOf: context.localHourOf, peerDepth: 1 }
    judged.set(hash, { account, standing: await judgeAccount(unit.trx, question) })
  }
  return judged
}

async function finish(
  context: Context,
  unit: UnitOfWork,
  trace: TraceTable,
  status: 'completed' | 'completed_partial' | 'failed',
  result: StoredTrace | null,
): Promise<void> {
  await unit.trx
    .updateTable('pf_trace')
    .set({ status, completed_at: unit.now, as_of: unit.now, result: result && JSON.stringify(result) })
    .where('trace_id', '=', trace.trace_id)
    .execute()
  if (result && result.freezable.length > 0) {
    await unit.trx
      .insertInto('pf_trace_node')
      .values(result.freezable.map((node) => ({ trace_id: trace.trace_id, ...node })))
      .execute()
  }
  unit.audit({
    action: `trace.${status}`,
    resourceType: 'trace',
    resourceId: trace.trace_id,
    caseId: trace.case_id,
    before: trace.status,
    after: result?.fifo.totals ?? status,
  })
  await refreshCase(context, unit, trace.case_id, 'trace')
}

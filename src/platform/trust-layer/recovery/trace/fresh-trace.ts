import type { Db } from '../../../../storage/database/storage.ts'
import type { TraceTable } from '../../../../storage/tables/platform.ts'
import type { Context } from '../../../kit/context.ts'
import { Postponed } from '../../../kit/handler.ts'
import { claimJob } from '../../../kit/jobs.ts'
import type { Principal } from '../../../kit/principal.ts'
import { Refusal } from '../../../kit/refusal.ts'
import type { UnitOfWork, UnitsOfWork } from '../../../kit/unit-of-work.ts'
import { assertOpen, loadCase } from '../../cases/case-record.ts'
import { findAccount } from '../../ledger/accounts.ts'
import { hasMoneyMoved, runClaimedTrace, type TraceDeps } from './run-trace.ts'
import { queueTrace } from './start-trace.ts'
import { finishedStatuses, isFinished, readResult } from './trace-record.ts'

/** Makes sure that orders and documents are not drawn from traces that are out of date. */
export interface FreshTraces {
  /**
   * Checks that no money has moved on the accounts of the traces since they read the ledger. A trace that was
   * made for this request (`created`), or later for another one, counts as fresh, however busy its accounts are.
   * @throws Postponed with work that traces the outdated ones again: the same payment, in the same way
   * @throws Refusal `invalid-state` if that was done and there is still no newer result
   */
  assert(
    unit: UnitOfWork,
    traces: readonly TraceTable[],
    created: readonly string[] | undefined,
  ): Promise<void>
}

/** Creates the check, with the means to trace again. */
export function createFreshTraces(context: Context, units: UnitsOfWork): FreshTraces {
  const deps: TraceDeps = { context, units, pause: () => new Promise(setImmediate) }
  return {
    async assert(unit, traces, created) {
      const outdated: TraceTable[] = []
      for (const trace of traces) {
        // Ids are in the order in which they were made.
        const isNew = created?.some((id) => id <= trace.trace_id)
        if (!isNew && (await isOutdated(unit.trx, trace))) outdated.push(trace)
      }
      const [first] = outdated
      if (!first) return
      if (created) {
        throw new Refusal('invalid-state', {
          detail: 'Money has moved since the trace, and the payment could not be traced again',
          extensions: { current_status: first.status, allowed: [], trace_id: first.trace_id },
        })
      }
      const { principal } = unit
      throw new Postponed(async () => {
        const ids: string[] = []
        for (const trace of outdated) ids.push(await traceAgain(deps, principal, trace))
        return ids
      })
    },
  }
}

/**
 * Returns whether money has moved on an account of a finished trace since it read the ledger: by a new row, or
 * by a row that was posted or corrected, which shows in the balance. A trace that had become too large has balances
 * of the instant at which it ended, so only new rows count for it.
 */
async function isOutdated(trx: Db, trace: TraceTable): Promise<boolean> {
  const result = isFinished(trace) ? readResult(trace) : null
  if (!result) return false
  for (const { accountHash, balanceMinor } of result.fifo.truncatedAtMs === null ? result.chain : []) {
    if ((await findAccount(trx, accountHash))?.balance !== balanceMinor) return true
  }
  const nodes = [...result.fifo.nodes, ...result.haircut.nodes]
  return hasMoneyMoved(trx, result.asOfSeq, new Set(nodes.map(({ account }) => account)))
}

/** Traces the payment of a trace again, with its depth and sensitivity. Returns the id of the new trace. */
async function traceAgain(deps: TraceDeps, principal: Principal, old: TraceTable): Promise<string> {
  const job = await deps.units.write({ principal }, async (unit) => {
    assertOpen((await loadCase(unit.trx, old.case_id)).row)
    const { trace_id: id } = await queueTrace(unit, old)
    const queued = await unit.trx
      .selectFrom('pf_job')
      .selectAll()
      .where('subject_id', '=', id)
      .where('kind', '=', 'trace.run')
      .executeTakeFirstOrThrow()
    await claimJob(unit, queued)
    return queued
  })
  await runClaimedTrace(deps, job)
  return job.subject_id
}

/** Finds the newest finished trace of the payment of a trace; the trace itself if none is finished. */
export async function newestOf(trx: Db, trace: TraceTable): Promise<TraceTable> {
  const newest = await trx
    .selectFrom('pf_trace')
    .selectAll()
    .where('case_id', '=', trace.case_id)
    .where('transaction_id', '=', trace.transaction_id)
    .where('status', 'in', finishedStatuses)
    .orderBy('completed_at', 'desc')
    .orderBy('trace_id', 'desc')
    .executeTakeFirst()
  return newest ?? trace
}

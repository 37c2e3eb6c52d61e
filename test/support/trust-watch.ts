import type { StoredTrace } from '../../src/platform/trust-layer/recovery/trace/trace-record.ts'
import type { Db } from '../../src/storage/database/storage.ts'
import { brokenState, brokenTrace, sharingCases, sum } from './trust-invariants.ts'
import { readTrustState, type TrustState } from './trust-state.ts'

/** Checks a trust layer after each step, and remembers its state. */
export interface TrustWatch {
  /** Returns violated invariants. `isRefused` says whether the step was refused. */
  look(now: string, step: { isRefused: boolean; isIdle: boolean }): Promise<string[]>
}

/** Checks which states may follow each other; {@link brokenState} checks single states. */
export function createTrustWatch(db: Db): TrustWatch {
  let before: TrustState | null = null
  const judged = new Set<string>()
  return {
    async look(now, { isRefused, isIdle }) {
      const state = await readTrustState(db)
      const broken = brokenState(state, now)
      for (const trace of state.traces) {
        if (trace.result === null || judged.has(trace.trace_id)) continue
        judged.add(trace.trace_id)
        broken.push(...brokenTrace(trace))
      }
      if (before) {
        broken.push(...brokenPassage(before, state))
        // Without due work, a refusal must have left everything unchanged. A freeze may have traced first.
        const hasTraced = state.traces.length > before.traces.length
        if (isRefused && isIdle && !hasTraced && digestOf(before) !== digestOf(state))
          broken.push('a refused step changed something')
      }
      before = state
      return broken
    },
  }
}

/** Everything except the audit, which may record a refusal. */
const digestOf = ({ audit: _, ...rest }: TrustState) => JSON.stringify(rest)

const byId = <T>(rows: readonly T[], idOf: (row: T) => string) => new Map(rows.map((row) => [idOf(row), row]))

const ended = {
  freezes: ['rejected', 'lapsed', 'exhausted', 'expired', 'released'],
  returns: ['delivered', 'failed', 'cancelled'],
  odrs: ['settled', 'rejected', 'decided', 'withdrawn', 'expired'],
  traces: ['failed', 'cancelled', 'superseded'],
} as const

const idNames = {
  freezes: 'freeze_id',
  returns: 'return_id',
  odrs: 'odr_id',
  traces: 'trace_id',
} as const

type Ending = keyof typeof ended

/** Invariants 4, 5, 6, 9 and 11: how one state may follow another. */
function brokenPassage(before: TrustState, after: TrustState): string[] {
  const broken: string[] = []
  const cases = byId(before.cases, (row) => row.case_id)
  for (const kind of Object.keys(ended) as Ending[]) {
    const idOf = (row: object) => String((row as Record<string, unknown>)[idNames[kind]])
    const old = byId<object & { status: string }>(before[kind], idOf)
    for (const row of after[kind]) {
      const was = old.get(idOf(row))
      const isOver = was !== undefined && (ended[kind] as readonly string[]).includes(was.status)
      if (isOver && JSON.stringify(was) !== JSON.stringify(row))
        broken.push(`${idOf(row)} left the state ${was.status}`)
      const parent = cases.get(row.case_id)
      if (!was && parent && (parent.closed_at !== null || parent.rejected_at !== null))
        broken.push(`${idOf(row)} began in a case that was over`)
    }
    if (after[kind].length < before[kind].length) broken.push(`some of ${kind} are gone`)
  }
  return [
    ...broken,
    ...brokenReturns(before, after),
    ...brokenOrders(before, after),
    ...brokenLoss(before, after),
  ]
}

/**
 * A return takes no more than was held, keeps its amount, and goes to the pool only when everything is paid.
 */
function brokenReturns(before: TrustState, after: TrustState): string[] {
  const broken: string[] = []
  const old = byId(before.returns, (row) => row.return_id)
  const freezes = byId(before.freezes, (row) => row.freeze_id)
  for (const entry of after.returns) {
    const was = old.get(entry.return_id)
    if (was) {
      if (was.amount !== entry.amount || (was.status === 'processing' && entry.status === 'cancelled'))
        broken.push(`${entry.return_id} was changed on its way`)
      continue
    }
    const frozen = entry.freeze_id === null ? entry.amount : (freezes.get(entry.freeze_id)?.frozen ?? 0)
    if (entry.amount > frozen) broken.push(`${entry.return_id} took ${entry.amount} of ${frozen}`)
    const row = before.cases.find(({ case_id }) => case_id === entry.case_id)
    const underWay = before.returns.filter(
      (other) =>
        other.case_id === entry.case_id && other.status === 'processing' && other.beneficiary === 'victim',
    )
    const sentBack = row ? sum(paymentsOf(before, [row.case_id]).map((id) => sentBackOf(before, id))) : 0
    const left = (row?.amount ?? 0) - (row?.paid ?? 0) - sum(underWay.map(({ amount }) => amount)) - sentBack
    const isToPool = entry.beneficiary === 'victim_fund_pool'
    if (isToPool ? left > 0 : entry.amount > left) broken.push(`${entry.return_id} went to the wrong place`)
  }
  return broken
}

const paymentsOf = ({ payments }: TrustState, cases: readonly string[]): string[] => [
  ...new Set(payments.filter(({ case_id }) => cases.includes(case_id)).map((entry) => entry.transaction_id)),
]

/**
 * Returns the most that the receivers of a payment have sent back voluntarily, according to its newest
 * traces.
 */
function sentBackOf({ traces, rows }: TrustState, payment: string): number {
  const byId = new Map(rows.map((row) => [row.transaction_id, row]))
  const victim = byId.get(payment)?.sender_hash
  const amounts = traces
    .filter(({ transaction_id, status }) => transaction_id === payment && status.startsWith('completed'))
    .map(({ result }) => {
      const { fifo } = JSON.parse(result ?? '') as StoredTrace
      const back = fifo.edges.filter(
        (edge) => edge.to === victim && byId.get(edge.transactionId)?.kind === 'payment',
      )
      return sum(back.map(({ tracedMinor }) => tracedMinor))
    })
  return Math.max(0, ...amounts)
}

/** No victim is paid more than the loss: a new payment, together with what was sent back, stays within it. */
function brokenLoss(before: TrustState, after: TrustState): string[] {
  const toVictim = ({ cases, returns }: TrustState, ids: readonly string[]) =>
    sum(cases.filter(({ case_id }) => ids.includes(case_id)).map(({ paid }) => paid)) +
    sum(
      returns
        .filter((entry) => ids.includes(entry.case_id) && entry.status === 'processing')
        .filter(({ beneficiary }) => beneficiary === 'victim')
        .map(({ amount }) => amount),
    )
  const amounts = byId(before.rows, (row) => row.transaction_id)
  return sharingCases(before.payments).flatMap(({ cases, ids }) => {
    const paid = toVictim(after, [...cases])
    if (paid <= toVictim(before, [...cases])) return []
    const mine = before.cases.filter(({ case_id }) => cases.has(case_id))
    // Before the payment of a case is known, it pays on the citizen's word.
    const onTheirWord = mine.filter(({ transaction_reference }) => transaction_reference === null)
    const lost = sum([...ids].map((id) => (amounts.get(id)?.amount ?? 0) - sentBackOf(before, id)))
    const most = lost + sum(onTheirWord.map(({ reported_amount }) => reported_amount))
    return paid > most ? [`${[...cases]}: paid ${paid} of ${most} that are still lost`] : []
  })
}

/** A new order holds no more than what the case still lacks. */
function brokenOrders(before: TrustState, after: TrustState): string[] {
  const old = byId(before.freezes, (row) => row.freeze_id)
  return after.freezes.flatMap((freeze) => {
    const row = before.cases.find(({ case_id }) => case_id === freeze.case_id)
    if (old.has(freeze.freeze_id) || !row) return []
    const sentBack = sum(paymentsOf(before, [row.case_id]).map((id) => sentBackOf(before, id)))
    return freeze.requested > row.amount - row.paid - sentBack
      ? [`${freeze.freeze_id} ordered more than is lost`]
      : []
  })
}

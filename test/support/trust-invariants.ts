import { verifyAudit } from '../../src/platform/kit/audit.ts'
import type { StoredTrace } from '../../src/platform/trust-layer/recovery/trace/trace-record.ts'
import type { Db } from '../../src/storage/database/storage.ts'
import type { CaseTable, FreezeTable, TraceTable } from '../../src/storage/tables/platform.ts'
import { readTrustState, type TrustState } from './trust-state.ts'

/** Returns the invariants that the trust layer's database violates. Empty if all is well. */
export async function brokenInvariants(db: Db, now: string): Promise<string[]> {
  const state = await readTrustState(db)
  return [
    ...brokenState(state, now),
    ...state.traces.flatMap(brokenTrace),
    ...((await verifyAudit(db)).ok ? [] : ['the audit chain is broken']),
  ]
}

/** Invariants of a single moment, except for those inside a trace. */
export const brokenState = (state: TrustState, now: string): string[] => [
  ...brokenMoney(state),
  ...brokenFreezes(state, now),
  ...state.cases.flatMap((row) => brokenCase(state, row)),
  ...brokenPayments(state),
  ...brokenSharing(state),
  ...brokenAudit(state),
]

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const amountsOf = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount))

/** A payment leaves when it is posted, a withdrawal or a repayment when it is settled. */
const hasLeft = ({ status, kind, receiver_hash }: TrustState['rows'][number]) =>
  posted.includes(status) || (status === 'settled' && (receiver_hash === null || kind !== 'payment'))

const posted = ['credited', 'recall_requested', 'recall_refused', 'partially_returned', 'returned']

/**
 * Invariants 3 and 10: no money is created or lost, each balance is what was booked, holds are the freezes'.
 */
function brokenMoney({ accounts, rows, freezes, returns }: TrustState): string[] {
  const broken: string[] = []
  const total = sum(accounts.map(({ balance }) => balance))
  if (total !== 0) broken.push(`money was made or lost: ${total}`)
  const onItsWay = returns.filter(({ status }) => status === 'processing')
  for (const { account_hash: hash, opening_balance, balance, held } of accounts) {
    if (hash === 'external' || hash === 'in_transit') continue
    if (held < 0 || held > balance) broken.push(`${hash} holds ${held} of ${balance}`)
    const frozen = sum(
      freezes
        .filter((freeze) => freeze.account_hash === hash && freeze.status === 'active')
        .map((freeze) => freeze.frozen),
    )
    if (held !== frozen) broken.push(`${hash} holds ${held}, its freezes ${frozen}`)
    const came = rows.filter((row) => row.receiver_hash === hash && posted.includes(row.status))
    const went = rows.filter((row) => row.sender_hash === hash && hasLeft(row))
    const booked = opening_balance + amountsOf(came) - amountsOf(went)
    if (booked !== balance) broken.push(`${hash} has ${balance}, its rows say ${booked}`)
  }
  const transit = accounts.find(({ account_hash }) => account_hash === 'in_transit')?.balance ?? 0
  if (transit !== amountsOf(onItsWay)) broken.push(`${transit} in transit, ${amountsOf(onItsWay)} on its way`)
  return broken
}

/** Invariants 4, 7 and 8, as far as they concern freezes. */
function brokenFreezes({ freezes, freezeEvents, nodes, traces }: TrustState, now: string): string[] {
  const broken: string[] = []
  const live = new Set<string>()
  for (const freeze of freezes) {
    const { freeze_id: id, status, frozen, requested } = freeze
    const isLive = status === 'active' || status === 'pending_ack'
    const pair = `${freeze.case_id} ${freeze.account_hash}`
    if (isLive && live.has(pair)) broken.push(`two live freezes for ${pair}`)
    if (isLive) live.add(pair)
    if (frozen > requested) broken.push(`${id} holds ${frozen} of ${requested}`)
    if (status !== 'active' && frozen !== 0) broken.push(`${id} is ${status} and holds ${frozen}`)
    if (status === 'active' && frozen <= 0) broken.push(`${id} is active and holds nothing`)
    if (status === 'active' && (freeze.expiry_at ?? '') <= now)
      broken.push(`${id} is active after its expiry`)
    if (status === 'pending_ack' && freeze.order_valid_until <= now)
      broken.push(`${id} waits after its order has lapsed`)
    const node = nodes.find(
      (entry) => entry.trace_id === freeze.trace_id && entry.account_hash === freeze.account_hash,
    )
    const traced = traces.find(({ trace_id }) => trace_id === freeze.trace_id)?.amount ?? 0
    if (node && wasTraced(freeze, traces) && requested > Math.min(node.received, traced))
      broken.push(`${id} was ordered for more than came in`)
    if (status === 'expired') {
      const told = freezeEvents.find((event) => event.freeze_id === id && event.event === 'expired')?.at
      if (freeze.ended_at !== freeze.expiry_at || told !== freeze.expiry_at)
        broken.push(`${id} expired at another time`)
    }
  }
  return broken
}

/** Whether the trace existed when the freeze was ordered; before, the payment itself is the limit. */
const wasTraced = (freeze: FreezeTable, traces: readonly TraceTable[]) => {
  const done = traces.find(({ trace_id }) => trace_id === freeze.trace_id)?.completed_at
  return done !== null && done !== undefined && done < freeze.issued_at
}

const openOdrs = ['opened', 'institution_responded', 'escalated']

/**
 * Invariants 4, 5, 8 and 9: what one case holds and has paid, and that nothing is pending once it is closed.
 */
function brokenCase(state: TrustState, row: CaseTable): string[] {
  const id = row.case_id
  const of = <T extends { case_id: string | null }>(rows: readonly T[]) =>
    rows.filter((entry) => entry.case_id === id)
  const broken: string[] = []
  const [freezes, returns, odrs, traces] = [
    of(state.freezes),
    of(state.returns),
    of(state.odrs),
    of(state.traces),
  ]
  const paid = of(state.rows).filter(
    (entry) =>
      entry.status === 'credited' &&
      entry.kind !== 'freeze_return_reversal' &&
      entry.receiver_hash !== 'pool',
  )
  if (amountsOf(paid) !== row.paid) broken.push(`${id}: the ledger paid ${amountsOf(paid)}, not ${row.paid}`)
  const toVictim = returns.filter((entry) => entry.status === 'processing' && entry.beneficiary === 'victim')
  if (row.paid + amountsOf(toVictim) > row.amount) broken.push(`${id}: paid more than was lost`)
  if (row.pool_paid > row.paid) broken.push(`${id}: the pool paid more than everybody`)
  const given = returns.filter((entry) => entry.freeze_id !== null && entry.status !== 'failed')
  const frozen = sum(freezes.map((freeze) => freeze.frozen))
  if (frozen + amountsOf(given) > row.amount)
    broken.push(`${id}: ${frozen} frozen and ${amountsOf(given)} returned of ${row.amount}`)
  const disputes = odrs.filter(({ status }) => openOdrs.includes(status))
  if (new Set(disputes.map((odr) => odr.institution_code)).size < disputes.length)
    broken.push(`${id}: two open disputes with one institution`)
  const isUnderWay =
    disputes.length > 0 ||
    freezes.some(({ status }) => status === 'active' || status === 'pending_ack') ||
    returns.some(({ status }) => status === 'initiated' || status === 'processing') ||
    traces.some(({ status }) => status === 'queued' || status === 'running')
  const isOver = row.closed_at !== null || row.rejected_at !== null
  if (isOver && isUnderWay) broken.push(`${id}: over while something is under way`)
  return broken
}

/** No payment is paid back more than once, over all cases that it is in. */
function brokenPayments({ cases, payments, rows, returns }: TrustState): string[] {
  const broken = rows
    .filter(({ returned, amount }) => returned > amount)
    .map(({ transaction_id: id, returned, amount }) => `${id}: ${returned} of ${amount} came back`)
  const amounts = new Map(rows.map(({ transaction_id, amount }) => [transaction_id, amount]))
  for (const group of sharingCases(payments)) {
    const mine = cases.filter(({ case_id }) => group.cases.has(case_id))
    const toVictim = returns.filter(
      ({ case_id, status, beneficiary }) =>
        group.cases.has(case_id) && status === 'processing' && beneficiary === 'victim',
    )
    const paid = sum(mine.map((row) => row.paid)) + amountsOf(toVictim)
    // Without a reference a case pays on the citizen's word, until its payment is known.
    const unreferenced = mine.filter(({ transaction_reference }) => transaction_reference === null)
    const lost = sum([...group.ids].map((id) => amounts.get(id) ?? 0))
    const most = lost + sum(unreferenced.map(({ reported_amount }) => reported_amount))
    if (paid > most) broken.push(`${[...group.cases]}: paid ${paid} of ${lost} together`)
  }
  return broken
}

export interface SharingCases {
  cases: ReadonlySet<string>
  /** Of their payments. */
  ids: ReadonlySet<string>
}

/** Groups cases that share payments, directly or through other cases. */
export function sharingCases(payments: TrustState['payments']): SharingCases[] {
  let groups: SharingCases[] = []
  for (const { case_id, transaction_id } of payments) {
    const [same, rest] = [[] as SharingCases[], [] as SharingCases[]]
    for (const group of groups)
      (group.cases.has(case_id) || group.ids.has(transaction_id) ? same : rest).push(group)
    const cases = new Set([case_id, ...same.flatMap((group) => [...group.cases])])
    const ids = new Set([transaction_id, ...same.flatMap((group) => [...group.ids])])
    groups = [...rest, { cases, ids }]
  }
  return groups
}

/**
 * No money of a payment is held for two cases, and several cases together hold no more than all their
 * payments.
 */
function brokenSharing({ payments, rows, freezes, traces }: TrustState): string[] {
  const broken: string[] = []
  const amounts = new Map(rows.map(({ transaction_id, amount }) => [transaction_id, amount]))
  const claims = freezes.map(({ case_id, trace_id, status, frozen, requested }) => ({
    case_id,
    payment: traces.find((trace) => trace.trace_id === trace_id)?.transaction_id,
    amount: status === 'pending_ack' ? requested : frozen,
  }))
  const live = claims.filter(({ amount }) => amount > 0)
  const isShared = (some: typeof live) => new Set(some.map(({ case_id }) => case_id)).size > 1
  for (const payment of new Set(live.map((claim) => claim.payment))) {
    const ofPayment = live.filter((claim) => claim.payment === payment)
    const most = amounts.get(payment ?? '') ?? 0
    if (isShared(ofPayment) && amountsOf(ofPayment) > most)
      broken.push(`${payment}: several cases hold ${amountsOf(ofPayment)} of ${most}`)
  }
  for (const { cases, ids } of sharingCases(payments)) {
    const ofGroup = live.filter(({ case_id }) => cases.has(case_id))
    const most = sum([...ids].map((id) => amounts.get(id) ?? 0))
    if (isShared(ofGroup) && amountsOf(ofGroup) > most)
      broken.push(`${[...cases]}: hold ${amountsOf(ofGroup)} of ${most} together`)
  }
  return broken
}

/** Invariants 1 and 2 of one finished trace. */
export function brokenTrace({ trace_id: id, amount, result }: TraceTable): string[] {
  if (result === null) return []
  const broken: string[] = []
  const { fifo, haircut, chain } = JSON.parse(result) as StoredTrace
  for (const totals of [fifo.totals, haircut.totals]) {
    const { originatingMinor, ...places } = totals
    if (originatingMinor !== amount || sum(Object.values(places)) !== amount) broken.push(`${id}: lost money`)
    if (Math.min(...Object.values(places)) < 0) broken.push(`${id}: less than nothing somewhere`)
  }
  for (const entry of chain) {
    const most = Math.max(entry.remainingMinor, entry.haircutRemainingMinor)
    if (most > entry.balanceMinor) broken.push(`${id}: more than the balance`)
    if (Math.min(entry.remainingMinor, entry.haircutRemainingMinor) < 0)
      broken.push(`${id}: less than nothing in an account`)
  }
  return broken
}

const freezeWords = ['issued', 'acknowledged', 'refused', 'extended', 'released', 'expired', 'lapsed']

/** Invariant 12: every change is in the audit exactly once. */
function brokenAudit({
  audit,
  cases,
  caseEvents,
  traces,
  freezes,
  freezeEvents,
  returns,
  odrs,
  rows,
}: TrustState): string[] {
  const broken: string[] = []
  const counts = new Map<string, number>()
  for (const { action, resource_id } of audit) {
    const key = `${resource_id} ${action}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const expect = (id: string, action: string, times: number) => {
    const found = counts.get(`${id} ${action}`) ?? 0
    if (found !== times) broken.push(`${id}: ${times} times ${action}, ${found} rows of audit`)
  }
  for (const { case_id: id, closed_at, rejected_at } of cases) {
    expect(id, 'case.created', 1)
    expect(id, 'case.status_changed', caseEvents.filter((event) => event.case_id === id).length - 1)
    expect(id, 'case.classified', closed_at === null ? 0 : 1)
    expect(id, 'case.rejected', rejected_at === null ? 0 : 1)
  }
  for (const { trace_id: id, status } of traces) {
    expect(id, 'trace.queued', 1)
    if (status === 'completed' || status === 'completed_partial') expect(id, `trace.${status}`, 1)
    expect(id, 'trace.superseded', status === 'superseded' ? 1 : 0)
    expect(id, 'trace.cancelled', status === 'cancelled' ? 1 : 0)
  }
  for (const { freeze_id: id } of freezes) {
    const putBack = rows.filter((row) => row.freeze_id === id && row.reversal_of !== null).length
    for (const word of freezeWords) {
      const told = freezeEvents.filter((event) => event.freeze_id === id && event.event === word).length
      expect(id, `freeze.${word}`, word === 'acknowledged' ? told - putBack : told)
    }
  }
  for (const { return_id: id, status } of returns) {
    expect(id, 'return.processing', 1)
    for (const end of ['delivered', 'failed']) expect(id, `return.${end}`, status === end ? 1 : 0)
  }
  for (const { odr_id: id, status } of odrs) {
    expect(id, 'odr.opened', 1)
    for (const end of ['settled', 'rejected', 'decided', 'withdrawn', 'expired'])
      expect(id, `odr.${end}`, status === end ? 1 : 0)
  }
  return broken
}

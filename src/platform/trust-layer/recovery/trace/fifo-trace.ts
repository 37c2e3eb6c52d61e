import { createHoldAgenda, type HoldAgenda } from './hold-agenda.ts'
import type { LedgerRow, Position } from './ledger-row.ts'
import { createLotQueue, type Lot, type LotQueue } from './lot-queue.ts'
import { addExit, newTraceNode, type TraceEdge, type TraceNode } from './trace-node.ts'
import {
  assertConserved,
  emptyTotals,
  smallestEdgeMinor,
  type TraceRequest,
  type Tracer,
  type TraceTotals,
} from './trace-request.ts'

/** Result of a trace by first in, first out. */
export interface FifoTrace {
  /** Partial if a limit stopped the trace, or money went to an institution that does not participate. */
  status: 'completed' | 'completed_partial'
  asOfMs: number
  truncatedAtMs: number | null
  totals: TraceTotals
  /** Accounts in the order in which the money reached them. */
  nodes: readonly TraceNode[]
  edges: readonly TraceEdge[]
}

/** Traces a payment by first in, first out. */
interface FifoTracer extends Tracer<FifoTrace> {
  /** Returns whether the trace was stopped, by the limit of transactions or by {@link stop}. */
  isStopped(): boolean
  /** Stops the trace after everything applied up to a position. */
  stop(at: Position): void
}

interface Account {
  queue: LotQueue
  agenda: HoldAgenda
  /** Undefined while the account only has money of sister payments. */
  node: TraceNode | undefined
}

/** Money in transit from one account to the next. */
interface Piece {
  amountMinor: number
  label: number
  hop: number
}

/** The label of the traced payment; its sister payments have higher ones. */
const subject = 1

const sumOf = (pieces: readonly Piece[], label: number) =>
  pieces.reduce((sum, piece) => (piece.label === label ? sum + piece.amountMinor : sum), 0)

const lowestHop = (pieces: readonly Piece[]) =>
  pieces.reduce(
    (hop, piece) => (piece.label === subject ? Math.min(hop, piece.hop) : hop),
    Number.MAX_SAFE_INTEGER,
  )

/**
 * Creates a tracer that follows a payment by the rule in Clayton's case: first in, first out. Exact to the
 * minor unit. Rows before the payment are ignored. Indistinguishable lots are merged, so that the work grows
 * about linearly with the rows.
 */
export function createFifoTrace(request: TraceRequest): FifoTracer {
  const { victim, depth, maxTransactions, isTraceable, openingOf } = request
  const payments = [request.origin, ...(request.siblings ?? [])]
  const labels = new Map(payments.map((payment, index) => [payment.transactionId, index + subject]))
  const smallestEdges = payments.map((p) => smallestEdgeMinor(p.amountMinor, request.sensitivity))
  const accounts = new Map<string, Account>()
  const nodes: TraceNode[] = []
  const edges: TraceEdge[] = []
  const totals = emptyTotals()
  const returned = new Map<string, Lot[]>()
  let stopped: Position | null = null

  function open(name: string, row: LedgerRow): Account {
    const opening = openingOf(name, row)
    const queue = createLotQueue(opening.balanceMinor)
    const agenda = createHoldAgenda(opening.holds, {
      begin: (hold) => queue.hold(hold.freezeId, hold.amountMinor, hold.isOwn),
      end: (hold) => queue.release(hold.freezeId),
    })
    agenda.advance(row)
    return { queue, agenda, node: undefined }
  }

  /** Returns, for a piece among others, why it is not traced further; both are false if it is. */
  function limitsOf(pieces: readonly Piece[]) {
    const sums = payments.map((_, index) => sumOf(pieces, index + subject))
    return ({ label, hop }: Piece) => ({
      isBeyond: hop + 1 > depth,
      isBelow: (sums[label - subject] ?? 0) < (smallestEdges[label - subject] ?? 0),
    })
  }

  /** Determines the state of each piece after its arrival: still traced, or from now on ordinary money. */
  function arrive(pieces: readonly Piece[], from: TraceNode | undefined): Piece[] {
    const limitOf = limitsOf(pieces)
    return pieces.map((piece) => {
      const { amountMinor, label, hop } = piece
      if (label === 0) return piece
      const { isBeyond, isBelow } = limitOf(piece)
      if (!isBeyond && !isBelow) return { amountMinor, label, hop: hop + 1 }
      if (label === subject) {
        const bucket = isBeyond ? 'beyondDepthMinor' : 'belowThresholdMinor'
        totals[bucket] += amountMinor
        if (from) from[bucket] += amountMinor
      }
      return { amountMinor, label: 0, hop: 0 }
    })
  }

  function credit(name: string, account: Account, pieces: readonly Piece[], row: LedgerRow) {
    for (const piece of pieces) account.queue.push(piece.amountMinor, piece.label, piece.hop)
    const tracedMinor = sumOf(pieces, subject)
    if (tracedMinor === 0) return
    const hop = lowestHop(pieces)
    if (!account.node) {
      account.node = newTraceNode(name, hop, row)
      nodes.push(account.node)
    }
    const node = account.node
    node.hop = Math.min(node.hop, hop)
    node.receivedMinor += tracedMinor
    node.tracedCredits++
    node.lastCreditAtMs = row.atMs
    node.lowestBalanceMinor = Math.min(node.lowestBalanceMinor, account.queue.total())
  }

  /** Moves pieces that have left an account to the row's destination. */
  function deliver(row: LedgerRow, pieces: readonly Piece[], from: TraceNode | undefined) {
    const tracedMinor = sumOf(pieces, subject)
    const isExit = row.receiver === null || row.exitMethod !== null
    if (tracedMinor > 0) note(row, tracedMinor, lowestHop(pieces), from)
    if (row.receiver === victim) {
      totals.returnedToVictimMinor += tracedMinor
      if (from) from.returnedMinor += tracedMinor
    } else if (isExit) {
      totals.withdrawnMinor += tracedMinor
      if (from && tracedMinor > 0) addExit(from, row.exitMethod ?? 'unknown', tracedMinor)
    } else if (row.receiver !== null) transfer(row, row.receiver, pieces, from)
  }

  function transfer(row: LedgerRow, name: string, pieces: readonly Piece[], from: TraceNode | undefined) {
    const known = accounts.get(name)
    if (!known && pieces.every((piece) => piece.label === 0)) return
    if (!known && !isTraceable(name)) {
      const tracedMinor = sumOf(pieces, subject)
      totals.untraceableMinor += tracedMinor
      if (from) from.untraceableMinor += tracedMinor
      return
    }
    const arrived = arrive(pieces, from)
    if (!known && arrived.every((piece) => piece.label === 0)) return
    const account = known ?? open(name, row)
    accounts.set(name, account)
    if (from) from.forwardedMinor += sumOf(arrived, subject)
    credit(name, account, arrived, row)
  }

  function note(row: LedgerRow, tracedMinor: number, hop: number, from: TraceNode | undefined) {
    if (from) from.lastDebitAtMs = row.atMs
    edges.push({
      transactionId: row.transactionId,
      from: row.sender,
      to: row.exitMethod === null ? row.receiver : null,
      exitMethod: row.exitMethod,
      amountMinor: row.amountMinor,
      tracedMinor,
      hop: hop + 1,
      atMs: row.atMs,
    })
    if (edges.length >= maxTransactions) stopped = { atMs: row.atMs, seq: row.seq }
  }

  /** A return out of the case's own freeze is not an ordinary debit: it takes what the freeze holds. */
  function payBack(row: LedgerRow, account: Account, freezeId: string) {
    const lots = account.queue.takeHeld(freezeId, row.amountMinor)
    returned.set(row.transactionId, lots)
    const tracedMinor = sumOf(lots, subject)
    totals.returnedToVictimMinor += tracedMinor
    if (!account.node || tracedMinor === 0) return
    account.node.returnedMinor += tracedMinor
    note(row, tracedMinor, lowestHop(lots), account.node)
  }

  function undoReturn(account: Account, freezeId: string, lots: readonly Lot[]) {
    const tracedMinor = sumOf(lots, subject)
    account.queue.restore(freezeId, lots)
    totals.returnedToVictimMinor -= tracedMinor
    if (!account.node) return
    account.node.returnedMinor -= tracedMinor
    // The money was elsewhere for a while, so the lowest balance no longer limits any single credit.
    account.node.tracedCredits++
  }

  function debit(row: LedgerRow, from: Account) {
    const freezeId = row.fundReturn?.freezeId
    if (freezeId !== undefined && from.agenda.isOwn(freezeId)) payBack(row, from, freezeId)
    else if (row.sender === row.receiver) {
      for (const lot of from.queue.take(row.amountMinor)) from.queue.push(lot.amountMinor, lot.label, lot.hop)
    } else if (freezeId !== undefined) {
      deliver(row, from.queue.takeHeld(freezeId, row.amountMinor), from.node)
    } else deliver(row, from.queue.take(row.amountMinor), from.node)
    if (from.node) {
      from.node.lowestBalanceMinor = Math.min(from.node.lowestBalanceMinor, from.queue.total())
    }
  }

  function apply(row: LedgerRow) {
    if (stopped) return
    const from = row.sender === null ? undefined : accounts.get(row.sender)
    const to = row.receiver === null ? undefined : accounts.get(row.receiver)
    const label = labels.get(row.transactionId)
    from?.agenda.advance(row)
    to?.agenda.advance(row)
    const undone = row.fundReturn?.reversalOf && returned.get(row.fundReturn.reversalOf)
    if (label !== undefined) {
      if (label === subject) totals.originatingMinor = row.amountMinor
      deliver(row, [{ amountMinor: row.amountMinor, label, hop: 0 }], undefined)
    } else if (to && undone && row.fundReturn) undoReturn(to, row.fundReturn.freezeId, undone)
    else if (from) debit(row, from)
    else if (to) to.queue.push(row.amountMinor, 0, 0)
  }

  function opens(row: LedgerRow): boolean {
    const { receiver } = row
    if (stopped || receiver === null || receiver === victim || row.exitMethod !== null) return false
    if (accounts.has(receiver) || !isTraceable(receiver)) return false
    const label = labels.get(row.transactionId)
    const pieces = label === undefined ? leaving(row) : [{ amountMinor: row.amountMinor, label, hop: 0 }]
    const limitOf = limitsOf(pieces)
    return pieces.some((piece) => {
      const { isBeyond, isBelow } = limitOf(piece)
      return piece.label > 0 && !isBeyond && !isBelow
    })
  }

  /** Returns what a debit would take. For a freeze, which may take more, it returns all traced money. */
  function leaving(row: LedgerRow): readonly Piece[] {
    const from = row.sender === null ? undefined : accounts.get(row.sender)
    if (!from?.queue.isTraced()) return []
    from.agenda.advance(row)
    return from.queue.peek(row.fundReturn ? from.queue.total() : row.amountMinor)
  }

  function settle(node: TraceNode, { queue, agenda }: Account, until: Position): TraceNode {
    agenda.advance(until)
    const { amountMinor, heldMinor } = queue.sumOf(subject)
    const ceilingMinor = Math.min(node.receivedMinor, node.lowestBalanceMinor)
    if (node.tracedCredits === 1 && amountMinor > ceilingMinor) {
      throw new Error('a claim exceeds the lowest balance since its money came')
    }
    return {
      ...node,
      remainingMinor: amountMinor,
      heldMinor,
      frozenMinor: queue.ownHeld(),
      balanceMinor: queue.total(),
      ceilingMinor,
    }
  }

  function result(asOfMs: number): FifoTrace {
    const until = stopped ?? { atMs: asOfMs, seq: Number.POSITIVE_INFINITY }
    const settled = nodes.flatMap((node) => {
      const account = accounts.get(node.account)
      return account ? [settle(node, account, until)] : []
    })
    totals.remainingMinor = settled.reduce((sum, node) => sum + node.remainingMinor, 0)
    assertConserved(totals)
    return {
      status: stopped || totals.untraceableMinor > 0 ? 'completed_partial' : 'completed',
      asOfMs,
      truncatedAtMs: stopped?.atMs ?? null,
      totals: { ...totals },
      nodes: settled,
      edges,
    }
  }

  return {
    apply,
    isTracking: (name) => accounts.has(name),
    mayMove: (name) => accounts.get(name)?.queue.isTraced() ?? false,
    opens,
    isStopped: () => stopped !== null,
    stop(at: Position) {
      stopped ??= at
    },
    result,
  }
}

import { mulDivRound } from '../../../kit/integer-ratio.ts'
import { createHoldAgenda, type HoldAgenda } from './hold-agenda.ts'
import type { Hold, LedgerRow } from './ledger-row.ts'
import {
  assertConserved,
  emptyTotals,
  smallestEdgeMinor,
  type TraceRequest,
  type Tracer,
  type TraceTotals,
} from './trace-request.ts'

/** An account in the proportional method; amounts are minor units. */
interface HaircutNode {
  account: string
  hop: number
  receivedMinor: number
  remainingMinor: number
  withdrawnMinor: number
  forwardedMinor: number
  balanceMinor: number
}

/** Result of a trace by the proportional method. */
export interface HaircutTrace {
  totals: TraceTotals
  /** Accounts in the order in which a share reached them. */
  nodes: readonly HaircutNode[]
}

/** Money set aside by a freeze: the whole amount, and its tainted part. */
interface SetAside {
  isOwn: boolean
  amountMinor: number
  taintMinor: number
}

interface Account {
  node: HaircutNode
  agenda: HoldAgenda
  held: Map<string, SetAside>
}

/**
 * Computes the tainted part of a debit `d` from an account with the free balance `b`, of which `t` is
 * tainted: its share, rounded half up. With `t ≤ b` and `d ≤ b`, it is between `max(0, t − (b − d))` and
 * `min(t, d)`, so neither part of the remainder is below zero.
 */
export const taintOf = (t: number, d: number, b: number): number => (t === 0 ? 0 : mulDivRound(t, d, b))

function sumHeld(account: Account) {
  let amountMinor = 0
  let taintMinor = 0
  for (const part of account.held.values()) {
    amountMinor += part.amountMinor
    taintMinor += part.taintMinor
  }
  return { amountMinor, taintMinor }
}

/** Computes the balance and the taint that a debit may take. */
function freeOf(account: Account) {
  const held = sumHeld(account)
  return {
    balanceMinor: account.node.balanceMinor - held.amountMinor,
    taintMinor: account.node.remainingMinor - held.taintMinor,
  }
}

/**
 * Sets money aside: a freeze of the case takes tainted money first, one of another case takes clean money
 * first.
 */
function setAside(account: Account, hold: Hold) {
  const free = freeOf(account)
  const amountMinor = Math.min(hold.amountMinor, free.balanceMinor)
  const cleanMinor = free.balanceMinor - free.taintMinor
  const taintMinor = hold.isOwn
    ? Math.min(amountMinor, free.taintMinor)
    : Math.max(0, amountMinor - cleanMinor)
  account.held.set(hold.freezeId, { isOwn: hold.isOwn, amountMinor, taintMinor })
}

/**
 * Takes money out of a freeze; any shortfall is taken from the free money by share. Returns the tainted part.
 */
function takeHeld(account: Account, freezeId: string, wantedMinor: number): number {
  const part = account.held.get(freezeId)
  const fromHeld = part ? Math.min(wantedMinor, part.amountMinor) : 0
  let taintMinor = 0
  if (part) {
    const cleanMinor = part.amountMinor - part.taintMinor
    taintMinor = part.isOwn ? Math.min(fromHeld, part.taintMinor) : Math.max(0, fromHeld - cleanMinor)
    part.amountMinor -= fromHeld
    part.taintMinor -= taintMinor
  }
  account.node.balanceMinor -= fromHeld
  account.node.remainingMinor -= taintMinor
  return fromHeld === wantedMinor ? taintMinor : taintMinor + takeFree(account, wantedMinor - fromHeld)
}

function takeFree(account: Account, amountMinor: number): number {
  const free = freeOf(account)
  if (amountMinor > free.balanceMinor) {
    throw new RangeError('a debit exceeds the money that may leave the account')
  }
  const taintMinor = taintOf(free.taintMinor, amountMinor, free.balanceMinor)
  account.node.balanceMinor -= amountMinor
  account.node.remainingMinor -= taintMinor
  return taintMinor
}

/**
 * Creates a tracer that follows a payment proportionally (rolling charge): each debit carries the victim's
 * share of the account. A second opinion alongside the amounts of record, with the same limits. The hop of an
 * account is the smallest number of transfers at which a share reached it.
 */
export function createHaircutTrace(request: TraceRequest): Tracer<HaircutTrace> {
  const { origin, victim, depth, isTraceable, openingOf } = request
  const smallestEdge = smallestEdgeMinor(origin.amountMinor, request.sensitivity)
  const accounts = new Map<string, Account>()
  const returned = new Map<string, number>()
  const totals = emptyTotals()

  function open(name: string, hop: number, row: LedgerRow): Account {
    const opening = openingOf(name, row)
    const account: Account = {
      node: {
        account: name,
        hop,
        receivedMinor: 0,
        remainingMinor: 0,
        withdrawnMinor: 0,
        forwardedMinor: 0,
        balanceMinor: opening.balanceMinor,
      },
      held: new Map(),
      agenda: createHoldAgenda(opening.holds, {
        begin: (hold) => setAside(account, hold),
        end: (hold) => account.held.delete(hold.freezeId),
      }),
    }
    account.agenda.advance(row)
    return account
  }

  /** Moves the tainted part of a debit to the row's destination. `hop` is the number of this transfer. */
  function deliver(row: LedgerRow, taintMinor: number, hop: number, from: HaircutNode | undefined) {
    if (row.receiver === victim) totals.returnedToVictimMinor += taintMinor
    else if (row.receiver === null || row.exitMethod !== null) {
      totals.withdrawnMinor += taintMinor
      if (from) from.withdrawnMinor += taintMinor
    } else transfer(row, row.receiver, taintMinor, hop, from)
  }

  function transfer(
    row: LedgerRow,
    name: string,
    taintMinor: number,
    hop: number,
    from: HaircutNode | undefined,
  ) {
    const known = accounts.get(name)
    if (taintMinor === 0) {
      if (known) known.node.balanceMinor += row.amountMinor
      return
    }
    const isReachable = known !== undefined || isTraceable(name)
    const isFollowed = isReachable && hop <= depth && taintMinor >= smallestEdge
    if (!isReachable) totals.untraceableMinor += taintMinor
    else if (hop > depth) totals.beyondDepthMinor += taintMinor
    else if (taintMinor < smallestEdge) totals.belowThresholdMinor += taintMinor
    if (known && !isFollowed) known.node.balanceMinor += row.amountMinor
    if (!isFollowed) return
    const account = known ?? open(name, hop, row)
    accounts.set(name, account)
    account.node.balanceMinor += row.amountMinor
    account.node.hop = Math.min(account.node.hop, hop)
    account.node.receivedMinor += taintMinor
    account.node.remainingMinor += taintMinor
    if (from) from.forwardedMinor += taintMinor
  }

  function debit(row: LedgerRow, from: Account) {
    const freezeId = row.fundReturn?.freezeId
    if (row.sender === row.receiver) return
    if (freezeId === undefined) {
      deliver(row, takeFree(from, row.amountMinor), from.node.hop + 1, from.node)
      return
    }
    const taintMinor = takeHeld(from, freezeId, row.amountMinor)
    if (!from.agenda.isOwn(freezeId)) deliver(row, taintMinor, from.node.hop + 1, from.node)
    else {
      totals.returnedToVictimMinor += taintMinor
      returned.set(row.transactionId, taintMinor)
    }
  }

  function undoReturn(row: LedgerRow, account: Account, freezeId: string, taintMinor: number) {
    totals.returnedToVictimMinor -= taintMinor
    account.node.balanceMinor += row.amountMinor
    account.node.remainingMinor += taintMinor
    const part = account.held.get(freezeId)
    if (!part) return
    part.amountMinor += row.amountMinor
    part.taintMinor += taintMinor
  }

  function apply(row: LedgerRow) {
    const from = row.sender === null ? undefined : accounts.get(row.sender)
    const to = row.receiver === null ? undefined : accounts.get(row.receiver)
    from?.agenda.advance(row)
    to?.agenda.advance(row)
    const { fundReturn } = row
    const undone = fundReturn?.reversalOf === undefined ? undefined : returned.get(fundReturn.reversalOf)
    if (row.transactionId === origin.transactionId) {
      totals.originatingMinor = row.amountMinor
      deliver(row, row.amountMinor, 1, undefined)
    } else if (to && fundReturn && undone !== undefined) undoReturn(row, to, fundReturn.freezeId, undone)
    else if (from) debit(row, from)
    else if (to) to.node.balanceMinor += row.amountMinor
  }

  function opens(row: LedgerRow): boolean {
    const { sender, receiver, amountMinor } = row
    if (receiver === null || receiver === victim || row.exitMethod !== null) return false
    if (accounts.has(receiver) || !isTraceable(receiver)) return false
    if (row.transactionId === origin.transactionId) return amountMinor >= smallestEdge
    const from = sender === null ? undefined : accounts.get(sender)
    if (!from || from.node.hop + 1 > depth) return false
    from.agenda.advance(row)
    if (row.fundReturn) return from.node.remainingMinor > 0
    const free = freeOf(from)
    return taintOf(free.taintMinor, amountMinor, free.balanceMinor) >= Math.max(1, smallestEdge)
  }

  function result(): HaircutTrace {
    const nodes = [...accounts.values()].map((account) => ({ ...account.node }))
    totals.remainingMinor = nodes.reduce((sum, node) => sum + node.remainingMinor, 0)
    assertConserved(totals)
    return { totals: { ...totals }, nodes }
  }

  return {
    apply,
    isTracking: (name) => accounts.has(name),
    mayMove: (name) => (accounts.get(name)?.node.remainingMinor ?? 0) > 0,
    opens,
    result,
  }
}

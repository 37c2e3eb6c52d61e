import type { TransactionStatus } from '../../../contract/operations/answer-words.ts'
import type { AccountTable, LedgerTxTable } from '../../../storage/tables/platform.ts'
import type { Context } from '../../kit/context.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { creditedAccount, isCleared, isPosted, partiesKey, postedStatus } from '../ledger/bookings.ts'
import type { ImportFault, Place } from './ledger-entry.ts'
import type { LedgerState } from './ledger-state.ts'
import type { Match } from './match-entries.ts'
import { EntryFault } from './words.ts'

/** An entry that could not be imported: where and why. */
export interface Misfit extends Place {
  field: string
  code: ImportFault
  transactionId?: string
}

/** Counts of what entries have changed. */
export interface Booked {
  accountsOpened: number
  accountsChanged: number
  transactionsAdded: number
  transactionsChanged: number
  unchanged: number
  /** Entries of statements that are not booked yet, and that only inform. */
  pending: number
  informational: number
  /** Requests to send payments back, and answers to them. */
  recallRequests: number
  recallAnswers: number
  misfits: Misfit[]
  /** Hashes of the accounts whose opening balance may need to change. */
  unsettled: Set<string>
}

/** Dependencies of booking entries. */
export interface BookingDeps {
  context: Pick<Context, 'keyedHash' | 'seal'>
  /** The institution that submits them, which may only state its own accounts; null for an administrator. */
  institution: string | null
}

/** What one batch of entries is booked with. */
export interface Desk extends BookingDeps {
  unit: UnitOfWork
  state: LedgerState
  booked: Booked
}

/** Adds a payment, and opens its accounts. @throws EntryFault */
export function add(desk: Desk, wish: LedgerTxTable, accounts: readonly AccountTable[]): void {
  const { state, booked } = desk
  assertFree(state, wish)
  const row = { ...wish, seq: state.nextSeq() }
  for (const account of accounts) open(desk, account)
  move(desk, row)
  state.keepTransaction(row)
  booked.transactionsAdded += 1
}

/** Takes an entry about a payment that is complete: it may say that the payment has been booked. */
export function repeat(desk: Desk, known: LedgerTxTable, wish: LedgerTxTable): void {
  advance(desk, known, { status: wish.status, at: wish.booked_at })
  desk.booked.unsettled.add(known.sender_hash)
}

/** Returns whether a payment goes from the receiver of another, or to its sender. */
export const isOpposite = (one: LedgerTxTable, other: LedgerTxTable) =>
  one.sender_hash === other.receiver_hash || one.receiver_hash === other.sender_hash

/** Adds what an entry says to its payment, and removes the same payment if the ledger has it twice. */
export function completeMatch(
  desk: Desk,
  { row, twin }: Match,
  wish: LedgerTxTable,
  accounts: readonly AccountTable[],
): LedgerTxTable {
  const { state, booked } = desk
  const mayGo = [twin, row].find(
    (one) =>
      one?.returned === 0 &&
      (one.status === 'settled' || one.status === 'credited') &&
      !state.isQuoted(one.transaction_id),
  )
  if (!twin || !mayGo) {
    complete(desk, row, wish, accounts)
    return row
  }
  const stays = { ...(mayGo === twin ? row : twin), reversal_of: row.reversal_of ?? twin.reversal_of }
  assertCountedTwice(state, row, twin)
  const moved = creditedAccount(mayGo)
  if (moved !== null) {
    pay(state, mayGo.sender_hash, mayGo.amount)
    pay(state, moved, -mayGo.amount)
    booked.unsettled.add(mayGo.sender_hash)
  }
  state.dropTransaction(mayGo, stays)
  booked.transactionsChanged += 1
  const same = state.transactionOf(stays.transaction_id) ?? stays
  const sender_hash = wish.sender_hash === 'external' ? mayGo.sender_hash : wish.sender_hash
  complete(
    desk,
    same,
    { ...wish, sender_hash, receiver_hash: wish.receiver_hash ?? mayGo.receiver_hash },
    accounts,
  )
  return same
}

/** Refuses to take money that a freeze holds from an account that has received it twice. @throws EntryFault */
function assertCountedTwice(state: LedgerState, row: LedgerTxTable, twin: LedgerTxTable): void {
  const receiver = state.accountBy(row.receiver_hash ?? '')
  if (!receiver || receiver.held === 0 || row.receiver_hash !== twin.receiver_hash) return
  if (receiver.balance - receiver.held < row.amount) throw new EntryFault('amount', 'held_balance')
}

/** Adds a party to a payment that one institution's statement left out and the other's names. */
export function complete(
  desk: Desk,
  known: LedgerTxTable,
  wish: LedgerTxTable,
  accounts: readonly AccountTable[],
): void {
  const { state, booked } = desk
  const sender = known.sender_hash === 'external' ? wish.sender_hash : known.sender_hash
  const receiver = known.receiver_hash ?? wish.receiver_hash
  if (sender === known.sender_hash && receiver === known.receiver_hash) {
    repeat(desk, known, wish)
    return
  }
  for (const account of accounts) open(desk, account)
  const row: LedgerTxTable = {
    ...known,
    sender_hash: sender,
    receiver_hash: receiver,
    parties_key: partiesKey({ ...known, sender_hash: sender, receiver_hash: receiver }),
    withdrawal_method: receiver === null ? known.withdrawal_method : null,
    // Money that had left is credited as soon as somebody has received it.
    ...(known.receiver_hash === null &&
      known.status === 'settled' && { status: 'credited' as const, credited_at: known.settled_at }),
  }
  assertFree(state, { ...row, amount: sender === known.sender_hash ? 0 : row.amount })
  // What it moved before goes back, and the whole payment moves.
  const moved = creditedAccount(known)
  if (moved !== null) {
    pay(state, known.sender_hash, known.amount)
    pay(state, moved, -known.amount)
  }
  move(desk, row)
  state.keepTransaction(row)
  booked.transactionsChanged += 1
  if (creditedAccount(row) === null) repeat(desk, row, wish)
}

function open({ state, booked }: Desk, account: AccountTable): void {
  const known = state.accountBy(account.account_hash)
  if (known) {
    // Its entry is valid and names the institution, which an earlier one has left out.
    if (known.institution_code !== account.institution_code) state.keepAccount(account)
    return
  }
  state.keepAccount(account)
  booked.accountsOpened += 1
}

/** Sequence of a payment's statuses; a later status includes the earlier ones. */
const way: readonly TransactionStatus[] = ['received', 'screening', 'delayed', 'settled', 'credited']

/** Gives a payment its next status. @throws EntryFault */
export function advance(
  desk: Desk,
  known: LedgerTxTable,
  { status, at }: { status: TransactionStatus; at: string },
): void {
  const { state, booked } = desk
  const [from, to] = [way.indexOf(known.status), way.indexOf(status)]
  if (status === known.status || (to >= 0 && (to === 0 || to <= from || isPosted(known.status)))) {
    booked.unchanged += 1
    return
  }
  const isRefusal = status === 'rejected' && from >= 0 && from < way.indexOf('settled')
  if (from < 0 || (to < 0 && !isRefusal)) throw new EntryFault('status', 'conflicting_status')
  const row: LedgerTxTable = {
    ...known,
    // It may have been compensated before.
    status: status === 'credited' ? postedStatus(known) : status,
    status_at: at,
    settled_at: known.settled_at ?? (isCleared(status) ? at : null),
    credited_at: isPosted(status) ? at : known.credited_at,
  }
  // Money that left its sender without a receiver has left permanently.
  if (creditedAccount(known) === null) {
    assertFree(state, row)
    move(desk, row)
  }
  state.keepTransaction(row)
  booked.transactionsChanged += 1
}

/** Refuses to debit an account by money that a freeze holds. @throws EntryFault */
export function assertFree(state: LedgerState, row: LedgerTxTable): void {
  const sender = state.accountBy(row.sender_hash)
  if (creditedAccount(row) === null || !sender || sender.held === 0) return
  if (sender.balance - sender.held < row.amount) throw new EntryFault('amount', 'held_balance')
}

/** Moves a row's money if it has reached its receiver. */
export function move({ state, booked }: Desk, row: LedgerTxTable): void {
  const target = creditedAccount(row)
  if (target === null) return
  pay(state, row.sender_hash, -row.amount)
  pay(state, target, row.amount)
  booked.unsettled.add(row.sender_hash)
}

/** Adds to the balance of an account, if the batch concerns it. */
export function pay(state: LedgerState, hash: string, amount: number): void {
  const row = state.accountBy(hash)
  if (row) state.keepAccount({ ...row, balance: row.balance + amount })
}

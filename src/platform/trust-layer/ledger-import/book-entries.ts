import type { AccountTable, LedgerTxTable } from '../../../storage/tables/platform.ts'
import { sealContexts } from '../../kit/seal-contexts.ts'
import type { UnitOfWork } from '../../kit/unit-of-work.ts'
import { bookRecall, bookReturn } from './book-return.ts'
import {
  add,
  advance,
  type Booked,
  type BookingDeps,
  completeMatch,
  type Desk,
  isOpposite,
  pay,
  repeat,
} from './change-payments.ts'
import type {
  AccountEntry,
  LedgerEntry,
  NamedAccount,
  StatusEntry,
  TransactionEntry,
} from './ledger-entry.ts'
import { type LedgerState, readLedgerState, toWish } from './ledger-state.ts'
import { derivedId, entryKey, isNumbered, matchOf, type NumberedEntry, reversalId } from './match-entries.ts'
import { EntryFault } from './words.ts'

/** Timestamp of an opening balance that was never stated: after any that can be stated. */
const unstated = '9999-12-31T23:59:59.999Z'

/**
 * Maximum difference between two institutions' times of one payment, in milliseconds: the night between two
 * booking days.
 */
const apartMs = 48 * 3_600_000

/** Entries that are booked without a break. */
const entriesPerTurn = 5

/** Lets the event loop do what else is due. */
const otherWork = () => new Promise(setImmediate)

/** Books entries in order: each either completely or, if it is invalid, not at all. */
export async function bookEntries(
  unit: UnitOfWork,
  deps: BookingDeps,
  entries: readonly LedgerEntry[],
): Promise<Booked> {
  const state = await readLedgerState(unit.trx, deps.context.keyedHash, entries)
  await otherWork()
  const booked: Booked = {
    accountsOpened: 0,
    accountsChanged: 0,
    transactionsAdded: 0,
    transactionsChanged: 0,
    unchanged: 0,
    pending: 0,
    informational: 0,
    recallRequests: 0,
    recallAnswers: 0,
    misfits: [],
    unsettled: new Set(),
  }
  for (const [index, entry] of entries.entries()) {
    // Each is compared with every equal payment nearby.
    if (index % entriesPerTurn === entriesPerTurn - 1) await otherWork()
    const { line, element } = entry
    try {
      bookEntry({ unit, state, booked, ...deps }, entry)
    } catch (error) {
      if (!(error instanceof EntryFault)) throw error
      booked.misfits.push({
        line,
        ...(element !== undefined && { element }),
        field: error.field,
        code: error.code,
        ...(entry.kind === 'transaction' &&
          entry.transactionId !== undefined && { transactionId: entry.transactionId }),
      })
      const { account, statement = '' } = ownerOf(entry)
      if (account) mark({ state, institution: deps.institution }, account, statement, true)
    }
  }
  await otherWork()
  await state.write()
  return booked
}

function bookEntry(desk: Desk, entry: LedgerEntry): void {
  switch (entry.kind) {
    case 'fault':
      throw new EntryFault(entry.field, entry.code)
    case 'account':
      bookAccount(desk, entry)
      break
    case 'transaction':
      bookTransaction(desk, entry)
      break
    case 'statement':
      mark(desk, entry.account, entry.statement, false)
      break
    case 'status':
      bookStatus(desk, entry)
      break
    case 'return':
      bookReturn(desk, entry)
      break
    case 'recall':
      bookRecall(desk, entry)
      break
    case 'counted':
      desk.booked[entry.counts] += 1
      break
    default:
      entry satisfies never
  }
}

/** Returns the account and the statement that an entry belongs to, if it comes from a statement. */
function ownerOf(entry: LedgerEntry): { account?: NamedAccount | undefined; statement?: string | undefined } {
  if (entry.kind === 'fault') return { account: entry.account, statement: entry.statement }
  if (entry.kind !== 'transaction' || !entry.stated) return {}
  const { side, statement } = entry.stated
  return { account: side === 'debit' ? entry.sender : entry.receiver, statement }
}

/** Marks a statement of an account that the sender of the file may state. */
function mark(
  { state, institution }: Pick<Desk, 'state' | 'institution'>,
  account: NamedAccount,
  statement: string,
  isIncomplete: boolean,
): void {
  const code = state.accountOf(account)?.institution_code ?? account.institution
  if (institution === null || code === institution) state.markStatement(account, statement, isIncomplete)
}

function bookAccount({ state, booked, institution, context }: Desk, entry: AccountEntry): void {
  const known = state.accountOf(entry.account)
  const code = entry.account.institution ?? known?.institution_code ?? institution
  if (code === null) throw new EntryFault('institution', 'unknown_institution')
  const isOnlyNamed = known?.opening_as_of === unstated
  // A payment may have named the account under the wrong institution; until an institution has stated the
  // account, an administrator can correct that.
  const isElsewhere = known !== undefined && ![code, unnamedInstitution].includes(known.institution_code)
  if ((institution !== null && (code !== institution || isElsewhere)) || (isElsewhere && !isOnlyNamed)) {
    throw new EntryFault('institution', 'other_institution')
  }
  const row = known ?? toAccount(state.hashOf(entry.account), code)
  const { opening } = entry
  const states = opening && row.opening_as_of !== null && opening.asOf < row.opening_as_of
  const changed: AccountTable = {
    ...row,
    institution_code: code,
    holder_name_enc:
      row.holder_name_enc ??
      (entry.holderName
        ? context.seal.encrypt(entry.holderName, sealContexts.holder(row.account_hash))
        : null),
    account_type: row.opening_as_of === null ? row.account_type : (entry.accountType ?? row.account_type),
    opened_at: row.opened_at ?? entry.openedAt ?? null,
    ...(states && { opening_stated: opening.amountMinor, opening_as_of: opening.asOf }),
  }
  if (states) shiftOpening(state, changed, opening.amountMinor - row.opening_balance)
  state.keepNumber(
    row.account_hash,
    context.seal.encrypt(entry.account.number, sealContexts.account(row.account_hash)),
  )
  if (known && isSame(known, changed)) {
    booked.unchanged += 1
    return
  }
  state.keepAccount(changed)
  booked.unsettled.add(changed.account_hash)
  if (known) booked.accountsChanged += 1
  else booked.accountsOpened += 1
}

const isSame = (one: AccountTable, other: AccountTable) =>
  (Object.keys(one) as (keyof AccountTable)[]).every((column) => one[column] === other[column])

/**
 * Changes an opening balance, but never so far that held money would be missing; the difference is booked to
 * `external`.
 */
function shiftOpening(state: LedgerState, row: AccountTable, wanted: number): void {
  const by = Math.max(wanted, row.held - row.balance)
  row.opening_balance += by
  row.balance += by
  pay(state, 'external', -by)
}

function bookTransaction(desk: Desk, entry: TransactionEntry): void {
  const { state, institution, booked } = desk
  const sender = entry.sender && place(desk, 'sender', entry, entry.sender)
  const receiver = entry.receiver && place(desk, 'receiver', entry, entry.receiver)
  if (sender && receiver?.account_hash === sender.account_hash) {
    throw new EntryFault('receiver', 'same_account')
  }
  if (institution !== null && ![sender, receiver].some((row) => row?.institution_code === institution)) {
    throw new EntryFault('sender', 'other_institution')
  }
  const wish = toWish(
    entry,
    (account) => (account === entry.sender ? sender : receiver)?.account_hash ?? state.hashOf(account),
    entry.transactionId,
  )
  const accounts = [sender, receiver].flatMap((row) => row ?? [])
  if (isNumbered(entry)) bookStated(desk, entry, wish, accounts)
  else if (entry.transactionId === undefined) throw new EntryFault('transaction_id', 'missing')
  else bookNamed(desk, wish, accounts)
  if (entry.stated && entry.status !== undefined) booked.pending += 1
}

/** Books a payment to which its file gives an identifier. */
function bookNamed(desk: Desk, wish: LedgerTxTable, accounts: readonly AccountTable[]): void {
  const known = desk.state.transactionOf(wish.transaction_id)
  if (known && !isSamePayment(known, wish)) throw new EntryFault('transaction_id', 'conflict')
  if (known) repeat(desk, known, wish)
  else add(desk, wish, accounts)
}

/** Books an entry of a statement, which the other institution's statement or another file may have too. */
function bookStated(
  desk: Desk,
  entry: NumberedEntry,
  wish: LedgerTxTable,
  accounts: readonly AccountTable[],
): void {
  const { state } = desk
  const key = entryKey(entry, wish)
  const stated = state.statedAs(key)
  if (stated) {
    repeat(desk, stated, wish)
    return
  }
  const match = matchOf(entry, wish, state.candidates())
  const { txId, uetr } = entry.stated.references
  const taken = state.transactionOf(wish.transaction_id)
  if (match) {
    const row = completeMatch(desk, match, wish, accounts)
    state.keepStated(key, entry, row.transaction_id)
    return
  }
  // A reference of one payment alone cannot name another, unless it comes back; an equal entry of the same file
  // can be a second one.
  const isBack = taken !== undefined && isOpposite(taken, wish)
  if (taken && !isBack && (txId ?? uetr) !== undefined && entry.ordinal === 1) {
    throw new EntryFault('transaction_id', 'conflict')
  }
  const id =
    isBack && entry.transactionId !== undefined ? reversalId(entry.transactionId) : entry.transactionId
  const isFree = id !== undefined && state.transactionOf(id) === undefined
  const transactionId = isFree ? id : derivedId(id, key)
  add(desk, { ...wish, transaction_id: transactionId }, accounts)
  state.keepStated(key, entry, transactionId)
}

/** Code of the institution of an account that a statement names without one. It takes no part in anything. */
const unnamedInstitution = 'UNKNOWN'

/** Finds an account, or creates its row. @throws EntryFault */
function place(
  { state }: Desk,
  side: 'sender' | 'receiver',
  entry: TransactionEntry,
  account: NamedAccount,
): AccountTable {
  const known = state.accountOf(account)
  if (known?.institution_code === unnamedInstitution && account.institution !== undefined) {
    return { ...known, institution_code: account.institution }
  }
  if (known) return known
  const isOther = side === (entry.stated?.side === 'debit' ? 'receiver' : 'sender')
  const code = account.institution ?? (entry.stated && isOther ? unnamedInstitution : undefined)
  if (code === undefined) throw new EntryFault(`${side}_institution`, 'unknown_institution')
  return toAccount(state.hashOf(account), code)
}

const toAccount = (hash: string, institution: string): AccountTable => ({
  account_hash: hash,
  institution_code: institution,
  holder_name_enc: null,
  account_type: 'personal',
  opened_at: null,
  status: 'active',
  opening_balance: 0,
  opening_stated: null,
  opening_as_of: unstated,
  balance: 0,
  held: 0,
  confirmed_mule: 0,
})

const isSamePayment = (one: LedgerTxTable, other: LedgerTxTable) =>
  one.sender_hash === other.sender_hash &&
  one.receiver_hash === other.receiver_hash &&
  one.amount === other.amount &&
  one.kind === other.kind &&
  Math.abs(Date.parse(one.booked_at) - Date.parse(other.booked_at)) <= apartMs

function bookStatus(desk: Desk, entry: StatusEntry): void {
  const { state, institution } = desk
  const known = entry.transactionIds.map((id) => state.transactionOf(id)).find((row) => row !== undefined)
  if (known?.kind !== 'payment') throw new EntryFault('transaction_id', 'unknown_transaction')
  const parties = [known.sender_hash, known.receiver_hash ?? '']
  if (
    institution !== null &&
    !parties.some((hash) => state.accountBy(hash)?.institution_code === institution)
  ) {
    // As for any caller: another institution's data appears not to exist.
    throw new EntryFault('transaction_id', 'unknown_transaction')
  }
  advance(desk, known, { status: entry.status, at: entry.at ?? desk.unit.now })
}

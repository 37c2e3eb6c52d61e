import type { LedgerTxTable } from '../../../storage/tables/platform.ts'
import { digest } from '../../kit/principal.ts'
import { creditedAccount, isPosted, postedStatus, toLedgerRow } from '../ledger/bookings.ts'
import { add, assertFree, complete, type Desk, isOpposite, move } from './change-payments.ts'
import { returnKey } from './find-originals.ts'
import type {
  NamedAccount,
  OriginalPayment,
  RecallEntry,
  ReturnEntry,
  SharedReferences,
} from './ledger-entry.ts'
import {
  apartMs,
  type Candidate,
  compareReferences,
  derivedId,
  isUnnamed,
  isWholeRow,
  referencesIn,
  reversalId,
} from './match-entries.ts'
import { EntryFault } from './words.ts'

/**
 * Books a return as a payment from the receiver back to the sender, unless a statement has it already. The
 * original payment remembers how much has come back.
 * @throws EntryFault
 */
export function bookReturn(desk: Desk, entry: ReturnEntry): void {
  const { state, booked } = desk
  const key = returnKey(entry)
  if (state.statedAs(key)) {
    booked.unchanged += 1
    return
  }
  const { amountMinor, bookedAt, original: said } = entry
  const original = originalOf(desk, said, bookedAt)
  if (!original) throw new EntryFault('OrgnlTxId', 'unknown_transaction')
  if (said.amountMinor !== undefined && said.amountMinor !== original.amount) {
    throw new EntryFault('OrgnlIntrBkSttlmAmt', 'conflict')
  }
  if (original.status === 'rejected') throw new EntryFault('OrgnlTxId', 'conflicting_status')
  const returned = original.returned + amountMinor
  if (returned > original.amount) throw new EntryFault('RtrdIntrBkSttlmAmt', 'returns_too_much')
  const wish = toReturn(original, entry)
  const known = knownReturn(desk, original, { entry, wish })
  // Only money that has arrived can come back.
  const arrived = arrive(desk, original, bookedAt)
  const isDebited = !known || known.sender_hash !== wish.sender_hash || creditedAccount(known) === null
  if (isDebited && arrived === original) assertFree(state, wish)
  if (arrived !== original) move(desk, arrived)
  state.keepTransaction({
    ...arrived,
    returned,
    status: postedStatus({ amount: original.amount, returned }),
    status_at: bookedAt,
  })
  booked.transactionsChanged += 1
  const id = known?.transaction_id ?? freeId(desk, original, key)
  if (known) complete(desk, known, wish, [])
  else add(desk, { ...wish, transaction_id: id }, [])
  const row = state.transactionOf(id)
  if (row) state.keepTransaction({ ...row, reversal_of: original.transaction_id })
  // A statement may quote the original payment or the return itself.
  state.keepReferences(key, id, said.references)
  if (entry.returnId !== undefined) state.keepReferences(digest(`${key} own`), id, { txId: entry.returnId })
}

/** Counts a recall, and gives its payment the status, if the ledger has it. It is never an error. */
export function bookRecall(desk: Desk, { counts, original: said, status, at }: RecallEntry): void {
  const { state, booked, unit } = desk
  booked[counts] += 1
  const original = originalOf(desk, said, at ?? unit.now)
  if (!original || status === undefined) return
  const from: readonly string[] =
    status === 'recall_requested' ? ['credited'] : ['credited', 'recall_requested']
  if (!from.includes(original.status)) {
    booked.unchanged += 1
    return
  }
  state.keepTransaction({ ...original, status, status_at: at ?? unit.now })
  booked.transactionsChanged += 1
}

function toReturn(original: LedgerTxTable, { amountMinor, bookedAt }: ReturnEntry): LedgerTxTable {
  const receiver = original.sender_hash === 'external' ? null : original.sender_hash
  return toLedgerRow(
    {
      transaction_id: '',
      booked_at: bookedAt,
      sender_hash: original.receiver_hash ?? 'external',
      receiver_hash: receiver,
      amount: amountMinor,
      reversal_of: original.transaction_id,
    },
    0,
  )
}

/** Returns the payment as it is when it has arrived. @throws EntryFault */
function arrive({ state }: Desk, original: LedgerTxTable, at: string): LedgerTxTable {
  if (creditedAccount(original) !== null || isPosted(original.status)) return original
  const row: LedgerTxTable = {
    ...original,
    status: original.receiver_hash === null ? 'settled' : 'credited',
    settled_at: original.settled_at ?? at,
    credited_at: original.receiver_hash === null ? null : at,
  }
  assertFree(state, row)
  return row
}

function freeId({ state }: Desk, original: LedgerTxTable, key: string): string {
  const id = reversalId(original.transaction_id)
  return state.transactionOf(id) === undefined && id.length <= 128 ? id : derivedId(id, key)
}

/** Finds the payment that a message names. Another institution's payments appear not to exist. */
function originalOf(desk: Desk, said: OriginalPayment, at: string): LedgerTxTable | undefined {
  const { state, institution } = desk
  const isOwn = ({ sender_hash, receiver_hash }: LedgerTxTable) =>
    institution === null ||
    [sender_hash, receiver_hash ?? ''].some((hash) => state.accountBy(hash)?.institution_code === institution)
  const latest = new Date(Date.parse(at) + apartMs.noReference).toISOString()
  const found = state.candidates().flatMap(({ row, stated }) => {
    if (row.kind !== 'payment' || row.reversal_of !== null || row.booked_at > latest) return []
    const kinship = namedBy(said.references, { row, stated })
    const fits =
      kinship === 'sameName' ||
      (kinship === 'sameReference' && (said.amountMinor ?? row.amount) === row.amount)
    return fits && isOwn(row) && hasParties(desk, row, said) ? [{ row, kinship }] : []
  })
  // Money that a statement already shows to have come back quotes the same references.
  const isBefore = (one: LedgerTxTable, other: LedgerTxTable) =>
    one.booked_at < other.booked_at || (one.booked_at === other.booked_at && one.seq < other.seq)
  const isBack = (row: LedgerTxTable) =>
    found.some(({ row: other }) => isOpposite(row, other) && isBefore(other, row))
  const left = ({ row }: (typeof found)[number]) => Number(row.returned < row.amount)
  const [best] = found
    .filter(({ row }) => !isBack(row))
    .sort(
      (a, b) =>
        Number(b.kinship === 'sameName') - Number(a.kinship === 'sameName') ||
        left(b) - left(a) ||
        b.row.booked_at.localeCompare(a.row.booked_at),
    )
  return best?.row
}

/** Returns how references name a payment: alone, or as one of several of its payer. */
function namedBy({ txId, uetr, endToEndId }: SharedReferences, { row, stated }: Candidate) {
  const named = [txId, uetr].flatMap((id) => id ?? [])
  const ids = [row.transaction_id, ...stated.flatMap(({ tx_id, uetr: one }) => [tx_id, one])]
  if (named.some((id) => ids.includes(id))) return 'sameName'
  const isContradicted = compareReferences([{ txId, uetr }], referencesIn(stated)) === undefined
  const references = [row.transaction_id, ...stated.map(({ end_to_end_id }) => end_to_end_id)]
  return endToEndId !== undefined && !isContradicted && references.includes(endToEndId)
    ? 'sameReference'
    : undefined
}

/** Returns whether the parties that a message names are those of a payment, as far as both are known. */
function hasParties({ state }: Desk, row: LedgerTxTable, { sender, receiver }: OriginalPayment): boolean {
  const fits = (hash: string | null, account: NamedAccount | undefined) => {
    const known = account && state.accountOf(account)
    return !known || isUnnamed(hash) || known.account_hash === hash
  }
  return fits(row.sender_hash, sender) && fits(row.receiver_hash, receiver)
}

/** Finds the payment as which a statement already has a return. */
function knownReturn(
  { state }: Desk,
  original: LedgerTxTable,
  { entry, wish }: { entry: ReturnEntry; wish: LedgerTxTable },
): LedgerTxTable | undefined {
  const own = [entry.original.references, ...(entry.returnId === undefined ? [] : [{ txId: entry.returnId }])]
  const fits = ({ row, stated }: Candidate) => {
    if (row.kind !== 'payment' || row.amount !== wish.amount || row.status === 'rejected') return []
    if (row.transaction_id === original.transaction_id || row.reversal_of !== null) return []
    if (stated.some(({ side }) => side === 'message') || isOpposite(row, wish)) return []
    const kinship = compareReferences(own, [
      ...referencesIn(stated),
      ...(stated.length === 0 ? [{ txId: row.transaction_id }] : []),
    ])
    const distanceMs = Math.abs(Date.parse(row.booked_at) - Date.parse(wish.booked_at))
    if (kinship === undefined || distanceMs > apartMs[kinship]) return []
    const mayLeaveOut = kinship !== 'noReference'
    if (!mayLeaveOut && !(isWholeRow(row) && isWholeRow(wish))) return []
    const same = (one: string | null, other: string | null) =>
      one === other || (mayLeaveOut && (isUnnamed(one) || isUnnamed(other)))
    if (!same(row.sender_hash, wish.sender_hash) || !same(row.receiver_hash, wish.receiver_hash)) return []
    return [{ row, isNamed: mayLeaveOut, distanceMs }]
  }
  const [best] = state
    .candidates()
    .flatMap(fits)
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.distanceMs - b.distanceMs)
  return best?.row
}

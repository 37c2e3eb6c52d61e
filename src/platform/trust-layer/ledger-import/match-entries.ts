import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { localDate } from '../../../contract/primitives/time-zone.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { LedgerTxTable, StatedTable } from '../../../storage/tables/platform.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import { digest } from '../../kit/principal.ts'
import type {
  LedgerEntry,
  SharedReferences,
  Stated,
  StatementDocument,
  TransactionEntry,
} from './ledger-entry.ts'

/** A transaction of a statement, with its place among equal ones of the same file and day. */
export type NumberedEntry = TransactionEntry & { stated: Stated; day: string; ordinal: number }

/** Maximum number of different entries of a file that are counted; the oldest are then forgotten. */
const mostCounted = 1_000_000

/**
 * Numbers equal entries of a file: an entry that occurs twice in one file is two payments, while the same file
 * again has no new ones.
 */
export function createNumbering(timezone: string): (entry: LedgerEntry) => LedgerEntry {
  const counts = new Map<number, number>()
  return (entry) => {
    if (entry.kind !== 'transaction' || !entry.stated) return entry
    const { sender, receiver, amountMinor, stated, status } = entry
    const day = localDate(Date.parse(entry.bookedAt), timezone)
    const parts = [sender?.number, receiver?.number, amountMinor, status, day, partsOf(stated)]
    // 48 bits: small enough for a number, and equal for two of a million entries once in 560 files.
    const group = createHash('sha256').update(JSON.stringify(parts)).digest().readUIntBE(0, 6)
    const ordinal = (counts.get(group) ?? 0) + 1
    counts.set(group, ordinal)
    const [oldest] = counts.keys()
    if (counts.size > mostCounted && oldest !== undefined) counts.delete(oldest)
    return { ...entry, stated, day, ordinal }
  }
}

const partsOf = ({ side, references, ownReference, document }: Stated) => [
  side,
  references.txId,
  references.uetr,
  references.endToEndId,
  ownReference,
  // The keys of camt.053 are older than other documents.
  ...(document === 'camt.053' ? [] : [document]),
]

/** Returns whether an entry comes from a statement. */
export const isNumbered = (entry: LedgerEntry): entry is NumberedEntry =>
  entry.kind === 'transaction' && entry.stated !== undefined

/**
 * Returns the kind of document as which the ledger remembers an entry. One kind has a payment once as booked
 * and once as pending.
 */
export const documentOf = ({ stated, status }: NumberedEntry): string =>
  status === undefined ? stated.document : `${stated.document}-pending`

/** Documents with all bookings of an account. All others are preliminary. */
const finalDocuments: ReadonlySet<string> = new Set<StatementDocument>(['camt.053', 'mt940'])

/** Returns the key under which the ledger remembers an entry, so that the same file again changes nothing. */
export const entryKey = (
  { stated, amountMinor, status, day, ordinal }: NumberedEntry,
  { sender_hash, receiver_hash }: Pick<LedgerTxTable, 'sender_hash' | 'receiver_hash'>,
): string =>
  digest(
    JSON.stringify([sender_hash, receiver_hash, amountMinor, status ?? '', day, partsOf(stated), ordinal]),
  )

/** What two statements have in common: a reference of this payment alone, one of the payer's own, or none. */
export type Kinship = 'sameName' | 'sameReference' | 'noReference'

const dayMs = 86_400_000
/** Maximum difference between the times at which two institutions book one payment: a weekend, or a night. */
export const apartMs: Readonly<Record<Kinship, number>> = {
  sameName: 5 * dayMs,
  sameReference: 5 * dayMs,
  noReference: 2 * dayMs,
}
/** Kinds by how much they say. */
const ranks: readonly Kinship[] = ['sameName', 'sameReference', 'noReference']

/** A payment of the ledger, and how statements have it. */
export interface Candidate {
  row: LedgerTxTable
  stated: readonly StatedTable[]
}

/** The payment that an entry is about. */
export interface Match {
  row: LedgerTxTable
  /**
   * Another row of the same payment, if the documents of each institution have it and did not fit before.
   * Undefined if there is none.
   */
  twin: LedgerTxTable | undefined
}

/**
 * Returns the payment that an entry of a statement is about: the one that quotes the same reference, otherwise
 * one between the same accounts that only the other institution, or only another kind of document, has stated
 * so far; the nearest in time, and of several one with references of the same kinds.
 */
export function matchOf(
  entry: NumberedEntry,
  wish: LedgerTxTable,
  candidates: readonly Candidate[],
): Match | undefined {
  const wishedMs = Date.parse(wish.booked_at)
  const ranked = candidates.flatMap((candidate) => {
    const { row } = candidate
    if (row.amount !== wish.amount || row.kind !== wish.kind || !isFree(entry, candidate)) return []
    const distanceMs = Math.abs(Date.parse(row.booked_at) - wishedMs)
    if (distanceMs > apartMs.sameName) return []
    const kinship = kinshipOf(entry, candidate)
    if (kinship === undefined || distanceMs > apartMs[kinship]) return []
    const fits = isStatedBy(candidate, entry.stated.side)
      ? hasOneParty(row, wish, entry.stated.side) && mayBeRestated(entry, candidate, kinship)
      : hasSameParties(row, wish, kinship)
    return fits ? [{ candidate, row, kinship, distanceMs, isAlike: quotesAsMuch(entry, candidate) }] : []
  })
  const rank = ({ kinship }: (typeof ranked)[number]) => ranks.indexOf(kinship)
  ranked.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.distanceMs - b.distanceMs ||
      Number(b.isAlike) - Number(a.isAlike) ||
      a.row.seq - b.row.seq,
  )
  const [best, ...rest] = ranked.map(({ candidate }) => candidate)
  return best && { row: best.row, twin: rest.find((other) => isTwin(best, other))?.row }
}

const isStatedBy = ({ stated }: Candidate, side: Stated['side']) => stated.some((one) => one.side === side)

/**
 * Returns whether two rows that fit one entry are one payment: each is stated by another institution alone,
 * and one of them lacks a party, without which they could not be recognised.
 */
function isTwin(one: Candidate, other: Candidate): boolean {
  const sides = [one, other].map(({ stated }) => new Set(stated.map(({ side }) => side)))
  const [first, second] = sides.map((set) => (set.size === 1 ? [...set][0] : undefined))
  if ([one, other].some(({ row }) => row.settled_at === null || row.status === 'rejected')) return false
  const isApart = first !== undefined && second !== undefined && first !== second
  return isApart && [one, other].some(({ row }) => !isWholeRow(row)) && !contradicts(one.stated, other.stated)
}

const contradicts = (one: readonly StatedTable[], other: readonly StatedTable[]): boolean =>
  compareReferences(referencesIn(one), referencesIn(other)) === undefined

/**
 * Returns whether another document of the same institution may be about the same booking. The final statement
 * corrects what a preliminary document is mistaken for; between final ones of two formats, the day must agree.
 */
function mayBeRestated(entry: NumberedEntry, { stated }: Candidate, kinship: Kinship): boolean {
  if (kinship === 'sameName' || !finalDocuments.has(documentOf(entry))) return true
  return stated.every(
    ({ side, document, day }) =>
      side !== entry.stated.side || !finalDocuments.has(document) || day === null || day === entry.day,
  )
}

const reversal = '-reversal'

/** Returns the identifier of the reversal of a payment. */
export const reversalId = (id: string): string => `${id}${reversal}`

/** Returns the reference of a payment from that of its reversal, which not every document marks as one. */
const plainId = (id: string) => (id.endsWith(reversal) ? id.slice(0, -reversal.length) : id)

/** Returns a reference as a document may have it: as of a reversal, or unmarked. */
export const spellingsOf = (id: string): string[] => [plainId(id), reversalId(plainId(id))]

/** Returns whether a statement has a payment with references of the same kinds. */
const quotesAsMuch = ({ stated: { references } }: NumberedEntry, { stated: earlier }: Candidate) =>
  earlier.some(
    ({ tx_id, uetr, end_to_end_id }) =>
      (tx_id === null) === (references.txId === undefined) &&
      (uetr === null) === (references.uetr === undefined) &&
      (end_to_end_id === null) === (references.endToEndId === undefined),
  )

const kinds = ['txId', 'uetr', 'endToEndId'] as const

/**
 * Compares references: a reference that names one payment alone, one that a payer may use often, or none in
 * common; undefined if they say that these are two payments.
 */
function kinshipOf({ stated }: NumberedEntry, { row, stated: earlier }: Candidate): Kinship | undefined {
  const own = stated.references
  const known: SharedReferences[] = [
    ...referencesIn(earlier),
    // Other files than statements name a payment by one reference, of whichever kind.
    ...(earlier.length === 0
      ? kinds.filter((kind) => own[kind] === row.transaction_id).map((kind) => ({ [kind]: own[kind] }))
      : []),
  ]
  const kinship = compareReferences([own], known)
  if (kinship !== 'noReference') return kinship
  const { side, ownReference } = stated
  const isOwn = earlier.some(
    (one) => one.side === side && ownReference !== undefined && one.own_reference === ownReference,
  )
  return isOwn ? 'sameReference' : 'noReference'
}

/** Compares all references that two sides have of a payment; undefined if these are two payments. */
export function compareReferences(
  own: readonly SharedReferences[],
  known: readonly SharedReferences[],
): Kinship | undefined {
  let kinship: Kinship = 'noReference'
  for (const kind of kinds) {
    const ids = idsOf(own, kind)
    const others = ids.length > 0 ? idsOf(known, kind) : ids
    if (ids.length === 0 || others.length === 0) continue
    if (!ids.some((id) => others.includes(id))) return undefined
    if (kinship !== 'sameName') kinship = kind === 'endToEndId' ? 'sameReference' : 'sameName'
  }
  return kinship
}

/** Collects the references of one kind, as those of the payment itself. */
function idsOf(all: readonly SharedReferences[], kind: (typeof kinds)[number]): string[] {
  const ids: string[] = []
  for (const { [kind]: id } of all) if (id !== undefined) ids.push(plainId(id))
  return ids
}

/** Returns the references with which statements have a payment. */
export const referencesIn = (stated: readonly StatedTable[]): SharedReferences[] =>
  stated.map(({ tx_id, uetr, end_to_end_id }) => ({
    ...(tx_id !== null && { txId: tx_id }),
    ...(uetr !== null && { uetr }),
    ...(end_to_end_id !== null && { endToEndId: end_to_end_id }),
  }))

/**
 * Returns whether an entry may be about a payment: its own institution has not stated it in this kind of
 * document, or has stated it as pending, or names it again in another file by a reference of this payment
 * alone.
 */
function isFree(entry: NumberedEntry, { row, stated: earlier }: Candidate): boolean {
  const { stated, status, ordinal } = entry
  const document = documentOf(entry)
  if (earlier.every((one) => one.side !== stated.side || one.document !== document)) return true
  if (status === undefined && row.settled_at === null && row.status !== 'rejected') return true
  const { txId, uetr } = stated.references
  const isNamed = earlier.some(
    ({ side, ...one }) =>
      side === stated.side &&
      ((txId !== undefined && one.tx_id === txId) || (uetr !== undefined && one.uetr === uetr)),
  )
  return isNamed && ordinal === 1
}

/**
 * Returns whether both are between the same accounts. With a reference in common, one of them may leave out a
 * party; with one that names this payment alone, each may leave out another.
 */
function hasSameParties(row: LedgerTxTable, wish: LedgerTxTable, kinship: Kinship): boolean {
  // Money that comes back is another payment, although it quotes the references of the first.
  if (row.sender_hash === wish.receiver_hash || row.receiver_hash === wish.sender_hash) return false
  const mayLeaveOut =
    kinship === 'sameName' || (kinship === 'sameReference' && (isWholeRow(row) || isWholeRow(wish)))
  const fits = (one: string | null, other: string | null) =>
    one === other || (mayLeaveOut && (isUnnamed(one) || isUnnamed(other)))
  return fits(row.sender_hash, wish.sender_hash) && fits(row.receiver_hash, wish.receiver_hash)
}

/** Returns whether a payment lacks a party. */
export const isUnnamed = (one: string | null) => one === null || one === 'external'
/** Returns whether a payment has both parties. */
export const isWholeRow = (one: Pick<LedgerTxTable, 'sender_hash' | 'receiver_hash'>) =>
  !isUnnamed(one.sender_hash) && !isUnnamed(one.receiver_hash)

/** Returns whether both are of the same account on one side, and one of them may leave out the other party. */
function hasOneParty(row: LedgerTxTable, wish: LedgerTxTable, side: Stated['side']): boolean {
  const [own, other] = side === 'debit' ? ([0, 1] as const) : ([1, 0] as const)
  const [known, wished] = [row, wish].map((one) => [one.sender_hash, one.receiver_hash] as const)
  if (!known || !wished || known[own] !== wished[own]) return false
  return known[other] === wished[other] || isUnnamed(known[other]) || isUnnamed(wished[other])
}

/** Returns an identifier for an entry that has none, or whose own belongs to another payment. */
export const derivedId = (id: string | undefined, key: string): string =>
  id === undefined ? `ENTRY-${key.slice(0, 24)}` : `${id.slice(0, 110)}~${key.slice(0, 12)}`

/** Reads how statements have payments: by the keys of entries, or by payments. */
export async function readStated(
  trx: Db,
  column: 'entry_key' | 'transaction_id',
  values: readonly string[],
): Promise<StatedTable[]> {
  if (values.length === 0) return []
  return trx
    .selectFrom('pf_stated')
    .selectAll()
    .where(column, 'in', [...new Set(values)])
    .execute()
}

/** An entry, and the row that it would be in the ledger. */
export interface Wished {
  entry: NumberedEntry
  wish: LedgerTxTable
}

/** Maximum number of payments that are compared with the entries of one batch as they are found. */
const mostFound = 100

/** Reads the ids of payments that entries may be about: by reference and amount, or by accounts and amount. */
export async function readSimilar(trx: Db, wished: readonly Wished[]): Promise<string[]> {
  const ids: string[] = await readNamed(trx, wished)
  for (const side of ['debit', 'credit'] as const) {
    const ofSide = wished.filter(({ entry }) => entry.stated.side === side)
    if (ofSide.length === 0) continue
    const found = [...(await readQuoting(trx, side, ofSide)), ...(await readBetween(trx, side, ofSide))]
    // With very many equal payments, only the nearest in time can be meant.
    ids.push(...(found.length < mostFound ? found : await readNearest(trx, side, ofSide)))
  }
  return ids
}

const at = (booked: string, byMs: number) => new Date(Date.parse(booked) + byMs).toISOString()
const transactionsOf = (rows: readonly { transaction_id: string }[]) =>
  rows.map(({ transaction_id }) => transaction_id)
const isWhole = ({ wish }: Wished) => isWholeRow(wish)

/** Payments that quote the same reference of one payment alone. */
async function readNamed(trx: Db, wished: readonly Wished[]): Promise<string[]> {
  const ids: string[] = []
  for (const [column, kind] of [
    ['tx_id', 'txId'],
    ['uetr', 'uetr'],
  ] as const) {
    const values = wished.flatMap(({ entry }) => {
      const id = entry.stated.references[kind]
      return id === undefined ? [] : spellingsOf(id)
    })
    if (values.length === 0) continue
    const rows = await trx
      .selectFrom('pf_stated')
      .select('transaction_id')
      .where(column, 'in', values)
      .execute()
    ids.push(...transactionsOf(rows))
  }
  return ids
}

/** Payments about which an entry of a side may be, within the time in which two institutions book them. */
const unstatedBy = (trx: Db, side: Stated['side'], wished: readonly Wished[]) => {
  const booked = wished.map(({ wish }) => wish.booked_at).sort()
  return trx
    .selectFrom('pf_ledger_tx')
    .select('pf_ledger_tx.transaction_id')
    .where('unstated', 'in', ['both', side])
    .where('booked_at', '>=', at(booked[0] ?? '', -apartMs.sameReference))
    .where('booked_at', '<=', at(booked.at(-1) ?? '', apartMs.sameReference))
    .limit(mostFound)
}

async function readBetween(trx: Db, side: Stated['side'], wished: readonly Wished[]): Promise<string[]> {
  const whole = wished.filter(isWhole)
  if (whole.length === 0) return []
  const keys = [...new Set(whole.map(({ wish }) => wish.parties_key))]
  return transactionsOf(await unstatedBy(trx, side, whole).where('parties_key', 'in', keys).execute())
}

async function readQuoting(trx: Db, side: Stated['side'], wished: readonly Wished[]): Promise<string[]> {
  const pairs = new Map<string, { value: string; amount: number }>()
  for (const { entry, wish } of wished) {
    const value = entry.stated.references.endToEndId
    for (const one of value === undefined ? [] : spellingsOf(value)) {
      pairs.set(`${wish.amount} ${one}`, { value: one, amount: wish.amount })
    }
  }
  if (pairs.size === 0) return []
  const query = unstatedBy(trx, side, wished)
    .innerJoin('pf_stated', 'pf_stated.transaction_id', 'pf_ledger_tx.transaction_id')
    .where((eb) =>
      eb.or(
        [...pairs.values()].map(({ value, amount }) =>
          eb.and([eb('end_to_end_id', '=', value), eb('amount', '=', amount)]),
        ),
      ),
    )
  return transactionsOf(await query.execute())
}

/**
 * For each entry the nearest payments before and after it: those that quote its reference, and those whose
 * references do not contradict. As many as there are entries, since each may be meant by another one.
 */
async function readNearest(trx: Db, side: Stated['side'], wished: readonly Wished[]): Promise<string[]> {
  const ids = new Set<string>()
  const asked = new Set<string>()
  for (const one of wished) {
    const { parties_key, amount, booked_at } = one.wish
    const { references } = one.entry.stated
    const { endToEndId } = references
    const question = JSON.stringify([isWhole(one), parties_key, amount, booked_at, references])
    if (asked.has(question)) continue
    asked.add(question)
    await new Promise(setImmediate)
    for (const [comparison, order] of [
      ['<=', 'desc'],
      ['>', 'asc'],
    ] as const) {
      const near = unstatedBy(trx, side, [one])
        .where('booked_at', comparison, booked_at)
        .where('amount', '=', amount)
        .orderBy('booked_at', order)
        .limit(wished.length)
      const equal = isWhole(one) ? near.where('parties_key', '=', parties_key) : near
      const queries = [
        ...(endToEndId === undefined ? [] : [equal.where(hasStated([['end_to_end_id', endToEndId]], '='))]),
        ...(isWhole(one) ? [equal.where((eb) => eb.not(hasStated(quotedIn(references), '!=')(eb)))] : []),
      ]
      for (const query of queries) for (const id of transactionsOf(await query.execute())) ids.add(id)
    }
  }
  return [...ids]
}

type QuotedReference = [column: 'tx_id' | 'uetr' | 'end_to_end_id', value: string]

const quotedIn = ({ txId, uetr, endToEndId }: SharedReferences): QuotedReference[] => [
  ...(txId === undefined ? [] : [['tx_id', txId] satisfies QuotedReference]),
  ...(uetr === undefined ? [] : [['uetr', uetr] satisfies QuotedReference]),
  ...(endToEndId === undefined ? [] : [['end_to_end_id', endToEndId] satisfies QuotedReference]),
]

/** Matches payments of which a statement says one of these references, or another in its place. */
const hasStated =
  (references: readonly QuotedReference[], comparison: '=' | '!=') =>
  (eb: ExpressionBuilder<Tables, 'pf_ledger_tx'>) =>
    eb.exists(
      eb
        .selectFrom('pf_stated')
        .select('entry_key')
        .whereRef('pf_stated.transaction_id', '=', 'pf_ledger_tx.transaction_id')
        .where((one) => one.or(references.map(([column, value]) => one(column, comparison, value)))),
    )

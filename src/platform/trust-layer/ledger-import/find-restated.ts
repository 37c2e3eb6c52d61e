import type { Db } from '../../../storage/database/storage.ts'
import type { LedgerTxTable, StatedTable } from '../../../storage/tables/platform.ts'
import type { Stated, StatementDocument } from './ledger-entry.ts'
import { documentOf, type NumberedEntry, type Wished } from './match-entries.ts'

const documents: readonly StatementDocument[] = ['camt.052', 'camt.053', 'camt.054', 'mt940', 'mt942']

/** Days between two documents of an institution that have the same booking. */
const mostDays = 5
/** Maximum number of payments that are compared with the entries of one batch as they are found. */
const mostFound = 100
/** Maximum number of payments that are compared with one entry, if the batch has more. */
const mostNear = 25

/** Returns the key of the bookings of one amount on one account: the beginning of its hash, and the amount. */
export const ownKey = (
  side: Stated['side'],
  { sender_hash, receiver_hash, amount }: Pick<LedgerTxTable, 'sender_hash' | 'receiver_hash' | 'amount'>,
): string => `${(side === 'debit' ? sender_hash : (receiver_hash ?? '')).slice(4, 16)}-${amount}`

/** Entries of one kind of document and one side. */
interface Group {
  side: Stated['side']
  document: string
  wished: Wished[]
}

/**
 * Reads the ids of payments that an institution has stated in another kind of document than these entries: a
 * report of the day before the statement, or a statement in another format.
 */
export async function readRestated(trx: Db, wished: readonly Wished[]): Promise<string[]> {
  const groups = new Map<string, Group>()
  for (const one of wished) {
    const [side, document] = [one.entry.stated.side, documentOf(one.entry)]
    const group = groups.get(`${side} ${document}`) ?? { side, document, wished: [] }
    group.wished.push(one)
    groups.set(`${side} ${document}`, group)
  }
  const ids: string[] = []
  for (const group of groups.values()) {
    const found = await readGroup(trx, group)
    ids.push(...(found.length < mostFound ? found : await readNear(trx, group)))
  }
  return ids
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Bookings that another kind of document has, and this one does not have yet. */
const inOthers = (
  trx: Db,
  { side, document }: Pick<Group, 'side' | 'document'>,
  [from, to]: readonly [string, string],
) =>
  trx
    .selectFrom('pf_stated')
    .select('pf_stated.transaction_id')
    .where('pf_stated.side', '=', side)
    .where(
      'pf_stated.document',
      'in',
      documents.flatMap((one) => [one, `${one}-pending`]).filter((one) => one !== document),
    )
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pf_stated as same')
            .select('same.entry_key')
            .whereRef('same.transaction_id', '=', 'pf_stated.transaction_id')
            .where('same.side', '=', side)
            .where('same.document', '=', document),
        ),
      ),
    )

const idsOf = (rows: readonly Pick<StatedTable, 'transaction_id'>[]) =>
  rows.map(({ transaction_id }) => transaction_id)

async function readGroup(trx: Db, group: Group): Promise<string[]> {
  const days = group.wished.map(({ entry }) => entry.day).sort()
  const keys = [...new Set(group.wished.map(({ wish }) => ownKey(group.side, wish)))]
  const range = [dayAfter(days[0] ?? '', -mostDays), dayAfter(days.at(-1) ?? '', mostDays)] as const
  return idsOf(await inOthers(trx, group, range).where('own_key', 'in', keys).limit(mostFound).execute())
}

/**
 * For each entry the bookings with its reference, with its parties, and without the other party. Those of its
 * day come first.
 */
async function readNear(trx: Db, group: Group): Promise<string[]> {
  const ids = new Set<string>()
  const asked = new Set<string>()
  for (const { entry, wish } of group.wished) {
    const question = JSON.stringify([
      wish.parties_key,
      ownKey(group.side, wish),
      entry.day,
      referenceOf(entry),
    ])
    if (asked.has(question)) continue
    asked.add(question)
    await new Promise(setImmediate)
    const ranges = [[entry.day, entry.day] as const, aroundDay(entry.day)]
    for (const range of ranges) {
      const found = await readOne(trx, group, { entry, wish, range })
      for (const id of found) ids.add(id)
      if (found.length > 0) break
    }
  }
  return [...ids]
}

const aroundDay = (day: string) => [dayAfter(day, -mostDays), dayAfter(day, mostDays)] as const
const referenceOf = ({ stated }: NumberedEntry) => stated.references.endToEndId

async function readOne(
  trx: Db,
  group: Group,
  { entry, wish, range }: Wished & { range: readonly [string, string] },
): Promise<string[]> {
  const ofKey = () =>
    inOthers(trx, group, range).where('own_key', '=', ownKey(group.side, wish)).limit(mostNear)
  const joined = () =>
    ofKey().innerJoin('pf_ledger_tx', 'pf_ledger_tx.transaction_id', 'pf_stated.transaction_id')
  const reference = referenceOf(entry)
  const isWhole = wish.parties_key !== null && wish.sender_hash !== 'external'
  const found = [
    ...(reference === undefined ? [] : await ofKey().where('end_to_end_id', '=', reference).execute()),
    ...(isWhole ? await joined().where('parties_key', '=', wish.parties_key).execute() : []),
    // The other party may be missing on either side.
    ...(isWhole
      ? await joined()
          .where((eb) => eb.or([eb('receiver_hash', 'is', null), eb('sender_hash', '=', 'external')]))
          .execute()
      : await ofKey().execute()),
  ]
  return idsOf(found)
}

import { type ExpressionBuilder, sql } from 'kysely'
import { type ExitMethod, exitMethods } from '../../../../contract/operations/answer-words.ts'
import type { Db } from '../../../../storage/database/storage.ts'
import type { FreezeTable, LedgerTxTable } from '../../../../storage/tables/platform.ts'
import type { Tables } from '../../../../storage/tables/tables.ts'
import { findAccount } from '../../ledger/accounts.ts'
import { isPosted, postedStatuses } from '../../ledger/bookings.ts'
import type { Hold, LedgerRow, Position } from './ledger-row.ts'
import type { LedgerSource } from './trace-run.ts'

/** Matches rows that have moved money out of their sender's account; others do not count. */
const hasMoved = (eb: ExpressionBuilder<Tables, 'pf_ledger_tx'>) =>
  eb.or([
    eb('status', 'in', postedStatuses),
    eb.and([
      eb('status', '=', 'settled'),
      eb.or([eb('receiver_hash', 'is', null), eb('kind', '!=', 'payment')]),
    ]),
  ])

/** Rows that one statement sums: more would block the event loop. */
const rowsPerSum = 2_500

/** Creates a source that reads the ledger in SQL for a trace of `caseId`, as of one instant. */
export function createTraceSource(trx: Db, caseId: string): LedgerSource {
  const active = new Map<string, boolean>()
  const isActive = async (institutionCode: string) => {
    const known = active.get(institutionCode)
    if (known !== undefined) return known
    const participant = await trx
      .selectFrom('pf_participant')
      .select('status')
      .where('institution_code', '=', institutionCode)
      .executeTakeFirst()
    active.set(institutionCode, participant?.status === 'active')
    return participant?.status === 'active'
  }
  return {
    async rowOf(transactionId) {
      const row = await trx
        .selectFrom('pf_ledger_tx')
        .selectAll()
        .where('transaction_id', '=', transactionId)
        .where('status', 'in', ['settled', ...postedStatuses])
        .executeTakeFirst()
      return row && toLedgerRow(row)
    },
    async rowsAfter(account, after, limit) {
      // Sequential, so that other work can run between the statements.
      const sent = await sideRows(trx, 'sender_hash', { account, after, limit })
      const received = await sideRows(trx, 'receiver_hash', { account, after, limit })
      const rows = new Map([...sent, ...received].map((row) => [row.transaction_id, row]))
      return [...rows.values()]
        .map(toLedgerRow)
        .sort((a, b) => a.atMs - b.atMs || a.seq - b.seq)
        .slice(0, limit)
    },
    async isTraceable(account) {
      const record = await findAccount(trx, account)
      return record !== undefined && isActive(record.institution_code)
    },
    async openingOf(account, row, maxSummed) {
      const record = await findAccount(trx, account)
      const moved = await movedBefore(trx, account, row, maxSummed)
      if (!moved) return null
      return {
        balanceMinor: (record?.opening_balance ?? 0) + moved.totalMinor,
        holds: await holdsOf(trx, { account, caseId, from: row }),
        rowsSummed: moved.rows,
      }
    },
  }
}

interface Page {
  account: string
  after: Position
  limit: number
}

type Side = 'sender_hash' | 'receiver_hash'

function sideRows(trx: Db, side: Side, { account, after, limit }: Page) {
  return trx
    .selectFrom('pf_ledger_tx')
    .selectAll()
    .where(side, '=', account)
    .where(isAfter(after))
    .where(hasMoved)
    .orderBy('booked_at')
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/**
 * Matches rows after a position. The instant also has a separate condition, because only then can the
 * database start there in the index.
 */
const isAfter = (position: Position) => (eb: ExpressionBuilder<Tables, 'pf_ledger_tx'>) => {
  const at = new Date(position.atMs).toISOString()
  return eb.and([eb('booked_at', '>=', at), eb.or([eb('booked_at', '>', at), eb('seq', '>', position.seq)])])
}

/** Matches rows before a position. */
const isBefore = (position: Position) => (eb: ExpressionBuilder<Tables, 'pf_ledger_tx'>) => {
  const at = new Date(position.atMs).toISOString()
  return eb.and([eb('booked_at', '<=', at), eb.or([eb('booked_at', '<', at), eb('seq', '<', position.seq)])])
}

/**
 * Sums incoming minus outgoing amounts before a row, in minor units; undefined if that takes more than `most`
 * rows.
 */
async function movedBefore(trx: Db, account: string, row: Position, most: number) {
  let [totalMinor, rows] = [0, 0]
  for (const side of ['receiver_hash', 'sender_hash'] as const) {
    for (let after: Position | undefined = start; after; ) {
      if (rows > most) return undefined
      const page: SummedPage = await sumPage(trx, side, { account, after, before: row })
      totalMinor += side === 'receiver_hash' ? page.totalMinor : -page.totalMinor
      rows += page.rows
      after = page.rows < rowsPerSum ? undefined : await endOfPage(trx, side, { account, after, before: row })
    }
  }
  return { totalMinor, rows }
}

const start: Position = { atMs: 0, seq: -1 }

interface SummedPage {
  totalMinor: number
  rows: number
}

interface Range {
  account: string
  after: Position
  before: Position
}

const rangeOf = (trx: Db, side: Side, { account, after, before }: Range) =>
  trx
    .selectFrom('pf_ledger_tx')
    .where(side, '=', account)
    .where(isAfter(after))
    .where(isBefore(before))
    .orderBy('booked_at')
    .orderBy('seq')

async function sumPage(trx: Db, side: Side, range: Range): Promise<SummedPage> {
  const moved = side === 'sender_hash' ? hasMoved : isPostedRow
  const found = await trx
    .selectFrom(
      rangeOf(trx, side, range)
        .select((eb) => eb.case().when(moved(eb)).then(eb.ref('amount')).else(0).end().as('moved'))
        .limit(rowsPerSum)
        .as('page'),
    )
    .select((eb) => [
      eb.fn.sum<number | null>('moved').as('total'),
      eb.fn.countAll<number | string>().as('rows'),
    ])
    .executeTakeFirst()
  return { totalMinor: Number(found?.total ?? 0), rows: Number(found?.rows ?? 0) }
}

/** Matches rows whose money has reached their receiver. */
const isPostedRow = (eb: ExpressionBuilder<Tables, 'pf_ledger_tx'>) => eb('status', 'in', postedStatuses)

async function endOfPage(trx: Db, side: Side, range: Range): Promise<Position | undefined> {
  const last = await rangeOf(trx, side, range)
    .select(['booked_at', 'seq'])
    .limit(1)
    .offset(rowsPerSum - 1)
    .executeTakeFirst()
  return last && { atMs: Date.parse(last.booked_at), seq: last.seq }
}

/**
 * Reads the holds that had not ended when `from` was booked, with their amounts at that time: later
 * repayments from them are rows of the ledger.
 */
async function holdsOf(
  trx: Db,
  { account, caseId, from }: { account: string; caseId: string; from: LedgerRow },
): Promise<Hold[]> {
  const freezes = await trx
    .selectFrom('pf_freeze')
    .selectAll()
    .where('account_hash', '=', account)
    .where('effective_at', 'is not', null)
    .execute()
  const holds = await Promise.all(
    freezes.map(async (freeze) => {
      const endedAt = endOf(freeze)
      if (endedAt && comparesBefore(endedAt, from)) return null
      return {
        freezeId: freeze.freeze_id,
        amountMinor: freeze.frozen_at_ack - (await paidBefore(trx, freeze.freeze_id, from)),
        isOwn: freeze.case_id === caseId,
        beganAt: { atMs: Date.parse(freeze.effective_at ?? ''), seq: freeze.began_seq },
        endedAt,
      }
    }),
  )
  return holds.filter((hold) => hold !== null)
}

const comparesBefore = (one: Position, other: Position) =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.seq < other.seq)

/** Returns where a hold ended. An exhausted freeze holds nothing more, so its end does not matter. */
const endOf = (freeze: FreezeTable): Position | null =>
  freeze.ended_at === null ? null : { atMs: Date.parse(freeze.ended_at), seq: freeze.ended_seq }

async function paidBefore(trx: Db, freezeId: string, row: LedgerRow): Promise<number> {
  const at = new Date(row.atMs).toISOString()
  const { rows } = await sql<{ total: number | null }>`
    select sum(case when kind = 'freeze_return' then amount else -amount end) as total from pf_ledger_tx
    where freeze_id = ${freezeId} and (booked_at < ${at} or (booked_at = ${at} and seq < ${row.seq}))
  `.execute(trx)
  return Number(rows[0]?.total ?? 0)
}

const isExitMethod = (text: string | null): text is ExitMethod =>
  (exitMethods as readonly (string | null)[]).includes(text)

/** Converts a row. If the traced payment is not posted yet, no account has money that could be traced. */
function toLedgerRow(row: LedgerTxTable): LedgerRow {
  const isReturn = row.kind === 'freeze_return' || row.kind === 'freeze_return_reversal'
  const isInTransit = row.receiver_hash !== null && !isPosted(row.status) && !isReturn
  return {
    transactionId: row.transaction_id,
    atMs: Date.parse(row.booked_at),
    seq: row.seq,
    sender: row.sender_hash,
    receiver: isInTransit ? 'in_transit' : row.receiver_hash,
    amountMinor: row.amount,
    exitMethod:
      row.receiver_hash !== null
        ? null
        : isExitMethod(row.withdrawal_method)
          ? row.withdrawal_method
          : 'unknown',
    ...(isReturn &&
      row.freeze_id !== null && {
        fundReturn: {
          freezeId: row.freeze_id,
          ...(row.reversal_of !== null && { reversalOf: row.reversal_of }),
        },
      }),
  }
}

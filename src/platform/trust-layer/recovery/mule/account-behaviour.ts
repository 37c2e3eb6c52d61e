import type { ExitMethod } from '../../../../contract/operations/answer-words.ts'
import { cashOutMethods } from '../../../kit/vocabulary.ts'

/** One movement of the scored account. The caller omits returns and reversals. */
export interface AccountRow {
  atMs: number
  direction: 'in' | 'out'
  /** Minor units, above zero. */
  amountMinor: number
  /** Null for money from or to outside the ledger. */
  counterparty: string | null
  /** Null for payments between accounts. */
  exitMethod: ExitMethod | null
}

/** Behaviour of an account within the window; amounts are minor units. */
export interface Behaviour {
  rows: number
  creditsMinor: number
  /** The part of the credits that has left the account again. */
  leftMinor: number
  /** Median dwell time of money that has left, weighted by amount; null if none has. */
  medianDwellMs: number | null
  sendersWeek: number
  /** Distinct receivers and exits of the last week. */
  receiversWeek: number
  /** Largest number of rows within one hour of the last week. */
  busiestHourRows: number
  nightRows: number
  outflowMinor: number
  cashOutMinor: number
  firstRowAtMs: number | null
}

/** A part of a credit that has left, and how long it stayed. */
export interface Stay {
  amountMinor: number
  dwellMs: number
}

const hourMs = 3_600_000
/** One day in milliseconds. */
export const dayMs = 24 * hourMs
/** How far back rows count: 30 days, in milliseconds. */
export const windowMs = 30 * dayMs
const weekMs = 7 * dayMs

/**
 * Matches debits with the credits that they spend, first in, first out. The opening balance is spent first.
 * `rows` are in order.
 */
export function matchStays(rows: readonly AccountRow[], openingMinor: number): Stay[] {
  const stays: Stay[] = []
  const lots: { leftMinor: number; atMs: number | null }[] = [{ leftMinor: openingMinor, atMs: null }]
  let front = 0
  for (const row of rows) {
    if (row.direction === 'in') {
      lots.push({ leftMinor: row.amountMinor, atMs: row.atMs })
      continue
    }
    let missingMinor = row.amountMinor
    for (let lot = lots[front]; lot && missingMinor > 0; lot = lots[front]) {
      const amountMinor = Math.min(missingMinor, lot.leftMinor)
      if (lot.atMs !== null && amountMinor > 0) stays.push({ amountMinor, dwellMs: row.atMs - lot.atMs })
      lot.leftMinor -= amountMinor
      missingMinor -= amountMinor
      if (lot.leftMinor === 0) front++
    }
  }
  return stays
}

/** Computes the dwell time by which half of the amount had left, in milliseconds; null without any. */
export function medianDwell(stays: readonly Stay[]): number | null {
  const totalMinor = stays.reduce((sum, stay) => sum + stay.amountMinor, 0)
  let passedMinor = 0
  for (const stay of [...stays].sort((a, b) => a.dwellMs - b.dwellMs)) {
    passedMinor += stay.amountMinor
    if (passedMinor * 2 >= totalMinor) return stay.dwellMs
  }
  return null
}

/** Returns the largest number of rows within less than an hour of each other; `rows` are in order. */
function busiestHour(rows: readonly AccountRow[]): number {
  let most = 0
  let first = 0
  rows.forEach((row, last) => {
    while (row.atMs - (rows[first]?.atMs ?? row.atMs) >= hourMs) first++
    most = Math.max(most, last - first + 1)
  })
  return most
}

const sumOf = (rows: readonly AccountRow[]) => rows.reduce((sum, row) => sum + row.amountMinor, 0)

const countDistinct = (values: readonly (string | null)[]) =>
  new Set(values.filter((value) => value !== null)).size

/** The rows of an account, and when it is scored. */
export interface BehaviourInput {
  scoredAtMs: number
  /** Rows up to `scoredAtMs`, in order; those before the window are ignored. */
  rows: readonly AccountRow[]
  /** Balance at the start of the window. */
  openingMinor: number
  localHourOf: (atMs: number) => number
}

/** Measures the behaviour of an account in the 30 days before it is scored. */
export function measureBehaviour({
  scoredAtMs,
  rows: all,
  openingMinor,
  localHourOf,
}: BehaviourInput): Behaviour {
  const rows = all.filter((row) => row.atMs >= scoredAtMs - windowMs && row.atMs <= scoredAtMs)
  const week = rows.filter((row) => row.atMs >= scoredAtMs - weekMs)
  const outWeek = week.filter((row) => row.direction === 'out')
  const out = rows.filter((row) => row.direction === 'out')
  const stays = matchStays(rows, openingMinor)
  const isCashOut = ({ exitMethod }: AccountRow) => cashOutMethods.some((method) => method === exitMethod)
  return {
    rows: rows.length,
    creditsMinor: sumOf(rows.filter((row) => row.direction === 'in')),
    leftMinor: stays.reduce((sum, stay) => sum + stay.amountMinor, 0),
    medianDwellMs: medianDwell(stays),
    sendersWeek: countDistinct(week.filter((row) => row.direction === 'in').map((row) => row.counterparty)),
    receiversWeek:
      countDistinct(outWeek.map((row) => (row.exitMethod === null ? row.counterparty : null))) +
      countDistinct(outWeek.map((row) => row.exitMethod)),
    busiestHourRows: busiestHour(week),
    nightRows: rows.filter((row) => localHourOf(row.atMs) <= 4).length,
    outflowMinor: sumOf(out),
    cashOutMinor: sumOf(out.filter(isCashOut)),
    firstRowAtMs: rows[0]?.atMs ?? null,
  }
}

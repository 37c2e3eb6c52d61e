import { sql } from 'kysely'
import { type ExitMethod, exitMethods } from '../../../../contract/operations/answer-words.ts'
import type { Db } from '../../../../storage/database/storage.ts'
import type { AccountTable, LedgerTxTable } from '../../../../storage/tables/platform.ts'
import { creditedAccount, isPosted } from '../../ledger/bookings.ts'
import { type AccountRow, dayMs, matchStays, medianDwell, windowMs } from './account-behaviour.ts'
import type { MuleScoreInput } from './mule-factors.ts'
import { type MuleScore, scoreMule } from './mule-score.ts'
import {
  type PeerProfile,
  type PeerStanding,
  type PeerWalk,
  startPeerWalk,
  stepPeerWalk,
  toNetworkRisk,
} from './peer-network.ts'

/** Summary of an account's risk. */
export interface AccountStanding {
  score: MuleScore
  /** Median dwell time of money, in milliseconds; null if none has left within the window. */
  medianDwellMs: number | null
  /** Number of neighbours examined; 0 if the network was not requested. */
  peersExamined: number
  /** 0 to 1, three decimals. */
  networkRisk: number
  holder: HolderKind
}

/**
 * What an account's holder looks like: a business that its institution has verified; an old account that many
 * have paid, such as a shop; or anybody else.
 */
export type HolderKind = 'verified_business' | 'established' | 'other'

/** From when an account is established: its age in days, and the number of accounts that paid it lately. */
const established = { days: 180, payers: 20 }

/** Which account to judge, when, and how far into its network. */
export interface StandingQuestion {
  account: AccountTable
  now: string
  /** Hour of the day, 0 to 23, in the deployment's time zone. */
  localHourOf: (atMs: number) => number
  /** Steps of the peer network to walk; 0 omits it. */
  peerDepth: number
}

const reportsDays = 180
/** Values per statement; both databases accept this many parameters. */
const chunkSize = 500

/** Scores an account by the ledger and the reports at an instant. */
export async function judgeAccount(trx: Db, question: StandingQuestion): Promise<AccountStanding> {
  const { account, now, localHourOf, peerDepth } = question
  const nowMs = Date.parse(now)
  const from = new Date(nowMs - windowMs).toISOString()
  const since = await newestSince(trx, account.account_hash, from)
  // Money that was paid back says nothing about the holder.
  const rows = since
    .filter((row) => row.kind === 'payment' && row.booked_at <= now)
    .flatMap((row) => toAccountRow(row, account.account_hash))
  const openingMinor = account.balance - netOf(since, account.account_hash)
  const walk =
    peerDepth > 0 ? await walkPeers(trx, account.account_hash, { from, now, depth: peerDepth }) : null
  const risk = walk && toNetworkRisk(walk.peers)
  const input: MuleScoreInput = {
    scoredAtMs: nowMs,
    rows,
    openingMinor,
    localHourOf,
    openedAtMs: account.opened_at === null ? null : Date.parse(account.opened_at),
    balanceMinor: account.balance,
    previousRowAtMs: await lastRowBefore(trx, account.account_hash, from),
    reports: (await countReports(trx, [account.account_hash], now)).get(account.account_hash) ?? 0,
    networkRisk: risk,
    isConfirmedMule: account.confirmed_mule === 1,
    isVerifiedBusiness: isVerifiedBusiness(account),
  }
  return {
    score: scoreMule(input),
    medianDwellMs: medianDwell(matchStays(rows, openingMinor)),
    peersExamined: walk?.peers.length ?? 0,
    networkRisk: risk ? Number((risk.numerator * 1000n) / risk.denominator) / 1000 : 0,
    holder: holderOf(account, rows, nowMs),
  }
}

function holderOf(account: AccountTable, rows: readonly AccountRow[], nowMs: number): HolderKind {
  if (isVerifiedBusiness(account)) return 'verified_business'
  const payers = new Set(rows.flatMap((row) => (row.direction === 'in' ? [row.counterparty] : [])))
  const isOld = account.opened_at !== null && nowMs - Date.parse(account.opened_at) > established.days * dayMs
  return isOld && payers.size >= established.payers ? 'established' : 'other'
}

const isVerifiedBusiness = ({ account_type }: Pick<AccountTable, 'account_type'>) =>
  account_type === 'verified_business'

/** Rows per side by which an account is judged: the newest of the window. Few accounts have more. */
const mostRowsOfSide = 2_000
/** Rows per read, so that an account with very many rows does not block the event loop. */
const rowsPerPage = 250

/**
 * Reads the rows of an account since an instant, oldest first. If there are very many, it reads the newest,
 * back to the same row on both sides.
 */
async function newestSince(trx: Db, hash: string, from: string): Promise<LedgerTxTable[]> {
  const found = [
    await sideSince(trx, 'sender_hash', hash, from),
    await sideSince(trx, 'receiver_hash', hash, from),
  ]
  const ends = found.flatMap((rows) => (rows.length >= mostRowsOfSide ? (rows.at(-1) ?? []) : []))
  const rows = new Map(found.flat().map((row) => [row.transaction_id, row]))
  return [...rows.values()]
    .filter((row) => ends.every((end) => compareRows(row, end) >= 0) && creditedAccount(row) !== null)
    .sort(compareRows)
}

const compareRows = (a: LedgerTxTable, b: LedgerTxTable) =>
  a.booked_at === b.booked_at ? a.seq - b.seq : a.booked_at < b.booked_at ? -1 : 1

type Side = 'sender_hash' | 'receiver_hash'

/** Reads the rows of one side, newest first. */
async function sideSince(trx: Db, side: Side, hash: string, from: string): Promise<LedgerTxTable[]> {
  const rows: LedgerTxTable[] = []
  for (let last: LedgerTxTable | undefined; rows.length < mostRowsOfSide; ) {
    const before = last
    const page = await trx
      .selectFrom('pf_ledger_tx')
      .selectAll()
      .where(side, '=', hash)
      .where('booked_at', '>=', from)
      .$if(before !== undefined, (query) =>
        query
          .where('booked_at', '<=', before?.booked_at ?? '')
          .where((eb) =>
            eb.or([eb('booked_at', '<', before?.booked_at ?? ''), eb('seq', '<', before?.seq ?? 0)]),
          ),
      )
      .orderBy('booked_at', 'desc')
      .orderBy('seq', 'desc')
      .limit(rowsPerPage)
      .execute()
    rows.push(...page)
    last = page.at(-1)
    if (page.length < rowsPerPage) break
  }
  return rows
}

/** Sums incoming minus outgoing amounts, in minor units. */
const netOf = (rows: readonly LedgerTxTable[], hash: string) =>
  rows.reduce((sum, row) => {
    const credited = row.receiver_hash === hash && isPosted(row.status) ? row.amount : 0
    return sum + credited - (row.sender_hash === hash ? row.amount : 0)
  }, 0)

function toAccountRow(row: LedgerTxTable, hash: string): AccountRow[] {
  const isOut = row.sender_hash === hash
  if (isOut && row.receiver_hash === hash) return []
  if (!isOut && !isPosted(row.status)) return []
  return [
    {
      atMs: Date.parse(row.booked_at),
      direction: isOut ? 'out' : 'in',
      amountMinor: row.amount,
      counterparty: isOut ? row.receiver_hash : row.sender_hash,
      exitMethod: row.receiver_hash === null ? toExit(row.withdrawal_method) : null,
    },
  ]
}

const toExit = (text: string | null): ExitMethod => exitMethods.find((method) => method === text) ?? 'unknown'

async function lastRowBefore(trx: Db, hash: string, from: string): Promise<number | null> {
  let last: string | undefined
  for (const [side] of sides) {
    const row = await trx
      .selectFrom('pf_ledger_tx')
      .select('booked_at')
      .where(side, '=', hash)
      .where('booked_at', '<', from)
      .orderBy('booked_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (row && (last === undefined || row.booked_at > last)) last = row.booked_at
  }
  return last === undefined ? null : Date.parse(last)
}

/**
 * Counts the recent reports of each account. A report is confirmed by a payment to the account in the ledger,
 * or by the case's classification; confirmed reports are counted by the account that paid. Anyone can invent
 * the others, under any number of names, so all reports from one source count once.
 */
async function countReports(trx: Db, hashes: readonly string[], now: string): Promise<Map<string, number>> {
  const since = new Date(Date.parse(now) - reportsDays * dayMs).toISOString()
  const counts = new Map<string, number>()
  for (let start = 0; start < hashes.length; start += chunkSize) {
    const rows = await trx
      .selectFrom('pf_account_report')
      .innerJoin('pf_case', 'pf_case.case_id', 'pf_account_report.case_id')
      .select([
        'account_hash',
        sql<number>`count(distinct case when ${isConfirmed}
          then coalesce(pf_case.sender_account_hash, pf_account_report.citizen_id_hash) end)`.as('confirmed'),
        sql<number>`count(distinct case when not ${isConfirmed} then source end)`.as('sources'),
      ])
      .where('account_hash', 'in', hashes.slice(start, start + chunkSize))
      .where('counts', '=', 1)
      .where('at', '>=', since)
      .groupBy('account_hash')
      .execute()
    for (const row of rows) counts.set(row.account_hash, Number(row.confirmed) + Number(row.sources))
  }
  return counts
}

const isConfirmed = sql`(
  pf_case.classification is not null
  or (pf_case.reference_found = 1 and pf_case.receiver_account_hash = pf_account_report.account_hash))`

interface WalkBounds {
  from: string
  now: string
  depth: number
}

async function walkPeers(trx: Db, hash: string, bounds: WalkBounds): Promise<PeerWalk> {
  let walk = startPeerWalk(hash, bounds.depth)
  while (walk.frontier.length > 0) {
    const { neighbours } = await neighboursOf(trx, walk.frontier, bounds)
    const fresh = [...neighbours].filter((account) => !walk.seen.has(account)).sort()
    const profiles = await peerProfiles(trx, fresh, bounds)
    walk = stepPeerWalk(
      walk,
      fresh,
      (account) => profiles.get(account) ?? { standing: 'clean', degree: 0, isVerifiedBusiness: false },
    )
  }
  return walk
}

/**
 * Payments from which the neighbours of an account are determined: the newest of each side. Only hubs have
 * more.
 */
const mostPaymentsOfSide = 500
/** Accounts whose neighbours one statement reads. */
const accountsPerStatement = 25

/** Finds accounts that paid any of these, or were paid by one, within the bounds, with the degree of each. */
async function neighboursOf(trx: Db, hashes: readonly string[], { from, now }: WalkBounds) {
  const neighbours = new Set<string>()
  const degrees = new Map<string, Set<string>>()
  const note = (account: string, other: string | null) => {
    if (other === null || other === account) return
    neighbours.add(other)
    degrees.set(account, (degrees.get(account) ?? new Set()).add(other))
  }
  for (let start = 0; start < hashes.length; start += accountsPerStatement) {
    const some = hashes.slice(start, start + accountsPerStatement)
    for (const [side, other] of sides) {
      const newest = some.map(
        (hash) => sql`select * from (
          select sender_hash, receiver_hash from pf_ledger_tx
          where ${sql.ref(side)} = ${hash} and kind = 'payment' and booked_at >= ${from} and booked_at <= ${now}
          order by booked_at desc limit ${mostPaymentsOfSide}) as payments`,
      )
      const { rows } = await sql<Pick<LedgerTxTable, Side>>`
        select distinct sender_hash, receiver_hash from (${sql.join(newest, sql` union all `)}) as newest`.execute(
        trx,
      )
      for (const row of rows) note(row[side] ?? '', row[other])
    }
  }
  return { neighbours, degrees }
}

const sides = [
  ['sender_hash', 'receiver_hash'],
  ['receiver_hash', 'sender_hash'],
] as const

async function peerProfiles(
  trx: Db,
  hashes: readonly string[],
  bounds: WalkBounds,
): Promise<Map<string, PeerProfile>> {
  const { degrees } = await neighboursOf(trx, hashes, bounds)
  const reports = await countReports(trx, hashes, bounds.now)
  const profiles = new Map<string, PeerProfile>()
  for (let start = 0; start < hashes.length; start += chunkSize) {
    const accounts = await trx
      .selectFrom('pf_account')
      .select(['account_hash', 'account_type', 'confirmed_mule'])
      .where('account_hash', 'in', hashes.slice(start, start + chunkSize))
      .execute()
    for (const account of accounts) {
      profiles.set(account.account_hash, {
        standing: toStanding(account.confirmed_mule === 1, reports.get(account.account_hash) ?? 0),
        degree: degrees.get(account.account_hash)?.size ?? 0,
        isVerifiedBusiness: isVerifiedBusiness(account),
      })
    }
  }
  return profiles
}

function toStanding(isConfirmed: boolean, reports: number): PeerStanding {
  if (isConfirmed) return 'confirmed_mule'
  if (reports >= 2) return 'reported_by_many'
  return reports === 1 ? 'reported_once' : 'clean'
}

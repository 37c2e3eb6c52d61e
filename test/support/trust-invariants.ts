import { verifyAudit } from '../../src/platform/frame/audit.ts'
import type { StoredTrace } from '../../src/platform/recovery/trace-record.ts'
import type { Db } from '../../src/storage/database.ts'

/** Everything in the trust layer's database that must always be true and is not. Empty when all is well. */
export async function brokenInvariants(db: Db, now: string): Promise<string[]> {
  return [
    ...(await brokenMoments(db, now)),
    ...(await brokenCases(db)),
    ...(await brokenTraces(db)),
    ...((await verifyAudit(db)).ok ? [] : ['the audit chain is broken']),
  ]
}

/** The part of them that is cheap enough to look at after each step: money, and what is held. */
export const brokenMoments = async (db: Db, now: string): Promise<string[]> => [
  ...(await brokenMoney(db)),
  ...(await brokenFreezes(db, now)),
]

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

async function brokenMoney(db: Db): Promise<string[]> {
  const accounts = await db.selectFrom('pf_account').selectAll().execute()
  const freezes = await db.selectFrom('pf_freeze').selectAll().where('status', '=', 'active').execute()
  const returns = await db.selectFrom('pf_return').selectAll().where('status', '=', 'processing').execute()
  const broken: string[] = []
  const total = sum(accounts.map(({ balance }) => balance))
  if (total !== 0) broken.push(`money was made or lost: ${total}`)
  for (const { account_hash: hash, balance, held } of accounts) {
    if (hash === 'external') continue
    if (held < 0 || held > balance) broken.push(`${hash} holds ${held} of ${balance}`)
    const frozen = sum(
      freezes.filter((freeze) => freeze.account_hash === hash).map((freeze) => freeze.frozen),
    )
    if (held !== frozen) broken.push(`${hash} holds ${held}, its freezes ${frozen}`)
  }
  const transit = accounts.find(({ account_hash }) => account_hash === 'in_transit')?.balance ?? 0
  const sent = sum(returns.map(({ amount }) => amount))
  if (transit !== sent) broken.push(`${transit} in transit, ${sent} on its way`)
  return broken
}

async function brokenFreezes(db: Db, now: string): Promise<string[]> {
  const freezes = await db.selectFrom('pf_freeze').selectAll().execute()
  const broken: string[] = []
  const live = new Set<string>()
  for (const freeze of freezes) {
    const isLive = freeze.status === 'active' || freeze.status === 'pending_ack'
    const pair = `${freeze.case_id} ${freeze.account_hash}`
    if (isLive && live.has(pair)) broken.push(`two live freezes for ${pair}`)
    if (isLive) live.add(pair)
    if (freeze.status !== 'active' && freeze.frozen !== 0)
      broken.push(`${freeze.status} and holds ${freeze.frozen}`)
    if (freeze.status === 'active' && (freeze.expiry_at ?? '') <= now) broken.push('active after its expiry')
    if (freeze.status === 'active' && freeze.frozen <= 0) broken.push('active and holds nothing')
    if (freeze.status === 'expired' && freeze.ended_at !== freeze.expiry_at)
      broken.push('expired at another time')
  }
  return broken
}

async function brokenCases(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const row of await db.selectFrom('pf_case').selectAll().execute()) {
    const of = <T extends { case_id: string }>(rows: readonly T[]) =>
      rows.filter((entry) => entry.case_id === row.case_id)
    const freezes = of(await db.selectFrom('pf_freeze').selectAll().execute())
    const returns = of(await db.selectFrom('pf_return').selectAll().execute())
    const odrs = of(await db.selectFrom('pf_odr').selectAll().execute())
    const traces = of(await db.selectFrom('pf_trace').selectAll().execute())
    const paid = await db
      .selectFrom('pf_ledger_tx')
      .select('amount')
      .where('case_id', '=', row.case_id)
      .where('status', '=', 'credited')
      .where('receiver_hash', '=', row.sender_account_hash ?? '')
      .execute()
    if (sum(paid.map(({ amount }) => amount)) !== row.paid)
      broken.push(`${row.case_id}: the ledger paid otherwise`)
    if (row.paid > row.amount) broken.push(`${row.case_id}: paid ${row.paid} of ${row.amount}`)
    const fromFreezes = sum(
      returns.filter(({ freeze_id, status }) => freeze_id && status !== 'failed').map(({ amount }) => amount),
    )
    const frozen = sum(freezes.map((freeze) => freeze.frozen))
    if (frozen + fromFreezes > row.amount)
      broken.push(`${row.case_id}: ${frozen} frozen, ${fromFreezes} returned`)
    const open = odrs.filter(({ status }) =>
      ['opened', 'institution_responded', 'escalated'].includes(status),
    )
    if (new Set(open.map((odr) => odr.institution_code)).size < open.length) broken.push('two open disputes')
    const isUnderWay =
      open.length > 0 ||
      freezes.some(({ status }) => status === 'active' || status === 'pending_ack') ||
      returns.some(({ status }) => status === 'processing') ||
      traces.some(({ status }) => status === 'queued' || status === 'running')
    if (row.closed_at !== null && isUnderWay)
      broken.push(`${row.case_id}: closed while something is under way`)
  }
  return broken
}

async function brokenTraces(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const { trace_id, amount, result } of await db.selectFrom('pf_trace').selectAll().execute()) {
    if (result === null) continue
    const { fifo, haircut, chain } = JSON.parse(result) as StoredTrace
    for (const totals of [fifo.totals, haircut.totals]) {
      const { originatingMinor, ...places } = totals
      if (originatingMinor !== amount || sum(Object.values(places)) !== amount)
        broken.push(`${trace_id}: lost money`)
    }
    for (const entry of chain) {
      const most = Math.max(entry.remainingMinor, entry.haircutRemainingMinor)
      if (most > entry.balanceMinor || entry.remainingMinor < 0)
        broken.push(`${trace_id}: more than the balance`)
    }
  }
  return broken
}

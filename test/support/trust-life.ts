import { defaultProfile } from '../../src/platform/kit/profile.ts'
import type { EmptiedDatabase } from './emptied-database.ts'
import { createTestPlatform } from './platform.ts'
import { holderWord, type RandomGraph, type RandomStep, takeStep, type World } from './random-trust.ts'
import { brokenInvariants, sum } from './trust-invariants.ts'
import { createTrustWatch } from './trust-watch.ts'

/** One sequence of steps that was run against a trust layer. */
export interface TrustLife {
  /** Violations after the first step that caused any; empty if there were none. */
  broken: string[]
  /** How often each operation was `accepted` or `refused`, such as `freeze accepted`. */
  counts: Map<string, number>
}

/** Without a case and a trace, most other steps would just be refused. */
const beginning = (['intake', 'trace'] as const).map(
  (operation): RandomStep => ({ operation, pick: 4, other: 0, share: 1000, seconds: 0 }),
)

/** Runs a sequence on an empty database, and checks everything after each step. */
export async function liveThrough(
  emptied: EmptiedDatabase,
  graph: RandomGraph,
  steps: readonly RandomStep[],
): Promise<TrustLife> {
  let last = 0
  const platform = await createTestPlatform(
    {
      profile: { ...defaultProfile, returnDelaySeconds: 90 },
      // In the order of creation, so that a sequence can be reproduced.
      ids: () => String(++last).padStart(26, '0'),
    },
    emptied.empty,
  )
  const { db } = platform.test.storage
  const admin = platform.as('admin')
  await platform.setClock('2026-11-20T09:30:00Z')
  const filled = await admin.post('/sandbox/ledger', graph.ledger)
  if (filled.status !== 201) throw new Error(`the graph cannot be booked: ${JSON.stringify(filled.body)}`)
  const world: World = { platform, graph, cases: [], freezes: [], returns: [], disputes: [] }
  const watch = createTrustWatch(db)
  const counts = new Map<string, number>()
  let now = ''
  const life = async (): Promise<string[]> => {
    for (const step of [...beginning, ...steps]) {
      const answer = await takeStep(world, step)
      if (!answer) continue
      // Everything due happens, including what the platform does soon after a response.
      const { body } = await admin.post('/sandbox/clock', { advance_seconds: 0 })
      const isIdle = body.now === now
      now = body.now
      const isRefused = answer.status >= 400
      const text = JSON.stringify(answer.body)
      const key = `${step.operation} ${isRefused ? 'refused' : 'accepted'}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (answer.status >= 500) return [`${step.operation} failed: ${text}`]
      if (text.includes(holderWord)) return [`${step.operation} names a holder`]
      const broken = await watch.look(now, { isRefused, isIdle })
      if (broken.length > 0) return [`after ${step.operation}`, ...broken]
    }
    return [...(await brokenInvariants(db, now)), ...(await brokenViews(world))]
  }
  const broken = await life()
  await platform.remove()
  return { broken, counts }
}

/** Returns where the view of a case differs from the database, or its figures do not add up. */
async function brokenViews({ platform, cases }: World): Promise<string[]> {
  const broken: string[] = []
  for (const { caseId } of cases) {
    const { body } = await platform.as('analyst').get(`/v1/cases/${caseId}`)
    const row = await platform.test.storage.db
      .selectFrom('pf_case')
      .select('status')
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
    if (body.status !== row.status) broken.push(`${caseId} is ${row.status} and shows ${body.status}`)
    const summary = body.recovery_trace_summary
    if (summary.amount_reported === undefined) continue
    const cents = (name: string) => Math.round(summary[`amount_${name}`] * 100)
    const places = ['located', 'withdrawn', 'returned', 'unlocated'].map(cents)
    const isWhole = sum(places) === cents('reported') && Math.min(...places) >= 0
    if (!isWhole || cents('frozen') > cents('located'))
      broken.push(`${caseId} shows ${JSON.stringify(summary)}`)
  }
  return broken
}

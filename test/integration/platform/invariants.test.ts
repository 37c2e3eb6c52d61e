import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { defaultProfile } from '../../../src/platform/profile.ts'
import { openStorage } from '../../../src/storage/database.ts'
import { migrate } from '../../../src/storage/migrations/index.ts'
import { database, type TestDatabase } from '../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts'
import { brokenInvariants, brokenMoments } from '../../support/trust-invariants.ts'
import { freezeOrder, returnOrder, story } from '../../support/trust-story.ts'

const operations = [
  'intake',
  'route',
  'trace',
  'freeze',
  'extend',
  'release',
  'return',
  'pool',
  'dispute',
  'answer',
  'classify',
  'move',
  'wait',
  'behave',
  'fail',
] as const

const busy = ['freeze', 'return', 'move'] as const

const step = fc.record({
  // What moves money comes more often than what surrounds it.
  operation: fc.constantFrom(...operations, ...busy, ...busy),
  pick: fc.nat(1000),
  other: fc.nat(1000),
  /** Major units. */
  amount: fc.oneof(
    fc.integer({ min: 1, max: 9_000 }),
    fc.integer({ min: 1, max: 3_000_000 }).map((cents) => cents / 100),
  ),
  seconds: fc.oneof({ weight: 5, arbitrary: fc.nat(600) }, { weight: 1, arbitrary: fc.nat(400_000) }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const accounts = ['hm1:A', 'hm1:B', 'hm1:C', 'hm1:D', 'hm1:E'] as const
const institutionOf = {
  'hm1:A': 'BNKB',
  'hm1:B': 'WLTC',
  'hm1:C': 'BNKC',
  'hm1:D': 'BNKB',
  'hm1:E': 'WLTC',
} as const
const behaviours = ['auto', 'auto:120', 'partial:40', 'refuse:no_balance', 'silent'] as const
const outcomes = ['no_recovery', 'partial_recovery', 'full_recovery', 'withdrawn_by_citizen'] as const

/** What a random sequence has made so far. */
interface World {
  platform: TestPlatform
  cases: { caseId: string; traceId: string }[]
  freezes: { caseId: string; freezeId: string }[]
  returns: string[]
  disputes: string[]
}

const pickFrom = <T>(items: readonly T[], pick: number): T | undefined =>
  items[pick % Math.max(1, items.length)]

async function take(world: World, { operation, pick, other, amount, seconds }: Step): Promise<number> {
  const { platform } = world
  const analyst = platform.as('analyst')
  const admin = platform.as('admin')
  const account = pickFrom(accounts, pick) ?? 'hm1:A'
  const current = pickFrom(world.cases, other)
  const freeze = pickFrom(world.freezes, other)
  const none = async () => ({ status: 0, body: {}, headers: {} })
  const acts = {
    intake: async () => {
      const answer = await analyst.post('/v1/cases/intake', {
        ...story.intake,
        citizen_id_hash: `hm1:c${pick % 3}`,
      })
      if (answer.status === 201) world.cases.push({ caseId: answer.body.case_id, traceId: '' })
      return answer
    },
    route: async () => (current ? analyst.post(`/v1/cases/${current.caseId}/route`, {}) : none()),
    trace: async () => {
      if (!current) return none()
      const answer = await analyst.post('/v1/recovery/trace', {
        case_id: current.caseId,
        originating_transaction_id: 'TX-1001',
        originating_amount: 25_000,
        sender_institution_code: 'BNKA',
        initial_receiver_account_hash: 'hm1:A',
        trace_depth: 1 + (pick % 6),
      })
      if (answer.status === 202) current.traceId = answer.body.trace_id
      await platform.settle()
      return answer
    },
    freeze: async () => {
      if (!current) return none()
      const order = {
        ...freezeOrder(current, account, institutionOf[account], amount),
        freeze_duration_hours: 1 + (other % 72),
      }
      const answer = await analyst.post('/v1/recovery/freeze', order)
      if (answer.status === 201)
        world.freezes.push({ caseId: current.caseId, freezeId: answer.body.freeze_id })
      return answer
    },
    extend: async () =>
      freeze
        ? analyst.post(`/v1/recovery/freeze/${freeze.freezeId}/extend`, {
            extension_hours: 1 + (pick % 800),
            extension_justification: 'The investigation is still going on.',
          })
        : none(),
    release: async () =>
      freeze
        ? analyst.post(`/v1/recovery/freeze/${freeze.freezeId}/release`, {
            release_reason: 'non_fraud_determination',
            release_authority: 'Anti-scam centre',
            release_authorization_token: 'sbx-release',
          })
        : none(),
    return: async () => {
      if (!freeze) return none()
      const answer = await analyst.post(
        '/v1/recovery/fund-return',
        returnOrder(freeze.caseId, freeze.freezeId, amount),
      )
      if (answer.status === 202) world.returns.push(answer.body.return_id)
      return answer
    },
    pool: async () => {
      if (!current) return none()
      const answer = await analyst.post(
        '/v1/recovery/fund-return',
        returnOrder(current.caseId, undefined, amount),
      )
      if (answer.status === 202) world.returns.push(answer.body.return_id)
      return answer
    },
    dispute: async () => {
      if (!current) return none()
      const answer = await analyst.post(`/v1/cases/${current.caseId}/odr`, {
        institution_code: institutionOf[account],
        dispute_amount: amount,
      })
      if (answer.status === 201) world.disputes.push(answer.body.odr_id)
      return answer
    },
    answer: async () => {
      const dispute = pickFrom(world.disputes, pick)
      const outcome = pickFrom(['settle', 'reject', 'escalate', 'decide', 'withdraw'], other)
      return dispute ? admin.post(`/sandbox/odr/${dispute}/respond`, { outcome, amount }) : none()
    },
    classify: async () => {
      if (!current || pick % 5 > 0) return none()
      const { body } = await analyst.get(`/v1/cases/${current.caseId}`)
      return analyst.post(`/v1/cases/${current.caseId}/classify`, {
        final_scam_type: 'other',
        recovery_outcome: pickFrom(outcomes, other),
        recovery_amount: body.extensions.paid,
      })
    },
    move: async () => {
      const receiver = pickFrom([...accounts, null], other) ?? null
      return admin.post('/sandbox/ledger/transactions', {
        sender_account_hash: account,
        receiver_account_hash: receiver,
        amount,
        ...(receiver === null && { withdrawal_method: 'atm_cash' }),
      })
    },
    wait: async () => admin.post('/sandbox/clock', { advance_seconds: seconds }),
    behave: async () =>
      admin.post(`/sandbox/institutions/${institutionOf[account]}/behaviour`, {
        behaviour: pickFrom(behaviours, other),
      }),
    fail: async () => {
      const entry = pickFrom(world.returns, pick)
      return entry ? admin.post(`/sandbox/returns/${entry}/fail`, {}) : none()
    },
  } as const satisfies Record<Step['operation'], () => Promise<{ status: number }>>
  return (await acts[operation]()).status
}

const isLong = database.name === 'SQLite'

/** In memory where that is possible: what is stored is the same, and thousands of steps take seconds. */
async function create(): Promise<TestDatabase> {
  if (!isLong) return database.create()
  const storage = openStorage('sqlite::memory:')
  await migrate(storage)
  return { storage, reopen: () => storage, remove: () => storage.close() }
}

describe(`the trust layer under anything at all, on ${database.name}`, () => {
  const made: TestPlatform[] = []
  afterAll(async () => {
    for (const platform of made) await platform.remove()
  })

  it('keeps its invariants, and never fails', async () => {
    const seen = new Map<string, number>()
    const count = (operation: Step['operation'], status: number) => {
      const key = `${operation} ${status >= 200 && status < 300 ? 'accepted' : 'refused'}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: isLong ? 60 : 40, maxLength: isLong ? 100 : 50, size: 'max' }),
        async (steps) => {
          const platform = await createTestPlatform(
            { profile: { ...defaultProfile, returnDelaySeconds: 90 } },
            create,
          )
          made.push(platform)
          await platform.setClock('2026-11-20T09:30:00Z')
          await platform.as('admin').post('/sandbox/ledger', story.ledger)
          const world: World = { platform, cases: [], freezes: [], returns: [], disputes: [] }
          const start = { pick: 0, other: 0, amount: 100, seconds: 0 }
          for (const operation of ['intake', 'trace', 'freeze', 'return', 'move', 'dispute'] as const) {
            count(operation, await take(world, { operation, ...start }))
          }
          for (const entry of steps) {
            const status = await take(world, entry)
            expect(status).toBeLessThan(500)
            count(entry.operation, status)
            const { body } = await platform.as('admin').get('/sandbox/clock')
            expect(await brokenMoments(platform.test.storage.db, body.now)).toEqual([])
          }
          const { body } = await platform.as('admin').get('/sandbox/clock')
          expect(await brokenInvariants(platform.test.storage.db, body.now)).toEqual([])
        },
      ),
      { numRuns: isLong ? 40 : 2, endOnFailure: true },
    )
    // A run in which nothing is ever accepted would show nothing.
    for (const operation of ['freeze', 'return', 'move', 'dispute']) {
      expect(seen.get(`${operation} accepted`) ?? 0, operation).toBeGreaterThan(0)
    }
  }, 400_000)
})

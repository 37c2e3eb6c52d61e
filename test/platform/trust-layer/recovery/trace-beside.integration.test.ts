import { afterEach, describe, expect, it } from 'vitest'
import { defaultProfile, type PlatformProfile } from '../../../../src/platform/kit/profile.ts'
import type { Storage } from '../../../../src/storage/database/storage.ts'
import { database } from '../../../support/databases.ts'
import { createTestPlatform, type TestPlatform } from '../../../support/platform.ts'
import { brokenInvariants } from '../../../support/trust-invariants.ts'
import { freezeOrder, openStory } from '../../../support/trust-story.ts'

const now = '2026-11-20T09:30:00Z'
const traceOrder = (caseId: string, depth = 5) => ({
  case_id: caseId,
  originating_transaction_id: 'TX-1001',
  originating_amount: 25_000,
  sender_institution_code: 'BNKA',
  initial_receiver_account_hash: 'hm1:A',
  trace_depth: depth,
})

describe(`while a trace reads the ledger, on ${database.name}`, () => {
  let platform: TestPlatform
  /** Called after a snapshot was taken, before anything is read in it; with the number of the snapshot. */
  let meanwhile: (count: number) => Promise<void> = async () => {}
  let snapshots = 0
  let statements = 0
  const analyst = () => platform.as('analyst')
  const admin = () => platform.as('admin')

  const watched = (storage: Storage): Storage => ({
    ...storage,
    snapshot: (work) =>
      storage.snapshot(async (db) => {
        snapshots += 1
        await meanwhile(snapshots)
        return work(
          db.withPlugin({
            transformQuery: ({ node }) => {
              statements += 1
              return node
            },
            transformResult: async ({ result }) => result,
          }),
        )
      }),
  })
  const begin = async (trace: Partial<PlatformProfile['trace']> = {}): Promise<string> => {
    const profile = { ...defaultProfile, trace: { ...defaultProfile.trace, ...trace } }
    platform = await createTestPlatform({ profile }, async () => {
      const test = await database.create()
      return { ...test, storage: watched(test.storage) }
    })
    return openStory(platform)
  }
  /** Starts a trace; `then` is called while it reads, each time it begins. */
  const traceWhile = async (caseId: string, then: typeof meanwhile) => {
    const done: Promise<void>[] = []
    meanwhile = (count) => {
      const work = then(count)
      done.push(work)
      return work
    }
    const { body } = await analyst().post('/v1/recovery/trace', traceOrder(caseId))
    await platform.settle()
    await Promise.all(done)
    return (await analyst().get(`/v1/recovery/trace/${body.trace_id}`)).body
  }
  const move = (amount: number) =>
    admin().post('/sandbox/ledger/transactions', {
      sender_account_hash: 'hm1:A',
      receiver_account_hash: 'hm1:E',
      amount,
    })

  afterEach(async () => {
    expect(await brokenInvariants(platform.test.storage.db, now)).toEqual([])
    await platform.remove()
    meanwhile = async () => {}
    snapshots = 0
    statements = 0
  })

  it('other changes and reads are answered', async () => {
    const caseId = await begin()
    const answers: number[] = []
    const trace = await traceWhile(caseId, async () => {
      const other = await analyst().post('/v1/cases/intake', {
        citizen_id_hash: 'hm1:other',
        scam_type: 'romance',
        receiving_account_hint: 'hm1:Z',
        amount: 10,
      })
      answers.push(other.status, (await analyst().get(`/v1/cases/${other.body.case_id}`)).status)
    })
    expect(answers).toEqual([201, 200])
    expect([trace.status, snapshots]).toEqual(['completed', 1])
  })

  it('the event loop can run between statements', async () => {
    const caseId = await begin()
    let turns = 0
    let isOver = false
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    const trace = await traceWhile(caseId, async () => {
      setImmediate(turn)
    })
    isOver = true
    expect(trace.status).toBe('completed')
    expect(statements).toBeGreaterThan(20)
    // Two statements may share a turn now and then.
    expect(turns).toBeGreaterThan(statements / 2)
  })

  it('money moving on one of its accounts restarts it, but other money does not', async () => {
    const caseId = await begin()
    const trace = await traceWhile(caseId, async (count) => {
      if (count === 1) expect((await move(3_000)).status).toBe(201)
      else {
        await admin().post('/sandbox/ledger', {
          accounts: ['hm1:Y', 'hm1:Z'].map((hash) => ({
            account_hash: hash,
            institution_code: 'BNKB',
            opening_balance: 10,
          })),
          transactions: [
            {
              transaction_id: 'TX-other',
              booked_at: now,
              sender_account_hash: 'hm1:Y',
              receiver_account_hash: 'hm1:Z',
              amount: 1,
            },
          ],
        })
      }
    })
    expect(snapshots).toBe(2)
    expect(trace.account_chain.map((entry: { account_hash: string }) => entry.account_hash)).toContain(
      'hm1:E',
    )
  })

  it('a freeze on one of its accounts is part of its result', async () => {
    const caseId = await begin()
    const { body: queued } = await analyst().post('/v1/recovery/trace', traceOrder(caseId, 1))
    await platform.settle()
    snapshots = 0
    const trace = await traceWhile(caseId, async (count) => {
      if (count > 1) return
      const ids = { caseId, traceId: queued.trace_id }
      const order = freezeOrder(ids, 'hm1:A', 'BNKB', 2_000)
      expect((await analyst().post('/v1/recovery/freeze', order)).status).toBe(201)
    })
    expect(trace.account_chain[0].tracing).toMatchObject({ remaining: 5_500, frozen: 2_000 })
    expect(snapshots).toBe(2)
  })

  it('money that keeps moving leaves it with the result of its third snapshot', async () => {
    const caseId = await begin()
    const trace = await traceWhile(caseId, async () => {
      await move(10)
    })
    expect([trace.status, snapshots]).toEqual(['completed', 3])
    // The third move came after the third snapshot.
    expect(trace.account_chain[0].balance).toBe(5_500 - 20)
  })

  it('a case that ends takes its trace with it', async () => {
    const caseId = await begin()
    const trace = await traceWhile(caseId, async () => {
      await analyst().post(`/sandbox/cases/${caseId}/reject`, {})
    })
    expect([trace.status, trace.account_chain, snapshots]).toEqual(['cancelled', [], 1])
    expect(
      await platform.test.storage.db
        .selectFrom('pf_job')
        .selectAll()
        .where('kind', '=', 'trace.run')
        .execute(),
    ).toEqual([])
  })

  it('the same order returns the same trace, and another one waits for its turn', async () => {
    const caseId = await begin()
    const ids: string[] = []
    await traceWhile(caseId, async (count) => {
      if (count > 1) return
      for (const depth of [5, 3]) {
        ids.push((await analyst().post('/v1/recovery/trace', traceOrder(caseId, depth))).body.trace_id)
      }
    })
    const traces = await platform.test.storage.db
      .selectFrom('pf_trace')
      .select(['trace_id', 'status', 'depth'])
      .orderBy('depth', 'desc')
      .execute()
    expect(traces.map(({ status, depth }) => [status, depth])).toEqual([
      ['superseded', 5],
      ['completed', 3],
    ])
    expect(traces.map(({ trace_id }) => trace_id)).toEqual(ids)
  })

  it('a process that dies leaves the trace to the next one', async () => {
    const caseId = await begin()
    const { db } = platform.test.storage
    meanwhile = async () => {
      throw new Error('as if the process had died')
    }
    const { body } = await analyst().post('/v1/recovery/trace', traceOrder(caseId))
    await platform.settle()
    meanwhile = async () => {}
    // The claim of a dead process, for which no failure was recorded.
    await db
      .updateTable('pf_job')
      .set({ tries: 0, retry_at: '2026-11-20T09:30:20.000Z' })
      .where('kind', '=', 'trace.run')
      .execute()
    await platform.setClock('2026-11-20T09:30:21Z')
    expect((await analyst().get(`/v1/recovery/trace/${body.trace_id}`)).body.status).toBe('completed')
  })

  it('it ends within its budget of rows and of accounts, and reports that it is partial', async () => {
    const caseId = await begin({ maxRows: 4 })
    const byRows = await traceWhile(caseId, async () => {})
    expect([byRows.status, byRows.extensions.truncated_at]).toEqual([
      'completed_partial',
      '2026-11-20T09:15:00Z',
    ])
    await platform.remove()
    const again = await begin({ maxAccounts: 2 })
    const byAccounts = await traceWhile(again, async () => {})
    expect([byAccounts.status, byAccounts.account_chain.length]).toEqual(['completed_partial', 2])
    expect(byAccounts.extensions.haircut).toHaveLength(2)
  })
})

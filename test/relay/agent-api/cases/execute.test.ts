import pino from 'pino'
import { ulid } from 'ulid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../../../../src/contract/primitives/problem.ts'
import { createDeeds } from '../../../../src/relay/agent-api/cases/activity-log.ts'
import { createExecute } from '../../../../src/relay/agent-api/cases/execute.ts'
import { HostRefusal } from '../../../../src/relay/agent-api/cases/host-sender.ts'
import { createProposals } from '../../../../src/relay/agent-api/cases/proposals.ts'
import type { TrustCalls } from '../../../../src/relay/agent-api/cases/trust-calls.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'
import { createSecurityEvents } from '../../../support/security-events.ts'

const start = Date.parse('2026-11-23T09:00:00.000Z')

describe('execution of approved proposals', () => {
  let test: TestDatabase
  let nowMs: number
  let answers: (Error | Record<string, unknown>)[]
  let asked: { key: string | undefined; body: unknown }[]
  beforeAll(async () => {
    test = await database.create()
  })
  afterAll(() => test.remove())
  beforeEach(async () => {
    nowMs = start
    answers = []
    asked = []
    await test.storage.db.deleteFrom('proposal').execute()
  })

  const clock = () => new Date(nowMs).toISOString()
  const seal = createSeal(new Uint8Array(32).fill(1))
  const proposals = createProposals({
    seal,
    numbers: { shownOf: async () => (id) => id },
    needsToken: false,
  })
  const create = () => {
    const trust = {
      call: async (_id: string, { key, body }: { key?: string; body?: unknown }) => {
        asked.push({ key, body })
        const answer = answers.shift()
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('not asked for')
        return answer
      },
    } as unknown as TrustCalls
    return createExecute({
      storage: test.storage,
      trust,
      proposals,
      authority: { needsToken: false, tokenFor: async ({ token }) => token },
      deeds: createDeeds({ seal, clock, ids: createIds() }),
      security: createSecurityEvents(),
      clock,
      logger: pino({ level: 'silent' }),
      currencyExponent: 2,
      onCaseChanged: async () => {},
    })
  }
  const put = async () => {
    const id = ulid()
    await test.storage.db
      .insertInto('proposal')
      .values({
        id,
        case_id: 'CASE-1',
        gw_id: 'demo',
        action: 'freeze',
        subject: 'hm1:a',
        state: 'approved',
        is_hold: 0,
        digest: '',
        case_version: 1,
        proposed_by: 'ana',
        proposed_by_name: 'Ana',
        proposed_at: clock(),
        expires_at: clock(),
        decided_by: 'ben',
        decided_by_name: 'Ben',
        decided_at: clock(),
        sealed: proposals.close(id, {
          act: {
            action: 'freeze',
            caseId: 'CASE-1',
            traceId: 'TRC-1',
            amount: 10,
            accountHash: 'hm1:a',
            institution: 'UNTY',
            hours: 24,
            reason: 'Because of the trace.',
          },
          what: {},
          reason: 'Because of the trace.',
          evidence: {},
        }),
      })
      .execute()
    return id
  }
  const find = async (id: string) => {
    const row = await proposals.find(test.storage.db, id)
    if (!row) throw new Error('gone')
    return { state: row.state, ...proposals.open(row) }
  }
  const silence = () => new Problem('upstream-timeout')
  const refusal = (status: number) =>
    new HostRefusal(status, { type: 'x', title: 'Freeze exceeds case amount', status })

  it('repeats the identical call while the trust layer does not answer or is still processing it', async () => {
    const [id, execute] = [await put(), create()]
    const type = 'urn:trust-layer:problem:request-in-progress'
    const underWay = new HostRefusal(409, { type, title: 'Request in progress', status: 409 })
    answers = [silence(), underWay, refusal(503), { freeze_id: 'FRZ-1' }]
    for (let round = 0; round < 4; round++) {
      await execute.look()
      nowMs += 6_000
    }
    expect(await find(id)).toMatchObject({ state: 'executed', result: { freeze_id: 'FRZ-1' } })
    expect(asked).toHaveLength(4)
    expect(new Set(asked.map((call) => JSON.stringify(call))).size).toBe(1)
    expect(asked[0]?.key).toBe(id)
  })

  it('waits between two attempts, and lets only one process work at a time', async () => {
    const [id, execute] = [await put(), create()]
    answers = [silence(), { freeze_id: 'FRZ-2' }]
    await execute.look()
    await execute.look()
    expect(asked).toHaveLength(1)
    nowMs += 6_000
    await Promise.all([execute.run(id), create().run(id), execute.look()])
    expect(asked).toHaveLength(2)
  })

  it('gives up after a quarter of an hour without an answer, and reports that the case must be checked', async () => {
    const [id, execute] = [await put(), create()]
    answers = [silence()]
    nowMs += 16 * 60_000
    await execute.look()
    expect(await find(id)).toMatchObject({
      state: 'failed',
      note: expect.stringContaining('Look at the case'),
    })
    expect((await find(id)).token).toBeUndefined()
  })

  it('fails with the trust layer’s wording if it refuses', async () => {
    const [id, execute] = [await put(), create()]
    answers = [refusal(422)]
    await execute.run(id)
    expect(await find(id)).toMatchObject({ state: 'failed', note: 'Freeze exceeds case amount' })
    await execute.look()
    expect(asked).toHaveLength(1)
  })
})

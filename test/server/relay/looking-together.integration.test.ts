import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { realTimers } from '../../../src/contract/primitives/timers.ts'
import { createRounds } from '../../../src/relay/agent-api/cases/case-sweeper.ts'
import type { TrustCalls } from '../../../src/relay/agent-api/cases/trust-calls.ts'
import { createCaseWatch } from '../../../src/relay/citizen-api/chat/case-watch.ts'
import type { Storage } from '../../../src/storage/database/storage.ts'
import { database, type TestDatabase } from '../../support/databases.ts'

const relays = 3
const cases = Array.from({ length: 8 }, (_, i) => `CASE-${i}`)
const clock = () => new Date().toISOString()
const longAgo = '2001-01-01T00:00:00.000Z'

describe(`three relays that poll at the same moment, on ${database.name}`, () => {
  let own: TestDatabase
  let storages: Storage[]
  beforeAll(async () => {
    own = await database.create()
    storages = Array.from({ length: relays }, () => own.reopen())
    await own.storage.db
      .insertInto('chat')
      .values(
        cases.map((case_id) => ({
          id: `chat of ${case_id}`,
          gw_id: 'demo',
          lang: 'en',
          human_verified: 0,
          last_seq: 0,
          created_at: longAgo,
        })),
      )
      .execute()
    await own.storage.db
      .insertInto('chat_case')
      .values(
        cases.map((case_id) => ({
          chat_id: `chat of ${case_id}`,
          case_id,
          citizen_ref: 'hm1:citizen',
          seen: '',
          is_over: 0,
          checked_at: longAgo,
          created_at: longAgo,
        })),
      )
      .execute()
    await own.storage.db
      .insertInto('case_file')
      .values(
        cases.map((case_id) => ({
          case_id,
          gw_id: 'demo',
          scam_type: 'purchase',
          amount: 1,
          opened_at: longAgo,
          status: 'received',
          is_over: 0,
          currency: 'PHP',
          sealed: '',
          held: 0,
          returned: 0,
          version: 1,
          checked_at: longAgo,
          has_report: 0,
          rank: 0,
        })),
      )
      .execute()
  })
  afterAll(async () => {
    await Promise.all(storages.map((storage) => storage.close()))
    await own.remove()
  })

  it('check each case of the chats once', async () => {
    const asked: string[] = []
    const watches = storages.map((storage) =>
      createCaseWatch({
        storage,
        effects: {
          enqueueWatch: async (_, { caseId }) => void asked.push(caseId),
          enqueueTell: async () => {},
        },
        outbox: { kick: () => {} },
        numbers: { putInto: async (_, text) => text },
        clock,
        timers: realTimers,
      }),
    )
    await Promise.all(watches.map((watch) => watch.look()))
    expect(asked.sort()).toEqual(cases)
  })

  it('read each case of the console once', async () => {
    const read: string[] = []
    const trust = {
      async call(_: string, { params }: { params: { case_id: string } }) {
        read.push(params.case_id)
        await new Promise((resolve) => setTimeout(resolve, 5))
        return { case_id: params.case_id }
      },
    } as unknown as TrustCalls
    const rounds = storages.map((storage) =>
      createRounds({
        storage,
        trust,
        files: { seen: async () => {} },
        proposals: { expire: async () => {} },
        execute: { look: async () => {} },
        lapse: async () => {},
        clock,
        timers: realTimers,
        logger: pino({ level: 'silent' }),
      }),
    )
    for (const round of rounds) round.start()
    await Promise.all(rounds.map((round) => round.stop()))
    expect(read.sort()).toEqual(cases)
  })
})

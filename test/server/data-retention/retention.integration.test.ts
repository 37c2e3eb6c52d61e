import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realTimers } from '../../../src/contract/primitives/timers.ts'
import { createChatKeys } from '../../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../../src/relay/security/auth/seal.ts'
import type { SecurityLog } from '../../../src/relay/security/auth/security-log.ts'
import { createForgetChat } from '../../../src/server/data-retention/forget-chat.ts'
import { createRetention } from '../../../src/server/data-retention/retention.ts'
import {
  confirmSweep,
  createSweepGuard,
  openGuard,
  type SweepGuard,
} from '../../../src/storage/sweep-guard.ts'
import { database, type TestDatabase } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { countStatements } from '../../support/statement-count.ts'

const began = Date.parse('2026-01-01T00:00:00.000Z')
const on = (day: number) => new Date(began + day * 86_400_000).toISOString()

const caseFile = {
  gw_id: 'demo',
  chat_id: null,
  scam_type: 'other',
  amount: 0,
  currency: 'PHP',
  paid_at: null,
  is_paid_day: null,
  status: 'closed',
  is_over: 1,
  held: 0,
  returned: 0,
  due_at: null,
  due_what: null,
  rank: 0,
  assignee_id: null,
  assignee_name: null,
  version: 1,
  checked_at: '',
  has_report: 0,
  digits_hash: null,
  account_hash: null,
  reference_hash: null,
  sealed: '',
  contact: null,
}

describe(`retention of chats on ${database.name}`, () => {
  let test: TestDatabase
  let now = on(0)
  const chatKeys = createChatKeys({ seal: createSeal(randomBytes(32)) })
  const recorded: string[] = []
  const security: SecurityLog = { record: ({ kind, detail }) => recorded.push(`${kind} ${detail}`) }

  const create = (guard: SweepGuard = openGuard) =>
    createRetention({
      storage: test.storage,
      forgetChat: createForgetChat({
        chatKeys,
        effects: { enqueueErase: async () => {} },
        hooks: { erase: async () => {} },
      }),
      guard,
      security,
      clock: () => now,
      timers: realTimers,
      logger: pino({ level: 'silent' }),
      retentionDays: 90,
    })
  const begin = async (id: string, day: number) => {
    const { db } = test.storage
    const row = { id, gw_id: 'demo', lang: 'en', human_uid: null, human_verified: 0, last_seq: 0 }
    await db
      .insertInto('chat')
      .values({ ...row, created_at: on(day) })
      .execute()
    await chatKeys.create(db, id)
  }
  const comes = (chatId: string, day: number) =>
    test.storage.db
      .insertInto('session')
      .values({
        id: `${chatId}-${day}`,
        chat_id: chatId,
        created_at: on(day),
        expires_at: on(day),
        proven: 0,
      })
      .execute()
  const says = (chatId: string, seq: number, day: number, clientId: string | null) =>
    test.storage.db
      .insertInto('chat_event')
      .values({
        chat_id: chatId,
        seq,
        type: 'message',
        body: '',
        message_id: null,
        client_id: clientId,
        at: on(day),
      })
      .execute()
  const listens = (chatId: string, key: string) =>
    test.storage.db.insertInto('speech_clip_use').values({ chat_id: chatId, key }).execute()
  const chats = async () =>
    (await test.storage.db.selectFrom('chat').select('id').orderBy('id').execute()).map(({ id }) => id)

  beforeEach(async () => {
    test = await database.create()
    recorded.length = 0
  })
  afterEach(() => test.remove())

  it.each([
    { what: 'nothing more happened', next: async () => {}, stays: false },
    { what: 'the citizen came back', next: () => comes('c', 30), stays: true },
    { what: 'the citizen said something', next: () => says('c', 1, 30, 'own'), stays: true },
    { what: 'only the bank had news', next: () => says('c', 1, 30, null), stays: false },
  ])('counts from the citizen’s last activity: $what', async ({ next, stays }) => {
    await begin('c', 0)
    await next()
    now = on(91)
    await create().sweep()
    expect(await chats()).toEqual(stays ? ['c'] : [])
    expect((await chatKeys.find(test.storage.db, 'c')) !== undefined).toBe(stays)
    expect(recorded).toEqual(stays ? [] : ['data-expired chats: 1'])
  })

  describe('a clock that is 200 days ahead', () => {
    const jump = async () => {
      const { db } = test.storage
      now = on(0)
      for (const id of ['c', 'd', 'e']) await begin(id, 0)
      await db
        .insertInto('case_file')
        .values({ ...caseFile, case_id: 'CASE-1', opened_at: on(0) })
        .execute()
      const guard = createSweepGuard({
        storage: test.storage,
        clock: () => now,
        retentionDays: 90,
        onHold: () => {},
      })
      await guard.see()
      now = on(200)
      return guard
    }
    const left = async () => {
      const { db } = test.storage
      return {
        chats: await chats(),
        keys: (await db.selectFrom('chat_key').select('chat_id').execute()).length,
        cases: (await db.selectFrom('case_file').select('case_id').execute()).length,
      }
    }

    it('deletes no chat, case or key before an operator confirms', async () => {
      const guard = await jump()
      const one = create(guard)
      await one.sweep()
      one.start()
      await one.stop()
      expect(await left()).toEqual({ chats: ['c', 'd', 'e'], keys: 3, cases: 1 })
      expect(recorded).toEqual([])
      await confirmSweep(test.storage, { now, retentionDays: 90 })
      // Due since the clock changed, not only an hour later.
      one.start()
      await one.stop()
      expect(await left()).toEqual({ chats: [], keys: 0, cases: 0 })
    })

    it('does not block sweeps once the clock is right again', async () => {
      const guard = await jump()
      await create(guard).sweep()
      now = on(0.5)
      const one = create(guard)
      one.start()
      await one.stop()
      expect(guard.isHeld()).toBe(false)
      // A sweep that was recorded with such a clock is due as well.
      const { db } = test.storage
      await db
        .updateTable('upkeep')
        .set({ due_at: on(200) })
        .where('name', '=', 'retention')
        .execute()
      now = on(0.6)
      one.start()
      await one.stop()
      expect(
        await db.selectFrom('upkeep').select('due_at').where('name', '=', 'retention').execute(),
      ).toEqual([{ due_at: on(0.6 + 1 / 24) }])
    })
  })

  it('deletes after twice the retention period even if the citizen returns every day', async () => {
    await begin('c', 0)
    for (const day of [100, 179]) await comes('c', day)
    now = on(180)
    await create().sweep()
    expect(await chats()).toEqual(['c'])
    now = on(181)
    await create().sweep()
    expect(await chats()).toEqual([])
  })

  it('deletes the speech that only this chat has played, and keeps what others have played', async () => {
    const clip = { content_type: 'audio/mpeg', size: 1, approximate: null, bytes: Buffer.from('x') }
    await test.storage.db
      .insertInto('speech_clip')
      .values(
        ['own', 'shared', 'old'].map((key) => ({
          key,
          ...clip,
          created_at: on(0),
          used_at: on(key === 'old' ? 0 : 80),
        })),
      )
      .execute()
    await begin('c', 0)
    await begin('d', 80)
    await listens('c', 'own')
    await listens('c', 'shared')
    await listens('d', 'shared')
    now = on(91)
    await create().sweep()
    expect(await test.storage.db.selectFrom('speech_clip').select('key').execute()).toEqual([
      { key: 'shared' },
    ])
  })

  it('deletes unused case numbers among those of hundreds of thousands of cases', async () => {
    const { db } = test.storage
    const cases = sql`with recursive one (n) as (select 1 union all select n + 1 from one where n < 200000)`
    await sql`${cases} insert into case_number (case_id, number_hash, sealed)
      select 'CASE-01KB0000000000000000' || n, 'hm1:' || n, '' from one`.execute(db)
    await sql`${cases} insert into case_opening (case_id, citizen_ref, digits_hash, tries, tried_at, created_at)
      select 'CASE-01KB0000000000000000' || n, '', null, 0, null, ${on(80)} from one where n > 2`.execute(db)
    // As databases do automatically after a while: only then do they know how many rows there are.
    await sql`analyze case_opening`.execute(db)
    now = on(91)
    await create().sweep()
    expect(recorded).toEqual(['data-expired numbers: 2'])
  })

  it('finds the numbers of old cases by an index, without reading new ones', async () => {
    const { db } = test.storage
    await sql`with recursive one (n) as (select 1 union all select n + 1 from one where n < 20000)
      insert into case_number (case_id, number_hash, sealed, drawn_at)
      select 'CASE-' || n, 'hm1:' || n, '', case when n > 2 then ${on(80)} else ${on(0)} end from one`.execute(
      db,
    )
    await sql`analyze case_number`.execute(db)
    now = on(91)
    const counted = countStatements()
    await create().sweep()
    counted.stop()
    expect(recorded).toEqual(['data-expired numbers: 2'])
    const deletes = counted.statements().filter((text) => text.startsWith('delete from "case_number"'))
    expect(deletes).toHaveLength(1)
    const explain = database.name === 'SQLite' ? 'explain query plan' : 'explain'
    const [text = ''] = deletes
    const plan = await sql.raw(`${explain} ${text.replace(/\?|\$1/, `'${on(1)}'`)}`).execute(db)
    expect(JSON.stringify(plan.rows)).toMatch(/index (scan using )?case_number_by_age/i)
  })

  it('is run by one of several relays, once an hour', async () => {
    await begin('c', 0)
    now = on(91)
    const relays = [create(), create(), create()]
    for (const relay of relays) relay.start()
    for (const relay of relays) await relay.stop()
    expect(recorded).toEqual(['data-expired chats: 1'])
    await begin('d', 0)
    const later = create()
    later.start()
    await later.stop()
    expect(await chats()).toEqual(['d'])
    now = new Date(Date.parse(now) + 3_600_000).toISOString()
    later.start()
    await later.stop()
    await eventually(async () => expect(await chats()).toEqual([]))
  })
})

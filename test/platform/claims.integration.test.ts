import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../../src/contract/primitives/problem.ts'
import { deliverNext } from '../../src/platform/kit/delivery/courier.ts'
import { defaultMessageLimits } from '../../src/platform/kit/message-limits.ts'
import type { Deliver, OutgoingMessage } from '../../src/platform/kit/ports.ts'
import { sealContexts } from '../../src/platform/kit/seal-contexts.ts'
import { createUnitsOfWork } from '../../src/platform/kit/unit-of-work.ts'
import { createSeal } from '../../src/relay/security/auth/seal.ts'
import type { Storage } from '../../src/storage/database/storage.ts'
import { createIds } from '../../src/storage/ids.ts'
import { database, type TestDatabase } from '../support/databases.ts'
import { createVirtualTimers } from '../support/virtual-timers.ts'

const seal = createSeal(new Uint8Array(32).fill(7))
const message: OutgoingMessage = {
  id: 'DLV-1',
  to: '+639175550101',
  subject: '',
  text: 'News',
  language: 'en',
}

describe(`a message claimed by a process, on ${database.name}`, () => {
  let test: TestDatabase
  /** Clock of all processes. */
  let now: string
  beforeEach(async () => {
    test = await database.create()
    now = '2026-11-24T10:00:00.000Z'
    await test.storage.db
      .insertInto('pf_delivery')
      .values({
        delivery_id: message.id,
        notification_id: 'NTF-1',
        case_id: 'CASE-1',
        channel: 'sms',
        status: 'queued',
        failure_reason: null,
        expected_by: now,
        sealed: seal.encrypt(message, sealContexts.delivery(message.id)),
        sent_at: null,
        attempts: 0,
        next_at: now,
      })
      .execute()
  })
  afterEach(() => test.remove())

  /** One process polls for a queued message, on its view of the database. */
  const look = (sms: Deliver, { storage = test.storage, timers = createVirtualTimers() } = {}) => {
    const logger = { info() {}, warn() {}, error() {} }
    const units = createUnitsOfWork({
      storage,
      clock: () => now,
      ids: createIds(),
      logger,
      runDue: async () => {},
      isAnythingDue: async () => false,
      onCommit() {},
    })
    const keep = async () => {}
    return deliverNext({
      storage,
      units,
      deliveries: { sms },
      keep,
      seal,
      limits: defaultMessageLimits,
      timezone: 'Asia/Manila',
      now: () => now,
      timers,
      logger,
    })
  }
  const row = () =>
    test.storage.db.selectFrom('pf_delivery').select(['status', 'next_at']).executeTakeFirstOrThrow()
  /** A delivery that ends when the test says so. */
  const begin = () => {
    let end = { well: () => {}, badly: () => {} }
    const isOver = new Promise<void>((well, failed) => {
      end = { well, badly: () => failed(new Error('nobody answers')) }
    })
    let hasBegun = false
    const looked = look(() => {
      hasBegun = true
      return isOver
    })
    return { begun: () => expect.poll(() => hasBegun).toBe(true), end, looked }
  }
  /**
   * Begins two deliveries: one of a process that is frozen for longer than its claim lasts, and one of
   * another process.
   */
  const beginTwice = async () => {
    const frozen = begin()
    await frozen.begun()
    now = '2026-11-24T10:01:01.000Z'
    const other = begin()
    await other.begun()
    return { frozen, other }
  }

  it('stays claimed for as long as a slow service takes, and no other process sends it', async () => {
    const sent: string[] = []
    let answer = () => {}
    const answered = new Promise<void>((done) => {
      answer = done
    })
    const timers = createVirtualTimers()
    const slow = look(
      async () => {
        sent.push('slow')
        await answered
      },
      { timers },
    )
    await expect.poll(() => sent).toEqual(['slow'])
    for (const later of ['10:00:50', '10:01:40', '10:02:30']) {
      now = `2026-11-24T${later}.000Z`
      timers.pass(20_000)
      await expect.poll(async () => ((await row()).next_at ?? '') > `2026-11-24T${later}.000Z`).toBe(true)
      expect(
        await look(async () => {
          sent.push('another')
        }),
      ).toBe(false)
    }
    answer()
    await slow
    expect(sent).toEqual(['slow'])
    expect(await row()).toEqual({ status: 'sent', next_at: null })
  })

  it('passes to another process after the first was stopped for longer than a claim lasts', async () => {
    const sent: string[] = []
    await test.storage.db.updateTable('pf_delivery').set({ next_at: '2026-11-24T10:01:00.000Z' }).execute()
    now = '2026-11-24T10:01:01.000Z'
    await look(async () => {
      sent.push('another')
    })
    expect(sent).toEqual(['another'])
  })

  it('is not changed by the failure of a process that has lost its claim', async () => {
    const { frozen, other } = await beginTwice()
    const claimed = await row()
    frozen.end.badly()
    await frozen.looked
    expect(await row()).toEqual(claimed)
    other.end.well()
    await other.looked
    expect(await row()).toEqual({ status: 'sent', next_at: null })
  })

  it('counts as sent if a process that had lost its claim has sent it', async () => {
    const { frozen, other } = await beginTwice()
    frozen.end.well()
    await frozen.looked
    other.end.badly()
    await other.looked
    expect(await row()).toEqual({ status: 'sent', next_at: null })
  })

  it('is sent once even if the database goes down before the result is recorded', async () => {
    let sent = 0
    let away = 2
    const write: Storage['write'] = (scope, work) =>
      away-- > 0 ? Promise.reject(new Problem('storage-unavailable')) : test.storage.write(scope, work)
    const timers = createVirtualTimers()
    await timers.passUntil(look(async () => void sent++, { storage: { ...test.storage, write }, timers }))
    expect([sent, await row()]).toEqual([1, { status: 'sent', next_at: null }])
  })

  it('is not sent if it is withdrawn during the checks', async () => {
    const sent: string[] = []
    let withdrawn: Promise<unknown> = Promise.resolve()
    const withdraw = () =>
      test.storage.db
        .updateTable('pf_delivery')
        .set({ status: 'failed', failure_reason: 'withdrawn', sealed: null, next_at: null })
        .execute()
    const withdrawing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        // The recently sent messages of its case are counted.
        if (!result.rows.some((one) => 'count' in one)) return result
        withdrawn = withdraw()
        // SQLite has one connection, which is used in turn.
        if (!test.storage.exclusive) await withdrawn
        return result
      },
    }
    const storage = { ...test.storage, db: test.storage.db.withPlugin(withdrawing) }
    expect(await look(async ({ id }) => void sent.push(id), { storage })).toBe(true)
    await withdrawn
    expect(sent).toEqual([])
    expect(await row()).toEqual({ status: 'failed', next_at: null })
  })
})

import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realTimers } from '../../../../src/contract/primitives/timers.ts'
import { createChatNotifier } from '../../../../src/relay/citizen-api/chat/chat-notifier.ts'
import { createOutbox, type Outbox, type OutboxDeps } from '../../../../src/relay/citizen-api/chat/outbox.ts'
import type { OutboxRow, Settle } from '../../../../src/relay/citizen-api/chat/outbox-call.ts'
import { TrustLayerError } from '../../../../src/relay/gateway/upstream/trust-layer.ts'
import { createSeal } from '../../../../src/relay/security/auth/seal.ts'
import { database, type TestDatabase } from '../../../support/databases.ts'

/** A call of a relay, answered by the test. */
interface Call {
  relay: string
  answer(): void
  fail(): void
}

const putAt = '2026-11-27T10:00:00.000Z'
/** After the 20 s for which a relay has claimed a call. */
const claimOverAt = '2026-11-27T10:00:21.000Z'
const answered = { next_at: null, sealed: '' }

describe(`claimed outbox call, on ${database.name}`, () => {
  const seal = createSeal(randomBytes(32))
  let test: TestDatabase
  let calls: Call[]
  let relays: Outbox[]

  /** Starts a relay whose clock is fixed at `now`: it claims due calls, and no later claim expires for it. */
  const open = async (relay: string, now: string): Promise<Outbox> => {
    const answer: Settle = async () => ({})
    const outbox = createOutbox({
      storage: test.storage,
      effects: {
        perform: () =>
          new Promise((done, failed) => {
            calls.push({
              relay,
              answer: () => done(answer),
              fail: () => failed(new TrustLayerError(0)),
            })
          }),
        // Like the real effects, which build the failure message from the call itself.
        failure: (row: OutboxRow) => {
          seal.decrypt(row.sealed, row.id)
          return answer
        },
      } as unknown as OutboxDeps['effects'],
      // There is no chat to notify: it was erased during the call.
      events: {} as OutboxDeps['events'],
      conversation: {} as OutboxDeps['conversation'],
      notifier: createChatNotifier(),
      clock: () => now,
      timers: realTimers,
      logger: pino({ level: 'silent' }),
    })
    await outbox.takeOver()
    outbox.start()
    relays.push(outbox)
    return outbox
  }
  const put = (attempts: number) =>
    test.storage.db
      .insertInto('outbox')
      .values({
        id: 'call',
        chat_id: 'chat',
        kind: 'create-case',
        sealed: seal.encrypt({ kind: 'create-case' }, 'call'),
        attempts,
        place: null,
        next_at: putAt,
        created_at: putAt,
      })
      .execute()
  const row = () =>
    test.storage.db
      .selectFrom('outbox')
      .select(['next_at', 'sealed'])
      .where('id', '=', 'call')
      .executeTakeFirst()
  /** Makes one relay call, then another one after the first one's claim has expired. */
  const callTwice = async (attempts = 0) => {
    await put(attempts)
    await open('frozen', putAt)
    await expect.poll(() => calls.length).toBe(1)
    await open('other', claimOverAt)
    await expect.poll(() => calls.map(({ relay }) => relay)).toEqual(['frozen', 'other'])
    const [first, second] = calls
    if (!first || !second) throw new Error('two calls were made')
    const ended = async () => {
      for (const relay of relays.splice(0)) await relay.stop()
    }
    return { first, second, ended }
  }

  beforeEach(async () => {
    test = await database.create()
    calls = []
    relays = []
  })
  afterEach(async () => {
    for (const call of calls) call.answer()
    for (const relay of relays) await relay.stop()
    await test.remove()
  })

  it('stays answered when a relay that has lost the claim fails', async () => {
    const { first, second, ended } = await callTwice()
    second.answer()
    await expect.poll(row).toEqual(answered)
    first.fail()
    await ended()
    expect(await row()).toEqual(answered)
  })

  it.each([0, 2])(
    'stays claimed by another relay when one that has lost the claim fails, after %i tries',
    async (tries) => {
      const { first, second, ended } = await callTwice(tries)
      const claimed = await row()
      first.fail()
      const [frozen] = relays.splice(0, 1)
      await frozen?.stop()
      expect(await row()).toEqual(claimed)
      second.answer()
      await ended()
      expect(await row()).toEqual(answered)
    },
  )

  it('is ended by the first answer, even from a relay that has lost the claim', async () => {
    const { first, second, ended } = await callTwice()
    first.answer()
    await expect.poll(row).toEqual(answered)
    second.fail()
    await ended()
    expect(await row()).toEqual(answered)
  })
})

import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboxViews } from '../../../../src/contract/console/inbox-words.ts'
import { createInboxRounds } from '../../../../src/relay/agent-api/inbox/queue-sweeper.ts'
import { createPeople } from '../../../../src/relay/agent-api/sign-in/people.ts'
import { createChatNotifier } from '../../../../src/relay/citizen-api/chat/chat-notifier.ts'
import type { Storage } from '../../../../src/storage/database/storage.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { textOf } from '../../../support/victim.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

const later = (ms: number) => new Date(Date.now() + ms).toISOString()

describe(`queue of waiting chats, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  const called: unknown[] = []
  const timers = createVirtualTimers()
  beforeAll(async () => {
    test = await startTestInbox({
      timers,
      config: { onCall: { url: 'https://on-call.example/hook' } },
      fetch: async (url, init) => {
        called.push([String(url), JSON.parse(String(init?.body))])
        return new Response(null, { status: 204 })
      },
    })
    ana = await test.add('Ana')
  })
  afterAll(() => test.stop())

  const deskOf = (chatId: string, storage: Storage = test.relay.test.storage) =>
    storage.db.selectFrom('chat_desk').selectAll().where('chat_id', '=', chatId).executeTakeFirstOrThrow()

  it('counts each view by what its list shows', async () => {
    const waiting = [await test.wanted(), await test.wanted(), await test.wanted(), await test.wanted()]
    const [first, second, third] = waiting.map(({ chatId }) => chatId)
    const { body } = await ana.claim(String(first))
    await ana.post(`/chats/${first}/resolve`, { epoch: body.row.epoch, outcome: 'helped' })
    await ana.claim(String(second))
    const ben = await test.add('Ben')
    await ben.claim(String(third))
    const aside = await test.wanted()
    const { row } = (await ana.claim(aside.chatId)).body
    await ana.post(`/chats/${aside.chatId}/snooze`, { epoch: row.epoch, until: null })
    for (const view of inboxViews) {
      const { rows, counts } = await ana.list(view)
      expect(counts[view], view).toBe(rows.length)
      expect(rows.length, view).toBeGreaterThan(0)
    }
    const { counts } = await ana.list('queue')
    expect(counts).toMatchObject({ mine: 1, later: 1, queue: 1, open: 3, closed: 1 })
  })

  it('changes the checksum after each change', async () => {
    const { chat, chatId } = await test.wanted()
    const seen = new Set([(await ana.list('queue')).checksum])
    const changes: [what: string, change: () => Promise<unknown>][] = [
      ['a message of the citizen', () => chat.say('are you there?')],
      ['a note', () => ana.post(`/chats/${chatId}/notes`, { clientId: 'a-note-of-mine', text: 'x' })],
      ['a claim', () => ana.claim(chatId)],
      ['an answer', () => ana.write(chatId, 'Yes')],
      ['a return', async () => ana.post(`/chats/${chatId}/return`, await epochOf(chatId, 'queue'))],
      ['another claim', () => ana.claim(chatId)],
      ['another return', async () => ana.post(`/chats/${chatId}/return`, await epochOf(chatId, 'bot'))],
      ['a new wish', () => test.wanted()],
      ['an erased chat', () => chat.request('DELETE', '/chat/v1/session')],
    ]
    for (const [what, change] of changes) {
      const before = seen.size
      await change()
      seen.add((await ana.list('queue')).checksum)
      expect(seen.size, what).toBe(before + 1)
    }
  })

  it('changes the checksum when a waiting citizen is still present a minute later', async () => {
    const { chat, chatId } = await test.wanted()
    const before = await ana.list('queue')
    const now = later(2 * 60_000)
    test.relay.setNow(now)
    await chat.request('GET', '/chat/v1/events?after=0&wait=0')
    const seen = async () => {
      const { rows, checksum } = await ana.list('queue')
      return [rows.find((row) => row.chatId === chatId)?.seenAt, checksum !== before.checksum]
    }
    await expect.poll(seen).toEqual([now, true])
    test.relay.setNow(undefined)
  })

  const epochOf = async (chatId: string, to: string) => ({ epoch: (await ana.row(chatId)).epoch, to })

  it('sends each change in the stream', async () => {
    const stream = await ana.stream('/inbox/stream')
    const { chat, chatId } = await test.wanted()
    const changes: [what: string, change: () => Promise<unknown>][] = [
      ['a wish', async () => {}],
      ['a message of the citizen', () => chat.say('are you there?')],
      ['a claim', () => ana.claim(chatId)],
      ['an answer to the person', () => chat.say('thank you')],
      ['a note', () => ana.post(`/chats/${chatId}/notes`, { clientId: 'a-note-of-mine', text: 'x' })],
      ['an erased chat', () => chat.request('DELETE', '/chat/v1/session')],
    ]
    for (const [what, change] of changes) {
      await change()
      const { checksum } = await ana.list('queue')
      const shown = expect.poll(() => stream.pulse()?.checksum, { interval: 20, message: what })
      await timers.passUntil(shown.toBe(checksum))
    }
    stream.close()
  })

  it('sends a heartbeat in the stream when nothing changes', async () => {
    const stream = await ana.stream('/inbox/stream')
    const beats = () => stream.text().split('event: inbox').length - 1
    await expect.poll(beats).toBe(1)
    timers.pass(15_000)
    await expect.poll(beats).toBe(2)
    stream.close()
  })

  it('ends the stream of a person who has signed out', async () => {
    const eve = await test.add('Eve')
    const stream = await eve.stream('/inbox/stream')
    await eve.post('/sign-out')
    await test.wanted()
    await expect.poll(stream.isEnded).toBe(true)
  })

  const changeChannels = (id: string, channels: string[]) =>
    createPeople({ storage: test.relay.test.storage, clock: () => later(0), ids: createIds() }).change(id, {
      channels,
    })

  it('ends the streams of a person whose channels change, and counts the next one for the new channels', async () => {
    const { chat, chatId } = await test.wanted()
    const eve = await test.add('Eve', 'agent', ['demo'])
    const [inbox, talk] = [await eve.goOnline(), await eve.stream(`/chats/${chatId}/stream`)]
    await changeChannels(eve.id, ['another'])
    await chat.say('my secret')
    await expect.poll(() => [inbox.isEnded(), talk.isEnded()]).toEqual([true, true])
    await chat.say('another secret')
    expect(talk.text()).not.toContain('secret')
    const again = await eve.stream('/inbox/stream')
    await expect.poll(() => again.pulse()?.waiting).toBe(0)
    const leases = test.relay.test.storage.db.selectFrom('agent_lease').select('channels')
    await expect
      .poll(() => leases.where('person_id', '=', eve.id).execute())
      .toEqual([{ channels: '["another"]' }])
    again.close()
  })

  it('returns a chat whose owner has left to its place, even if the citizen writes in the meantime', async () => {
    const gone = await test.add('Gone')
    const stream = await gone.goOnline()
    const { chat, chatId } = await test.wanted()
    await gone.claim(chatId)
    const { queued_at } = await deskOf(chatId)
    stream.close()
    // A page that is loaded again is back within seconds.
    await test.relay.lookAfterQueue()
    expect(await deskOf(chatId)).toMatchObject({ state: 'open', owner_id: gone.id })
    test.relay.setNow(later(26_000))
    await chat.say('are you still there?')
    await test.relay.lookAfterQueue()
    expect(await deskOf(chatId)).toMatchObject({
      state: 'queued',
      owner_id: null,
      queued_at,
      reason: 'returned',
    })
    expect((await ana.get(`/chats/${chatId}`)).body.assignments).toMatchObject([
      { person: { firstName: 'Gone' }, endReason: 'unreachable' },
    ])
    expect((await gone.write(chatId, 'Back again')).body).toMatchObject({ state: 'queued' })
    test.relay.setNow(undefined)
  })

  it('leaves a chat with an owner whose page is open, however long it takes', async () => {
    const { chatId } = await test.wanted()
    const here = await test.add('Here')
    await here.claim(chatId)
    test.relay.setNow(later(30 * 60_000 - 60_000))
    const stream = await here.stream('/inbox/stream')
    await expect
      .poll(async () => (await here.get('/team')).body.people.map(({ id }: { id: string }) => id))
      .toContain(here.id)
    await test.relay.lookAfterQueue()
    expect(await deskOf(chatId)).toMatchObject({ state: 'open', owner_id: here.id })
    stream.close()
    test.relay.setNow(undefined)
  })

  it('alerts the supervisors after three minutes and the person on call after ten, once each from two relays', async () => {
    const fresh = await startTestInbox()
    const { chatId } = await fresh.wanted()
    const second = fresh.relay.test.reopen()
    const told: boolean[] = []
    let woken = 0
    const notifier = createChatNotifier()
    notifier.subscribe('the-inbox', () => woken++)
    let now = 0
    const rounds = [fresh.relay.test.storage, second].map((storage) =>
      createInboxRounds({
        storage,
        ownership: { requeue: async () => {} },
        tellDevices: async () => {},
        presence: { isReachable: async () => true },
        notifier,
        clock: () => later(now),
        timers,
        logger: pino({ level: 'silent' }),
        giveUp: async () => {},
        offerCall: async () => {},
        callOut: async ({ isDanger }) => void told.push(isDanger),
      }),
    )
    const levelAt = async (minutes: number) => {
      now = minutes * 60_000
      for (let time = 0; time < 2; time++) await Promise.all(rounds.map((round) => round.look()))
      return (await deskOf(chatId, second)).alert_level
    }
    expect([await levelAt(2.9), woken, told.length]).toEqual([0, 0, 0])
    expect([await levelAt(3.1), woken, told.length]).toEqual([1, 1, 0])
    expect([await levelAt(9.9), woken, told.length]).toEqual([1, 1, 0])
    expect([await levelAt(10.1), woken, told]).toEqual([2, 2, [false]])
    expect([await levelAt(60), woken, told.length]).toEqual([2, 2, 1])
    await second.close()
    await fresh.stop()
  })

  it('alerts the on-call address that a chat is waiting, with nothing about the citizen', async () => {
    await test.wanted()
    test.relay.setNow(later(11 * 60_000))
    called.length = 0
    await test.relay.lookAfterQueue()
    await test.relay.lookAfterQueue()
    await expect
      .poll(() => called)
      .toEqual([
        ['https://on-call.example/hook', { text: 'Someone is waiting for an agent', isDanger: false }],
      ])
    test.relay.setNow(undefined)
  })

  it('gives a closed chat to the assistant when the citizen writes, and to the queue when they ask again', async () => {
    const { chat, chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    await ana.post(`/chats/${chatId}/resolve`, { epoch: body.row.epoch, outcome: 'helped' })
    await chat.say('one more thing')
    await chat.until((all) => all.filter((one) => textOf(one) === 'one more thing').length === 2)
    expect(await deskOf(chatId)).toMatchObject({ state: 'bot' })
    await chat.say('person')
    await chat.until((all) => all.filter((one) => textOf(one) === 'done hand-over').length === 2)
    expect(await deskOf(chatId)).toMatchObject({ state: 'queued', owner_id: null })
    expect((await ana.claim(chatId)).status).toBe(200)
  })

  it('removes secrets from what the citizen writes to an agent', async () => {
    const { chat, chatId } = await test.wanted()
    await ana.claim(chatId)
    await chat.say('my pin is 1234')
    const { messages } = (await ana.get(`/chats/${chatId}/messages`)).body
    expect(JSON.stringify(messages)).toContain('my pin is [removed]')
    expect(JSON.stringify(messages)).not.toContain('1234')
    expect((await ana.row(chatId)).lastLine).toMatchObject({ author: 'visitor', text: 'my pin is [removed]' })
  })

  it('resumes a chat’s stream after the last number that the page has seen', async () => {
    const { chat, chatId } = await test.wanted()
    await ana.claim(chatId)
    const { lastSeq } = (await ana.get(`/chats/${chatId}`)).body
    const seq = await chat.say('missed while asleep')
    const stream = await ana.stream(`/chats/${chatId}/stream`, { 'last-event-id': String(lastSeq) })
    await expect.poll(() => stream.text()).toContain(`id: ${seq}\n`)
    expect(stream.text()).toContain('missed while asleep')
    expect(stream.text()).not.toContain(`id: ${lastSeq}\n`)
    stream.close()
  })

  it('does not include a chat without a hand-off request', async () => {
    const chat = await openChat({ url: () => test.relay.url })
    expect((await ana.get(`/chats/${chat.session.chatId}`)).status).toBe(404)
  })
})

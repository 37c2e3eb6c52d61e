import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dialog } from '../../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { textOf } from '../../../support/victim.ts'

const { profile } = parseConfig(demoConfig)
const dialog = createScamReport(profile, { can: ['hand-over'] }) as unknown as Dialog
const later = (ms: number) => new Date(Date.now() + ms).toISOString()
const minuteMs = 60_000
const dayMs = 86_400_000

describe(`waiting chat, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox({ dialog })
    ana = await test.add('Ana')
  })
  afterAll(() => test.stop())

  const asking = async (lines: readonly string[] = ['I paid, or they took money', 'No']) => {
    const chat = await openChat({ url: () => test.relay.url })
    for (const line of lines) await chat.say(line)
    await chat.say('person')
    const { chatId } = chat.session
    await expect.poll(async () => (await ana.get(`/chats/${chatId}`)).status).toBe(200)
    return { chat, chatId }
  }
  /** Runs a queue sweep at another time. */
  const lookAt = async (ms: number) => {
    test.relay.setNow(later(ms))
    await test.relay.lookAfterQueue()
    test.relay.setNow(undefined)
  }
  const setAside = async (chatId: string, until: string | null) =>
    ana.post(`/chats/${chatId}/snooze`, { epoch: (await ana.row(chatId)).epoch, until })

  it('is snoozed until the citizen writes, and stays with its owner', async () => {
    const { chat, chatId } = await asking()
    await ana.claim(chatId)
    expect((await setAside(chatId, null)).body.row).toMatchObject({ state: 'open', snoozed: { until: null } })
    const idsIn = async (view: 'mine' | 'later') => (await ana.list(view)).rows.map((row) => row.chatId)
    expect(await idsIn('later')).toContain(chatId)
    expect(await idsIn('mine')).not.toContain(chatId)
    // It stays with its owner even if they have gone home in the meantime.
    await lookAt(2 * minuteMs)
    expect(await ana.row(chatId)).toMatchObject({ state: 'open', owner: { id: ana.id } })
    await chat.say('I am back')
    expect(await ana.row(chatId)).toMatchObject({ owner: { id: ana.id }, snoozed: null })
    expect(await idsIn('mine')).toContain(chatId)
  })

  it('is snoozed until a time within a week, only by its owner', async () => {
    const { chatId } = await asking()
    await ana.claim(chatId)
    const ben = await test.add('Ben')
    const { epoch } = await ana.row(chatId)
    expect((await ben.post(`/chats/${chatId}/snooze`, { epoch, until: null })).status).toBe(409)
    for (const ms of [-minuteMs, 8 * dayMs]) {
      expect((await setAside(chatId, later(ms))).body.errors).toMatchObject([{ field: 'until' }])
    }
    const until = later(30 * minuteMs)
    expect((await setAside(chatId, until)).body.row.snoozed).toEqual({ until })
    await lookAt(29 * minuteMs)
    expect((await ana.row(chatId)).snoozed).toEqual({ until })
    await lookAt(31 * minuteMs)
    expect((await ana.row(chatId)).snoozed).toBeNull()
  })

  it('keeps its place when its owner returns it to the queue, without alerting anyone on call immediately', async () => {
    const { chatId } = await asking()
    const { queuedAt } = await ana.row(chatId)
    test.relay.setNow(later(11 * minuteMs))
    const { epoch } = (await ana.claim(chatId)).body.row
    await ana.post(`/chats/${chatId}/return`, { epoch, to: 'queue' })
    await test.relay.lookAfterQueue()
    test.relay.setNow(undefined)
    expect(await ana.row(chatId)).toMatchObject({ state: 'queued', queuedAt, alertLevel: 0 })
  })

  it('offers a call when no agent comes, and the row shows that a call is requested', async () => {
    const { chat, chatId } = await asking()
    expect((await ana.row(chatId)).isCallWanted).toBe(false)
    await lookAt(4 * minuteMs)
    await chat.until((all) => all.some((one) => /Shall somebody call you/.test(textOf(one))))
    await chat.say('0917 555 7788')
    await chat.until((all) => all.some((one) => /somebody will call you/.test(textOf(one))))
    const row = await ana.row(chatId)
    expect(row).toMatchObject({ isCallWanted: true, state: 'queued', lastLine: { text: '••••7788' } })
    // It is offered only once.
    await lookAt(5 * minuteMs)
    expect(chat.messages().filter((one) => /Shall somebody call/.test(textOf(one)))).toHaveLength(1)
  })

  it('shows the citizen’s number only to its owner, for a reason that is recorded', async () => {
    const { chat, chatId } = await asking()
    await lookAt(4 * minuteMs)
    await chat.until((all) => all.some((one) => /Shall somebody call you/.test(textOf(one))))
    await chat.say('0917 555 7788')
    const reveal = (body: object) => ana.post(`/chats/${chatId}/number`, body)
    const reason = 'She wants to be called back.'
    expect((await reveal({ reason })).status).toBe(409)
    await ana.claim(chatId)
    expect((await reveal({})).status).toBe(400)
    expect((await reveal({ reason })).body).toEqual({ number: '+639175557788' })
    const { notes } = (await ana.get(`/chats/${chatId}`)).body
    expect(notes).toMatchObject([{ text: `Looked at the number: ${reason}`, by: { id: ana.id } }])
    expect(test.relay.log.join('\n')).toContain('contact-revealed')
    expect(test.relay.log.join('\n')).not.toContain('9175557788')
  })

  it('leaves the queue after the citizen was away for a day, tells them, and returns to its place', async () => {
    const { chat, chatId } = await asking([])
    const { queuedAt } = await ana.row(chatId)
    await lookAt(23 * 3_600_000)
    expect((await ana.row(chatId)).state).toBe('queued')
    await lookAt(dayMs + 10 * minuteMs)
    expect(await ana.row(chatId)).toMatchObject({ state: 'abandoned', waitingSince: null })
    const rows = (await ana.list('queue')).rows.map((row) => row.chatId)
    expect(rows).not.toContain(chatId)
    await chat.until((all) => all.some((one) => /no longer in the queue/.test(textOf(one))))
    await chat.say('I am here again')
    expect(await ana.row(chatId)).toMatchObject({ state: 'queued', queuedAt, reason: 'returned' })
  })

  it('stays in the queue while the citizen is in danger, or their page is open', async () => {
    const danger = await asking([])
    await danger.chat.say('he has a knife and says he will kill me')
    const open = await asking([])
    expect((await ana.row(danger.chatId)).isDanger).toBe(true)
    const now = later(30 * minuteMs)
    test.relay.setNow(now)
    await open.chat.request('GET', '/chat/v1/events?after=0&wait=0')
    const { db } = test.relay.test.storage
    await expect
      .poll(async () =>
        db.selectFrom('chat_desk').select('seen_at').where('chat_id', '=', open.chatId).execute(),
      )
      .toEqual([{ seen_at: now }])
    await lookAt(dayMs + 20 * minuteMs)
    for (const { chatId } of [danger, open]) expect((await ana.row(chatId)).state).toBe('queued')
  })
})

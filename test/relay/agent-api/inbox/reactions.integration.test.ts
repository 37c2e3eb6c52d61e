import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'

const later = (ms: number) => new Date(Date.now() + ms).toISOString()
const minuteMs = 60_000

describe(`target for an agent’s answer, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox({
      channels: [
        { gwId: 'demo', title: 'Help', answerTime: { minutes: 10 } },
        { gwId: 'calm', title: 'Calm' },
      ],
    })
    ana = await test.add('Ana')
  })
  afterAll(() => test.stop())

  const figures = async () =>
    (await ana.get('/inbox/reactions')).body.channels.find(({ gwId }: { gwId: string }) => gwId === 'demo')

  it('is stored on the hand-off request, and stopped only by an agent’s answer, not by a claim or the assistant', async () => {
    const { chatId } = await test.wanted()
    const { queuedAt, answerDueAt, answeredAt } = await ana.row(chatId)
    expect(Date.parse(answerDueAt ?? '') - Date.parse(queuedAt ?? '')).toBe(10 * minuteMs)
    expect(answeredAt).toBeNull()
    await ana.claim(chatId)
    expect(await ana.row(chatId)).toMatchObject({ answerDueAt, answeredAt: null })
    await ana.write(chatId, 'I am reading what you wrote.')
    expect(await ana.row(chatId)).toMatchObject({ answerDueAt, answeredAt: expect.any(String) })
    expect(await figures()).toMatchObject({
      targetMinutes: 10,
      isOpen: true,
      answered: 1,
      late: 0,
      overdue: 0,
    })
  })

  it('stays when the chat returns to the queue, and is missed if no agent has answered by then', async () => {
    const { chatId } = await test.wanted()
    const { answerDueAt } = await ana.row(chatId)
    await ana.claim(chatId)
    await ana.post(`/chats/${chatId}/return`, { epoch: (await ana.row(chatId)).epoch, to: 'queue' })
    expect(await ana.row(chatId)).toMatchObject({ answerDueAt })
    test.relay.setNow(later(11 * minuteMs))
    expect(await figures()).toMatchObject({ overdue: 1 })
    await ana.claim(chatId)
    await ana.write(chatId, 'I am sorry that it took so long.')
    const row = await ana.row(chatId)
    expect((row.answeredAt ?? '') > (row.answerDueAt ?? '')).toBe(true)
    expect(await figures()).toMatchObject({ late: 1, overdue: 0 })
    test.relay.setNow(undefined)
  })

  it('is null on a channel without one, and figures of a channel are shown only to its people', async () => {
    const { chatId } = await test.wanted('calm')
    expect(await ana.row(chatId)).toMatchObject({ answerDueAt: null })
    const cal = await test.add('Cal', 'agent', ['calm'])
    expect((await cal.get('/inbox/reactions')).body.channels).toMatchObject([
      { gwId: 'calm', targetMinutes: null, late: 0, overdue: 0 },
    ])
    const admin = await test.add('Ada', 'administrator')
    expect((await admin.get('/inbox/reactions')).status).toBe(403)
  })
})

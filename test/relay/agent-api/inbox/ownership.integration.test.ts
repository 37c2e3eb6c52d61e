import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { textOf } from '../../../support/victim.ts'
import { createVirtualTimers } from '../../../support/virtual-timers.ts'

const channels = ['demo', 'other'].map((gwId) => ({ gwId, title: gwId, assistant: 'scam-report' as const }))

describe(`chat ownership, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  let ben: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox({ channels, timers: createVirtualTimers() })
    ana = await test.add('Ana')
    ben = await test.add('Ben')
    await ana.goOnline()
    await ben.goOnline()
  })
  afterAll(() => test.stop())

  const messagesOf = (chat: Awaited<ReturnType<typeof openChat>>) => chat.messages().map(textOf)
  const db = () => test.relay.test.storage.db

  it('gives a chat to one of twenty agents who claim it at the same time, and tells the others who was first', async () => {
    const twenty = await Promise.all(Array.from({ length: 20 }, (_, index) => test.add(`Agent${index}`)))
    const { chatId } = await test.wanted()
    const { version } = await ana.row(chatId)
    const answers = await Promise.all(
      twenty.map((person) => person.post(`/chats/${chatId}/claim`, { version })),
    )
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const [index, { status, body }] of answers.entries()) {
      if (index === winner) continue
      expect({ status, type: body.type, owner: body.owner }).toEqual({
        status: 409,
        type: 'urn:parley:problem:claimed',
        owner: `Agent${winner}`,
      })
    }
    const owners = await db()
      .selectFrom('chat_assignment')
      .select('person_id')
      .where('chat_id', '=', chatId)
      .execute()
    expect(owners).toEqual([{ person_id: twenty[winner]?.id }])
  })

  it('cannot store two owners, whatever writes them', async () => {
    const { chatId } = await test.wanted()
    await ana.claim(chatId)
    const second = db().insertInto('chat_assignment').values({
      id: 'a-second-owner',
      chat_id: chatId,
      person_id: ben.id,
      person_name: 'Ben',
      kind: 'claim',
      at: new Date().toISOString(),
      ended_at: null,
      end_reason: null,
      note: null,
    })
    await expect(second.execute()).rejects.toThrow(/unique/i)
  })

  it('accepts a repeated claim, and one made before the citizen’s newest message', async () => {
    const { chat, chatId } = await test.wanted()
    const { version } = await ana.row(chatId)
    await chat.say('please come')
    const first = await ana.post(`/chats/${chatId}/claim`, { version })
    const again = await ana.post(`/chats/${chatId}/claim`, { version })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.row.epoch).toBe(first.body.row.epoch)
    expect(again.body.assignments).toHaveLength(1)
  })

  it('refuses an old claim of a chat that has since been closed', async () => {
    const { chatId } = await test.wanted()
    const { version } = await ana.row(chatId)
    const { body } = await ben.claim(chatId)
    await ben.post(`/chats/${chatId}/resolve`, { epoch: body.row.epoch, outcome: 'helped' })
    const { status, body: refusal } = await ana.post(`/chats/${chatId}/claim`, { version })
    expect({ status, type: refusal.type }).toEqual({
      status: 409,
      type: 'urn:parley:problem:version-changed',
    })
  })

  it('stores an agent’s message once, however often it is sent', async () => {
    const { chat, chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    const message = {
      clientId: 'the-same-id',
      epoch: body.row.epoch,
      seenSeq: body.lastSeq,
      text: 'I am here.',
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ana.post(`/chats/${chatId}/messages`, message)),
    )
    expect(new Set(answers.map(({ status, body: { seq } }) => `${status} ${seq}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(202)
    await chat.say('thanks')
    const messages = await chat.until((all) => all.some((one) => textOf(one) === 'thanks'))
    const theirs = messages.filter((one) => textOf(one) === 'I am here.')
    expect(theirs).toMatchObject([{ author: { kind: 'agent', name: 'Ana' } }])
  })

  it('refuses a message from anyone but the owner, and names the owner', async () => {
    const { chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    const message = { clientId: 'from-a-stranger', seenSeq: body.lastSeq, text: 'Hello' }
    for (const [person, epoch] of [
      [ben, body.row.epoch],
      [ana, body.row.epoch - 1],
    ] as const) {
      const refused = await person.post(`/chats/${chatId}/messages`, { ...message, epoch })
      expect(refused).toMatchObject({
        status: 409,
        body: { type: 'urn:parley:problem:not-owner', owner: 'Ana' },
      })
    }
  })

  it('refuses a message if the citizen has sent one that the agent has not seen', async () => {
    const { chat, chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    const seq = await chat.say('he is at the door')
    const message = { epoch: body.row.epoch, text: 'Are you safe?' }
    const stale = { ...message, clientId: 'stale-one', seenSeq: body.lastSeq }
    expect(await ana.post(`/chats/${chatId}/messages`, stale)).toMatchObject({
      status: 409,
      body: { type: 'urn:parley:problem:stale', seq },
    })
    const fresh = { ...message, clientId: 'fresh-one', seenSeq: seq }
    expect((await ana.post(`/chats/${chatId}/messages`, fresh)).status).toBe(202)
  })

  it('leaves an offered chat with its owner until it is accepted, and passes the note on', async () => {
    const { chat, chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    const { epoch } = body.row
    await ana.post(`/chats/${chatId}/offer`, { epoch, to: ben.id, note: 'She speaks French.' })
    expect((await ana.write(chatId, 'A colleague comes.')).status).toBe(202)
    expect((await ben.write(chatId, 'Too early')).status).toBe(409)
    const offered = (await ben.list('mine')).rows.find((row) => row.chatId === chatId)
    expect(offered).toMatchObject({
      owner: { firstName: 'Ana' },
      offeredTo: { id: ben.id },
      offerNote: 'She speaks French.',
    })
    expect((await ben.list('queue')).mine).toContainEqual(offered)
    await chat.say('who comes?')
    const taken = await ben.put(`/chats/${chatId}/offer`, { version: offered?.version, accept: true })
    expect(taken).toMatchObject({ status: 200, body: { row: { owner: { id: ben.id } } } })
    expect(taken.body.assignments).toMatchObject([
      { person: { firstName: 'Ana' }, endReason: 'transfer', note: null },
      { person: { firstName: 'Ben' }, kind: 'transfer', endedAt: null, note: 'She speaks French.' },
    ])
    expect((await ana.write(chatId, 'Too late')).status).toBe(409)
  })

  it('leaves a chat with its owner if the colleague declines', async () => {
    const { chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    await ana.post(`/chats/${chatId}/offer`, { epoch: body.row.epoch, to: ben.id, note: 'Can you?' })
    const { version } = await ben.row(chatId)
    const answer = await ben.put(`/chats/${chatId}/offer`, { version, accept: false })
    expect(answer.body.row).toMatchObject({ owner: { id: ana.id }, offeredTo: null, epoch: body.row.epoch })
  })

  it('expires an offer after 30 seconds', async () => {
    const { chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    await ana.post(`/chats/${chatId}/offer`, { epoch: body.row.epoch, to: ben.id, note: 'Please' })
    test.relay.setNow(new Date(Date.now() + 30_000).toISOString())
    const row = await ben.row(chatId)
    expect(row).toMatchObject({ owner: { id: ana.id }, offeredTo: null, dueAt: null })
    expect((await ben.list('mine')).rows.map((one) => one.chatId)).not.toContain(chatId)
    const late = await ben.put(`/chats/${chatId}/offer`, { version: row.version, accept: true })
    expect(late).toMatchObject({ status: 409, body: { owner: 'Ana' } })
    const { checksum } = await ana.list('queue')
    await test.relay.lookAfterQueue()
    expect((await ana.list('queue')).checksum).not.toBe(checksum)
    test.relay.setNow(undefined)
  })

  it('hides a chat from people of other channels in every call', async () => {
    const oto = await test.add('Oto', 'supervisor', ['other'])
    const { chatId } = await test.wanted('demo')
    const { chatId: own } = await test.wanted('other')
    const message = { clientId: 'some-client-id', epoch: 1, seenSeq: 0, text: 'x' }
    const answers = await Promise.all([
      oto.get(`/chats/${chatId}`),
      oto.get(`/chats/${chatId}/messages`),
      oto.get(`/chats/${chatId}/stream`),
      oto.post(`/chats/${chatId}/claim`, { version: 1 }),
      oto.post(`/chats/${chatId}/messages`, message),
      oto.post(`/chats/${chatId}/notes`, { clientId: 'some-client-id', text: 'x' }),
      oto.post(`/chats/${chatId}/typing`, { on: true, audience: 'citizen' }),
      oto.post(`/chats/${chatId}/offer`, { epoch: 1, to: ana.id, note: 'x' }),
      oto.put(`/chats/${chatId}/offer`, { version: 1, accept: true }),
      oto.post(`/chats/${chatId}/assign`, { to: ana.id, note: 'x' }),
      oto.post(`/chats/${chatId}/return`, { epoch: 1, to: 'bot' }),
      oto.post(`/chats/${chatId}/resolve`, { epoch: 1, outcome: 'helped', note: 'x' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await oto.list('queue')).rows.map((row) => row.chatId)).toEqual([own])
    expect((await oto.get(`/chats/${own}`)).status).toBe(200)
  })

  it('assigns no chat to a person who may not see it', async () => {
    const { chatId } = await test.wanted('demo')
    const sol = await test.add('Sol', 'supervisor')
    const other = await test.add('Uma', 'agent', ['other'])
    await other.goOnline()
    expect((await sol.post(`/chats/${chatId}/assign`, { to: other.id, note: 'x' })).status).toBe(400)
    expect((await sol.post(`/chats/${chatId}/assign`, { to: ben.id, note: 'Yours' })).body.row).toMatchObject(
      {
        owner: { id: ben.id },
      },
    )
  })

  it('shows a note only to agents: no call of the citizen API returns it', async () => {
    const { chat, chatId } = await test.wanted()
    const note = { clientId: 'a-note-of-mine', text: 'She may be a mule, ask the bank.' }
    for (let time = 0; time < 2; time++) await ana.post(`/chats/${chatId}/notes`, note)
    expect((await ben.get(`/chats/${chatId}`)).body.notes).toMatchObject([
      { by: { firstName: 'Ana' }, text: note.text },
    ])
    const { body } = await ana.claim(chatId)
    await ana.post(`/chats/${chatId}/offer`, { epoch: body.row.epoch, to: ben.id, note: 'A mule, I think.' })
    await ana.write(chatId, 'One moment, please.')
    const answers = await Promise.all(
      [
        '/chat/v1/events?after=0&wait=0',
        '/chat/v1/messages?limit=100',
        '/chat/v1/transcript',
        '/chat/v1/transcript?format=html',
        '/chat/v1/cases',
      ].map(async (path) => (await chat.request('GET', path)).text()),
    )
    expect(answers.join('\n')).toContain('One moment, please.')
    expect(answers.join('\n')).not.toMatch(/mule/)
    const rows = await Promise.all(
      (['chat_note', 'chat_desk', 'chat_assignment'] as const).map((table) =>
        db().selectFrom(table).selectAll().where('chat_id', '=', chatId).execute(),
      ),
    )
    expect(JSON.stringify(rows)).not.toMatch(/mule/)
  })

  it('refuses a note from a person who may not read chats, and reveals nothing of the chat', async () => {
    const { chatId } = await test.wanted()
    const dora = await test.add('Dora', 'analyst')
    const note = { clientId: 'a-note-of-dora', text: 'let me see' }
    const { status, body } = await dora.post(`/chats/${chatId}/notes`, note)
    expect(status).toBe(403)
    expect(body).not.toHaveProperty('row')
    expect((await ana.get(`/chats/${chatId}`)).body.notes).toEqual([])
  })

  it('deletes everything that agents wrote about a chat when it is erased, even if it has an owner', async () => {
    const { chat, chatId } = await test.wanted()
    await ana.claim(chatId)
    await ana.post(`/chats/${chatId}/notes`, { clientId: 'a-note-of-mine', text: 'gone soon' })
    await ana.write(chatId, 'Hello')
    expect((await chat.request('DELETE', '/chat/v1/session')).status).toBe(204)
    expect((await ana.get(`/chats/${chatId}`)).status).toBe(404)
    expect((await ana.list('mine')).rows.map((row) => row.chatId)).not.toContain(chatId)
    for (const table of ['chat_desk', 'chat_assignment', 'chat_note', 'agent_message'] as const) {
      const rows = await db().selectFrom(table).selectAll().where('chat_id', '=', chatId).execute()
      expect(rows, table).toEqual([])
    }
  })

  it('delivers an agent’s messages to the citizen’s stream in the order in which they were accepted', async () => {
    const { chat, chatId } = await test.wanted()
    await ana.claim(chatId)
    const words = Array.from({ length: 10 }, (_, index) => `line ${index}`)
    for (const word of words) await ana.write(chatId, word)
    await chat.until((all) => all.some((one) => textOf(one) === 'line 9'))
    expect(messagesOf(chat).filter((text) => text.startsWith('line'))).toEqual(words)
    expect(chat.events.map(({ seq }) => seq)).toEqual(chat.events.map((_, index) => index + 1))
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { readText, readUntil } from '../../../support/text-reader.ts'
import { textOf } from '../../../support/victim.ts'

const later = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Complaints by users of other consoles about chats. */
describe(`inbox, unlike others, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  let ben: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox()
    ana = await test.add('Ana')
    ben = await test.add('Ben')
  })
  afterAll(() => test.stop())

  it('notifies agents when a citizen asks for a person, not when a chat is opened', async () => {
    const stream = await ana.stream('/inbox/stream')
    const waiting = async () => stream.pulse()?.waiting ?? -1
    await expect.poll(waiting).toBeGreaterThanOrEqual(0)
    const before = await waiting()
    await test.wanted()
    await expect.poll(waiting).toBe(before + 1)
    stream.close()
  })

  it('alerts more people the longer a citizen waits, and stops once the chat is claimed', async () => {
    const { chatId } = await test.wanted()
    test.relay.setNow(later(4 * 60_000))
    await test.relay.lookAfterQueue()
    expect((await ana.row(chatId)).alertLevel).toBe(1)
    expect((await ana.claim(chatId)).body.row.alertLevel).toBe(0)
    test.relay.setNow(undefined)
  })

  it('gives a chat to one of two agents, and shows the other who was first', async () => {
    const { chatId } = await test.wanted()
    const answers = await Promise.all([ana.claim(chatId), ben.claim(chatId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'Ana' : 'Ben'
    expect(answers.find(({ status }) => status === 409)?.body.owner).toBe(winner)
  })

  it('keeps the assistant silent while an agent has the chat, and lets it answer after it is returned', async () => {
    const { chat, chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    const seq = await chat.say('hello?')
    await ana.write(chatId, 'I am here')
    await chat.until((all) => all.some((one) => textOf(one) === 'I am here'))
    const bot = () => chat.messages().filter((one) => one.author.kind === 'bot' && one.seq > seq)
    expect(bot()).toEqual([])
    await ana.post(`/chats/${chatId}/return`, { epoch: body.row.epoch, to: 'bot' })
    await chat.say('and now?')
    await chat.until((all) => all.filter((one) => textOf(one) === 'and now?').length === 2)
    expect(bot().length).toBeGreaterThan(0)
  })

  it('refuses a message from a page that has missed the citizen’s newest message', async () => {
    const { chat, chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    await chat.say('wait, it was another bank')
    const asleep = { clientId: 'written-asleep', epoch: body.row.epoch, seenSeq: body.lastSeq, text: 'Done!' }
    expect((await ana.post(`/chats/${chatId}/messages`, asleep)).body.type).toBe('urn:parley:problem:stale')
    const stream = await ana.stream(`/chats/${chatId}/stream?after=${body.lastSeq}`)
    await expect.poll(() => stream.text()).toContain('it was another bank')
    stream.close()
  })

  it('states in each pulse what the list must be, so that no chat is missing until a reload', async () => {
    const stream = await ana.stream('/inbox/stream')
    const { chatId } = await test.wanted()
    await expect
      .poll(async () => {
        const { rows, checksum } = await ana.list('queue')
        return rows.some((row) => row.chatId === chatId) && stream.pulse()?.checksum === checksum
      })
      .toBe(true)
    stream.close()
  })

  it('changes a chosen presence only when the agent does, and shows who is online by their open pages', async () => {
    const cara = await test.add('Cara')
    const first = await cara.goOnline()
    const second = await cara.stream('/inbox/stream')
    const team = async () =>
      (await ana.get('/team')).body.people.filter(({ id }: { id: string }) => id === cara.id)
    await expect.poll(team).toMatchObject([{ status: 'online', isReachable: true }])
    first.close()
    await expect.poll(team).toHaveLength(1)
    second.close()
    await expect.poll(team).toEqual([])
    expect((await cara.get('/presence')).body).toEqual({ status: 'online' })
  })

  it('requeues the chat of an agent who has left, in its former place', async () => {
    const dora = await test.add('Dora')
    const { chatId } = await test.wanted()
    const { queuedAt } = (await dora.claim(chatId)).body.row
    test.relay.setNow(later(61_000))
    await test.relay.lookAfterQueue()
    test.relay.setNow(undefined)
    expect(await ana.row(chatId)).toMatchObject({ state: 'queued', owner: null, queuedAt })
  })

  it('determines waiting by the citizen’s unanswered message, not by who has looked', async () => {
    const { chat, chatId } = await test.wanted()
    await ana.claim(chatId)
    await ana.write(chatId, 'Tell me.')
    expect((await ana.row(chatId)).waitingSince).toBeNull()
    await chat.say('it was a call')
    const { waitingSince } = await ana.row(chatId)
    expect(waitingSince).not.toBeNull()
    await ben.row(chatId)
    await ana.post(`/chats/${chatId}/notes`, { clientId: 'a-note-of-mine', text: 'thinking' })
    await chat.say('yesterday')
    expect((await ana.row(chatId)).waitingSince).toBe(waitingSince)
    await ana.write(chatId, 'Thank you.')
    expect((await ana.row(chatId)).waitingSince).toBeNull()
  })

  it('counts the badge and the list with one query', async () => {
    await test.wanted()
    const { rows, counts } = await ana.list('queue')
    expect(counts.queue).toBe(rows.length)
  })

  it('shows the citizen neither notes nor that one is being typed', async () => {
    const { chat, chatId } = await test.wanted()
    await ana.claim(chatId)
    const response = await fetch(`${test.relay.url}/chat/v1/events?after=0`, {
      headers: { authorization: `Bearer ${chat.session.token}`, accept: 'text/event-stream' },
    })
    const reader = readText(response.body as ReadableStream<Uint8Array>)
    await ana.post(`/chats/${chatId}/typing`, { on: true, audience: 'team' })
    await ana.post(`/chats/${chatId}/notes`, { clientId: 'a-note-of-mine', text: 'between us' })
    await ana.post(`/chats/${chatId}/typing`, { on: true, audience: 'citizen' })
    await ana.write(chatId, 'to the citizen')
    const seen = await readUntil(reader, 'to the citizen')
    await reader.cancel()
    expect(seen.match(/"type":"typing","on":true/g)).toHaveLength(1)
    expect(seen).not.toContain('between us')
  })

  it('treats a resent message as the same message', async () => {
    const { chatId } = await test.wanted()
    const { body } = await ana.claim(chatId)
    const message = { clientId: 'sent-twice', epoch: body.row.epoch, seenSeq: body.lastSeq, text: 'Once' }
    const first = await ana.post(`/chats/${chatId}/messages`, message)
    expect(await ana.post(`/chats/${chatId}/messages`, message)).toEqual(first)
  })

  it('shows the last line in the row of the list', async () => {
    const { chat, chatId } = await test.wanted()
    await chat.say('they called again')
    const row = (await ana.list('queue')).rows.find((one) => one.chatId === chatId)
    expect(row?.lastLine).toMatchObject({ author: 'visitor', text: 'they called again' })
  })

  it('transfers a chat only with a note, and only to agents who are online', async () => {
    const { chatId } = await test.wanted()
    const { epoch } = (await ana.claim(chatId)).body.row
    const stream = await ben.goOnline()
    await expect.poll(async () => (await ana.get('/team')).body.people.length).toBeGreaterThan(0)
    const offer = (to: string, note: string) => ana.post(`/chats/${chatId}/offer`, { epoch, to, note })
    expect((await offer(ben.id, ' ')).status).toBe(400)
    expect((await offer('nobody', 'x')).status).toBe(400)
    expect((await offer(ben.id, 'She is calm now.')).body.row).toMatchObject({ owner: { id: ana.id } })
    stream.close()
  })

  it('shows people only the chats of their own channels', async () => {
    const oto = await test.add('Oto', 'agent', ['elsewhere'])
    const { chatId } = await test.wanted()
    expect((await oto.list('queue')).rows).toEqual([])
    expect((await oto.get(`/chats/${chatId}`)).status).toBe(404)
  })

  it('counts an agent’s message as the first answer, but not the assistant’s', async () => {
    const { chat, chatId } = await test.wanted()
    await chat.say('still here')
    const answered = async () =>
      (
        await test.relay.test.storage.db
          .selectFrom('chat_desk')
          .select('first_human_reply_at')
          .where('chat_id', '=', chatId)
          .executeTakeFirstOrThrow()
      ).first_human_reply_at
    await ana.claim(chatId)
    expect(await answered()).toBeNull()
    await ana.write(chatId, 'Good evening')
    expect(await answered()).not.toBeNull()
  })

  it('ends the streams and the calls of a person who is disabled', async () => {
    const admin = await test.add('Admin', 'administrator')
    const eve = await test.add('Eve')
    const stream = await eve.stream('/inbox/stream')
    await admin.put(`/people/${eve.id}`, { isDisabled: true })
    expect((await eve.get('/inbox')).status).toBe(401)
    await test.wanted()
    await expect.poll(stream.isEnded).toBe(true)
  })

  it('shows chats only to roles that work on them', async () => {
    for (const role of ['analyst', 'administrator', 'auditor'] as const) {
      expect((await (await test.add('Other', role)).get('/inbox')).status, role).toBe(403)
    }
  })
})

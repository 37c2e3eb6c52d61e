import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostWebhook } from '../../../../src/http/post-webhook.ts'
import { openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../../../support/platform.ts'
import { webhookSecret } from '../../../support/relay.ts'
import { textOf } from '../../../support/victim.ts'

describe(`agents on a channel of the embedded platform, on ${database.name}`, () => {
  let platform: TestPlatform
  let test: TestInbox
  let ana: InboxPerson
  let ben: InboxPerson
  /** Statuses with which the platform's deliveries are answered before one succeeds. */
  const refusals: number[] = []
  const posting = createPostWebhook({ networks: 'any' })
  /** Number of times that the platform fails after carrying out an agent's message. */
  let lostAnswers = 0
  /** Whether the platform fails without doing anything. */
  let isAway = false

  beforeAll(async () => {
    platform = await createTestPlatform({
      webhooks: {
        targetOf: (gwId) => ({ url: `${test.relay.url}/webhooks/${gwId}`, secret: webhookSecret }),
        async post(address, delivery) {
          const refusal = refusals.shift()
          if (refusal !== undefined) return refusal
          return posting.post(address, delivery)
        },
      },
    })
    test = await startTestInbox({
      async dispatch(request) {
        if (isAway) return { status: 503, headers: {}, body: new Uint8Array() }
        const answer = await platform.platform.dispatch(request)
        if (request.path !== '/sandbox/answer-chat' || lostAnswers === 0) return answer
        lostAnswers--
        return { ...answer, status: 503 }
      },
      secret: platformSecret,
      channels: [
        { gwId: 'demo', title: 'Demo', assistant: 'platform', locales: ['en', 'fr'] },
        { gwId: 'own', title: 'Own', assistant: 'scam-report' },
      ],
    })
    await platform.platform.start()
  })
  afterAll(async () => {
    await test.stop()
    await platform.remove()
    await posting.close()
  })

  const open = async (words: string, locale = 'en') => {
    const chat = await openChat({ url: () => test.relay.url, locale })
    await chat.say(words)
    return { chat, chatId: chat.session.chatId }
  }

  it('leave a chat to the platform while no one works at the console', async () => {
    const { chat } = await open('is anybody there?')
    expect(await test.relay.test.storage.db.selectFrom('chat_desk').selectAll().execute()).toEqual([])
    expect((await chat.until((all) => all.length === 1)).map(textOf)).toEqual(['is anybody there?'])
    ana = await test.add('Ana')
    ben = await test.add('Ben')
  })

  it('have the citizen wait from the first message on, who is told in their language if no agent is online', async () => {
    const { chat, chatId } = await open('on m’a volé', 'fr')
    const messages = await chat.until((all) => all.length === 2)
    expect(textOf(messages[1] ?? expect.fail())).toContain('Personne ne peut venir en ce moment')
    expect(messages[1]).toMatchObject({ view: 'notice', author: { kind: 'bot' } })
    expect(await ana.row(chatId)).toMatchObject({
      state: 'queued',
      reason: 'asked',
      lastLine: { author: 'visitor', text: 'on m’a volé' },
    })
    await chat.say('vite')
    expect((await chat.until((all) => all.length === 3)).map(textOf).at(-1)).toBe('vite')
  })

  it('send messages through the platform and its signed delivery once, even if each step fails', async () => {
    const stream = await ana.goOnline()
    const { chat, chatId } = await open('My money is gone')
    await ana.claim(chatId)
    lostAnswers = 2
    refusals.push(500, 0)
    const { row, lastSeq } = (await ana.get(`/chats/${chatId}`)).body
    const words = ['I am here', 'Which bank?', 'Do not pay again']
    for (const text of words) {
      const message = { clientId: `the-${text.length}-${chatId}`, epoch: row.epoch, seenSeq: lastSeq, text }
      const sent = await ana.post(`/chats/${chatId}/messages`, message)
      expect(sent).toMatchObject({ status: 202, body: { seq: 0 } })
      expect((await ana.post(`/chats/${chatId}/messages`, message)).status).toBe(202)
    }
    const isOfAgent = (kind: string) => kind === 'agent'
    const said = await chat.until((all) => all.filter(({ author }) => isOfAgent(author.kind)).length >= 3)
    await chat.say('Unity')
    const after = (await chat.until((all) => all.some((one) => textOf(one) === 'Unity'))).filter(
      ({ author }) => isOfAgent(author.kind),
    )
    expect(after.map(textOf)).toEqual(words)
    expect(said.find(({ author }) => isOfAgent(author.kind))?.author).toMatchObject({ name: 'Ana' })
    expect(JSON.stringify(chat.events)).not.toContain(ana.id)
    const { messages } = (await platform.as('admin').get(`/sandbox/chats/${chatId}`)).body
    expect(messages.filter(({ author }: { author: string }) => author === 'agent')).toHaveLength(3)
    stream.close()
  })

  it('are announced when they join and leave, and the citizen is queued again by writing after that', async () => {
    const { chat, chatId } = await open('help')
    const { body } = await ana.claim(chatId)
    await chat.until((all) => all.some((one) => textOf(one).startsWith('Ana')))
    const end = { epoch: body.row.epoch, outcome: 'helped' }
    expect((await ana.post(`/chats/${chatId}/resolve`, end)).status).toBe(200)
    await chat.until((all) => all.some((one) => textOf(one).startsWith('Ana has left the chat. Write here')))
    await chat.say('one more thing')
    expect((await ben.row(chatId)).state).toBe('queued')
  })

  it('cannot return a chat to an assistant that does not exist', async () => {
    const { chatId } = await open('help')
    const { body } = await ana.claim(chatId)
    const back = await ana.post(`/chats/${chatId}/return`, { epoch: body.row.epoch, to: 'bot' })
    expect(back).toMatchObject({ status: 400, body: { errors: [{ field: 'to', code: 'no-assistant' }] } })
    const queue = await ana.post(`/chats/${chatId}/return`, { epoch: body.row.epoch, to: 'queue' })
    expect(queue.status).toBe(200)
  })

  it('do not send a message that is too late for its epoch, which is kept as a note', async () => {
    const { chat, chatId } = await open('help')
    await ana.claim(chatId)
    const { row, lastSeq } = (await ana.get(`/chats/${chatId}`)).body
    const message = { clientId: ulid(), epoch: row.epoch, seenSeq: lastSeq, text: 'too late' }
    isAway = true
    expect((await ana.post(`/chats/${chatId}/messages`, message)).status).toBe(202)
    await ana.post(`/chats/${chatId}/return`, { epoch: row.epoch, to: 'queue' })
    isAway = false
    const notes = async () => (await ben.get(`/chats/${chatId}`)).body.notes
    await expect
      .poll(notes)
      .toMatchObject([{ text: 'May not have reached the citizen: too late', by: { firstName: 'Ana' } }])
    await chat.say('still there?')
    const messages = await chat.until((all) => all.some((one) => textOf(one) === 'still there?'))
    expect(messages.map(textOf)).not.toContain('too late')
  })

  it('lose access to a chat that the citizen erases while they write in it', async () => {
    const { chat, chatId } = await open('erase me')
    await ana.claim(chatId)
    await ana.write(chatId, 'I am reading')
    await chat.request('DELETE', '/chat/v1/session')
    expect((await ana.get(`/chats/${chatId}`)).status).toBe(404)
    const isGone = async () => (await platform.as('admin').get(`/sandbox/chats/${chatId}`)).status
    await expect.poll(isGone).toBe(404)
  })
})

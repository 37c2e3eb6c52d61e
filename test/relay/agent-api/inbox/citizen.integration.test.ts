import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dialog } from '../../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { tellTheStory, textOf } from '../../../support/victim.ts'

const { profile } = parseConfig(demoConfig)
const dialog = createScamReport(profile, { can: ['find-case', 'hand-over'] }) as unknown as Dialog

/** The chat from the citizen's view while agents join and leave. */
describe(`citizen’s chat with an agent, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox({ dialog })
    ana = await test.add('Ana')
  })
  afterAll(() => test.stop())

  const open = () => openChat({ url: () => test.relay.url })
  const says = (text: string | RegExp) => (all: ReturnType<ChatClient['messages']>) =>
    all.some(
      (one) =>
        one.author.kind !== 'visitor' &&
        (typeof text === 'string' ? textOf(one).includes(text) : text.test(textOf(one))),
    )
  const ask = async (chat: ChatClient) => {
    await chat.say('person')
    await chat.until(says('I have asked for a person'))
    await expect.poll(async () => (await ana.get(`/chats/${chat.session.chatId}`)).status).toBe(200)
    return chat.session.chatId
  }
  /** Returns what the assistant said after message `seq`. */
  const saidAfter = (chat: ChatClient, seq: number) =>
    chat
      .messages()
      .filter((one) => one.author.kind === 'bot' && one.seq > seq)
      .map(textOf)
  const giveBack = async (chatId: string, to = 'bot') =>
    ana.post(`/chats/${chatId}/return`, { epoch: (await ana.row(chatId)).epoch, to })

  it('says that no agent is available if none is online, but not if one is', async () => {
    const alone = await open()
    await ask(alone)
    const later = 'Nobody can come at this moment'
    await alone.until(says(later))
    const stream = await ana.goOnline()
    await expect.poll(async () => (await ana.get('/team')).body.people.length).toBeGreaterThan(0)
    const chat = await open()
    const chatId = await ask(chat)
    await ana.claim(chatId)
    await chat.until(says('Ana, a person who works here'))
    expect(chat.messages().map(textOf).join('\n')).not.toContain(later)
    stream.close()
  })

  it('queues a request by the amount in the same message, or by one given while waiting', async () => {
    const ranked = async (lines: readonly string[], amount: number) => {
      const chat = await open()
      for (const line of lines) await chat.say(line)
      const { chatId } = chat.session
      await expect.poll(async () => (await ana.get(`/chats/${chatId}`)).status).toBe(200)
      await expect.poll(async () => (await ana.row(chatId)).amount).toBe(amount)
      return chatId
    }
    const small = await ranked(['please let me talk to a human, I lost 700 just now'], 700)
    const later = await ranked(['please let me talk to a human', 'I lost 900,000 just now'], 900_000)
    const large = await ranked(['I lost 5,000,000 just now, please let me talk to a human'], 5_000_000)
    const order = (await ana.list('queue')).rows.map(({ chatId }) => chatId)
    const places = [large, later, small].map((chatId) => order.indexOf(chatId))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('tells the citizen how many chats are ahead and how long others waited, if an agent is online', async () => {
    const stream = await ana.goOnline()
    await expect.poll(async () => (await ana.get('/team')).body.people.length).toBeGreaterThan(0)
    for (const { chatId } of (await ana.list('queue')).rows) await ana.claim(chatId)
    const first = await open()
    await ask(first)
    // With too few claims to estimate the wait and no chat ahead, there is nothing to report.
    const second = await open()
    await ask(second)
    await second.until(says('Waiting before you: 1.'))
    expect(first.messages().map(textOf).join('\n')).not.toContain('Waiting before you')
    const begun = Date.now()
    for (const [index, minutes] of [3, 5, 4].entries()) {
      const chat = await open()
      const chatId = await ask(chat)
      test.relay.setNow(new Date(begun + minutes * 60_000).toISOString())
      expect((await ana.claim(chatId)).status, String(index)).toBe(200)
      test.relay.setNow(undefined)
    }
    const third = await open()
    await ask(third)
    await third.until(says(/^Waiting before you: 2\. Lately others waited \d to \d minutes\.$/))
    stream.close()
  })

  it('marks a chat as in danger when the citizen mentions danger to an agent, as no one else would notice', async () => {
    const chat = await open()
    const chatId = await ask(chat)
    await ana.claim(chatId)
    await chat.say('I have lost 500 dollars')
    expect((await ana.row(chatId)).isDanger).toBe(false)
    await chat.say('he has a knife and says he will kill me')
    const { isDanger, epoch } = await ana.row(chatId)
    expect(isDanger).toBe(true)
    await ana.post(`/chats/${chatId}/resolve`, { epoch, outcome: 'helped' })
  })

  it('shows the citizen the helplines and alerts the agent each time, in any language', async () => {
    const chat = await open()
    const chatId = await ask(chat)
    await ana.claim(chatId)
    await chat.until(says('Ana, a person who works here'))
    const before = (await ana.row(chatId)).dangerAt
    expect(before).toBeNull()
    const seq = await chat.say('ya no quiero vivir')
    await chat.until(says('Call 911 now'))
    const said = chat.messages().filter((one) => one.author.kind === 'bot' && one.seq > seq)
    expect(textOf(said[0] as never)).toContain('1553')
    expect(JSON.stringify(said)).toContain('"url":"tel:911"')
    expect(JSON.stringify(said)).not.toContain('quickReplies')
    const first = await ana.row(chatId)
    expect([first.isDanger, first.state, typeof first.dangerAt]).toEqual([true, 'open', 'string'])
    const pulse = async () => (await ana.list('mine')).rows.find((one) => one.chatId === chatId)
    test.relay.setNow(new Date(Date.now() + 60_000).toISOString())
    await chat.say('kms')
    test.relay.setNow(undefined)
    expect((await pulse())?.dangerAt ?? '').toMatch(/Z$/)
    expect(((await pulse())?.dangerAt ?? '') > (first.dangerAt ?? '')).toBe(true)
    await ana.post(`/chats/${chatId}/resolve`, { epoch: (await ana.row(chatId)).epoch, outcome: 'helped' })
  })

  it('detects danger after an agent has ended the chat, and queues the chat again', async () => {
    const chat = await open()
    const chatId = await ask(chat)
    await ana.claim(chatId)
    await ana.post(`/chats/${chatId}/resolve`, { epoch: (await ana.row(chatId)).epoch, outcome: 'helped' })
    await chat.say('i want to die')
    await chat.until(says('Call 911 now'))
    await expect.poll(async () => (await ana.row(chatId)).state).toBe('queued')
    expect((await ana.row(chatId)).isDanger).toBe(true)
    await ana.claim(chatId)
    await ana.post(`/chats/${chatId}/resolve`, { epoch: (await ana.row(chatId)).epoch, outcome: 'helped' })
  })

  it('announces the agent, and does not answer while the agent has the chat', async () => {
    const chat = await open()
    await chat.say('I paid, or they took money')
    await chat.until(says(/still happening/))
    const chatId = await ask(chat)
    await ana.claim(chatId)
    await chat.until(says('Ana, a person who works here, has come into this chat'))
    const seq = await chat.say('No')
    await chat.say('Bank or police call')
    await ana.write(chatId, 'I am reading what you told.')
    await chat.until((all) => all.some((one) => textOf(one) === 'I am reading what you told.'))
    expect(saidAfter(chat, seq)).toEqual([])
  })

  it('resumes at its question after the agent leaves, without asking for facts given in the meantime', async () => {
    const chat = await open()
    for (const [question, answer] of [
      [/Nobody else sees/, 'I paid, or they took money'],
      [/still happening/, 'No'],
    ] as const) {
      await chat.until(says(question))
      await chat.say(answer)
    }
    await chat.until(says(/pay from/))
    const chatId = await ask(chat)
    await ana.claim(chatId)
    const seq = await chat.say('They said they were the police, and I paid 25,000 from Unity Bank')
    await giveBack(chatId)
    await chat.until(says('Ana has left the chat'))
    const said = saidAfter(chat, seq)
    expect(said[0]).toContain('Ana has left the chat')
    expect(said.join('\n')).not.toMatch(/scam was it|pay from\?|How much was the payment/)
    const { facts } = (await ana.get(`/chats/${chatId}`)).body
    expect(facts.map(({ key }: { key: string }) => key)).toEqual(expect.arrayContaining(['amount', 'bank']))
  })

  it('does not answer messages meant for the agent, and resumes at its open question', async () => {
    const chat = await open()
    await chat.say('I paid, or they took money')
    await chat.until(says(/still happening/))
    const chatId = await ask(chat)
    await ana.claim(chatId)
    await chat.say('Can you tell my husband about this please?')
    await chat.say('what is the weather like where you are?')
    const seq = await chat.say('I have sent you the picture by mail, Ana')
    await giveBack(chatId)
    await chat.until(says('Ana has left the chat'))
    await chat.until((all) => all.some((one) => one.seq > seq && /still happening/.test(textOf(one))))
    expect(saidAfter(chat, seq)).toEqual([
      expect.stringContaining('Ana has left the chat'),
      expect.stringMatching(/still happening/),
    ])
  })

  it('does not process again what the citizen told the assistant while waiting', async () => {
    const chat = await open()
    await chat.say('I paid, or they took money')
    await chat.until(says(/still happening/))
    const chatId = await ask(chat)
    const told = await chat.say('No, and I paid 25,000 from Unity Bank to the police')
    await chat.until((all) => all.some((one) => one.author.kind === 'bot' && one.seq > told))
    const question = saidAfter(chat, told).at(-1)
    await ana.claim(chatId)
    const seq = await chat.say('Hello Ana')
    await giveBack(chatId)
    await chat.until(says('Ana has left the chat'))
    expect(saidAfter(chat, seq)).toEqual([expect.stringContaining('Ana has left the chat'), question])
  })

  it('never takes the citizen’s words to an agent as consent or as approval to send', async () => {
    const fresh = await open()
    await fresh.until(says(/Nobody else sees/))
    const first = await ask(fresh)
    await ana.claim(first)
    await fresh.say('yes I do agree to that')
    await giveBack(first)
    await fresh.until(says('Ana has left the chat'))
    const asked = saidAfter(fresh, 0).at(-1)
    expect(asked).toMatch(/what happened/i)

    const chat = await open()
    await sayUntilSummary(chat)
    const chatId = await ask(chat)
    await ana.claim(chatId)
    await chat.say('yes please send it all now')
    const before = test.upstream.intakes.length
    await giveBack(chatId)
    await chat.until(says('Ana has left the chat'))
    await chat.say('repeat')
    await chat.until((all) => all.filter((one) => /anti-scam centre now/.test(textOf(one))).length > 2)
    expect(test.upstream.intakes.length).toBe(before)
  })

  const sayUntilSummary = async (chat: ChatClient) => {
    const answers: [RegExp, string][] = [
      [/Nobody else sees/, 'I paid, or they took money'],
      [/still happening/, 'No'],
      [/pay from\?$/, 'Unity Bank'],
      [/How much was the payment/, '25,000'],
      [/can we reach you/, '0917 555 7788'],
    ]
    for (const [question, answer] of answers) {
      await chat.until(says(question))
      await chat.say(answer)
    }
    await chat.until(says(/anti-scam centre now/))
  }

  it('reports news of the case while an agent has the chat, without a question', async () => {
    const chat = await open()
    const caseId = await tellTheStory(chat)
    const chatId = await ask(chat)
    await ana.claim(chatId)
    const seq = await chat.say('is there news?')
    test.upstream.status = 'frozen'
    await test.relay.caseChanged(caseId)
    await chat.until((all) => all.some((one) => one.seq > seq && one.author.kind === 'bot'))
    const news = chat.messages().filter((one) => one.seq > seq && one.author.kind === 'bot')
    expect(news).toHaveLength(1)
    expect(news[0]?.type === 'text' && news[0].data.quickReplies).toBeFalsy()
    await test.relay.tell({ id: 'DLV-9', caseId, text: 'A hold ends soon.' })
    await chat.until(says('A hold ends soon.'))
    expect(saidAfter(chat, seq)).toHaveLength(2)
    test.upstream.status = 'tracing'
  })

  it('tells the citizen when the agent could no longer be reached', async () => {
    const gone = await test.add('Gone')
    const chat = await open()
    const chatId = await ask(chat)
    await gone.claim(chatId)
    test.relay.setNow(new Date(Date.now() + 61_000).toISOString())
    await test.relay.lookAfterQueue()
    await chat.until(says('Gone has left the chat'))
    test.relay.setNow(undefined)
  })

  it('queues citizens in danger before all others', async () => {
    const [calm, danger] = [await open(), await open()]
    await ask(calm)
    await danger.say('I paid, or they took money')
    await danger.until(says(/still happening/))
    await danger.say('he is in my house and hits me')
    const { chatId } = danger.session
    await expect.poll(async () => (await ana.get(`/chats/${chatId}`)).status).toBe(200)
    const { rows } = await ana.list('queue')
    expect(rows[0]).toMatchObject({ chatId, isDanger: true, reason: 'danger' })
    expect(rows.length).toBeGreaterThan(1)
  })
})

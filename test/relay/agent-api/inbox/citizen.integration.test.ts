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

/** The chat as she sees it while people come and go. */
describe(`a citizen’s chat with a person, on ${database.name}`, () => {
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
  /** What the assistant has said after message `seq`. */
  const saidAfter = (chat: ChatClient, seq: number) =>
    chat
      .messages()
      .filter((one) => one.author.kind === 'bot' && one.seq > seq)
      .map(textOf)
  const giveBack = async (chatId: string, to = 'bot') =>
    ana.post(`/chats/${chatId}/return`, { epoch: (await ana.row(chatId)).epoch, to })

  it('says that nobody can come at the moment where nobody is online, and not where somebody is', async () => {
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

  it('queues a request by the amount in the same message, and by one that is told while the citizen waits', async () => {
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

  it('tells her how many are before her and how long it took others, where somebody is online', async () => {
    const stream = await ana.goOnline()
    await expect.poll(async () => (await ana.get('/team')).body.people.length).toBeGreaterThan(0)
    for (const { chatId } of (await ana.list('queue')).rows) await ana.claim(chatId)
    const first = await open()
    await ask(first)
    // Too few were claimed to know how long it takes, and nobody is before her: there is nothing to say.
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

  it('puts up what she tells a person of danger, since nobody else is to answer it', async () => {
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

  it('shows the citizen the lines and alarms the agent each time, in any language', async () => {
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

  it('hears danger after an agent has ended the chat, and queues the chat again', async () => {
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

  it('says who has come, and answers nothing itself while that person has the word', async () => {
    const chat = await open()
    await chat.say('Yes')
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

  it('goes on at its question after the person, and asks nothing that she told meanwhile', async () => {
    const chat = await open()
    for (const [question, answer] of [
      [/OK to go on/, 'Yes'],
      [/still happening/, 'No'],
      [/Did money leave/, 'Yes'],
    ] as const) {
      await chat.until(says(question))
      await chat.say(answer)
    }
    await chat.until(says(/scam was it/))
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

  it('answers nothing of what she asked and told the person, and picks up at its open question', async () => {
    const chat = await open()
    await chat.say('Yes')
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

  it('does not read a second time what she told the assistant while she waited', async () => {
    const chat = await open()
    await chat.say('Yes')
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

  it('never takes what she said to a person for her consent, nor for her word to send', async () => {
    const fresh = await open()
    await fresh.until(says(/OK to go on/))
    const first = await ask(fresh)
    await ana.claim(first)
    await fresh.say('yes I do agree to that')
    await giveBack(first)
    await fresh.until(says('Ana has left the chat'))
    const asked = saidAfter(fresh, 0).at(-1)
    expect(asked).toMatch(/OK to go on|go on\?/)

    const chat = await open()
    await sayUntilSummary(chat)
    const chatId = await ask(chat)
    await ana.claim(chatId)
    await chat.say('yes please send it all now')
    const before = test.upstream.intakes.length
    await giveBack(chatId)
    await chat.until(says('Ana has left the chat'))
    await chat.say('repeat')
    await chat.until((all) => all.filter((one) => /Is this right/.test(textOf(one))).length > 2)
    expect(test.upstream.intakes.length).toBe(before)
  })

  const sayUntilSummary = async (chat: ChatClient) => {
    const answers: [RegExp, string][] = [
      [/OK to go on\?$/, 'Yes'],
      [/still happening/, 'No'],
      [/Did money leave/, 'Yes'],
      [/scam was it\?$/, 'Bank or police call'],
      [/safe account/, 'No'],
      [/pay from\?$/, 'Unity Bank'],
      [/How much was the payment/, '25,000'],
      [/When did you pay/, 'an hour ago'],
      [/reference or transaction number/, 'TX-1001'],
      [/Where did it go/, '0917 555 0101'],
      [/can we reach you/, '0917 555 7788'],
    ]
    for (const [question, answer] of answers) {
      await chat.until(says(question))
      await chat.say(answer)
    }
    await chat.until(says(/Is this right/))
  }

  it('tells her the news of her case while a person has the chat, without a question', async () => {
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

  it('tells her when her person could not be reached any longer', async () => {
    const gone = await test.add('Gone')
    const chat = await open()
    const chatId = await ask(chat)
    await gone.claim(chatId)
    test.relay.setNow(new Date(Date.now() + 61_000).toISOString())
    await test.relay.lookAfterQueue()
    await chat.until(says('Gone has left the chat'))
    test.relay.setNow(undefined)
  })

  it('puts whoever is in danger before all others', async () => {
    const [calm, danger] = [await open(), await open()]
    await ask(calm)
    await danger.say('Yes')
    await danger.until(says(/still happening/))
    await danger.say('he is in my house and hits me')
    const { chatId } = danger.session
    await expect.poll(async () => (await ana.get(`/chats/${chatId}`)).status).toBe(200)
    const { rows } = await ana.list('queue')
    expect(rows[0]).toMatchObject({ chatId, isDanger: true, reason: 'danger' })
    expect(rows.length).toBeGreaterThan(1)
  })
})

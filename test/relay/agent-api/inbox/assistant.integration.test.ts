import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dialog } from '../../../../src/assistant/dialog/model/types.ts'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import type { ChatMessage } from '../../../../src/contract/chat/chat.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { tellTheStory, textOf } from '../../../support/victim.ts'

const { profile } = parseConfig(demoConfig)
const dialog = createScamReport(profile, { can: ['hand-over'] }) as unknown as Dialog
let count = 0
const clientId = () => `by-assistant-${++count}`

describe(`assistant prompts sent for an agent, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox({ dialog })
    ana = await test.add('Ana')
  })
  afterAll(() => test.stop())

  const says = (text: RegExp) => (all: readonly ChatMessage[]) =>
    all.some((one) => one.author.kind === 'bot' && text.test(textOf(one)))
  /** Opens a chat, sends the given lines, and has Ana claim it. */
  const having = async (lines: readonly string[], locale = 'en') => {
    const chat = await openChat({ url: () => test.relay.url, locale })
    for (const line of lines) await chat.say(line)
    await chat.say('person')
    const { chatId } = chat.session
    await expect.poll(async () => (await ana.get(`/chats/${chatId}`)).status).toBe(200)
    const { body } = await ana.claim(chatId)
    await chat.until((all) => all.some(({ view }) => view === 'joined'))
    return { chat, chatId, epoch: body.row.epoch }
  }
  const ask = (chatId: string, request: object) =>
    ana.post(`/chats/${chatId}/assistant`, { clientId: clientId(), ...request })
  const factsOf = async (chatId: string) =>
    Object.fromEntries(
      (await ana.get(`/chats/${chatId}`)).body.facts.map((fact: { key: string; value: string }) => [
        fact.key,
        fact,
      ]),
    )
  const newest = (chat: ChatClient) => chat.messages().at(-1)
  const begun = ['I paid, or they took money', 'No'] as const

  it('ask an open question with its quick replies, store the answer as a fact with its source, and leave the chat with the agent', async () => {
    const { chat, chatId, epoch } = await having(begun)
    const { open } = (await ana.get(`/chats/${chatId}`)).body
    expect(open.map(({ key }: { key: string }) => key)).toEqual([
      'bank',
      'amount',
      'when',
      'reference',
      'receiver',
      'contact',
      'summary',
    ])
    const { status, body } = await ask(chatId, { type: 'question', epoch, about: 'amount' })
    expect(status).toBe(200)
    expect(body.put).toEqual({ type: 'question', label: 'Amount', by: 'Ana' })
    await chat.until(says(/How much was the payment/))
    expect(newest(chat)).toMatchObject({ data: { quickReplies: [{ text: 'I don’t know' }] } })
    await chat.say('it was 25,000 pesos')
    await chat.until(says(/Noted: PHP 25,000/))
    expect((await factsOf(chatId)).amount).toMatchObject({
      value: 'PHP 25,000.00',
      quote: 'it was 25,000 pesos',
      messageId: expect.any(String),
    })
    const view = (await ana.get(`/chats/${chatId}`)).body
    expect(view).toMatchObject({ put: null, row: { state: 'open', owner: { firstName: 'Ana' } } })
    const seq = await chat.say('and what now?')
    await ana.write(chatId, 'I am looking.')
    await chat.until((all) => all.some((one) => textOf(one) === 'I am looking.'))
    expect(chat.messages().filter((one) => one.seq > seq && one.author.kind === 'bot')).toEqual([])
  })

  it('sends the report when the citizen agrees to a question of the agent, in the citizen’s language', async () => {
    const { chat, chatId, epoch } = await having([], 'fr')
    await ask(chatId, { type: 'question', epoch, about: 'amount' })
    await chat.until(says(/paiement/))
    await chat.say('25 000')
    await chat.until(says(/PHP 25,000/))
    const { open } = (await ana.get(`/chats/${chatId}`)).body
    expect(open.at(-1)).toMatchObject({ key: 'summary', question: expect.stringMatching(/Send this/) })
    const before = test.upstream.intakes.length
    await ask(chatId, { type: 'question', epoch, about: 'summary' })
    await chat.until(says(/centre anti-arnaque maintenant/))
    await chat.say('Oui')
    await expect.poll(() => test.upstream.intakes.length).toBe(before + 1)
  })

  it('are not repeated by the assistant when the chat is returned to it', async () => {
    const { chat, chatId, epoch } = await having([...begun])
    await ask(chatId, { type: 'question', epoch, about: 'bank' })
    await chat.until(
      (all) => newest(chat) !== undefined && /pay from\?$/.test(textOf(all.at(-1) as ChatMessage)),
    )
    const seq = await chat.say('Unity Bank')
    await chat.until(says(/Noted: Unity Bank/))
    await ana.post(`/chats/${chatId}/return`, { epoch, to: 'bot' })
    await chat.until((all) => all.some(({ view }) => view === 'left'))
    const said = chat
      .messages()
      .filter((one) => one.seq > seq)
      .map(textOf)
      .join('\n')
    expect(said).toMatch(/How much was the payment/)
    expect(said).not.toMatch(/pay from\?/)
  })

  it('are rephrased once after an unreadable answer, and then leave the citizen’s words to the agent', async () => {
    const { chat, chatId, epoch } = await having(begun)
    await ask(chatId, { type: 'question', epoch, about: 'reference' })
    await chat.say('12 x')
    await chat.until(says(/A reference has 6 to 64/))
    for (const line of ['wait, my son is calling', 'sorry about that']) await chat.say(line)
    expect((await ana.get(`/chats/${chatId}`)).body.put).toBeNull()
  })

  it('mask the number that the citizen gives as contact', async () => {
    const { chat, chatId, epoch } = await having(begun)
    await ask(chatId, { type: 'question', epoch, about: 'contact' })
    await chat.say('my number is 0917 555 7788')
    await chat.until(says(/ending in 7788/))
    const seen = JSON.stringify([chat.messages(), (await ana.get(`/chats/${chatId}`)).body])
    expect(seen).not.toContain('555 7788')
    expect(seen).not.toContain('5557788')
  })

  it('change a fact only after the citizen agrees, visibly to both, and log who proposed it', async () => {
    const { chat, chatId, epoch } = await having([...begun, 'Unity Bank', '5,000'])
    await expect.poll(async () => (await factsOf(chatId)).amount?.value).toBe('PHP 5,000.00')
    const propose = (value: string) => ask(chatId, { type: 'change', epoch, about: 'amount', value })
    const { body } = await propose('3,000')
    expect(body.put).toMatchObject({ type: 'change', label: 'Amount', value: 'PHP 3,000.00', by: 'Ana' })
    await chat.until(
      says(/Ana would like to write down: Amount: PHP 3,000.00. Until now it was: PHP 5,000.00/),
    )
    expect(newest(chat)).toMatchObject({
      view: 'confirm',
      data: { quickReplies: [{ text: 'Yes' }, { text: 'No' }] },
    })
    expect((await factsOf(chatId)).amount.value).toBe('PHP 5,000.00')
    await chat.say('No')
    await chat.until(says(/nothing is changed/))
    expect((await factsOf(chatId)).amount.value).toBe('PHP 5,000.00')

    await propose('3,000')
    await chat.say('hm, let me look')
    expect((await factsOf(chatId)).amount.value).toBe('PHP 5,000.00')
    await chat.say('Yes')
    await chat.until(says(/Changed\. Amount: PHP 3,000\.00/))
    expect((await factsOf(chatId)).amount).toMatchObject({ value: 'PHP 3,000.00', by: 'agent' })
    const view = (await ana.get(`/chats/${chatId}`)).body
    expect(view.agreedWith).toEqual({ amount: 'Ana' })
    expect(view.notes.map(({ text }: { text: string }) => text)).toEqual([
      'Proposed: Amount: PHP 3,000.00. The citizen said no.',
      'Proposed: Amount: PHP 3,000.00. The citizen said yes.',
    ])
    const trail = test.relay.log.filter((line) => line.includes(chatId) && line.includes('amount'))
    expect(trail).toHaveLength(2)
    expect(test.relay.log.join('\n')).toContain('change with consent: yes')
    expect(test.relay.log.join('\n')).not.toContain('3,000')
  })

  it('refuse a value that cannot be parsed, and a proposal about anything but a fact', async () => {
    const { chatId, epoch } = await having(begun)
    const propose = (about: string, value: string) => ask(chatId, { type: 'change', epoch, about, value })
    expect((await propose('amount', 'a lot')).body.errors).toMatchObject([
      { field: 'value', code: 'not-read' },
    ])
    expect((await propose('name', 'Maria')).status).toBe(400)
    expect((await propose('amount', '')).status).toBe(400)
    expect((await propose('bank', 'Nowhere Savings Bank')).body.put).toMatchObject({
      value: 'Nowhere Savings Bank',
    })
  })

  it('show the citizen whom to call, and no card about a case if there is none', async () => {
    const { chat, chatId, epoch } = await having([...begun, 'Investment', 'No', 'Unity Bank'])
    expect((await ask(chatId, { type: 'card', epoch, card: 'bank' })).status).toBe(200)
    await chat.until((all) => all.some((one) => one.type === 'carousel'))
    for (const card of ['checklist', 'case']) {
      expect((await ask(chatId, { type: 'card', epoch, card })).body.errors).toMatchObject([
        { field: 'card' },
      ])
    }
  })

  it('show the citizen the case number and what to do now', async () => {
    const chat = await openChat({ url: () => test.relay.url })
    await tellTheStory(chat)
    await chat.say('person')
    const { chatId } = chat.session
    await expect.poll(async () => (await ana.get(`/chats/${chatId}`)).status).toBe(200)
    const { epoch, caseNumber } = (await ana.claim(chatId)).body.row
    const seq = await chat.say('thank you')
    for (const card of ['checklist', 'case']) await ask(chatId, { type: 'card', epoch, card })
    const shown = (all: readonly ChatMessage[]) =>
      all.filter((one) => one.seq > seq && one.author.kind === 'bot')
    await chat.until((all) => shown(all).length > 1)
    expect(shown(chat.messages()).map(({ view }) => view)).toEqual(['checklist', 'case'])
    expect(textOf(shown(chat.messages())[1] as ChatMessage)).toContain(caseNumber)
  })

  it('are allowed only for the chat’s owner, and sent once per request', async () => {
    const { chat, chatId, epoch } = await having(begun)
    const ben = await test.add('Ben')
    const request = { type: 'question', clientId: clientId(), epoch, about: 'amount' }
    expect((await ben.post(`/chats/${chatId}/assistant`, request)).status).toBe(409)
    const path = `/chats/${chatId}/assistant`
    expect((await ana.post(path, { ...request, epoch: epoch + 1 })).body.type).toContain('not-owner')
    await Promise.all([ana.post(path, request), ana.post(path, request)])
    await ana.write(chatId, 'ready')
    await chat.until((all) => all.some((one) => textOf(one) === 'ready'))
    expect(chat.messages().filter((one) => /How much was the payment/.test(textOf(one)))).toHaveLength(1)
  })

  it('include canned answers in the citizen’s language and in English', async () => {
    const { chatId } = await having([], 'tl')
    const { answers } = (await ana.get(`/chats/${chatId}/quick-answers`)).body
    expect(answers[1]).toEqual({
      key: 'stop',
      text: expect.stringMatching(/Huwag ka nang magpadala/),
      english: expect.stringMatching(/do not send any more money/),
    })
  })
})

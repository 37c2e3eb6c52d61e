import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import type { CaseView } from '../../../../src/contract/chat/chat.ts'
import { createKeyedHash, type Peppers } from '../../../../src/contract/primitives/keyed-hash.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { caseNumberIn, tellTheStory, textOf } from '../../../support/victim.ts'

const dialog = createScamReport(parseConfig(demoConfig).profile, { can: ['find-case'] })

describe(`short case number on ${database.name}`, () => {
  let peppers: Peppers
  let upstream: FakeTrustLayer
  let relay: TestRelay
  /** Random numbers that the relay uses before real ones. */
  let dice: number[]

  beforeEach(async () => {
    peppers = ['an old pepper']
    dice = []
    upstream = createFakeTrustLayer(77)
    relay = await startRelay({
      dispatch: upstream.dispatch,
      dialog,
      keyedHash: createKeyedHash(() => peppers),
      dice,
    })
  })
  afterEach(() => relay.stop())

  const open = () => openChat({ url: () => relay.url })
  const db = () => relay.test.storage.db
  const casesOf = async (chat: ChatClient) =>
    ((await (await chat.request('GET', '/chat/v1/cases')).json()) as { cases: CaseView[] }).cases
  const said = (chat: ChatClient) => chat.messages().map(textOf)

  /**
   * Reports a scam. Returns the chat, the long id, the number shown, and the last digits of the citizen's
   * phone number.
   */
  const report = async () => {
    const chat = await open()
    const caseId = await tellTheStory(chat)
    const metadata = (upstream.intakes.at(-1)?.body.confidence_metadata ?? {}) as { callback_ref?: string }
    const { callback_ref: contact = '' } = metadata
    return { chat, caseId, number: caseNumberIn(chat.messages()) ?? '', digits: contact.slice(-4) }
  }

  /** Requests a case on another device; returns the answer. */
  const find = async (called: string, digits: string, chat?: ChatClient) => {
    const device = chat ?? (await open())
    const isAnswer = (text: string) => /can’t find a case|have found the case/.test(text)
    for (const text of ['I have a case number', called, digits]) {
      const seq = await device.say(text)
      await device.until((all) => all.some((message) => message.seq > seq && message.author.kind === 'bot'))
    }
    await device.until((all) => all.some((message) => isAnswer(textOf(message))))
    return { device, answer: said(device).findLast(isAnswer) ?? '' }
  }

  it('is the only number that the citizen sees, while the trust layer gets only the long id', async () => {
    const { chat, caseId, number } = await report()
    expect(number).toMatch(/^[A-Z][0-9A-Z]{2}-[0-9A-Z]{3}-[0-9A-Z]$/)
    expect(await casesOf(chat)).toMatchObject([{ case_id: caseId, number }])
    upstream.status = 'frozen'
    await relay.caseChanged(caseId)
    await relay.tell({ id: 'DLV-1', caseId, text: `A hold for your report ${caseId} ends soon.` })
    await chat.until((all) => all.some((message) => textOf(message).includes('ends soon')))
    expect(said(chat)).toContain(`A hold for your report ${number} ends soon.`)
    expect(said(chat).join()).toContain(`There is news about your case ${number}.`)
    expect(said(chat).join()).not.toContain(caseId)
    for (const format of ['text', 'html']) {
      const kept = await (await chat.request('GET', `/chat/v1/transcript?format=${format}`)).text()
      expect(kept).toContain(number)
      expect(kept).not.toContain(caseId)
    }
    // Text that the embedded platform sends by email and SMS.
    expect(await relay.withCaseNumbers(`${caseId}: news, and of CASE-1`)).toBe(
      `${number}: news, and of CASE-1`,
    )
    expect(JSON.stringify(upstream.intakes)).not.toContain(number)
  })

  it('finds the case on another device in any spelling, as does the long id', async () => {
    const { caseId, number, digits } = await report()
    const typed = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    const { device, answer } = await find(typed, digits)
    expect(answer).toContain(`I have found the case ${number}.`)
    expect(await casesOf(device)).toMatchObject([{ case_id: caseId, number }])
    expect((await find(caseId, digits)).answer).toContain(`I have found the case ${number}.`)
  })

  it('opens nothing with other digits, and locks both numbers after five wrong attempts', async () => {
    const { caseId, number, digits } = await report()
    for (let tries = 0; tries < 5; tries++)
      expect((await find(number, '0000')).answer).toContain('can’t find')
    expect((await find(number, digits)).answer).toContain('can’t find')
    expect((await find(caseId, digits)).answer).toContain('can’t find')
  })

  it('is not readable in any table', async () => {
    const { number } = await report()
    for (const { name } of await db().introspection.getTables()) {
      const rows = await db()
        .selectFrom(name as 'chat')
        .selectAll()
        .execute()
      expect(JSON.stringify(rows), name).not.toContain(number)
      expect(JSON.stringify(rows), name).not.toContain(number.replaceAll('-', ''))
    }
  })

  it('is unique for each case, even if random numbers repeat and the pepper has changed', async () => {
    const once = [1, 2, 3, 4, 5, 6]
    dice.push(...once)
    const first = await report()
    peppers = ['a fresh pepper', ...peppers]
    dice.push(...once, ...once)
    const second = await report()
    expect(first.number).toMatch(/^F23-456-/)
    expect(second.caseId).not.toBe(first.caseId)
    expect(second.number).not.toBe(first.number)
  })

  it("is found by an older pepper's hash, and hashed again when the citizen enters their digits", async () => {
    const { number, digits } = await report()
    peppers = ['a fresh pepper', ...peppers]
    expect((await find(number, digits)).answer).toContain(number)
    peppers = ['a fresh pepper']
    expect((await find(number, digits)).answer).toContain(number)
  })

  it('falls back to the long id for a case from before short numbers', async () => {
    const { chat, caseId, digits } = await report()
    await db().deleteFrom('case_number').execute()
    expect(await casesOf(chat)).toMatchObject([{ case_id: caseId, number: caseId }])
    expect((await find(caseId, digits)).answer).toContain(`I have found the case ${caseId}.`)
  })

  it('is released when neither a chat nor another device can request the case', async () => {
    const { chat } = await report()
    const numbers = () => db().selectFrom('case_number').select('case_id').execute()
    await chat.request('DELETE', '/chat/v1/session')
    await relay.sweep()
    expect(await numbers()).toHaveLength(1)
    relay.setNow(new Date(Date.now() + 200 * 86_400_000).toISOString())
    await relay.sweep()
    expect(await numbers()).toEqual([])
  })
})

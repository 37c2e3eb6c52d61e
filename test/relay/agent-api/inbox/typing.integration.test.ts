import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatClient } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { type InboxPerson, startTestInbox, type TestInbox } from '../../../support/inbox.ts'
import { readText, readUntil } from '../../../support/text-reader.ts'

describe(`typing notice of the citizen, on ${database.name}`, () => {
  let test: TestInbox
  let ana: InboxPerson
  beforeAll(async () => {
    test = await startTestInbox()
    ana = await test.add('Ana')
  })
  afterAll(() => test.stop())

  const type = (chat: ChatClient) => chat.request('POST', '/chat/v1/typing')
  const typings = (text: string) => text.match(/^event: citizen-typing$/gm)?.length ?? 0

  it('is sent to readers of the chat, and only while an agent has it', async () => {
    const { chat, chatId } = await test.wanted()
    const stream = await ana.stream(`/chats/${chatId}/stream?after=0`)
    expect((await type(chat)).status).toBe(204)
    await ana.claim(chatId)
    await type(chat)
    await expect.poll(() => typings(stream.text())).toBe(1)
    const { epoch } = await ana.row(chatId)
    await ana.post(`/chats/${chatId}/return`, { epoch, to: 'queue' })
    await type(chat)
    await chat.say('that is all')
    await expect.poll(() => stream.text()).toContain('that is all')
    expect(typings(stream.text())).toBe(1)
    stream.close()
  })

  it('is not sent to the citizen’s own pages, and is not stored', async () => {
    const { chat, chatId } = await test.wanted()
    await ana.claim(chatId)
    const response = await chat.request('GET', '/chat/v1/events?after=0')
    const reader = readText(response.body as ReadableStream<Uint8Array>)
    await type(chat)
    await ana.write(chatId, 'to the citizen')
    const seen = await readUntil(reader, 'to the citizen')
    await reader.cancel()
    expect(seen).not.toContain('citizen-typing')
    const stream = await ana.stream(`/chats/${chatId}/stream?after=0`)
    await expect.poll(() => stream.text()).toContain('to the citizen')
    expect(typings(stream.text())).toBe(0)
    stream.close()
  })

  it('requires a session', async () => {
    const answer = await fetch(`${test.relay.url}/chat/v1/typing`, { method: 'POST' })
    expect(answer.status).toBe(401)
  })
})

describe(`hand-off request text, on ${database.name}`, () => {
  it('is shown truncated in the row of the queue, even after later messages', async () => {
    const test = await startTestInbox()
    const ana = await test.add('Ana')
    const { chat, chatId } = await test.wanted()
    await chat.say('are you there?')
    const row = (await ana.list('queue')).rows.find((one) => one.chatId === chatId)
    expect(row).toMatchObject({ wish: 'person', lastLine: { text: 'are you there?' } })
    await test.stop()
  })
})

import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../../../src/storage/open-storage.ts'
import { type ChatClient, openChat } from '../../../support/chat-client.ts'
import { createRandom } from '../../../support/random-moments.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { times } from '../../../support/thoroughness.ts'
import { caseIdIn, caseNumberIn, storyOf, tellTheStory, textOf } from '../../../support/victim.ts'

const kills = times(4, 30)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('server after a crash', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'info' })
  })
  afterAll(() => server.remove())

  it(`loses and duplicates nothing when killed ${kills} times during conversations, and resumes at the same question`, async () => {
    const random = createRandom(20_261_121)
    let killed = 0
    let talking = true
    const killing = (async () => {
      while (talking && killed < kills) {
        await pause(200 + random() * 800)
        await server.kill()
        killed++
        await server.start()
      }
    })()
    const stories: { chat: ChatClient; caseId: string }[] = []
    while (killed < kills) {
      const chats = await Promise.all([1, 2, 3].map(() => openChat({ url: () => server.url() })))
      const ids = await Promise.all(chats.map((chat) => tellTheStory(chat)))
      chats.forEach((chat, index) => {
        stories.push({ chat, caseId: ids[index] ?? '' })
      })
    }
    talking = false
    await killing

    expect(new Set(stories.map(({ caseId }) => caseId)).size).toBe(stories.length)
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    for (const { chat, caseId } of stories) {
      const again = await openChat({ url: () => server.url(), resume: chat.session.token })
      const messages = await again.until((all) => caseNumberIn(all) !== undefined)
      await again.until(() => caseIdIn(again) === caseId)
      expect(again.events.map((event) => event.seq)).toEqual(again.events.map((_, index) => index + 1))
      expect(messages.slice(0, chat.messages().length)).toEqual(chat.messages())
      const said = messages.filter((message) => message.author.kind === 'visitor')
      expect(said.map(textOf)).toEqual(storyOf(messages))
      expect(new Set(said.map((message) => message.clientId)).size).toBe(said.length)
      const row = await storage.db
        .selectFrom('dialog')
        .select('step')
        .where('chat_id', '=', chat.session.chatId)
        .executeTakeFirst()
      expect(row?.step).toBe('reported')
      const cases = await storage.db
        .selectFrom('chat_case')
        .select('case_id')
        .where('chat_id', '=', chat.session.chatId)
        .execute()
      expect(cases).toEqual([{ case_id: caseId }])
    }
    await storage.close()
  })

  it('finishes open requests before it shuts down', async () => {
    const chat = await openChat({ url: () => server.url() })
    const body = JSON.stringify({ type: 'text', clientId: 'half-sent-message', text: 'Yes' })
    const sending = request(`${server.url()}/chat/v1/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${chat.session.token}`,
        'content-type': 'application/json',
        'content-length': String(body.length),
      },
    })
    const answered = new Promise<number | undefined>((done, failed) => {
      sending.on('response', (response) => done(response.resume().statusCode))
      sending.on('error', failed)
    })
    await new Promise<void>((done) => sending.write(body.slice(0, 20), () => done()))
    // The response to a later request shows that the server has received the first half of this one.
    await fetch(`${server.url()}/healthz`)
    const stopped = server.stop()
    await expect.poll(() => server.log.some((line) => line.includes('"msg":"stopping"'))).toBe(true)
    sending.end(body.slice(20))
    expect(await answered).toBe(202)
    expect(await stopped).toBe(0)
    await server.start()
    const again = await openChat({ url: () => server.url(), resume: chat.session.token })
    expect(
      (await again.until((all) => all.some((message) => textOf(message) === 'Yes'))).length,
    ).toBeGreaterThan(2)
  })
})

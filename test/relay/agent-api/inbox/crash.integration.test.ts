import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPeople } from '../../../../src/relay/agent-api/sign-in/people.ts'
import { createIds } from '../../../../src/storage/ids.ts'
import { openStorage } from '../../../../src/storage/open-storage.ts'
import { openChat } from '../../../support/chat-client.ts'
import { type InboxAnswer, signedIn } from '../../../support/inbox.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { times } from '../../../support/thoroughness.ts'
import { textOf } from '../../../support/victim.ts'

const kills = times(3, 12)

/** Retries until the request is answered, as the console page does. */
async function insist(send: () => Promise<InboxAnswer>): Promise<InboxAnswer> {
  for (;;) {
    const answer = await send().catch(() => undefined)
    if (answer && answer.status < 500) return answer
    await pause(50)
  }
}

describe('server killed while an agent writes', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.remove())

  /** Adds a person while the server is down, so that no other process writes its database file. */
  const invite = async () => {
    await server.kill()
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const people = createPeople({ storage, clock: () => new Date().toISOString(), ids: createIds() })
    const { id } = await people.add({ login: 'ana', firstName: 'Ana', role: 'agent', channels: 'all' })
    const once = await people.invite(id, 600_000)
    await storage.close()
    await server.start()
    return { id, once }
  }

  it(`${kills} times stores each message once and in order, and leaves the chat with its owner`, async () => {
    const ana = await signedIn(() => server.url(), await invite())
    const chat = await openChat({ url: () => server.url() })
    const { chatId } = chat.session
    await chat.say('person')
    await expect.poll(async () => (await ana.get(`/chats/${chatId}`)).status).toBe(200)
    const claimed = await ana.claim(chatId)
    const { epoch } = claimed.body.row
    let isWriting = true
    let killed = 0
    const killing = (async () => {
      while (isWriting && killed < kills) {
        await pause(150 + 130 * (killed % 4))
        await server.kill()
        killed++
        await server.start()
      }
    })()
    const words: string[] = []
    while (killed < kills || words.length < 20) {
      const text = `line ${words.length}`
      const message = { clientId: `the-line-${words.length}`, epoch, seenSeq: claimed.body.lastSeq, text }
      expect((await insist(() => ana.post(`/chats/${chatId}/messages`, message))).status).toBe(202)
      words.push(text)
    }
    isWriting = false
    await killing
    const last = words.at(-1)
    const messages = await chat.until((all) => all.some((one) => textOf(one) === last))
    expect(messages.filter(({ author }) => author.kind === 'agent').map(textOf)).toEqual(words)
    expect(chat.events.map(({ seq }) => seq)).toEqual(chat.events.map((_, index) => index + 1))
    expect((await ana.get(`/chats/${chatId}`)).body).toMatchObject({
      row: { epoch, owner: { firstName: 'Ana' } },
      assignments: [{ endedAt: null }],
    })
  })
})

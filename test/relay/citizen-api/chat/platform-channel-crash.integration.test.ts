import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../../../src/relay/config/file.ts'
import { asAdmin } from '../../../support/admin-key.ts'
import { openChat } from '../../../support/chat-client.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { times } from '../../../support/thoroughness.ts'

/** How often the server is killed while she talks. */
const kills = times(3, 24)
/** What she says, and how much of it is answered. */
const [said, answered] = [times(8, 24), times(2, 5)]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a server with a channel of agents that is killed again and again', () => {
  let server: ServerProcess
  const folder = mkdtempSync(join(tmpdir(), 'parley-config-'))
  beforeAll(async () => {
    const file = join(folder, 'parley.config.json')
    const channels = [{ gwId: 'demo', title: 'Agents', assistant: 'platform' }]
    writeFileSync(file, JSON.stringify({ ...demoConfig, channels }))
    server = await startServer({ PARLEY_CONFIG: file })
  })
  afterAll(async () => {
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Calls the sandbox until a server takes it. */
  const sandbox = async (path: string, body?: object): Promise<Response> => {
    for (const until = Date.now() + 240_000; ; ) {
      try {
        const response = await fetch(`${server.url()}/sandbox/${path}`, {
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
          headers: { ...asAdmin, 'content-type': 'application/json' },
        })
        if (response.status < 500) return response
      } catch (error) {
        if (Date.now() > until) throw error
      }
      await pause(50)
    }
  }

  it('carries what both say once and in order', async () => {
    const chat = await openChat({ url: () => server.url() })
    const words = Array.from({ length: said }, (_, index) => `word ${index}`)
    const agentsHeard = async (): Promise<string[]> => {
      const { messages = [] } = (await (await sandbox(`chats/${chat.session.chatId}`)).json()) as {
        messages?: { author: string; text: string }[]
      }
      return messages.filter(({ author }) => author === 'visitor').map(({ text }) => text)
    }
    // So many and no more: a slow machine that is killed until all is said would never get there.
    const killing = (async () => {
      for (let killed = 0; killed < kills; killed++) {
        await pause(150 + ((killed * 137) % 400))
        await server.kill()
        await server.start()
      }
    })()
    for (const word of words) await chat.say(word)
    while ((await agentsHeard()).length < words.length) await pause(50)
    await killing
    expect(await agentsHeard()).toEqual(words)

    // An answer is acknowledged, and the server dies before it is told.
    for (const word of words.slice(0, answered)) {
      expect((await sandbox(`chats/${chat.session.chatId}/messages`, { text: `re: ${word}` })).status).toBe(
        202,
      )
      await server.kill()
      await server.start()
    }
    const messages = await chat.until(
      (all) => all.filter(({ author }) => author.kind === 'agent').length >= answered,
    )
    // Besides, she is told once that nobody is at the console.
    expect(messages.filter(({ view }) => view === 'notice')).toHaveLength(1)
    const talk = messages.filter(({ view }) => view !== 'notice')
    const texts = talk.map((message) => (message.type === 'text' ? message.data.text : ''))
    expect(texts).toEqual([...words, ...words.slice(0, answered).map((word) => `re: ${word}`)])
  })
})

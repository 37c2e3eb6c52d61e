import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../../../src/relay/config/file.ts'
import { asAdmin } from '../../../support/admin-key.ts'
import { openChat } from '../../../support/chat-client.ts'
import { type ServerProcess, startServer } from '../../../support/server-process.ts'
import { times } from '../../../support/thoroughness.ts'

/** Number of times that the server is killed during the chat. */
const kills = times(3, 24)
/** Number of the citizen's messages, and of those that are answered. */
const [said, answered] = [times(8, 24), times(2, 5)]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('repeatedly killed server with an agent channel', () => {
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

  /** Calls the sandbox until a server accepts the request. */
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

  it("delivers both sides' messages once and in order", async () => {
    const chat = await openChat({ url: () => server.url() })
    const words = Array.from({ length: said }, (_, index) => `word ${index}`)
    const agentsHeard = async (): Promise<string[]> => {
      const { messages = [] } = (await (await sandbox(`chats/${chat.session.chatId}`)).json()) as {
        messages?: { author: string; text: string }[]
      }
      return messages.filter(({ author }) => author === 'visitor').map(({ text }) => text)
    }
    // A fixed number: on a slow machine, killing until all messages are sent would never end.
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

    // An answer is acknowledged, and the server is killed before delivering it.
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
    // The citizen also gets the "no agent available" message once.
    expect(messages.filter(({ view }) => view === 'notice')).toHaveLength(1)
    const talk = messages.filter(({ view }) => view !== 'notice')
    const texts = talk.map((message) => (message.type === 'text' ? message.data.text : ''))
    expect(texts).toEqual([...words, ...words.slice(0, answered).map((word) => `re: ${word}`)])
  })
})

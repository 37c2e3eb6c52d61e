import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../src/relay/config/file.ts'
import { openChat } from './support/chat-client.ts'
import { generousLimits } from './support/generous-limits.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const [demo] = demoConfig.channels
const config = { ...demoConfig, ...generousLimits }

describe('a running relay on SIGHUP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-reload-'))
  const file = join(folder, 'parley.config.json')
  const put = (value: unknown) => writeFileSync(file, JSON.stringify(value))
  let server: ServerProcess
  beforeAll(async () => {
    put(config)
    server = await startServer({ PARLEY_CONFIG: file })
  })
  afterAll(async () => {
    await server.remove()
    rmSync(folder, { recursive: true })
  })

  /** Makes the relay reload the file; returns what it logs about it. */
  const readAgain = async (text: string): Promise<string> => {
    const from = server.log.length
    process.kill(server.pid(), 'SIGHUP')
    const said = () => server.log.slice(from).find((line) => line.includes(text))
    await expect.poll(said).toBeDefined()
    return said() ?? ''
  }
  const open = async (gwId: string) =>
    (
      await fetch(`${server.url()}/chat/v1/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ gwId }),
      })
    ).status

  it('applies new channels, profile and limits immediately, and loses no stream', async () => {
    const chat = await openChat({ url: () => server.url() })
    const leaving = new AbortController()
    const stream = await fetch(`${server.url()}/chat/v1/events?after=0`, {
      headers: { authorization: `Bearer ${chat.session.token}`, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    let heard = ''
    let isOver = false
    const reading = (async () => {
      for await (const part of stream.body ?? []) heard += Buffer.from(part).toString()
      isOver = true
    })().catch(() => {})
    await expect.poll(() => heard).toContain('event: message')
    expect(await open('second')).toBe(404)

    put({
      ...config,
      channels: [demo, { ...demo, gwId: 'second', title: 'Second' }],
      profile: { ...config.profile, emergencyNumber: '990099' },
      limits: { ...generousLimits.limits, feedback: { perMinute: { chat: 1 } } },
      trustedProxies: 2,
    })
    expect(await readAgain('count from the next start')).toContain('"waiting":["trustedProxies"]')
    expect(await open('second')).toBe(201)
    const page = await (await fetch(`${server.url()}/chat?gwId=second`)).text()
    expect(page).toContain('990099')
    const rate = () => chat.request('POST', '/chat/v1/feedback', { rating: 5 })
    const rated = [(await rate()).status, (await rate()).status]
    expect(rated[0]).toBeLessThan(300)
    expect(rated[1]).toBe(429)

    const seq = await chat.say('Hello again')
    await expect.poll(() => heard).toContain(`id: ${seq}\n`)
    expect(isOver).toBe(false)
    leaving.abort()
    await reading
  })

  it('keeps its configuration when the file is invalid or missing, and names the error', async () => {
    put({ ...config, channels: [], trustedProxies: 'two' })
    const said = await readAgain('what was read before stays')
    expect(said).toContain('channels')
    expect(said).toContain('trustedProxies')
    expect(await open('second')).toBe(201)
    put({
      ...config,
      channels: [{ ...demo, gwId: 'theirs', assistant: 'platform', sendMessage: unsendable }],
    })
    expect(await readAgain('what was read before stays')).toContain('PARLEY_SEND_SECRET_THEIRS: is missing')
    rmSync(file)
    expect(await readAgain('what was read before stays')).toContain('is gone')
    expect(await open('second')).toBe(201)
  })
})

const unsendable = { url: 'https://platform.example/{{secret}}', body: { text: '{{text}}' } }

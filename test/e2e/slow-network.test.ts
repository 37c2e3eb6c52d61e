import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { passFirstWords } from '../support/buffered-stream.ts'
import { type FakeRelay, type FakeRelayOptions, startFakeRelay } from '../support/fake-relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { isLong } from '../support/thoroughness.ts'

/** A busy machine is slow, and a hang exceeds any limit. */
const patience = { timeout: 60_000 }
const webDir = inject('webDir')
let browser: Browser
let relay: FakeRelay
const contexts: BrowserContext[] = []
const servers: Server[] = []

beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser?.close())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await relay?.close()
})

const picture = 'https://pictures.test/receipt.png'
const greeting: NonNullable<FakeRelayOptions['greeting']> = [
  { type: 'text', data: { text: 'Hello. OK to go on?' } },
  { type: 'media', data: { mediaType: 'image', url: picture, filename: 'receipt.png' } },
  {
    type: 'media',
    data: { mediaType: 'audio', url: 'https://pictures.test/note.mp3', filename: 'note.mp3' },
  },
]
const answer: NonNullable<FakeRelayOptions['answer']> = (message) => [
  { type: 'text', data: { text: `Answer to ${message.type === 'text' ? message.text : message.payload}` } },
]

async function newPage(): Promise<{ context: BrowserContext; page: Page }> {
  relay = await startFakeRelay({ webDir, greeting, answer })
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  contexts.push(context)
  await context.route('https://pictures.test/**', (route) => route.abort())
  return { context, page: await context.newPage() }
}
const shows = (page: Page, text: string) =>
  page.locator('.rows').getByText(text, { exact: true }).first().waitFor()
async function write(page: Page, text: string): Promise<void> {
  await page.locator('.composer textarea').fill(text)
  await page.keyboard.press('Enter')
}

describe('device that saves data', () => {
  it('loads pictures and sounds only when they are tapped, and prefetches nothing', async () => {
    const { context, page } = await newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    await page.goto(`${relay.url}/chat?gwId=demo`)
    await page.getByRole('button', { name: 'Show picture receipt.png' }).waitFor()
    await page.getByRole('button', { name: 'Play sound note.mp3' }).waitFor()
    // By now, a page that does not save data would have fetched what it will need.
    const isKept = () => page.evaluate(async () => (await caches.match('/chat')) !== undefined)
    await expect.poll(isKept, patience).toBe(true)
    expect(asked.filter((url) => /pictures\.test|local-/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Show picture receipt.png' }).click()
    await expect.poll(() => asked.includes(picture), patience).toBe(true)
  })
})

describe('intermittent network', () => {
  it('never causes the same request to run twice at the same time, whatever fails', async () => {
    const { context, page } = await newPage()
    const open = new Map<string, number>()
    const doubles: string[] = []
    const keyOf = (one: Request) => `${one.method()} ${new URL(one.url()).pathname} ${idIn(one)}`
    const isCall = (one: Request) => one.url().includes('/chat/v1/')
    page.on('request', (one) => {
      if (!isCall(one)) return
      const count = (open.get(keyOf(one)) ?? 0) + 1
      open.set(keyOf(one), count)
      if (count > 1) doubles.push(keyOf(one))
    })
    const ended = (one: Request): void => void open.set(keyOf(one), (open.get(keyOf(one)) ?? 1) - 1)
    page.on('requestfinished', (one) => isCall(one) && ended(one))
    page.on('requestfailed', (one) => isCall(one) && ended(one))
    await page.goto(`${relay.url}/chat?gwId=demo`)
    await shows(page, 'Hello. OK to go on?')
    relay.trouble.loseAnswers = 2
    for (const text of ['one', 'two', 'three']) await write(page, text)
    await context.setOffline(true)
    await page.getByText('No network').waitFor()
    await write(page, 'four')
    relay.cut()
    await context.setOffline(false)
    relay.trouble.loseAnswers = 1
    relay.cut()
    await shows(page, 'Answer to four')
    expect(doubles).toEqual([])
    const texts = [...relay.chats.values()][0]?.events.flatMap((event) =>
      event.type === 'message' && event.message.clientId && event.message.type === 'text'
        ? [event.message.data.text]
        : [],
    )
    expect(texts).toEqual(['one', 'two', 'three', 'four'])
  })

  it('is shown in the header without an alert, and only while it lasts', async () => {
    const { context, page } = await newPage()
    await page.goto(`${relay.url}/chat?gwId=demo`)
    await shows(page, 'Hello. OK to go on?')
    const status = page.locator('.header [role=status]')
    await expect.poll(() => status.textContent(), patience).toBe('Replies at once')
    await context.setOffline(true)
    await expect.poll(() => status.textContent(), patience).toBe('No network – your words are safe')
    expect(await page.getByRole('alert').count()).toBe(0)
    await context.setOffline(false)
    await expect.poll(() => status.textContent(), patience).toBe('Replies at once')
  })
})

describe('buffering proxy', () => {
  it('makes the page poll instead of listening, without missing anything', async () => {
    const { page } = await newPage()
    const proxy = await startBufferingProxy(relay.url)
    // In the long run it waits for the silence itself.
    if (!isLong) await page.clock.install()
    await page.goto(`${proxy}/chat?gwId=demo`)
    if (!isLong) await passFirstWords(page, relay)
    await page.getByText('Hello. OK to go on?').first().waitFor({ timeout: 60_000 })
    await write(page, 'through the proxy')
    await shows(page, 'Answer to through the proxy')
    relay.happen([{ type: 'text', data: { text: 'News' } }])
    await shows(page, 'News')
    expect(relay.requests.some((line) => line.includes('wait=25'))).toBe(true)
  })
})

const idIn = (one: Request): string => /"clientId":"([^"]+)"/.exec(one.postData() ?? '')?.[1] ?? ''

/**
 * Starts a proxy that passes on a response only once it is complete, as some corporate proxies and networks
 * do.
 */
async function startBufferingProxy(target: string): Promise<string> {
  const server = createServer((from: IncomingMessage, to: ServerResponse) => {
    const onward = request(new URL(from.url ?? '/', target), { method: from.method, headers: from.headers })
    onward.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', () => to.destroy())
      answer.on('end', () => to.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(parts)))
    })
    onward.on('error', () => to.destroy())
    to.on('close', () => onward.destroy())
    from.pipe(onward)
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

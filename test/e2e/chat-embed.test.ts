import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Complaints, desktop, openPage, shoot } from '../support/browser.ts'
import { buildLoader } from '../support/build.ts'
import { type FakeRelay, startFakeRelay } from '../support/fake-relay.ts'
import { plainPage, visit } from '../support/loader-site.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { type Site, startSite } from '../support/static-server.ts'

/** Generous, because a busy machine is slow. */
const until = <T>(read: () => T) => expect.poll(read)

/** The page's complaints, except about what the fake relay does not have. */
const grave = ({ errors, violations }: Complaints): string[] =>
  [...errors, ...violations].filter((complaint) => !complaint.startsWith('Failed to load resource'))

/** The loader and the chat page as shipped, on a customer's page of another origin. */
describe('chat on a customer’s page', () => {
  let browser: Browser
  const webDir = inject('webDir')
  let relay: FakeRelay
  let customer: Site
  beforeAll(async () => {
    browser = await connectBrowser()
    writeFileSync(join(webDir, 'widget.js'), await buildLoader())
  })
  afterAll(() => browser?.close())
  afterEach(async () => {
    await relay?.close()
    await customer?.stop()
  })

  /** Opens the page with the widget on it, and records all its events. */
  async function open({ head = '', policy = '', hasClock = false } = {}) {
    relay = await startFakeRelay({
      webDir,
      greeting: [{ type: 'text', data: { text: 'Hello. OK to go on?' } }],
      answer: (message) => [{ type: 'text', data: { text: `Answer to ${message.text}` } }],
    })
    const page = plainPage(
      `${head}<script src="${relay.url}/widget.js"></script><script src="/own.js" defer></script>`,
    )
    customer = await startSite({
      '/': {
        body: page,
        headers: policy ? { 'content-security-policy': policy.replaceAll('RELAY', relay.url) } : {},
      },
      '/long.css': { body: '#long { height: 3000px }', type: 'text/css' },
      '/own.js': { body: ownScript, type: 'text/javascript' },
    })
    const opened = await visit(browser, { relay, customer }, { path: '/', hasClock })
    const events = () => opened.page.evaluate(() => (window as unknown as { told: [string, object][] }).told)
    return {
      ...opened,
      events,
      named: async (name: string) => (await events()).filter(([type]) => type === name),
    }
  }

  const ownScript = `
    window.told = []
    for (const type of ['ready', 'open', 'close', 'message', 'unread', 'case', 'error'])
      Parley.on(type, (detail) => window.told.push([type, detail]))
    Parley.init({ gwId: 'demo' })
    document.getElementById('own').addEventListener('click', () => Parley.open())`

  /** Returns the frame of the chat page, once it is drawn. */
  async function frameOf(page: Page): Promise<Frame> {
    await until(() => page.frames().some((frame) => frame.url().startsWith(relay.url))).toBe(true)
    const frame = page.frames().find((one) => one.url().startsWith(relay.url)) as Frame
    await frame.locator('.composer textarea').waitFor()
    return frame
  }
  const says = (frame: Frame, text: string) =>
    frame.locator('.rows').getByText(text, { exact: true }).waitFor()
  const focusIn = (frame: Frame) => frame.evaluate(() => document.activeElement?.localName)

  it('sends the relay nothing for a visitor who does not open it', async () => {
    const { page, clickLauncher, close } = await open({ hasClock: true })
    const asked = () => relay.requests.filter((request) => request.includes('/chat/v1/'))
    const waiting = await frameOf(page)
    await page.clock.fastForward('10:00')
    // Anything that the page requested by then has reached the relay before this.
    await waiting.evaluate(() => fetch('/chat?gwId=demo').then((answer) => answer.text()))
    expect(asked()).toEqual([])
    await clickLauncher()
    await says(waiting, 'Hello. OK to go on?')
    await close()
  })

  it('opens, accepts a message, notifies the page of events but not of what was said, and returns the focus', async () => {
    const { page, clickLauncher, look, events, named, complaints, close } = await open()
    await clickLauncher()
    const frame = await frameOf(page)
    await says(frame, 'Hello. OK to go on?')
    await until(() => focusIn(frame)).toBe('textarea')
    await page.keyboard.type('It was a scam')
    await page.keyboard.press('Enter')
    await says(frame, 'Answer to It was a scam')
    relay.happen([{ type: 'case', caseId: 'CASE-1', status: 'received' }])
    await until(() => named('case')).toEqual([['case', { caseId: 'CASE-1' }]])

    await page.keyboard.press('Escape')
    await until(async () => (await look()).panel.isVisible).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('parley-chat')
    relay.happen([
      { type: 'text', data: { text: 'One more thing' } },
      { type: 'text', data: { text: 'And another' } },
    ])
    await until(async () => (await look()).badge).toBe('2')
    expect((await look()).launcher.label).toBe('Chat (2)')
    await clickLauncher()
    await until(async () => (await look()).badge).toBe('')

    const told = await events()
    expect(
      told.map(([type]) => type).filter((type) => ['open', 'close', 'ready', 'error'].includes(type)),
    ).toEqual(['open', 'ready', 'close', 'open'])
    expect((await named('message')).map(([, detail]) => (detail as { author: string }).author)).toEqual([
      'bot',
      'visitor',
      'bot',
      'bot',
      'bot',
    ])
    expect((await named('unread')).map(([, detail]) => detail)).toContainEqual({ count: 2 })
    expect(JSON.stringify(told)).not.toMatch(/scam|thing|token/)
    expect(grave(complaints)).toEqual([])
    await close()
  })

  it('returns the focus to the button on the page that opened it', async () => {
    const { page, close } = await open()
    await page.locator('#own').focus()
    await page.keyboard.press('Enter')
    const frame = await frameOf(page)
    await until(() => focusIn(frame)).toBe('textarea')
    await page.keyboard.press('Escape')
    await until(() => page.evaluate(() => document.activeElement?.id)).toBe('own')
    await close()
  })

  it('notifies the page when the relay refuses', async () => {
    const { page, clickLauncher, named, close } = await open()
    relay.trouble.refusesSession = 'channel-not-found'
    await clickLauncher()
    await until(() => named('error')).toEqual([['error', { code: 'channel-not-found' }]])
    const frame = page.frames().find((one) => one.url().startsWith(relay.url)) as Frame
    await frame.locator('.state.whole').waitFor()
    await close()
  })

  const hostile = {
    'a strict policy': {
      policy:
        "default-src 'self'; script-src 'self' RELAY; frame-src RELAY; style-src 'self'; require-trusted-types-for 'script'",
    },
    'styles that unset everything': { head: '<style>* { all: unset !important }</style>' },
    'patched globals': {
      head: `<script>
        fetch = () => { throw new Error('patched') }
        JSON.parse = JSON.stringify = () => 'patched'
        Array.prototype.extra = Object.prototype.extra = 'enumerable'
      </script>`,
    },
  }
  it.each(Object.entries(hostile))('works on a page with %s', async (_, options) => {
    const { page, clickLauncher, look, complaints, close } = await open(options)
    await clickLauncher()
    const frame = await frameOf(page)
    await says(frame, 'Hello. OK to go on?')
    await frame.locator('.composer textarea').fill('help')
    await page.keyboard.press('Enter')
    await says(frame, 'Answer to help')
    expect((await look()).panel).toMatchObject({ isVisible: true, width: 400 })
    expect(
      await frame.evaluate(() => getComputedStyle(document.querySelector('.send') as Element).borderRadius),
    ).toBe('999px')
    expect(grave(complaints)).toEqual([])
    await close()
  })
})

/** The real relay, with a channel that can verify who is proven. */
describe('citizen who signs in on the customer’s page during a chat', () => {
  const secret = 'a secret of the customer and the relay alone'
  let browser: Browser
  let server: ServerProcess
  beforeAll(async () => {
    browser = await connectBrowser()
    server = await startServer({ PARLEY_IDENTITY_SECRET_DEMO: secret })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
  })

  async function signIn(uid: string) {
    const { page, complaints, close } = await openPage(browser, desktop)
    await page.goto(`${server.url().replace('127.0.0.1', 'localhost')}/demo/`)
    await page.waitForFunction(() => 'Parley' in window && document.querySelector('parley-chat') !== null)
    await page.evaluate(() => window.Parley?.open())
    const chatFrame = () => page.frames().find((one) => one.url().startsWith(`${server.url()}/chat?`))
    await until(() => chatFrame() !== undefined).toBe(true)
    const frame = chatFrame() as Frame
    const says = (text: string) => frame.locator('.own .bubble').getByText(text, { exact: true }).waitFor()
    const write = async (text: string) => {
      await frame.locator('.composer textarea').fill(text)
      await frame.locator('.composer textarea').press('Enter')
      await says(text)
      await frame.locator('.own .delivery.sent').last().waitFor()
    }
    await frame.locator('.replies').waitFor()
    await write('Somebody called me')
    const expires = Math.floor(Date.now() / 1000) + 600
    const digest = createHmac('sha256', secret).update(`exp:${expires}:${uid}`).digest('hex')
    await page.evaluate(
      ([id, hash]) => window.Parley?.setHumanUid(id as string, hash),
      [uid, `${expires}.${digest}`],
    )
    await frame.locator('.whose').waitFor()
    await shoot(page, `whose-${uid}`)
    return { frame, page, says, write, complaints, close }
  }

  it('continues the chat after saying that it is theirs', async () => {
    const { frame, says, write, complaints, close } = await signIn('person-yes')
    await write('Before I answer')
    await frame.getByRole('button', { name: 'Yes, go on' }).click()
    await frame.locator('.whose').waitFor({ state: 'detached' })
    await write('It was me')
    await says('Somebody called me')
    await says('Before I answer')
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })

  it('starts a new chat after saying that it is not theirs, with nothing of the other', async () => {
    const { frame, says, write, complaints, close } = await signIn('person-no')
    await frame.getByRole('button', { name: 'No, start my own' }).click()
    await frame.locator('.whose').waitFor({ state: 'detached' })
    await frame.locator('.replies').waitFor()
    await until(() => frame.locator('.own').count()).toBe(0)
    await write('My own words')
    await says('My own words')
    expect(await frame.getByText('Somebody called me').count()).toBe(0)
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })
})

describe('chat on a page with a Cross-Origin-Embedder-Policy', () => {
  let browser: Browser
  let server: ServerProcess
  let customer: Site
  beforeAll(async () => {
    browser = await connectBrowser()
    server = await startServer()
    customer = await startSite({ '/long.css': { body: '', type: 'text/css' } })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.remove()
    await customer?.stop()
  })

  it.each(['require-corp', 'credentialless'])('is shown and accepts a message under %s', async (policy) => {
    customer.answers['/'] = {
      body: plainPage(`<script src="${server.url()}/widget.js"></script>`),
      headers: { 'cross-origin-embedder-policy': policy, 'cross-origin-opener-policy': 'same-origin' },
    }
    const relay = { url: server.url() }
    const { page, init, call, complaints, close } = await visit(browser, { relay, customer }, { path: '/' })
    // Workers of the chat page that the browser refuses report nothing but a failed request.
    const refused: string[] = []
    page.on('requestfailed', (request) => refused.push(request.url()))
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
    await init()
    await call('open')
    const isChat = (frame: Frame) => frame.url().startsWith(`${relay.url}/chat?`)
    const frame = page.frames().find(isChat) ?? (await page.waitForEvent('framenavigated', isChat))
    await frame.locator('.replies').waitFor()
    await frame.locator('.composer textarea').fill('Somebody called me')
    await frame.locator('.composer textarea').press('Enter')
    await frame.locator('.own .delivery.sent').waitFor()
    expect([complaints, refused]).toEqual([{ errors: [], violations: [] }, []])
    await close()
  })
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Parley, Settings } from '../../src/widget/loader/index.ts'
import { plainPage, startLoaderSites, visit } from '../support/loader-site.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('launcher and panel on a desktop', () => {
  let browser: Browser
  let sites: Awaited<ReturnType<typeof startLoaderSites>>
  beforeAll(async () => {
    ;[browser, sites] = await Promise.all([connectBrowser(), startLoaderSites()])
  })
  afterAll(async () => {
    await browser.close()
    await sites.stop()
  })

  const start = async (settings: Partial<Settings> = {}) => {
    const visited = await visit(browser, sites)
    await visited.page.evaluate(() => {
      const events: unknown[] = []
      Object.assign(window, { events })
      for (const name of ['ready', 'open', 'close', 'message', 'unread', 'case', 'error'] as const) {
        ;(window.Parley as Parley).on(name, (detail) => events.push([name, detail]))
      }
    })
    await visited.init(settings)
    const events = () =>
      visited.page.evaluate(() => (window as unknown as { events: [string, object][] }).events)
    return { ...visited, events }
  }

  it('shows a round launcher of 56 pixels in the corner, with a name and its state', async () => {
    const { look, close } = await start()
    expect((await look()).launcher).toEqual({
      x: 1280 - 76,
      y: 800 - 76,
      width: 56,
      height: 56,
      label: 'Chat',
      expanded: 'false',
    })
    expect((await look()).panel.isVisible).toBe(false)
    await close()
  })

  it('loads the chat page in the background once the customer’s page is idle', async () => {
    const { chat, look, heard, events, close } = await start()
    await chat()
    expect((await look()).panel.isVisible).toBe(false)
    await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['init'])
    expect((await events()).filter(([name]) => name !== 'ready')).toEqual([])
    await close()
  })

  it('requests only its script if the visitor saves data, until someone is about to open it', async () => {
    sites.customer.answers['/saving'] = {
      body: plainPage(
        `<script>Object.defineProperty(navigator, 'connection', { value: { saveData: true } })</script>
        <script src="${sites.relay.url}/widget.js"></script>`,
      ),
    }
    const { init, page, hasFrame, hoverLauncher, chat, look, close } = await visit(browser, sites, {
      path: '/saving',
      hasClock: true,
    })
    await init()
    await page.clock.fastForward('10:00')
    expect(hasFrame()).toBe(false)
    await hoverLauncher()
    await chat()
    expect((await look()).panel.isVisible).toBe(false)
    await close()
  })

  it('opens on a click, moves the focus in, and returns it to the launcher on Escape in the chat', async () => {
    const { clickLauncher, chat, look, page, close, events } = await start()
    await clickLauncher()
    const frame = await chat()
    const { panel, launcher } = await look()
    expect(panel).toEqual({ x: 1280 - 420, y: 32, width: 400, height: 680, isVisible: true, radius: '20px' })
    expect(launcher.expanded).toBe('true')
    await frame.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA' && document.hasFocus())
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await look()).panel.isVisible).toBe(false)
    expect((await look()).focus).toBe('BUTTON')
    expect((await events()).map(([name]) => name)).toEqual(['open', 'ready', 'close'])
    await close()
  })

  it('closes on Escape on the customer’s page, and leaves the focus where it was', async () => {
    const { call, chat, look, page, close } = await start()
    await call('open')
    await chat()
    await page.focus('#own')
    await page.keyboard.press('Escape')
    expect((await look()).panel.isVisible).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own')
    await close()
  })

  it('ignores an Escape that the page has handled', async () => {
    const { call, chat, look, page, close } = await start()
    await call('open')
    await chat()
    await page.evaluate(() => document.addEventListener('keydown', (event) => event.preventDefault(), true))
    await page.focus('#own')
    await page.keyboard.press('Escape')
    expect((await look()).panel.isVisible).toBe(true)
    await close()
  })

  it('returns the focus to the button on the page that opened it', async () => {
    const { chat, look, page, close } = await start()
    await page.evaluate(() => {
      document.getElementById('own')?.addEventListener('click', () => {
        ;(window.Parley as Parley).open()
      })
    })
    await page.click('#own')
    const frame = await chat()
    await frame.waitForFunction(() => document.hasFocus())
    await frame.click('button')
    await expect.poll(async () => (await look()).panel.isVisible).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own')
    await close()
  })

  it('keeps the focus on the launcher until the chat page can take it', async () => {
    const { page, init, look, close } = await visit(browser, sites)
    // Before the widget starts: it loads the chat page by itself soon after.
    await page.route('**/chat?*', () => {})
    await init()
    await page.evaluate(() => (window.Parley as Parley).open())
    expect(await look()).toMatchObject({ focus: 'BUTTON', panel: { isVisible: true } })
    await page.keyboard.press('Enter')
    expect((await look()).panel.isVisible).toBe(false)
    await close()
  })

  it('opens, closes and toggles through its calls, and reports each once', async () => {
    const { call, chat, look, events, close } = await start()
    for (const name of ['open', 'open', 'close', 'close', 'toggle', 'toggle'] as const) await call(name)
    await chat()
    expect((await look()).panel.isVisible).toBe(false)
    const names = (await events()).map(([name]) => name).filter((name) => name !== 'ready')
    expect(names).toEqual(['open', 'close', 'open', 'close'])
    await close()
  })

  it('opens without a launcher while the launcher is hidden', async () => {
    const { call, chat, look, close } = await start()
    await call('hide')
    expect((await look()).launcher.width).toBe(0)
    await call('open')
    await chat()
    expect((await look()).panel.isVisible).toBe(true)
    await call('show')
    expect((await look()).launcher.width).toBe(56)
    await close()
  })

  it('shows the number of unread messages, also in its accessible name', async () => {
    const { hoverLauncher, chat, say, look, events, close } = await start()
    await hoverLauncher()
    await chat()
    await say({ type: 'unread', count: 3 })
    await expect.poll(async () => (await look()).badge).toBe('3')
    expect((await look()).launcher.label).toBe('Chat (3)')
    expect((await events()).at(-1)).toMatchObject(['unread', { count: 3 }])
    await say({ type: 'unread', count: 0 })
    await expect.poll(async () => (await look()).badge).toBe('')
    expect((await look()).launcher.label).toBe('Chat')
    await close()
  })

  it('emits messages, cases and errors as events', async () => {
    const { hoverLauncher, chat, say, events, close } = await start()
    await hoverLauncher()
    await chat()
    const at = '2026-11-21T10:00:00.000Z'
    await say({ type: 'message', author: 'bot', at })
    await say({ type: 'case', caseId: 'C-1' })
    await say({ type: 'error', code: 'session-expired' })
    await expect.poll(async () => (await events()).length).toBe(4)
    expect(await events()).toMatchObject([
      ['ready', {}],
      ['message', { author: 'bot', at }],
      ['case', { caseId: 'C-1' }],
      ['error', { code: 'session-expired' }],
    ])
    await close()
  })

  it('is enlarged when the chat requests it, and shrinks again', async () => {
    const { call, chat, say, look, close } = await start()
    await call('open')
    await chat()
    await say({ type: 'enlarge', on: true })
    await expect.poll(async () => (await look()).panel.width).toBe(760)
    expect((await look()).panel.height).toBe(680)
    await say({ type: 'enlarge', on: false })
    await expect.poll(async () => (await look()).panel.width).toBe(400)
    await close()
  })

  it('tells the chat page who is chatting and where, and never puts the uid into a URL', async () => {
    const humanHash = 'ab'.repeat(32)
    const { hoverLauncher, chat, heard, page, close } = await start({
      humanUid: 'citizen-7',
      humanHash,
      env: 'test',
      locale: 'tl-PH',
      theme: 'dark',
    })
    await hoverLauncher()
    const frame = await chat()
    expect(Object.fromEntries(new URL(frame.url()).searchParams)).toEqual({
      gwId: 'demo',
      embed: 'panel',
      locale: 'tl-PH',
      theme: 'dark',
    })
    await page.evaluate(() => (window.Parley as Parley).setHumanUid('citizen-8'))
    await expect.poll(async () => (await heard()).length).toBe(2)
    expect(await heard()).toEqual([
      { type: 'init', mode: 'panel', env: 'test', humanUid: 'citizen-7', humanHash },
      { type: 'init', mode: 'panel', env: 'test', humanUid: 'citizen-8', humanHash: undefined },
    ])
    await close()
  })

  it('reconnects when the chat page reloads itself', async () => {
    const { call, chat, heard, look, close } = await start({ humanUid: 'citizen-7' })
    await call('open')
    const frame = await chat()
    await Promise.all([frame.waitForNavigation(), frame.evaluate(() => location.reload())])
    await chat()
    await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['init', 'opened'])
    await call('close')
    expect((await look()).panel.isVisible).toBe(false)
    await expect.poll(async () => (await heard()).at(-1)?.type).toBe('closed')
    await close()
  })

  it('loads the chat page again at the next opening if the first load failed', async () => {
    const { init, call, chat, page, look, close } = await visit(browser, sites)
    await page.route('**/chat?*', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await init()
    await failed
    await page.unroute('**/chat?*')
    const isThere = () => page.frames().some((frame) => frame.url().startsWith(sites.relay.url))
    await expect
      .poll(async () => {
        await call('close')
        await call('open')
        return isThere()
      })
      .toBe(true)
    await chat()
    expect((await look()).panel.isVisible).toBe(true)
    await close()
  })

  it('does not connect a document of another origin in its frame', async () => {
    const { init, page, hoverLauncher, complaints, close } = await visit(browser, sites, { hasClock: true })
    // The widget removes such a page a moment after it has loaded: here that moment never comes.
    await page.clock.pauseAt(Date.now() + 60_000)
    const other = `${sites.customer.url}/chat`
    sites.customer.answers['/chat'] = sites.relay.answers['/chat'] ?? { body: '' }
    sites.customer.answers['/page.js'] = sites.relay.answers['/page.js'] ?? { body: '' }
    await page.route('**/chat?*', (route) =>
      route.fulfill({ status: 302, headers: { location: other }, body: '' }),
    )
    await init()
    await hoverLauncher()
    const stranger = await (async () => {
      for (;;) {
        const found = page.frames().find((frame) => frame.url() === other)
        if (found && (await found.evaluate(() => 'heard' in window).catch(() => false))) return found
        await page.waitForTimeout(20)
      }
    })()
    // Any answer of the widget to its greeting would arrive before the answer to this.
    await page.evaluate(() =>
      addEventListener('message', ({ data, source }) => {
        if (data === 'ping') source?.postMessage('pong', { targetOrigin: '*' })
      }),
    )
    await stranger.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener('message', ({ data }) => data === 'pong' && done())
          parent.postMessage('ping', '*')
        }),
    )
    expect(await stranger.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
    expect(complaints.violations).toEqual([])
    await close()
  })
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import type { Parley } from '../../src/widget/loader/index.ts'
import { plainPage, startLoaderSites, visit } from '../support/loader-site.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('lifecycle of the widget on a page', () => {
  let browser: Browser
  let sites: Awaited<ReturnType<typeof startLoaderSites>>
  beforeAll(async () => {
    ;[browser, sites] = await Promise.all([connectBrowser(), startLoaderSites()])
  })
  afterAll(async () => {
    await browser.close()
    await sites.stop()
  })

  it('carries out the calls queued by the snippet before the script loaded, in order', async () => {
    sites.customer.answers['/queue'] = {
      body: plainPage(`<script src="/strict/early.js"></script>
        <script>
          window.seen = []
          Parley.on('open', () => seen.push('open'))
          Parley.on('close', () => seen.push('close'))
          Parley.open(); Parley.close(); Parley.setHumanUid('citizen-9'); Parley.toggle()
        </script>
        <script async src="${sites.relay.url}/widget.js" data-gw-id="demo"></script>`),
    }
    const { page, look, chat, heard, complaints, close } = await visit(browser, sites, { path: '/queue' })
    await page.waitForFunction(() => (window.Parley as { version?: string }).version)
    await chat()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'open',
      'close',
      'open',
    ])
    expect((await look()).panel.isVisible).toBe(true)
    await expect.poll(async () => (await heard())[0]).toMatchObject({ type: 'init', humanUid: 'citizen-9' })
    expect(complaints.errors).toEqual([])
    await close()
  })

  it('takes its settings from the attributes of the tag, and ignores those of other tools', async () => {
    sites.customer.answers['/tag'] = {
      body: plainPage(`<script async src="${sites.relay.url}/widget.js" data-gw-id="demo" data-env="test"
        data-human-uid="citizen-9" data-human-hash="" data-theme="dark" data-locale="tl" data-z-index="7"
        data-position="left" data-nscript="afterInteractive"></script>`),
    }
    const { page, look, chat, heard, complaints, close } = await visit(browser, sites, { path: '/tag' })
    const frame = await chat()
    expect(Object.fromEntries(new URL(frame.url()).searchParams)).toEqual({
      gwId: 'demo',
      theme: 'dark',
      locale: 'tl',
      embed: 'panel',
    })
    expect((await look()).launcher.x).toBe(20)
    expect(
      await page.evaluate(() => (document.querySelector('parley-chat') as HTMLElement).style.zIndex),
    ).toBe('7')
    await expect.poll(async () => (await heard())[0]).toMatchObject({ env: 'test', humanUid: 'citizen-9' })
    expect(complaints.errors).toEqual([])
    await close()
  })

  it('does not block the page while the relay does not answer', async () => {
    const { page, close } = await visit(browser, sites, { path: '/strict/' })
    let answer = () => {}
    await page.route('**/widget.js', (route) => {
      answer = () => void route.continue()
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await page.getByRole('link', { name: 'Report a scam' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => (window.Parley as { version?: string }).version)).toBe(undefined)
    answer()
    await page.waitForFunction(() => document.querySelector('parley-chat'))
    await close()
  })

  it('hides the page’s own help while the chat can be used', async () => {
    const { page, call, chat, say, close } = await visit(browser, sites, { path: '/strict/' })
    const isShown = () => page.locator('#parley-help').isVisible()
    await chat()
    await expect.poll(isShown).toBe(false)
    await say({ type: 'error', code: 'channel-not-found' })
    await expect.poll(isShown).toBe(true)
    await say({ type: 'ready' })
    await expect.poll(isShown).toBe(false)
    await call('destroy')
    expect(await isShown()).toBe(true)
    await close()
  })

  it('tells a developer on localhost what to change if the relay refuses, and other visitors nothing', async () => {
    const { relay, customer } = sites
    const real = { ...customer, local: customer.local.replace('localhost', 'www.bank.localhost') }
    const told = async (site: typeof customer) => {
      const { page, init, chat, say, complaints, close } = await visit(browser, { relay, customer: site })
      await page.evaluate(() => {
        const codes: string[] = []
        Object.assign(window, { codes })
        window.Parley?.on('error', ({ code }) => codes.push(code))
      })
      await init({ gwId: 'wrong' })
      await chat()
      await say({ type: 'error', code: 'channel-not-found' })
      await page.waitForFunction(
        () => (window as unknown as { codes: string[] }).codes[0] === 'channel-not-found',
      )
      await close()
      return complaints.errors
    }
    expect(await told(customer)).toEqual([
      `Parley: channel-not-found: set gwId to a channel of ${relay.url}, and add ${customer.local} to its allowedOrigins`,
    ])
    expect(await told(real)).toEqual([])
  })

  it('is open again on the next page of the site, without the focus, until it is closed', async () => {
    const { page, call, chat, look, heard, close } = await visit(browser, sites, { path: '/strict/' })
    await chat()
    await call('open')
    await page.goto(`${sites.customer.local}/plain`)
    await page.locator('#own').focus()
    await page.evaluate(() => (window.Parley as Parley).init({ gwId: 'demo' }))
    await chat()
    expect((await look()).panel.isVisible).toBe(true)
    expect(await page.evaluate(() => [window.Parley?.isOpen(), document.activeElement?.id])).toEqual([
      true,
      'own',
    ])
    await expect.poll(heard).toContainEqual({ type: 'opened', full: false, focus: false })
    await call('close')
    await page.goto(`${sites.customer.local}/strict/`)
    await chat()
    expect((await look()).panel.isVisible).toBe(false)
    await close()
  })

  it('leaves the page its link if the launcher cannot run', async () => {
    const { page, close } = await visit(browser, sites, { path: '/strict/' })
    await page.route('**/widget.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const a = (?<!b' }),
    )
    await page.reload()
    await page.getByRole('link', { name: 'Report a scam' }).click()
    await page.waitForURL(`${sites.relay.url}/report?gwId=demo`)
    await close()
  })

  it('carries out a queued init whose onLoad uses the real widget', async () => {
    sites.customer.answers['/kept'] = {
      body: plainPage(`<script>
          window.Parley = { q: [['init', [{ gwId: 'demo', onLoad: () => { seen = Parley.version } }]], ['open', []]] }
          window.seen = ''
        </script><script src="${sites.relay.url}/widget.js"></script>`),
    }
    const { page, chat, look, close } = await visit(browser, sites, { path: '/kept' })
    await chat()
    expect(await page.evaluate(() => (window as unknown as { seen: string }).seen)).toBe(manifest.version)
    expect((await look()).panel.isVisible).toBe(true)
    await close()
  })

  it('is added and removed 100 times without leaving anything behind', async () => {
    const { page, isThere, close } = await visit(browser, sites)
    const cycle = (times: number) =>
      page.evaluate(async (count) => {
        const parley = window.Parley as Parley
        for (let round = 0; round < count; round++) {
          parley.on('open', () => {})
          parley.init({ gwId: 'demo' })
          parley.open()
          // Some with the chat page connected, and all others destroyed before that.
          if (round % 20 === 0) await new Promise<void>((done) => parley.on('ready', () => done()))
          parley.destroy()
        }
      }, times)
    await cycle(3)
    const before = await count(page)
    await cycle(100)
    expect(await isThere()).toBe(false)
    // What is being released when the last one is removed disappears a moment later, including that of the
    // first three.
    await expect.poll(async () => more(await count(page), before)).toEqual([])
    await page.evaluate(() => (window.Parley as Parley).init({ gwId: 'demo' }))
    expect(await isThere()).toBe(true)
    await close()
  })

  it('fills a container of the page without taking the focus', async () => {
    const { page, chat, look, heard, close } = await visit(browser, sites)
    await page.evaluate(() => {
      const box = document.getElementById('box') as HTMLElement
      box.style.cssText = 'width: 500px; height: 600px'
      document.getElementById('own')?.focus()
      ;(window.Parley as Parley).init({ gwId: 'demo', container: '#box' })
    })
    const frame = await chat()
    const box = await page.locator('#box').boundingBox()
    const { panel, launcher } = await look()
    expect(panel).toMatchObject({ ...box, width: 500, height: 600, isVisible: true })
    expect(launcher.width).toBe(0)
    expect(new URL(frame.url()).searchParams.get('embed')).toBe('inline')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own')
    await expect.poll(heard).toEqual([
      { type: 'init', mode: 'inline', env: undefined, humanUid: undefined, humanHash: undefined },
      { type: 'opened', full: false, focus: false },
    ])
    await page.keyboard.press('Escape')
    expect((await look()).panel.isVisible).toBe(true)
    await close()
  })

  it('is at least 420 pixels high in a container without a height', async () => {
    const { page, chat, look, close } = await visit(browser, sites)
    await page.evaluate(() => {
      ;(window.Parley as Parley).init({ gwId: 'demo', container: document.getElementById('box') as Element })
    })
    await chat()
    expect((await look()).panel.height).toBe(420)
    await close()
  })

  const corners = [
    { name: 'to the right of a page that is read from the left', dir: 'ltr', x: 1204 },
    { name: 'to the left of a page that is read from the right', dir: 'rtl', x: 20 },
    { name: 'to the right when it is told so', dir: 'rtl', position: 'right', x: 1204 },
    { name: 'to the left when it is told so', dir: 'ltr', position: 'left', x: 20 },
  ]
  for (const { name, dir, x, ...settings } of corners) {
    it(`is ${name}, with its panel above it`, async () => {
      const { page, look, close } = await visit(browser, sites)
      await page.evaluate(
        ([direction, more]) => {
          document.documentElement.dir = direction
          const parley = window.Parley as Parley
          parley.init({ gwId: 'demo', ...(more as object) })
          parley.open()
        },
        [dir, settings] as const,
      )
      const { launcher, panel } = await look()
      expect(launcher.x).toBe(x)
      expect(panel.x).toBe(x === 20 ? 20 : 860)
      await close()
    })
  }

  it('stacks as configured', async () => {
    const { page, look, close } = await visit(browser, sites)
    await page.evaluate(() => (window.Parley as Parley).init({ gwId: 'demo', zIndex: 7 }))
    expect((await look()).launcher.x).toBe(1204)
    const host = await page.evaluate(() => {
      const element = document.querySelector('parley-chat') as Element
      return [getComputedStyle(element).zIndex, element.matches(':popover-open')]
    })
    expect(host).toEqual(['7', false])
    await close()
  })
})

/** Counts what the browser holds after a thorough garbage collection. */
async function count(page: Page) {
  const session = await page.context().newCDPSession(page)
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { nodes, jsEventListeners, documents }
}

/** Counts that have grown; each of the hundred runs would leave at least one. */
const more = (now: Awaited<ReturnType<typeof count>>, before: typeof now) =>
  Object.entries(now).filter(([name, amount]) => amount > before[name as keyof typeof before])

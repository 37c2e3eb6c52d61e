import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Parley } from '../../src/widget/loader/index.ts'
import { phone } from '../support/browser.ts'
import { startLoaderSites, visit } from '../support/loader-site.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('chat on a phone of 360 × 740', () => {
  let browser: Browser
  let sites: Awaited<ReturnType<typeof startLoaderSites>>
  beforeAll(async () => {
    ;[browser, sites] = await Promise.all([connectBrowser(), startLoaderSites()])
  })
  afterAll(async () => {
    await browser.close()
    await sites.stop()
  })

  const start = async ({ chatLoads = true } = {}) => {
    const visited = await visit(browser, sites, phone)
    const { page } = visited
    // Before the widget starts: it loads the chat page by itself soon after.
    if (!chatLoads) await page.route('**/chat?*', () => {})
    await page.evaluate(() => history.replaceState({ router: 'mine' }, ''))
    await visited.init()
    const isOpen = async () => (await visited.look()).panel.isVisible
    const state = () => page.evaluate(() => ({ length: history.length, state: history.state, scrollY }))
    return { ...visited, isOpen, state }
  }

  it('fills the screen, over the launcher, as soon as the chat page is loaded', async () => {
    const { tapLauncher, chat, look, heard, page, close } = await start()
    await tapLauncher()
    await chat()
    await expect.poll(async () => (await heard()).at(-1)).toEqual({ type: 'opened', full: true, focus: true })
    expect((await look()).panel).toEqual({
      x: 0,
      y: 0,
      width: 360,
      height: 740,
      isVisible: true,
      radius: '0px',
    })
    const onTop = await page.evaluate(() => {
      const { shadow } = window as unknown as { shadow: ShadowRoot }
      return shadow.elementFromPoint(360 - 48, 740 - 48)?.tagName
    })
    expect(onTop).toBe('IFRAME')
    await close()
  })

  it('keeps the launcher above an empty panel, as a way out', async () => {
    const { tapLauncher, isOpen, close } = await start({ chatLoads: false })
    await tapLauncher()
    await expect.poll(isOpen).toBe(true)
    await tapLauncher()
    await expect.poll(isOpen).toBe(false)
    await close()
  })

  it('closes on Back and leaves the page where it was', async () => {
    const { tapLauncher, chat, isOpen, state, page, close } = await start()
    await page.evaluate(() => scrollTo(0, 1200))
    const before = await state()
    await tapLauncher()
    await chat()
    expect(await state()).toEqual({
      length: before.length + 1,
      state: { router: 'mine', parley: 1 },
      scrollY: 1200,
    })
    await page.goBack()
    await expect.poll(isOpen).toBe(false)
    expect(await state()).toEqual({ ...before, length: before.length + 1 })
    expect(page.url()).toBe(`${sites.customer.local}/plain`)
    await close()
  })

  it('removes its history entry when it is closed otherwise', async () => {
    const { tapLauncher, chat, isOpen, state, close } = await start()
    await tapLauncher()
    const frame = await chat()
    await frame.click('button')
    await expect.poll(isOpen).toBe(false)
    await expect.poll(async () => (await state()).state).toEqual({ router: 'mine' })
    await close()
  })

  it('stays open if it is opened again before its history entry is removed', async () => {
    const { call, page, chat, isOpen, state, close } = await start()
    await call('open')
    await chat()
    await page.evaluate(async () => {
      const parley = window.Parley as Parley
      const isBack = new Promise((done) => addEventListener('popstate', done, { once: true }))
      parley.close()
      parley.open()
      await isBack
    })
    expect(await isOpen()).toBe(true)
    expect((await state()).state).toEqual({ router: 'mine', parley: 1 })
    await page.goBack()
    await expect.poll(isOpen).toBe(false)
    await close()
  })

  it('makes the page below inert while it is open, and restores it afterwards', async () => {
    const { call, page, chat, isOpen, close } = await start()
    const isInert = () => page.evaluate(() => document.body.inert)
    await call('open')
    await chat()
    expect(await isInert()).toBe(true)
    await call('close')
    expect(await isOpen()).toBe(false)
    expect(await isInert()).toBe(false)
    await call('open')
    await call('destroy')
    expect(await isInert()).toBe(false)
    await close()
  })

  it('becomes a panel when the screen grows, and fills a small one again', async () => {
    const { call, page, chat, look, heard, close } = await start()
    await call('open')
    await chat()
    await page.setViewportSize({ width: 900, height: 700 })
    await expect.poll(async () => (await look()).panel.width).toBe(400)
    expect(await page.evaluate(() => document.body.inert)).toBe(false)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(async () => (await look()).panel.width).toBe(360)
    await expect
      .poll(async () =>
        (await heard()).flatMap((message) => (message.type === 'opened' ? [message.full] : [])),
      )
      .toEqual([true, false, true])
    await close()
  })

  it('fits into the space left by the on-screen keyboard', async () => {
    const { call, page, chat, look, close } = await start()
    await page.evaluate(() => {
      const seen = { height: 420, offsetTop: 60, scale: 1 }
      for (const [name, value] of Object.entries(seen)) {
        Object.defineProperty(visualViewport, name, { get: () => value })
      }
    })
    await call('open')
    await chat()
    await page.evaluate(() => visualViewport?.dispatchEvent(new Event('resize')))
    expect((await look()).panel).toMatchObject({ x: 0, y: 60, width: 360, height: 420 })
    await close()
  })
})

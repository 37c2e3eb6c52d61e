import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, phone } from '../support/browser.ts'
import { plainPage, startLoaderSites, visit } from '../support/loader-site.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('widget on hostile pages', () => {
  let browser: Browser
  let sites: Awaited<ReturnType<typeof startLoaderSites>>
  beforeAll(async () => {
    ;[browser, sites] = await Promise.all([connectBrowser(), startLoaderSites()])
  })
  afterAll(async () => {
    await browser.close()
    await sites.stop()
  })

  /** Serves a customer's page with this in its head, before the script. */
  const serve = (path: string, head: string) => {
    sites.customer.answers[path] = {
      body: plainPage(`${head}<script src="${sites.relay.url}/widget.js"></script>`),
    }
    return visit(browser, sites, { path })
  }

  for (const path of ['/strict/', '/demo/']) {
    it(`causes no violation of the strict policy of ${path}`, async () => {
      const { page, complaints, chat, look, clickLauncher, close } = await visit(browser, sites, { path })
      await page.waitForFunction(() => (window.Parley as { version?: string } | undefined)?.version)
      await expect.poll(async () => (await look()).launcher.width).toBe(56)
      await clickLauncher()
      await chat()
      expect((await look()).panel).toMatchObject({ isVisible: true, radius: '20px' })
      expect(complaints).toEqual({ errors: [], violations: [] })
      await close()
    })
  }

  it('keeps the rest of such a page under its policy: the test would see a violation', async () => {
    const { page, complaints, close } = await visit(browser, sites, { path: '/strict/' })
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      document.head.append(style)
    })
    await expect.poll(() => complaints.violations).toEqual(['style-src-elem inline'])
    await close()
  })

  const styles = {
    'all: unset': '* { all: unset !important }',
    'hidden elements':
      ':not(html) { display: none !important; visibility: hidden !important; opacity: 0 !important }',
    'a transformed page':
      'html, body, * { transform: translate(-40px, 30px) rotate(3deg) !important; will-change: transform }',
    'a filter and a clip':
      'html { filter: blur(4px); clip-path: inset(20%); overflow: hidden; contain: paint }',
    'greedy buttons':
      'button, div, iframe { width: 5px !important; position: static !important; float: left }',
    'an overlay': '#long { position: fixed; inset: 0; z-index: 2147483647; background: #fff }',
  }
  for (const [name, css] of Object.entries(styles)) {
    it(`is in the right place and can be clicked under ${name}`, async () => {
      const { init, look, clickLauncher, chat, close } = await serve('/styled', `<style>${css}</style>`)
      await init()
      expect((await look()).launcher).toMatchObject({ x: 1204, y: 724, width: 56, height: 56 })
      await clickLauncher()
      await chat()
      expect((await look()).panel).toMatchObject({ x: 860, y: 32, width: 400, height: 680, isVisible: true })
      await close()
    })
  }

  it('works if the page has broken fetch, JSON and every method of Array', async () => {
    const head = `<script>
      {
        const whole = [[window, 'fetch'], ...[Array.prototype, JSON].flatMap((target) =>
          Object.getOwnPropertyNames(target)
            .filter((name) => typeof target[name] === 'function' && name !== 'constructor')
            .map((name) => [target, name]))].map(([target, name]) => ({ target, name, value: target[name] }))
        const patch = () => {
          for (let i = 0; i < whole.length; i++) {
            whole[i].target[whole[i].name] = () => { throw new Error(whole[i].name + ' is patched') }
          }
          Array.prototype.extra = Object.prototype.extra = 'enumerable'
        }
        const mend = () => {
          for (let i = 0; i < whole.length; i++) whole[i].target[whole[i].name] = whole[i].value
        }
        patch()
        // Its own tests could not look at a page without them, except at its title.
        addEventListener('load', () => {
          Parley.on('ready', () => { Parley.toggle(); Parley.toggle(); mend(); document.title = 'Mended' })
          Parley.on('open', () => { opened++ })
          Parley.init({ gwId: 'demo', humanUid: 'citizen-7' })
          Parley.open()
        })
      }
      var opened = 0
    </script>`
    const { complaints, look, chat, page, heard, close } = await serve('/patched', head)
    await expect.poll(() => page.title()).toBe('Mended')
    await page.waitForFunction(() => (window as unknown as { opened: number }).opened === 2)
    await chat()
    expect((await look()).panel).toMatchObject({ x: 860, width: 400, isVisible: true })
    await expect.poll(async () => (await heard())[0]).toMatchObject({ humanUid: 'citizen-7' })
    expect(complaints.errors).toEqual([])
    await close()
  })

  describe('without constructable stylesheets (Safari before 16.4), under the documented policy', () => {
    const policy = () =>
      `default-src 'self'; script-src 'self' 'nonce-abc' ${sites.relay.url}; frame-src ${sites.relay.url}; style-src 'self'`
    const visitOld = (options: BrowserContextOptions) => {
      sites.customer.answers['/old'] = {
        body: plainPage(
          `<script nonce="abc">
            delete ShadowRoot.prototype.adoptedStyleSheets; delete HTMLElement.prototype.showPopover
            window.CSSStyleSheet = undefined
          </script><script src="${sites.relay.url}/widget.js"></script>`,
        ),
        headers: { 'content-security-policy': policy() },
      }
      return visit(browser, sites, { path: '/old', ...options })
    }

    it('has its launcher and panel in the right place', async () => {
      const { complaints, init, look, clickLauncher, chat, say, close } = await visitOld(desktop)
      await init()
      expect(await look()).toMatchObject({
        launcher: { x: 1204, y: 724, width: 56, height: 56 },
        panel: { isVisible: false },
      })
      await clickLauncher()
      await chat()
      const panel = { x: 860, y: 32, width: 400, height: 680, radius: '20px', isVisible: true }
      expect((await look()).panel).toMatchObject(panel)
      await say({ type: 'enlarge', on: true })
      await expect.poll(async () => (await look()).panel.width).toBe(760)
      await clickLauncher()
      expect((await look()).panel.isVisible).toBe(false)
      expect(complaints).toEqual({ errors: [], violations: [] })
      await close()
    })

    it('fills a phone, and makes the page inert only while covering it', async () => {
      const { page, init, look, tapLauncher, chat, call, close } = await visitOld(phone)
      await init({ position: 'left' })
      expect((await look()).launcher).toMatchObject({ x: 20 })
      const isShut = () => page.evaluate(() => document.body.inert)
      expect(await isShut()).toBe(false)
      await tapLauncher()
      await chat()
      expect((await look()).panel).toMatchObject({ x: 0, y: 0, width: 360, height: 740, isVisible: true })
      expect(await isShut()).toBe(true)
      await call('close')
      expect(await isShut()).toBe(false)
      await close()
    })
  })

  it('keeps the chat at another init with the same settings, and refuses others in the console', async () => {
    const { init, page, complaints, clickLauncher, chat, look, close } = await serve('/twice', '')
    await init()
    await init()
    // As Turbo runs it again, or a tag manager adds it too.
    await page.addScriptTag({ url: `${sites.relay.url}/widget.js` })
    await init()
    expect(complaints.errors).toEqual([])
    await init({ gwId: 'other' })
    expect(complaints.errors).toEqual(['Parley: one chat a page'])
    expect(await page.evaluate(() => document.querySelectorAll('parley-chat').length)).toBe(1)
    await clickLauncher()
    await chat()
    expect((await look()).panel.isVisible).toBe(true)
    await close()
  })

  it('throws nothing into the page when a setting is wrong, and names it', async () => {
    const { init, complaints, isThere, close } = await serve('/wrong', '')
    await init({ gwId: 42, theme: 'mauve' } as never)
    expect(await isThere()).toBe(false)
    expect(complaints.errors).toHaveLength(2)
    expect(complaints.errors[0]).toContain('"gwId"')
    expect(complaints.errors[1]).toContain('"theme"')
    await init()
    expect(await isThere()).toBe(true)
    await close()
  })

  /** Members of the document, and of the window by name, that the built loader uses. */
  const ofDocument = [
    ...['createElement', 'createElementNS', 'querySelector'],
    ...['activeElement', 'body', 'readyState', 'currentScript', 'documentElement', 'head'],
  ]
  const ofWindow = [
    ...[
      'Parley',
      'document',
      'history',
      'navigator',
      'visualViewport',
      'matchMedia',
      'setTimeout',
      'console',
    ],
    ...[
      'queueMicrotask',
      'Reflect',
      'Document',
      'URL',
      'URLSearchParams',
      'MessageChannel',
      'AbortController',
    ],
  ]
  /** Elements of the page that shadow properties by their names; all of them lead elsewhere. */
  const impostors = {
    img: (name: string) => `<img name="${name}" id="${name}" src="https://evil.example/x.png">`,
    form: (name: string) =>
      `<form name="${name}" id="${name}" action="https://evil.example/"><input name="src" value="https://evil.example/x.js"><input name="version"></form>`,
    iframe: (name: string) => `<iframe name="${name}" src="about:blank"></iframe>`,
    object: (name: string) => `<object name="${name}" id="${name}" data="about:blank"></object>`,
  }
  const clobbered = [
    ...['currentScript', 'documentElement', 'body', 'head'].flatMap((name) =>
      Object.keys(impostors).map((kind) => [kind as keyof typeof impostors, name] as const),
    ),
    ...[...ofDocument, ...ofWindow].map((name) => ['img', name] as const),
  ]

  it('uses no member of the document that an element of the page could shadow', () => {
    expect(inject('loader')).not.toMatch(/\bdocument\.\w/)
  })

  it.each(clobbered)(
    'fetches its chat, and none from elsewhere, if an <%s> is called %s',
    async (kind, name) => {
      const path = `/clobbered-${kind}-${name}`
      sites.customer.answers[path] = {
        body: plainPage('').replace(
          '<h1>',
          `${impostors[kind](name)}<script src="${sites.relay.url}/widget.js"></script><h1>`,
        ),
      }
      const { page, close } = await visit(browser, sites, { path })
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(String(error)))
      const framed = await page.evaluate(() => {
        const parley = window.Parley as { init?: unknown } | undefined
        if (typeof parley?.init !== 'function') return []
        const { src } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype)
        const asked: string[] = []
        Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
          ...src,
          set(value) {
            asked.push(String(value))
            src?.set?.call(this, value)
          },
        })
        window.Parley?.init({ gwId: 'demo' })
        window.Parley?.open()
        return asked
      })
      expect(framed.filter((url) => !url.startsWith(`${sites.relay.url}/chat?`))).toEqual([])
      if (ofDocument.includes(name)) expect(framed).toHaveLength(1)
      expect(thrown).toEqual([])
      await close()
    },
  )

  it.each(['Map', 'URL', 'queueMicrotask'])('works if the page has replaced %s', async (name) => {
    // The test itself could not look at the page without it, except at its title.
    const head = `<script>
      const whole = window.${name}
      window.${name} = 'replaced'
      const mend = () => { window.${name} = whole; document.title = 'Mended' }
      Parley = { q: [['on', ['ready', mend]], ['init', [{ gwId: 'demo' }]], ['open', []]] }
    </script>`
    const { complaints, look, page, close } = await serve(`/replaced-${name}`, head)
    await expect.poll(() => page.title()).toBe('Mended')
    expect((await look()).panel.isVisible).toBe(true)
    expect(complaints.errors).toEqual([])
    await close()
  })

  it('is above a modal dialog of the page that opens it, and can be used', async () => {
    const { page, init, look, chat, heard, complaints, close } = await serve('/modal', '')
    await init()
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<dialog id="own-dialog"><button id="help">Help</button></dialog>',
      )
      document.querySelector('#help')?.addEventListener('click', () => window.Parley?.open())
      document.querySelector<HTMLDialogElement>('#own-dialog')?.showModal()
    })
    await page.locator('#help').click()
    const frame = await chat()
    expect((await look()).panel).toMatchObject({ x: 860, y: 32, width: 400, height: 680, isVisible: true })
    await frame.locator('textarea').click()
    await page.keyboard.type('Hello')
    expect(await frame.locator('textarea').inputValue()).toBe('Hello')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await look()).panel.isVisible).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('help')
    expect(await page.locator('#own-dialog').isVisible()).toBe(true)
    expect((await heard()).map(({ type }) => type)).toContain('closed')
    expect(complaints.errors).toEqual([])
    await close()
  })

  it('hides the chat from the scripts of the page', async () => {
    const { page, call, chat, init, close } = await serve('/closed', '')
    await init()
    await call('open')
    const frame = await chat()
    const seen = await page.evaluate(() => [
      document.querySelector('parley-chat')?.shadowRoot,
      document.querySelectorAll('iframe').length,
      window.frames.length,
    ])
    expect(seen).toEqual([null, 0, 0])
    expect(await frame.evaluate(() => document.location.origin)).not.toBe(new URL(page.url()).origin)
    await close()
  })
})

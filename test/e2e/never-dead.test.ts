import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, openPage, shoot } from '../support/browser.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { type Site, startBank } from '../support/static-server.ts'

const docs = resolve(import.meta.dirname, '../../docs/embedding.md')

/** Lets a test see into the panel, whose shadow root is closed. */
function openShadows() {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
}

/** Failures of a bank's page, the network or the relay: the panel must never be dead or show raw JSON. */
describe('panel that is never dead', () => {
  let server: ServerProcess
  let browser: Browser
  let bank: Site
  beforeAll(async () => {
    server = await startServer()
    browser = await connectBrowser()
    bank = await startBank(server.url())
  })
  afterAll(async () => {
    await browser.close()
    await bank.stop()
    await server.remove()
  })

  /** The snippet of docs/embedding.md, on a page in Spanish. */
  const documented = () => {
    const [, snippet = ''] = /```html\n(.*?)```/s.exec(readFileSync(docs, 'utf8')) ?? []
    const inSpanish = snippet.replace('Report a scam</a>, or call', 'Denunciar una estafa</a> o llame al')
    return inSpanish.replaceAll('https://chat.example', server.url())
  }

  /**
   * Opens a customer's page of another origin than the relay's, with these settings; it records every event.
   */
  const embed = async (settings: Record<string, string>) => {
    const opened = await openPage(browser, desktop)
    const { page } = opened
    await page.goto(`${bank.local}/bank`)
    await page.evaluate((given) => {
      const told: unknown[] = []
      Object.assign(window, { told })
      window.Parley?.on('error', (detail) => told.push(detail))
      window.Parley?.init({ ...given, gwId: given.gwId ?? 'demo' })
      window.Parley?.open()
    }, settings)
    const errors = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
    return { ...opened, errors }
  }
  const chatIn = async (page: Page) => {
    await expect.poll(() => page.frames().some((frame) => frame.url().includes('/chat?'))).toBe(true)
    const frame = page.frames().find((one) => one.url().includes('/chat?'))
    if (!frame) throw new Error('the chat’s frame is gone')
    return frame
  }

  it('says in words that a channel does not exist and who to call, and offers another try', async () => {
    const { page, errors, close } = await embed({ gwId: 'nobody' })
    const frame = await chatIn(page)
    const state = frame.locator('.state.whole[role=alert]')
    await state.waitFor()
    expect(await state.textContent()).toMatch(/call your bank/i)
    expect(await frame.locator('body').textContent()).not.toContain('urn:parley')
    expect(await errors()).toEqual([{ code: 'channel-not-found' }])
    await shoot(page, 'never-dead-channel')
    await state.locator('button').click()
    await state.waitFor()
    await close()
  })

  it('says so on its own page too, in the citizen’s language', async () => {
    const { page, close } = await openPage(browser, { ...desktop, locale: 'fr-FR' })
    await page.goto(`${server.url()}/chat?gwId=nobody`)
    await page.locator('.state.whole[role=alert]').waitFor()
    expect(await page.locator('.state.whole').textContent()).toMatch(/banque/)
    expect(await page.locator('body').textContent()).not.toContain('urn:parley')
    await shoot(page, 'never-dead-channel-page')
    await close()
  })

  it.each([
    ['a hash that proves nothing', { humanUid: 'maria', humanHash: 'a'.repeat(64) }],
    ['a locale with an underscore', { locale: 'en_US' }],
    ['a locale that is none', { locale: 'not a language' }],
  ] as const)('begins as usual with %s', async (name, settings) => {
    const { page, errors, close } = await embed(settings)
    const frame = await chatIn(page)
    await frame.getByText('Tell me what happened').first().waitFor()
    expect(await errors()).toEqual([])
    await shoot(page, `never-dead-${name.replaceAll(' ', '-')}`)
    await close()
  })

  it.each([
    ['does not answer', (route: Route) => route.abort('connectionrefused')],
    [
      'is answered for by a proxy',
      (route: Route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    ],
  ] as const)(
    'says who to call if the relay %s at the first click, and opens once it is back',
    async (name, answer) => {
      const { page, close } = await openPage(browser, desktop)
      await page.route('**/chat?*', answer)
      await page.goto(`${bank.local}/bank`)
      const told = page.evaluate(
        () =>
          new Promise((done) => {
            window.Parley?.on('error', done)
            window.Parley?.init({ gwId: 'demo' })
            window.Parley?.open()
          }),
      )
      expect(await told).toEqual({ code: 'unreachable' })
      await expect.poll(() => page.frames().length).toBe(1)
      await shoot(page, `never-dead-${name.replaceAll(' ', '-')}`)
      await page.unroute('**/chat?*')
      await page.evaluate(() => {
        window.Parley?.close()
        window.Parley?.open()
      })
      const frame = await chatIn(page)
      await frame.getByText('Tell me what happened').first().waitFor()
      await close()
    },
  )

  it('shows the page’s own link and number in its language while the chat cannot be reached, also in the panel', async () => {
    bank.answers['/documented'] = {
      body: `<!doctype html><html lang="es"><title>Un banco</title>${documented()}`,
    }
    const { page, close } = await openPage(browser, desktop)
    await page.addInitScript(openShadows)
    await page.route('**/chat?*', (route) => route.abort('connectionrefused'))
    await page.goto(`${bank.local}/documented`)
    const help = page.locator('p#parley-help >> nth=0')
    const inPanel = page.locator('parley-chat #parley-help')
    await page.evaluate(() => {
      // As after a chat that was usable.
      ;(document.querySelector('#parley-help') as HTMLElement).hidden = true
      window.Parley?.open()
    })
    await inPanel.getByRole('link', { name: 'Denunciar una estafa' }).waitFor()
    await inPanel.getByRole('link', { name: '1234' }).waitFor()
    expect(await inPanel.getByRole('link').first().getAttribute('href')).toBe(
      `${server.url()}/report?gwId=demo`,
    )
    expect(await help.isVisible()).toBe(true)
    await shoot(page, 'never-dead-own-help')
    await page.unroute('**/chat?*')
    await page.evaluate(() => {
      window.Parley?.close()
      window.Parley?.open()
    })
    await (await chatIn(page)).getByText('Tell me what happened').first().waitFor()
    await expect.poll(() => help.isVisible()).toBe(false)
    expect(await inPanel.count()).toBe(0)
    await close()
  })

  it('waits, with the composer usable, if the relay goes down during opening, and continues once it is back', async () => {
    const { page, close } = await openPage(browser, desktop)
    await page.route('**/chat/v1/**', (route) => route.abort())
    await page.goto(`${server.url()}/chat?gwId=demo`)
    await page.locator('textarea').waitFor()
    expect(await page.locator('body').textContent()).not.toMatch(/urn:parley|undefined/)
    await shoot(page, 'never-dead-relay-away')
    await page.unroute('**/chat/v1/**')
    await page.getByText('Tell me what happened').first().waitFor({ timeout: 60_000 })
    await close()
  })
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, openPage } from '../support/browser.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { type Site, startSite } from '../support/static-server.ts'

/** The snippet exactly as the documentation gives it. */
const documented = /```html\n(<a id="report-scam"[\s\S]*?)```/.exec(
  readFileSync(resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8'),
)?.[1]

describe('the link of the documented snippet', () => {
  let server: ServerProcess
  let browser: Browser
  let bank: Site
  beforeAll(async () => {
    server = await startServer()
    browser = await connectBrowser()
    if (!documented) throw new Error('docs/embedding.md has no snippet')
    const snippet = documented.replaceAll('https://chat.example', server.url())
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A bank</title><body>${snippet}</body></html>`
    bank = await startSite({
      '/bank': { body },
      '/strict': { body, headers: { 'content-security-policy': "frame-src 'none'" } },
    })
  })
  afterAll(async () => {
    await browser.close()
    await bank.stop()
    await server.remove()
  })

  const embed = async (path = '/bank', answer?: (route: Route) => unknown) => {
    const opened = await openPage(browser, desktop)
    const { page } = opened
    if (answer) await page.route('**/chat?*', answer)
    await page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told })
      document.addEventListener('DOMContentLoaded', () => {
        window.Parley?.on('error', ({ code }) => told.push(code))
        window.Parley?.on('ready', () => told.push('ready'))
      })
    })
    await page.goto(bank.local + path)
    const link = page.locator('#report-scam')
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
    const open = async () => {
      await page.waitForFunction(() => window.Parley?.version)
      await page.evaluate(() => window.Parley?.open())
    }
    return { ...opened, link, told, open }
  }

  it('stays until the chat can be used, not only until the launcher is there', async () => {
    const { page, link, told, open, close } = await embed()
    await expect.poll(() => page.frames().length).toBe(2)
    expect(await link.isVisible()).toBe(true)
    await open()
    await expect.poll(told).toEqual(['ready'])
    expect(await link.isVisible()).toBe(false)
    await close()
  })

  const refusals: { name: string; path?: string; answer?: (route: Route) => unknown }[] = [
    { name: 'the page’s policy forbids the frame', path: '/strict' },
    { name: 'the relay answers 500', answer: (route) => route.fulfill({ status: 500, body: 'error' }) },
    { name: 'a proxy answers 503', answer: (route) => route.fulfill({ status: 503, body: 'down' }) },
    { name: 'the relay takes no connection', answer: (route) => route.abort('connectionrefused') },
    { name: 'the relay’s name does not exist', answer: (route) => route.abort('namenotresolved') },
    { name: 'the relay does not answer in time', answer: (route) => route.abort('timedout') },
  ]
  it.each(refusals)('stays when $name', async ({ path, answer }) => {
    const { link, told, open, close } = await embed(path, answer)
    await open()
    await expect.poll(told).toContain('unreachable')
    expect(await told()).not.toContain('ready')
    expect(await link.isVisible()).toBe(true)
    expect(await link.getAttribute('href')).toBe(`${server.url()}/report?gwId=demo`)
    await close()
  })

  it('stays while the relay says nothing at all', async () => {
    const { page, link, open, close } = await embed('/bank', () => undefined)
    await open()
    await expect.poll(() => page.frames().length).toBe(2)
    expect(await link.isVisible()).toBe(true)
    await close()
  })

  it('comes back when a chat that could be used is refused', async () => {
    const { page, link, told, open, close } = await embed()
    await open()
    await expect.poll(() => link.isVisible()).toBe(false)
    // From now on the relay refuses this channel, and the chat page is loaded again.
    await page.route('**/chat/v1/sessions', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'urn:parley:problem:channel-not-found', status: 404 }),
      }),
    )
    const frame = page.frames().find((one) => one.url().includes('/chat?'))
    await frame?.evaluate(() => location.reload()).catch(() => undefined)
    await expect.poll(told).toContain('channel-not-found')
    await expect.poll(() => link.isVisible()).toBe(true)
    await close()
  })
})

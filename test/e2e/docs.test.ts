import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrapKey } from '../support/admin-key.ts'
import { findViolations } from '../support/axe.ts'
import { desktop, openPage, phone, shoot } from '../support/browser.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('operations reference in a browser', () => {
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    server = await startServer()
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.remove()
  })

  it('finds operations by any of their words', async () => {
    const { page, close } = await openPage(browser, desktop)
    await page.goto(`${server.url()}/docs/api`)
    const links = page.getByRole('navigation').getByRole('listitem')
    const all = await links.count()
    await page.getByRole('searchbox').fill('mule score')
    expect(await links.count()).toBeLessThan(all)
    expect(await links.filter({ hasText: 'Get the mule score of an account' }).count()).toBe(1)
    await page.getByRole('searchbox').fill('xylophone')
    await page.getByText('No operation has these words.').waitFor()
    expect(await links.count()).toBe(0)
    await close()
  })

  it('makes a call with the visitor’s key, and shows the answer as text', async () => {
    const { page, close } = await openPage(browser, desktop)
    await page.goto(`${server.url()}/docs/api#createHuman`)
    const article = page.locator('article#createHuman')
    await article.getByText('curl', { exact: true }).click()
    expect(await article.getByLabel('curl').innerText()).toContain('-H "Authorization: Bearer $KEY"')
    await article.getByText('TypeScript', { exact: true }).click()
    expect(await article.getByLabel('TypeScript').innerText()).toContain("client.call('createHuman', {")
    await article.getByText('Try it').click()
    await article.getByLabel('company_id').fill('company-1')
    await article.getByLabel('bot_id').fill('bot-1')
    await article.getByLabel('Body').fill('{"fullname": "<img src=x onerror=alert(1)>"}')
    await article.getByLabel('Key').fill('not-a-key')
    await article.getByRole('button', { name: 'Send' }).click()
    await article.getByText(/^401 /).waitFor()
    await article.getByLabel('Key').fill(bootstrapKey)
    await article.getByRole('button', { name: 'Send' }).click()
    await article.getByText(/^20\d /).waitFor()
    expect(await article.getByLabel('Answer').innerText()).toContain('"id"')
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'docs-try')
    await close()
  })

  it('fits a phone', async () => {
    const { page, close } = await openPage(browser, phone)
    await page.goto(`${server.url()}/docs/api`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await shoot(page, 'docs-phone')
    await close()
  })
})

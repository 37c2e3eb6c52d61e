import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, openPage } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { caseNumberIn, tellTheStory } from '../support/victim.ts'

describe('one person at a case', () => {
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

  it('routes it, drafts a document, tells her something, disputes, and asks about its accounts', async () => {
    const her = await openChat({ url: () => server.url() })
    await tellTheStory(her)
    const { page, complaints, close } = await openPage(browser, desktop)
    await page.goto(await consoleLink(server, 'analyst'))
    await page.getByRole('link', { name: caseNumberIn(her.messages()) ?? '' }).click()
    await page.locator('svg.trace').waitFor({ timeout: 30_000 })
    const act = async (form: string, send: string, said: string) => {
      await page.getByRole('button', { name: form, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: form })
      await dialog.getByRole('button', { name: send }).click()
      await page.locator('.toast', { hasText: said }).waitFor()
      await dialog.waitFor({ state: 'hidden' })
    }
    await act('Route', 'Route the case', 'Routed.')
    await act('Draft a document', 'Draft it', 'Drafted.')
    await page.getByRole('link', { name: 'Freeze order, PDF' }).waitFor()
    await page.getByRole('region', { name: 'Messages to her' }).getByRole('button', { name: 'Send' }).click()
    await page
      .getByText(/^SMS: (queued|sent)$/)
      .first()
      .waitFor()
    await act('Dispute', 'Open the dispute', 'The dispute is open.')
    await page.getByRole('region', { name: 'Disputes' }).getByText('25,000.00').waitFor()

    await page.locator('[data-account] a').first().click()
    await page.getByRole('button', { name: 'Score it' }).click()
    await page.getByText(/^\d+ of 100$/).waitFor()
    await page.getByLabel('Name of the holder').fill('Somebody Else')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.locator('.answer .pill').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('appr')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Approvals' }).waitFor()
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })
})

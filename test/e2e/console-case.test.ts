import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, openPage, shoot } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { caseNumberIn, tellTheStory } from '../support/victim.ts'

describe('one analyst on a case', () => {
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

  it('routes it, drafts a document, messages the citizen, disputes, and asks about its accounts', async () => {
    const citizen = await openChat({ url: () => server.url() })
    await tellTheStory(citizen)
    const { page, complaints, close } = await openPage(browser, desktop)
    await page.goto(await consoleLink(server, 'analyst'))
    await page.getByRole('link', { name: caseNumberIn(citizen.messages()) ?? '' }).click()
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
    await page
      .getByRole('region', { name: 'Messages to the citizen' })
      .getByRole('button', { name: 'Send' })
      .click()
    // This deployment has no SMS service.
    await page
      .getByText(/^SMS: (waiting to be sent|failed)$/)
      .first()
      .waitFor()
    await act('Dispute', 'Open the dispute', 'The dispute is open.')
    const disputes = page.getByRole('region', { name: 'Disputes' })
    await disputes.getByText('25,000.00').waitFor()
    await disputes.getByRole('button', { name: 'Record an answer' }).click()
    const answer = page.getByRole('dialog', { name: 'Record an answer' })
    await answer.getByRole('button', { name: 'Record it' }).click()
    await answer.getByRole('alert').getByText('Who has said so, and how').waitFor()
    await answer.getByLabel('What it offers').fill('500')
    await answer.getByLabel('Who has said so, and how').fill('Their fraud desk, by telephone.')
    await answer.getByRole('button', { name: 'Record it' }).click()
    await disputes.getByText('The institution has answered and offers 500.00.').waitFor()
    await disputes.getByRole('button', { name: 'Accept 500.00' }).click()
    const accept = page.getByRole('dialog', { name: 'Accept 500.00' })
    await accept.getByRole('textbox').fill('The citizen said yes in the chat.')
    await accept.getByRole('button', { name: 'Propose' }).click()
    await page.getByText('Somebody else must approve what you have proposed.').waitFor()
    await page.getByText('The same as a table').click()
    await page.setViewportSize({ width: 320, height: 740 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond).toBeLessThanOrEqual(0)
    await shoot(page, 'console-11-dispute-320')
    await page.setViewportSize(desktop.viewport)

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

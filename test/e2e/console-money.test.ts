import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, openPage, shoot } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { caseNumberIn, tellTheStory, textOf } from '../support/victim.ts'

describe('two people who hold and return money', () => {
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

  const propose = async (page: Page, name: string | RegExp, reason: string) => {
    await page.getByRole('button', { name }).first().click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await dialog.waitFor({ state: 'detached' }).catch(() => {})
  }
  // The demo does not require anyone to verify their presence.
  const approve = (page: Page) => page.getByRole('button', { name: 'Approve exactly this' }).click()

  it('need each other’s approval, and the citizen is notified', async () => {
    const citizen = await openChat({ url: () => server.url() })
    await tellTheStory(citizen)
    const number = caseNumberIn(citizen.messages()) ?? ''

    const analyst = await openPage(browser, desktop)
    await analyst.page.goto(await consoleLink(server, 'analyst'))
    await analyst.page.getByRole('link', { name: number }).click()
    await analyst.page.locator('svg.trace').waitFor({ timeout: 30_000 })
    await shoot(analyst.page, 'console-4-case')
    const freezes = { has: analyst.page.getByRole('button', { name: /^Freeze/ }) }
    const account = await analyst.page
      .locator('tr[data-account]', freezes)
      .first()
      .getAttribute('data-account')
    const accountToFreeze = () => analyst.page.locator(`tr[data-account="${account}"]`, freezes)
    await propose(analyst.page, /^Freeze/, 'The trace shows the money there.')
    await analyst.page.getByText('Somebody else must approve what you have proposed.').waitFor()

    const supervisor = await openPage(browser, desktop)
    await supervisor.page.goto(await consoleLink(server, 'supervisor'))
    await supervisor.page.getByRole('link', { name: 'Approvals' }).click()
    await supervisor.page.getByRole('button', { name: 'Approve exactly this' }).waitFor()
    await shoot(supervisor.page, 'console-5-approval')
    await approve(supervisor.page)
    await citizen.until((all) => all.some((message) => /is held/.test(textOf(message))), 30_000)
    await analyst.page.locator('[data-freeze][data-status="active"]').waitFor({ timeout: 30_000 })

    await propose(analyst.page, /^Return/, 'The money goes back to the account.')
    await supervisor.page.getByText('Return', { exact: true }).waitFor({ timeout: 15_000 })
    await approve(supervisor.page)
    await expect.poll(() => analyst.page.locator('[data-sum="returned"]').textContent()).not.toBe('–')
    await shoot(analyst.page, 'console-6-returned')
    // What has been returned is gone from where the first trace found it.
    await expect.poll(() => accountToFreeze().count()).toBe(0)
    await analyst.page.getByText('money has moved since').waitFor({ state: 'detached' })
    expect(analyst.complaints).toEqual({ errors: [], violations: [] })
    expect(supervisor.complaints).toEqual({ errors: [], violations: [] })
    await analyst.close()
    await supervisor.close()
  })
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConsoleRole } from '../../src/contract/console/roles.ts'
import type { Storage } from '../../src/storage/database/storage.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { findViolations } from '../support/axe.ts'
import { desktop, openPage, shoot } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { invite } from '../support/operator.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { caseNumberIn, tellTheStory } from '../support/victim.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

describe('user with a passkey', () => {
  let server: ServerProcess
  let storage: Storage
  let browser: Browser
  let number = ''
  beforeAll(async () => {
    server = await startServer()
    const citizen = await openChat({ url: () => server.url() })
    await tellTheStory(citizen)
    number = caseNumberIn(citizen.messages()) ?? ''
    // In a demo, the report is in the demo ledger and no signature is required; any other relay requires one.
    await server.stop()
    await server.start({ DEMO: '0' })
    storage = openStorage(`sqlite:${server.folder}/parley.db`)
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await storage.close()
    await server.remove()
  })
  const console = () => `${server.url().replace('127.0.0.1', 'localhost')}/console/`

  /** Signs in a new user with their link, who sets up a passkey and nothing else. */
  const enrol = async (role: ConsoleRole) => {
    const opened = await openPage(browser, desktop)
    await addAuthenticator(opened.page)
    await opened.page.goto(`${console()}#once=${(await invite(storage, { role })).once}`)
    await opened.page.getByLabel('Name of the new passkey').fill('Work laptop')
    await shoot(opened.page, `console-enrol-${role}`)
    await opened.page.getByRole('button', { name: 'Add a passkey' }).click()
    const first = role === 'administrator' ? 'People' : 'Cases'
    await opened.page.getByRole('link', { name: first, exact: true }).waitFor()
    return opened
  }

  it('signs with it when adding a user, and when giving them a new link', async () => {
    const { page, close } = await enrol('administrator')
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await page.getByLabel('Name for signing in').fill('New.Agent ')
    await page.getByLabel('First name').fill('Added')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const link = page.locator('.said code')
    await link.waitFor()
    const first = await link.textContent()
    const row = page.getByRole('row', { name: 'new.agent' })
    await row.getByRole('button', { name: 'New link' }).click()
    const dialog = page.getByRole('dialog', { name: 'A new link for Added' })
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'console-new-link')
    await dialog.getByRole('button', { name: 'New link' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => link.textContent()).not.toBe(first)
    await close()
  })

  it('signs with it when adding a webhook server, so that an unattended page cannot add one', async () => {
    const { page, close } = await enrol('administrator')
    await page.goto(`${console()}#/settings/webhooks`)
    await page.getByRole('button', { name: 'Add a server' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a server' })
    await dialog.getByLabel(/^Name/).fill('crm')
    await dialog.getByLabel('Address').fill('https://crm.bank.example/hook')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('The server is told from now on.').waitFor()
    await close()
  })

  it('is asked before a link replaces the current session', async () => {
    const { page, close } = await enrol('administrator')
    const other = await invite(storage, { role: 'analyst', firstName: 'Other' })
    const follow = async () => {
      // An open page does not notice a link; only a newly loaded one does.
      await page.goto('about:blank')
      await page.goto(`${console()}#once=${other.once}`)
      await page.getByRole('heading', { name: 'You are signed in as Person' }).waitFor()
      expect(page.url()).not.toContain('once=')
    }
    await follow()
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'console-offered-link')
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await page.getByRole('link', { name: 'People', exact: true }).waitFor()
    await follow()
    await page.getByRole('button', { name: 'Sign out and use the link' }).click()
    await page.getByLabel('Name of the new passkey').waitFor()
    await page.getByRole('link', { name: 'Other', exact: true }).waitFor()
    await close()
  })

  it('signs in with it alone, and signs approvals and short holds with it', async () => {
    const analyst = await enrol('analyst')
    const supervisor = await enrol('supervisor')

    await supervisor.page.getByText('Live', { exact: true }).waitFor()
    await supervisor.page.getByRole('button', { name: 'Sign out' }).click()
    await supervisor.page.getByLabel('Password').waitFor()
    expect(await findViolations(supervisor.page)).toEqual([])
    await shoot(supervisor.page, 'console-sign-in')
    await supervisor.page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await supervisor.page.getByRole('link', { name: 'Person', exact: true }).click()
    await supervisor.page.getByRole('cell', { name: 'Work laptop' }).waitFor()
    expect(await findViolations(supervisor.page)).toEqual([])
    await shoot(supervisor.page, 'console-ways-in')

    await analyst.page.getByRole('link', { name: 'Cases', exact: true }).click()
    await analyst.page.getByRole('link', { name: number }).click()
    await analyst.page
      .getByRole('button', { name: /^Freeze/ })
      .first()
      .click({ timeout: 30_000 })
    const dialog = analyst.page.locator('dialog[open]')
    await dialog.getByRole('textbox').fill('The trace shows the money there.')
    await shoot(analyst.page, 'console-propose-passkey')
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await dialog.waitFor({ state: 'detached' })
    await analyst.page
      .getByRole('button', { name: /^Freeze/ })
      .nth(1)
      .click()
    await dialog.getByRole('textbox').fill('  It may be gone before anybody approves. ')
    await dialog.getByRole('button', { name: 'Hold now, for a short time' }).click()
    await analyst.page.getByText('Held for a short time.').waitFor()

    await supervisor.page.getByRole('link', { name: 'Approvals' }).click()
    await supervisor.page.getByRole('button', { name: 'Approve exactly this' }).click({ timeout: 15_000 })
    await analyst.page.locator('[data-freeze][data-status="active"]').waitFor({ timeout: 30_000 })
    // The audit trail is written a moment later.
    const newest = async () => {
      const trail = storage.db.selectFrom('security_event').select('detail').where('kind', '=', 'sign-in')
      return (await trail.orderBy('seq', 'desc').limit(3).execute()).map(({ detail }) => detail)
    }
    await expect.poll(newest).toEqual(['passkey', 'once', 'once'])
    for (const { complaints, close } of [analyst, supervisor]) {
      // Requests in progress at the sign-out are refused.
      const errors = complaints.errors.filter((error) => !/status of 401/.test(error))
      expect({ ...complaints, errors }).toEqual({ errors: [], violations: [] })
      await close()
    }
  })
})

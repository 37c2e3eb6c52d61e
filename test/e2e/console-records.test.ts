import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asAdmin } from '../support/admin-key.ts'
import { desktop, openPage } from '../support/browser.ts'
import { makeRequest } from '../support/certificate-requests.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'

const manyStops = 150

/** Moves to an element with Tab, forwards. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < manyStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

describe('settings stored by the hosts, by keyboard alone', () => {
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

  it('can be edited: teamspace, credits, field, tag, ticket, institution', async () => {
    const workspace = `${server.url()}/sandbox/workspaces/demo-teamspace`
    await fetch(workspace, {
      method: 'POST',
      headers: { ...asAdmin, 'content-type': 'application/json' },
      body: JSON.stringify({ credits: 7 }),
    })
    const { page, complaints, close } = await openPage(browser, desktop)
    await page.goto(await consoleLink(server, 'administrator'))
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    const dialog = page.locator('dialog[open]')
    const fill = async (label: string | RegExp, text: string) => {
      const field = dialog.getByLabel(label)
      await tabTo(page, field)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    }
    const open = async (name: string | RegExp) => press(page.getByRole('button', { name }).first())
    const send = async (name: string | RegExp, said: string) => {
      await press(dialog.getByRole('button', { name }))
      await page.locator('.toast', { hasText: said }).waitFor()
      await dialog.waitFor({ state: 'hidden' })
    }

    await press(page.getByRole('link', { name: 'Settings', exact: true }))
    await page.getByText('Voice credits are running low: 7 left.').waitFor()
    await press(page.getByRole('link', { name: 'Teamspaces' }))
    await open('Add a teamspace')
    await fill('Its id', 'help-desk')
    await send('Add it', 'Added.')
    const given = page.getByRole('region', { name: 'The takeover secret of help-desk' })
    expect(await given.locator('code').last().textContent()).toMatch(/^[\w-]{43}$/)

    await press(page.getByRole('link', { name: 'Buy more' }))
    await open('Buy credits')
    await fill('How many', '150')
    await dialog.getByText('150 credits cost USD 7.50.').waitFor()
    await send('Buy for USD 7.50', '150 credits were bought.')
    await page.locator('.balance', { hasText: '157' }).waitFor()
    expect(await page.locator('.warning').count()).toBe(0)
    await tabTo(page, page.getByLabel(/^Buy 100 by itself/))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByLabel(/^Who is written to/))
    await page.keyboard.insertText('billing@bank.example')
    await press(page.getByRole('button', { name: 'Save' }))
    await page.locator('.toast', { hasText: 'Saved.' }).waitFor()
    const kept = (await (await fetch(workspace, { headers: asAdmin })).json()) as object
    expect(kept).toMatchObject({ auto_top_up: { below: 20 }, billing_emails: ['billing@bank.example'] })

    await press(page.getByRole('link', { name: 'Custom fields' }))
    await open('Add a field of conversations')
    await fill('Name', 'How it was paid')
    await tabTo(page, dialog.getByLabel('Type'))
    await page.keyboard.type('One of')
    await fill('Options, one a line', 'Wallet\nCard')
    await send('Add it', 'Added.')
    await page.getByRole('row', { name: /How it was paid/ }).waitFor()

    await press(page.getByRole('link', { name: 'Tags' }))
    await open('Add a tag')
    await fill('Name', 'Elderly')
    await send('Add it', 'Added.')
    await open('Delete: Elderly')
    await send('Delete it', 'Deleted.')

    await press(page.getByRole('link', { name: 'Tickets' }))
    await open('Set a value: ticket-1')
    await tabTo(page, dialog.getByLabel('Field'))
    await page.keyboard.type('How it was paid')
    await tabTo(page, dialog.getByLabel(/^Value/))
    await page.keyboard.type('Card')
    await send('Set it', 'Set.')
    await page.getByRole('row', { name: /ticket-1 How it was paid Card/ }).waitFor()

    await press(page.getByRole('link', { name: 'Participants' }))
    await open('Register an institution')
    await fill(/^Name$/, 'New Bank')
    await fill(/^Code$/, 'NEWB')
    await fill('E-mail of its security', 'security@newbank.example')
    await fill(/^Certificate signing request/, (await makeRequest('NEWB')).request)
    await send('Register it', 'Registered.')
    await page.getByRole('region', { name: 'What NEWB is given' }).waitFor()
    await open('Suspend: NEWB')
    await send('Suspend it', 'Suspended.')
    const bank = page.getByRole('region', { name: 'New Bank' })
    await bank.locator('.pill', { hasText: 'Suspended' }).waitFor()
    expect(await bank.locator('.fingerprint').textContent()).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })
})

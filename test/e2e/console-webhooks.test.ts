import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../src/relay/config/file.ts'
import { findViolations } from '../support/axe.ts'
import { desktop, openPage, shoot } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { consoleViews } from '../support/console-scenes.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'

const views = {
  ...consoleViews,
  narrow: { viewport: { width: 320, height: 800 }, colorScheme: 'light' },
} as const

describe('webhooks page', () => {
  let server: ServerProcess
  let browser: Browser
  let crm: Receiver
  let old: Receiver
  let desk: Receiver
  /** Status with which the customer's server answers. */
  let status = 200
  const folder = mkdtempSync(join(tmpdir(), 'parley-config-'))

  beforeAll(async () => {
    crm = await startReceiver(() => status)
    old = await startReceiver(() => 410)
    desk = await startReceiver()
    const webhooks = [
      { name: 'crm', url: crm.url },
      { name: 'old-desk', url: old.url, events: ['chat_started', 'feedback_given'] },
    ]
    const file = join(folder, 'parley.config.json')
    const channels = [{ gwId: 'demo', title: 'Demo', webhooks }]
    writeFileSync(
      file,
      JSON.stringify({ ...demoConfig, channels, webhooks: { privateNetworks: ['127.0.0.1'] } }),
    )
    server = await startServer({
      PARLEY_CONFIG: file,
      PARLEY_TARGET_SECRET_DEMO_CRM: 'a secret that is long enough',
      PARLEY_TARGET_SECRET_DEMO_OLD_DESK: 'another that is long enough',
    })
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.remove()
    await crm.stop()
    await old.stop()
    await desk.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const objections: Record<string, unknown> = {}
  const see = async (name: string, page: Page) => {
    for (const [view, { viewport, colorScheme }] of Object.entries(views)) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      const found = await findViolations(page)
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (found.length > 0 || beyond > 0) objections[`${name}, ${view}`] = { found, beyond }
      await shoot(page, `webhooks-${name}-${view}`)
    }
    await page.setViewportSize(views.wide.viewport)
    await page.emulateMedia({ colorScheme: 'light' })
  }

  it('lists deliveries, resends one, and resumes a target: without axe violations and on 320 px', async () => {
    const citizen = await openChat({ url: () => server.url() })
    await citizen.say('hello')
    const { page, close } = await openPage(browser, desktop)
    await page.goto(await consoleLink(server, 'administrator'))
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Webhooks' }).click()
    const target = (name: string) => page.locator('.target').filter({ hasText: name })
    await target('demo/old-desk').getByText('Paused since').waitFor()
    expect(await target('demo/old-desk').textContent()).toContain('nobody wants these events any more')

    status = 503
    await citizen.request('POST', '/chat/v1/feedback', { rating: 2 })
    await page.locator('table').getByText('Answered 503').waitFor()
    await see('list', page)

    await page.getByLabel('State').selectOption('delivered')
    await page.locator('table').getByText('Answered 503').waitFor({ state: 'detached' })
    await page.getByLabel('State').selectOption('waiting')
    await page.locator('tr').filter({ hasText: 'demo/crm' }).getByRole('link').click()
    await page.getByRole('heading', { name: 'Feedback given' }).waitFor()
    await page.getByText('answered something else than 200 to 299').waitFor()
    await see('delivery', page)
    status = 200
    await page.getByRole('button', { name: 'Try now' }).click()
    await page.locator('.pill').getByText('Delivered').waitFor()
    expect(await page.locator('table tbody tr').count()).toBeGreaterThan(1)
    const told = crm.posted.length
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => crm.posted.length).toBe(told + 1)
    expect(crm.posted.at(-1)?.body).toBe(crm.posted.at(-2)?.body)

    await page.getByRole('link', { name: '‹ Webhooks' }).click()
    await target('demo/crm').getByRole('button', { name: 'Send test event' }).click()
    await expect.poll(() => crm.posted.at(-1)?.events[0]?.type).toBe('test')
    await target('demo/crm').getByRole('button', { name: 'Pause' }).click()
    await target('demo/crm').getByText('Somebody here has paused it.').waitFor()
    await citizen.say('nobody is told this')
    const quiet = crm.posted.length
    await target('demo/crm').getByText('waiting').waitFor()
    expect(crm.posted.length).toBe(quiet)
    await target('demo/crm').getByRole('button', { name: 'Resume' }).click()
    await expect.poll(() => crm.posted.length).toBe(quiet + 2)

    await page.getByRole('button', { name: 'Add a server' }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByRole('alert').getByText('Name: give the server a name.').waitFor()
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('desk')
    await dialog.getByRole('alert').getByText('Address: say where the server is.').waitFor()
    await dialog.getByRole('textbox', { name: /^Address/ }).fill('https://10.0.0.1/')
    await dialog.getByLabel('Chat started').uncheck()
    await see('add', page)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('This address is private').waitFor()
    await dialog.getByRole('textbox', { name: /^Address/ }).fill(desk.url)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.locator('.said .secret').waitFor()
    await see('added', page)
    await citizen.say('the new one hears this')
    await expect.poll(() => desk.posted.length).toBeGreaterThan(0)
    await target('demo/desk').getByRole('button', { name: 'Remove' }).click()
    await page.locator('dialog[open]').getByRole('button', { name: 'Remove demo/desk' }).click()
    await target('demo/desk').waitFor({ state: 'detached' })
    expect(objections).toEqual({})
    await close()
  })
})

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../src/relay/config/file.ts'
import { desktop, openPage, phone, shoot } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { plainPage } from '../support/loader-site.ts'
import { signIn } from '../support/operator.ts'
import { type ServerProcess, startServer, withoutCrisisLine } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { type Site, startSite } from '../support/static-server.ts'
import { textOf } from '../support/victim.ts'

const command = resolve(import.meta.dirname, '../../dist/server/channel.js')

/** Generous, because a busy machine is slow. */
const until = <T>(read: () => T) => expect.poll(read)

describe('console settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-settings-'))
  const config = join(folder, 'parley.config.json')
  const sites: Site[] = []
  let server: ServerProcess
  let browser: Browser
  let page: Page
  let close: () => Promise<void>
  beforeAll(async () => {
    const channels = [{ gwId: 'demo', title: 'Scam help', locales: ['en', 'fr'] }]
    writeFileSync(
      config,
      JSON.stringify({ ...demoConfig, ...withoutCrisisLine, ...generousLimits, channels }),
    )
    server = await startServer({ PARLEY_CONFIG: config })
    browser = await connectBrowser()
    ;({ page, close } = await openPage(browser, desktop))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(await consoleLink(server, 'administrator'))
    await page.getByRole('link', { name: 'Settings' }).click()
  })
  afterAll(async () => {
    await close?.()
    await Promise.all(sites.map((site) => site.stop()))
    await browser?.close()
    await server?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const openChannel = async () => {
    await page.getByRole('link', { name: 'Channels' }).click()
    await page.getByRole('link', { name: 'Scam help' }).click()
    await page.getByRole('heading', { name: 'Scam help' }).waitFor()
  }

  /** Opens a button's dialog and confirms it. */
  const press = async (name: string, confirmed = name) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: confirmed, exact: true }).click()
  }

  /** Signs in another administrator, on a phone. */
  const openSecond = async () => {
    const second = await signIn(server, { role: 'administrator', firstName: 'Ben' })
    const opened = await openPage(browser, phone)
    const [name = '', value = ''] = second.cookie.split('=')
    await opened.page.context().addCookies([{ name, value, url: server.adminUrl() }])
    await opened.page.goto(`${server.adminUrl()}/console/`)
    return opened
  }

  /** Serves a customer's page with the snippet, on its own origin. */
  const startCustomer = async (snippet: string) => {
    const site = await startSite({
      '/': { body: plainPage(`${snippet}<script>onload = () => Parley.open()</script>`) },
      '/long.css': { body: '', type: 'text/css' },
    })
    sites.push(site)
    return site
  }

  /**
   * Returns whether a visitor of a page gets the chat: it answers in its frame, or the browser refuses to
   * show it.
   */
  const chatAt = async (site: Site): Promise<'open' | 'refused'> => {
    const visitor = await openPage(browser, desktop)
    try {
      await visitor.page.goto(site.url)
      const refused = () => visitor.complaints.errors.some((one) => one.includes('frame-ancestors'))
      const shown = async () => {
        const frame = visitor.page.frames().find((one) => one.url().startsWith(`${server.url()}/chat`))
        return frame
          ? frame
              .locator('.composer textarea')
              .count()
              .catch(() => 0)
          : 0
      }
      await until(async () => refused() || (await shown()) > 0).toBe(true)
      return refused() ? 'refused' : 'open'
    } finally {
      await visitor.close()
    }
  }

  it('give the snippet, show the chat in its languages, and allow it on one site and no other', async () => {
    await openChannel()
    const chat = page.frameLocator('iframe[title="The chat of this channel"]')
    await chat.locator('.bubble', { hasText: 'Tell me what happened' }).waitFor()
    await page.getByLabel('Language').selectOption('fr')
    await chat.locator('.bubble', { hasText: 'Racontez-moi ce qui s’est passé' }).waitFor()

    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied.').waitFor()
    const snippet = await page.evaluate(() => navigator.clipboard.readText())
    const [own, other] = [await startCustomer(snippet), await startCustomer(snippet)]
    expect(await chatAt(own)).toBe('refused')
    await page.getByLabel('Add a site').fill(own.url)
    await press('Add')
    await page.getByRole('button', { name: `Remove ${own.url}` }).waitFor()
    await shoot(page, 'console-settings-channel')
    expect(await chatAt(own)).toBe('open')
    expect(await chatAt(other)).toBe('refused')
    await page.getByRole('button', { name: `Remove ${own.url}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No site may. The chat has its own page.').waitFor()
    expect(await chatAt(own)).toBe('refused')
  })

  it('show a number in an open chat that was set after it began, here or with the command', async () => {
    const citizen = await openChat({ url: () => server.url() })
    await citizen.until((all) => all.length > 0)
    await page.getByRole('link', { name: 'Telephone numbers' }).click()
    const line = page.getByRole('region', { name: 'Crisis line' })
    await line.getByLabel('Name').fill('Lifeline')
    await line.getByLabel('Number').fill('1550')
    await press('Save Crisis line', 'Save')
    await page.getByText('A second administrator must approve this, and there is none.').waitFor()
    await page.keyboard.press('Escape')
    const second = await openSecond()
    await press('Save Crisis line', 'Save')
    await page.getByText('Proposed. A second administrator must approve it.').waitFor()
    expect(await line.getByText('Not set').count()).toBe(1)
    await page.getByRole('link', { name: 'Changes', exact: true }).click()
    await page.getByText('Another administrator must approve what you have proposed.').waitFor()

    // By keyboard throughout, on a narrow screen.
    const { page: bens } = second
    await bens.reload()
    await bens.getByText('A change waits for your approval.').waitFor()
    await bens.getByRole('link', { name: 'Look at the changes' }).press('Enter')
    await bens.getByText('“Lifeline, 1550”').waitFor()
    expect(await bens.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await shoot(bens, 'console-settings-changes')
    await bens.getByRole('button', { name: 'Approve exactly this' }).press('Enter')
    await bens.getByText('Approved. It counts now.').waitFor()
    await bens.getByText('changed the crisis line').waitFor()
    await second.close()

    await page.reload()
    await page.getByText('changed the crisis line').waitFor()
    await page.getByRole('link', { name: 'Telephone numbers' }).click()
    await line.getByText('Set here').waitFor()
    await page.getByText('Lifeline: 1550').first().waitFor()
    await citizen.say('I want to kill myself')
    await citizen.until((all) => all.some((message) => textOf(message).includes('Lifeline: 1550')))

    const wording = 'Please ring somebody now.\n{hotlines}'
    const environment = { ...process.env, PARLEY_CONFIG: config, PARLEY_DATA: server.folder, DEMO: '1' }
    await promisify(execFile)(process.execPath, [command, 'set', 'profile.texts.en.say.help', wording], {
      env: environment,
    })
    const another = await openChat({ url: () => server.url() })
    await another.until((all) => all.length > 0)
    await until(async () => {
      const before = another.messages().length
      await another.say('help')
      const all = await another.until((messages) => messages.length > before + 1)
      return all.some((message) => textOf(message).includes('Please ring somebody now.'))
    }).toBe(true)
    await page.getByRole('link', { name: 'Texts' }).click()
    await page.getByText('Please ring somebody now.').waitFor()
    await page.getByText('operator').waitFor()

    const texts = page.locator('.texts > li')
    expect(await texts.count()).toBe(20)
    await page.getByRole('button', { name: 'Show 20 more' }).click()
    expect(await texts.count()).toBe(40)
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(`${await texts.count()} texts`).toBe(await page.getByText(/^\d+ texts$/).textContent())
    expect(await page.getByRole('button', { name: /^Show/ }).count()).toBe(0)
  })

  it('show the values set in the file, and do not let them be changed', async () => {
    await page.getByRole('link', { name: 'Telephone numbers' }).click()
    const banks = page.getByRole('region', { name: 'Banks, about fraud' })
    await banks.getByText('Set in the file').first().waitFor()
    expect(await banks.getByRole('textbox').count()).toBe(0)
  })

  it('create a key that works until it is revoked', async () => {
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByRole('button', { name: 'Make a key' }).click()
    await page.getByLabel('recovery:read').check()
    await page.getByRole('button', { name: 'Make it' }).click()
    const key = (await page.locator('.said code').textContent()) ?? ''
    await shoot(page, 'console-settings-keys')
    const status = async () =>
      (await fetch(`${server.url()}/v1/recovery/trace/none`, { headers: { authorization: `Bearer ${key}` } }))
        .status
    expect(await status()).toBe(404)
    await page.getByRole('button', { name: /^Revoke/ }).click()
    await page.getByRole('cell', { name: 'Revoked' }).waitFor()
    await until(status).toBe(401)
  })

  it('are hidden from agents', async () => {
    const agents = await openPage(browser, desktop)
    await agents.page.goto(await consoleLink(server, 'agent'))
    await agents.page.getByRole('link', { name: 'Inbox' }).waitFor()
    expect(await agents.page.getByRole('link', { name: 'Settings' }).count()).toBe(0)
    await agents.page.goto(new URL('/console/#/settings/keys', agents.page.url()).href)
    await agents.page.getByText('There is nothing here for your role.').waitFor()
    await agents.close()
  })
})

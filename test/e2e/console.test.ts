import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, bootstrapKey } from '../support/admin-key.ts'
import { findViolations } from '../support/axe.ts'
import { desktop, openPage, phone, shoot } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { signIn } from '../support/operator.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { tellTheStory, textOf } from '../support/victim.ts'

describe('an operator at the console', () => {
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

  /** Opens a part of the console as somebody who is signed in. */
  const openConsole = async (part: string, options: BrowserContextOptions = desktop) => {
    const opened = await openPage(browser, options)
    const [name = '', value = ''] = (await signIn(server.url())).split('=')
    await opened.page.context().addCookies([{ name, value, url: `${server.url()}/console` }])
    await opened.page.goto(`${server.url()}/console/${part}`)
    return opened
  }

  /** A report by a bank's own server, which knows how to reach her. */
  const reportFor = async (contact: string): Promise<string> => {
    const response = await fetch(`${server.url()}/v1/cases/intake`, {
      method: 'POST',
      headers: { ...asAdmin, 'content-type': 'application/json' },
      body: JSON.stringify({
        citizen_id_hash: 'hm1:citizen-of-the-tests',
        scam_type: 'purchase',
        transaction_reference: 'TX-1001',
        amount: 25_000,
        confidence_metadata: { language: 'en', callback_ref: contact },
      }),
    })
    return ((await response.json()) as { case_id: string }).case_id
  }

  it('sees a case come, follows its money, and holds it while the citizen hears of it', async () => {
    const { page, complaints, close } = await openConsole('')
    await page.getByText('No report yet').waitFor()

    const chat = await openChat({ url: server.url })
    const caseId = await tellTheStory(chat)
    await page.locator(`[data-case="${caseId}"]`).waitFor()
    await shoot(page, 'console-1-cases')

    await page.getByRole('link', { name: caseId }).press('Enter')
    await page.locator('svg.trace').waitFor()
    expect(await page.locator('svg.trace [data-account]').count()).toBe(4)
    // The line from the citizen carries all of it, and is the thickest.
    const widths = await page
      .locator('svg.trace path')
      .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('stroke-width'))))
    expect(widths).toHaveLength(5)
    expect(Math.max(...widths)).toBe(widths[0])

    const before = chat.messages().length
    await page.getByRole('button', { name: 'Freeze 7,000.00' }).press('Enter')
    await page.locator('[data-freeze][data-status="active"]').waitFor()
    expect(await page.locator('[data-sum="held"]').textContent()).toBe('7,000.00')
    await chat.until((all) => all.slice(before).some((message) => /7,000/.test(textOf(message))))
    await shoot(page, 'console-2-case')

    await page.getByRole('button', { name: 'Release' }).click()
    await page.locator('[data-freeze][data-status="released"]').waitFor()
    await page.getByRole('link', { name: 'Audit' }).click()
    await page.getByText('The chain is whole').waitFor()
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })

  it('reads what a citizen was sent', async () => {
    const caseId = await reportFor('+63 917 555 0142')
    const { page, complaints, close } = await openConsole(`#/cases/${caseId}`)
    await page.getByLabel('Message').selectOption('safety_advice')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('The message is on its way').waitFor()
    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('heading', { name: 'How to stay safe' }).waitFor()
    expect(await page.locator('main').textContent()).toContain('to …42')
    expect(await page.locator('main').textContent()).not.toContain('0142')
    await shoot(page, 'console-3-messages')
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })

  it.each(['#/cases', '#/messages', '#/hand-overs', '#/audit'])('fits %s on a small phone', async (part) => {
    const { page, complaints, close } = await openConsole(part, { ...phone, colorScheme: 'dark' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shoot(page, `console-phone-${part.slice(2)}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })

  it('comes in by the link of the demonstration, which works once, and goes out again', async () => {
    const link = server.log.map((line) => /http\S+#once=\S+/.exec(line)?.[0]).find(Boolean) ?? ''
    const { page, complaints, close } = await openPage(browser, desktop)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Cases' }).waitFor()
    expect(page.url()).not.toContain('once')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Cases' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).press('Enter')
    await page.getByText('You are signed out.').waitFor()
    expect(complaints).toEqual({ errors: [], violations: [] })

    await page.goto('about:blank')
    await page.goto(link)
    await page.getByText('This link was used before').waitFor()
    await close()
  })

  it('comes in by a key alone, with the keyboard, and is told when it is wrong', async () => {
    const { page, close } = await openPage(browser, desktop)
    await page.goto(`${server.url()}/console/#/audit`)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('key')
    await page.keyboard.type('not-the-key')
    await page.keyboard.press('Enter')
    await page.getByText('This key does not open the console.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('key')
    await page.keyboard.type(bootstrapKey)
    await page.keyboard.press('Enter')
    await page.getByText('The chain is whole').waitFor()
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await close()
  })

  it.each([
    { name: 'desktop', view: desktop, theme: 'light' },
    { name: 'desktop', view: desktop, theme: 'dark' },
    { name: 'phone', view: { ...phone, viewport: { width: 320, height: 640 } }, theme: 'light' },
    { name: 'phone', view: { ...phone, viewport: { width: 320, height: 640 } }, theme: 'dark' },
  ] as const)('can sign in whoever it is: $name, $theme', async ({ name, view, theme }) => {
    const { page, close } = await openPage(browser, { ...view, colorScheme: theme })
    await page.goto(`${server.url()}/console/`)
    await page.getByLabel('API key').waitFor()
    await shoot(page, `console-sign-in-${name}-${theme}`)
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel('API key').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('This key does not open the console.').waitFor()
    await shoot(page, `console-sign-in-${name}-${theme}-wrong`)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      view.viewport.width,
    )
    await page.getByLabel('API key').fill(bootstrapKey)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cases' }).waitFor()
    await shoot(page, `console-signed-in-${name}-${theme}`)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      view.viewport.width,
    )
    await close()
  })
})

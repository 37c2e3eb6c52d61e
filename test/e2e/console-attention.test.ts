import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attentionKinds } from '../../src/console/attention/attention.ts'
import { findViolations } from '../support/axe.ts'
import { desktop, openPage, shoot } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { caseNumberIn, tellTheStory } from '../support/victim.ts'

/** Tones that a page has played, as frequencies in hertz. */
const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard.splice(0))

/** Opens the console, and records the tones that it plays. */
async function openConsole(browser: Browser, link: string) {
  const opened = await openPage(browser, desktop)
  await opened.page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(globalThis, { heard: tones })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
  })
  await opened.page.goto(link)
  return opened
}

const soundOff = (page: Page) => page.getByRole('button', { name: 'Sound is off. Turn on' })
const offer = (page: Page) => page.getByRole('region', { name: 'Offered to you' })

describe('attention at the console', () => {
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    browser = await connectBrowser()
  })
  afterAll(() => browser.close())
  // Each sign-in link of the demo works once.
  beforeEach(async () => {
    server = await startServer()
  })
  afterEach(() => server.remove())

  it('is drawn to an offered chat and to a new message on every page, with sound after the first gesture', async () => {
    const citizen = await openChat({ url: () => server.url() })
    await citizen.until((all) => all.length > 0)
    const receiver = await openConsole(browser, await consoleLink(server, 'agent'))
    const { page } = receiver
    await page.getByLabel('How you can be reached').waitFor()
    await soundOff(page).waitFor()
    await shoot(page, 'console-attention-sound')
    await soundOff(page).press('Enter')
    await page.getByText('Sound is on.').waitFor()
    expect(await soundOff(page).count()).toBe(0)
    expect(await heard(page)).toEqual([659, 880])
    await page.getByLabel('How you can be reached').selectOption('online')

    await citizen.say('person please')
    await expect.poll(() => page.title()).toBe('(1) Parley console')
    await page.getByRole('link', { name: 'Inbox 1 in queue' }).waitFor()
    expect(await heard(page)).toEqual([659, 880])
    await page.getByRole('link', { name: 'Cases' }).click()

    const giver = await openConsole(browser, await consoleLink(server, 'supervisor'))
    await giver.page.locator('.row').first().click()
    await giver.page.getByRole('button', { name: 'Take this chat' }).click()
    await giver.page.getByRole('button', { name: 'Hand on' }).click()
    const dialog = giver.page.getByRole('dialog', { name: 'Hand the chat on' })
    await dialog.getByLabel('What should your colleague know?').fill('She is at work and cannot speak aloud.')
    await dialog.getByRole('button', { name: 'Offer', exact: true }).click()

    await offer(page).getByText('Supervisor offers you a chat').waitFor()
    await offer(page).getByText('She is at work and cannot speak aloud.').waitFor()
    await offer(page)
      .getByText(/^\d+ s left$/)
      .waitFor()
    expect((await heard(page)).slice(0, 3)).toEqual([523, 659, 784])
    await page.getByRole('link', { name: 'Inbox 1 offered' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'console-attention-offer')
    await offer(page).getByRole('button', { name: 'Take over' }).press('Enter')
    await page.getByRole('textbox', { name: 'Reply to the citizen' }).waitFor()
    expect(await offer(page).count()).toBe(0)
    await expect.poll(() => page.title()).toBe('Parley console')

    await page.getByRole('link', { name: 'Cases' }).click()
    await heard(page)
    await citizen.say('are you there?')
    await page.getByRole('link', { name: 'Inbox 1 new' }).click()
    expect(await heard(page)).toEqual([1047])
    await page.getByRole('link', { name: 'Mine' }).click()
    await page.locator('.row.unread', { hasText: 'New message' }).click()
    await expect.poll(() => page.title()).toBe('Parley console')
    await citizen.say('hello?')
    await page.getByText('hello?').last().waitFor()
    expect(await heard(page)).toEqual([])
    expect(receiver.complaints).toEqual({ errors: [], violations: [] })
    await giver.close()
    await receiver.close()
  })

  it('is drawn to a proposal on every page, and its proposer learns how it ended', async () => {
    const citizen = await openChat({ url: () => server.url() })
    await tellTheStory(citizen)
    const number = caseNumberIn(citizen.messages()) ?? ''
    const second = await openConsole(browser, await consoleLink(server, 'supervisor'))
    await second.page.getByRole('link', { name: 'Supervisor' }).click()
    await second.page.getByRole('button', { name: 'Test the sound' }).click()
    await second.page.getByRole('region', { name: 'Sound' }).getByText('Someone may be in danger').waitFor()
    await second.page.locator('button:enabled', { hasText: 'Test the sound' }).waitFor()
    expect((await heard(second.page)).length).toBeGreaterThan(attentionKinds.length)
    await second.page.getByRole('link', { name: 'Inbox' }).click()

    const first = await openConsole(browser, await consoleLink(server, 'analyst'))
    await first.page.getByRole('link', { name: number }).click()
    await first.page
      .getByRole('button', { name: /^Freeze/ })
      .first()
      .click()
    const dialog = first.page.locator('dialog[open]')
    await dialog.getByRole('textbox').fill('The trace shows the money there.')
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await first.page.getByText('Somebody else must approve what you have proposed.').waitFor()

    await second.page.getByText(/Analyst proposes: Freeze PHP/).waitFor()
    await expect.poll(() => heard(second.page)).toEqual([587, 587, 784])
    await second.page.getByRole('link', { name: 'Approvals 1 to decide' }).waitFor()
    await expect.poll(() => second.page.title()).toMatch(/^\(\d\) /)
    expect(await findViolations(second.page)).toEqual([])
    await shoot(second.page, 'console-attention-approval')
    await second.page.getByRole('link', { name: 'Read and decide' }).click()
    await expect
      .poll(() => second.page.evaluate(() => document.activeElement?.getAttribute('data-status')))
      .toBe('proposed')
    await second.page.getByLabel('Or say why not').fill('The account is not on the path.')
    await second.page.getByRole('button', { name: 'Reject' }).click()

    await first.page.getByRole('link', { name: 'Cases', exact: true }).click()
    await first.page.getByText('Rejected by Supervisor').waitFor()
    await first.page.getByRole('link', { name: 'Approvals 1 ended' }).click()
    const ended = first.page.getByRole('region', { name: 'Ended in the last hour' })
    await ended.getByText('The account is not on the path.').waitFor()
    expect(await findViolations(first.page)).toEqual([])
    await shoot(first.page, 'console-attention-ended')
    await first.page.getByRole('link', { name: 'Approvals', exact: true }).waitFor()
    expect(first.complaints).toEqual({ errors: [], violations: [] })
    expect(second.complaints).toEqual({ errors: [], violations: [] })
    await first.close()
    await second.close()
  })
})

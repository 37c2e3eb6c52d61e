import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, openPage } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'

describe('long chat at the console', () => {
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

  /** Opens a chat and has a user with this role take it in the page. */
  const take = async (page: Page, role: string) => {
    await page.goto(await consoleLink(server, role))
    await page.getByLabel('How you can be reached').selectOption('online')
    const citizen = await openChat({ url: () => server.url() })
    await citizen.say('I want to talk to a person')
    await page.locator('.row').first().click()
    await page.getByRole('button', { name: 'Take this chat' }).click()
    await page.getByRole('textbox', { name: 'Reply to the citizen' }).waitFor()
    return citizen
  }
  const talkOf = (page: Page) => page.getByRole('region', { name: 'What was said' })
  const fromEnd = (page: Page) => talkOf(page).evaluate((box) => Math.round(box.scrollTop))

  it('opens at its end, follows the newest message, and does not move while someone reads further up', async () => {
    const { page, close } = await openPage(browser, desktop)
    const citizen = await take(page, 'supervisor')
    for (let said = 0; said < 60; said++)
      await citizen.say(`Message ${said}. ${'They called me again. '.repeat(said % 9)}`)
    await page.reload()
    await expectInSight(page, 'Message 59.')
    await citizen.say('And this is new.')
    await expectInSight(page, 'And this is new.')
    await page.getByRole('textbox', { name: 'Reply to the citizen' }).fill('I read what you wrote.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expectInSight(page, 'I read what you wrote.')

    await talkOf(page).hover()
    await page.mouse.wheel(0, -1500)
    await page.getByRole('button', { name: 'Newest messages' }).waitFor()
    const seen = await inSight(page)
    await citizen.say('Are you there?')
    await talkOf(page).getByText('Are you there?', { exact: true }).waitFor({ state: 'attached' })
    expect(await inSight(page)).toEqual(seen)
    await page.getByRole('button', { name: 'Newest messages' }).click()
    await expectInSight(page, 'Are you there?')
    expect(await fromEnd(page)).toBe(0)
    await close()
  })

  it('can be read upwards, page by page, from its end', async () => {
    const { page, close } = await openPage(browser, desktop)
    const citizen = await take(page, 'agent')
    for (let said = 0; said < 130; said += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => citizen.say(`Words ${said + index}.`)))
    }
    await citizen.say('These are the last.')
    await page.reload()
    await expectInSight(page, 'These are the last.')
    const first = talkOf(page).getByText('Words 0.', { exact: true })
    expect(await first.count()).toBe(0)
    await talkOf(page).focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('Home')
        return first.count()
      })
      .toBe(1)
    // Adding earlier messages has not moved the visible ones.
    expect(await inSight(page)).not.toContain('Words 0.')
    await close()
  })
})

/** The first words of the messages that are visible without scrolling. */
const inSight = (page: Page): Promise<string[]> =>
  page.locator('.transcript').evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect()
    return [...box.querySelectorAll('.bubble')]
      .filter((bubble) => {
        const place = bubble.getBoundingClientRect()
        return place.height > 0 && place.top >= top && place.bottom <= bottom
      })
      .map((bubble) => `${bubble.textContent}`.slice(0, 24).trim())
  })

const expectInSight = (page: Page, words: string) =>
  expect.poll(() => inSight(page).then((all) => all.some((text) => text.startsWith(words)))).toBe(true)

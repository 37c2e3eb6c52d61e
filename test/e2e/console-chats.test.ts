import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { desktop, openPage, phone, shoot } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { textOf } from '../support/victim.ts'

describe('people at the console', () => {
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

  const goOnline = (page: Page) => page.getByLabel('How you can be reached').selectOption('online')
  const replyBox = (page: Page) => page.getByRole('textbox', { name: 'Reply to the citizen' })

  it('sign in with a link that works once, and sign out again', async () => {
    const link = await consoleLink(server, 'administrator')
    const { page, close } = await openPage(browser, desktop)
    await page.goto(link)
    await page.getByRole('link', { name: 'People' }).waitFor()
    expect(page.url()).not.toContain('once=')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByText('This link was used before, or is too old.').waitFor()
    await close()
  })

  it('take over a chat from the hand-off request to its end, and the citizen never sees a note', async () => {
    const { page, complaints, close } = await openPage(browser, desktop)
    await page.goto(await consoleLink(server, 'agent'))
    await page.getByText('Nobody waits.').waitFor()
    expect(page.url()).not.toContain('once=')
    await goOnline(page)

    const citizen = await openChat({ url: () => server.url() })
    await citizen.until((all) => all.length > 0)
    await citizen.say('I was scammed, I paid 15,000 pesos an hour ago')
    await citizen.say('I want to talk to a person')
    await page.locator('.row').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByText('Take the chat to write in it.').waitFor()
    await shoot(page, 'console-1-waiting')
    await page.keyboard.press('c')
    await citizen.until((all) =>
      all.some((message) => /Agent, a person who works here/.test(textOf(message))),
    )

    await expect.poll(() => replyBox(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('Hello, are you still in touch with them?')
    await page.getByText('Enter sends, Shift + Enter begins a new line').waitFor()
    await page.keyboard.press('Enter')
    const isFromAgent = (text: RegExp) => (all: Awaited<ReturnType<typeof citizen.until>>) =>
      all.some((message) => message.author.kind === 'agent' && text.test(textOf(message)))
    await citizen.until(isFromAgent(/still in touch/))
    await citizen.say('no, I have blocked him now. my pin is 4829')
    await page.locator('.bubble', { hasText: 'my pin is •••' }).waitFor()

    await page.getByRole('button', { name: 'Note for colleagues' }).click()
    await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('The bank has been called.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await page.locator('.notes').getByText('The bank has been called.').waitFor()
    await shoot(page, 'console-2-talking')

    await page.getByRole('button', { name: 'End', exact: true }).click()
    const ending = page.getByRole('dialog', { name: 'End the chat' })
    const outcome = ending.getByLabel('What did it come to?')
    expect(await outcome.inputValue()).toBe('')
    await ending.getByRole('button', { name: 'End' }).click()
    await ending.getByRole('alert').getByText('Choose what it came to.').waitFor()
    expect(await outcome.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await findViolations(page)).toEqual([])
    await outcome.selectOption('The citizen was helped')
    await ending.getByRole('button', { name: 'End' }).click()
    const messages = await citizen.until((all) =>
      all.some((message) => /Agent has left/.test(textOf(message))),
    )
    expect(messages.map(textOf).join('\n')).not.toContain('The bank has been called')
    // While an agent had the chat, the assistant asked nothing.
    const joined = messages.findIndex((message) => /who works here/.test(textOf(message)))
    const left = messages.findIndex((message) => /has left/.test(textOf(message)))
    const between = messages.slice(joined + 1, left).map(({ author }) => author.kind)
    expect(between).toEqual(['agent', 'visitor'])
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })

  it('see who was first when two take the same chat', async () => {
    const citizen = await openChat({ url: () => server.url() })
    await citizen.until((all) => all.length > 0)
    await citizen.say('I want to talk to a person')
    await server.kill()
    await server.start()
    const [one, other] = [await openPage(browser, desktop), await openPage(browser, desktop)]
    await one.page.goto(await consoleLink(server, 'agent'))
    await other.page.goto(await consoleLink(server, 'supervisor'))
    for (const { page } of [one, other]) {
      await page.locator('.row').first().click()
      await page.getByRole('button', { name: 'Take this chat' }).waitFor()
    }
    await one.page.getByRole('button', { name: 'Take this chat' }).click()
    await one.page.getByRole('button', { name: 'Back to the assistant' }).waitFor()
    await other.page.getByText('Agent has this chat. You can leave a note.').waitFor()
    await one.close()
    await other.close()
  })

  it('have the assistant ask the citizen, change a fact after a yes, and see each other type', async () => {
    await server.kill()
    await server.start()
    const [theirs, ours] = [await openPage(browser, phone), await openPage(browser, desktop)]
    await theirs.page.goto(`${server.url()}/chat?gwId=demo`)
    const said = theirs.page.getByRole('log')
    const citizenField = theirs.page.locator('.composer textarea')
    await citizenField.fill('I want to talk to a person')
    await citizenField.press('Enter')
    const { page } = ours
    await page.goto(await consoleLink(server, 'agent'))
    await page.locator('.row', { hasText: '“I want to talk to a person”' }).first().click()
    await page.getByRole('button', { name: 'Take this chat' }).click()
    await said.getByText('Agent, a person who works here').waitFor()

    await citizenField.pressSequentially('hello')
    await page.getByText('The citizen is writing…').waitFor()
    await replyBox(page).fill('Good evening')
    await said.locator('.typing').waitFor()
    await replyBox(page).fill('/')
    await page.getByRole('option', { name: /^Hello, I am reading/ }).waitFor()
    await shoot(page, 'console-4-ready')
    expect(await findViolations(page)).toEqual([])
    await replyBox(page).fill('/card whom')
    await page.keyboard.press('Enter')
    await said.getByText('Call your bank', { exact: true }).waitFor()
    // The text typed before the list was opened is still there.
    expect(await replyBox(page).inputValue()).toBe('Good evening')
    await page.getByRole('button', { name: 'Quick answers' }).click()
    await page.keyboard.press('Escape')
    expect(await replyBox(page).inputValue()).toBe('Good evening')
    await replyBox(page).fill('/it is not')
    await page.keyboard.press('Enter')
    expect(await replyBox(page).inputValue()).toMatch(/^Good evening It is not your fault/)

    await page.getByRole('button', { name: 'Amount', exact: true }).click()
    await said.getByText('How much was the payment?').waitFor()
    await shoot(theirs.page, 'console-5-asked')
    await citizenField.fill('5,000')
    await citizenField.press('Enter')
    await page.locator('.fact', { hasText: 'PHP 5,000.00' }).waitFor()
    await page.getByRole('button', { name: 'Change: Amount' }).click()
    const form = page.locator('dialog[open]')
    const wanted = form.getByLabel('What it should say')
    await expect.poll(() => wanted.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await wanted.inputValue()).toBe('PHP 5,000.00')
    await form.getByText('The citizen said: “5,000”').waitFor()
    await page.keyboard.type('3,000')
    await shoot(page, 'console-6-change')
    expect(await findViolations(page)).toEqual([])
    await form.getByRole('button', { name: 'Ask the citizen' }).click()
    await said.getByText('Agent would like to write down').waitFor()
    await shoot(theirs.page, 'console-7-is-it-right')
    await page.getByText('The citizen has not said yes or no yet.').waitFor()
    await theirs.page.getByRole('button', { name: 'Yes', exact: true }).click()
    await page.getByText('Agent proposed it, and the citizen said yes.').waitFor()
    await shoot(page, 'console-8-changed')
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await page.getByText('Agent proposed it, and the citizen said yes.').waitFor()
    expect(await replyBox(page).inputValue()).toMatch(/^Good evening It is not your fault/)
    await page.getByRole('button', { name: 'Send the report now?' }).click()
    await said.locator('.summary', { hasText: 'PHP 3,000.00' }).last().waitFor()
    await theirs.page.getByRole('button', { name: 'Send now', exact: true }).click()
    await said.getByText('Your case number is').waitFor()
    const width = await theirs.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    for (const { complaints, close } of [theirs, ours]) {
      expect(complaints).toEqual({ errors: [], violations: [] })
      await close()
    }
  })

  it('read, answer, act and look at the facts with one hand, above the keyboard of a phone', async () => {
    const { page, complaints, close } = await openPage(browser, phone)
    await page.goto(await consoleLink(server, 'supervisor'))
    await goOnline(page)
    const citizen = await openChat({ url: () => server.url() })
    await citizen.until((all) => all.length > 0)
    await citizen.say('I was scammed, I paid 15,000 pesos an hour ago')
    await citizen.say('I want to talk to a person')
    await page.locator('.row', { hasText: '15,000' }).click()
    await page.getByRole('link', { name: 'Chats' }).waitFor()
    await shoot(page, 'console-3-phone')
    await page.getByRole('button', { name: 'Take this chat' }).click()
    await replyBox(page).waitFor()
    await citizen.say('he says I must pay again')
    await page.getByText('he says I must pay again').last().waitFor()
    // The keyboard takes half of the screen.
    await page.setViewportSize({ width: 390, height: 480 })
    const isSeen = async (place: ReturnType<Page['locator']>) => {
      const box = await place.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= 480
    }
    await expect.poll(() => isSeen(replyBox(page))).toBe(true)
    expect(await isSeen(page.getByRole('button', { name: 'Send' }))).toBe(true)
    expect(await isSeen(page.locator('.bubble', { hasText: 'he says I must pay again' }).last())).toBe(true)
    const talk = await page.locator('.transcript').boundingBox()
    expect(talk?.height).toBeGreaterThan(200)
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Actions' }).click()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Set aside' }).click()
    await page.getByRole('dialog', { name: 'Set the chat aside' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Facts' }).click()
    const quote = page.getByRole('button', { name: '15,000' })
    expect(await quote.locator('mark').textContent()).toBe('15,000')
    await quote.click()
    await page.locator('.found', { hasText: '15,000' }).waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })
})

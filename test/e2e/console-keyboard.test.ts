import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, openPage } from '../support/browser.ts'
import { openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { caseNumberIn, tellTheStory, textOf } from '../support/victim.ts'

/** Maximum number of Tab presses to reach an element. */
const mostTabs = 150

/** Moves to an element by Tab alone, and checks that the focus is visible and stays there. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ timeout: 30_000 })
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await target.first().evaluate((node) => node === document.activeElement)) {
      const ring = await target.first().evaluate((node) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(node)
        return outlineStyle !== 'none' && outlineWidth !== '0px'
      })
      expect(ring, `the focus shows on ${target}`).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} was not reached by Tab`)
}

const press = async (page: Page, target: Locator) => {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

describe('console by keyboard alone', () => {
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

  const enter = async (role: string) => {
    const opened = await openPage(browser, desktop)
    await opened.page.goto(await consoleLink(server, role))
    return opened
  }

  it('takes a chat, answers, has a freeze approved by a second person, and ends the chat', async () => {
    const citizen = await openChat({ url: () => server.url() })
    await tellTheStory(citizen)
    const number = caseNumberIn(citizen.messages()) ?? ''

    const agent = await enter('agent')
    const { page } = agent
    await reach(page, page.getByLabel('How you can be reached'))
    await page.keyboard.type('Online')
    await citizen.say('I want to talk to a person')
    await press(page, page.locator('.row'))
    await press(page, page.getByRole('button', { name: 'Take this chat' }))
    await reach(page, page.getByRole('textbox', { name: 'Reply to the citizen' }))
    await page.keyboard.type('I have your case here.')
    await page.keyboard.press('Enter')
    await citizen.until((all) => all.some((message) => textOf(message) === 'I have your case here.'))

    const analyst = await enter('analyst')
    await press(analyst.page, analyst.page.getByRole('link', { name: number }))
    await press(analyst.page, analyst.page.getByRole('button', { name: /^Freeze/ }))
    const dialog = analyst.page.locator('dialog[open]')
    await reach(analyst.page, dialog.getByRole('textbox'))
    await analyst.page.keyboard.type('The trace shows the money there.')
    await press(analyst.page, dialog.getByRole('button', { name: 'Propose' }))
    await analyst.page.getByText('Somebody else must approve what you have proposed.').waitFor()

    const supervisor = await enter('supervisor')
    await press(supervisor.page, supervisor.page.getByRole('link', { name: 'Approvals' }))
    await press(supervisor.page, supervisor.page.getByRole('button', { name: 'Approve exactly this' }))
    await citizen.until((all) => all.some((message) => /is held/.test(textOf(message))), 30_000)

    await press(page, page.getByRole('button', { name: 'End', exact: true }))
    const ending = page.getByRole('dialog', { name: 'End the chat' })
    await reach(page, ending.getByLabel('What did it come to?'))
    await page.keyboard.type('The citizen was helped')
    await press(page, ending.getByRole('button', { name: 'End' }))
    await citizen.until((all) => all.some((message) => /has left/.test(textOf(message))))
    for (const one of [agent, analyst, supervisor]) {
      expect(one.complaints).toEqual({ errors: [], violations: [] })
      await one.close()
    }
  })
})

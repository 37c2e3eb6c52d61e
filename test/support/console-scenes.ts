import type { Browser, Page } from 'playwright-core'
import { asAdmin } from './admin-key.ts'
import { makeRequest } from './certificate-requests.ts'
import { openChat } from './chat-client.ts'
import { consoleLink } from './console-links.ts'
import type { ServerProcess } from './server-process.ts'
import { walkSettings } from './settings-scenes.ts'
import { caseNumberIn, tellTheStory } from './victim.ts'

/** Called in each state of the console, with the page that shows it. */
export type See = (name: string, page: Page) => Promise<void>

/** Environment of the walk through the console: a relay with its demonstration, and a browser. */
interface ConsoleStage {
  server: ServerProcess
  browser: Browser
}

/** How each state is displayed. */
export const consoleViews = {
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  dark: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
} as const

const screen = { viewport: consoleViews.wide.viewport, reducedMotion: 'reduce' } as const

/**
 * Walks through the console as its users do: a citizen reports a scam and asks for an agent, and two agents
 * handle it.
 */
export async function walkConsole({ server, browser }: ConsoleStage, see: See): Promise<void> {
  const open = async (address: string) => {
    const page = await (await browser.newContext(screen)).newPage()
    await page.goto(address)
    return page
  }
  const citizen = await openChat({ url: () => server.url() })
  await tellTheStory(citizen)
  const number = caseNumberIn(citizen.messages()) ?? ''
  const supervisor = await open(await consoleLink(server, 'supervisor'))
  const analyst = await open(await consoleLink(server, 'analyst'))
  const administrator = await open(await consoleLink(server, 'administrator'))

  await supervisor.getByLabel('How you can be reached').selectOption('online')
  await citizen.say('I want to talk to a person')
  await supervisor.locator('.row').waitFor()
  await see('queue', supervisor)
  await supervisor.keyboard.press('Control+k')
  await supervisor.getByRole('combobox', { name: 'Go to' }).fill('ch')
  await see('palette', supervisor)
  await supervisor.keyboard.press('Escape')
  await supervisor.locator('.row').click()
  await supervisor.getByRole('button', { name: 'Take this chat' }).click()
  const reply = supervisor.getByRole('textbox', { name: 'Reply to the citizen' })
  await reply.fill('Hello, I am reading what you have told. Are you still in touch with them?')
  await supervisor.keyboard.press('Control+Enter')
  await citizen.say('no, I have blocked him')
  await supervisor.getByText('no, I have blocked him').last().waitFor()
  await see('chat', supervisor)
  await supervisor.getByRole('button', { name: 'Note for colleagues' }).click()
  await supervisor.getByRole('textbox', { name: 'Note for colleagues' }).fill('The bank has been called.')
  await see('note', supervisor)

  await supervisor.getByRole('link', { name: 'Cases', exact: true }).click()
  await supervisor.getByRole('link', { name: number }).waitFor()
  await see('cases', supervisor)
  await supervisor.getByRole('link', { name: number }).click()
  await supervisor.locator('svg.trace').waitFor({ timeout: 30_000 })
  await see('case', supervisor)
  for (const name of ['Route', 'Dispute', 'Draft a document', 'Classify']) {
    await supervisor.getByRole('button', { name, exact: true }).click()
    await see(name.toLowerCase().replaceAll(' ', '-'), supervisor)
    await supervisor.keyboard.press('Escape')
  }

  await walkDispute(supervisor, see)

  await analyst.getByRole('link', { name: number }).click()
  await analyst
    .getByRole('button', { name: /^Freeze/ })
    .first()
    .click()
  await analyst.locator('dialog[open]').getByRole('textbox').fill('The trace shows the money there.')
  await see('proposal', analyst)
  await analyst.locator('dialog[open]').getByRole('button', { name: 'Propose' }).click()
  await supervisor.getByRole('link', { name: 'Approvals' }).click()
  await supervisor.getByRole('button', { name: 'Approve exactly this' }).waitFor()
  await see('approval', supervisor)

  await analyst.locator('[data-account] a').first().click()
  await analyst.getByRole('button', { name: 'Score it' }).click()
  await analyst.locator('.factors').waitFor()
  await see('account', analyst)

  await supervisor.getByRole('link', { name: 'Supervisor' }).click()
  await supervisor.getByRole('region', { name: 'Notifications with the page closed' }).waitFor()
  await see('own-ways', supervisor)

  await walkHostSettings({ server, page: administrator }, see)
  await administrator.getByRole('link', { name: 'Audit' }).click()
  await administrator.getByText('Every row follows from the one before it.').waitFor()
  await see('audit', administrator)
  await administrator.getByRole('link', { name: 'People' }).click()
  await administrator.getByLabel('Name for signing in').fill('second-agent')
  await administrator.getByLabel('First name').fill('Second')
  await administrator.getByRole('button', { name: 'Add', exact: true }).click()
  const link = administrator.locator('.said code')
  await link.waitFor()
  await see('people', administrator)

  const newcomer = await (await browser.newContext(screen)).newPage()
  // A demonstration requires no authenticator; every other relay does.
  await newcomer.route('**/console/api/sign-in', async (route) => {
    const answer = await route.fetch()
    const view = (await answer.json()) as { operator: object }
    await route.fulfill({
      response: answer,
      json: { ...view, operator: { ...view.operator, mustEnrol: true } },
    })
  })
  await newcomer.goto((await link.textContent()) ?? '')
  await newcomer.getByRole('heading', { name: 'Choose a password' }).waitFor()
  await see('enrol', newcomer)
  await walkSettings(administrator, see)
  const nobody = await open(new URL('/console/', server.url()).href)
  await nobody.getByRole('heading', { name: 'Sign in' }).waitFor()
  await see('sign-in', nobody)
  for (const page of [supervisor, analyst, administrator, newcomer, nobody]) await page.context().close()
}

/** Opens a dispute on the page of a case, and records the institution's offer. */
async function walkDispute(page: Page, see: See): Promise<void> {
  const dialog = page.locator('dialog[open]')
  await page.getByRole('button', { name: 'Dispute', exact: true }).click()
  await dialog.getByRole('button', { name: 'Open the dispute' }).click()
  await page.getByRole('button', { name: 'Record an answer' }).click()
  await dialog.getByLabel('What it offers').fill('500')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await dialog.getByRole('alert').waitFor()
  await see('dispute-answer', page)
  await dialog.getByLabel('Who has said so, and how').fill('Their fraud desk, by telephone.')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await page.getByRole('button', { name: 'Accept 500.00' }).click()
  await see('dispute-accept', page)
  await page.keyboard.press('Escape')
  await page.getByText('The same as a table').click()
  await page.getByRole('table', { name: 'The accounts that the money reached' }).waitFor()
  await page.getByRole('region', { name: 'Disputes' }).scrollIntoViewIfNeeded()
  await see('disputes', page)
}

/** Walks through the settings stored by the hosts, while the voice credits are low. */
async function walkHostSettings(
  { server, page }: { server: ServerProcess; page: Page },
  see: See,
): Promise<void> {
  await fetch(`${server.url()}/sandbox/workspaces/demo-teamspace`, {
    method: 'POST',
    headers: { ...asAdmin, 'content-type': 'application/json' },
    body: JSON.stringify({ credits: 7 }),
  })
  const settings = page.getByRole('navigation', { name: 'Settings' })
  const dialog = page.locator('dialog[open]')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await settings.getByRole('link', { name: 'Voice credits' }).click()
  await page.locator('.warning').waitFor()
  await see('credits', page)
  await settings.getByRole('link', { name: 'Teamspaces' }).click()
  await page.getByRole('button', { name: 'New secret: demo-teamspace' }).click()
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await page.locator('.given').waitFor()
  await see('teamspaces', page)
  await settings.getByRole('link', { name: 'Custom fields' }).click()
  await page.getByRole('button', { name: 'Change: Conversation select' }).click()
  await see('field', page)
  await page.keyboard.press('Escape')
  await settings.getByRole('link', { name: 'Participants' }).click()
  await page.getByRole('button', { name: 'Register an institution' }).click()
  const fill = (label: RegExp, text: string) => dialog.getByLabel(label).fill(text)
  await fill(/^Name$/, 'New Bank')
  await fill(/^Code$/, 'NEWB')
  await fill(/^E-mail/, 'security@newbank.example')
  await fill(/^Certificate signing request/, (await makeRequest('NEWB')).request)
  await see('register', page)
  await dialog.getByRole('button', { name: 'Register it' }).click()
  await page.locator('.fingerprint').waitFor()
  await see('participants', page)
}

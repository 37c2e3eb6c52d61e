import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { desktop, openPage, phone, shoot } from '../support/browser.ts'
import { type ChatClient, openChat } from '../support/chat-client.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { textOf } from '../support/victim.ts'

/** The inbox of the console: a chat from its row to its end. */
/**
 * Closes the open dialog with Escape; the browser closes it, and moves the focus out of it, a moment later.
 */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const isIn = () => page.evaluate(() => document.querySelector('dialog[open], dialog :focus') !== null)
  await expect.poll(isIn).toBe(false)
}

describe('chat at the console', () => {
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

  const replyBox = (page: Page) => page.getByRole('textbox', { name: 'Reply to the citizen' })
  const rowOf = (page: Page, { session }: ChatClient) => page.locator(`.row[href$="${session.chatId}"]`)
  /** The demo's sign-in links change with each start. */
  const signIn = async (page: Page, role: string) => {
    await server.kill()
    server.log.length = 0
    await server.start()
    await page.goto(await consoleLink(server, role))
  }
  const hasFocus = (page: Page) => replyBox(page).evaluate((field) => field === document.activeElement)
  const wishes = async (words: string): Promise<ChatClient> => {
    const citizen = await openChat({ url: () => server.url() })
    await citizen.until((all) => all.length > 0)
    await citizen.say(words)
    return citizen
  }
  const saidTo = (citizen: ChatClient, kind: string) =>
    citizen
      .messages()
      .filter(({ author }) => author.kind === kind)
      .map(textOf)

  it('sends one message for one Enter, adds a line for Shift+Enter, and keeps what is typed in the meantime', async () => {
    const citizen = await wishes('person please')
    const { page, close } = await openPage(browser, desktop)
    await signIn(page, 'agent')
    await rowOf(page, citizen).click()
    await page.getByRole('button', { name: 'Take this chat' }).click()
    await expect.poll(() => hasFocus(page)).toBe(true)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/console/api/chats/*/messages', async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.type('One line')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('and another')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' Next thought')
    release()
    await citizen.until((all) => all.some((one) => textOf(one) === 'One line\nand another'))
    await expect.poll(() => replyBox(page).inputValue()).toBe('Next thought')
    await page.reload()
    await expect.poll(() => replyBox(page).inputValue()).toBe('Next thought')
    expect(saidTo(citizen, 'agent')).toEqual(['One line\nand another'])
    await close()
  })

  it('keeps a draft through other chats and a reload, and nothing of it after signing out', async () => {
    const first = await wishes('person please')
    const second = await wishes('person please')
    const { page, close } = await openPage(browser, desktop)
    await signIn(page, 'supervisor')
    await rowOf(page, first).click()
    await page.getByRole('button', { name: 'Take this chat' }).click()
    await replyBox(page).fill('A reply that is half done')
    await page.getByRole('link', { name: 'Waiting' }).click()
    await rowOf(page, second).click()
    await page.getByRole('button', { name: 'Take this chat' }).click()
    await expect.poll(() => hasFocus(page)).toBe(true)
    expect(await replyBox(page).inputValue()).toBe('')
    await rowOf(page, first).click()
    await expect.poll(() => replyBox(page).inputValue()).toBe('A reply that is half done')
    await page.reload()
    await expect.poll(() => replyBox(page).inputValue()).toBe('A reply that is half done')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /half done|parley-draft/,
    )
    await close()
  })

  it('returns to the assistant only after explaining what happens then', async () => {
    const citizen = await wishes('person please')
    const { page, close } = await openPage(browser, desktop)
    await signIn(page, 'supervisor')
    await rowOf(page, citizen).click()
    await page.getByRole('button', { name: 'Take this chat' }).click()
    await citizen.until((all) => all.some((one) => /who works here/.test(textOf(one))))
    await citizen.say('Can you tell my husband about this please?')
    await page.getByText('tell my husband').last().waitFor()
    await replyBox(page).fill('Never sent')
    await page.getByRole('button', { name: 'Back to the assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Back to the assistant' })
    await dialog.getByText(/answers nothing that was said to you/).waitFor()
    await shoot(page, 'console-9-back')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.locator('.pill', { hasText: 'With a person' }).waitFor()
    await page.getByRole('button', { name: 'Back to the assistant' }).click()
    await dialog.getByRole('button', { name: 'Give it back' }).click()
    await citizen.until((all) => all.some((one) => /has left/.test(textOf(one))))
    await page.locator('.pill', { hasText: 'With the assistant' }).waitFor()
    expect(saidTo(citizen, 'bot').join('\n')).not.toContain('I can’t answer that here')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Never sent')
    await close()
  })

  it('has single-key shortcuts that do not fire while typing or with modifier keys, and that can be turned off', async () => {
    const citizen = await wishes('person please')
    const { page, close } = await openPage(browser, desktop)
    await signIn(page, 'supervisor')
    await rowOf(page, citizen).click()
    const take = page.getByRole('button', { name: 'Take this chat' })
    await take.waitFor()
    await page.getByRole('button', { name: 'Note for colleagues' }).click()
    const note = page.getByRole('textbox', { name: 'Note for colleagues' })
    await note.fill('')
    await page.keyboard.type('cebtz?/')
    expect(await note.inputValue()).toBe('cebtz?/')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Alt+c')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.keyboard.press('?')
    await page.getByRole('checkbox', { name: 'Single keys work outside of fields' }).uncheck()
    expect(await findViolations(page)).toEqual([])
    await closeDialog(page)
    await page.keyboard.press('c')
    await page.reload()
    await take.waitFor()
    await page.keyboard.press('c')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).waitFor()
    await closeDialog(page)
    expect(await take.isVisible()).toBe(true)
    await page.keyboard.press('?')
    await page.getByRole('checkbox', { name: 'Single keys work outside of fields' }).check()
    await closeDialog(page)
    await page.keyboard.press('c')
    await expect.poll(() => hasFocus(page)).toBe(true)
    await close()
  })

  it('cuts off no tab of its lists, from 320 to 1920 pixels', async () => {
    const citizen = await wishes('person please')
    const { page, close } = await openPage(browser, desktop)
    await signIn(page, 'supervisor')
    await rowOf(page, citizen).waitFor()
    const cut: string[] = []
    for (const width of [320, 360, 414, 600, 719, 721, 768, 900, 1024, 1152, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 768 })
      cut.push(
        ...(await page.locator('.views').evaluate((views) => {
          const box = views.closest('.list')?.getBoundingClientRect()
          return [...views.querySelectorAll('a')].flatMap((tab) => {
            const { left, right, bottom } = tab.getBoundingClientRect()
            const isWhole =
              box && left >= box.left && right <= Math.min(box.right, innerWidth) && bottom <= box.bottom
            return isWhole ? [] : [`${tab.textContent} at ${innerWidth}`]
          })
        })),
      )
      if (width === 1366) await shoot(page, 'console-10-tabs')
    }
    expect(cut).toEqual([])
    await close()
  })

  it('shows one pane at a time on a small phone, where Enter begins a new line', async () => {
    const citizen = await wishes('person please')
    const { page, close } = await openPage(browser, phone)
    // A device without sound keeps showing so, and must not cover the buttons of the chat.
    await page.addInitScript(() =>
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' }),
    )
    await signIn(page, 'supervisor')
    await page.getByRole('button', { name: 'Sound is off. Turn on' }).waitFor()
    const list = page.getByRole('region', { name: 'Chats' })
    const chat = page.getByRole('region', { name: 'Chat', exact: true })
    await rowOf(page, citizen).waitFor()
    expect([await list.isVisible(), await chat.isVisible()]).toEqual([true, false])
    await rowOf(page, citizen).click()
    await chat.waitFor()
    expect([await list.isVisible(), await chat.isVisible()]).toEqual([false, true])
    await page.getByRole('button', { name: 'Take this chat' }).click()
    await replyBox(page).fill('First')
    await replyBox(page).press('Enter')
    await page.keyboard.type('second')
    expect(await replyBox(page).inputValue()).toBe('First\nsecond')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await citizen.until((all) => all.some((one) => textOf(one) === 'First\nsecond'))
    const isInReach = async (...names: string[]) => {
      for (const name of names) {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox()
        expect(box && box.x >= 8 && box.x + box.width <= 352 && box.height >= 40, name).toBe(true)
      }
    }
    await isInReach('Facts', 'Actions', 'Note for colleagues', 'Quick answers /', 'Send')
    await page.getByRole('button', { name: 'Actions' }).click()
    await isInReach('Hand on', 'Set aside', 'Back to the assistant', 'End')
    await page.getByRole('button', { name: 'Actions' }).click()
    await shoot(page, 'console-11-phone')
    await page.getByRole('link', { name: '‹ Chats' }).click()
    await list.waitFor()
    expect(await chat.isVisible()).toBe(false)
    await close()
  })
})

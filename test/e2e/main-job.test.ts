import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { desktop, openPage, phone, shoot } from '../support/browser.ts'
import { type ChatScreen, watchChat } from '../support/chat-screen.ts'
import { shownText } from '../support/pdf-text.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { startSlowProxy } from '../support/slow-proxy.ts'
import { isLong } from '../support/thoroughness.ts'
import { caseNumber } from '../support/victim.ts'

describe('citizen who has just been scammed', () => {
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

  const customersPage = () => `${server.url().replace('127.0.0.1', 'localhost')}/demo/`
  const chatPage = () => `${server.url()}/chat?gwId=demo`
  const frameOf = async (page: Page): Promise<Frame> => {
    for (const until = Date.now() + 15_000; Date.now() < until; ) {
      const frame = page.frames().find((candidate) => candidate.url().startsWith(`${server.url()}/chat?`))
      if (frame) return frame
      await page.waitForTimeout(50)
    }
    throw new Error('the chat’s frame did not come')
  }
  /** Data stored for the newest case. The citizen sees its short number, and nothing of its long id. */
  const newestCase = async () => {
    const storage = openStorage(`sqlite:${server.folder}/parley.db`)
    const [newest, ...others] = await storage.db
      .selectFrom('chat_case')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute()
    const caseId = newest?.case_id ?? ''
    const linked = [newest, ...others.filter((other) => other.case_id === caseId)]
    const created = await storage.db.selectFrom('pf_case').selectAll().where('case_id', '=', caseId).execute()
    await storage.close()
    return { caseId, linked, created }
  }

  it('reports on a customer’s page of another origin, and gets a case that the trust layer has', async () => {
    const { page, complaints, close } = await openPage(browser, desktop)
    await page.goto(customersPage())
    await page.waitForFunction(() => 'Parley' in window && document.querySelector('parley-chat') !== null)
    await shoot(page, 'main-1-customers-page')
    // The launcher is in the lower corner, in a closed shadow root: clicked as a person would.
    const { width, height } = desktop.viewport
    await page.mouse.click(width - 48, height - 48)
    const chat = watchChat(await frameOf(page))
    await chat.see('Tell me what happened')
    await shoot(page, 'main-2-first-question')
    let turn = 0
    await chat.tellTheStory({
      onTurn: async () => shoot(page, `main-3-turn-${String(++turn).padStart(2, '0')}`),
    })
    await shoot(page, 'main-4-case')
    await chat.see('1234')
    const { caseId, linked, created } = await newestCase()
    expect(linked).toHaveLength(1)
    expect(created).toMatchObject([{ case_id: caseId, amount: 2_500_000, transaction_reference: 'TX-1001' }])
    expect(turn).toBeLessThanOrEqual(6)

    await chat.tap('What is happening with my case?')
    await chat.see(/following the money|part of the money went|starting/i)
    await shoot(page, 'main-5-status')

    const frame = await frameOf(page)
    await frame.locator('.pin').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      frame.getByRole('button', { name: 'Report as PDF' }).click(),
    ])
    await shoot(page, 'main-6-report')
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^report-${caseNumber.source.replaceAll('\\b', '')}\\.pdf$`),
    )
    const file = join(server.folder, 'report.pdf')
    await download.saveAs(file)
    const shown = await shownText(readFileSync(file))
    for (const fact of ['PHP 25,000.00', 'Unity Bank', 'TX-1001']) expect(shown).toContain(fact)
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })

  it('does it by keyboard alone', async () => {
    const { page, close } = await openPage(browser, desktop)
    await page.goto(customersPage())
    await page.waitForFunction(() => document.querySelector('parley-chat') !== null)
    const isLauncher = () => page.evaluate(() => document.activeElement?.localName === 'parley-chat')
    for (let press = 0; press < 60 && !(await isLauncher()); press++) await page.keyboard.press('Tab')
    expect(await isLauncher()).toBe(true)
    await page.keyboard.press('Enter')
    const frame = await frameOf(page)
    const chat = watchChat(frame)
    const keyboardOnly: ChatScreen = {
      ...chat,
      tellTheStory: chat.tellTheStory,
    }
    await keyboardOnly.see('Tell me what happened')
    await frame.waitForFunction(() => document.activeElement?.localName === 'textarea')
    // The first answer is a quick reply, reached by Tab; the others are typed.
    const focused = () => frame.evaluate(() => document.activeElement?.textContent ?? '')
    for (let press = 0; press < 20 && (await focused()) !== 'I paid, or they took money'; press++)
      await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('I paid, or they took money')
    await page.keyboard.press('Enter')
    const typed = [
      'No',
      'unity',
      '25k',
      '0917 555 0777',
      'send now',
      'an hour ago',
      'TX-1001',
      '09175550102',
      'bank call',
    ]
    const asked = [
      /still happening/,
      /pay from/,
      /How much/,
      /reach you/,
      /anti-scam centre now/,
      /When did/,
      /reference/,
      /Where did/,
      /scam was it/,
    ]
    for (const [index, answer] of typed.entries()) {
      await chat.see(asked[index] ?? /./)
      await frame.waitForFunction(() => document.activeElement?.localName === 'textarea')
      await page.keyboard.type(answer)
      await page.keyboard.press('Enter')
    }
    await chat.see(caseNumber)
    await chat.see('What do you want to do next?')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.localName === 'parley-chat')
    await close()
  })

  // Even the slowest connection on which a report must be possible takes half a minute.
  const slowest = { kilobitsPerSecond: 50, latencyMs: 800 }
  const slow = isLong ? slowest : { kilobitsPerSecond: 400, latencyMs: 200 }

  it(`does it on a connection of ${slow.kilobitsPerSecond} kbit/s and ${slow.latencyMs} ms`, async () => {
    const line = await startSlowProxy({ target: server.url, ...slow })
    const { page, complaints, close } = await openPage(browser, phone)
    await page.goto(`${line.url}/chat?gwId=demo`, { timeout: 60_000 })
    const chat = watchChat(page)
    await chat.see('Tell me what happened', 60_000)
    await shoot(page, 'slow-1-open')
    await chat.tellTheStory({ timeoutMs: 60_000 })
    await shoot(page, 'slow-2-case')
    expect((await newestCase()).created).toHaveLength(1)
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
    await line.close()
  }, 240_000)

  it('finds the same conversation at the same question after the browser was closed and the server killed', async () => {
    const context = await browser.newContext(phone)
    const first = await context.newPage()
    await first.goto(chatPage())
    const before = watchChat(first)
    await before.see('Tell me what happened')
    await before.tap('I paid, or they took money')
    await before.see('still happening')
    await before.type('No')
    await before.see('pay from?')
    // Cards are drawn by a part that loads after the messages.
    await first.locator('.card-button').waitFor()
    const stood = await before.read()
    await first.close()
    const port = new URL(server.url()).port
    await server.kill()
    // The same address, because stored data belongs to an origin.
    await server.start({ PORT: port })
    const second = await context.newPage()
    await second.goto(chatPage())
    const after = watchChat(second)
    await after.see('pay from?')
    await second.locator('.card-button').waitFor()
    expect(await after.read()).toBe(stood)
    await after.type('Unity Bank')
    await after.see('How much was the payment?')
    await context.close()
  })
})

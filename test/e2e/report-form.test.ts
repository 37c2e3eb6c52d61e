import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { caseNumber } from '../support/victim.ts'

const urdu = ['میں نے پیسے دیے، یا انہوں نے لے لیے', 'نہیں', 'Unity Bank', '25,000', '0917 123 4567']
/** The answers to what is asked after the case number. */
const urduAfter = ['ایک گھنٹہ پہلے', 'TX-1001', '5550011', 'بینک یا پولیس کی کال']

describe('form without scripts in a browser', () => {
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

  /** Answers with a tap if possible, otherwise by keyboard alone, and waits for the next page. */
  const answer = async (page: Page, text: string) => {
    const before = page.url()
    const tap = page.locator(`main button[value="${text}"]`)
    if ((await tap.count()) > 0) await tap.click()
    else {
      const isOneLine = (await page.locator('input#say').count()) > 0
      await page.locator('#say').fill(text)
      if (!isOneLine) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await page.waitForURL(({ href }) => href !== before)
  }

  /**
   * Returns the axe violations of the page that a session has open, light and dark, and whether it is wider
   * than its screen. The check runs in a page with scripts, which axe requires.
   */
  const objectionsTo = async (page: Page, looking: Page): Promise<string[]> => {
    await looking.context().clearCookies()
    await looking.context().addCookies(await page.context().cookies())
    await looking.goto(page.url())
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await looking.emulateMedia({ colorScheme })
      found.push(...(await findViolations(looking)))
    }
    const beyond = await looking.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    return beyond > 0 ? [...found, `${beyond} px too wide`] : found
  }

  it('reaches the case number at 320 px and 400 % zoom, in Urdu, without axe violations', async () => {
    // 1280 pixels at 400 % are 320 CSS pixels.
    const viewport = { width: 320, height: 256 }
    const context = await browser.newContext({ javaScriptEnabled: false, viewport, locale: 'ur-PK' })
    const looking = await (await browser.newContext({ viewport })).newPage()
    const page = await context.newPage()
    const objections: Record<string, unknown> = {}
    const look = async (name: string) => {
      const found = await objectionsTo(page, looking)
      if (found.length > 0) objections[name] = found
    }
    await page.goto(`${server.url()}/report?gwId=demo`)
    await look('start')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.locator('button[name=begin]').click()
    for (const [index, text] of urdu.entries()) {
      if (index === 0 || index === 1 || index === 3) await look(`question ${index}`)
      await answer(page, text)
    }
    await look('summary')
    await answer(page, 'ابھی بھیجیں')
    await page.locator('.number strong').waitFor()
    expect(await page.locator('.number strong').textContent()).toMatch(caseNumber)
    await look('case')
    for (const text of urduAfter) await answer(page, text)
    await look('all answered')
    const reported = page.url()
    for (const view of ['talk', 'language', 'erase']) {
      await page.goto(`${server.url()}/report?gwId=demo&view=${view}`)
      await look(view)
    }
    await page.goto(reported)
    await page.locator('form:has(#say) button').click()
    expect(await page.locator('[role=alert] a').getAttribute('href')).toBe('#say')
    expect(objections).toEqual({})
    await context.close()
    await looking.context().close()
  })

  it('goes back with the browser’s Back, and accepts another answer as a correction', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${server.url()}/report?gwId=demo&lang=en`)
    await page.locator('button[name=begin]').click()
    const answers = ['I paid, or they took money', 'No', 'Unity Bank', '25,000', '0917 555 0177']
    for (const text of answers) await answer(page, text)
    expect(await page.locator('main').textContent()).toContain('anti-scam centre now?')
    await page.goBack()
    await page.goBack()
    expect(await page.locator('main').textContent()).toContain('How much was the payment?')
    await answer(page, '30,000')
    expect(await page.locator('main').textContent()).toContain('anti-scam centre now?')
    expect(await page.locator('main').textContent()).toContain('PHP 30,000.00')
    await page.reload()
    expect(await page.locator('main').textContent()).toContain('PHP 30,000.00')
    await context.close()
  })

  it('shows where the focus is', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${server.url()}/report?gwId=demo&lang=en`)
    const outlines: string[] = []
    for (let stop = 0; stop < 9; stop++) {
      await page.keyboard.press('Tab')
      outlines.push(
        await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outline),
      )
    }
    expect(outlines.filter((outline) => !/solid 3px/.test(outline))).toEqual([])
    await context.close()
  })
})

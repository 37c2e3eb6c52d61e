import type { Browser, CDPSession, Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop, openPage } from '../support/browser.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { type Site, startBank } from '../support/static-server.ts'
import { answers } from '../support/victim.ts'

const patience = { timeout: 60_000 }

/**
 * In a panel of another site, no worker stores the page: what is not in memory when the relay goes down is
 * lost.
 */
describe('report dialogue in a panel', () => {
  let server: ServerProcess
  let browser: Browser
  let bank: Site
  beforeAll(async () => {
    server = await startServer()
    browser = await connectBrowser()
    bank = await startBank(server.url())
  })
  afterAll(async () => {
    await browser.close()
    await bank.stop()
    await server.remove()
  })

  /** Opens the panel, and measures what its scripts do. */
  async function open() {
    const { page, complaints, close } = await openPage(browser, desktop)
    await page.goto(`${bank.local}/bank`)
    await page.evaluate(() => {
      window.Parley?.init({ gwId: 'demo', locale: 'en' })
      window.Parley?.open()
    })
    const isChat = (frame: Frame) => frame.url().startsWith(server.url())
    await expect.poll(() => page.frames().some(isChat), patience).toBe(true)
    const chat = page.frames().find(isChat) as Frame
    // A cross-site frame has its own process.
    const cdp = await page.context().newCDPSession(chat)
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.startPreciseCoverage', { callCount: true })
    return { chat, cdp, complaints, close }
  }

  const asked = (chat: Frame, question: RegExp | string) =>
    chat.locator('.entry').getByText(question).last().waitFor()
  async function say(chat: Frame, words: string): Promise<void> {
    const pill = chat.locator('.replies').getByRole('button', { name: words, exact: true })
    if ((await pill.count()) > 0) return pill.click()
    await chat.locator('.composer textarea').fill(words)
    await chat.locator('.composer textarea').press('Enter')
  }
  /** Answers the questions from one to another. */
  async function answer(chat: Frame, from: RegExp, to: RegExp): Promise<void> {
    const at = (question: RegExp) => answers.findIndex(([one]) => one.source === question.source)
    for (const [question, words] of answers.slice(at(from), at(to) + 1)) {
      await asked(chat, question)
      await say(chat, words)
    }
  }

  /**
   * Waits until everything that a report needs has been evaluated as far as intended: importing it again
   * waits for that.
   */
  async function whenPrepared(chat: Frame, names: readonly string[]): Promise<void> {
    const paths = () =>
      chat.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    const missing = async () => {
      const there = await paths()
      return names.filter((name) => !there.some((path) => path.startsWith(`/assets/${name}-`)))
    }
    await expect.poll(missing, patience).toEqual([])
    const wanted = (await paths()).filter((path) => names.some((name) => path.startsWith(`/assets/${name}-`)))
    // As text, because the test runner rewrites `import()`.
    await chat.evaluate(`Promise.all([${wanted.map((path) => `import('${path}')`)}]).then(() => 0)`)
  }
  const needed = ['local-room', 'light', 'words-en', 'words-ur', 'dialog-texts-en', 'reading-words-en']

  /** Returns the names of the sleeping files of which a function has run. */
  async function whatHasRun(cdp: CDPSession): Promise<string[]> {
    const { result } = await cdp.send('Profiler.takePreciseCoverage')
    const names = result
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
      )
      .map(({ url }) => /assets\/([\w-]+)-[\w-]{8}\.js/.exec(url)?.[1] ?? '')
    return needed.filter((name) => names.includes(name))
  }

  it('sleeps while the relay is reachable, and wakes when it is not, whatever the browser has evicted in the meantime', async () => {
    const { chat, cdp, complaints, close } = await open()
    await answer(chat, /Nobody else sees this/, /pay from\?$/)
    await asked(chat, /How much was the payment/)
    await whenPrepared(chat, needed)
    expect(await whatHasRun(cdp)).toEqual([])

    await cdp.send('Network.clearBrowserCache')
    await cdp.send('Memory.simulatePressureNotification', { level: 'critical' })
    await cdp.send('HeapProfiler.collectGarbage')
    const { port } = new URL(server.url())
    await server.kill()
    await say(chat, '25,000')
    await chat.locator('.entry.local').getByText('can we reach you').waitFor()
    expect(await whatHasRun(cdp)).toEqual(needed)

    await server.start({ PORT: port })
    await expect.poll(() => chat.locator('.entry.local').count(), patience).toBe(0)
    await answer(chat, /can we reach you/, /anti-scam centre now\?$/)
    await asked(chat, 'Your case number is')
    expect(complaints.violations).toEqual([])
    await close()
  })

  it('speaks the language that the citizen has changed to since it was fetched', async () => {
    const { chat, close } = await open()
    await answer(chat, /Nobody else sees this/, /pay from\?$/)
    await asked(chat, /How much was the payment/)
    await whenPrepared(chat, needed)
    await say(chat, 'Français')
    await asked(chat, /Combien|combien/)
    await whenPrepared(chat, ['dialog-texts-fr', 'reading-words-fr'])
    const { port } = new URL(server.url())
    await server.kill()
    await say(chat, '25 000')
    await chat.locator('.entry.local').getByText('pouvons-nous vous joindre').last().waitFor()
    await server.start({ PORT: port })
    await close()
  })
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts as en } from '../../src/assistant/languages/en/dialog-texts.ts'
import { texts as fr } from '../../src/assistant/languages/fr/dialog-texts.ts'
import { texts as rw } from '../../src/assistant/languages/rw/dialog-texts.ts'
import type { Texts } from '../../src/assistant/languages/tables/dialog-texts.ts'
import { texts as ur } from '../../src/assistant/languages/ur/dialog-texts.ts'
import { openPage, phone, shoot } from '../support/browser.ts'
import { settle } from '../support/chat-scenes.ts'
import { watchChat } from '../support/chat-screen.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { isLong } from '../support/thoroughness.ts'
import { caseNumber } from '../support/victim.ts'

/** The first line of the first question. */
const firstQuestion = (t: Texts) => t.ask.whatHappened.ask.split('\n')[0] ?? ''

/** The citizen's answers, in the order in which the questions appear; taps where quick replies exist. */
const storyIn = (t: Texts): readonly [question: string, answer: string][] => [
  [firstQuestion(t), t.taps.paid],
  [t.ask.ongoing.ask, t.taps.no],
  [t.ask.bank.ask, 'Unity Bank'],
  [t.ask.amount.ask, '25,000'],
  [t.ask.contact.ask, '0917 555 0199'],
  [t.ask.sendTo({ bank: 'Unity Bank' }), t.taps.sendNow],
  [t.ask.when.ask, t.taps.hourAgo],
  [t.ask.reference.ask, 'TX-1001'],
  [t.ask.receiver.ask, '0917 555 0101'],
  [t.ask.type.ask, t.firstKinds.impersonation_bank_police],
]

/** A person who reads for two seconds and types ten letters a second. */
const readingMs = 2_000
const letterMs = 100

describe('report in the citizen’s language', () => {
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

  /** Answers until the end. `pause` passes the time that a person needs to read and type. */
  const tell = async (page: Page, lang: string, t: Texts, pause = async (_ms: number) => {}) => {
    const chat = watchChat(page)
    for (const [index, [question, answer]] of storyIn(t).entries()) {
      await chat.see(question)
      if (index === 0 || index === 2 || index === 5) await shoot(page, `language-${lang}-${index}`)
      await pause(readingMs)
      const tap = page.getByRole('button', { name: answer, exact: true })
      if ((await tap.count()) > 0) {
        await tap.first().click()
      } else {
        await pause(letterMs * answer.length)
        await page.getByRole('textbox').pressSequentially(answer)
        await page.getByRole('textbox').press('Enter')
      }
    }
    await chat.see(t.ask.reported)
    await chat.see(caseNumber)
    await settle(page)
    await shoot(page, `language-${lang}-case`)
  }

  it.each([
    ['ur', ur, 'rtl'],
    ['rw', rw, 'ltr'],
  ] as const)('goes from the first question to the case number in %s', async (lang, texts, direction) => {
    const { page, complaints, close } = await openPage(browser, phone)
    await page.goto(`${server.url()}/chat?gwId=demo&locale=${lang}`)
    await tell(page, lang, texts)
    expect(await page.evaluate(() => document.documentElement.dir || 'ltr')).toBe(direction)
    const bubble = page.getByRole('log').locator(`[lang="${lang}"]`).first()
    expect(await bubble.getAttribute('dir')).toBe(direction)
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })

  it.each(['rw_RW', 'rw-RW', 'fr_Latn_FR', 'english please', '../..', ''])(
    'begins if the site requests the locale %j, in its language or in another that the citizen speaks',
    async (locale) => {
      const { page, complaints, close } = await openPage(browser, phone)
      await page.goto(`${server.url()}/chat?gwId=demo&locale=${encodeURIComponent(locale)}`)
      const expected = (/^(rw|fr)/.exec(locale)?.[0] ?? 'en') as 'rw' | 'fr' | 'en'
      await watchChat(page).see(firstQuestion({ rw, fr, en }[expected]))
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(expected)
      expect(complaints).toEqual({ errors: [], violations: [] })
      await close()
    },
  )

  it('takes less than 120 seconds at human pace', async () => {
    const { page, close } = await openPage(browser, phone)
    await page.goto(`${server.url()}/chat?gwId=demo&locale=rw`)
    await watchChat(page).see(firstQuestion(rw))
    const start = performance.now()
    let pausesMs = 0
    await tell(page, 'rw-pace', rw, async (ms) => {
      // In the long run the time really passes; otherwise it is only counted, without the time that a busy
      // machine needs.
      if (isLong) await page.waitForTimeout(ms)
      else pausesMs += ms
    })
    expect((isLong ? performance.now() - start : pausesMs) / 1000).toBeLessThan(120)
    await close()
  })
})

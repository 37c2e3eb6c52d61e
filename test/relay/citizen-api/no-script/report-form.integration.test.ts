import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import { dialogueLanguages } from '../../../../src/assistant/languages/at-once.ts'
import { wordsOf } from '../../../../src/relay/citizen-api/no-script/words.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { openChat } from '../../../support/chat-client.ts'
import { database } from '../../../support/databases.ts'
import { createFakeTrustLayer, type FakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import {
  createFormBrowser,
  type FormBrowser,
  type FormBrowserOptions,
} from '../../../support/form-browser.ts'
import { shownText } from '../../../support/pdf-text.ts'
import { startRelay, type TestRelay } from '../../../support/relay.ts'
import { caseNumber } from '../../../support/victim.ts'

const { profile } = parseConfig(demoConfig)
/** Maximum size of a page in bytes; it is sent uncompressed. */
const mostBytes = 10 * 1024

const english = ['I paid, or they took money', 'No', 'Unity Bank', '25,000', '0917 555 0199', 'Send now']
/** The same with every fact in the first message. */
const told = [
  'A man called and said he was from the bank. I sent 25,000 from Unity Bank to 0917 555 0101 an hour ago, reference TX-1001.',
  '0917 555 0199',
  'Send now',
]
const urdu = [
  'میں نے پیسے دیے، یا انہوں نے لے لیے',
  'نہیں',
  'Unity Bank',
  '25,000',
  '0917 123 4567',
  'ابھی بھیجیں',
]

describe(`report form without JavaScript on ${database.name}`, () => {
  let upstream: FakeTrustLayer
  let relay: TestRelay
  beforeAll(async () => {
    upstream = createFakeTrustLayer(500)
    relay = await startRelay({ dispatch: upstream.dispatch, dialog: createScamReport(profile) })
    relay.setNow('2026-11-23T08:00:00.000Z')
  })
  afterAll(() => relay.stop())

  const open = async (lang = 'en', options: Partial<FormBrowserOptions> = {}): Promise<FormBrowser> => {
    const browser = createFormBrowser({ url: relay.url, ...options })
    await browser.open(`/report?gwId=demo&lang=${lang}`)
    await browser.press(wordsOf(lang).form.start)
    return browser
  }
  /** Presses the answer's button if there is one, and otherwise writes the answer. */
  const answer = (browser: FormBrowser, text: string) =>
    browser.page().buttons.includes(text) ? browser.press(text) : browser.write(text)
  const tell = async (browser: FormBrowser, answers: readonly string[]) => {
    for (const text of answers) await answer(browser, text)
    return browser.page()
  }
  /** Reloads the page, as a waiting page does automatically, until it contains the words. */
  const untilSays = (browser: FormBrowser, words: string) =>
    expect.poll(async () => (await browser.open(browser.page().address)).text).toContain(words)
  const heavy = ({ shown }: FormBrowser) =>
    shown.map(({ html }) => Buffer.byteLength(html)).filter((bytes) => bytes > mostBytes)

  /** Returns the pages shown without the emergency number. */
  const withoutNumbers = ({ shown }: FormBrowser) =>
    shown
      .filter(
        ({ document }) => document.querySelector(`nav a[href="tel:${profile.emergencyNumber}"]`) === null,
      )
      .map(({ address }) => address)

  it.each([
    { lang: 'en', answers: english },
    { lang: 'ur', answers: urdu },
  ])(
    'completes a report in $lang up to the case number, with the same facts as the chat',
    async ({ lang, answers }) => {
      const browser = await open(lang)
      const page = await tell(browser, answers)
      expect(caseNumber.exec(page.document.querySelector('.number strong')?.textContent ?? '')).not.toBeNull()
      expect(page.document.documentElement.lang).toBe(lang)
      expect(page.document.documentElement.dir).toBe(lang === 'ur' ? 'rtl' : 'ltr')
      expect(heavy(browser)).toEqual([])
      expect(withoutNumbers(browser)).toEqual([])
      const chat = await openChat({ url: () => relay.url, locale: lang })
      for (const text of answers) await chat.say(text)
      await expect.poll(() => upstream.intakes.length % 2).toBe(0)
      const [byForm, byChat] = upstream.intakes.slice(-2)
      expect(byForm?.body).toEqual({
        ...byChat?.body,
        confidence_metadata: {
          ...(byChat?.body.confidence_metadata as object),
          callback_ref: expect.any(String),
        },
      })
    },
  )

  it.each([
    { lang: 'en', before: [], text: 'i want to kill myself', lines: ['911', '1553'] },
    {
      lang: 'en',
      before: ['I paid, or they took money', 'No'],
      text: 'ya no quiero vivir',
      lines: ['911', '1553'],
    },
    { lang: 'ur', before: urdu.slice(0, 3), text: 'لا أريد أن أعيش', lines: ['911', '1553'] },
    { lang: 'en', before: english.slice(0, -1), text: 'i just want to disappear', lines: ['911', '1553'] },
    { lang: 'en', before: english, text: 'he locked me in the room and took my phone', lines: ['911'] },
  ])(
    'shows the emergency numbers before anything else when "$text" is written',
    async ({ lang, before, text, lines }) => {
      const browser = await open(lang)
      await tell(browser, before)
      const { document } = await browser.write(text).then(() => browser.page())
      const first = document.querySelector('main')?.firstElementChild
      expect(first?.getAttribute('role')).toBe('alert')
      const dialled = [...(first?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
      expect(dialled).toEqual(lines.map((line) => `tel:${line}`))
      expect(heavy(browser)).toEqual([])
      await browser.press(lang === 'ur' ? 'میں محفوظ ہوں، جاری رکھیں' : 'I am safe, go on')
      expect(browser.page().document.querySelector('#danger')).toBeNull()
    },
  )

  it('offers the PDF report and a link back, and shows the same case when the citizen returns', async () => {
    const browser = await open()
    await tell(browser, told)
    const number = caseNumber.exec(browser.page().text)?.[0] ?? ''
    const paper = browser.page().document.querySelector('a[href*="view=paper"]')?.getAttribute('href') ?? ''
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(new URL(paper, relay.url), { headers: { cookie } })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await shownText(new Uint8Array(await response.arrayBuffer()))).toContain('TX-1001')
    expect((await browser.open('/report?gwId=demo')).text).toContain(number)
    expect((await browser.press('What is happening')).messages.at(-1)).toBe('We are following the money.')
  })

  it('asks once whether the citizen has called the bank, and not again afterwards', async () => {
    const browser = await open()
    await tell(browser, english)
    const offered = () =>
      [...browser.page().document.querySelectorAll('main button')].filter(
        (one) => one.textContent === 'I called',
      )
    expect(offered()).toHaveLength(1)
    await browser.press('I called')
    expect(browser.page().text).toContain('That was the most important call.')
    expect(offered()).toEqual([])
    await browser.write('What is happening with my case?')
    expect(offered()).toEqual([])
    await tell(browser, ['stop', 'Start a new report', ...english])
    expect(offered()).toHaveLength(1)
  })

  it('does not say that money is being traced if it cannot be', async () => {
    const browser = await open()
    await tell(browser, english)
    await tell(browser, ['an hour ago', 'I can’t find it', 'I don’t know', 'I don’t know'])
    await untilSays(browser, 'a specialist will look for the payment by hand')
    expect(browser.page().text).toMatch(caseNumber)
    expect(browser.page().text).not.toContain('money to be followed')
    const other = await open()
    await tell(other, told)
    await untilSays(other, 'We have asked for the money to be followed.')
  })

  it('names the time zone only if the page contains a time', async () => {
    const browser = await open()
    const zone = 'Times are those of Asia/Manila (GMT+8) .'
    expect(browser.page().text).not.toContain('Asia/Manila')
    await tell(browser, told.slice(0, -1))
    expect(browser.page().text).toContain('15:00')
    expect(browser.page().text).toContain(zone)
    expect((await browser.press('Conversation')).text).toContain(zone)
  })

  it('stores a form once when it is sent twice', async () => {
    const browser = await open()
    const first = browser.page()
    const once = await browser.sendAgain(first, 'I paid, or they took money')
    const twice = await browser.sendAgain(first, 'I paid, or they took money')
    expect(twice.messages).toEqual(once.messages)
    const talk = await browser.press('Conversation')
    expect(talk.messages.filter((text) => text === 'YouI paid, or they took money')).toHaveLength(1)
  })

  it('uses an answer on an earlier page as a correction, and returns to the current question', async () => {
    const browser = await open()
    await tell(browser, english.slice(0, 3))
    const amount = browser.page()
    await tell(browser, english.slice(3, 4))
    expect(browser.page().address).toContain('contact')
    const again = await browser.open(amount.address)
    expect(again.text).toContain('You have answered this.')
    expect(again.messages.at(-1)).toContain('How much was the payment?')
    await browser.write('30,000')
    expect(browser.page().address).toContain('contact')
    // The page as the browser had kept it: also then it is the newest answer that counts.
    await browser.sendAgain(amount, '26,000')
    await tell(browser, english.slice(4, 5))
    expect(browser.page().text).toContain('PHP 26,000.00')
    expect(browser.page().text).not.toContain('25,000')
  })

  it('changes a fact when the citizen presses its button in the summary', async () => {
    const browser = await open()
    await tell(browser, english.slice(0, 5))
    await browser.press('Change', 'Amount')
    expect(browser.page().messages.at(-1)).toContain('How much')
    await browser.write('27,000')
    expect(browser.page().text).toContain('PHP 27,000.00')
    expect(browser.page().address).toContain('summary')
  })

  it('shows the page without a field if its answer can no longer be changed', async () => {
    const browser = await open()
    const first = browser.page()
    await tell(browser, english)
    const again = await browser.open(first.address)
    expect(again.document.getElementById('say')).toBeNull()
    const refused = await browser.sendAgain(first, 'No')
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('The conversation has moved on.')
    expect((refused.document.getElementById('say') as unknown as { value: string }).value).toContain('No')
  })

  it('reaches the case number without cookies, and never puts the session into an address', async () => {
    const browser = await open('en', { keepsCookies: false })
    expect(browser.page().text).toContain('This browser keeps no cookies.')
    await tell(browser, english)
    expect(browser.page().text).toMatch(caseNumber)
    expect(browser.shown.map(({ address }) => address).slice(1)).toEqual(Array(7).fill('/report'))
    expect((await browser.press('Conversation')).messages.length).toBeGreaterThan(5)
    await browser.press('To the newest question')
    expect(browser.page().text).toContain('When did you pay?')
    expect(heavy(browser)).toEqual([])
  })

  it('detects danger like the chat page', async () => {
    const browser = await open()
    await tell(browser, ['I paid, or they took money', 'he is standing here with a knife'])
    expect(browser.page().text).toContain('Call 911 now.')
    expect(browser.page().document.querySelector('nav a[href="tel:911"]')).not.toBeNull()
  })

  it('changes the language of the chat, and retains its messages', async () => {
    const browser = await open()
    await tell(browser, english.slice(0, 3))
    await browser.press('Language')
    await browser.press('Français')
    expect(browser.page().document.documentElement.lang).toBe('fr')
    expect(browser.page().messages.at(-1)).toContain('paiement')
  })

  it('shows news after a reload, by hand or automatic', async () => {
    const browser = await open()
    await tell(browser, english)
    const looking = await browser.press('Look every 20 seconds')
    expect(looking.document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('20')
    expect(looking.document.getElementById('say')).toBeNull()
    const cases = await relay.test.storage.db.selectFrom('chat_case').select('case_id').execute()
    for (const { case_id: caseId } of cases)
      await relay.tell({ id: `news-${caseId}`, caseId, text: 'The bank has called back.' })
    await expect
      .poll(async () => (await browser.open(looking.address)).text)
      .toContain('The bank has called back.')
    const news = browser.page()
    expect(news.document.querySelector('meta[http-equiv=refresh]')).toBeNull()
    expect(news.document.getElementById('say')).not.toBeNull()
  })

  it('erases the chat after a confirmation', async () => {
    const browser = await open()
    await tell(browser, english.slice(0, 3))
    await browser.press('Clear this chat')
    await browser.press('Erase')
    expect(browser.page().text).toContain('This chat is erased')
    expect(browser.cookies.size).toBe(0)
    await browser.press('Start a new chat')
    await browser.press('Start')
    expect(browser.page().text).not.toContain('Unity Bank, fraud line')
  })

  it.each(dialogueLanguages)(
    'asks in %s, chosen by link or browser setting, within 10 KB and with the numbers to call on each page',
    async (lang) => {
      const browser = await open(lang)
      expect(browser.page().document.documentElement.lang).toBe(lang)
      for (let page = 0; page < 9; page++)
        await answer(browser, browser.page().buttons[0] ?? 'Unity Bank 25,000 TX-1001')
      await browser.press(wordsOf(lang).page.transcript)
      await browser.open('/report?gwId=demo&view=erase')
      await browser.open('/report?gwId=demo&view=language')
      await browser.open('/report?gwId=nobody')
      expect(browser.shown.map(({ status }) => status)).not.toContain(500)
      expect(heavy(browser)).toEqual([])
      expect(withoutNumbers(browser)).toEqual([])
      const accepted = createFormBrowser({
        url: relay.url,
        headers: { 'accept-language': `${lang};q=0.9, de` },
      })
      expect((await accepted.open('/report?gwId=demo')).document.documentElement.lang).toBe(lang)
    },
  )

  it('is also available at the short address', async () => {
    const browser = createFormBrowser({ url: relay.url })
    expect((await browser.open('/report/demo?lang=ur')).address).toBe('/report?gwId=demo&lang=ur')
    expect(browser.page().document.documentElement.dir).toBe('rtl')
  })
})

import type { BrowserContext, Page } from 'playwright-core'
import { createScamReport } from '../../src/assistant/dialog/scam-report.ts'
import { texts as en } from '../../src/assistant/languages/en/dialog-texts.ts'
import type { Texts } from '../../src/assistant/languages/tables/dialog-texts.ts'
import { texts as ur } from '../../src/assistant/languages/ur/dialog-texts.ts'
import type { CaseView } from '../../src/contract/chat/chat.ts'
import { demoConfig, parseConfig } from '../../src/relay/config/file.ts'
import type { FakeRelay, FakeRelayOptions, Happening, Said } from './fake-relay.ts'

/** Languages in which the states are shown: one from left to right, one from right to left. */
export type StateLang = 'en' | 'ur'

interface Words {
  /** Texts of the dialogue. */
  t: Texts
  advice: string
  callTitle: string
  callWords: string
  callButton: string
  theirs: string
  summary: string
  todo: string
  reported: string
  agent: string
  agentSays: string
  keepTitle: string
  keepWords: string
  warnTitle: string
  warnWords: string
  how: string
  link: string
  plain: string
}

/** As long as real ids. */
const caseId = 'CASE-01KAM3V8X2P5T9R6W4Y0ZABC7D'
export const caseNumber = 'R4X-807-5'

const words: Record<StateLang, Words> = {
  en: {
    t: en,
    advice: 'Do this first\nHang up.\nSwitch off the internet, or the phone.\nDo not send more money.',
    callTitle: 'Call Unity Bank from another phone',
    callWords: 'Say: I report a scam payment, please start a recall.',
    callButton: 'Call 1234',
    theirs: 'A man said he was from the bank and I had to move my money to a safe account.',
    summary:
      'From: Unity Bank\nAmount: PHP 25,000.00\nWhen: today at 14:05\nReference: 9F3K-22017\nTo: 0917 555 0123\nType: Someone said they were the bank or the police\nContact: Philippines, a number ending in 0199',
    todo: 'What to do now\nCall Unity Bank and give this case number.\nLock your card in your banking app.\nChange your bank and e-mail passwords on another phone.\nKeep all messages and receipts. Take screenshots.\nTell the police too, and give this case number.',
    reported: `Reported. Your case number is ${caseNumber}. We have asked to follow the money. Keep the case number.`,
    agent: 'Maria',
    agentSays: 'Hello, I am Maria. I have read your report and I am on it. More on https://example.org/help',
    keepTitle: 'Keep the messages',
    keepWords: 'Screenshots help the bank and the police.',
    warnTitle: 'Warn your family',
    warnWords: 'They may be called next.',
    how: 'How do I do that?',
    link: 'How a recall works',
    plain: 'PHP 18,200.00 is held at 2 banks. It is not yours back yet.',
  },
  ur: {
    t: ur,
    advice: 'پہلے یہ کریں\nفون بند کریں۔\nانٹرنیٹ یا فون بند کر دیں۔\nمزید رقم نہ بھیجیں۔',
    callTitle: 'کسی اور فون سے یونٹی بینک کو کال کریں',
    callWords: 'کہیں: میں دھوکے کی ادائیگی کی رپورٹ کر رہی ہوں، رقم واپس منگوائیں۔',
    callButton: '1234 پر کال کریں',
    theirs: 'ایک آدمی نے کہا کہ وہ بینک سے ہے اور مجھے رقم محفوظ اکاؤنٹ میں بھیجنی ہے۔',
    summary:
      'بینک: یونٹی بینک\nرقم: 25,000 روپے\nوقت: آج 14:05\nحوالہ: 9F3K-22017\nوصول کنندہ: 0917 555 0123\nقسم: بینک یا پولیس کی کال\nرابطہ: فلپائن، آخری ہندسے 0199',
    todo: 'اب کیا کریں\nUnity Bank کو فون کریں اور یہ کیس نمبر بتائیں۔\nبینک کی ایپ میں اپنا کارڈ بند کریں۔\nکسی دوسرے فون سے بینک اور ای میل کے پاس ورڈ بدلیں۔\nسب پیغام اور رسیدیں سنبھال کر رکھیں۔ اسکرین شاٹ لے لیں۔\nپولیس کو بھی بتائیں، اور یہ کیس نمبر دیں۔',
    reported: `رپورٹ درج ہو گئی۔ آپ کا کیس نمبر ${caseNumber} ہے۔ ہم نے رقم کا سراغ لگانے کا کہہ دیا ہے۔ یہ نمبر سنبھال کر رکھیں۔`,
    agent: 'مریم',
    agentSays: 'السلام علیکم، میں مریم ہوں۔ میں نے آپ کی رپورٹ پڑھ لی ہے۔ مزید: https://example.org/help',
    keepTitle: 'پیغامات سنبھال کر رکھیں',
    keepWords: 'اسکرین شاٹ بینک اور پولیس کے کام آتے ہیں۔',
    warnTitle: 'گھر والوں کو خبردار کریں',
    warnWords: 'اگلی کال انہیں آ سکتی ہے۔',
    how: 'یہ کیسے کروں؟',
    link: 'رقم واپس کیسے منگوائی جاتی ہے',
    plain: '18,200 روپے 2 بینکوں میں روک لیے گئے ہیں۔ یہ ابھی آپ کو واپس نہیں ملے۔',
  },
}

export const heldCase = (lang: StateLang): CaseView => ({
  case_id: caseId,
  number: caseNumber,
  status: 'frozen',
  recovery_trace_summary: { amount_reported: 25000, amount_frozen: 18200, amount_returned: 0 },
  freeze_status_timeline: [
    { event: 'issued', amount: 25000, at: '2026-11-21T09:31:00Z' },
    { event: 'acknowledged', amount: 10000, at: '2026-11-21T09:34:00Z' },
    { event: 'acknowledged', amount: 8200, at: '2026-11-21T09:41:00Z' },
  ],
  next_milestone: 'freeze_expires_at 2026-11-24T12:00:00Z',
  currency: lang === 'ur' ? 'PKR' : 'PHP',
  plain: words[lang].plain,
  report: true,
})

/** A state of the page, and how to reach it. */
export interface ChatPageState {
  name: string
  /** Messages that exist when the page opens. */
  begin?: (w: Words) => readonly Happening[]
  /** How many days ago that was; 0 by default. */
  daysAgo?: number
  /** The relay's settings, apart from what it says; `now` is the citizen's time, as an ISO instant. */
  relay?: (lang: StateLang, now: string) => Partial<FakeRelayOptions>
  prepare?: (relay: FakeRelay) => void
  /** Blocks requests of the browser. */
  before?: (page: Page) => Promise<void>
  /** The page has started to load, and is not complete. */
  isOnItsWay?: true
  /** Actions of the citizen or the network after that. */
  act?: (at: {
    page: Page
    relay: FakeRelay
    context: BrowserContext
    lang: StateLang
    w: Words
  }) => Promise<void>
  /** A selector that matches once the state is reached. */
  shows: string
}

const report = createScamReport(parseConfig(demoConfig).profile, { can: ['send-report'] })
const outlineOf = (lang: string) => {
  const outline = report.offline?.outline(lang)
  if (!outline) throw new Error('The report cannot be taken without a network')
  return outline
}

/** Waits until the page has the report dialogue, which it loads when idle. */
async function waitForDialog(page: Page, relay: FakeRelay, lang: StateLang): Promise<void> {
  const { profile } = outlineOf(lang)
  const names = [
    ...['en', lang].flatMap((code) => [`dialog-texts-${code}`, `reading-words-${code}`]),
    ...profile.languages.map((code) => `words-${code}`),
    'light',
  ]
  for (;;) {
    const paths = names.map((name) =>
      relay.requests.find((request) => request.startsWith(`GET /assets/${name}-`))?.slice('GET '.length),
    )
    // Importing it again succeeds once the page has it. As text, because the test runner rewrites `import()`.
    if (paths.every((path) => path !== undefined)) {
      const imports = paths.map((path) => `import(${JSON.stringify(path)})`)
      return page.evaluate(`Promise.all([${imports}]).then(() => undefined)`)
    }
    await page.waitForTimeout(50)
  }
}

const asked = (text: string, taps: readonly string[] = []): Said => ({
  type: 'text',
  data: { text, ...(taps.length > 0 && { quickReplies: taps.map((tap) => ({ text: tap, payload: tap })) }) },
})
const hello = ({ t: { ask, taps } }: Words): Said =>
  asked(ask.whatHappened.ask, [
    taps.leavingNow,
    taps.paid,
    taps.notSureScam,
    taps.forOther,
    taps.callFirst,
    taps.morePrivacy,
    taps.haveCase,
  ])
const theirs = (text: string): Said => ({ type: 'text', author: { kind: 'visitor' }, data: { text } })
/** Returns an author with a picture. */
const agent = (w: Words): NonNullable<Said['author']> => ({
  kind: 'agent',
  name: w.agent,
  avatar: 'https://picture.test/agent.svg',
})
const step = (n: number): Happening => ({ type: 'progress', step: n, of: 9 })
const callCard = (w: Words): Said => ({
  type: 'carousel',
  view: 'advice',
  data: {
    cards: [
      {
        title: w.callTitle,
        description: w.callWords,
        buttons: [{ type: 'url', text: w.callButton, url: 'tel:1234' }],
      },
    ],
  },
})
const untilCase = (w: Words): Happening[] => [
  hello(w),
  theirs(w.theirs),
  callCard(w),
  theirs(w.t.taps.sendNow),
  { type: 'case', caseId, status: 'frozen' },
  { type: 'text', view: 'case', data: { text: w.reported } },
]
/** A picture that needs no network: 320 × 180, a gradient between two colours. */
export const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#8fc7b5"/><stop offset="1" stop-color="#2f6f86"/></linearGradient></defs><path fill="url(#g)" d="M0 0h320v180H0z"/><path fill="#fff" opacity=".35" d="M0 140q80-60 160-20t160-30v90H0z"/></svg>',
  )

/** Every state in which the page is examined, and checked for accessibility. */
export const chatPageStates: readonly ChatPageState[] = [
  {
    name: 'first-view',
    // The script is still loading for as long as the state is examined.
    before: async (page) => {
      await page.route('**/assets/*.js', () => undefined)
    },
    isOnItsWay: true,
    shows: '.first',
  },
  { name: 'empty', shows: '.starts' },
  { name: 'loading', begin: (w) => [hello(w)], prepare: (relay) => relay.hold(), shows: 'main .skeleton' },
  { name: 'greeting', begin: (w) => [hello(w)], shows: '.replies' },
  {
    name: 'advice',
    begin: (w) => [
      hello(w),
      theirs(w.t.taps.paid),
      asked(w.t.ask.ongoing.ask),
      theirs(w.t.taps.yes),
      { type: 'text', view: 'advice', data: { text: w.advice } },
      callCard(w),
    ],
    shows: '.card-button',
  },
  {
    name: 'choices',
    begin: (w) => [...untilCase(w), asked(w.t.ask.type.ask, Object.values(w.t.firstKinds))],
    shows: '.replies',
  },
  {
    name: 'typing',
    begin: (w) => [hello(w), theirs(w.t.taps.paid), asked(w.t.ask.ongoing.ask), theirs(w.t.taps.no)],
    act: async ({ relay }) => relay.typing(true),
    shows: '.typing',
  },
  {
    name: 'summary',
    begin: (w) => [
      theirs(w.theirs),
      {
        type: 'text',
        view: 'summary',
        data: { text: w.summary },
      },
      {
        ...asked(w.t.ask.sendTo({ bank: 'Unity Bank' }), [
          w.t.taps.sendNow,
          w.t.taps.edit,
          w.t.taps.morePrivacy,
        ]),
        view: 'confirm',
      },
    ],
    shows: '.summary',
  },
  {
    name: 'case',
    begin: untilCase,
    relay: (lang) => ({ cases: [heldCase(lang)] }),
    shows: '.pin',
  },
  {
    name: 'checklist',
    begin: (w) => [...untilCase(w), { type: 'text', view: 'checklist', data: { text: w.todo } }],
    relay: (lang) => ({ cases: [heldCase(lang)] }),
    act: ({ page }) => page.locator('.checklist input').first().check(),
    shows: '.checklist :checked',
  },
  {
    name: 'details',
    begin: (w) => [
      ...untilCase(w),
      theirs(w.t.taps.addDetails),
      asked(w.t.say.detailsIntro),
      asked(w.t.ask.name.ask, [w.t.taps.skip, w.t.taps.stop]),
      step(1),
    ],
    relay: (lang) => ({ cases: [heldCase(lang)] }),
    shows: '[role=progressbar]',
  },
  {
    name: 'case-sheet',
    begin: untilCase,
    relay: (lang) => ({ cases: [heldCase(lang)] }),
    act: ({ page }) => page.locator('.pin').click(),
    shows: '.case-card',
  },
  {
    name: 'rating',
    begin: untilCase,
    daysAgo: 2,
    relay: (lang) => ({ cases: [heldCase(lang)] }),
    shows: '.rating',
  },
  {
    name: 'rated',
    begin: untilCase,
    daysAgo: 2,
    act: async ({ page }) => {
      await page.locator('.rating label').nth(3).click()
    },
    shows: '.rating textarea',
  },
  {
    name: 'cards',
    begin: (w) => [
      { type: 'text', author: agent(w), data: { text: w.agentSays } },
      {
        type: 'carousel',
        author: agent(w),
        data: {
          cards: [
            {
              title: w.keepTitle,
              description: w.keepWords,
              image: 'https://picture.test/a.svg',
              buttons: [{ type: 'postback', text: w.how, payload: 'how' }],
            },
            {
              title: w.callTitle,
              description: w.callWords,
              image: 'https://picture.test/b.svg',
              buttons: [{ type: 'url', text: w.callButton, url: 'tel:1234' }],
            },
            {
              title: w.warnTitle,
              description: w.warnWords,
              image: 'https://picture.test/c.svg',
              buttons: [{ type: 'text', text: w.how }],
            },
          ],
        },
      },
      {
        type: 'hyperlink',
        author: agent(w),
        data: { label: w.link, url: 'https://example.org/recall' },
      },
    ],
    shows: '.carousel',
  },
  {
    name: 'media',
    begin: (w) => [
      {
        type: 'media',
        author: { kind: 'agent', name: w.agent },
        data: { mediaType: 'image', url: 'https://picture.test/d.svg', filename: 'receipt.png' },
      },
      {
        type: 'media',
        author: { kind: 'agent', name: w.agent },
        data: { mediaType: 'audio', url: 'https://picture.test/a.mp3', filename: 'answer.mp3' },
      },
      {
        type: 'media',
        author: { kind: 'agent', name: w.agent },
        data: { mediaType: 'file', url: 'https://picture.test/f.pdf', filename: 'statement-2026-11.pdf' },
      },
    ],
    shows: '.file',
  },
  {
    name: 'offline',
    begin: (w) => [hello(w)],
    act: async ({ page, relay, context, w }) => {
      relay.trouble.down = true
      relay.cut()
      await context.setOffline(true)
      await page.locator('.composer textarea').fill(w.theirs)
      await page.keyboard.press('Enter')
    },
    shows: '.waiting',
  },
  {
    name: 'offline-report',
    begin: (w) => [hello(w)],
    relay: (lang, now) => ({
      outline: outlineOf,
      place: { seq: 1, state: report.begin(lang, now).state },
    }),
    act: async ({ page, relay, context, lang }) => {
      await waitForDialog(page, relay, lang)
      relay.trouble.down = true
      relay.cut()
      await context.setOffline(true)
      // The citizen has paid, and the scammers are gone.
      for (const [answered, reply] of [1, 1].entries()) {
        await page.waitForFunction((n) => document.querySelectorAll('.group.own').length === n, answered)
        await page.locator('.replies .pill').nth(reply).click()
      }
      await page.waitForFunction(() => document.querySelectorAll('.replies .pill').length > 3)
    },
    shows: '.entry.local',
  },
  {
    name: 'failed',
    begin: (w) => [hello(w)],
    act: async ({ page, relay, w }) => {
      relay.trouble.sendStatus.push(400)
      await page.locator('.composer textarea').fill(w.theirs)
      await page.keyboard.press('Enter')
    },
    shows: '.failure',
  },
  {
    name: 'new-messages',
    begin: (w) => [...untilCase(w), ...untilCase(w), asked(w.t.ask.when.ask)],
    act: async ({ page, relay, w }) => {
      // All of it is rendered, so that there is something to scroll up to.
      await page.locator('.earlier').waitFor({ state: 'detached' })
      await page.locator('.scroller').evaluate((element) => element.scrollTo(0, 0))
      await page.locator('.jump').waitFor()
      relay.happen([{ type: 'text', author: { kind: 'agent', name: w.agent }, data: { text: w.agentSays } }])
    },
    shows: '.jump:not(:has(.sr))',
  },
  {
    name: 'menu',
    begin: (w) => [hello(w)],
    act: ({ page }) => page.locator('.icon-button').first().click(),
    shows: 'dialog.sheet',
  },
  {
    name: 'menu-rating',
    begin: (w) => [hello(w)],
    act: async ({ page }) => {
      await page.locator('.icon-button').first().click()
      await page.locator('.stars label').nth(3).click()
      await page.locator('.danger').click()
    },
    shows: '.ask',
  },
  {
    name: 'refused',
    prepare: (relay) => {
      relay.trouble.refusesSession = 'channel-not-found'
    },
    shows: '.state.whole',
  },
  {
    name: 'ended',
    begin: (w) => [hello(w)],
    act: async ({ page }) => {
      await page.locator('.icon-button').first().click()
      await page.locator('.danger').click()
      await page.locator('.ask .danger').click()
    },
    shows: '.state.whole',
  },
]

export const wordsIn = (lang: StateLang): Words => words[lang]

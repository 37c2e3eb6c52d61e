import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createScamReport } from '../../../../src/assistant/dialog/scam-report.ts'
import { demoConfig, parseConfig } from '../../../../src/relay/config/file.ts'
import { createMemoryBuckets } from '../../../../src/relay/security/rate-limits/token-buckets.ts'
import { createFakeTrustLayer } from '../../../support/fake-trust-layer.ts'
import { createFormBrowser, type FormBrowserOptions, type FormPage } from '../../../support/form-browser.ts'
import { generousLimits } from '../../../support/generous-limits.ts'
import { startRelay, type TestRelay, type TestRelayOptions } from '../../../support/relay.ts'

/** Created once, since it is slow to create. */
const dialog = createScamReport(parseConfig(demoConfig).profile)
let relay: TestRelay

const start = async (more: Partial<TestRelayOptions> = {}) => {
  const { dispatch } = createFakeTrustLayer(700)
  relay = await startRelay({ dispatch, dialog, ...more })
}

const open = async (options: Partial<FormBrowserOptions> = {}) => {
  const browser = createFormBrowser({ url: relay.url, ...options })
  await browser.open('/report?gwId=demo&lang=en')
  await browser.press('Start')
  return browser
}

const fieldsOf = ({ document }: FormPage) =>
  new URLSearchParams(
    [...document.querySelectorAll('form:last-of-type input')].map((field) => [
      field.getAttribute('name') ?? '',
      field.getAttribute('value') ?? '',
    ]),
  )

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${relay.url}/report`, { method: 'POST', body, redirect: 'manual', headers })

describe('report form', () => {
  beforeAll(() => start())
  afterAll(() => relay.stop())

  it('escapes all words of the citizen', async () => {
    const browser = await open()
    await browser.write('<script>alert(1)</script>"\' onload=x &amp; <b>')
    expect(browser.page().html).not.toContain('<script')
    expect(browser.page().messages[0]).toBe('You<script>alert(1)</script>"\' onload=x &amp; <b>')
    for (const address of [
      '/report?gwId=%3Cscript%3E',
      '/report?gwId=demo&lang=%22%3E%3Cscript%3E',
      '/report?gwId=demo&at=1-%22%3E%3Cscript%3E',
      '/report?gwId=demo&view=talk&before=%3Cscript%3E',
    ])
      expect((await browser.open(address)).html).not.toContain('<script')
  })

  it('sends no script, no referrer to other sites, and nothing to cache', async () => {
    const { headers, html: text } = (await open()).page()
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
    )
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).not.toMatch(/<script|javascript:|style=| on[a-z]+=/)
  })

  it.each([
    { what: 'another site', headers: { 'sec-fetch-site': 'cross-site' } },
    { what: 'a neighbouring host', headers: { 'sec-fetch-site': 'same-site' } },
    { what: 'an old browser that names the origin', headers: { origin: 'https://evil.example' } },
    { what: 'a page that hides where it is from', headers: { origin: 'null' } },
    { what: 'one that claims to be ours', headers: { origin: 'null', 'sec-fetch-site': 'none' } },
  ])('rejects a form sent by $what', async ({ headers }) => {
    const browser = await open()
    const fields = fieldsOf(browser.page())
    fields.set('say', 'I paid, or they took money')
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const refused = await post(fields, { ...headers, cookie })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('This was sent from another page')
    expect((await browser.open('/report?gwId=demo')).address).toContain('whatHappened')
  })

  it.each([null, 'x', 'made-up-by-somebody-else-and-as-long-as-a-proof'])(
    "rejects a form for the citizen's session without its proof (%o)",
    async (proof) => {
      const browser = await open()
      const fields = fieldsOf(browser.page())
      fields.delete('proof')
      if (proof !== null) fields.set('proof', proof)
      fields.set('say', 'I paid, or they took money')
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
      expect((await post(fields, { cookie })).status).toBe(403)
      fields.set('erase', '1')
      expect((await post(fields, { cookie })).status).toBe(403)
      expect((await browser.open('/report?gwId=demo')).address).toContain('whatHappened')
    },
  )

  it('accepts neither of two cookies with the same name', async () => {
    const browser = await open()
    const [theirs = ''] = [...browser.cookies.values()]
    const answer = await fetch(`${relay.url}/report?gwId=demo`, {
      headers: { cookie: `parley-report-demo=${theirs}; parley-report-demo=another` },
    })
    expect(await answer.text()).toContain('name="begin"')
  })

  it('explains that an answer is empty, too long, or far too long', async () => {
    const browser = await open()
    const empty = await browser.write('  ')
    expect(empty.status).toBe(400)
    expect(empty.document.title).toMatch(/^There is a problem: /)
    expect(empty.document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#say')
    const long = await browser.write('x'.repeat(4001))
    expect(long.status).toBe(413)
    expect(long.text).toContain('Send at most 4000 characters at a time.')
    expect(long.draft).toBe('x'.repeat(4001))
    const huge = await browser.write('x'.repeat(70_000))
    expect(huge.status).toBe(413)
    expect(huge.text).toContain('Send at most 4000 characters at a time.')
    expect(huge.text).toContain('911')
  })

  it('accepts the longest answer in any script', async () => {
    const browser = await open()
    const story = 'क'.repeat(4000)
    expect((await browser.write(story)).status).toBe(200)
    await browser.press('Conversation')
    await browser.press('Show earlier')
    expect(browser.page().messages.at(-1)).toBe(`You${story}`)
  })

  it('returns problem JSON to a program, like every call', async () => {
    const answer = await fetch(`${relay.url}/report?gwId=nobody`, { headers: { accept: 'application/json' } })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ type: 'urn:parley:problem:channel-not-found' })
  })

  it('explains unknown channels, chats and buttons on its own page', async () => {
    const nobody = createFormBrowser({ url: relay.url })
    const unknown = await nobody.open('/report?gwId=nobody&lang=ur')
    expect(unknown.status).toBe(404)
    expect(unknown.document.documentElement.dir).toBe('rtl')
    expect(unknown.document.querySelector('nav a[href="tel:911"]')).not.toBeNull()
    const multipart = new FormData()
    multipart.set('gwId', 'demo')
    expect((await post(multipart)).status).toBe(415)
    const gone = await post(new URLSearchParams({ gwId: 'demo', say: 'I paid, or they took money' }))
    expect(gone.status).toBe(401)
    expect(await gone.text()).toContain('This browser no longer knows your report.')
    const pressed = await open()
    const fields = fieldsOf(pressed.page())
    fields.set('press', '3.0.0')
    const cookie = [...pressed.cookies].map((pair) => pair.join('=')).join('; ')
    expect((await post(fields, { cookie })).status).toBe(400)
  })
})

describe('report form of a deployment', () => {
  afterEach(() => relay.stop())

  it('stores the session in a cookie sent only to the form, and only over https if available', async () => {
    await start({ config: { trustedProxies: 1 } })
    const begin = new URLSearchParams({ gwId: 'demo', begin: '1' })
    const cookie = 'parley-report-demo=asked'
    const plain = await post(begin, { cookie })
    expect(plain.headers.get('set-cookie')).toMatch(
      /^parley-report-demo=ey[\w.-]+; SameSite=Lax; HttpOnly; Path=\/report; Max-Age=7776000$/,
    )
    expect(plain.status).toBe(303)
    expect(plain.headers.get('location')).toBe('/report?gwId=demo&at=2-whatHappened')
    const secure = await post(begin, { cookie, 'x-forwarded-proto': 'https' })
    expect(secure.headers.get('set-cookie')).toContain('; Secure')
  })

  it('stores the session of an ephemeral channel only until the browser is closed', async () => {
    await start({ channels: [{ gwId: 'demo', title: 'Demo', ephemeral: true }] })
    const answer = await post(new URLSearchParams({ gwId: 'demo', begin: '1' }), {
      cookie: 'parley-report-demo=asked',
    })
    expect(answer.headers.get('set-cookie')).not.toMatch(/max-age|expires/i)
  })

  it('resumes the same chat when the session has expired', async () => {
    await start()
    relay.setNow('2026-11-23T08:00:00.000Z')
    const browser = await open()
    await browser.press('I paid, or they took money')
    const before = browser.page().messages
    relay.setNow('2026-11-24T08:00:00.000Z')
    expect((await browser.open('/report?gwId=demo')).messages).toEqual(before)
    await browser.press('No')
    expect(browser.page().messages[0]).toBe('YouNo')
    relay.setNow('2027-11-24T08:00:00.000Z')
    expect((await browser.open('/report?gwId=demo')).buttons).toEqual([])
  })

  it('counts messages like the chat page, and explains that there were too many', async () => {
    await start({
      config: { limits: { ...generousLimits.limits, message: { perMinute: { chat: 2 } } } as never },
      visitorBuckets: createMemoryBuckets(() => 0),
    })
    const browser = await open()
    await browser.press('I paid, or they took money')
    await browser.press('No')
    const refused = await browser.press('Unity Bank')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.text).toContain('Very many people are here')
  })
})

describe('limit on all pages of an address', () => {
  afterEach(() => relay.stop())

  it("is explained in words too, and retains the citizen's text", async () => {
    await start({
      config: { limits: { ...generousLimits.limits, page: { perMinute: { address: 3 } } } as never },
      visitorBuckets: createMemoryBuckets(() => 0),
    })
    const browser = await open()
    const refused = await browser.write('He called from my bank.')
    expect(refused.status).toBe(429)
    expect(refused.draft).toBe('He called from my bank.')
    expect((await browser.open('/report?gwId=demo')).text).toMatch(/Very many people are here.*911/)
  })
})

describe('text that was not accepted', () => {
  const story = 'He called from my bank, & said:\n"Move it all."'
  let nowMs = 0
  beforeAll(() =>
    start({
      config: { limits: { ...generousLimits.limits, message: { perMinute: { chat: 2 } } } as never },
      visitorBuckets: createMemoryBuckets(() => nowMs),
    }),
  )
  afterAll(() => relay.stop())

  it.each([true, false])(
    'is shown on the error page, and can be sent from there (cookies: %o)',
    async (keepsCookies) => {
      const browser = await open({ keepsCookies })
      await browser.press('I paid, or they took money')
      await browser.press('No')
      const question = browser.page()
      const refused = await browser.write(story)
      expect(refused.status).toBe(429)
      expect(refused.draft).toBe(story)
      nowMs += 60_000
      await browser.press('Send')
      expect(browser.page().status).toBe(200)
      expect(browser.page().messages[0]).toBe('YouHe called from my bank, & said:"Move it all."')
      const taken = browser.page().messages
      expect((await browser.sendAgain(question, story)).messages).toEqual(taken)
    },
  )

  it('does not cost a browser without cookies its chat', async () => {
    const browser = await open({ keepsCookies: false })
    await browser.press('I paid, or they took money')
    const before = browser.page().messages
    await browser.press('No')
    await browser.write(story)
    nowMs += 60_000
    await browser.press('To the newest question')
    expect(browser.page().messages[0]).toBe('YouNo')
    expect(browser.page().messages).not.toEqual(before)
  })

  it('is carried over to a new chat if the old one no longer exists, and waits there until it is sent', async () => {
    const browser = await open()
    browser.cookies.set('parley-report-demo', 'asked')
    const lost = await browser.write(story)
    expect(lost.status).toBe(401)
    expect(lost.draft).toBe(story)
    await browser.press('Start')
    expect(browser.page().draft).toBe(story)
    await browser.press('I paid, or they took money')
    expect(browser.page().messages[0]).toBe('YouI paid, or they took money')
    expect(browser.page().draft).toBe(story)
    await browser.write(story)
    expect(browser.page().messages[0]).toContain('Move it all.')
    expect(browser.page().draft).toBe('')
  })
})

describe('report form of a channel that requires a challenge', () => {
  afterEach(() => relay.stop())

  const config = (unproven: object) => ({
    channels: [{ gwId: 'demo', title: 'Demo', challenge: 'always' as const }],
    config: {
      trustedProxies: 1,
      limits: { ...generousLimits.limits, unproven: { perMinute: unproven } } as never,
    },
    visitorBuckets: createMemoryBuckets(() => 0),
  })
  const begin = (address: string) =>
    post(new URLSearchParams({ gwId: 'demo', begin: '1' }), { 'x-forwarded-for': address })

  it('admits a few visitors per address without a challenge, and shows the others the numbers to call', async () => {
    await start(config({ address: 2, channel: 10 }))
    const answers = []
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
      answers.push(await begin(address))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200])
    expect(await answers[2]?.text()).toMatch(/Very many people are here[\s\S]*tel:911/)
  })

  it("admits no more visitors than the channel's limit, and lets open chats continue", async () => {
    await start(config({ address: 2, channel: 3 }))
    const browser = await open({ headers: { 'x-forwarded-for': '192.0.2.99' } })
    const answers = []
    for (let index = 0; index < 4; index++) answers.push((await begin(`192.0.2.${index}`)).status)
    expect(answers).toEqual([200, 200, 429, 429])
    expect((await browser.press('I paid, or they took money')).status).toBe(200)
  })
})

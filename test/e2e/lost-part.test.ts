import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { type FakeRelay, type FakeRelayOptions, startFakeRelay } from '../support/fake-relay.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { type Site, startBank } from '../support/static-server.ts'

/** Reaction of the page when a release has removed a part that it needs. */

let browser: Browser
let relay: FakeRelay | undefined
beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser.close())
afterEach(() => relay?.close())

const chat = /\/chat\?/
const microphone = /\/assets\/buttons-[\w-]{8}\.js$/
const entry = /\/assets\/page-[\w-]{8}\.js$/
const gone = (route: Route) =>
  route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: '{}' })
const entryName =
  readdirSync(join(inject('webDir'), 'assets')).find((name) => entry.test(`/assets/${name}`)) ?? ''

/** Response of the relay when the page checks which build it has now. */
type Serves = 'another build' | 'the same build' | 'nothing'

async function open(serves: Serves, channel: FakeRelayOptions['channel'] = {}) {
  relay = await startFakeRelay({
    webDir: inject('webDir'),
    greeting: [{ type: 'text', data: { text: 'Hello' } }],
    channel: { voice: true, ...channel },
  })
  // Requests that go through a worker cannot be intercepted here.
  const options: BrowserContextOptions = { serviceWorkers: 'block' }
  const { page, close } = await openPage(browser, options)
  let loads = 0
  let looks = 0
  await page.route(chat, async (route) => {
    if (route.request().isNavigationRequest()) {
      loads += 1
      return route.continue()
    }
    looks += 1
    if (serves === 'nothing') return route.abort()
    const answer = await route.fetch()
    const text = await answer.text()
    const body = serves === 'another build' ? text.replaceAll(entryName, 'page-another0.js') : text
    return route.fulfill({ response: answer, body })
  })
  return {
    page,
    close,
    url: `${relay.url}/chat?gwId=demo`,
    loads: () => loads,
    looks: () => looks,
    /** Returns whether the page has decided what to do. */
    isStill: () => page.evaluate(() => Reflect.get(self, 'isReloading') === false),
  }
}

describe('page with a missing part', () => {
  it('reloads if the relay has another build, once for each build', async () => {
    const { page, url, loads, close } = await open('another build')
    let asked = 0
    await page.route(microphone, (route) => {
      asked += 1
      return gone(route)
    })
    await page.goto(url)
    await expect.poll(loads).toBe(2)
    await page.getByText('Hello').first().waitFor()
    await expect.poll(() => asked).toBe(2)
    expect(await page.evaluate(() => history.state.tried)).toEqual([`/assets/${entryName}`])
    // The second time it does not even check.
    expect(await page.evaluate(() => Reflect.get(self, 'isReloading'))).toBeUndefined()
    expect(loads()).toBe(2)
    await close()
  })

  it('keeps unsent words, and reloads once they are sent', async () => {
    const { page, url, loads, looks, close } = await open('another build')
    let lose = () => {}
    const lost = new Promise<void>((resolve) => {
      lose = resolve
    })
    await page.route(microphone, async (route) => {
      await lost
      await gone(route)
    })
    await page.goto(url)
    const field = page.locator('.composer textarea')
    await field.fill('I sent them')
    lose()
    await expect.poll(looks).toBe(1)
    await field.pressSequentially(' 5000 pesos')
    expect(await field.inputValue()).toBe('I sent them 5000 pesos')
    expect(loads()).toBe(1)
    await field.press('Enter')
    await expect.poll(loads).toBe(2)
    await page.getByText('I sent them 5000 pesos').waitFor()
    const received = [...(relay?.chats.values() ?? [])].flatMap((one) => one.received)
    expect(received).toHaveLength(1)
    await close()
  })

  it.each<[Serves, string]>([
    ['the same build', 'the relay has no other build'],
    ['nothing', 'there is no network'],
  ])('stays as it is if it is served %s', async (serves) => {
    const { page, url, loads, looks, isStill, close } = await open(serves)
    await page.route(microphone, gone)
    await page.goto(url)
    await expect.poll(looks).toBe(1)
    await expect.poll(isStill).toBe(true)
    expect(loads()).toBe(1)
    await page.getByText('Hello').first().waitFor()
    await close()
  })

  it('stays if a reload would lose the chat, which is not on the device', async () => {
    const { page, url, loads, looks, isStill, close } = await open('another build', { ephemeral: true })
    await page.route(microphone, gone)
    await page.goto(url)
    await expect.poll(looks).toBe(1)
    await expect.poll(isStill).toBe(true)
    expect(loads()).toBe(1)
    await close()
  })

  it.each([
    ['script', entry],
    ['stylesheet', /\/assets\/page-[\w-]{8}\.css$/],
  ])('reloads if the first %s is missing, which the next relay may have', async (_, part) => {
    const { page, url, loads, close } = await open('the same build')
    await page.route(part, gone, { times: 1 })
    await page.goto(url)
    await expect.poll(loads).toBe(2)
    await page.locator('.composer textarea').waitFor()
    expect(await page.locator('#help').isVisible()).toBe(false)
    await close()
  })

  it('says who to call if the first script is still missing after the reload', async () => {
    const { page, url, loads, close } = await open('the same build')
    await page.route(entry, gone)
    await page.goto(url)
    await expect.poll(loads).toBe(2)
    await page.locator('#help').getByRole('link').first().waitFor()
    expect(loads()).toBe(2)
    await close()
  })
})

describe('with the real relay', () => {
  let server: ServerProcess
  let bank: Site
  beforeAll(async () => {
    server = await startServer()
    bank = await startBank(server.url())
  })
  afterAll(async () => {
    await bank.stop()
    await server.remove()
  })

  it('reloads a panel in place, and continues its chat', async () => {
    const { page, close } = await openPage(browser)
    let loads = 0
    await page.route(chat, async (route) => {
      if (route.request().isNavigationRequest()) {
        loads += 1
        return route.continue()
      }
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/page-[\w-]{8}\.js/g, 'page-another0.js')
      return route.fulfill({ response: answer, body })
    })
    await page.route(microphone, gone)
    // Same site as the relay: in a frame without storage, a reload would lose the chat, so there is no
    // reload.
    await page.goto(`${bank.url}/bank`)
    await page.evaluate(() => {
      window.Parley?.init({ gwId: 'demo' })
      window.Parley?.open()
    })
    await expect.poll(() => loads).toBe(2)
    const frame = page.frames().find((one) => chat.test(one.url()))
    if (!frame) throw new Error('the chat’s frame is gone')
    // A requested reload is not done yet: anything typed before it would go into the old page.
    await frame.waitForFunction(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)?.type === 'reload',
    )
    await frame.locator('.composer textarea').fill('Hello again')
    await frame.locator('.composer textarea').press('Enter')
    await frame.getByText('Hello again').waitFor()
    await close()
  })

  it('reloads the console once if its script is missing', async () => {
    const { page, complaints, close } = await openPage(browser)
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route(/\/console\/assets\/index-[\w-]{8}\.js$/, gone, { times: 1 })
    await page.goto(`${server.adminUrl()}/console/`)
    await expect.poll(() => loads).toBe(2)
    await page.getByRole('heading').first().waitFor()
    expect(complaints.violations).toEqual([])
    await close()
  })

  it('forbids caching the answer that a part is missing', async () => {
    for (const path of [
      '/assets/page-missing0.js',
      '/console/assets/index-missing0.js',
      '/widget-9.9.9.js',
    ]) {
      const answer = await fetch(`${server.url()}${path}`)
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
    }
    for (const path of ['/chat?gwId=demo', '/console/'])
      expect((await fetch(`${server.url()}${path}`)).headers.get('cache-control')).toBe('no-cache')
  })
})

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { PushNotice } from '../../src/contract/chat/push.ts'
import { shoot } from '../support/browser.ts'
import { heldCase } from '../support/chat-states.ts'
import { type FakeRelay, startFakeRelay } from '../support/fake-relay.ts'
import { connectBrowser } from '../support/shared-browser.ts'

/** A push service is out of reach of this machine; the subscription and the push messages are not. */
const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } }

describe('push notices of a case on a device', () => {
  let browser: Browser
  let relay: FakeRelay
  let context: BrowserContext
  beforeAll(async () => {
    browser = await connectBrowser()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await context.close()
    await relay.close()
  })

  const open = async (permissions: string[]) => {
    relay = await startFakeRelay({
      webDir: inject('webDir'),
      greeting: [
        { type: 'text', data: { text: 'Hello' } },
        { type: 'case', caseId: heldCase('en').case_id, status: 'frozen' },
      ],
      cases: [heldCase('en')],
    })
    context = await browser.newContext({ permissions, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const calls: string[] = []
    await page.route('**/chat/v1/push', async (route) => {
      const request = route.request()
      calls.push(`${request.method()} ${request.postData() ?? ''}`.trim())
      await (request.method() === 'GET'
        ? route.fulfill({
            json: {
              publicKey:
                'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            },
          })
        : route.fulfill({ status: 204 }))
    })
    await page.addInitScript((given) => {
      let present: object | null = null
      const made = {
        toJSON: () => given,
        unsubscribe: async () => {
          present = null
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        subscribe: async () => (present = made),
        getSubscription: async () => present,
      })
    }, subscription)
    const address = `${relay.url}/chat?gwId=demo`
    await page.goto(address)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    return { page, calls, address }
  }
  const choice = (page: Page) => page.getByRole('checkbox', { name: 'Tell me on this device' })
  const openCase = async (page: Page) => {
    await page.locator('.pin').click()
    await choice(page).waitFor()
  }

  it('are switched on by the citizen on the case, and switched off there', async () => {
    const { page, calls } = await open(['notifications'])
    await openCase(page)
    await page.locator('.tell-device span').first().scrollIntoViewIfNeeded()
    await shoot(page, 'told-device')
    await choice(page).click()
    await expect.poll(() => calls).toEqual(['GET', `PUT ${JSON.stringify(subscription)}`])
    await expect.poll(() => choice(page).isChecked()).toBe(true)
    await choice(page).click()
    await expect.poll(() => calls.at(-1)).toBe('DELETE')
  })

  it('report that it did not work if the browser forbids them', async () => {
    const { page, calls } = await open([])
    await openCase(page)
    await choice(page).click()
    await page.getByRole('alert').getByText('That did not work').waitFor()
    expect(await choice(page).isChecked()).toBe(false)
    expect(calls).toEqual([])
  })

  it('open the chat, and do not appear while the citizen is looking at it', async () => {
    const { page, address } = await open(['notifications'])
    const notice: PushNotice = {
      title: 'News about your report R4X-807-5',
      lang: 'en',
      gwId: 'demo',
      tag: 'demo:case',
    }
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((found) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations
        if (one) found(one.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registered
    const push = () =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(address).origin,
        registrationId,
        data: JSON.stringify(notice),
      })
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title, tag, lang }) => ({ title, tag, lang }))
      })
    await page.bringToFront()
    await push()
    // The worker handles one after the other.
    await push()
    expect(await shown()).toEqual([])
    await page.goto('about:blank')
    await push()
    await page.goto(`${relay.url}/chat?gwId=demo`)
    await expect.poll(shown).toEqual([{ title: notice.title, tag: notice.tag, lang: 'en' }])
  })
})

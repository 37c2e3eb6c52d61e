import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeviceNotice } from '../../src/contract/console/devices.ts'
import { shoot } from '../support/browser.ts'
import { consoleLink } from '../support/console-links.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'

/** A push service is out of reach of this machine; the subscription and the push messages are not. */
const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } }

describe('push notices of the console on a device', () => {
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

  it('are switched on by the user, appear while no page is visible, and are switched off', async () => {
    const context = await browser.newContext({ permissions: ['notifications'] })
    const page = await context.newPage()
    const calls: string[] = []
    await page.route('**/console/api/inbox/devices**', async (route) => {
      const request = route.request()
      calls.push(`${request.method()} ${new URL(request.url()).pathname.split('/').at(-1)}`)
      await (request.method() === 'GET'
        ? route.fulfill({
            json: {
              publicKey:
                'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
              count: 0,
            },
          })
        : route.fulfill({ status: 204 }))
    })
    await page.addInitScript((given) => {
      let present: object | null = null
      const made = {
        endpoint: given.endpoint,
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
    await page.goto(await consoleLink(server, 'agent'))
    await page.getByRole('link', { name: 'Inbox' }).waitFor()
    await page.goto(`${new URL(page.url()).origin}/console/#/sessions`)
    await page.getByRole('button', { name: 'Turn on notifications', exact: true }).click()
    await page.getByRole('button', { name: 'Turn off notifications' }).waitFor()
    expect(calls).toContain('POST devices')
    await page.getByRole('region', { name: 'Notifications with the page closed' }).scrollIntoViewIfNeeded()
    await shoot(page, 'console-device')

    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((found) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations
        if (one) found(one.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registered
    const notice: DeviceNotice = { title: 'Someone is waiting for an agent', tag: 'parley-inbox' }
    const { origin } = new URL(page.url())
    const push = () =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(notice),
      })
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }))
      })
    await page.bringToFront()
    await push()
    // The worker handles one after the other.
    await push()
    expect(await shown()).toEqual([])
    await page.goto('about:blank')
    await push()
    await page.goto(`${origin}/console/#/sessions`)
    await expect.poll(shown).toEqual([notice])

    await page.getByRole('button', { name: 'Turn on notifications', exact: true }).click()
    await page.getByRole('button', { name: 'Turn off notifications' }).click()
    await page.getByRole('button', { name: 'Turn on notifications', exact: true }).waitFor()
    expect(calls).toContain('POST remove')
    await context.close()
  })
})

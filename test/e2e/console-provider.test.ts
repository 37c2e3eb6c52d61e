import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/database/storage.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { findViolations } from '../support/axe.ts'
import { desktop, openPage, shoot } from '../support/browser.ts'
import { invite } from '../support/operator.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { connectBrowser } from '../support/shared-browser.ts'
import { startProvider, type TestProvider } from '../support/sign-in-provider.ts'

describe('user of an institution with an identity provider', () => {
  let provider: TestProvider
  let server: ServerProcess
  let storage: Storage
  let browser: Browser
  beforeAll(async () => {
    provider = await startProvider()
    server = await startServer()
    await server.stop()
    const file = join(server.folder, 'parley.config.json')
    const { issuer } = provider
    const signInProvider = { name: 'Unity staff', issuer, clientId: 'parley', secondFactor: { amr: ['hwk'] } }
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), signInProvider }))
    await server.start({ DEMO: '0', SIGN_IN_PROVIDER_SECRET: provider.secret })
    storage = openStorage(`sqlite:${server.folder}/parley.db`)
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await storage.close()
    await server.remove()
    await provider.stop()
  })

  it('signs in there and comes back, with no trace of it in the URL', async () => {
    const { page, complaints, close } = await openPage(browser, {
      ...desktop,
      viewport: { width: 320, height: 640 },
    })
    const address = `${server.url().replace('127.0.0.1', 'localhost')}/console/`
    await page.goto(address)
    // The provider was unreachable when the relay started; the page says so, and no one has to wait for it.
    await page.getByText('Unity staff could not be reached a moment ago.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'console-provider')
    provider.open(address)
    provider.person = { login: (await invite(storage, { role: 'analyst' })).login, amr: ['hwk'] }
    await page.getByRole('button', { name: 'Sign in with Unity staff' }).click()
    await page.getByRole('link', { name: 'Person', exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await page.getByRole('link', { name: 'Person', exact: true }).waitFor()
    expect(complaints).toEqual({ errors: [], violations: [] })
    await close()
  })
})

import { rmSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoConfig } from '../../src/relay/config/file.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { bootstrapKey } from '../support/admin-key.ts'
import { launchBrowser } from '../support/browser.ts'
import { type Cluster, missingForCluster, startCluster } from '../support/cluster.ts'
import { type InstalledRelay, installBaseline, installNext, installPresent } from '../support/released.ts'
import { inALine, nothing, startTraffic, type TrafficFigures } from '../support/traffic.ts'
import { brokenInvariants } from '../support/trust-invariants.ts'

const before = missingForCluster === undefined ? installBaseline() : missingForCluster
const present = typeof before === 'string' ? before : installPresent()
if (typeof present === 'string') console.log(`NOT TRIED: no upgrade of three relays, since ${present}.`)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts a client that reads and calls through nginx; returns the responses to each kind of call. */
function startCaller(url: () => string) {
  const outcomes = new Set<string>()
  let isOver = false
  const headers = { authorization: `Bearer ${bootstrapKey}`, 'content-type': 'application/json' }
  const calls: [string, string, RequestInit][] = [
    ['page', '/chat?gwId=demo', {}],
    ['case', '/v1/cases/CASE-1', { headers }],
    // The call is not idempotent, so it must not be retried.
    ['metadata', '/v1/ips/transaction-metadata', { method: 'POST', headers, body: '{}' }],
  ]
  const calling = (async () => {
    while (!isOver)
      for (const [name, path, init] of calls) {
        const answer = await fetch(`${url()}${path}`, init)
        await answer.arrayBuffer()
        outcomes.add(`${name} ${answer.status}`)
      }
  })()
  return {
    async end() {
      isOver = true
      await calling
      return [...outcomes].sort()
    },
  }
}

const wellAnswered = ['case 404', 'metadata 400', 'page 200']

describe.skipIf(typeof before === 'string' || typeof present === 'string')(
  'three relays behind nginx',
  () => {
    const [old, next] = [before, present] as [Exclude<typeof before, string>, Exclude<typeof present, string>]
    let cluster: Cluster
    beforeAll(async () => {
      // A language is offered only if every relay supports it.
      const profile = { ...demoConfig.profile, languages: ['en', 'fr', 'tl'] }
      cluster = await startCluster({ entry: old.entry, config: { profile } })
    })
    afterAll(async () => {
      await cluster.remove()
      rmSync(next.folder, { recursive: true })
    })

    const migrations = async () =>
      (await cluster.schema.query('select name from kysely_migration')).rows.map(({ name }) => name as string)

    /** Does something to the relays while people write, make reports and call; returns the results. */
    const under = async (what: () => Promise<void>): Promise<TrafficFigures> => {
      const traffic = startTraffic({ url: () => cluster.url, writers: 6, betweenMs: 20, tellers: 2 })
      const caller = startCaller(() => cluster.url)
      await pause(2_000)
      await what()
      await pause(2_000)
      expect(await caller.end()).toEqual(wellAnswered)
      return traffic.end()
    }

    const replaceAll = async (entry: string) => {
      for (const relay of cluster.relays) {
        expect(await relay.stop()).toBe(0)
        await relay.start({}, { entry })
        await expect.poll(async () => (await fetch(`${relay.url()}/readyz`)).status).toBe(200)
        await pause(1_000)
      }
    }

    const expectWhole = async (figures: TrafficFigures, says: string) => {
      console.log(`${says}: ${inALine(figures)}`)
      expect(figures).toMatchObject(nothing)
      const { messages, stories, outcomes } = figures
      // A busy machine may be late at its database, whatever is done to the relays.
      expect([...outcomes.keys()].filter((one) => one !== '503 storage-unavailable')).toEqual(['202'])
      expect(stories.length).toBeGreaterThan(0)
      expect(messages).toBeGreaterThan(100)
      const storage = openStorage(cluster.schema.url)
      expect(await brokenInvariants(storage.db, new Date().toISOString())).toEqual([])
      await storage.close()
    }

    it('are upgraded from the previous package, one by one', async () => {
      const known = await migrations()
      const figures = await under(() => replaceAll(next.entry))
      await expectWhole(figures, 'upgrade')
      expect(await migrations()).toEqual(expect.arrayContaining(known))
    })

    it('are rolled back one by one from a release that has migrated further', async () => {
      // A migration of the next release, which this one does not know.
      await cluster.schema.query('create table later (id text primary key)')
      await cluster.schema.query(
        `insert into kysely_migration values ('2999-01-01-relay-later', '2999-01-01')`,
      )
      const figures = await under(() => replaceAll(next.entry))
      await expectWhole(figures, 'back')
    })

    describe('with browsers', () => {
      let browser: Browser
      let later: InstalledRelay
      beforeAll(async () => {
        browser = await launchBrowser()
        later = await installNext(next)
      })
      afterAll(async () => {
        await browser?.close()
        if (later) rmSync(later.folder, { recursive: true })
      })

      const replace = async (relay: Cluster['relays'][number], entry: string) => {
        expect(await relay.stop()).toBe(0)
        await relay.start({}, { entry })
        await expect.poll(async () => (await fetch(`${relay.url()}/readyz`)).status).toBe(200)
      }
      /** Expects a page with all of its parts: its style, and the microphone, which loads last. */
      const expectPage = async (page: Page) => {
        await page.locator('.composer textarea').waitFor()
        await page.getByRole('button', { name: 'Record a voice message' }).waitFor()
        expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
      }
      const open = async (options: BrowserContextOptions = {}) => {
        const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options })
        const page = await context.newPage()
        const lost: string[] = []
        let loads = 0
        page.on('request', (request) => {
          if (request.isNavigationRequest()) loads += 1
        })
        page.on('response', (answer) => {
          if (answer.status() >= 400) lost.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
        })
        await page.goto(`${cluster.url}/chat?gwId=demo`)
        await expectPage(page)
        return { context, page, lost, loads: () => loads }
      }
      /** Expects that uncached pages find every part, whichever relay serves it. */
      const expectWholePages = async () => {
        for (let i = 0; i < 2; i++) {
          const { context, lost, loads } = await open()
          expect([lost, loads()]).toEqual([[], 1])
          await context.close()
        }
      }
      const openMenu = async (page: Page) => {
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      }
      const withoutWorker = { serviceWorkers: 'block' } as const

      it('lose no part of a page while they are upgraded one by one and rolled back, and open tabs continue', async () => {
        await expectWholePages()
        const [tab, returning] = [await open(withoutWorker), await open()]
        for (const relay of cluster.relays) {
          await replace(relay, later.entry)
          await expectWholePages()
          await returning.page.reload()
          await expectPage(returning.page)
        }
        // Its menu is in a chunk that only the previous release built.
        await openMenu(tab.page)
        expect([tab.lost, tab.loads()]).toEqual([[], 1])

        const newTab = await open(withoutWorker)
        expect(await newTab.page.evaluate(() => Reflect.get(self, 'nextRelease'))).toBe(1)
        await newTab.page.locator('.composer textarea').fill('I sent 5000 pesos')
        await newTab.page.locator('.composer textarea').press('Enter')
        await newTab.page.locator('.entry', { hasText: 'I sent 5000 pesos' }).waitFor()
        for (const relay of cluster.relays) {
          await replace(relay, next.entry)
          await expectWholePages()
          await returning.page.reload()
          await expectPage(returning.page)
        }
        // No relay has its menu any more: the tab is reloaded once, and its chat continues.
        await newTab.page.getByRole('button', { name: 'Menu', exact: true }).click()
        await expect.poll(newTab.loads).toBe(2)
        await expectPage(newTab.page)
        await newTab.page.locator('.entry', { hasText: 'I sent 5000 pesos' }).waitFor()
        await openMenu(newTab.page)
        expect(newTab.loads()).toBe(2)
        await Promise.all([tab, returning, newTab].map(({ context }) => context.close()))
      })
    })
  },
)

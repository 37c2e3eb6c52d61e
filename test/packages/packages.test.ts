import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { desktop, launchBrowser, openPage } from '../support/browser.ts'
import { watchChat } from '../support/chat-screen.ts'
import { type Site, type StaticAnswer, startSite } from '../support/static-server.ts'
import {
  emptyFolder,
  installConsumer,
  npxArguments,
  npxFolder,
  type PackagedRelay,
  type Part,
  packAll,
  root,
  run,
  startPackagedRelay,
  type Tarball,
} from './installed.ts'

/** Maximum size of the widget's tarball, in bytes. */
const widgetBytes = 40_000

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** The consumer's built pages, by path. */
const pagesIn = (folder: string): Record<string, StaticAnswer> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css|html)$/.test(file))
      .map((file) => [
        `/${file}`,
        {
          body: readFileSync(join(folder, file), 'utf8'),
          type: types[file.split('.').at(-1) as keyof typeof types],
        },
      ]),
  )

describe('packages', () => {
  const folders = { tarballs: emptyFolder(), consumer: emptyFolder(), relay: emptyFolder() }
  let tarballs: Record<Part, Tarball>
  beforeAll(async () => {
    tarballs = await packAll(folders.tarballs)
  })
  afterAll(() => {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
  })

  describe('as packed', () => {
    it('contain these files for the widget, in less than 40 KB', () => {
      expect(tarballs.widget.contents).toEqual([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'index.js',
        'loader.js',
        'mounted.js',
        'package.json',
        'react.js',
        'types/bridge/bridge.d.ts',
        'types/components/mounted.d.ts',
        'types/components/react.d.ts',
        'types/components/vue.d.ts',
        'types/loader/api.d.ts',
        'types/loader/events.d.ts',
        'types/loader/index.d.ts',
        'types/loader/parley.d.ts',
        'types/loader/settings.d.ts',
        'vue.js',
        'widget.js',
      ])
      expect(tarballs.widget.bytes).toBeLessThan(widgetBytes)
    })

    it('mark the React component for the client, so that server components can render it', () => {
      const react = readFileSync(join(root, 'dist/packages/widget/react.js'), 'utf8')
      expect(react).toMatch(/^['"]use client['"]/)
    })

    it('contain these files for the client, and no schemas', () => {
      expect(tarballs.client.contents).toEqual([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'index.js',
        'package.json',
        'types/client/client.d.ts',
        'types/client/index.d.ts',
        'types/client/operations.d.ts',
        'types/client/problem-error.d.ts',
        'types/client/types.d.ts',
        'types/contract/primitives/problem.d.ts',
      ])
      expect(tarballs.client.manifest.dependencies).toEqual({ ky: manifest.dependencies.ky })
    })

    it('contain the server, the built pages and the demo for the relay', () => {
      const parts = {
        about: /^(CHANGELOG\.md|LICENSE|README\.md|package\.json)$/,
        command: /^bin\.mjs$/,
        server:
          /^dist\/server\/(main|keys?|user|platform|channel|copies|operation-files|voice-thread|paper-thread|document-thread)\.js$/,
        'its weights': /^dist\/server\/trained\.json$/,
        'its chunks': /^dist\/server\/assets\/[\w.-]+-HASH\.js$/,
        'the chat page': /^dist\/web\/(index\.html|chat-sw\.js)$/,
        'its assets': /^dist\/web\/assets\/[\w-]+-HASH\.(js|css|svg|wasm)$/,
        'the console': /^dist\/console\/(index\.html|worker\.js|assets\/[\w-]+-HASH\.(js|css|svg))$/,
        'the script for customers': /^dist\/loader\/widget(-[\d.]+)?\.js$/,
        'the pages about the operations':
          /^dist\/docs\/(openapi|docs(-linked)?|platform-(sandbox|institutions)|style|script)\.(json|html|css|js)$/,
        'the documentation': /^dist\/docs\/site\//,
        'licences of what is part of it': /^dist\/server\/licences\.txt$/,
        'its bill of materials': /^dist\/sbom\.cdx\.json$/,
        demonstration: /^demo\/site\/[\w-]+\.(html|css|js|svg)$/,
        'voices for development':
          /^(scripts\/(voices|mark)\.mjs|src\/platform\/engagement\/voice\/engines\/weights\.json)$/,
      }
      const partsOf = (file: string) =>
        Object.entries(parts).flatMap(([name, pattern]) => (pattern.test(file) ? [name] : []))
      // Served files are next to their compressed forms.
      const contents = tarballs.relay.contents.map((file) =>
        file.replace(/^(dist\/(?!server).+)\.(br|gz)$/, '$1'),
      )
      expect(contents.filter((file) => partsOf(file).length !== 1)).toEqual([])
      expect(new Set(contents.flatMap(partsOf))).toEqual(new Set(Object.keys(parts)))
    })

    it.each(['widget', 'client', 'relay'] as const)(
      'give the %s the name and version of package.json',
      (part) => {
        const own = tarballs[part].manifest
        expect(own).toMatchObject({ name: manifest.packages[part], version: manifest.version })
        expect(own).not.toHaveProperty('scripts')
        expect(own).not.toHaveProperty('devDependencies')
      },
    )

    it('depend on exactly the packages that the server imports', () => {
      const folder = join(root, 'dist/packages/relay/dist/server')
      const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => [
          ...readFileSync(join(folder, file), 'utf8').matchAll(
            /^import (?:[^'"]* from )?"([^"]+)";?$|\bimport\("([^"]+)"\)/gm,
          ),
        ])
        .flatMap(([, whole, lazy]) => whole ?? lazy ?? [])
        .filter((name) => !isBuiltin(name) && !name.startsWith('.'))
        .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
      expect(Object.keys(tarballs.relay.manifest.dependencies as object).sort()).toEqual(
        [...new Set(imported)].sort(),
      )
    })

    it('list each dependency, with its version and the digest of its files, in the bill of materials', () => {
      const { components } = JSON.parse(readFileSync(join(root, 'dist/sbom.cdx.json'), 'utf8'))
      const listed = Object.fromEntries(
        components.map((component: { name: string; version: string; hashes: object[] }) => [
          component.name,
          component.hashes.length > 0 && component.version,
        ]),
      )
      expect(listed).toMatchObject(tarballs.relay.manifest.dependencies as object)
      expect(listed).not.toHaveProperty('vitest')
    })
  })

  describe('as installed', () => {
    let relay: PackagedRelay
    let site: Site
    let browser: Browser
    let installed: string | undefined
    beforeAll(async () => {
      await installConsumer(folders.consumer, [tarballs.widget, tarballs.client])
      // React mounts twice in strict mode, and Vue warns, only in their development builds.
      const development = { NODE_ENV: 'development' }
      await run('npx', ['vite', 'build', '--mode', 'development'], folders.consumer, development)
      site = await startSite(pagesIn(join(folders.consumer, 'dist')))
      relay = await startPackagedRelay(tarballs.relay, folders.relay)
      installed = await npxFolder(tarballs.relay)
      browser = await launchBrowser()
    })
    afterAll(async () => {
      await browser?.close()
      await site?.stop()
      await relay?.stop()
      if (installed) rmSync(installed, { recursive: true, force: true })
    })

    it('bring no package that runs a script when it is installed', () => {
      for (const folder of [folders.consumer, installed ?? '']) {
        const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
          packages: Record<string, { hasInstallScript?: boolean }>
        }
        const names = Object.keys(packages)
        expect(names.some((name) => name.startsWith('node_modules/'))).toBe(true)
        expect(names.filter((name) => packages[name]?.hasInstallScript)).toEqual([])
      }
    })

    it('need no schemas to compile', () => {
      expect(readdirSync(join(folders.consumer, 'node_modules'))).not.toContain('zod')
    })

    it('compile a strict consumer, including the packages’ declarations', async () => {
      await run('npx', ['tsc'], folders.consumer)
    })

    it('render both components on a server, as nothing', async () => {
      const drawn = JSON.parse(
        await run(process.execPath, [join(folders.consumer, 'compiled/server.js')], folders.consumer),
      )
      expect(drawn).toEqual({ version: manifest.version, react: '<p></p>', vue: '<p><!----></p>' })
    })

    it('create a key in the folder where the relay runs, and call operations with it in Node and in a page', async () => {
      const created = await run(
        'npx',
        [...npxArguments(tarballs.relay), 'key', 'create', '--scopes', 'all', '--role', 'admin'],
        folders.relay,
      )
      const key = created.split('\n')[0] ?? ''
      expect(created).toContain(`npx ${manifest.packages.relay} key revoke`)
      expect(readdirSync(folders.relay)).toEqual(['data'])
      const page = await browser.newPage()
      await page.route(`${site.local}/api/**`, async (route) => {
        const url = route.request().url().replace(site.local, relay.url)
        await route.fulfill({ response: await route.fetch({ url }) })
      })
      const calls = JSON.parse(
        await run(process.execPath, ['compiled/calls.js', relay.url, key], folders.consumer),
      )
      expect(calls.field).toMatchObject({ name: 'Bank', type: 'text' })
      expect(calls.found.custom_fields).toContainEqual(calls.field)
      expect(calls.refusal).toEqual({ code: 'case-not-found', status: 404 })
      await page.goto(`${site.local}/script.html?key=${key}`)
      await page.getByText(/fields: .*\bBank\b/).waitFor()
      await page.close()
    })

    it('serve the documentation, whose pages hydrate, and whose search finds a setting', async () => {
      const { page, close } = await openPage(browser, desktop)
      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      page.on(
        'response',
        (answer) => answer.status() < 400 || failures.push(`${answer.status()} ${answer.url()}`),
      )
      await page.goto(`${relay.url}/docs/settings`)
      await page.getByRole('button', { name: 'Search' }).click()
      await page.getByRole('searchbox').fill('ADMIN_PORT')
      await page.getByRole('option').first().click()
      await page.waitForURL(/\/docs\/[\w-]+#/)
      expect(await page.locator('main').innerText()).toContain('ADMIN_PORT')
      await page.goto(`${relay.url}/docs/`)
      const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      const own = [...new Set(links)].filter((to) => to.startsWith(relay.url))
      expect(own.length).toBeGreaterThan(8)
      const answers = await Promise.all(own.map(async (to) => `${(await fetch(to)).status} ${to}`))
      expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([])
      expect(failures).toEqual([])
      await close()
    })

    it('serve the demo', async () => {
      const page = await fetch(`${relay.url}/demo/`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(relay.url)
    })

    /** Returns the frame of the chat page, on a page of the consumer's. */
    const frameOf = async (page: Page): Promise<Frame> => {
      const find = () => page.frames().find((frame) => frame.url().startsWith(`${relay.url}/chat?`))
      await expect.poll(find).toBeDefined()
      return find() as Frame
    }
    const open = async (name: string) => {
      const opened = await openPage(browser, desktop)
      await opened.page.goto(`${site.local}/${name}.html?relay=${encodeURIComponent(relay.url)}`)
      const { page } = opened
      return {
        ...opened,
        press: (button: string) => page.getByRole('button', { name: button, exact: true }).click(),
        widgets: () => page.locator('parley-chat').count(),
        events: () => page.locator('output').innerText(),
      }
    }

    describe.each(['react', 'vue', 'script'])('with %s', (name) => {
      it('opens with its launcher, and answers a message', async () => {
        const { page, complaints, close, events } = await open(name)
        await page.locator('parley-chat').waitFor({ state: 'attached' })
        // In a closed shadow root: clicked as a person would.
        const { width, height } = desktop.viewport
        await page.mouse.click(width - 48, height - 48)
        const chat = watchChat(await frameOf(page))
        await chat.see('Tell me what happened')
        const before = await chat.read()
        await chat.type('I paid, or they took money')
        await expect.poll(chat.read).not.toBe(before)
        await expect.poll(events).toMatch(/bot.*visitor.*bot/)
        expect(complaints).toEqual({ errors: [], violations: [] })
        await close()
      })
    })

    describe.each(['react', 'vue'])('the component of %s', (name) => {
      it('follows its props, and removes the widget when it is unmounted', async () => {
        const { page, press, widgets, events, complaints, close } = await open(name)
        const named: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'warning') complaints.errors.push(message.text())
        })
        page.on('request', (request) => {
          if (request.url() === `${relay.url}/chat/v1/human`) named.push(request.postData() ?? '')
        })
        await press('Open')
        const chat = watchChat(await frameOf(page))
        await chat.see('Tell me what happened')
        await expect
          .poll(events)
          .toMatch(name === 'react' ? /^load load open ready.*bot/ : /^load open ready.*bot/)

        await press('Sign in')
        await expect.poll(() => named).toEqual([JSON.stringify({ humanUid: 'maria' })])
        expect((await frameOf(page)).url()).toContain('theme=light')

        await press('Dark')
        await press('Open')
        await expect.poll(async () => (await frameOf(page)).url()).toContain('theme=dark')
        expect(await widgets()).toBe(1)

        await press('Come or go')
        await expect.poll(widgets).toBe(0)
        await press('Come or go')
        await expect.poll(widgets).toBe(1)
        expect(complaints).toEqual({ errors: [], violations: [] })
        await close()
      })
    })
  })
})

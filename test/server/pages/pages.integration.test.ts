import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Script } from 'node:vm'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyProposalRoutes } from '../../../src/contract/console/key-proposals.ts'
import { operations } from '../../../src/contract/operations/index.ts'
import { toBuiltFile } from '../../../src/http/static-files.ts'
import { createDocsPages } from '../../../src/server/pages/operations.ts'
import { drawnOperations } from '../../support/drawn-operations.ts'

let server: Server
let url = ''

const siteFiles = {
  'site/index.html': '<title>Home</title>',
  'site/settings.html': '<title>Settings</title>',
}

beforeAll(async () => {
  const site = Object.entries(siteFiles).map(
    ([path, text]) => [path, toBuiltFile(path, Buffer.from(text))] as const,
  )
  const pages = createDocsPages(new Map([...drawnOperations(), ...site]), 'sandbox')
  server = createServer(getRequestListener(pages.fetch))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const fromHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe('operations page', () => {
  it('lists each of the 40 with its path and scope, and loads only its style and script', async () => {
    const answer = await fetch(`${url}/docs/api`)
    const page = await answer.text()
    for (const { id, summary, scope } of Object.values(operations)) {
      expect(page).toContain(`id="${id}"`)
      expect(page).toContain(summary.replaceAll("'", '&#39;'))
      expect(page).toContain(`scope ${scope}`)
    }
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    // An example may contain a URL.
    const aroundExamples = page.replaceAll(/<pre[^>]*>.*?<\/pre>/gs, '')
    expect(aroundExamples).not.toMatch(
      /<script(?! type="module" src="\/docs\/api\/script\.js">)|style="|https?:\/\//,
    )
    expect([...page.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/docs/api/style.css',
    ])
    expect((await fetch(`${url}/docs/api/style.css`)).headers.get('content-type')).toContain('text/css')
  })

  it.each([
    ['/docs/api', 2],
    ['/docs/api/platform', 2],
  ])('%s shows calls with ASCII URLs, and lets curl encode what is put into a query', async (path, count) => {
    const page = await (await fetch(url + path)).text()
    const calls = [...page.matchAll(/<pre aria-label="curl"[^>]*><code>(.*?)<\/code>/gs)].map(
      ([, text]) => text ?? '',
    )
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call.split('\n')[0]).toMatch(/^[\x20-\x7e]+$/)
    const encoded = calls.filter((call) => call.includes('--data-urlencode'))
    expect(encoded).toHaveLength(count)
    for (const call of encoded) expect(call).toMatch(/^curl -X GET -G &quot;[^?]+&quot; \\\n/)
  })

  it('names each operation by its subject, once', async () => {
    const titleOf = async (path: string) =>
      /<title>(.*?)<\/title>/.exec(await (await fetch(url + path)).text())?.[1]
    expect([await titleOf('/docs/api'), await titleOf('/docs/api/platform')]).toEqual([
      'Parley: the operations',
      'Parley: the embedded platform',
    ])
  })

  it('shows each call in the languages of servers, as programs that can be run', async () => {
    const page = await (await fetch(`${url}/docs/api`)).text()
    const samples = (language: string) =>
      [...page.matchAll(new RegExp(`<pre aria-label="${language}"[^>]*><code>(.*?)</code>`, 'gs'))].map(
        ([, text = '']) => fromHtml(text),
      )
    const ofClient = Object.keys(operations).length
    const count = ofClient + Object.keys(keyProposalRoutes).length
    expect(samples('TypeScript')).toHaveLength(ofClient)
    for (const language of ['curl', 'Python', 'PHP', 'Java'])
      expect(samples(language), language).toHaveLength(count)
    const programs = samples('JavaScript')
    expect(programs).toHaveLength(count)
    for (const program of programs) {
      const body = program.replaceAll(/^import .*$/gm, '')
      expect(() => new Script(`async () => {${body}}`), program).not.toThrow()
    }
  })
})

describe('documentation site', () => {
  it('has its pages without an ending, under a policy without inline scripts', async () => {
    const home = await fetch(`${url}/docs`)
    expect([home.url, await home.text()]).toEqual([`${url}/docs/`, siteFiles['site/index.html']])
    const settings = await fetch(`${url}/docs/settings`)
    expect(await settings.text()).toBe(siteFiles['site/settings.html'])
    expect(settings.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect((await fetch(`${url}/docs/nothing`)).ok).toBe(false)
  })

  it('is left out by a quick build, and then leads to the reference', async () => {
    const pages = createDocsPages(drawnOperations())
    expect((await pages.request('/docs')).headers.get('location')).toBe('/docs/api')
  })
})

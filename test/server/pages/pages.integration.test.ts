import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../src/contract/operations/index.ts'
import { createOperationPages } from '../../../src/server/pages/operations.ts'
import { drawnOperations } from '../../support/drawn-operations.ts'

let server: Server
let url = ''

beforeAll(async () => {
  const pages = createOperationPages(drawnOperations(), 'sandbox')
  server = createServer(getRequestListener(pages.fetch))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

describe('operations page', () => {
  it('lists each of the 40 with its path and scope, and loads only its style and script', async () => {
    const answer = await fetch(`${url}/docs`)
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
      /<script(?! type="module" src="\/docs\/script\.js">)|style="|https?:\/\//,
    )
    expect([...page.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/docs/style.css',
    ])
    expect((await fetch(`${url}/docs/style.css`)).headers.get('content-type')).toContain('text/css')
  })

  it.each([
    ['/docs', 2],
    ['/docs/platform', 2],
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
    expect([await titleOf('/docs'), await titleOf('/docs/platform')]).toEqual([
      'Parley: the operations',
      'Parley: the embedded platform',
    ])
  })
})

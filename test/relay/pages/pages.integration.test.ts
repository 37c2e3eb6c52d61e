import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../src/contract/operations/index.ts'
import { createOperationPages } from '../../../src/relay/pages/operations.ts'

let server: Server
let url = ''

beforeAll(async () => {
  const pages = createOperationPages()
  server = createServer(getRequestListener(pages.fetch))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

describe('the page about the operations', () => {
  it('names each of the 40, with its path and its scope, and asks for nothing but its style and script', async () => {
    const answer = await fetch(`${url}/docs`)
    const page = await answer.text()
    for (const { id, summary, scope } of Object.values(operations)) {
      expect(page).toContain(`id="${id}"`)
      expect(page).toContain(summary.replaceAll("'", '&#39;'))
      expect(page).toContain(`scope ${scope}`)
    }
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect(page).not.toMatch(/<script(?! type="module" src="\/docs\/script\.js">)|style="|https?:\/\//)
    expect([...page.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/docs/style.css',
    ])
    expect((await fetch(`${url}/docs/style.css`)).headers.get('content-type')).toContain('text/css')
  })
})

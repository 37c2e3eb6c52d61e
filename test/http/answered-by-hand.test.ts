import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answeredByHand } from '../../src/http/answered-by-hand.ts'

it('a response that its route writes itself is left alone by the server, whatever is added to its headers', async () => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('x-request-id', 'one')
  })
  app.get('/', (c) => {
    c.env.outgoing.writeHead(200, { 'content-type': 'text/plain' }).write('first, ')
    setImmediate(() => c.env.outgoing.end('last'))
    return answeredByHand()
  })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await answer.text()).toBe('first, last')
  await new Promise((done) => server.close(done))
})

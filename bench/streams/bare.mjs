// Server-sent events with node:http alone: what is posted to a name goes to all its readers, in one loop.
import { createServer } from 'node:http'

/** @type {Map<string, Set<import('node:http').ServerResponse>>} */
const readers = new Map()
const server = createServer((request, response) => {
  if (request.url === '/healthz') return void response.end('ok')
  const name = request.url?.split('?id=')[1] ?? ''
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('retry: 1000\n\n')
    const all = readers.get(name) ?? new Set()
    readers.set(name, all.add(response))
    request.once('close', () => all.delete(response))
    return
  }
  let body = ''
  request.setEncoding('utf8').on('data', (part) => {
    body += part
  })
  request.once('end', () => {
    response.end()
    for (const reader of readers.get(name) ?? []) reader.write(`data: ${body}\n\n`)
  })
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.({ port: /** @type {import('node:net').AddressInfo} */ (server.address()).port })
})

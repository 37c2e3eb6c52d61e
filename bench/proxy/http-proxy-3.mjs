// http-proxy-3 as its documentation shows it, with connections to the target kept open.
import { Agent, createServer } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(new URL('../peers/package.json', import.meta.url))
const { createProxyServer } = require('http-proxy-3')
const proxy = createProxyServer({
  target: process.argv[2],
  agent: new Agent({ keepAlive: true, maxSockets: 256 }),
})
proxy.on('error', (_error, _req, res) => res.writeHead?.(502).end())
const server = createServer((req, res) => proxy.web(req, res))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))

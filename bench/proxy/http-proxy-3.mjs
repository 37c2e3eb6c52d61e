// http-proxy-3 as in its documentation, with keep-alive connections to the target.
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

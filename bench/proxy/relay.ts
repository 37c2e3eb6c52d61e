import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import { createHosts } from '../../src/relay/gateway/upstream/hosts.ts'
import { createOperations } from '../../src/server/relay/operations.ts'
import { openStorage } from '../../src/storage/open-storage.ts'

/** The relay's operations with every check on: keys in SQLite, scopes, limits, validation, metrics. */
const [upstreamUrl = '', databaseUrl = ''] = process.argv.slice(2)
const storage = openStorage(databaseUrl)
const clock = () => new Date().toISOString()
const registry = new Registry()
collectDefaultMetrics({ register: registry })
const operations = createOperations({
  docs: new Map(),
  security: { record: () => {} },
  hosts: createHosts({
    baseUrls: { trust: upstreamUrl },
    secrets: { trustLayerToken: 'a-secret-of-the-benchmark' },
    embedded: { dispatch: () => Promise.reject(new Error('none')), secret: 'a-secret-of-the-benchmark' },
    registry,
  }),
  storage,
  registry,
  clock,
  timers: realTimers,
  logger: pino({ level: 'info' }),
})
const server = createServer((req, res) => {
  if (!operations.handle(req, res)) res.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ port })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { scopes } from '../../src/contract/operations/operation.ts'
import { createKeyedHash } from '../../src/contract/primitives/keyed-hash.ts'
import { realTimers } from '../../src/contract/primitives/timers.ts'
import { createPlatform } from '../../src/platform/platform.ts'
import { createHosts } from '../../src/relay/gateway/upstream/hosts.ts'
import { createApiKeys } from '../../src/relay/security/auth/api-keys.ts'
import { createChatKeys } from '../../src/relay/security/auth/chat-keys.ts'
import { createSeal } from '../../src/relay/security/auth/seal.ts'
import { createOperations } from '../../src/server/relay/operations.ts'
import { createIds } from '../../src/storage/ids.ts'
import { migrate } from '../../src/storage/migrations/index.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type BenchCall, type BenchRole, makeWorld } from './world.ts'

/**
 * The relay's operations in front of the embedded platform, in one process, on the given database, or SQLite
 * in a file. Fills it and creates keys, unless it is told that another process has `filled` it.
 */

const secret = 'a-secret-of-the-benchmark'
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
const [databaseUrl = `sqlite:${join(folder, 'bench.db')}`, filled] = process.argv.slice(2)
const storage = openStorage(databaseUrl)
await migrate(storage)
const clock = () => new Date().toISOString()
const logger = pino({ level: 'error' })
const seal = createSeal(new Uint8Array(32).fill(7))
const platform = createPlatform({
  storage,
  clock,
  timers: realTimers,
  ids: createIds(),
  sandbox: true,
  keyedHash: createKeyedHash(() => ['pepper']),
  secret,
  seal,
  chatKeys: createChatKeys({ seal }),
  // Guessing is not measured here.
  enumerationBudget: () => ({ capacity: 1e9, perSecond: 1e6 }),
  logger,
})
await platform.start()

async function send({ role, method, path, body }: BenchCall): Promise<Record<string, string>> {
  const answer = await platform.dispatch({
    method,
    path,
    headers: {
      authorization: `Bearer ${secret}`,
      'x-parley-role': role,
      'content-type': 'application/json',
    },
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
  })
  const text = Buffer.from(answer.body as Uint8Array).toString('utf8')
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

const world = filled ? undefined : await makeWorld(send)
const registry = new Registry()
collectDefaultMetrics({ register: registry })
const operations = createOperations({
  docs: new Map(),
  security: { record: () => {} },
  hosts: createHosts({
    baseUrls: {},
    secrets: {},
    embedded: { dispatch: platform.dispatch, secret },
    registry,
  }),
  storage,
  registry,
  clock,
  timers: realTimers,
  logger,
})
const apiKeys = createApiKeys({ db: storage.db, clock })
const keys: Partial<Record<BenchRole, string>> = {}
for (const role of filled ? [] : (['analyst', 'recovery_engine', 'ips', 'admin'] as const)) {
  keys[role] = (await apiKeys.create({ scopes: [...scopes], role })).key
}
const server = createServer((req, res) => {
  if (!operations.handle(req, res)) res.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port, keys, world })
})
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})

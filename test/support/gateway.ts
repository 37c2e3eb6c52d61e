import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { Registry } from 'prom-client'
import { operations } from '../../src/contract/operations/index.ts'
import type { Role, Scope } from '../../src/contract/operations/operation.ts'
import { realTimers, type Timers } from '../../src/contract/primitives/timers.ts'
import type { UpstreamSettings } from '../../src/relay/config/hosts.ts'
import type { ProxyTiming } from '../../src/relay/gateway/proxy/call.ts'
import { createProxyMetrics } from '../../src/relay/gateway/proxy/metrics.ts'
import { createProxy } from '../../src/relay/gateway/proxy/proxy.ts'
import {
  closeHosts,
  createHosts,
  type Hosts,
  type HostsOptions,
} from '../../src/relay/gateway/upstream/hosts.ts'
import { createApiKeys, type NewApiKey } from '../../src/relay/security/auth/api-keys.ts'
import { createKeyCheck } from '../../src/relay/security/auth/key-check.ts'
import { createMemoryBuckets } from '../../src/relay/security/rate-limits/token-buckets.ts'
import { bootstrapKey } from './admin-key.ts'
import { database, type TestDatabase } from './databases.ts'
import { createSecretWatch } from './secret-watch.ts'
import { createSecurityEvents } from './security-events.ts'

export { bootstrapKey }

/** The secrets of every upstream, none of which a caller may ever see. */
export const upstreamSecrets = {
  takeover: 'takeover-SECRET-of-demo-teamspace',
  platform: 'platform-SECRET-token-0001',
  service: 'service-SECRET-token-0002',
  trust: 'trust-SECRET-token-0003',
  embedded: 'embedded-SECRET-0004',
} as const

/** The proxy alone, on a free port; other paths return 404 with `elsewhere`. */
export interface TestGateway {
  url: string
  test: TestDatabase
  /** The hosts that the proxy calls, for a test that also calls them directly. */
  hosts: Hosts
  registry: Registry
  log: string[]
  /** The events recorded in the security log. */
  security: ReturnType<typeof createSecurityEvents>
  /** Creates a key and returns its Authorization value. It reaches every teamspace and company by default. */
  authorize(
    scopes: readonly Scope[],
    role?: Role,
    citizenRef?: string,
    bounds?: Pick<NewApiKey, 'teamspaces' | 'companies' | 'environment' | 'expiresAt'>,
  ): Promise<string>
  revoke(authorization: string): Promise<void>
  /** @throws Error when an upstream's secret, or the key, was leaked */
  stop(): Promise<void>
}

export interface TestGatewayOptions {
  /** Base URL of all three hosts; without it, `dispatch` responds in process. */
  upstreamUrl?: string
  dispatch?: HostsOptions['embedded']['dispatch']
  /** The secret sent to `dispatch`. Default: {@link upstreamSecrets}. */
  embeddedSecret?: string
  /** Real hosts as a deployment's settings name them, instead of `upstreamUrl` and `trustTls`. */
  upstream?: UpstreamSettings
  trustTls?: NonNullable<HostsOptions['trustTls']>
  /** Also applies the embedded platform's rules to a real host. */
  strictCalls?: boolean
  timing?: Partial<ProxyTiming>
  breaker?: NonNullable<HostsOptions['breaker']>
  /** A virtual clock that the test advances. Default: real time. */
  timers?: Timers
}

const everything = { teamspaces: 'all', companies: 'all' } as const

export async function startGateway(options: TestGatewayOptions): Promise<TestGateway> {
  const { upstreamUrl, upstream, dispatch, embeddedSecret, trustTls, timing, breaker } = options
  const { timers = realTimers } = options
  const { strictCalls = false } = options
  const test = await database.create()
  const clock = () => new Date().toISOString()
  const keys = createApiKeys({ db: test.storage.db, clock })
  const log: string[] = []
  const security = createSecurityEvents()
  const registry = new Registry()
  const hosts = createHosts({
    baseUrls: upstreamUrl ? { platform: upstreamUrl, gateway: upstreamUrl, trust: upstreamUrl } : {},
    secrets: {
      takeoverSecrets: new Map([['demo-teamspace', upstreamSecrets.takeover]]),
      platformToken: upstreamSecrets.platform,
      serviceToken: upstreamSecrets.service,
      trustLayerToken: upstreamSecrets.trust,
    },
    embedded: {
      dispatch: dispatch ?? (() => Promise.reject(new Error('no platform'))),
      secret: embeddedSecret ?? upstreamSecrets.embedded,
    },
    strictCalls,
    ...(trustTls && { trustTls }),
    ...upstream,
    ...(breaker && { breaker }),
    registry,
  })
  const proxy = createProxy({
    hosts,
    keys: createKeyCheck({ keys, clock, security, bootstrapKey, cacheMs: 0 }),
    countKey: async () => {},
    security,
    // Nothing is refilled while a test runs, however long it takes.
    buckets: createMemoryBuckets(() => 0),
    metrics: createProxyMetrics(
      registry,
      Object.values(operations).map(({ id }) => id),
    ),
    logger: pino({ level: 'trace' }, { write: (line) => log.push(line) }),
    requestIds: () => crypto.randomUUID(),
    timing: { retryDelayMs: 1, ...timing },
    timers,
  })
  const watch = createSecretWatch([
    ...Object.values(upstreamSecrets),
    bootstrapKey,
    ...(embeddedSecret === undefined ? [] : [embeddedSecret]),
  ])
  const server = createServer((req, res) => {
    watch.read(res)
    if (!proxy.handle(req, res)) res.writeHead(404).end('elsewhere')
  })
  // Closing an idle connection as the next request begins would be a reset.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    test,
    hosts,
    registry,
    log,
    security,
    async authorize(scopes, role = 'analyst', citizenRef, bounds = everything) {
      const { key } = await keys.create({
        scopes,
        role,
        ...(citizenRef !== undefined && { citizenRef }),
        ...bounds,
      })
      return `Bearer ${key}`
    },
    async revoke(authorization) {
      await keys.revoke(authorization.slice('Bearer pk_'.length, 'Bearer pk_'.length + 12))
    },
    async stop() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      await closed
      proxy.close()
      await closeHosts(hosts)
      await test.remove()
      watch.check({ 'a log line': log.join('\n'), 'the metrics': await registry.metrics() })
    },
  }
}

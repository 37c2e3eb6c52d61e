import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { OwnReach } from '../../contract/openapi/platform.ts'
import { operations } from '../../contract/operations/index.ts'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { Timers } from '../../contract/primitives/timers.ts'
import type { RelayEnv } from '../../http/hono-answers.ts'
import type { BuiltFile } from '../../http/static-files.ts'
import type { ProxyTiming } from '../../relay/gateway/proxy/call.ts'
import { createProxyMetrics } from '../../relay/gateway/proxy/metrics.ts'
import { createProxy } from '../../relay/gateway/proxy/proxy.ts'
import { closeHosts, type Hosts } from '../../relay/gateway/upstream/hosts.ts'
import { createApiKeys, type Environment } from '../../relay/security/auth/api-keys.ts'
import { createKeyCheck, type KeyCheck } from '../../relay/security/auth/key-check.ts'
import type { SecurityLog } from '../../relay/security/auth/security-log.ts'
import { createSharedBuckets } from '../../relay/security/rate-limits/shared-buckets.ts'
import type { Storage } from '../../storage/database/storage.ts'
import { createDocsPages } from '../pages/operations.ts'

/** Dependencies of the operations. */
export interface OperationsDeps {
  hosts: Hosts
  storage: Storage
  /** Registry of all metrics. */
  registry: Registry
  clock: Clock
  timers: Timers
  logger: Logger
  security: SecurityLog
  /** Counts a look-up of a request's key. Default: nothing. @throws Problem `rate-limited` */
  countKey?: (req: IncomingMessage) => Promise<void>
  /** The environment whose API keys are accepted. Default `live`. */
  environment?: Environment
  /** Shares rate limits among relays. */
  redis?: Redis
  bootstrapKey?: string
  timing?: Partial<ProxyTiming>
  /**
   * Which calls of the embedded platform are open to others than the relay, in addition to the operations.
   * Default: none.
   */
  ownReach?: OwnReach | undefined
  /** Files that the build has rendered for the operation pages, by name. */
  docs: ReadonlyMap<string, BuiltFile>
}

/** Serves the 40 operations to other servers, with their documentation. */
export interface Operations {
  /** Handles a request to one of the operations; see `Proxy.handle`. */
  handle(req: IncomingMessage, res: ServerResponse): boolean
  /** Identifies callers by their keys. */
  keys: KeyCheck
  /** The documentation, below `/docs`. */
  pages: Hono<RelayEnv>
  close(): Promise<void>
}

/** Creates the proxy of the operations. */
export function createOperations(deps: OperationsDeps): Operations {
  const { hosts, storage, registry, clock, timers, logger, security } = deps
  const { environment, bootstrapKey, timing } = deps
  const keys = createKeyCheck({
    keys: createApiKeys({ db: storage.db, clock }),
    clock,
    timers,
    security,
    ...(environment && { environment }),
    ...(bootstrapKey !== undefined && { bootstrapKey }),
  })
  const proxy = createProxy({
    hosts,
    keys,
    countKey: deps.countKey ?? (() => Promise.resolve()),
    security,
    buckets: createSharedBuckets(deps),
    metrics: createProxyMetrics(
      registry,
      Object.values(operations).map(({ id }) => id),
    ),
    timers,
    logger,
    requestIds: randomUUID,
    ...(timing && { timing }),
  })
  return {
    handle: proxy.handle,
    keys,
    pages: createDocsPages(deps.docs, deps.ownReach),
    async close() {
      proxy.close()
      await closeHosts(hosts)
    },
  }
}

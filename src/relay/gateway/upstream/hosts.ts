import { Buffer } from 'node:buffer'
import type { Registry } from 'prom-client'
import type { Host } from '../../../contract/operations/operation.ts'
import { ownPath } from '../../../contract/platform/addresses.ts'
import type { Dispatch } from '../../../contract/primitives/wire.ts'
import { type Breaker, type BreakerOptions, createBreaker } from './breaker.ts'
import {
  type Credentials,
  createCredentials,
  createEmbeddedCredentials,
  type HostSecrets,
} from './credentials.ts'
import { createHttpUpstream } from './http-upstream.ts'
import { createInProcessUpstream } from './in-process-upstream.ts'
import { createHostMetrics, type HostCounter } from './metrics.ts'
import { formsOf } from './secret-forms.ts'
import type { Upstream } from './upstream.ts'

/** Names what the relay checks a call by before it goes on. */
export type Checks = 'interface' | 'embedded'

/** One of the hosts as this deployment has it. */
export interface HostRoute {
  upstream: Upstream
  breaker: Breaker
  /** Counts what becomes of the calls. */
  count: HostCounter
  credentials: Credentials
  /** Every upstream secret of this deployment in each of its forms, longest first. */
  secrets: readonly Buffer[]
  /** Whether it takes the caller's role and identity from our headers. */
  identifies: boolean
  /** Which rules a call to it keeps: those of the interface alone, or those of the embedded platform with them. */
  checks: Checks
  /** Where this host takes detailed scam reports; undefined when it takes none. */
  reportPath: string | undefined
  /** Where this host is told that a citizen wants no more news of a case; undefined when it sends none by itself. */
  stopNewsPath: string | undefined
  /** Where this host gives disputes back and takes what is said in them; undefined where it does neither. */
  disputesPath: string | undefined
  /** Where this host takes what the interface leaves to a settings page, with a slash at its end; undefined when nowhere. */
  hasSettings: boolean
}

/** Holds a route to each of the three hosts, and to the model that helps to read, where there is one. */
export type Hosts = Readonly<Record<Host, HostRoute>> & { readonly understanding?: HostRoute }

/** Says which hosts are real, where they are, and how the relay makes itself known to them. */
export interface HostsOptions {
  /** Base URL of each real host. A host without one is the embedded platform. */
  baseUrls: Partial<Record<Host, string>>
  secrets: HostSecrets
  /** PEM texts for mutual TLS with the trust layer. */
  trustTls?: { cert?: string; key?: string; ca?: string }
  /** Where a real trust layer takes detailed scam reports. Without it they are not sent. */
  trustReportPath?: string
  /** Checks calls to real hosts by the embedded platform's rules too. Default false. */
  strictCalls?: boolean
  embedded: { dispatch: Dispatch; secret: string }
  /** Base URL of a language model's endpoint. Default: none. */
  understandingUrl?: string
  breaker?: BreakerOptions
  /** Time to open a connection, in milliseconds. Default 5000. */
  connectMs?: number
  /** Where the hosts' metrics are registered. Default: nowhere. */
  registry?: Registry
}

/** She waits for the model, and can do without it: it is left alone sooner and longer than a host that is needed. */
const understandingBreaker = { failures: 3, openMs: 30_000 } as const satisfies BreakerOptions

/** Decides for each host whether it is real or embedded. */
export function createHosts(options: HostsOptions): Hosts {
  const { baseUrls, secrets, trustTls, trustReportPath, embedded, connectMs } = options
  const metrics = options.registry && createHostMetrics(options.registry)
  const real = createCredentials(secrets)
  const own = createEmbeddedCredentials(embedded.secret)
  const values = [...real.values, ...own.values]
    .flatMap(formsOf)
    .map((value) => Buffer.from(value))
    .sort((a, b) => b.length - a.length)
  const build = (host: Host): HostRoute => {
    const breaker = createBreaker(options.breaker)
    const baseUrl = baseUrls[host]
    return {
      upstream:
        baseUrl === undefined
          ? createInProcessUpstream(embedded.dispatch)
          : createHttpUpstream({
              baseUrl,
              ...(connectMs !== undefined && { connectMs }),
              ...(host === 'trust' && trustTls && { tls: trustTls }),
            }),
      breaker,
      count: metrics?.watch(host, breaker) ?? (() => {}),
      credentials: baseUrl === undefined ? own : real,
      secrets: values,
      identifies: baseUrl === undefined || host === 'trust',
      checks: baseUrl === undefined || options.strictCalls ? 'embedded' : 'interface',
      reportPath:
        host !== 'trust' ? undefined : baseUrl === undefined ? ownPath('sendScamReport') : trustReportPath,
      stopNewsPath: host === 'trust' && baseUrl === undefined ? ownPath('stopNews') : undefined,
      disputesPath: host === 'trust' && baseUrl === undefined ? ownPath('listDisputes') : undefined,
      hasSettings: baseUrl === undefined,
    }
  }
  const buildUnderstanding = (baseUrl: string): HostRoute => {
    const breaker = createBreaker({ ...options.breaker, ...understandingBreaker })
    return {
      upstream: createHttpUpstream({
        baseUrl,
        connections: 32,
        ...(connectMs !== undefined && { connectMs }),
      }),
      breaker,
      count: metrics?.watch('understanding', breaker) ?? (() => {}),
      credentials: real,
      secrets: values,
      identifies: false,
      checks: 'interface',
      reportPath: undefined,
      stopNewsPath: undefined,
      disputesPath: undefined,
      hasSettings: false,
    }
  }
  return {
    platform: build('platform'),
    gateway: build('gateway'),
    trust: build('trust'),
    ...(options.understandingUrl && { understanding: buildUnderstanding(options.understandingUrl) }),
  }
}

/** Lets every host's connections end. */
export async function closeHosts(hosts: Hosts): Promise<void> {
  await Promise.all(Object.values(hosts).map(({ upstream }) => upstream.close()))
}

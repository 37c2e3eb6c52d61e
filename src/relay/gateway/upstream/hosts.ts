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

/** The rule set that the relay checks a call against before it forwards it. */
export type Checks = 'interface' | 'embedded'

/** A route to one of the hosts in this deployment. */
export interface HostRoute {
  upstream: Upstream
  breaker: Breaker
  /** Counts the outcomes of calls. */
  count: HostCounter
  credentials: Credentials
  /** Every upstream secret of this deployment in each of its forms, longest first. */
  secrets: readonly Buffer[]
  /** Whether it reads the caller's role and identity from our headers. */
  identifies: boolean
  /**
   * Which rules calls to it must satisfy: those of the interface alone, or also those of the embedded
   * platform.
   */
  checks: Checks
  /** Path at which this host receives detailed scam reports; undefined if it receives none. */
  reportPath: string | undefined
  /**
   * Path at which this host accepts a citizen's opt-out from case news; undefined if it sends no news itself.
   */
  stopNewsPath: string | undefined
  /** Path at which this host serves disputes and accepts messages in them; undefined if it does neither. */
  disputesPath: string | undefined
  /** Whether this host accepts the settings that the interface leaves to a settings page. */
  hasSettings: boolean
}

/** Routes to the three hosts, and to the language model if there is one. */
export type Hosts = Readonly<Record<Host, HostRoute>> & { readonly understanding?: HostRoute }

/** Which hosts are real, their addresses, and how the relay authenticates to them. */
export interface HostsOptions {
  /** Base URL of each real host. A host without one is the embedded platform. */
  baseUrls: Partial<Record<Host, string>>
  secrets: HostSecrets
  /** PEM texts for mutual TLS with the trust layer. */
  trustTls?: { cert?: string; key?: string; ca?: string }
  /** Path at which a real trust layer receives detailed scam reports. Without it they are not sent. */
  trustReportPath?: string
  /** Also checks calls to real hosts against the embedded platform's rules. Default false. */
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

/**
 * The citizen waits for the model but can do without it, so its breaker opens sooner and for longer than that
 * of a required host.
 */
const understandingBreaker = { failures: 3, openMs: 30_000 } as const satisfies BreakerOptions

/** Creates the route of each host, real or embedded. */
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

/** Closes the connections of every host. */
export async function closeHosts(hosts: Hosts): Promise<void> {
  await Promise.all(Object.values(hosts).map(({ upstream }) => upstream.close()))
}

import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Host } from '../../contract/operations/operation.ts'
import type { Hosts } from '../upstream/hosts.ts'

/** What is counted of the proxied operations. Labels are operations, classes and hosts, never ids. */
export interface ProxyMetrics {
  /** One call is over. */
  done(operation: string, status: number, seconds: number): void
  /** An upstream call came to nothing, or had to be made again. */
  upstream(host: Host, event: 'unreachable' | 'late' | 'broken' | 'retried' | 'refused-by-breaker'): void
}

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
/** Seconds, around the interface's targets of 0.5 to 30 s and what a proxy adds to them. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60]

/** Registers the proxy's metrics. */
export function createProxyMetrics(
  registry: Registry,
  operations: readonly string[],
  hosts?: Hosts,
): ProxyMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'parley_operation_requests_total',
    help: 'Answered calls of the 40 operations.',
    labelNames: ['operation', 'class'],
    registers,
  })
  const durations = new Histogram({
    name: 'parley_operation_duration_seconds',
    help: 'From the head of the request to the end of the answer.',
    labelNames: ['operation'],
    buckets,
    registers,
  })
  const upstreamEvents = new Counter({
    name: 'parley_upstream_events_total',
    help: 'Upstream calls that came to nothing or were repeated.',
    labelNames: ['host', 'event'],
    registers,
  })
  if (hosts) registerBreakers(registry, hosts)
  // Bound once: resolving labels on each request costs more than counting.
  const bound = new Map(
    operations.map((operation) => [
      operation,
      {
        classes: classes.map((name) => requests.labels(operation, name)),
        duration: durations.labels(operation),
      },
    ]),
  )
  return {
    done(operation, status, seconds) {
      const found = bound.get(operation)
      found?.classes[Math.floor(status / 100) - 1]?.inc()
      found?.duration.observe(seconds)
    },
    upstream: (host, event) => upstreamEvents.inc({ host, event }),
  }
}

function registerBreakers(registry: Registry, hosts: Hosts): void {
  new Gauge({
    name: 'parley_upstream_breaker_open',
    help: '1 while an upstream is left alone because it did not answer.',
    labelNames: ['host'],
    registers: [registry],
    collect() {
      for (const [host, { breaker }] of Object.entries(hosts)) {
        this.set({ host }, breaker.state() === 'open' ? 1 : 0)
      }
    },
  })
}

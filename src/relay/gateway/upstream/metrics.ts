import { Counter, Gauge, type Registry } from 'prom-client'
import type { Host } from '../../../contract/operations/operation.ts'
import type { Breaker } from './breaker.ts'

/**
 * Outcome of a call to a host: it was `answered`; it was `unreachable` or `late` before its response was
 * complete; the response was `broken` off; the call was `retried`; or it was not made, because the breaker
 * was open.
 */
type HostEvent = 'answered' | 'unreachable' | 'late' | 'broken' | 'retried' | 'refused-by-breaker'

/** Counts the outcomes of calls to one host. */
export type HostCounter = (event: HostEvent) => void

const hostEvents = ['answered', 'unreachable', 'late', 'broken', 'retried', 'refused-by-breaker'] as const

/** Counts the calls to the hosts, and shows which breakers are open. */
export interface HostMetrics {
  /** Creates the counter of a host, and watches its breaker. */
  watch(host: Host | 'understanding', breaker: Breaker): HostCounter
}

/** Registers `parley_upstream_events_total` and `parley_upstream_breaker_open`. */
export function createHostMetrics(registry: Registry): HostMetrics {
  const breakers = new Map<string, Breaker>()
  const events = new Counter({
    name: 'parley_upstream_events_total',
    help: 'What became of the calls to each host, whoever made them.',
    labelNames: ['host', 'event'],
    registers: [registry],
  })
  new Gauge({
    name: 'parley_upstream_breaker_open',
    help: '1 while an upstream is left alone because it did not answer.',
    labelNames: ['host'],
    registers: [registry],
    collect() {
      for (const [host, breaker] of breakers) this.set({ host }, breaker.state() === 'open' ? 1 : 0)
    },
  })
  return {
    watch(host, breaker) {
      breakers.set(host, breaker)
      // Bound once: resolving labels on each call costs more than counting.
      const bound = new Map(hostEvents.map((event) => [event, events.labels(host, event)]))
      return (event) => bound.get(event)?.inc()
    },
  }
}

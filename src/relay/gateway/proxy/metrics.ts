import { Counter, Histogram, type Registry } from 'prom-client'

/** Counts proxied operations. Labels are operations and status classes, never ids. */
export interface ProxyMetrics {
  /** Counts a finished call; `seconds` is measured from the request head to the end of the response. */
  done(operation: string, status: number, seconds: number): void
}

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
/** Seconds, around the interface's targets of 0.5 to 30 s and what a proxy adds to them. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60]

/** Registers `parley_operation_requests_total` and `parley_operation_duration_seconds`, by operation. */
export function createProxyMetrics(registry: Registry, operations: readonly string[]): ProxyMetrics {
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
  }
}

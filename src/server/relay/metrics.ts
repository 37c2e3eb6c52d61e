import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Clock } from '../../contract/primitives/ids.ts'
import type { Timers } from '../../contract/primitives/timers.ts'
import { within } from '../../contract/primitives/within.ts'
import { countOpen, findDue } from '../../relay/citizen-api/chat/outbox-wait.ts'
import type { Storage } from '../../storage/database/storage.ts'
import type { HoldReason } from '../../storage/sweep-guard.ts'

/** Seconds: a write waits for a few milliseconds, or for a lock that another process holds. */
const waitBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

/**
 * Registers `parley_storage_wait_seconds`, `parley_database_connections` and `parley_database_waiting`.
 * @returns the storage through which writes are measured
 */
export function measureStorage(registry: Registry, storage: Storage): Storage {
  const registers = [registry]
  const waits = new Histogram({
    name: 'parley_storage_wait_seconds',
    help: 'From asking for a change of the database to its beginning: a connection, and the lock of what is changed.',
    buckets: waitBuckets,
    registers,
  })
  new Gauge({
    name: 'parley_database_connections',
    help: 'Connections to Postgres; none on SQLite.',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle } = storage.connections() ?? { used: 0, idle: 0 }
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'parley_database_waiting',
    help: 'Statements and changes that wait for a connection to Postgres.',
    registers,
    collect() {
      this.set(storage.connections()?.waiting ?? 0)
    },
  })
  return {
    ...storage,
    write(scope, work) {
      const from = performance.now()
      return storage.write(scope, (trx) => {
        waits.observe((performance.now() - from) / 1000)
        return work(trx)
      })
    },
  }
}

/**
 * Registers `parley_sweeps_held` and `parley_sweeps_refused_total`.
 * @returns a function that counts a refused sweep
 */
export function createSweepMetrics(registry: Registry, isHeld: () => boolean) {
  const registers = [registry]
  new Gauge({
    name: 'parley_sweeps_held',
    help: '1 while nothing is deleted by its age, until an operator confirms that the clock and the retention are right.',
    registers,
    collect() {
      this.set(isHeld() ? 1 : 0)
    },
  })
  const refused = new Counter({
    name: 'parley_sweeps_refused_total',
    help: 'Sweeps that were refused, because of the clock or because they would delete too much.',
    labelNames: ['reason'],
    registers,
  })
  return { refused: (reason: HoldReason) => refused.inc({ reason }) }
}

/** Sources of a relay's metrics. */
export interface RelayMetricsDeps {
  registry: Registry
  storage: Storage
  clock: Clock
  timers: Timers
  /** Streams that are open now, including long polls and those of the console. */
  streams: { readonly size: number }
}

/** How long a scrape waits for the database, in milliseconds. */
const scrapeWithinMs = 1_000

/**
 * Registers `parley_open_streams`, `parley_outbox_open`, `parley_outbox_due` and `parley_outbox_age_seconds`.
 * The outbox is that of all relays of the database, and NaN while the database is down.
 */
export function createRelayMetrics({ registry, storage, clock, timers, streams }: RelayMetricsDeps): void {
  const registers = [registry]
  new Gauge({
    name: 'parley_open_streams',
    help: 'Open event streams and long polls.',
    registers,
    collect() {
      this.set(streams.size)
    },
  })
  const asked = (read: () => Promise<number>) =>
    async function collect(this: Gauge) {
      this.set(await within(read(), scrapeWithinMs, timers).catch(() => Number.NaN))
    }
  new Gauge({
    name: 'parley_outbox_open',
    help: 'Calls of all relays that are not answered yet.',
    registers,
    collect: asked(() => countOpen(storage.db)),
  })
  new Gauge({
    name: 'parley_outbox_due',
    help: 'Calls of all relays that are due and not taken.',
    registers,
    collect: asked(async () => (await findDue(storage.db, clock())).due),
  })
  new Gauge({
    name: 'parley_outbox_age_seconds',
    help: 'For how long the oldest of them has been due.',
    registers,
    collect: asked(async () => (await findDue(storage.db, clock())).ageSeconds),
  })
}

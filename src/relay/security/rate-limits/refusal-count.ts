import { Counter, type Registry } from 'prom-client'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { SecurityLog } from '../auth/security-log.ts'

type SecurityEvent = Parameters<SecurityLog['record']>[0]

/** Reports refusals without letting a flood fill the log. */
export interface RefusalCount {
  /** Records the first refusal of its kind immediately; later ones are counted and reported once a minute. */
  note(event: SecurityEvent): void
  /** Reports what has been counted but not yet reported. */
  flush(): void
}

const minuteMs = 60_000

const kinds: Readonly<Record<string, string>> = { 'limit-refused': 'limit', 'capacity-refused': 'capacity' }

/**
 * Creates a count of refusals that writes to the log of security events, by kind and detail. Refusals for a
 * limit or for lack of capacity are added to `parley_refusals_total` as they happen.
 */
export function createRefusalCount(security: SecurityLog, registry: Registry, timers: Timers): RefusalCount {
  const total = new Counter({
    name: 'parley_refusals_total',
    help: 'Requests that a limit or the want of room has refused, by which.',
    labelNames: ['kind', 'what'],
    registers: [registry],
  })
  /** How many more of each there were since the first. */
  const counts = new Map<string, { event: SecurityEvent; more: number }>()
  let cancelFlush: Cancel | undefined
  const flush = () => {
    cancelFlush?.()
    cancelFlush = undefined
    for (const { event, more } of counts.values()) {
      // Without the first one's address: the others may have had another.
      const { actor: _, ...rest } = event
      if (more > 0) security.record({ ...rest, count: more })
    }
    counts.clear()
  }
  return {
    note(event) {
      const kind = kinds[event.kind]
      if (kind) total.inc({ kind, what: event.detail ?? '' })
      const key = `${event.kind}:${event.detail ?? ''}`
      const known = counts.get(key)
      if (known) {
        known.more += 1
        return
      }
      counts.set(key, { event, more: 0 })
      security.record(event)
      cancelFlush ??= timers.setTimeout(flush, minuteMs)
    },
    flush,
  }
}

/**
 * Records events with an actor immediately and aggregates the others. Keys are invented by the thousand, but
 * a key that was once valid deserves a line each time.
 */
export const tellNamedAtOnce = (security: SecurityLog, refusals: RefusalCount): SecurityLog => ({
  record: (event) => (event.actor === undefined ? refusals.note(event) : security.record(event)),
})

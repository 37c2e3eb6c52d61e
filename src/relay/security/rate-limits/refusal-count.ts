import { Counter, type Registry } from 'prom-client'
import type { Cancel, Timers } from '../../../contract/primitives/timers.ts'
import type { SecurityLog } from '../auth/security-log.ts'

type SecurityEvent = Parameters<SecurityLog['record']>[0]

/** Tells of refusals without letting a flood fill the log. */
export interface RefusalCount {
  /** Records the first refusal of its kind at once; those after it are counted, and told once a minute. */
  note(event: SecurityEvent): void
  /** Tells what has been counted and not yet told. */
  flush(): void
}

const minuteMs = 60_000

const kinds: Readonly<Record<string, string>> = { 'limit-refused': 'limit', 'capacity-refused': 'capacity' }

/**
 * Creates a count of refusals on the log of security events, by kind and detail. What limits and the want of room have refused
 * goes to `parley_refusals_total` as it happens.
 */
export function createRefusalCount(security: SecurityLog, registry: Registry, timers: Timers): RefusalCount {
  const total = new Counter({
    name: 'parley_refusals_total',
    help: 'Requests that a limit or the want of room has refused, by which.',
    labelNames: ['kind', 'what'],
    registers: [registry],
  })
  /** How many more there were since the first of each. */
  const counts = new Map<string, { event: SecurityEvent; more: number }>()
  let cancelFlush: Cancel | undefined
  const flush = () => {
    cancelFlush?.()
    cancelFlush = undefined
    for (const { event, more } of counts.values()) {
      // Not the first one's address: the others may have had another.
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
 * Records at once what names somebody, and gathers the rest: keys are invented by the thousand, and a key that
 * was right once is worth a line each time.
 */
export const tellNamedAtOnce = (security: SecurityLog, refusals: RefusalCount): SecurityLog => ({
  record: (event) => (event.actor === undefined ? refusals.note(event) : security.record(event)),
})

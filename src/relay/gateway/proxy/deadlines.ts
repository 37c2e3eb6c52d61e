import type { Timers } from '../../../contract/primitives/timers.ts'

/** Something that may take only so long. */
export interface Deadline {
  /** On the scale of {@link Deadlines.now}; may be moved at any time. */
  dueAt: number
  /** Called once the time is over; the deadline is forgotten before. */
  onDue(): void
  /** The list's own; undefined while nobody watches. */
  before: Deadline | undefined
  after: Deadline | undefined
}

/** Watches many deadlines with one timer, since a timer for each request costs more than it tells. */
export interface Deadlines {
  now(): number
  watch(deadline: Deadline): void
  forget(deadline: Deadline): void
  stop(): void
}

/**
 * Looks every `everyMs` (default 100), so that a deadline is kept within so much. They hang in a
 * list that runs through themselves: a Set that requests go through by the thousand cost the
 * proxy a third of its processor time (V8 copies its table again and again; measured on Node 20).
 */
export function createDeadlines(timers: Timers, everyMs = 100): Deadlines {
  const { now } = timers
  const first: Deadline = {
    dueAt: Number.POSITIVE_INFINITY,
    onDue: () => {},
    before: undefined,
    after: undefined,
  }
  const forget = (deadline: Deadline) => {
    const { before, after } = deadline
    if (!before) return
    before.after = after
    if (after) after.before = before
    deadline.before = undefined
    deadline.after = undefined
  }
  const look = () => {
    const at = now()
    let deadline = first.after
    while (deadline) {
      const next: Deadline | undefined = deadline.after
      if (deadline.dueAt <= at) {
        forget(deadline)
        deadline.onDue()
      }
      deadline = next
    }
  }
  const stop = timers.setInterval(look, everyMs)
  return {
    now,
    watch(deadline) {
      deadline.before = first
      deadline.after = first.after
      if (first.after) first.after.before = deadline
      first.after = deadline
    },
    forget,
    stop,
  }
}

/** Something that may take only so long. */
export interface Deadline {
  /** On the scale of {@link Deadlines.now}; may be moved at any time. */
  dueAt: number
  /** Called once the time is over; the deadline is forgotten before. */
  onDue(): void
}

/** Watches many deadlines with one timer, since a timer for each request costs more than it tells. */
export interface Deadlines {
  now(): number
  watch(deadline: Deadline): void
  forget(deadline: Deadline): void
  stop(): void
}

/** Looks every `everyMs` (default 100), so that a deadline is kept within so much. */
export function createDeadlines(everyMs = 100): Deadlines {
  const watched = new Set<Deadline>()
  const now = () => performance.now()
  const look = () => {
    const at = now()
    for (const deadline of watched) {
      if (deadline.dueAt > at) continue
      watched.delete(deadline)
      deadline.onDue()
    }
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    now,
    watch: (deadline) => void watched.add(deadline),
    forget: (deadline) => void watched.delete(deadline),
    stop: () => clearInterval(timer),
  }
}

import type { InboxPulse } from '../../../contract/console/inbox.ts'
import { sleep, type Timers } from '../../../contract/primitives/timers.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import type { Operator } from '../sign-in/operator.ts'
import { inboxNews } from './inbox-news.ts'

/** Dependencies of the shared pulse. */
export interface SharedPulseDeps {
  read: (person: Operator) => Promise<InboxPulse>
  notifier: Pick<ChatNotifier, 'subscribe'>
  timers: Timers
}

/** Reads the state of the inbox once for all users who see the same channels, however many there are. */
export interface SharedPulse {
  /**
   * Returns the state of the inbox, read after the last change; it is read at most once in a quarter of a
   * second.
   */
  read(person: Operator): Promise<InboxPulse>
}

/**
 * Minimum interval between two reads for the same channels, in milliseconds: at high load, not every change
 * is reported separately.
 */
const leastMs = 250
/** Other relays may have made changes without a notification. */
const longestMs = 5_000

interface Reading {
  /** Number of changes so far when it began. */
  news: number
  beganAt: number
  pulse: Promise<InboxPulse>
}

/** Creates the shared pulse of a process. */
export function createSharedPulse({ read, notifier, timers }: SharedPulseDeps): SharedPulse {
  const readings = new Map<string, Reading>()
  const waiting = new Map<string, Promise<InboxPulse>>()
  let news = 0
  notifier.subscribe(inboxNews, () => {
    news += 1
  })

  const begin = (scope: string, person: Operator): Promise<InboxPulse> => {
    const pulse = read(person)
    readings.set(scope, { news, beganAt: timers.now(), pulse })
    // After a failed read, the next caller reads again.
    pulse.catch(() => readings.delete(scope))
    return pulse
  }

  return {
    read(person) {
      const scope = JSON.stringify(person.channels)
      const last = readings.get(scope)
      if (!last) return begin(scope, person)
      const ageMs = timers.now() - last.beganAt
      if (last.news === news && ageMs < longestMs) return last.pulse
      if (ageMs >= leastMs) return begin(scope, person)
      const known = waiting.get(scope)
      if (known) return known
      const next = sleep(timers, leastMs - ageMs).then(() => {
        waiting.delete(scope)
        return begin(scope, person)
      })
      waiting.set(scope, next)
      return next
    },
  }
}

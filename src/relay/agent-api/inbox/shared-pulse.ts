import type { InboxPulse } from '../../../contract/console/inbox.ts'
import { sleep, type Timers } from '../../../contract/primitives/timers.ts'
import type { ChatNotifier } from '../../citizen-api/chat/chat-notifier.ts'
import type { Operator } from '../sign-in/operator.ts'
import { inboxNews } from './inbox-news.ts'

/** Lists what reading for many needs. */
export interface SharedPulseDeps {
  read: (person: Operator) => Promise<InboxPulse>
  notifier: Pick<ChatNotifier, 'subscribe'>
  timers: Timers
}

/** Reads the state of the inbox once for all who see the same channels, however many look. */
export interface SharedPulse {
  /** Gives what the inbox is, as it was read after the last news; within a quarter of a second it is read once. */
  read(person: Operator): Promise<InboxPulse>
}

/** The time between two readings of the same channels, in milliseconds: so many chats change at once that each change is not told. */
const leastMs = 250
/** Other relays may have changed what nobody told of. */
const longestMs = 5_000

interface Reading {
  /** How often there had been news when it began. */
  news: number
  beganAt: number
  pulse: Promise<InboxPulse>
}

/** Creates the shared reading of a process. */
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
    // What could not be read is read anew by whoever asks next.
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

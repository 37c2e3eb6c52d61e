import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { OpenCounts } from '../../security/rate-limits/open-counts.ts'
import type { ChatEvents } from '../chat/chat-events.ts'
import type { ChatNotifier } from '../chat/chat-notifier.ts'
import type { OpenStream } from '../chat/chat-streams.ts'
import { pollEvents } from '../chat/event-poll.ts'

/** Dependencies of the wait. */
export interface NewsWaitDeps {
  db: Db
  events: ChatEvents
  notifier: ChatNotifier
  /** Counts open streams by address. If the limit is reached, the page is shown without waiting. */
  openStreams: OpenCounts
  /** Ended at shutdown. */
  streams: Set<OpenStream>
  timers: Timers
}

/**
 * Waits at most `waitMs` for an event after `after` in a session's chat. Returns false if the limit of open
 * streams was reached.
 */
export type NewsWait = (wait: {
  session: SessionClaims
  after: number
  address: string
  waitMs: number
  signal: AbortSignal
}) => Promise<boolean>

/** Creates the wait for pages that promise an answer, so that citizens need not reload them. */
export function createNewsWait(deps: NewsWaitDeps): NewsWait {
  const { db, events, notifier, openStreams, streams, timers } = deps
  return async ({ session, after, address, waitMs, signal }) => {
    const leave = openStreams.enter(address)
    if (!leave) return false
    const control = new AbortController()
    signal.addEventListener('abort', () => control.abort())
    streams.add(control)
    const read = (seq: number, limit: number) => events.afterFor(db, session, seq, limit)
    const { chatId } = session
    await pollEvents({ read, notifier, chatId, after, signal: control.signal, waitMs, timers }).finally(
      () => {
        leave()
        streams.delete(control)
      },
    )
    return true
  }
}

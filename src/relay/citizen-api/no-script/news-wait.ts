import type { Timers } from '../../../contract/primitives/timers.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { SessionClaims } from '../../security/auth/session-tokens.ts'
import type { OpenCounts } from '../../security/rate-limits/open-counts.ts'
import type { ChatEvents } from '../chat/chat-events.ts'
import type { ChatNotifier } from '../chat/chat-notifier.ts'
import type { OpenStream } from '../chat/chat-streams.ts'
import { pollEvents } from '../chat/event-poll.ts'

/** Lists what waiting needs. */
export interface NewsWaitDeps {
  db: Db
  events: ChatEvents
  notifier: ChatNotifier
  /** Counts what is open by address; where there is no room, a page is shown as it is. */
  openStreams: OpenCounts
  /** Ended at shutdown. */
  streams: Set<OpenStream>
  timers: Timers
}

/** Waits at most `waitMs` for an event of a session's chat after `after`; false when there was no room to wait. */
export type NewsWait = (wait: {
  session: SessionClaims
  after: number
  address: string
  waitMs: number
  signal: AbortSignal
}) => Promise<boolean>

/** Creates the wait for a page that has promised an answer, so that it need not be loaded twice for it. */
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

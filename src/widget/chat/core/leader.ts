import { listen } from './listener.ts'
import { createNotifier } from './notifier.ts'
import { toRequest } from './outbox.ts'
import type { ChatParts } from './parts.ts'
import type { StreamItem } from './ports.ts'
import type { ChatRecord } from './record.ts'
import { mayGoOn } from './resume.ts'
import { runSender } from './sender.ts'
import type { ChatState, OutboxItem } from './state.ts'

/**
 * Work that one tab does for all: it listens, sends the messages waiting in the record, and requests the
 * cases.
 */
export interface Leader {
  /** Waits to become the leading tab, then works until the signal aborts. */
  run(alive: AbortSignal): Promise<void>
  /** Returns whether this tab is the leader. */
  isLeading(): boolean
  /** Reconnects after a refusal. */
  askAgain(): void
}

/** Creates the leader of a tab that does not lead yet. */
export function createLeader(deps: ChatParts): Leader {
  const { record, session, tabs } = deps
  const again = createNotifier()
  let leadership: AbortSignal | undefined
  return {
    async run(alive) {
      await tabs.lead(alive)
      await catchUp(deps)
      if (alive.aborted) return
      leadership = alive
      void listen(
        {
          ...deps,
          seq: () => record.state.value.seq,
          onItem: (item, isFirst) => takeItem(deps, item, isFirst),
          onConnection: (connection) => record.share({ type: 'connection', connection }),
          onRefused(code) {
            record.share({ type: 'refused', code })
            return again.wait(alive)
          },
        },
        alive,
      )
      void keepCases(deps, alive)
      await runSender(
        {
          ...deps,
          next: (signal) => record.when(nextWaiting, signal),
          send: (item) =>
            session.withToken((token) => deps.transport.send(token, toRequest(item, deps.clock()))),
          async onSent(item, { seq, report }) {
            await settleSent(record, item, seq)
            if (report) record.share({ type: 'report', report })
          },
          onFailed: (item, code) => record.putItem({ ...item, status: 'failed', code }),
        },
        alive,
      )
    },
    isLeading: () => leadership?.aborted === false,
    askAgain: again.notify,
  }
}

/**
 * Reads the session that the service worker may have started on the device while this page was waiting to
 * lead.
 */
async function catchUp({ session, store }: ChatParts): Promise<void> {
  if (session.token()) return
  const saved = await store.load()
  if (saved.session && !session.token() && mayGoOn(saved.session, session.whose()))
    session.adopt(saved.session)
}

/** Applies a received item; returns false if something before it is missing. */
function takeItem({ record, store }: ChatParts, item: StreamItem, isFirst: boolean): boolean {
  if (item.type === 'alive') return true
  if (item.type === 'typing') {
    record.share({ type: 'typing', on: item.on })
    return true
  }
  const { seq } = record.state.value
  if (item.seq <= seq) return true
  // The relay sends in order; a gap means that something was lost on the way. The first event after a
  // (re)connection is by definition the next one.
  if (!isFirst && item.seq > seq + 1) return false
  record.share({ type: 'event', event: item })
  if (item.type === 'message' && item.message.clientId) void store.removeItem(item.message.clientId)
  return true
}

/** Returns the oldest message waiting to be sent, once there is a session to send it in. */
const nextWaiting = ({ outbox, phase }: ChatState): OutboxItem | undefined =>
  phase === 'open' ? outbox.find(({ status }) => status === 'waiting') : undefined

/**
 * Marks a message as sent. Drops it if its echo has already arrived, because nothing of it may be stored
 * then.
 */
function settleSent({ state, putItem, dropItem }: ChatRecord, item: OutboxItem, seq: number): Promise<void> {
  const { clientId } = item.request
  const isStillHere = state.value.outbox.some((other) => other.request.clientId === clientId)
  if (!isStillHere || seq <= state.value.seq) return dropItem(clientId)
  return putItem({ ...item, status: 'sent', seq })
}

/**
 * Requests the citizen's cases whenever one was created or has changed. After a failure it retries at the
 * next change.
 */
async function keepCases({ record, session, transport }: ChatParts, alive: AbortSignal): Promise<void> {
  let asked = 0
  const news = ({ caseNews, phase }: ChatState): number | undefined =>
    phase === 'open' && caseNews !== asked ? caseNews : undefined
  for (;;) {
    const found = await record.when(news, alive)
    if (found === undefined) return
    asked = found
    const cases = await session.withToken((token) => transport.cases(token)).catch(() => undefined)
    if (cases && !alive.aborted) record.share({ type: 'cases', cases })
  }
}

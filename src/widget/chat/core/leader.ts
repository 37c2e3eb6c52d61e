import type { ReadonlySignal } from '@preact/signals'
import { listen } from './listener.ts'
import type { Notifier } from './notifier.ts'
import { toRequest } from './outbox.ts'
import type { ChatDeps, StreamItem } from './ports.ts'
import { runSender } from './sender.ts'
import type { Session } from './session.ts'
import type { Action, ChatState, OutboxItem } from './state.ts'

export interface LeaderDeps extends ChatDeps {
  session: Session
  state: ReadonlySignal<ChatState>
  /** Applies an action here and in the other tabs. */
  share(action: Action): void
  changeItem(item: OutboxItem): Promise<void>
  dropItem(clientId: string): Promise<void>
  /** Reads what came to the device since the page began. */
  catchUp(): Promise<void>
  /** Rings at every change of the state. */
  changed: Notifier
  /** Rings when she wants to try again after a refusal. */
  askAgain: Notifier
}

/**
 * The work that one tab does for all: it listens, sends, and asks for the cases. Runs until the signal
 * aborts; `onLead` is called once this tab has become the one.
 */
export async function lead(deps: LeaderDeps, onLead: () => void, alive: AbortSignal): Promise<void> {
  const { session, transport, tabs, state, share, changeItem, dropItem } = deps
  await tabs.lead(alive)
  // While this page waited, the worker may have begun the chat for it.
  await deps.catchUp()
  if (alive.aborted) return
  onLead()
  void listen(
    {
      ...deps,
      seq: () => state.value.seq,
      onItem: (item, isFirst) => takeItem(deps, item, isFirst),
      onConnection: (connection) => share({ type: 'connection', connection }),
      onRefused(code) {
        share({ type: 'refused', code })
        return deps.askAgain.wait(alive)
      },
    },
    alive,
  )
  void keepCases(deps, alive)
  await runSender(
    {
      ...deps,
      next: (signal) => nextItem(deps, signal),
      send: (item) => session.withToken((token) => transport.send(token, toRequest(item, deps.clock()))),
      async onSent(item, { seq, report }) {
        const { clientId } = item.request
        const isStillHere = state.value.outbox.some((other) => other.request.clientId === clientId)
        // The echo may have come first, and then nothing of the original may be kept.
        if (!isStillHere || seq <= state.value.seq) await dropItem(clientId)
        else await changeItem({ ...item, status: 'sent', seq })
        if (report) share({ type: 'report', report })
      },
      onFailed: (item, code) => changeItem({ ...item, status: 'failed', code }),
    },
    alive,
  )
}

/** Applies what came; false when something is missing before it. */
function takeItem({ state, share, store }: LeaderDeps, item: StreamItem, isFirst: boolean): boolean {
  if (item.type === 'alive') return true
  if (item.type === 'typing') {
    share({ type: 'typing', on: item.on })
    return true
  }
  const { seq } = state.value
  if (item.seq <= seq) return true
  // The relay sends in order; a hole means that something was lost on the way. The first event after
  // a (re)connection is by definition the next one.
  if (!isFirst && item.seq > seq + 1) return false
  share({ type: 'event', event: item })
  if (item.type === 'message' && item.message.clientId) void store.removeItem(item.message.clientId)
  return true
}

async function nextItem({ state, changed }: LeaderDeps, alive: AbortSignal): Promise<OutboxItem | undefined> {
  while (!alive.aborted) {
    const item = state.value.outbox.find(({ status }) => status === 'waiting')
    if (item && state.value.phase === 'open') return item
    await changed.wait(alive)
  }
  return undefined
}

/** Asks for her cases whenever one came to be or changed. What fails is asked again at the next news. */
async function keepCases(
  { state, share, session, transport, changed }: LeaderDeps,
  alive: AbortSignal,
): Promise<void> {
  let asked = 0
  while (!alive.aborted) {
    const { caseNews, phase } = state.value
    if (phase === 'open' && caseNews !== asked) {
      asked = caseNews
      const cases = await session.withToken((token) => transport.cases(token)).catch(() => undefined)
      if (cases && !alive.aborted) share({ type: 'cases', cases })
    } else await changed.wait(alive)
  }
}

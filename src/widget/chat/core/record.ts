import { type ReadonlySignal, signal } from '@preact/signals'
import { createNotifier } from './notifier.ts'
import type { ChatDeps } from './ports.ts'
import { reduce } from './reduce.ts'
import { createSnapshotWriter } from './snapshot-writer.ts'
import { type Action, type ChatState, initialState, type OutboxItem } from './state.ts'

/** Holds the state of the chat on this page, and keeps the device and the other tabs in sync with it. */
export interface ChatRecord {
  readonly state: ReadonlySignal<ChatState>
  /** Applies an action on this page only. */
  apply(action: Action): void
  /** Applies an action here and in the other tabs. */
  share(action: Action): void
  /** Adds or changes an unsent message here, in the other tabs and on the device. */
  putItem(item: OutboxItem): Promise<void>
  /** Removes an unsent message here, in the other tabs and from the device. */
  dropItem(clientId: string): Promise<void>
  /**
   * Waits for a state in which `pick` finds something, and resolves with it: immediately if the current state
   * has it, with undefined if the signal aborts first.
   */
  when<T>(pick: (state: ChatState) => T | undefined, signal: AbortSignal): Promise<T | undefined>
  /** Writes pending changes to the device. */
  flush(): void
}

/** Creates the record of a chat about which nothing is known yet. */
export function createRecord({ store, sleep, tabs }: Pick<ChatDeps, 'store' | 'sleep' | 'tabs'>): ChatRecord {
  const state = signal<ChatState>(initialState)
  const snapshots = createSnapshotWriter(store, sleep)
  const changed = createNotifier()

  const apply = (action: Action): void => {
    const next = reduce(state.value, action)
    if (next === state.value) return
    state.value = next
    snapshots.touch(next)
    changed.notify()
  }
  const share = (action: Action): void => {
    apply(action)
    tabs.tell({ type: 'action', action })
  }

  return {
    state,
    apply,
    share,
    async putItem(item) {
      if (state.value.channel?.ephemeral !== true) await store.putItem(item)
      share({ type: 'outbox', item })
    },
    async dropItem(clientId) {
      share({ type: 'outbox-removed', clientId })
      await store.removeItem(clientId)
    },
    async when(pick, signal) {
      while (!signal.aborted) {
        const found = pick(state.value)
        if (found !== undefined) return found
        await changed.wait(signal)
      }
      return undefined
    },
    flush: snapshots.flush,
  }
}

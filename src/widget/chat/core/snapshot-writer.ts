import type { Sleep, Store } from './ports.ts'
import type { ChatState, Snapshot } from './state.ts'

/** Number of the newest messages stored on the device. */
const keptMessages = 500
const pauseMs = 300

/** Builds the data that another page needs to continue from `state`; undefined before there is a chat. */
export function toSnapshot(state: ChatState, keep = keptMessages): Snapshot | undefined {
  const { chatId, seq, progress, caseIds, report } = state
  if (chatId === undefined) return undefined
  const messages = state.messages.slice(-keep)
  const earlier = messages.length < state.messages.length || state.earlier !== 'none' ? 'some' : 'none'
  return { chatId, seq, progress, caseIds, messages, earlier, ...(report && { report }) }
}

/** Writes the transcript to the device. */
export interface SnapshotWriter {
  /** Schedules a write of the changed state. */
  touch(state: ChatState): void
  /** Writes pending changes now. */
  flush(): void
}

/** Creates a writer that writes at most once per {@link pauseMs}, and only what is new. */
export function createSnapshotWriter(store: Store, sleep: Sleep): SnapshotWriter {
  let latest: ChatState | undefined
  let written: ChatState | undefined
  let isWaiting = false

  const flush = (): void => {
    isWaiting = false
    const state = latest
    if (!state || !isWorthWriting(state, written)) return
    written = state
    const snapshot = toSnapshot(state)
    if (snapshot) void store.saveLog(snapshot)
  }

  return {
    touch(state) {
      latest = state
      if (isWaiting || !isWorthWriting(state, written)) return
      isWaiting = true
      void sleep(pauseMs).then(flush)
    },
    flush,
  }
}

const isWorthWriting = (state: ChatState, written: ChatState | undefined): boolean =>
  state.phase === 'open' &&
  state.channel?.ephemeral === false &&
  (state.seq !== written?.seq || state.chatId !== written.chatId || state.report !== written.report)

import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval'
import type { Store } from '../core/ports.ts'
import type { OutboxItem, SavedSession, Snapshot } from '../core/state.ts'
import { sleep } from './browser.ts'
import { createMemoryStore } from './memory-store.ts'

const itemPrefix = 'out:'
/** A database that answers nothing for so long never will, as at times on iOS 14. */
const answerMs = 5000

/**
 * Creates a store in IndexedDB: one database for each channel, and one entry for each unsent message, so that
 * two tabs never overwrite each other. Where IndexedDB is missing, refuses or hangs (private windows, a full disk,
 * storage blocked in frames) the chat is kept in memory.
 */
export function createIdbStore(gwId: string): Store {
  const memory = createMemoryStore()
  let db: UseStore | undefined
  try {
    db = committing(createStore(`parley-${gwId}`, 'chat'))
  } catch {
    return memory
  }

  const attempt = async (work: (db: UseStore) => Promise<unknown>): Promise<void> => {
    if (!db) return
    try {
      await Promise.race([work(db), sleep(answerMs).then(() => Promise.reject())])
    } catch {
      db = undefined
    }
  }

  return {
    async load() {
      let all: [IDBValidKey, unknown][] = []
      await attempt(async (store) => {
        all = await entries(store)
      })
      if (!db) return memory.load()
      const found = new Map(all.map(([key, value]) => [String(key), value]))
      const session = found.get('session') as SavedSession | undefined
      const log = found.get('log') as Snapshot | undefined
      const outbox = [...found]
        .filter(([key]) => key.startsWith(itemPrefix))
        .map(([, item]) => item as OutboxItem)
      return { ...(session && { session }), ...(log && { log }), outbox }
    },
    saveSession: (session) => attempt((store) => set('session', session, store)),
    saveLog: (log) => attempt((store) => set('log', log, store)),
    putItem: (item) => attempt((store) => set(itemPrefix + item.request.clientId, item, store)),
    removeItem: (clientId) => attempt((store) => del(itemPrefix + clientId, store)),
    async clear(forGood = false) {
      await attempt((store) => clear(store))
      if (forGood) db = undefined
    },
  }
}

/** Ends each change at once: one that a closing page begins would otherwise wait for an answer that it does not hear. */
const committing =
  (store: UseStore): UseStore =>
  (mode, work) =>
    store(mode, (objects) => {
      const done = work(objects)
      if (mode === 'readwrite') objects.transaction.commit?.()
      return done
    })

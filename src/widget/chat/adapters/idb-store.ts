import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { Store } from '../core/ports.ts'
import type { OutboxItem, SavedSession, Snapshot } from '../core/state.ts'
import { sleep } from './browser.ts'

const itemPrefix = 'out:'
/** A database that has not answered within this time never will, as sometimes happens on iOS 14. */
const answerMs = 5000

/**
 * Creates a store in IndexedDB: one database for each channel, and one entry for each unsent message, so that
 * two tabs never overwrite each other. If IndexedDB is missing, or refuses or hangs twice in a row (private
 * windows, a full disk, storage blocked in frames), the chat is kept in memory; the same applies without a
 * `gwId`.
 */
export function createIdbStore(gwId: string | undefined): Store {
  // Each database is opened on first use.
  const open = (): UseStore | undefined => (gwId === undefined ? gwId : createStore(`parley-${gwId}`, 'chat'))
  /** Undefined after two failures in a row, and if storing is not allowed. */
  let db: UseStore | undefined = open()
  let faults = 0
  let isForgetful = false

  const attempt = async (work: (db: UseStore) => Promise<unknown>): Promise<void> => {
    if (!db) return
    try {
      const done = work(db).catch(() => {
        // A connection that the browser has closed is replaced immediately.
        db = open() as UseStore
        return work(db)
      })
      await Promise.race([done, sleep(answerMs).then(() => Promise.reject())])
      faults = 0
    } catch {
      db = faults++ ? undefined : open()
    }
  }

  const write = (change: (objects: IDBObjectStore) => unknown): Promise<void> =>
    attempt((store) =>
      store('readwrite', (objects) => {
        change(objects)
        // Commit now: otherwise a transaction begun by a closing page would wait for a response that the page
        // never receives.
        objects.transaction.commit?.()
        return promisifyRequest(objects.transaction)
      }),
    )

  return {
    async load() {
      let all: [string, unknown][] = []
      await attempt(async (store) => {
        all = await store('readonly', readAll)
      })
      const found = new Map(all)
      return {
        session: found.get('session') as SavedSession | undefined,
        log: found.get('log') as Snapshot | undefined,
        outbox: all.filter(([key]) => key.startsWith(itemPrefix)).map(([, item]) => item as OutboxItem),
      }
    },
    saveSession: (session) => write((objects) => objects.put(session, 'session')),
    saveLog: (log) => write((objects) => objects.put(log, 'log')),
    putItem: (item) => write((objects) => objects.put(item, itemPrefix + item.request.clientId)),
    removeItem: (clientId) => write((objects) => objects.delete(itemPrefix + clientId)),
    async clear(forGood = false) {
      isForgetful ||= forGood
      // Also clear the data that was stored before the failures.
      db = open()
      await write((objects) => objects.clear())
      if (isForgetful) db = undefined
    },
  }
}

async function readAll(objects: IDBObjectStore): Promise<[string, unknown][]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(objects.getAllKeys() as IDBRequest<string[]>),
    promisifyRequest<unknown[]>(objects.getAll()),
  ])
  return keys.map((key, index) => [key, values[index]])
}

import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { Store } from '../core/ports.ts'
import type { OutboxItem, SavedSession, Snapshot } from '../core/state.ts'
import { sleep } from './browser.ts'

const itemPrefix = 'out:'
/** A database that answers nothing for so long never will, as at times on iOS 14. */
const answerMs = 5000

/**
 * Creates a store in IndexedDB: one database for each channel, and one entry for each unsent message, so that
 * two tabs never overwrite each other. Where IndexedDB is missing, refuses or hangs twice (private windows, a full disk,
 * storage blocked in frames) the chat is kept in memory, and so it is without a `gwId`.
 */
export function createIdbStore(gwId: string | undefined): Store {
  // Each is opened at its first use.
  const open = (): UseStore | undefined => (gwId === undefined ? gwId : createStore(`parley-${gwId}`, 'chat'))
  /** Undefined once two in a row have failed, and where nothing may be stored. */
  let db: UseStore | undefined = open()
  let faults = 0
  let isForgetful = false

  const attempt = async (work: (db: UseStore) => Promise<unknown>): Promise<void> => {
    if (!db) return
    try {
      const done = work(db).catch(() => {
        // A connection that the browser has closed is replaced at once.
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
        // At once: what a closing page begins would otherwise wait for an answer that it does not hear.
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
      // What was stored before the faults goes too.
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

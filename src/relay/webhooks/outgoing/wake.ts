import type { Db, Storage } from '../../../storage/database/storage.ts'

/** A database whose transactions wake somebody after the commit, where they have asked for it. */
export interface WakingStorage {
  storage: Storage
  /** Asks, in a transaction, that its commit wakes. */
  mark(trx: Db): void
}

/** Creates the database that wakes: whoever is woken before the commit finds nothing. */
export function createWakingStorage(storage: Storage, wake: () => void): WakingStorage {
  const marked = new WeakSet<Db>()
  return {
    storage: {
      ...storage,
      async write(scope, work) {
        let used: Db | undefined
        const result = await storage.write(scope, (trx) => {
          used = trx
          return work(trx)
        })
        if (used && marked.delete(used)) wake()
        return result
      },
    },
    mark: (trx) => void marked.add(trx),
  }
}

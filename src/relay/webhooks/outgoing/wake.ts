import type { Db, Storage } from '../../../storage/database/storage.ts'

/** A database that calls back after the commit of a marked transaction. */
export interface WakingStorage {
  storage: Storage
  /** Requests the callback after this transaction's commit. */
  mark(trx: Db): void
}

/** Creates the database with the callback. A callback before the commit would find nothing. */
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

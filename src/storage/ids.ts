import { randomBytes } from 'node:crypto'
import { monotonicFactory } from 'ulid'
import type { Ids } from '../contract/primitives/ids.ts'

/** Ids' worth of random bytes: the system is asked once for so many, and not sixteen times for each. */
const poolBytes = 4096

/** ULIDs that only grow within this process. */
export function createIds(): Ids {
  let pool = randomBytes(poolBytes)
  let at = 0
  return monotonicFactory(() => {
    if (at === pool.length) {
      pool = randomBytes(poolBytes)
      at = 0
    }
    return (pool[at++] ?? 0) / 256
  })
}

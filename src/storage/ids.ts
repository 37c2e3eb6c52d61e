import { randomBytes } from 'node:crypto'
import { monotonicFactory } from 'ulid'
import type { Ids } from '../contract/primitives/ids.ts'

/** Random bytes read from the system in one call, rather than sixteen for each id. */
const poolBytes = 4096

/** Creates a source of ULIDs that increase strictly within this process. */
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

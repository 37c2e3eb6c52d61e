import {
  createSemaphore,
  type Semaphore,
  type SemaphoreOptions,
} from '../../contract/primitives/semaphore.ts'

/**
 * Runs work with the same name in the order of the calls. @throws what `refuse` returns, or the work throws
 */
export type Lanes = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Creates lanes, one with the given number of slots for each name in use. */
export function createLanes(options: SemaphoreOptions): Lanes {
  const lanes = new Map<string, { semaphore: Semaphore; users: number }>()
  return async (name, work) => {
    const lane = lanes.get(name) ?? { semaphore: createSemaphore(options), users: 0 }
    lanes.set(name, lane)
    lane.users += 1
    try {
      return await lane.semaphore.run(work)
    } finally {
      lane.users -= 1
      if (lane.users === 0) lanes.delete(name)
    }
  }
}

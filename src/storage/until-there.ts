import { setTimeout } from 'node:timers/promises'
import { isOutage } from './database/outage.ts'

const everyMs = 1_000

/**
 * Tries again each second while the database is away, so that processes may start in any order.
 * @param onWait hears once, with the error, that it is waited for
 * @param mostTries after so many it is given up
 * @param wait resolves after so many milliseconds; by default it keeps the process alive, which nothing else does at a start
 * @throws whatever else goes wrong
 */
export async function untilThere<T>(
  work: () => Promise<T>,
  onWait: (error: unknown) => void,
  {
    mostTries = Number.POSITIVE_INFINITY,
    wait = setTimeout,
  }: { mostTries?: number; wait?: (ms: number) => Promise<unknown> } = {},
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error) || tries + 1 >= mostTries) throw error
      if (tries === 0) onWait(error)
      await wait(everyMs)
    }
  }
}

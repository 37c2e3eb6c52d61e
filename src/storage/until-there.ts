import { setTimeout } from 'node:timers/promises'
import { isOutage } from './database/outage.ts'

const everyMs = 1_000

/**
 * Retries each second while the database is unreachable, so that processes may start in any order.
 * @param onWait called once with the error when it starts waiting
 * @param mostTries number of attempts before it gives up
 * @param wait resolves after `ms` milliseconds; by default it keeps the process alive, which nothing else
 * does during start-up
 * @throws any other error
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

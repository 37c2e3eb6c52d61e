/** Longest time that one request may hold the event loop, in milliseconds. */
export const loopLimitMs = 20

/** Enough for the code to be compiled, as it is in a server that has run for a while. */
const mostRuns = 12

/**
 * Measures for how long synchronous work holds the event loop, in milliseconds: the least of several runs, each by
 * the clock or by the processor, whichever is less, so that what else the machine does does not count. Stops as soon
 * as a run was within `enough`.
 */
export function loopTime(work: () => unknown, enough = loopLimitMs): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < mostRuns && least > enough; run++) {
    const started = performance.now()
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000, performance.now() - started)
  }
  return least
}

/**
 * Measures the longest turn of the event loop while `work` goes on, in milliseconds, as {@link loopTime} measures: the
 * least of several runs.
 */
export async function longestTurn(work: () => Promise<unknown>, enough = loopLimitMs): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < mostRuns && least > enough; run++) {
    let longest = 0
    let isOver = false
    let started = performance.now()
    let before = process.cpuUsage()
    const turn = () => {
      const { user, system } = process.cpuUsage(before)
      longest = Math.max(longest, Math.min((user + system) / 1000, performance.now() - started))
      started = performance.now()
      before = process.cpuUsage()
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await work()
    isOver = true
    await new Promise(setImmediate)
    least = Math.min(least, longest)
  }
  return least
}
